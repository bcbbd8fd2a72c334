//! What is asked of a worker to help somebody who plays, and what is shown of its answer.

use std::fmt;
use std::str::FromStr;

use i18n::Lang;

use super::{NotAnErrand, Reply};
use crate::Figure;

/// The word that a question of this kind begins with.
const AID: &str = "aid";
/// What a line begins with that can be chosen.
const CHOICE: &str = "> ";

/// Help that is wanted, in a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aid {
    /// Which help.
    pub wanted: Wanted,
    /// In which language it is put.
    pub lang: Lang,
    /// The game or the position, as [`Sitting::read`](crate::Sitting::read) understands it.
    pub game: String,
}

/// A kind of help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// What lies over the board: threatened rows of YINSH, the room left in Gemblo.
    Overlay,
    /// A good turn in two steps: where it begins, then what it is.
    Hint,
    /// Whether the last turn was a blunder, and why; nothing if it was none.
    Warning,
}

impl Wanted {
    const ALL: [(Wanted, &str); 3] = [
        (Wanted::Overlay, "overlay"),
        (Wanted::Hint, "hint"),
        (Wanted::Warning, "warning"),
    ];
}

/// Some words with figures over the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shown {
    /// The words, on one line.
    pub words: String,
    /// The figures.
    pub figures: Vec<Figure>,
    /// What can be chosen then: to take the turn back, or to play on.
    pub choices: Vec<String>,
}

/// All that is shown, one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Aided(pub Vec<Shown>);

impl Reply for Aided {
    fn is_last(&self) -> bool {
        true
    }
}

impl fmt::Display for Aid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = Wanted::ALL
            .iter()
            .find(|(wanted, _)| *wanted == self.wanted);
        let word = word.map_or("", |(_, word)| word);
        write!(f, "{AID} {word} {}\n{}", self.lang.code(), self.game)
    }
}

impl FromStr for Aid {
    type Err = NotAnErrand;

    fn from_str(text: &str) -> Result<Aid, NotAnErrand> {
        let (head, game) = text.split_once('\n').ok_or(NotAnErrand)?;
        let words: Vec<&str> = head.split(' ').collect();
        let [AID, wanted, lang] = words[..] else {
            return Err(NotAnErrand);
        };
        let wanted = Wanted::ALL.iter().find(|(_, word)| *word == wanted);
        Ok(Aid {
            wanted: wanted.ok_or(NotAnErrand)?.0,
            lang: Lang::from_code(lang).ok_or(NotAnErrand)?,
            game: game.to_owned(),
        })
    }
}

/// Each begins with its words; a blank line ends it. `tutor.js` reads it, too.
impl fmt::Display for Aided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|shown| {
            writeln!(f, "{}", shown.words)?;
            let mut figures = shown.figures.iter();
            figures.try_for_each(|figure| writeln!(f, "{figure}"))?;
            let mut choices = shown.choices.iter();
            choices.try_for_each(|choice| writeln!(f, "{CHOICE}{choice}"))?;
            writeln!(f)
        })
    }
}

impl FromStr for Aided {
    type Err = NotAnErrand;

    fn from_str(text: &str) -> Result<Aided, NotAnErrand> {
        let parts = text.split_terminator("\n\n").map(|part| {
            let mut lines = part.split('\n');
            let mut shown = Shown {
                words: lines.next().unwrap_or_default().to_owned(),
                ..Shown::default()
            };
            for line in lines {
                match line.strip_prefix(CHOICE) {
                    Some(choice) => shown.choices.push(choice.to_owned()),
                    None => shown.figures.push(line.parse()?),
                }
            }
            Ok(shown)
        });
        parts.collect::<Result<_, _>>().map(Aided)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::errand::Asked;

    #[test]
    fn questions_for_help_and_what_is_shown_survive_their_texts() {
        for (wanted, _) in Wanted::ALL {
            let aid = Aid {
                wanted,
                lang: Lang::Fr,
                game: "[Game \"YINSH\"]\n\n1.e3\n".to_owned(),
            };
            assert_eq!(aid.to_string().parse(), Ok(Asked::Aid(aid)));
        }
        let shown = |words: &str, figures| Shown {
            words: words.to_owned(),
            figures,
            choices: vec!["Play on".to_owned()],
        };
        let figure = Figure::new("turn", "M0 0".to_owned());
        for aided in [
            Aided::default(),
            Aided(vec![shown("here", vec![])]),
            Aided(vec![
                shown("", vec![figure.clone()]),
                shown("there", vec![figure]),
            ]),
        ] {
            assert!(aided.is_last(), "all is said at once");
            assert_eq!(aided.to_string().parse(), Ok(aided));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["aid", "aid hint en", "aid joke en\n", "aid hint xx\n"] {
            assert_eq!(text.parse::<Aid>(), Err(NotAnErrand), "{text:?}");
        }
        assert_eq!("here\nthere".parse::<Aided>(), Err(NotAnErrand));
    }
}

//! What players agree on before a game: who begins, and in Gemblo the tints and the layout.

use std::fmt;
use std::str::FromStr;

use gemblo::{Layout, Setup, Tint};

use crate::{Kind, Variant};

/// What the players of a game agree on before it. The players are listed clockwise.
///
/// Its text has a line for each choice; lines that mean nothing here are passed over, so that a choice
/// kept by another version costs no more than itself.
///
/// ```
/// use games::{Agreed, First, Kind};
///
/// let mut agreed = Agreed::usual(Kind::Gemblo, First::Listed(0));
/// agreed.variant = "gemblo3".parse().unwrap();
/// agreed.first = First::Listed(2);
/// let (setup, players) = agreed.begun(vec!["Ann", "Ben", "Cleo"], 0);
/// assert_eq!(players, ["Cleo", "Ann", "Ben"]);
/// assert_eq!(setup, "gemblo3 green,blue,red");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agreed {
    /// The game with its usual setup.
    pub variant: Variant,
    /// Who begins.
    pub first: First,
    /// The tint of each colour of Gemblo, clockwise; those that nobody plays with come last.
    pub tints: [Tint; gemblo::MAX_COLOURS],
    /// Where the obstacles lie when five play Gemblo.
    pub obstacles: Obstacles,
}

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// The player at this place of the list, from 0.
    Listed(usize),
    /// Whoever the lot falls on.
    Lots,
}

/// Where the obstacles of the five-player game lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacles {
    /// As in the rule book's example.
    Book,
    /// As drawn from a seed.
    Drawn(u64),
    /// As somebody laid them.
    Laid(Layout),
}

impl Agreed {
    /// The usual setup and tints.
    pub fn usual(kind: Kind, first: First) -> Agreed {
        Agreed {
            variant: kind.usual(),
            first,
            tints: Tint::ALL,
            obstacles: Obstacles::Book,
        }
    }

    /// The same with what a text of choices says of this game.
    pub fn kept(self, text: &str) -> Agreed {
        let choices = text.lines().filter_map(|line| line.split_once('='));
        choices.fold(self, |agreed, (name, choice)| {
            agreed.chosen(name, choice).unwrap_or(agreed)
        })
    }

    fn chosen(mut self, name: &str, choice: &str) -> Option<Agreed> {
        match name {
            "variant" => {
                let variant: Variant = choice.parse().ok()?;
                self.variant = (variant.game == self.variant.game).then_some(variant)?;
            }
            "first" => self.first = choice.parse().ok()?,
            "tints" => self.tints = six(choice)?,
            "obstacles" => self.obstacles = obstacles(choice)?,
            _ => return None,
        }
        Some(self)
    }

    /// The tints of the player at a place of the list; nothing where they have none.
    pub fn tints_of(&self, place: usize) -> Vec<Tint> {
        let every = usize::from(self.variant.seats());
        let own = self.tints_in_play().iter().skip(place).step_by(every);
        own.copied().collect()
    }

    /// The tints that are played with, clockwise; none in a game without tints.
    pub fn tints_in_play(&self) -> &[Tint] {
        let colours = self.gemblo().map_or(0, |setup| setup.colours());
        &self.tints[..usize::from(colours)]
    }

    /// Gives a tint to the player that has another; whoever had it takes that one.
    pub fn exchange(&mut self, old: Tint, new: Tint) {
        for tint in &mut self.tints {
            *tint = match *tint {
                own if own == old => new,
                own if own == new => old,
                own => own,
            };
        }
    }

    /// The text of the setup, and the players in the order of play; `lot` decides where lots do.
    pub fn begun<T>(&self, mut listed: Vec<T>, lot: u64) -> (String, Vec<T>) {
        let seats = listed.len().max(1);
        let first = match self.first {
            First::Listed(place) => place % seats,
            First::Lots => (lot % seats as u64) as usize,
        };
        let setup = match self.gemblo() {
            Some(setup) => self.laid_out(setup, first).to_string(),
            None => self.variant.setup.to_owned(),
        };
        listed.rotate_left(first);
        (setup, listed)
    }

    /// The setup with its obstacles and tints, seen from whoever begins (Gemblo, clause D1).
    fn laid_out(&self, setup: Setup, first: usize) -> Setup {
        let mut tints = self.tints_in_play().to_vec();
        tints.rotate_left(first);
        let setup = match setup.layout() {
            Some(_) => Setup::five(self.obstacles.layout()),
            None => setup,
        };
        setup.with_tints(&tints).unwrap_or(setup)
    }

    fn gemblo(&self) -> Option<Setup> {
        self.variant.setup.parse().ok()
    }
}

impl Obstacles {
    /// The layout with these.
    pub fn layout(self) -> Layout {
        match self {
            Obstacles::Book => Layout::book(),
            Obstacles::Drawn(seed) => Layout::seeded(seed),
            Obstacles::Laid(layout) => layout,
        }
    }
}

/// The setup for the same players one seat further: everybody keeps their tints.
///
/// ```
/// assert_eq!(games::one_seat_further("gemblo3"), "gemblo3 green,blue,red");
/// assert_eq!(games::one_seat_further("standard"), "standard");
/// ```
pub fn one_seat_further(setup: &str) -> String {
    let moved = setup.parse::<Setup>().ok().and_then(|setup| {
        let mut tints = setup.tints().to_vec();
        tints.rotate_right(1);
        setup.with_tints(&tints).ok()
    });
    moved.map_or_else(|| setup.to_owned(), |setup| setup.to_string())
}

/// All six tints, each once.
fn six(text: &str) -> Option<[Tint; gemblo::MAX_COLOURS]> {
    let tints: Result<Vec<Tint>, _> = text.split(',').map(str::parse).collect();
    let tints: [Tint; gemblo::MAX_COLOURS] = tints.ok()?.try_into().ok()?;
    let has = |tint: &Tint| tints.contains(tint);
    Tint::ALL.iter().all(has).then_some(tints)
}

impl fmt::Display for Agreed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "variant={}", self.variant.name)?;
        writeln!(f, "first={}", self.first)?;
        writeln!(f, "tints={}", self.tints.map(Tint::name).join(","))?;
        writeln!(f, "obstacles={}", self.obstacles)
    }
}

impl fmt::Display for First {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            First::Listed(place) => write!(f, "{}", place + 1),
            First::Lots => f.write_str("lots"),
        }
    }
}

impl FromStr for First {
    type Err = UnknownFirst;

    /// `lots`, or a place of the list, from 1.
    fn from_str(text: &str) -> Result<First, UnknownFirst> {
        if text == "lots" {
            return Ok(First::Lots);
        }
        match text.parse::<usize>() {
            Ok(place @ 1..) => Ok(First::Listed(place - 1)),
            _ => Err(UnknownFirst),
        }
    }
}

/// A word that does not say who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownFirst;

impl fmt::Display for UnknownFirst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("whoever begins is \"lots\" or a place of the list, from 1")
    }
}

impl std::error::Error for UnknownFirst {}

impl fmt::Display for Obstacles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Obstacles::Book => f.write_str("book"),
            Obstacles::Drawn(seed) => write!(f, "{seed}"),
            Obstacles::Laid(layout) => layout.fmt(f),
        }
    }
}

/// Reads what [`Display`](fmt::Display) writes.
fn obstacles(text: &str) -> Option<Obstacles> {
    if text == "book" {
        return Some(Obstacles::Book);
    }
    if let Ok(seed) = text.parse() {
        return Some(Obstacles::Drawn(seed));
    }
    let laid: Setup = format!("gemblo5 {text}").parse().ok()?;
    laid.layout().copied().map(Obstacles::Laid)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn agreed(variant: &str, first: First) -> Agreed {
        let variant: Variant = variant.parse().unwrap();
        Agreed {
            variant,
            ..Agreed::usual(variant.game, first)
        }
    }

    #[test]
    fn a_lot_lets_everybody_begin_equally_often_and_keeps_the_order_round_the_table() {
        for count in 2..=6_u64 {
            let agreed = agreed(&format!("gemblo{count}"), First::Lots);
            let listed: Vec<u64> = (0..count).collect();
            let mut begun = vec![0; count as usize];
            for lot in 0..3 * count {
                let (_, seated) = agreed.begun(listed.clone(), lot);
                begun[seated[0] as usize] += 1;
                let mut pairs = seated.windows(2);
                assert!(pairs.all(|two| two[1] == (two[0] + 1) % count));
            }
            assert_eq!(begun, vec![3; count as usize]);
        }
    }

    #[test]
    fn everybody_keeps_their_tints_whoever_begins() {
        for count in 2..=6 {
            for first in 0..count {
                let mut agreed = agreed(&format!("gemblo{count}"), First::Listed(first));
                agreed.exchange(Tint::Blue, Tint::Yellow);
                let (setup, seated) = agreed.begun((0..count).collect(), 0);
                let setup: Setup = setup.parse().unwrap();
                for (seat, place) in seated.into_iter().enumerate() {
                    let tints = setup.tints().iter().skip(seat).step_by(count);
                    let mut tints: Vec<Tint> = tints.copied().collect();
                    let mut chosen = agreed.tints_of(place);
                    tints.sort_unstable();
                    chosen.sort_unstable();
                    assert_eq!(tints, chosen, "{count} players, {first} begins");
                }
            }
        }
    }

    #[test]
    fn with_five_players_the_obstacles_are_those_agreed_on() {
        let mut agreed = agreed("gemblo5", First::Listed(0));
        assert_eq!(agreed.begun(vec![(); 5], 0).0, "gemblo5");
        agreed.obstacles = Obstacles::Drawn(7);
        assert_eq!(agreed.begun(vec![(); 5], 0).0, "gemblo5#7");
        let laid = Layout::seeded(8).to_string();
        agreed.obstacles = obstacles(&laid).unwrap();
        assert_eq!(agreed.begun(vec![(); 5], 0).0, format!("gemblo5 {laid}"));
        agreed.variant = "gemblo4".parse().unwrap();
        assert_eq!(agreed.begun(vec![(); 4], 0).0, "gemblo4");
    }

    #[test]
    fn yinsh_has_neither_tints_nor_obstacles() {
        let mut agreed = agreed("yinsh-blitz", First::Listed(1));
        agreed.exchange(Tint::Blue, Tint::Red);
        agreed.obstacles = Obstacles::Drawn(7);
        assert_eq!(agreed.tints_of(0), []);
        let begun = agreed.begun(vec!["Ann", "Ben"], 0);
        assert_eq!(begun, ("blitz".to_owned(), vec!["Ben", "Ann"]));
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let laid = obstacles(&Layout::seeded(8).to_string()).unwrap();
        for obstacles in [Obstacles::Book, Obstacles::Drawn(7), laid] {
            let mut other = agreed("gemblo5", First::Lots);
            other.exchange(Tint::Green, Tint::Sky);
            other.obstacles = obstacles;
            let usual = Agreed::usual(Kind::Gemblo, First::Listed(0));
            assert_eq!(usual.kept(&other.to_string()), other);
        }
    }

    #[test]
    fn what_is_no_choice_here_changes_nothing() {
        let usual = Agreed::usual(Kind::Gemblo, First::Lots);
        let strange = "variant=yinsh\nfirst=0\ntints=red,blue\nobstacles=wall\nhat=top\nfirst";
        assert_eq!(usual.kept(strange), usual);
        let twice = "tints=red,red,green,orange,sky,yellow";
        assert_eq!(usual.kept(twice), usual);
    }
}

//! A game as a record tells it, replayed by the rules as far as they accept it.

use std::any::Any;

use game::{Game, Match, Outcome, Seat, Turn};
use yinsh::Trouble;

use crate::face::Face;
use crate::failure::{excerpt, faults};

type Boxed<G> = Box<Recorded<G>>;

games::any! {
    /// A recorded game of any kind.
    pub enum AnyRecorded of Boxed
}

impl AnyRecorded {
    /// The record, if nothing in it is refused.
    pub fn whole(self) -> Result<AnyRecorded, BadTurn> {
        games::with!(AnyRecorded: self, recorded => Ok(Box::new(recorded.whole()?).into()))
    }

    /// The record, if it is of this game.
    pub fn of<G: Game + 'static>(self) -> Option<Recorded<G>> {
        let any: Box<dyn Any> = games::with!(AnyRecorded: self, recorded => recorded);
        any.downcast().ok().map(|recorded| *recorded)
    }
}

/// A game with what is told about it.
pub struct Recorded<G: Game> {
    pub header: Header,
    pub game: Match<G>,
    /// What is said before the first turn (at 0) and after each turn.
    pub comments: Vec<Option<String>>,
    /// How the players ended the game before the rules did.
    pub agreed: Option<Agreed>,
    /// The first thing in the record that is refused.
    pub error: Option<BadTurn>,
}

faults! {
    /// Why a turn of a record is refused.
    pub enum BadTurn {
        Refused(number: usize, text: String, reason: String) => "turn {number} ({text}): {reason}",
        Unfinished(number: usize, text: String, due: String) =>
            "turn {number} ({text}): the turn is not complete: {due}",
        OutOfTurn(number: usize, text: String, by: String, expected: &'static str) =>
            "turn {number} ({text}): this is a move of {by}, but it is the turn of {expected}",
        Imported(fault: yinsh::ImportFault) => "{fault}",
    }
}

impl BadTurn {
    /// What is wrong, in words that many games can share.
    pub fn kind(&self) -> &'static str {
        match self {
            BadTurn::Refused(..) => "with a turn that the rules refuse",
            BadTurn::Unfinished(..) => "with a turn that is not complete",
            BadTurn::OutOfTurn(..) => "with a turn of the wrong player",
            BadTurn::Imported(fault) => match fault.reason {
                Trouble::Refused(_) => "with a turn that the rules refuse",
                Trouble::OutOfTurn(_) => "with a turn of the wrong player",
                Trouble::NoMarker => "with a ring that did not start from a marker",
                Trouble::Unknown => "with words that are not understood",
                Trouble::Edited => "with a board changed by hand",
                Trouble::OtherGame(_) => "of another game",
            },
        }
    }
}

/// What a record tells besides the moves.
#[derive(Clone, Default)]
pub struct Header {
    /// The record's own name for the game.
    pub id: Option<String>,
    /// The players' names by seat, as far as they are known.
    pub players: Vec<Option<String>>,
    pub date: Option<String>,
    /// The result that the record claims, in the form of [`Face::score`].
    pub claim: Option<String>,
    /// Header lines, or properties of an SGF root, that mean nothing here: names and values.
    pub other: Vec<(String, String)>,
}

/// An end that the rules do not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Agreed {
    Resigned(Seat),
    OutOfTime(Seat),
    Draw,
}

impl<G: Face> Recorded<G> {
    /// A game that is about to begin.
    pub fn new(setup: G::Setup) -> Recorded<G> {
        Recorded {
            header: Header::default(),
            game: Match::new(setup),
            comments: Vec::new(),
            agreed: None,
            error: None,
        }
    }

    /// The record, if nothing in it is refused.
    pub fn whole(self) -> Result<Recorded<G>, BadTurn> {
        match self.error {
            Some(error) => Err(error),
            None => Ok(self),
        }
    }

    /// Plays the next turn of a record, unless an earlier one was refused. Only the last may be
    /// incomplete.
    pub fn tell(&mut self, text: &str, comment: Option<&str>) {
        if self.error.is_some() {
            return;
        }
        let number = self.game.turn_count() + 1;
        if let Some((number, text, due)) = self.unfinished() {
            self.error = Some(BadTurn::Unfinished(number, excerpt(&text), due));
        } else if let Err(reason) = play_text(&mut self.game, text) {
            let refused = BadTurn::Refused(number, excerpt(text), G::explain(text, &reason));
            self.error = Some(refused);
        } else {
            self.say(number, comment);
        }
    }

    /// The number of the turn that is only begun, its text, and what is due in it.
    fn unfinished(&self) -> Option<(usize, String, String)> {
        let due = self.game.position().due()?;
        if self.game.at_turn_start() {
            return None;
        }
        let text = self.game.turn_texts().pop()?;
        Some((self.game.turn_count(), text, due))
    }

    /// Notes what is said after a turn; 0 is before the first.
    pub fn say(&mut self, turn: usize, comment: Option<&str>) {
        if let Some(comment) = comment {
            self.comments
                .resize(self.comments.len().max(turn + 1), None);
            self.comments[turn] = Some(comment.to_owned());
        }
    }

    /// What is said after a turn; 0 is before the first.
    pub fn comment(&self, turn: usize) -> Option<&str> {
        self.comments.get(turn)?.as_deref()
    }

    /// The places of all players, once the game is over by the rules or by agreement.
    pub fn outcome(&self) -> Option<Outcome> {
        let position = self.game.position();
        position.outcome().or_else(|| {
            let loser = match self.agreed? {
                Agreed::Resigned(loser) | Agreed::OutOfTime(loser) => Some(loser),
                Agreed::Draw => None,
            };
            let seats = (0..position.seats()).map(Seat);
            let ranks: Vec<bool> = seats.map(|seat| Some(seat) == loser).collect();
            Some(Outcome::from_ranks(&ranks))
        })
    }

    /// The result in the game's usual form; `*` while there is none.
    pub fn result(&self) -> String {
        self.outcome()
            .map_or_else(|| "*".to_owned(), |outcome| G::score(&outcome))
    }

    /// What ended the game, in one word.
    pub fn ending(&self) -> &'static str {
        match (self.game.position().ending(), self.agreed) {
            (Some(ending), _) => ending,
            (None, Some(Agreed::Resigned(_))) => "resignation",
            (None, Some(Agreed::OutOfTime(_))) => "time",
            (None, Some(Agreed::Draw)) => "agreement",
            (None, None) => "unfinished",
        }
    }

    /// What is odd about a record that the rules accept.
    pub fn note(&self) -> Option<String> {
        if self.error.is_some() {
            return None;
        }
        let notes: Vec<String> = [self.cut(), self.contradiction()]
            .into_iter()
            .flatten()
            .collect();
        (!notes.is_empty()).then(|| notes.join("; "))
    }

    /// That the record ends within a turn, which only whoever gives up may do.
    fn cut(&self) -> Option<String> {
        let (number, _, due) = self.unfinished()?;
        let cut = format!("the record ends within turn {number}: {due}");
        self.agreed.is_none().then_some(cut)
    }

    /// What the record claims and the replay does not confirm.
    fn contradiction(&self) -> Option<String> {
        let claim = self.header.claim.as_deref()?;
        let result = self.result();
        if claim == result || claim == "*" {
            return None;
        }
        let found = match self.outcome() {
            Some(_) => format!("the replay gives {result}"),
            None => "the moves leave the game unfinished".to_owned(),
        };
        Some(format!("the record claims {}, but {found}", excerpt(claim)))
    }

    /// The name of whoever sits there: the player's, or the seat's.
    pub fn player(&self, seat: Seat) -> Option<&str> {
        self.header.players.get(seat.index())?.as_deref()
    }
}

/// Plays a whole turn or, where it is unambiguous in long notation, the beginning of one.
pub fn play_text<G: Game>(game: &mut Match<G>, text: &str) -> Result<(), G::Refusal> {
    let text = without_number(text.trim());
    let Err(refusal) = game.play_turn(text) else {
        return Ok(());
    };
    let steps = beginning(game.position(), &text.to_ascii_lowercase()).ok_or(refusal)?;
    for step in steps {
        game.play(step)?;
    }
    Ok(())
}

/// A turn as it stands in a record, `1. e3`, without its number.
fn without_number(text: &str) -> &str {
    let turn = text.trim_start_matches(|c: char| c.is_ascii_digit());
    match turn.strip_prefix('.') {
        Some(turn) if !text.starts_with('.') => turn.trim_start(),
        _ => text,
    }
}

/// The steps of a turn that is not complete: those that are written exactly so.
fn beginning<G: Game>(position: &G, text: &str) -> Option<Vec<G::Step>> {
    let mut position = position.clone();
    let mut steps: Vec<G::Step> = Vec::new();
    loop {
        // The longest match, since `a1` is the beginning of `a10`.
        let next = position.legal_steps().into_iter().filter_map(|step| {
            steps.push(step);
            let written = G::write_turn(&steps);
            steps.pop();
            text.starts_with(&written).then_some((written.len(), step))
        });
        let (length, step) = next.max_by_key(|(length, _)| *length)?;
        steps.push(step);
        let turn = position.play(step).ok()?;
        if length == text.len() {
            return Some(steps);
        }
        if turn == Turn::Done {
            return None;
        }
    }
}

//! A game as a record tells it, replayed by the rules as far as they accept it.

use std::any::Any;
use std::rc::Rc;

use game::{Game, Match, Outcome, Seat};
use i18n::terminal::play as endings;
use i18n::terminal::record::{self as words, OUT_OF_TURN, TURN, UNFINISHED};
use i18n::{Lang, Text};
use record::text::Turn;
use record::{NodeId, Tree};
use yinsh::Trouble;

use crate::face::Face;
use crate::failure::{excerpt, faults};
use crate::say::{Said, Say};

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
    /// What the record tells about each turn, variations included, as far as the rules accept it.
    tree: Tree<Turn>,
    /// The last turn of the tree's main line.
    last: NodeId,
    /// How the players ended the game before the rules did.
    pub agreed: Option<Agreed>,
    /// The first thing in the record that is refused.
    pub error: Option<BadTurn>,
    /// The first thing in a variation that is refused, and therefore left out.
    left_out: Option<BadTurn>,
}

/// A turn as a record tells it; SGF says whose it is.
#[derive(Default)]
pub struct Spoken {
    pub turn: Turn,
    pub by: Option<String>,
}

faults! {
    /// Why a turn of a record is refused.
    pub enum BadTurn {
        Refused(number: usize, text: String, reason: Said) => TURN,
        Unfinished(number: usize, text: String, due: Said) => UNFINISHED,
        OutOfTurn(number: usize, text: String, by: String, expected: &'static str) => OUT_OF_TURN,
        Imported(fault: yinsh::ImportFault) => _,
    }
}

impl BadTurn {
    /// What is wrong, in words that many games can share.
    pub fn kind(&self) -> Text {
        match self {
            BadTurn::Refused(..) => words::WITH_REFUSED,
            BadTurn::Unfinished(..) => words::WITH_UNFINISHED,
            BadTurn::OutOfTurn(..) => words::WITH_OUT_OF_TURN,
            BadTurn::Imported(fault) => match fault.reason {
                Trouble::Refused(_) => words::WITH_REFUSED,
                Trouble::OutOfTurn(_) => words::WITH_OUT_OF_TURN,
                Trouble::NoMarker => words::WITH_NO_MARKER,
                Trouble::Unknown => words::WITH_UNKNOWN,
                Trouble::Edited => words::WITH_EDITED,
                Trouble::OtherGame(_) => words::OF_OTHER_GAME,
            },
        }
    }
}

impl Say for yinsh::ImportFault {
    fn say(&self, lang: Lang) -> String {
        let reason = match &self.reason {
            Trouble::Refused(refusal) => crate::face::yinsh::explain(refusal, lang),
            Trouble::OutOfTurn(colour) => {
                words::NOT_THEIR_TURN.with(lang, &[crate::face::yinsh::name(*colour, lang)])
            }
            Trouble::Unknown => words::UNKNOWN.to(lang).to_owned(),
            Trouble::Edited => words::EDITED.to(lang).to_owned(),
            Trouble::NoMarker => words::NO_MARKER.to(lang).to_owned(),
            Trouble::OtherGame(name) => words::OTHER_GAME.with(lang, &[name]),
        };
        TURN.with(lang, &[&self.turn.to_string(), &self.text, &reason])
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
        Recorded::played(Match::new(setup))
    }

    /// A game that was played already, and nothing told about it.
    pub fn played(game: Match<G>) -> Recorded<G> {
        let tree: Tree<Turn> = game.turn_texts().into_iter().map(Turn::from).collect();
        Recorded {
            header: Header::default(),
            game,
            last: tree.main_line().last().unwrap_or(START),
            tree,
            agreed: None,
            error: None,
            left_out: None,
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
    pub fn tell(&mut self, text: &str) {
        let (turn, by) = (Turn::from(text.to_owned()), None);
        self.tell_spoken(&Spoken { turn, by });
    }

    fn tell_spoken(&mut self, spoken: &Spoken) {
        if self.error.is_some() {
            return;
        }
        let number = self.game.turn_count() + 1;
        let text = &spoken.turn.text;
        if let Some((number, text, due)) = self.unfinished() {
            self.error = Some(BadTurn::Unfinished(number, excerpt(&text), due));
        } else if let Some(wrong) = out_of_turn(self.game.position(), spoken, number) {
            self.error = Some(wrong);
        } else if let Err(reason) = play_text(&mut self.game, text) {
            let reason = explained(self.game.position(), text, &reason);
            self.error = Some(BadTurn::Refused(number, excerpt(text), reason));
        } else {
            let steps = self.game.turn(number - 1).map(|(_, steps)| steps);
            let written = told::<G>(&spoken.turn, &steps.unwrap_or_default());
            self.last = self.tree.add(self.last, written);
        }
    }

    /// Plays the game that a record tells, then its variations.
    pub fn follow(&mut self, record: &Tree<Spoken>) {
        let root = Tree::<Spoken>::ROOT;
        self.tree[START] = record[root].turn.clone();
        let line: Vec<NodeId> = record.main_line().skip(1).collect();
        let mut nodes = vec![(root, START)];
        for node in line {
            self.tell_spoken(&record[node]);
            nodes.push((node, self.last));
        }
        if self.error.is_none() {
            for (turns, (node, here)) in nodes.into_iter().enumerate() {
                self.vary(record, node, here, turns);
            }
        }
    }

    /// Plays the variations behind a turn of the main line.
    fn vary(&mut self, record: &Tree<Spoken>, node: NodeId, here: NodeId, turns: usize) {
        let Some((_, variations)) = record.children(node).split_first() else {
            return;
        };
        let before = self.game.before_turn(turns);
        let before = Rc::new(before.unwrap_or(self.game.position()).clone());
        let mut left: Vec<_> = variations
            .iter()
            .rev()
            .map(|node| (*node, here, turns, Rc::clone(&before)))
            .collect();
        while let Some((node, here, turns, before)) = left.pop() {
            match played(&*before, &record[node], turns + 1) {
                Ok((after, turn)) => {
                    let (here, after) = (self.tree.add(here, turn), Rc::new(after));
                    let next = record.children(node).iter().rev();
                    left.extend(next.map(|node| (*node, here, turns + 1, Rc::clone(&after))));
                }
                Err(refused) => {
                    self.left_out.get_or_insert(refused);
                }
            }
        }
    }

    /// The game with all that the record tells about it. Where another turn was played than the
    /// record has, that of the record is a variation.
    pub fn tree(&self) -> Tree<Turn> {
        let mut tree = Tree::new(self.tree[START].clone());
        let (mut here, mut known) = (START, Some(START));
        for text in self.game.turn_texts() {
            let children = known.map_or(&[][..], |known| self.tree.children(known));
            known = children
                .iter()
                .copied()
                .find(|child| self.tree[*child].text == text);
            let turn = known.map(|known| self.tree[known].clone());
            let next = tree.add(here, turn.unwrap_or_else(|| Turn::from(text)));
            for other in children.iter().filter(|child| Some(**child) != known) {
                tree.graft(here, &self.tree, *other);
            }
            here = next;
        }
        tree
    }

    /// Tells more of the same game: its turns with other variations and comments.
    pub fn retell(&mut self, tree: Tree<Turn>) {
        self.tree = tree;
    }

    /// The number of the turn that is only begun, its text, and what is due in it.
    fn unfinished(&self) -> Option<(usize, String, Said)> {
        let position = self.game.position();
        if self.game.at_turn_start() || position.to_move().is_none() {
            return None;
        }
        let text = self.game.turn_texts().pop()?;
        let due = Said::new(|lang| position.due(lang).unwrap_or_default());
        Some((self.game.turn_count(), text, due))
    }

    /// Adds to what is said after the last turn.
    pub fn say(&mut self, comment: &str) {
        add_comment(&mut self.tree[self.last], comment);
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
    pub fn note(&self, lang: Lang) -> Option<String> {
        if self.error.is_some() {
            return None;
        }
        let notes = [
            self.cut(lang),
            self.contradiction(lang),
            self.omission(lang),
        ];
        let notes: Vec<String> = notes.into_iter().flatten().collect();
        (!notes.is_empty()).then(|| notes.join("; "))
    }

    /// That the record ends within a turn, which only whoever gives up may do.
    fn cut(&self, lang: Lang) -> Option<String> {
        let (number, _, due) = self.unfinished()?;
        let cut = words::CUT.with(lang, &[&number.to_string(), &due.say(lang)]);
        self.agreed.is_none().then_some(cut)
    }

    /// What the record claims and the replay does not confirm.
    fn contradiction(&self, lang: Lang) -> Option<String> {
        let claim = self.header.claim.as_deref()?;
        let result = self.result();
        if claim == result || claim == "*" {
            return None;
        }
        let claim = excerpt(claim);
        Some(match self.outcome() {
            Some(_) => words::CLAIM.with(lang, &[&claim, &result]),
            None => words::CLAIM_OPEN.with(lang, &[&claim]),
        })
    }

    /// What of the variations is not kept.
    fn omission(&self, lang: Lang) -> Option<String> {
        let refused = self.left_out.as_ref()?;
        Some(words::LEFT_OUT.with(lang, &[&refused.say(lang)]))
    }

    /// The name of whoever sits there: the player's, or the seat's.
    pub fn player(&self, seat: Seat) -> Option<&str> {
        self.header.players.get(seat.index())?.as_deref()
    }
}

/// What ended a game, in words.
pub fn ending_words(ending: &str, lang: Lang) -> String {
    let words = match ending {
        "rings" => endings::END_RINGS,
        "pool" => endings::END_POOL,
        "passes" => endings::END_PASSES,
        "resignation" => endings::END_RESIGNATION,
        "time" => endings::END_TIME,
        "agreement" => endings::END_AGREEMENT,
        "unfinished" => endings::END_UNFINISHED,
        "placed" => endings::END_PLACED,
        other => return other.to_owned(),
    };
    words.to(lang).to_owned()
}

/// Why a turn is refused.
pub fn explained<G: Face>(position: &G, text: &str, reason: &G::Refusal) -> Said {
    Said::new(|lang| position.explain(text, reason, lang))
}

/// The root of a tree of turns.
const START: NodeId = Tree::<Turn>::ROOT;

/// Adds a line to what is said about a turn.
pub fn add_comment(turn: &mut Turn, comment: &str) {
    match &mut turn.comment {
        Some(before) => {
            before.push('\n');
            before.push_str(comment);
        }
        none => *none = Some(comment.to_owned()),
    }
}

/// A turn with all that is told of it, in the notation of the rules.
fn told<G: Game>(turn: &Turn, steps: &[G::Step]) -> Turn {
    Turn {
        text: G::write_turn(steps),
        ..turn.clone()
    }
}

/// Why a turn is not of whoever acts.
fn out_of_turn<G: Face>(position: &G, spoken: &Spoken, number: usize) -> Option<BadTurn> {
    let by = spoken.by.as_ref()?;
    let expected = position.move_property();
    let is_over = position.to_move().is_none();
    let text = || excerpt(&spoken.turn.text);
    (!is_over && by != expected).then(|| BadTurn::OutOfTurn(number, text(), by.clone(), expected))
}

/// A whole turn of a variation: the position after it, and what is told of it.
fn played<G: Face>(before: &G, spoken: &Spoken, number: usize) -> Result<(G, Turn), BadTurn> {
    if let Some(wrong) = out_of_turn(before, spoken, number) {
        return Err(wrong);
    }
    let text = &spoken.turn.text;
    let refused = |reason: G::Refusal| {
        BadTurn::Refused(number, excerpt(text), explained(before, text, &reason))
    };
    let mut after = before.clone();
    let steps = before.read_turn(text).map_err(refused)?;
    for step in &steps {
        after.play(*step).map_err(refused)?;
    }
    Ok((after, told::<G>(&spoken.turn, &steps)))
}

/// Plays a whole turn or, where it is unambiguous in long notation, the beginning of one.
pub fn play_text<G: Game>(game: &mut Match<G>, text: &str) -> Result<(), G::Refusal> {
    for step in steps_of(game.position(), text)? {
        game.play(step)?;
    }
    Ok(())
}

/// The steps of a turn, or of its beginning.
pub fn steps_of<G: Game>(position: &G, text: &str) -> Result<Vec<G::Step>, G::Refusal> {
    let text = text.trim();
    position
        .read_turn(text)
        .or_else(|refusal| beginning(position, &text.to_ascii_lowercase()).ok_or(refusal))
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
        if turn == game::Turn::Done {
            return None;
        }
    }
}

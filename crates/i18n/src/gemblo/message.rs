//! Messages with values: what the table has to say, without words yet.

use super::words::*;
use crate::{Lang, Text};

/// A colour of pieces, in playing order, which is also from dark to light.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tint {
    /// The first colour.
    Blue,
    /// The second.
    Red,
    /// The third.
    Green,
    /// The fourth.
    Orange,
    /// The fifth.
    Sky,
    /// The sixth.
    Yellow,
}

/// A colour with its player, where these are different things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// A player's only colour.
    Colour(Tint),
    /// One of a player's two colours; players are counted from 1.
    ColourOf(Tint, u8),
    /// A player with two colours.
    Player(u8),
}

/// What the player to act has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// Choose the first piece.
    Start,
    /// Choose a piece.
    Piece,
    /// Lay the piece in hand.
    Place,
    /// Confirm the turn.
    Confirm,
    /// Nothing for whoever looks at the screen.
    Wait,
}

/// Why a place is refused. Cells come as texts, ready to be shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The game is over.
    GameOver,
    /// No piece is in hand.
    NoPiece,
    /// The piece has been laid before.
    Used,
    /// The cell is not part of the playing area.
    OffTheArea(String),
    /// The cell is not free: a colour's piece, or an obstacle.
    Occupied(String, Option<Tint>),
    /// The start cell is not covered.
    StartNotCovered(String),
    /// A cell of the piece touches a cell of its own colour.
    TouchesOwn(String, String),
    /// No connection.
    NotConnected,
    /// The connection between two cells is covered by a piece.
    Covered(String, String, Option<Tint>),
    /// The piece fits nowhere.
    Nowhere,
    /// Something else is due.
    NotNow,
    /// The text is no cell.
    NoCell(String),
    /// The cell is named more than once.
    Repeated(String),
    /// The cells are no piece.
    NoShape,
}

/// What lies on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holds {
    /// Nothing.
    Nothing,
    /// Nothing, and a new piece could connect there.
    Anchor,
    /// Nothing, and a colour begins there.
    Start(Tint),
    /// A piece of so many cells.
    Piece(Tint, u8),
    /// An obstacle.
    Obstacle,
}

/// A step of what decided between two lines of the result, with how it is reckoned for both.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decided {
    /// Fewer cells left decided.
    Penalty(String, String),
    /// As many cells left.
    SamePenalty(String),
    /// Smaller pieces left decided; the sizes, the largest first.
    Larger(String, String),
    /// The same sizes left.
    SameSizes(String),
    /// A lower sum of the numbers of the pieces left decided.
    Value(String, String),
    /// The same sum.
    SameValue(String),
    /// Nothing decided.
    Shared,
}

/// Something the table says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// What is due.
    Due(Who, Due),
    /// In how many places the piece in hand fits.
    Fits(usize),
    /// Why a place is refused.
    Refused(Refused),
    /// A turn was a piece of so many cells, laid at a cell.
    Laid(Who, u8, String),
    /// These colours pass from now on: those without a place, and those without a piece.
    Out(Vec<Who>, Vec<Who>),
    /// The players in first place.
    First(Vec<Who>),
}

impl Tint {
    /// All colours in playing order.
    pub const ALL: [Tint; 6] = [
        Tint::Blue,
        Tint::Red,
        Tint::Green,
        Tint::Orange,
        Tint::Sky,
        Tint::Yellow,
    ];

    /// The name of the colour.
    pub const fn name(self) -> Text {
        match self {
            Tint::Blue => BLUE,
            Tint::Red => RED,
            Tint::Green => GREEN,
            Tint::Orange => ORANGE,
            Tint::Sky => SKY,
            Tint::Yellow => YELLOW,
        }
    }
}

impl Who {
    /// The name of the colour, with its player's where that is not the same.
    pub fn say(self, lang: Lang) -> String {
        match self {
            Who::Colour(tint) => tint.name().to(lang).to_owned(),
            Who::ColourOf(tint, player) => {
                COLOUR_OF.with(lang, &[tint.name().to(lang), &player.to_string()])
            }
            Who::Player(player) => PLAYER.with(lang, &[&player.to_string()]),
        }
    }
}

impl Holds {
    /// What lies there, in words.
    pub fn say(self, lang: Lang) -> String {
        match self {
            Holds::Nothing => HOLDS_NOTHING.to(lang).to_owned(),
            Holds::Anchor => IS_ANCHOR.to(lang).to_owned(),
            Holds::Start(tint) => IS_START.with(lang, &[tint.name().to(lang)]),
            Holds::Piece(tint, size) => {
                PIECE_OF.count_with(lang, size.into(), [tint.name().to(lang)])
            }
            Holds::Obstacle => OBSTACLE.to(lang).to_owned(),
        }
    }
}

impl Message {
    /// The message in words.
    pub fn say(&self, lang: Lang) -> String {
        match self {
            Message::Due(who, due) => due.name().with(lang, &[&who.say(lang)]),
            Message::Fits(0) => FITS_NOWHERE.to(lang).to_owned(),
            Message::Fits(places) => FITS.count(lang, *places as u64),
            Message::Refused(refused) => refused.say(lang),
            Message::Laid(who, size, cell) => {
                SAY_LAID.count_with(lang, (*size).into(), [&who.say(lang), cell])
            }
            Message::Out(out, done) => {
                let out = out.iter().map(|who| SAY_OUT.with(lang, &[&who.say(lang)]));
                let done = done
                    .iter()
                    .map(|who| SAY_ALL_LAID.with(lang, &[&who.say(lang)]));
                done.chain(out).collect::<Vec<_>>().join(". ")
            }
            Message::First(first) => {
                let names: Vec<String> = first.iter().map(|who| who.say(lang)).collect();
                let text = if names.len() == 1 { WINS } else { SHARE_FIRST };
                text.with(lang, &[&names.join(", ")])
            }
        }
    }
}

impl Due {
    const fn name(self) -> Text {
        match self {
            Due::Start => DUE_START,
            Due::Piece => DUE_PIECE,
            Due::Place => DUE_PLACE,
            Due::Confirm => DUE_CONFIRM,
            Due::Wait => DUE_WAIT,
        }
    }
}

impl Refused {
    fn say(&self, lang: Lang) -> String {
        let whose = |tint: &Option<Tint>| tint.map_or(OBSTACLE, Tint::name).to(lang);
        match self {
            Refused::GameOver => NO_GAME_OVER.to(lang).to_owned(),
            Refused::NoPiece => NO_PIECE.to(lang).to_owned(),
            Refused::Used => NO_USED.to(lang).to_owned(),
            Refused::OffTheArea(cell) => NO_OFF.with(lang, &[cell]),
            Refused::Occupied(cell, by) => NO_OCCUPIED.with(lang, &[cell, whose(by)]),
            Refused::StartNotCovered(start) => NO_START.with(lang, &[start]),
            Refused::TouchesOwn(cell, own) => NO_TOUCH.with(lang, &[cell, own]),
            Refused::NotConnected => NO_CONNECTION.to(lang).to_owned(),
            Refused::Covered(own, cell, by) => NO_COVERED.with(lang, &[own, cell, whose(by)]),
            Refused::Nowhere => NO_NOWHERE.to(lang).to_owned(),
            Refused::NotNow => NO_NOT_NOW.to(lang).to_owned(),
            Refused::NoCell(text) => NO_CELL.with(lang, &[text]),
            Refused::Repeated(cell) => NO_REPEATED.with(lang, &[cell]),
            Refused::NoShape => NO_SHAPE.to(lang).to_owned(),
        }
    }
}

impl Decided {
    /// The step in words.
    pub fn say(&self, lang: Lang) -> String {
        match self {
            Decided::Penalty(one, other) => DECIDED_PENALTY.with(lang, &[one, other]),
            Decided::SamePenalty(both) => SAME_PENALTY.with(lang, &[both]),
            Decided::Larger(one, other) => DECIDED_LARGER.with(lang, &[one, other]),
            Decided::SameSizes(both) => SAME_SIZES.with(lang, &[both]),
            Decided::Value(one, other) => DECIDED_VALUE.with(lang, &[one, other]),
            Decided::SameValue(both) => SAME_VALUE.with(lang, &[both]),
            Decided::Shared => DECIDED_SHARED.to(lang).to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_covered_line_names_both_ends_and_whose_piece_it_is() {
        let covered = |by| Message::Refused(Refused::Covered("g1".to_owned(), "h3".to_owned(), by));
        assert_eq!(
            covered(Some(Tint::Red)).say(Lang::En),
            "The line from g1 to h3 is covered by one piece (Red)."
        );
        assert_eq!(
            covered(None).say(Lang::Fr),
            "La ligne de g1 à h3 est couverte par une seule pièce (obstacle)."
        );
    }

    #[test]
    fn a_piece_is_of_so_many_cells() {
        let laid = |size| Message::Laid(Who::Colour(Tint::Blue), size, "g1".to_owned());
        assert_eq!(laid(1).say(Lang::En), "Blue lays a piece of 1 cell on g1");
        assert_eq!(laid(5).say(Lang::Uk), "Сині: фігура з 5 клітинок на g1");
        let held = |size| Holds::Piece(Tint::Red, size).say(Lang::Ru);
        assert_eq!(held(1), "Красные, фигура из 1 клетки");
        assert_eq!(held(4), "Красные, фигура из 4 клеток");
    }

    #[test]
    fn a_shared_first_place_is_not_called_a_win() {
        let first = vec![Who::Player(1), Who::Player(2)];
        assert_eq!(
            Message::First(first.clone()).say(Lang::En),
            "First place is shared: Player 1, Player 2"
        );
        assert_eq!(
            Message::First(first[1..].to_vec()).say(Lang::Ru),
            "Победа: Игрок 2"
        );
    }
}

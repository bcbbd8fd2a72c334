//! A whole game as a part of an address, short enough for any messenger.
//!
//! Each step is its place among the legal ones, and all of them together are one large number: six
//! bits for a move of YINSH, ten for a piece of Gemblo. Only letters and digits write it, so that
//! nobody takes its end for a full stop. The order of the legal steps is part of the format.

use game::{Match, Seat};
use games::Kind;

use crate::saved::seat_tag;
use crate::{Player, SavedError, Sitting, Table, Tabled};

/// What every such text begins with.
const PREFIX: &str = "g1";
/// Between the parts: setup, seats, steps, check.
const STOP: char = '.';
const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Writes the first turns of a table, its setup and its players.
pub(crate) fn write<G: Tabled>(table: &Table<G>, turns: usize) -> String {
    let setup = table.game().setup().to_string();
    let seats = (0..table.players().len()).map(|seat| seat_word(table, seat));
    let texts: Vec<String> = table.turns().into_iter().map(|turn| turn.1).collect();
    let texts = &texts[..turns.min(texts.len())];
    let steps = steps(table, texts.len()).to_text();
    let mut parts = vec![PREFIX.to_owned(), escaped(&setup)];
    parts.extend(seats.map(|seat| escaped(&seat)));
    parts.extend([steps, check(texts)]);
    parts.join(&STOP.to_string())
}

/// Reads what [`write()`] wrote; nothing where a text does not begin like it.
pub(crate) fn read(text: &str) -> Option<Result<Sitting, SavedError>> {
    let text = text.strip_prefix(PREFIX)?.strip_prefix(STOP)?;
    let parts: Vec<String> = text.split(STOP).map(unescaped).collect();
    let [setup, seats @ .., steps, check] = &parts[..] else {
        return Some(Err(SavedError::Link));
    };
    let kind = Kind::of_setup(setup);
    let sitting = games::each!(kind, G => table::<G>(setup, seats, steps, check).map(Sitting::of));
    Some(sitting.ok_or(SavedError::Link))
}

fn table<G: Tabled>(setup: &str, seats: &[String], steps: &str, sum: &str) -> Option<Table<G>> {
    let mut game: Match<G> = Match::new(setup.parse().ok()?);
    let mut number = Number::of_text(steps)?;
    while !number.is_zero() {
        let legal = game.position().legal_steps();
        let place = number.pop(legal.len() as u32 + 1).checked_sub(1)?;
        game.play(*legal.get(place as usize)?).ok()?;
    }
    let is_whole = game.at_turn_start() && seats.len() == usize::from(game.position().seats());
    let players = seats.iter().map(|seat| player(seat)).collect::<Option<_>>();
    let mut table = Table::resume(game, players.filter(|_| is_whole)?);
    for (seat, word) in seats.iter().enumerate() {
        // Nobody becomes an engine by name.
        let name = word.strip_prefix('n');
        if let Some(name) = name.filter(|name| name.parse() == Ok(Player::Person)) {
            table.written.set_tag(&seat_tag(seat), name);
        }
    }
    let texts: Vec<String> = table.turns().into_iter().map(|turn| turn.1).collect();
    (check(&texts) == sum).then_some(table)
}

/// `p` is a person, `e3` an engine, `nAnn` somebody with a name.
fn seat_word<G: Tabled>(table: &Table<G>, seat: usize) -> String {
    match (table.players()[seat], table.name(Seat(seat as u8))) {
        (Player::Engine(level), _) => format!("e{level}"),
        (_, Some(name)) => format!("n{name}"),
        (Player::Person | Player::Elsewhere, None) => "p".to_owned(),
    }
}

fn player(word: &str) -> Option<Player> {
    match word.strip_prefix('e') {
        Some(level) => level.parse().ok().map(Player::Engine),
        None => (word == "p" || word.starts_with('n')).then_some(Player::Person),
    }
}

/// The steps of the first turns, the first one lowest.
fn steps<G: Tabled>(table: &Table<G>, turns: usize) -> Number {
    let game = table.game();
    let count = (0..turns).filter_map(|turn| Some(game.turn(turn)?.1.len()));
    let made = game.earlier_positions().zip(game.steps());
    let made: Vec<(&G, G::Step)> = made.take(count.sum()).collect();
    let mut number = Number::default();
    for (before, step) in made.iter().rev() {
        let legal = before.legal_steps();
        let place = legal.iter().position(|other| other == step);
        // Nought is the end, so that a step which is the only one counts, too.
        let place = place.expect("a step that was made is legal") as u32 + 1;
        number.push(legal.len() as u32 + 1, place);
    }
    number
}

/// Two digits that tell a link that was cut off, or steps that are listed in another order now.
fn check(turns: &[String]) -> String {
    let mut hash = 0x811c_9dc5_u32;
    for text in turns {
        for byte in text.bytes().chain(*b" ") {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
    let digits = [hash / 62 % 62, hash % 62].map(|digit| DIGITS[digit as usize]);
    digits.iter().map(|digit| char::from(*digit)).collect()
}

fn escaped(part: &str) -> String {
    part.replace('~', "~0").replace(STOP, "~1")
}

fn unescaped(part: &str) -> String {
    part.replace("~1", &STOP.to_string()).replace("~0", "~")
}

/// A whole number of any size: digits of 32 bits, the lowest first.
#[derive(Clone, PartialEq, Debug, Default)]
struct Number(Vec<u32>);

impl Number {
    fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a lowest digit of this radix.
    fn push(&mut self, radix: u32, digit: u32) {
        let mut carry = u64::from(digit);
        for limb in &mut self.0 {
            carry += u64::from(*limb) * u64::from(radix);
            *limb = carry as u32;
            carry >>= 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    /// Takes the lowest digit of this radix off.
    fn pop(&mut self, radix: u32) -> u32 {
        let mut rest = 0_u64;
        for limb in self.0.iter_mut().rev() {
            let value = rest << 32 | u64::from(*limb);
            *limb = (value / u64::from(radix)) as u32;
            rest = value % u64::from(radix);
        }
        while self.0.pop_if(|limb| *limb == 0).is_some() {}
        rest as u32
    }

    fn to_text(&self) -> String {
        let mut number = self.clone();
        let mut text = Vec::new();
        while !number.is_zero() {
            text.push(DIGITS[number.pop(62) as usize]);
        }
        text.iter().rev().map(|digit| char::from(*digit)).collect()
    }

    fn of_text(text: &str) -> Option<Number> {
        let mut number = Number::default();
        for byte in text.bytes() {
            let digit = DIGITS.iter().position(|digit| *digit == byte)?;
            number.push(62, digit as u32);
        }
        Some(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_gives_back_what_was_pushed_in_any_radix() {
        let digits = [(2, 1), (35_320, 35_319), (62, 0), (1_000_003, 999_999)];
        let mut number = Number::default();
        number.push(7, 6);
        for (radix, digit) in digits.into_iter().cycle().take(400) {
            number.push(radix, digit);
        }
        let mut again = Number::of_text(&number.to_text()).unwrap();
        assert_eq!(again, number);
        for (radix, digit) in digits.into_iter().rev().cycle().take(400) {
            assert_eq!(again.pop(radix), digit);
        }
        assert_eq!((again.pop(7), again.is_zero()), (6, true));
    }

    #[test]
    fn a_part_may_have_any_letters() {
        for part in ["", "a.b~1.~~0", "4/7 w 0-0", "Олена"] {
            assert!(!escaped(part).contains(STOP));
            assert_eq!(unescaped(&escaped(part)), part);
        }
    }
}

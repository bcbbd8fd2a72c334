//! What a list says of a game.

use game::Seat;
use i18n::{Lang, app, game as words};

use crate::{Player, Sitting, Table, Tabled, gemblo, yinsh};

/// A game in a list, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Who plays, in the order of the seats.
    pub players: String,
    /// How it ended, or how far it has come.
    pub state: String,
    /// The day on which it began, as its record tells it.
    pub date: Option<String>,
    /// Whether it is over.
    pub is_over: bool,
}

impl Sitting {
    /// What a list says of the game.
    pub fn summary(&self, lang: Lang) -> Summary {
        let (players, turns, date, claimed) = games::with!(Sitting: self, board => {
            let table = board.table();
            let claimed = table.claimed();
            (players(table, lang), table.turn_count(), table.date().map(str::to_owned), claimed)
        });
        let ended = self.ending(lang).map(|ending| ending.winner).or(claimed);
        Summary {
            players,
            is_over: ended.is_some(),
            state: ended.unwrap_or_else(|| words::TURN_COUNT.count(lang, turns as u64)),
            date,
        }
    }
}

impl Sitting {
    /// Who sits on each seat: its colour, and the name or the level of whoever plays it, where that is known.
    pub fn seat_names(&self, lang: Lang) -> Vec<String> {
        games::with!(Sitting: self, board => {
            let table = board.table();
            let seats = (0..table.players().len()).map(|seat| {
                let colour = board.seat_word(Seat(seat as u8), lang);
                match (table.players()[seat], table.name(Seat(seat as u8))) {
                    (Player::Person | Player::Elsewhere, None) => colour,
                    _ => format!("{colour}, {}", name(table, seat, lang)),
                }
            });
            seats.collect()
        })
    }
}

impl yinsh::Board {
    fn seat_word(&self, seat: Seat, lang: Lang) -> String {
        let colours = [i18n::yinsh::WHITE, i18n::yinsh::BLACK];
        colours[seat.index()].to(lang).to_owned()
    }
}

impl gemblo::Board {
    fn seat_word(&self, seat: Seat, lang: Lang) -> String {
        gemblo::player(self.table().position(), seat).say(lang)
    }
}

/// Neighbours who are called alike are counted.
fn players<G: Tabled>(table: &Table<G>, lang: Lang) -> String {
    let names = (0..table.players().len()).map(|seat| name(table, seat, lang));
    let mut named: Vec<(String, usize)> = Vec::new();
    for name in names {
        match named.last_mut() {
            Some((last, count)) if *last == name => *count += 1,
            _ => named.push((name, 1)),
        }
    }
    let words = named.into_iter().map(|(name, count)| match count {
        1 => name,
        _ => format!("{count}\u{a0}× {name}"),
    });
    words.collect::<Vec<_>>().join(" – ")
}

fn name<G: Tabled>(table: &Table<G>, seat: usize, lang: Lang) -> String {
    match (table.players()[seat], table.name(Seat(seat as u8))) {
        (Player::Engine(level), _) => app::ENGINE_LEVEL.with(lang, &[&level.to_string()]),
        (_, Some(name)) => name.to_owned(),
        (Player::Person | Player::Elsewhere, None) => app::PERSON.to(lang).to_owned(),
    }
}

//! Games between the contenders: one opening from every seat is a round.

use game::{Match, Outcome, Rng, Seat};
use games::Variant;

use super::Fault;
use super::contender::Contender;
use super::player::{Player, Spent};
use crate::interrupt::Interrupt;
use crate::recorded::{Agreed, Recorded};
use crate::thinks::Thinks;

/// One opening, played with A at every seat in turn.
pub struct Round<G: Thinks> {
    pub games: Vec<Recorded<G>>,
    pub results: Vec<Played>,
    /// What A and B have spent on this round.
    pub spent: [Spent; 2],
}

/// How a game went for A.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Played {
    /// The share of its opponents that A has beaten, ties counting half.
    pub points: f64,
    pub place: u8,
    /// A's share of the first place.
    pub won: f64,
}

/// The players: A first, then a B for every other seat.
pub struct Table<G: Thinks> {
    players: Vec<Player<G>>,
    names: [String; 2],
    seats: u8,
}

impl<G: Thinks> Table<G> {
    pub fn new(
        variant: Variant,
        contenders: &[Contender; 2],
        seats: u8,
    ) -> Result<Table<G>, Fault> {
        let players = (0..usize::from(seats))
            .map(|player| Player::new(&contenders[player.min(1)], variant))
            .collect::<Result<_, Fault>>()?;
        Ok(Table {
            players,
            names: contenders
                .each_ref()
                .map(|contender| contender.name.clone()),
            seats,
        })
    }

    /// Plays an opening from every seat; nothing if that is interrupted.
    pub fn round(
        &mut self,
        number: u32,
        opening: &Match<G>,
        seed: u64,
        interrupt: &Interrupt,
    ) -> Option<Round<G>> {
        for player in &mut self.players {
            player.spent = Spent::default();
        }
        let (mut games, mut results) = (Vec::new(), Vec::new());
        for seat in (0..self.seats).map(Seat) {
            let id = number * u32::from(self.seats) + u32::from(seat.0) + 1;
            let seed = Rng::new(seed ^ u64::from(id)).next();
            let (told, result) = self.game(id, opening, seat, seed, interrupt)?;
            games.push(told);
            results.push(result);
        }
        let mut spent = [Spent::default(); 2];
        for (index, player) in self.players.iter().enumerate() {
            spent[index.min(1)].add(&player.spent);
        }
        Some(Round {
            games,
            results,
            spent,
        })
    }

    /// Plays a game with A at this seat.
    fn game(
        &mut self,
        id: u32,
        opening: &Match<G>,
        a: Seat,
        seed: u64,
        interrupt: &Interrupt,
    ) -> Option<(Recorded<G>, Played)> {
        let mut game = opening.clone();
        let lost = self.play(&mut game, a, seed, interrupt);
        // An interrupt ends the programs that play, too, which is no fault of theirs.
        if interrupt.has_come() {
            return None;
        }
        let mut told = Recorded::<G>::played(game);
        told.header.id = Some(id.to_string());
        let name = |seat: u8| self.names[usize::from(Seat(seat) != a)].clone();
        told.header.players = (0..self.seats).map(|seat| Some(name(seat))).collect();
        if let Some((loser, reason)) = lost {
            let who = if loser == a { "A" } else { "B" };
            told.say(&format!("{who} loses: {reason}"));
            told.agreed = Some(Agreed::Resigned(loser));
            self.player(loser, a).spent.forfeits += 1;
        }
        let outcome = told.outcome().expect("the game is over or was lost");
        let played = played(&outcome, a);
        Some((told, played))
    }

    /// Plays to the end or an interrupt, or until somebody cannot go on; says who and why.
    fn play(
        &mut self,
        game: &mut Match<G>,
        a: Seat,
        seed: u64,
        interrupt: &Interrupt,
    ) -> Option<(Seat, Fault)> {
        for seat in (0..self.seats).map(Seat) {
            let seed = seed ^ u64::from(seat.0);
            if let Err(reason) = self.player(seat, a).begin(seed) {
                return Some((seat, reason));
            }
        }
        while let Some(seat) = game.position().to_move()
            && !interrupt.has_come()
        {
            if let Err(reason) = self.player(seat, a).play(game, interrupt) {
                while !game.at_turn_start() {
                    game.undo_step();
                }
                return Some((seat, reason));
            }
        }
        None
    }

    fn player(&mut self, seat: Seat, a: Seat) -> &mut Player<G> {
        let index = match seat.cmp(&a) {
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Less => seat.index() + 1,
            std::cmp::Ordering::Greater => seat.index(),
        };
        &mut self.players[index]
    }
}

fn played(outcome: &Outcome, a: Seat) -> Played {
    let places = outcome.places();
    let place = places[a.index()];
    let others = places
        .iter()
        .enumerate()
        .filter(|(seat, _)| *seat != a.index());
    let points: f64 = others
        .map(|(_, other)| match place.cmp(other) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        })
        .sum();
    let firsts = places.iter().filter(|place| **place == 1).count();
    Played {
        points: points / (places.len() - 1) as f64,
        place,
        won: if place == 1 { 1.0 / firsts as f64 } else { 0.0 },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_the_share_of_opponents_beaten() {
        let outcome = Outcome::from_ranks(&[3, 1, 3, 9]);
        let result = |seat| played(&outcome, Seat(seat));
        assert_eq!(
            (result(1).points, result(1).won, result(1).place),
            (1.0, 1.0, 1)
        );
        assert_eq!(
            (result(0).points, result(0).won, result(0).place),
            (0.5, 0.0, 2)
        );
        assert_eq!(result(3).points, 0.0);
        let draw = played(&Outcome::from_ranks(&[1, 1]), Seat(0));
        assert_eq!((draw.points, draw.won, draw.place), (0.5, 0.5, 1));
    }
}

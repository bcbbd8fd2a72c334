//! What is worth learning from in a reviewed game, as drills; and the review itself, kept with its game.

use game::Seat;
use study::{Drill, Review, State};
use table::{Player, Sitting, is_same_game};

use crate::drills;
use crate::kept::{self, Id};

/// Keeps what was found with the game, unless it has gone on elsewhere; if one person played, their mistakes
/// become drills.
pub fn keep(id: Id, game: &Sitting, review: &Review) {
    let found = review.to_text();
    let text = kept::text(id).unwrap_or_default();
    if let Ok(mut kept) = Sitting::saved(&text)
        && is_same_game(&game.save(), &text)
        && kept.review() != Some(&found)
    {
        kept.set_review(&found);
        kept::keep(id, &kept.save());
        only_person(game)
            .into_iter()
            .for_each(|seat| add(game, review, seat));
    }
}

/// The seat of the only person who played, if there was just one.
fn only_person(game: &Sitting) -> Option<Seat> {
    let players = game.facts().players;
    let mut people = (0..)
        .zip(&players)
        .filter(|(_, player)| is_person(**player));
    match (people.next(), people.next()) {
        (Some((seat, _)), None) => Some(Seat(seat)),
        _ => None,
    }
}

fn is_person(player: Player) -> bool {
    !matches!(player, Player::Engine(_))
}

/// Whether a person played on a seat.
pub fn is_of_person(game: &Sitting, seat: Seat) -> bool {
    let players = game.facts().players;
    players.get(seat.index()).copied().is_some_and(is_person)
}

/// Adds the mistakes of a seat to the drills.
pub fn add(game: &Sitting, review: &Review, seat: Seat) {
    let mut all = drills::load();
    let turns = turns(game);
    for lesson in review.lessons(seat) {
        all.add(Drill {
            game: game.kind().name().to_owned(),
            setup: setup(game),
            turns: turns[..lesson.index].to_vec(),
            played: lesson.turn.to_owned(),
            best: lesson.best.to_owned(),
            state: State::new(drills::today()),
        });
    }
    drills::keep(&all);
}

/// The drills that come from a seat of a game.
pub fn of_game(game: &Sitting, seat: Seat) -> Vec<Drill> {
    let (setup, turns, seats) = (setup(game), turns(game), game.turns());
    let is_own = |drill: &&Drill| {
        let turn = drill.turn_in(&setup, &turns);
        turn.and_then(|turn| seats.get(turn))
            .is_some_and(|(mover, _)| *mover == seat)
    };
    drills::load().iter().filter(is_own).cloned().collect()
}

fn setup(game: &Sitting) -> String {
    games::with!(Sitting: game, board => board.table().game().setup().to_string())
}

fn turns(game: &Sitting) -> Vec<String> {
    game.turns().into_iter().map(|(_, text)| text).collect()
}

//! Positions of Gemblo that are set up: found where play can come there, refused in words where it cannot.

use game::{Match, Rng};
use gemblo::{Colour, Placement, Position, Refusal, Setup};
use study::{Unreached, reached};

fn colour(index: u8) -> Colour {
    Colour::new(index).unwrap()
}

/// A game after so many random turns, or at its end: what lies there with its colours.
fn played(setup: Setup, seed: u64, turns: usize) -> (Position, Vec<(Colour, Placement)>) {
    let mut game = Match::<Position>::new(setup);
    let mut rng = Rng::new(seed);
    let mut laid = Vec::new();
    for _ in 0..turns {
        let position = *game.position();
        let legal = position.legal();
        if legal.is_empty() {
            break;
        }
        let placement = legal.nth(rng.below(legal.len())).unwrap();
        laid.push((position.to_act().unwrap(), placement));
        game.play(placement).unwrap();
    }
    (*game.position(), laid)
}

#[test]
fn every_position_of_play_is_reached_whatever_the_order_of_its_pieces() {
    for players in 2..=6 {
        let setup = Setup::for_players(players).unwrap();
        for (seed, turns) in [(1, 1), (2, 7), (3, 16), (4, 25), (5, 40)] {
            let (position, mut laid) = played(setup, seed, turns);
            let Some(to_act) = position.to_act() else {
                continue;
            };
            for _ in 0..2 {
                let order = reached(&setup, &laid, to_act);
                let order = order.unwrap_or_else(|why| panic!("{players} {seed}: {why:?}"));
                let mut again = Position::new(&setup);
                for placement in order {
                    again.play(placement).unwrap();
                }
                assert_eq!(again.hash(), position.hash());
                laid.reverse();
            }
        }
    }
}

#[test]
fn a_piece_away_from_its_start_is_refused_with_the_start() {
    let start = Setup::FOUR.starts()[0];
    let elsewhere = Setup::FOUR.starts()[2].to_string().parse().unwrap();
    let told = reached(&Setup::FOUR, &[(colour(0), elsewhere)], colour(1));
    let refused = Unreached::Refused(colour(0), Refusal::StartNotCovered(start));
    assert_eq!(told, Err(refused));
}

#[test]
fn whoever_could_lay_must_so_that_nobody_is_two_pieces_ahead() {
    let (_, laid) = played(Setup::THREE, 8, 9);
    let told = reached(&Setup::THREE, &laid, colour(0));
    assert!(told.is_ok());
    let without: Vec<_> = laid
        .iter()
        .filter(|(own, _)| *own != colour(1))
        .copied()
        .collect();
    let told = reached(&Setup::THREE, &without, colour(0));
    assert_eq!(told, Err(Unreached::Short(colour(1))));
}

#[test]
fn the_colour_that_is_to_move_is_told() {
    let (position, laid) = played(Setup::SIX, 3, 8);
    let to_act = position.to_act().unwrap();
    for wanted in position.colours() {
        let told = reached(&Setup::SIX, &laid, wanted).map(|order| order.len());
        let due = if wanted == to_act {
            Ok(8)
        } else {
            Err(Unreached::Turn(to_act))
        };
        assert_eq!(told, due);
    }
}

#[test]
fn nobody_is_to_move_once_the_game_is_over() {
    let (position, laid) = played(Setup::THREE, 2, usize::MAX);
    assert!(position.outcome().is_some());
    let told = reached(&Setup::THREE, &laid, colour(0));
    assert_eq!(told, Err(Unreached::Over));
}

#[test]
fn a_search_that_finds_nothing_comes_to_an_end() {
    let (_, mut laid) = played(Setup::SIX, 5, 60);
    // A piece far from everything of its colour is never connected.
    let last = laid.iter().rposition(|(own, _)| *own == colour(0)).unwrap();
    let used = laid[last].1.piece();
    let occupied: Vec<_> = laid
        .iter()
        .flat_map(|(_, placement)| placement.cells())
        .collect();
    let own: Vec<_> = laid
        .iter()
        .filter(|(own, _)| *own == colour(0))
        .flat_map(|(_, placement)| placement.cells())
        .collect();
    let far = |cell: gemblo::Cell| {
        let (c, h) = cell.doubled();
        own.iter().all(|other| {
            let (oc, oh) = other.doubled();
            (c - oc).abs() + (h - oh).abs() > 4
        })
    };
    let astray = Placement::all()
        .filter(|placement| placement.piece() == used)
        .find(|placement| {
            placement
                .cells()
                .all(|cell| far(cell) && !occupied.contains(&cell))
        });
    laid[last].1 = astray.unwrap();
    let told = reached(&Setup::SIX, &laid, colour(0));
    assert!(
        matches!(told, Err(Unreached::Refused(own, Refusal::NotConnected)) if own == colour(0)),
        "{told:?}"
    );
}

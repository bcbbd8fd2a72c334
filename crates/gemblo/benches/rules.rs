//! How fast the rules are: generation as the board fills, one move, and whole random games.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use game::Rng;
use gemblo::{Legal, Position, Setup};

fn setup(players: u8) -> Setup {
    Setup::for_players(players).expect("two to six can play")
}

/// Plays at random until the game is over or `rounds` pieces of each colour were due.
fn play_rounds(setup: &Setup, rounds: usize, rng: &mut Rng, legal: &mut Legal) -> Position {
    let mut position = Position::new(setup);
    for _ in 0..rounds * usize::from(setup.colours()) {
        position.legal_into(legal);
        match legal.nth(rng.below(legal.len())) {
            Some(placement) => position.make(placement),
            None => break,
        };
    }
    position
}

fn after_rounds(rounds: usize) -> Vec<Position> {
    let mut legal = Legal::default();
    (0..64)
        .map(|seed| play_rounds(&setup(6), rounds, &mut Rng::new(seed), &mut legal))
        .filter(|position| position.to_act().is_some())
        .collect()
}

fn generation(c: &mut Criterion) {
    for rounds in [0, 2, 5, 8, 12] {
        let positions = after_rounds(rounds);
        let mut each = positions.iter().cycle();
        let mut legal = Legal::default();
        c.bench_function(&format!("legal placements after {rounds} rounds"), |b| {
            b.iter(|| {
                let position = each.next().expect("some games go on");
                position.legal_into(&mut legal);
                legal.len()
            })
        });
    }
}

fn make(c: &mut Criterion) {
    let mut rng = Rng::new(1);
    let moves: Vec<_> = after_rounds(5)
        .into_iter()
        .filter_map(|position| {
            let legal = position.legal();
            Some((position, legal.nth(rng.below(legal.len()))?))
        })
        .collect();
    let mut each = moves.iter().cycle();
    c.bench_function("make after 5 rounds", |b| {
        b.iter_batched(
            || *each.next().expect("some games go on"),
            |(mut position, placement)| {
                position.make(placement);
                position
            },
            BatchSize::SmallInput,
        )
    });
}

fn playouts(c: &mut Criterion) {
    for players in [2, 4, 6] {
        let setup = setup(players);
        let mut rng = Rng::new(u64::from(players));
        let mut legal = Legal::default();
        c.bench_function(&format!("random game of {players} players"), |b| {
            b.iter(|| black_box(play_rounds(&setup, usize::MAX / 8, &mut rng, &mut legal)))
        });
    }
}

criterion_group!(rules, generation, make, playouts);
criterion_main!(rules);

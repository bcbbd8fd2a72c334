//! How fast steps are generated and made, and whole random games are played.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::Rng;
use yinsh::{Position, Variant, perft};

/// Plays at random to the end; says how many steps that took.
fn random_game(rng: &mut Rng) -> u64 {
    let mut position = Position::new(Variant::Standard);
    let mut steps = 0;
    loop {
        let legal = position.legal();
        let Some(step) = legal.nth(rng.below(legal.len())) else {
            return steps;
        };
        position.make(step);
        steps += 1;
    }
}

/// The position after some random steps of a game that goes on from there.
fn middle_game(seed: u64, steps: usize) -> Position {
    let mut rng = Rng::new(seed);
    let mut position = Position::new(Variant::Standard);
    for _ in 0..steps {
        let legal = position.legal();
        position.make(
            legal
                .nth(rng.below(legal.len()))
                .expect("the game is not over yet"),
        );
    }
    position
}

fn benches(c: &mut Criterion) {
    let mut rng = Rng::new(1);
    let mut group = c.benchmark_group("yinsh");
    group.throughput(Throughput::Elements(1));
    group.bench_function("random game", |b| b.iter(|| random_game(&mut rng)));

    let positions: Vec<Position> = (0..64).map(|seed| middle_game(seed, 35)).collect();
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("generate 64 middle games", |b| {
        b.iter(|| {
            positions
                .iter()
                .map(|p| black_box(p).legal().len())
                .sum::<usize>()
        });
    });
    let steps: u64 = positions.iter().map(|p| p.legal().len() as u64).sum();
    group.throughput(Throughput::Elements(steps));
    group.bench_function("generate and make every step of 64 middle games", |b| {
        b.iter(|| {
            for position in &positions {
                for step in black_box(position).legal().iter() {
                    let mut next = *position;
                    next.make(step);
                    black_box(next.hash());
                }
            }
        });
    });

    let position = positions[0];
    group.sample_size(10);
    group.throughput(Throughput::Elements(perft(&position, 3)));
    group.bench_function("perft 3 of a middle game", |b| {
        b.iter(|| perft(black_box(&position), 3));
    });
    group.throughput(Throughput::Elements(perft(
        &Position::new(Variant::Standard),
        3,
    )));
    group.bench_function("perft 3 of the start", |b| {
        b.iter(|| perft(black_box(&Position::new(Variant::Standard)), 3));
    });
    group.finish();
}

criterion_group!(all, benches);
criterion_main!(all);

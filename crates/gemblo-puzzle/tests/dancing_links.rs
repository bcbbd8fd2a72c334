//! Counts against a plain dancing-links solver, on random puzzles of every kind.

#[path = "support/links.rs"]
mod links;
#[path = "support/puzzles.rs"]
mod puzzles;

use std::collections::HashSet;

use game::Rng;
use gemblo_puzzle::{Flow, Fold, Solver, Use, patient};

#[test]
fn random_puzzles_have_as_many_solutions_as_dancing_links_find() {
    let mut rng = Rng::new(6);
    let mut several = 0;
    for round in 0..400 {
        let puzzle = puzzles::random(&mut rng, 2 + round % 8);
        let solver = Solver::new(&puzzle);
        let expected = links::count(&puzzle);
        let context = puzzle.to_json();
        for threads in [1, 2] {
            let count = solver.count(Fold::Separate, threads, &mut patient);
            assert_eq!(count.solutions, u128::from(expected), "{context}");
        }
        let mut all = Vec::new();
        solver.each(Fold::Separate, &mut patient, &mut |solution| {
            all.push(solution);
            Flow::GoOn
        });
        assert_eq!(all.len() as u64, expected, "{context}");
        all.iter()
            .for_each(|solution| puzzles::check(&puzzle, solution));
        assert_eq!(HashSet::<_>::from_iter(&all).len(), all.len(), "{context}");
        let first = solver.first(u64::from(round), &mut patient).unwrap();
        assert_eq!(first.is_some(), expected > 0, "{context}");
        several += u32::from(expected > 1);
    }
    assert!(several > 80, "{several}");
}

#[test]
fn folded_solutions_are_the_orbits_of_all() {
    for (puzzle, symmetries) in puzzles::symmetric() {
        let solver = Solver::new(&puzzle);
        let mut all = Vec::new();
        solver.each(Fold::Separate, &mut patient, &mut |solution| {
            all.push(puzzles::sets(
                &solution
                    .pieces
                    .iter()
                    .map(|laid| laid.spots.clone())
                    .collect::<Vec<_>>(),
            ));
            Flow::GoOn
        });
        let orbits = puzzles::orbits(&all, &symmetries);
        let folded = solver.count(Fold::Folded, 1, &mut patient);
        assert_eq!(folded.solutions, orbits as u128, "{}", puzzle.name());
        assert!(symmetries.len() < 2 || all.is_empty() || orbits < all.len());
    }
}

#[test]
fn using_any_of_the_pieces_is_using_all_of_each_choice() {
    let mut rng = Rng::new(66);
    for _ in 0..20 {
        let puzzle = puzzles::random(&mut rng, 3);
        let spare = puzzles::with_spare(&mut rng, &puzzle);
        let any = Solver::new(&spare)
            .count(Fold::Separate, 1, &mut patient)
            .solutions;
        let choices = puzzles::choices(&spare);
        let sum: u128 = choices
            .iter()
            .map(|puzzle| {
                Solver::new(puzzle)
                    .count(Fold::Separate, 1, &mut patient)
                    .solutions
            })
            .sum();
        assert_eq!(any, sum, "{}", spare.to_json());
        assert_eq!(spare.usage(), Use::Any);
    }
}

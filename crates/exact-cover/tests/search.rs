//! Counts that are known from elsewhere, and random problems against trying every set of options.

use exact_cover::{Event, Flow, Item, Problem, Refusal, Search};

/// `n` queens that do not attack each other.
fn queens(n: usize) -> Problem {
    let mut problem = Problem::new();
    let files: Vec<Item> = (0..n).map(|_| problem.exactly(1)).collect();
    let ranks: Vec<Item> = (0..n).map(|_| problem.exactly(1)).collect();
    let rising: Vec<Item> = (0..2 * n).map(|_| problem.at_most(1)).collect();
    let falling: Vec<Item> = (0..2 * n).map(|_| problem.at_most(1)).collect();
    for file in 0..n {
        for rank in 0..n {
            let items = [
                files[file],
                ranks[rank],
                rising[file + rank],
                falling[n + file - rank],
            ];
            problem.option(&items).unwrap();
        }
    }
    problem
}

#[test]
fn queens_are_counted_as_published() {
    // The sequence A000170 of the On-Line Encyclopedia of Integer Sequences.
    for (n, solutions) in [
        (1, 1),
        (2, 0),
        (3, 0),
        (4, 2),
        (5, 10),
        (6, 4),
        (7, 40),
        (8, 92),
    ] {
        assert_eq!(queens(n).count(), solutions, "{n} queens");
    }
}

#[test]
fn a_search_in_small_steps_finds_the_same() {
    let problem = queens(7);
    let mut whole = Vec::new();
    problem.all(|solution| {
        whole.push(solution.to_vec());
        Flow::GoOn
    });
    let mut search = Search::new(&problem);
    let mut stepwise = Vec::new();
    loop {
        match search.advance(3) {
            Event::Done => break,
            Event::Solution => {
                let mut solution: Vec<usize> = search.chosen().collect();
                solution.sort_unstable();
                stepwise.push(solution);
            }
            _ => {}
        }
    }
    assert_eq!(stepwise, whole);
}

#[test]
fn the_parts_of_a_cut_search_have_all_solutions_between_them() {
    let problem = queens(8);
    let mut cut = Search::new(&problem).cut(3);
    let mut solutions = Vec::new();
    loop {
        match cut.advance(u64::MAX) {
            Event::Done => break,
            Event::Cut => {
                assert_eq!(cut.chosen().count(), 3);
                let mut part = cut.part();
                while part.advance(u64::MAX) == Event::Solution {
                    let mut solution: Vec<usize> = cut.chosen().chain(part.chosen()).collect();
                    solution.sort_unstable();
                    solutions.push(solution);
                }
            }
            event => panic!("{event:?}"),
        }
    }
    solutions.sort();
    solutions.dedup();
    assert_eq!(solutions.len(), 92);
}

#[test]
fn random_branches_estimate_the_search() {
    let problem = queens(8);
    let mut search = Search::new(&problem);
    let mut random = Random(7);
    let dives: Vec<_> = (0..20_000)
        .map(|_| search.dive(|options| random.below(options as u64) as usize))
        .collect();
    while search.advance(u64::MAX) != Event::Done {}
    let mean =
        |of: fn(&exact_cover::Dive) -> f64| dives.iter().map(of).sum::<f64>() / dives.len() as f64;
    let near = |estimate: f64, truth: f64| (0.9..1.1).contains(&(estimate / truth));
    assert!(near(mean(|dive| dive.steps), search.steps() as f64));
    assert!(near(mean(|dive| dive.ends), 92.0));
}

struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }
}

fn random_problem(random: &mut Random) -> (Problem, Vec<(u32, bool)>, Vec<Vec<usize>>) {
    let mut problem = Problem::new();
    let mut needs = vec![(1, true)];
    needs.extend((0..random.below(6)).map(|_| (random.below(4) as u32, random.below(3) > 0)));
    let items: Vec<Item> = needs
        .iter()
        .map(|(times, required)| {
            if *required {
                problem.exactly(*times)
            } else {
                problem.at_most(*times)
            }
        })
        .collect();
    let mut options = Vec::new();
    for _ in 0..random.below(13) {
        let covered: Vec<usize> = (0..items.len()).filter(|_| random.below(3) == 0).collect();
        let of: Vec<Item> = covered.iter().map(|i| items[*i]).collect();
        if problem.option(&of).is_ok() {
            options.push(covered);
        }
    }
    (problem, needs, options)
}

/// Every set of options that covers each item as often as it needs.
fn slow(needs: &[(u32, bool)], options: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let is_solution = |set: &u32| {
        let mut covered = vec![0; needs.len()];
        for (option, items) in options.iter().enumerate() {
            for item in items.iter().filter(|_| set >> option & 1 != 0) {
                covered[*item] += 1;
            }
        }
        needs
            .iter()
            .zip(covered)
            .all(|((times, required), covered)| {
                if *required {
                    covered == *times
                } else {
                    covered <= *times
                }
            })
    };
    let sets = (0..1u32 << options.len()).filter(is_solution);
    sets.map(|set| (0..options.len()).filter(|o| set >> o & 1 != 0).collect())
        .collect()
}

#[test]
fn random_problems_with_multiplicities_agree_with_trying_every_set() {
    let mut random = Random(0x5EED);
    let mut solvable = 0;
    for _ in 0..4_000 {
        let (problem, needs, options) = random_problem(&mut random);
        let mut expected = slow(&needs, &options);
        let mut found = Vec::new();
        problem.all(|solution| {
            found.push(solution.to_vec());
            Flow::GoOn
        });
        found.sort();
        expected.sort();
        assert_eq!(found, expected, "{needs:?} {options:?}");
        assert!(problem.first().is_none_or(|first| found.contains(&first)));
        assert_eq!(problem.count(), expected.len() as u64);
        solvable += usize::from(!expected.is_empty());
    }
    assert!(solvable > 300, "{solvable}");
}

#[test]
fn bad_options_are_refused_in_words() {
    let mut other = Problem::new();
    let stranger = [other.exactly(1), other.exactly(1)][1];
    let mut problem = Problem::new();
    let item = problem.exactly(1);
    assert_eq!(problem.option(&[stranger]), Err(Refusal::UnknownItem));
    assert_eq!(problem.option(&[item, item]), Err(Refusal::RepeatedItem));
    let optional = problem.at_most(1);
    assert_eq!(problem.option(&[optional]), Err(Refusal::NothingRequired));
    assert_eq!(problem.option(&[]), Err(Refusal::NothingRequired));
    assert_eq!(
        Refusal::RepeatedItem.to_string(),
        "the option names an item twice"
    );
}

#[test]
fn a_problem_without_items_has_the_empty_solution() {
    assert_eq!(Problem::new().first(), Some(vec![]));
    let mut impossible = Problem::new();
    impossible.exactly(1);
    assert_eq!(impossible.first(), None);
}

//! Thinking until it is late: the watch that all callers with a clock share.

use crate::{Engine, Flow, Level, Line, Task, ThoughtOf};

/// Thinks until the task is done, it is late, or whoever sees the thoughts has enough.
///
/// Only the caller has a clock: `is_late` is asked with every passing thought, before it is seen.
pub fn think_until<E: Engine>(
    engine: &mut E,
    position: &E::Game,
    task: &Task,
    is_late: impl Fn() -> bool,
    mut see: impl FnMut(&ThoughtOf<E::Game>) -> Flow,
) -> ThoughtOf<E::Game> {
    let mut fullest = Vec::new();
    let mut thought = engine.think(position, task, &mut |thought| {
        if thought.lines.len() > 1 && thought.lines != fullest {
            fullest.clone_from(&thought.lines);
        }
        if is_late() { Flow::Stop } else { see(thought) }
    });
    complete(&mut thought.lines, fullest, task.lines);
    thought
}

/// Thinks as [`think_until`] does, about a turn of a player of the task's level.
pub fn play_until<E: Engine>(
    engine: &mut E,
    position: &E::Game,
    task: &Task,
    is_late: impl Fn() -> bool,
    see: impl FnMut(&ThoughtOf<E::Game>) -> Flow,
) -> ThoughtOf<E::Game> {
    if task.level != Level::BEST {
        // What a weak level misjudged must not guide a stronger one, nor the same one every time.
        engine.forget();
    }
    think_until(engine, position, task, is_late, see)
}

/// A search that changed its mind and was stopped knows one line; the others are still those that
/// it knew before.
fn complete<S: PartialEq>(lines: &mut Vec<Line<S>>, known: Vec<Line<S>>, wanted: usize) {
    for line in known {
        let is_new = lines.iter().all(|other| other.turns[0] != line.turns[0]);
        if is_new && lines.len() < wanted {
            lines.push(line);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use game::pile::{Pile, Take};
    use game::{Game, MAX_SEATS};

    use super::*;
    use crate::{Thought, Watch};

    /// Shows its thoughts until it is stopped, and then knows the best line alone.
    #[derive(Default)]
    struct Fickle {
        forgot: usize,
    }

    fn line(step: Take) -> Line<Take> {
        Line {
            turns: vec![vec![step]],
            chances: [0.5; MAX_SEATS],
            forced: None,
        }
    }

    impl Engine for Fickle {
        type Game = Pile;

        fn think(&mut self, pile: &Pile, _: &Task, watch: &mut Watch<'_, Pile>) -> ThoughtOf<Pile> {
            let steps = pile.legal_steps();
            let mut thought = Thought {
                depth: 0,
                nodes: 0,
                lines: steps.iter().copied().map(line).collect(),
            };
            while watch(&thought) == Flow::GoOn {
                thought.nodes += 1;
            }
            thought.lines = vec![line(steps[1])];
            thought
        }

        fn forget(&mut self) {
            self.forgot += 1;
        }
    }

    fn pile() -> Pile {
        Pile::start(&"9 stones 2 seats".parse().unwrap())
    }

    #[test]
    fn thinking_ends_when_it_is_late_and_a_late_thought_is_not_seen() {
        let (clock, seen) = (Cell::new(0), Cell::new(0));
        let is_late = || clock.replace(clock.get() + 1) >= 3;
        let see = |_: &_| {
            seen.set(seen.get() + 1);
            Flow::GoOn
        };
        let task = Task::default();
        let thought = think_until(&mut Fickle::default(), &pile(), &task, is_late, see);
        assert_eq!((thought.nodes, seen.get()), (3, 3));
    }

    #[test]
    fn whoever_has_seen_enough_ends_the_thinking() {
        let (mut engine, task) = (Fickle::default(), Task::default());
        let thought = think_until(&mut engine, &pile(), &task, || false, |_| Flow::Stop);
        assert_eq!(thought.nodes, 0);
    }

    #[test]
    fn lines_that_were_known_before_complete_those_of_a_stopped_search() {
        let task = Task {
            lines: 2,
            ..Task::default()
        };
        let (mut engine, pile) = (Fickle::default(), pile());
        let thought = think_until(&mut engine, &pile, &task, || true, |_| Flow::GoOn);
        let steps = pile.legal_steps();
        let first: Vec<Take> = thought.lines.iter().map(|line| line.turns[0][0]).collect();
        assert_eq!(first, [steps[1], steps[0]]);
    }

    #[test]
    fn only_the_best_level_goes_by_what_it_learned_before() {
        for (level, forgot) in [(Level::EASIEST, 1), (Level::BEST, 0)] {
            let mut engine = Fickle::default();
            let task = Task::at(level, 0);
            play_until(&mut engine, &pile(), &task, || true, |_| Flow::GoOn);
            assert_eq!(engine.forgot, forgot);
        }
    }
}

//! The engine that every game has for nothing.

use std::marker::PhantomData;

use game::{Game, MAX_SEATS, Turn};

use crate::{Engine, Line, Task, Thought, ThoughtOf, Watch};

/// Plays the first legal steps, whatever they are: for tests, and for a game that has no engine yet.
pub struct First<G>(PhantomData<fn() -> G>);

impl<G> Default for First<G> {
    fn default() -> First<G> {
        First(PhantomData)
    }
}

impl<G: Game> Engine for First<G> {
    type Game = G;

    fn think(&mut self, position: &G, _: &Task, _: &mut Watch<'_, G>) -> ThoughtOf<G> {
        let mut position = position.clone();
        let mut turn = Vec::new();
        // A position that is not over has a legal step, and so has a turn that goes on.
        while let Some(step) = position.legal_steps().first().copied() {
            turn.push(step);
            if position.play(step) != Ok(Turn::Open) {
                break;
            }
        }
        Thought {
            depth: 0,
            nodes: 1,
            lines: vec![Line {
                turns: vec![turn],
                chances: [0.5; MAX_SEATS],
                forced: None,
            }],
        }
    }

    fn forget(&mut self) {}
}

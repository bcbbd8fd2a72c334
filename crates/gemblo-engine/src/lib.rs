#![doc = include_str!("../README.md")]

mod bench;
mod board;
mod ending;
mod features;
mod levels;
mod outlook;
mod playout;
mod priors;
mod regression;
mod reuse;
mod reward;
mod search;
mod settings;
mod shapes;
mod thought;
mod tree;
mod weights;
mod worker;

pub mod learn;

use engine::{Engine, Flow, Task, Thought, Watch};
use game::Rng;
use gemblo::raw::Spot;
use gemblo::{Placement, Position};

use crate::board::{Board, Choices};
use crate::ending::Ending;
use crate::levels::Skill;
use crate::priors::Priors;
use crate::reuse::Learned;
use crate::search::Search;
use crate::tree::Tree;

pub use bench::{bench, random_games};
pub use settings::Settings;
pub use tree::Rule;
pub use weights::Weights;

/// The most placements, of all colours together, with which the end is searched for; not tuned.
const ENDING_PLACEMENTS: usize = 60;
/// The most positions of such a search.
const ENDING_NODES: u64 = 20_000;

/// The Gemblo engine.
///
/// It keeps what it learned between turns of a game; call [`Engine::forget`] before another one.
pub struct GembloEngine {
    settings: Settings,
    learned: Option<Learned>,
}

impl Default for GembloEngine {
    fn default() -> GembloEngine {
        GembloEngine::new(Settings::default())
    }
}

impl GembloEngine {
    /// An engine that has learned nothing yet.
    pub fn new(settings: Settings) -> GembloEngine {
        GembloEngine {
            settings,
            learned: None,
        }
    }

    /// An engine that searches with this many threads.
    pub fn with_threads(threads: usize) -> GembloEngine {
        GembloEngine::new(Settings {
            threads,
            ..Settings::default()
        })
    }

    /// The placements searched in the last position, with how often each was visited.
    pub fn visits(&self) -> Vec<(Placement, u32)> {
        let tree = self.learned.iter().map(|learned| &learned.tree);
        tree.flat_map(thought::ranked)
            .map(|each| (each.spot.placement(), each.visits))
            .collect()
    }

    /// The nodes of the tree that is kept.
    fn tree_nodes(&self) -> usize {
        self.learned
            .as_ref()
            .map_or(0, |learned| learned.tree.len())
    }

    /// The turn by the priors alone, as the weaker levels play.
    fn glance(&self, board: &Board, temperature: f32, thrift: f32, rng: &mut Rng) -> Option<Spot> {
        let mut board = *board;
        let colour = board.next_turn(&mut Choices::default())?;
        let mut scored = Vec::new();
        Priors::new().score(&board, colour, &self.settings.weights, &mut scored);
        for (score, spot) in &mut scored {
            *score -= thrift * temperature * f32::from(spot.orientation().piece().size());
        }
        priors::softmax(&mut scored, temperature);
        levels::draw(&scored, rng)
    }

    /// The result of every placement, where the game can be searched to its end.
    fn ending(
        &self,
        board: &Board,
        task: &Task,
        watch: &mut dyn FnMut(u64) -> Flow,
    ) -> Option<Thought<Placement>> {
        if !self.settings.endings || task.level.number() < 8 {
            return None;
        }
        let mut left = 0;
        for colour in board.colours() {
            board.each_legal(colour, |_| left += 1);
        }
        if left > ENDING_PLACEMENTS {
            return None;
        }
        let mut ending = Ending::new(ENDING_NODES.min(task.nodes), watch);
        let solved = ending.solve(board).ok()?;
        let (players, nodes) = (board.players(), ending.nodes);
        Some(thought::of_ending(&solved, players, nodes, task.lines))
    }

    fn take_tree(&mut self, position: &Position) -> Tree {
        let known = self
            .learned
            .take()
            .and_then(|learned| learned.follow(position));
        known.unwrap_or_else(Tree::new)
    }
}

impl Engine for GembloEngine {
    type Game = Position;

    fn think(
        &mut self,
        position: &Position,
        task: &Task,
        watch: &mut Watch<'_, Position>,
    ) -> Thought<Placement> {
        let board = Board::from(position);
        let mut rng = Rng::new(task.seed ^ position.hash());
        let mut tree = self.take_tree(position);
        let mut search = Search {
            root: &board,
            settings: &self.settings,
            nodes: task.nodes,
            seed: rng.next(),
        };
        search.open_root(&mut tree);
        let mut done = 0;
        let chosen = match levels::skill(task.level) {
            Skill::Glance {
                temperature,
                thrift,
            } => self.glance(&board, temperature, thrift, &mut rng),
            Skill::Search { nodes, temperature } => {
                let report = |tree: &Tree, nodes| thought::of_tree(tree, nodes, task.lines, None);
                let before = report(&tree, 0);
                if let Some(thought) = self.ending(&board, task, &mut |_| watch(&before)) {
                    return thought;
                }
                search.nodes = search.nodes.min(nodes);
                done = search.run(&mut tree, &mut |tree, nodes| watch(&report(tree, nodes)));
                levels::draw_by_visits(&thought::ranked(&tree), temperature, &mut rng)
            }
        };
        let thought = thought::of_tree(&tree, done, task.lines, chosen);
        self.learned = Some(Learned {
            position: *position,
            tree,
        });
        thought
    }

    fn forget(&mut self) {
        self.learned = None;
    }
}

#![doc = include_str!("../README.md")]

mod bench;
mod best;
mod board;
mod counting;
mod ending;
mod history;
mod levels;
mod node;
mod outlook;
mod packing;
mod playout;
mod policy;
mod positions;
mod priors;
mod proof;
mod recall;
mod regression;
mod reuse;
mod reward;
mod rule;
mod search;
mod settings;
mod shapes;
mod sight;
mod softmax;
mod thought;
mod tree;
mod waste;
mod weights;
mod winning;
mod wish;
mod worker;

pub mod learn;

use engine::{Engine, Flow, Level, Task, Thought, Watch};
use game::Rng;
use gemblo::raw::Spot;
use gemblo::{Placement, Position};

use crate::board::{Board, Choices};
use crate::ending::Endings;
use crate::history::History;
use crate::levels::Skill;
use crate::priors::Priors;
use crate::reuse::Learned;
use crate::search::Search;
use crate::tree::Tree;
use crate::winning::Sureness;
use crate::wish::Wish;

pub use bench::{bench, random_games};
pub use ending::{Thrown, thrown_away};
pub use packing::given_away;
pub use policy::Policy;
pub use rule::Rule;
pub use settings::Settings;
pub use waste::cells_thrown_away;
pub use weights::Weights;

/// A tree does not deepen turn by turn, so a task's depth stands for work: so many simulations a turn.
const NODES_A_TURN: u64 = 1_000;

/// The first level that looks at endings exactly.
const FIRST_EXACT_LEVEL: u8 = 8;

/// The Gemblo engine.
///
/// It keeps what it learned between turns of a game; call [`Engine::forget`] before another one.
pub struct GembloEngine {
    settings: Settings,
    learned: Option<Learned>,
    endings: Endings,
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
            endings: Endings::default(),
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

    /// What each seat may expect of the last position that was searched: its place as a part of one, with a tenth for
    /// the margin.
    pub fn expectation(&self) -> Option<[f32; game::MAX_SEATS]> {
        let tree = self.learned.as_ref().map(|learned| &learned.tree);
        tree.and_then(|tree| tree.rewards(tree::ROOT))
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
        let (mut spots, mut scored) = (Vec::new(), Vec::new());
        let turn = board.next_legal(&mut spots)?;
        Priors::new(usize::MAX).score(&board, &turn, self.settings.policy, &spots, &mut scored);
        for (score, spot) in &mut scored {
            *score -= thrift * temperature * f32::from(spot.orientation().piece().size());
        }
        softmax::softmax(&mut scored, temperature);
        levels::draw(&scored, rng)
    }

    /// Whether a task of this level may be answered by a search to the end of the game.
    fn may_end(&self, task: &Task) -> bool {
        self.settings.endings && task.level.number() >= FIRST_EXACT_LEVEL
    }

    /// What the search of a task plays for; the levels were spaced without being first in mind.
    fn wish(&self, board: &Board, task: &Task) -> Wish {
        let wish = Wish::of(board, &self.settings);
        if task.level == Level::BEST {
            wish
        } else {
            wish.plain()
        }
    }

    /// The placement that begins the best packing of a room that nobody shares.
    fn packed(
        &self,
        board: &Board,
        task: &Task,
        watch: &mut dyn FnMut(u64) -> Flow,
    ) -> Option<Spot> {
        let mut board = *board;
        let colour = board.next_turn(&mut Choices::default())?;
        let may_pack = self.settings.packing && task.level == Level::BEST;
        may_pack.then(|| packing::best(&board, colour, watch))?
    }

    /// What earlier turns of the game have taught.
    fn recall(&mut self, position: &Position, wish: Wish) -> (Tree, History) {
        let learned = self.learned.take();
        let (tree, history) =
            learned.map_or((None, None), |learned| learned.recall(position, wish));
        (
            tree.unwrap_or_else(Tree::new),
            history.unwrap_or_else(History::new),
        )
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
        let task = &bounded(task);
        let board = Board::from(position);
        let sureness = Sureness::of(&board);
        let mut rng = Rng::new(task.seed ^ position.hash());
        let wish = self.wish(&board, task);
        let (mut tree, history) = self.recall(position, wish);
        let mut search = Search {
            root: &board,
            settings: &self.settings,
            wish,
            nodes: task.nodes,
            seed: rng.next(),
        };
        search.open_root(&tree, &history);
        let mut done = 0;
        let chosen = match levels::skill(task.level) {
            Skill::Glance {
                temperature,
                thrift,
            } => self.glance(&board, temperature, thrift, &mut rng),
            Skill::Search { nodes, temperature } => {
                let report = |tree: &Tree, nodes| {
                    thought::in_order(
                        tree,
                        thought::of_tree(tree, sureness, nodes, task.lines, None),
                    )
                };
                let before = report(&tree, 0);
                let mut watch_ending = |_| watch(&before);
                if self.may_end(task)
                    && let Some(thought) = self.endings.search(&board, task, &mut watch_ending)
                {
                    return thought;
                }
                let packed = self.packed(&board, task, &mut watch_ending);
                search.nodes = search.nodes.min(nodes);
                done = search.run(&mut tree, &history, &mut |tree, nodes| {
                    watch(&report(tree, nodes))
                });
                let ranked = thought::ranked(&tree);
                let spread = self.settings.lower_bound;
                if packed.is_some() {
                    packed
                } else if temperature > 0.0 {
                    levels::draw_by_visits(&ranked, temperature, &mut rng)
                } else if spread > 0.0 {
                    thought::best_lower_bound(&tree, &ranked, spread)
                } else {
                    None
                }
            }
        };
        let mut thought = thought::of_tree(&tree, sureness, done, task.lines, chosen);
        if task.level == Level::BEST {
            thought = thought::in_order(&tree, thought);
        }
        self.learned = Some(Learned {
            position: *position,
            wish,
            tree,
            history,
        });
        thought
    }

    fn forget(&mut self) {
        self.learned = None;
        self.endings = Endings::default();
    }
}

/// The task with its depth told as nodes.
fn bounded(task: &Task) -> Task {
    let nodes = NODES_A_TURN.saturating_mul(task.depth.into());
    Task {
        nodes: task.nodes.min(nodes),
        ..*task
    }
}

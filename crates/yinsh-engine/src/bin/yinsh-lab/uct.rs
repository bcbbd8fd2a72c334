//! The opponent to measure against: plain UCT with uniform random playouts.

use std::time::{Duration, Instant};

use game::{Rng, Turn};
use yinsh::{Colour, Position, Step, Variant};

/// How much a rarely tried step is preferred.
const EXPLORATION: f64 = 0.9;
/// Playouts between two looks at the clock.
const ROUND: u64 = 16;

/// The tree search; the tree is grown anew for every step.
pub struct Uct {
    rng: Rng,
    nodes: Vec<Node>,
}

struct Node {
    step: Step,
    visits: u32,
    /// Points won by the player who made the step: 2 for a win, 1 for a draw.
    points: u32,
    /// The children lie together; none before the first visit.
    children: std::ops::Range<u32>,
}

impl Node {
    fn new(step: Step) -> Node {
        Node {
            step,
            visits: 0,
            points: 0,
            children: 0..0,
        }
    }
}

impl Uct {
    pub fn new(seed: u64) -> Uct {
        Uct {
            rng: Rng::new(seed),
            nodes: Vec::new(),
        }
    }

    /// The whole turn, and how many playouts were made; a turn of several steps shares the bound.
    pub fn turn(
        &mut self,
        position: &Position,
        playouts: u64,
        is_late: &dyn Fn() -> bool,
    ) -> (Vec<Step>, u64) {
        let (mut position, mut steps, mut made) = (*position, Vec::new(), 0);
        loop {
            made += self.grow(&position, playouts, is_late);
            let children = self.nodes[0].children.clone();
            let best = children.max_by_key(|child| self.nodes[*child as usize].visits);
            let step = self.nodes[best.expect("the game is not over") as usize].step;
            steps.push(step);
            if position.make(step) == Turn::Done {
                return (steps, made);
            }
        }
    }

    fn grow(&mut self, position: &Position, playouts: u64, is_late: &dyn Fn() -> bool) -> u64 {
        self.nodes.clear();
        self.nodes.push(Node::new(Step::Pass));
        let mut made = 0;
        // One whole round is always made, so that there is a step to choose.
        while made == 0 || (made < playouts && !is_late()) {
            for _ in 0..ROUND.min(playouts.max(1)) {
                self.visit(position);
                made += 1;
            }
        }
        made
    }

    /// One way down the tree, one playout, and back.
    fn visit(&mut self, root: &Position) {
        let mut position = *root;
        let mut path: Vec<(u32, Colour)> = Vec::with_capacity(64);
        let mut node = 0;
        loop {
            if self.nodes[node as usize].children.is_empty() {
                let is_new = self.nodes[node as usize].visits == 0 && node != 0;
                if is_new || !self.expand(node, &position) {
                    break;
                }
            }
            node = self.select(node);
            path.push((node, position.side()));
            position.make(self.nodes[node as usize].step);
        }
        let winner = playout(position, &mut self.rng);
        self.nodes[0].visits += 1;
        for (node, side) in path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.points += match winner {
                Some(winner) if winner == side => 2,
                Some(_) => 0,
                None => 1,
            };
        }
    }

    fn expand(&mut self, node: u32, position: &Position) -> bool {
        let first = self.nodes.len() as u32;
        self.nodes.extend(position.legal().iter().map(Node::new));
        let children = first..self.nodes.len() as u32;
        self.nodes[node as usize].children = children.clone();
        !children.is_empty()
    }

    fn select(&mut self, node: u32) -> u32 {
        let parent = &self.nodes[node as usize];
        let log = f64::from(parent.visits.max(1)).ln();
        let mut best = (f64::NEG_INFINITY, 0);
        for child in parent.children.clone() {
            let Node { visits, points, .. } = self.nodes[child as usize];
            let urgency = match visits {
                0 => 1e6 + (self.rng.next() >> 40) as f64,
                _ => {
                    let visits = f64::from(visits);
                    f64::from(points) / (2.0 * visits) + EXPLORATION * (log / visits).sqrt()
                }
            };
            if urgency > best.0 {
                best = (urgency, child);
            }
        }
        best.1
    }
}

/// Plays at random to the end.
fn playout(mut position: Position, rng: &mut Rng) -> Option<Colour> {
    loop {
        let legal = position.legal();
        match legal.nth(rng.below(legal.len())) {
            Some(step) => position.make(step),
            None => return position.verdict().and_then(|verdict| verdict.winner),
        };
    }
}

/// Prints how many random games and how many playouts of the tree search fit in a second.
pub fn measure(seconds: u64) -> Result<(), String> {
    let time = Duration::from_secs(seconds);
    let (start, mut games, mut rng) = (Instant::now(), 0u64, Rng::new(1));
    while start.elapsed() < time {
        for _ in 0..100 {
            playout(Position::new(Variant::Standard), &mut rng);
            games += 1;
        }
    }
    println!("{} random games a second", games / seconds);
    let mut uct = Uct::new(1);
    let start = Instant::now();
    let start_position = Position::new(Variant::Standard);
    let made = uct.grow(&start_position, u64::MAX, &|| start.elapsed() >= time);
    println!("{} playouts a second in the tree", made / seconds);
    Ok(())
}

//! One simulation after another: to a leaf of the tree, and from there to the end of the game.

use game::Rng;
use gemblo::Colour;
use gemblo::raw::Spot;

use crate::best::sort_best;
use crate::board::{Board, Choices};
use crate::history::History;
use crate::node::width_at;
use crate::outlook::Outlook;
use crate::playout::play_out;
use crate::priors::Priors;
use crate::reward::{self, Rewards, rewards};
use crate::settings::Settings;
use crate::softmax::softmax;
use crate::tree::{End, Opening, Path};
use crate::wish::{Brought, Wish};

/// Opening a node takes about as long as laying so many pieces; by a profile, to watch often enough.
const OPENING_WORK: u32 = 30;
/// And so does guessing the outlook.
const OUTLOOK_WORK: u32 = 6;

/// What one thread needs to simulate: its own board, buffers and random numbers.
pub(crate) struct Worker<'a> {
    root: &'a Board,
    settings: &'a Settings,
    wish: Wish,
    board: Board,
    rng: Rng,
    choices: Choices,
    priors: Priors,
    spots: Vec<Spot>,
    scored: Vec<(f32, Spot)>,
    history: &'a History,
}

/// What a simulation brought.
pub(crate) struct Result {
    pub(crate) brought: Brought,
    /// The leaf's placements, if it is to be opened.
    pub(crate) opening: Option<Opening>,
    /// How much was done, in pieces laid.
    pub(crate) work: u32,
}

impl<'a> Worker<'a> {
    pub(crate) fn new(
        root: &'a Board,
        settings: &'a Settings,
        wish: Wish,
        seed: u64,
        history: &'a History,
    ) -> Worker<'a> {
        Worker {
            root,
            settings,
            wish,
            board: *root,
            rng: Rng::new(seed),
            choices: Choices::default(),
            priors: Priors::new(settings.width),
            spots: Vec::new(),
            scored: Vec::new(),
            history,
        }
    }

    /// Plays on from the leaf that a path leads to.
    pub(crate) fn simulate(&mut self, path: &Path<'_>) -> Result {
        self.board = *self.root;
        for turn in &path.turns {
            self.board.lay(turn.colour, turn.spot);
        }
        let mut work = path.turns.len() as u32 + OUTLOOK_WORK;
        let mut is_over = path.end == End::Over;
        let mut opening = None;
        if self.should_open(path) {
            let opened = self.opening(self.width(path));
            match opened.children.first() {
                None => is_over = true,
                // What follows is about the first child: each simulation sees a new position.
                Some((_, spot)) if path.end == End::Leaf => {
                    self.board.lay(opened.colour, *spot);
                }
                Some(_) => {}
            }
            opening = Some(opened);
            work += OPENING_WORK;
        }
        let colours = self.board.colours().count() as u32;
        let most = self.settings.rounds.saturating_mul(colours);
        let laid = play_out(&mut self.board, most, &mut self.rng, &mut self.choices);
        let is_ended = is_over && self.settings.judges_finished || laid < most;
        let bonus = self.settings.bonus;
        let brought = if is_ended {
            let first = || reward::first(&self.board, self.wish.seat);
            self.wish.brought(rewards(&self.board, bonus), first)
        } else {
            let outlook = Outlook::of(&self.board, self.settings);
            let first = || outlook.first(self.wish.seat);
            self.wish.brought(outlook.rewards(bonus), first)
        };
        self.remember(path, &brought.wishes);
        Result {
            brought,
            opening,
            work: work + laid,
        }
    }

    /// Notes how much better than expected the placements on the path turned out.
    fn remember(&mut self, path: &Path<'_>, wishes: &Rewards) {
        if self.settings.history == 0.0 {
            return;
        }
        for turn in &path.turns {
            let advantage = wishes[self.board.seat(turn.colour)] - turn.worth;
            self.history.add(turn.colour, turn.spot, advantage);
        }
    }

    fn should_open(&self, path: &Path<'_>) -> bool {
        match path.end {
            End::Leaf => path.visits >= self.settings.open_at,
            End::Over => false,
            End::Narrow => true,
        }
    }

    /// All placements at the root.
    pub(crate) fn open_root(&mut self) -> Opening {
        self.board = *self.root;
        self.opening(usize::MAX)
    }

    /// How many placements the node at the end of the path is to hold.
    fn width(&self, path: &Path<'_>) -> usize {
        if self.settings.widening {
            width_at(path.visits)
        } else {
            usize::MAX
        }
    }

    /// The placements of the colour to move, of which the node is to hold so many: only those are in order.
    fn opening(&mut self, width: usize) -> Opening {
        let Some(turn) = self.board.next_legal(&mut self.spots) else {
            return Opening {
                colour: Colour::FIRST,
                seat: 0,
                children: Vec::new(),
                width: 0,
            };
        };
        let (policy, colour) = (self.settings.policy, turn.colour);
        self.priors
            .score(&self.board, &turn, policy, &self.spots, &mut self.scored);
        let weight = self.settings.history;
        if weight != 0.0 {
            for (score, spot) in &mut self.scored {
                *score += weight * self.history.advantage(colour, *spot);
            }
        }
        sort_best(&mut self.scored, width);
        softmax(&mut self.scored, 1.0);
        Opening {
            colour,
            seat: self.board.seat(colour) as u8,
            children: self.scored.clone(),
            width,
        }
    }
}

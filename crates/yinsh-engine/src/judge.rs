//! The judge of quiet positions: one of the evaluations, with the accumulators of a net's views.

use std::sync::Arc;

use net::{Kernel, Net};
use yinsh::Position;

use crate::features::{INPUTS, Seen};
use crate::score::EVALUATION_LIMIT;
use crate::{evaluate, noise::Noise};

/// How quiet positions are evaluated.
#[derive(Clone, Debug, Default)]
pub enum Evaluation {
    /// By hand-made terms.
    #[default]
    HandMade,
    /// By a trained net.
    Net(Arc<Net>),
}

impl Evaluation {
    /// The net in these bytes, if it sees what this engine shows.
    pub fn from_bytes(bytes: &[u8]) -> Result<Evaluation, net::Fault> {
        let net = Net::from_bytes(bytes)?;
        match net.inputs() == INPUTS {
            true => Ok(Evaluation::Net(Arc::new(net))),
            false => Err(net::Fault::BadShape),
        }
    }

    /// What a position is worth to the player who acts, without any search.
    pub fn of(&self, position: &Position) -> i32 {
        let noise = Noise {
            amplitude: 0,
            seed: 0,
        };
        Judge::new(self.clone(), 1, noise).evaluate(position, 0)
    }
}

/// Evaluates positions along a line of play, reusing what was added up for the ones before.
pub(crate) struct Judge {
    evaluation: Evaluation,
    kernel: Kernel,
    /// For each ply what was seen there last, with its accumulators.
    views: Vec<Views>,
    noise: Noise,
}

#[derive(Clone)]
struct Views {
    seen: Seen,
    of: [Vec<i16>; 2],
}

impl Judge {
    pub(crate) fn new(evaluation: Evaluation, plies: usize, noise: Noise) -> Judge {
        let mut judge = Judge {
            evaluation,
            kernel: Kernel::detect(),
            views: Vec::new(),
            noise,
        };
        if let Evaluation::Net(net) = &judge.evaluation {
            let seen = Seen::of(&Position::new(yinsh::Variant::Standard));
            let of = seen.inputs().map(|inputs| {
                let mut view = net.empty().to_vec();
                net.update(judge.kernel, &mut view, inputs.as_slice(), &[]);
                view
            });
            judge.views = vec![Views { seen, of }; plies];
        }
        judge
    }

    /// What the position at this ply is worth to the player who acts.
    pub(crate) fn evaluate(&mut self, position: &Position, ply: usize) -> i32 {
        let score = match &self.evaluation {
            Evaluation::HandMade => evaluate::evaluate(position),
            Evaluation::Net(net) => by_net(net, self.kernel, &mut self.views, position, ply),
        };
        let score = self.noise.disturb(score, position);
        score.clamp(-EVALUATION_LIMIT, EVALUATION_LIMIT)
    }
}

fn by_net(net: &Net, kernel: Kernel, views: &mut [Views], position: &Position, ply: usize) -> i32 {
    let seen = Seen::of(position);
    bring_up_to_date(net, kernel, views, &seen, ply);
    let [white, black] = &views[ply].of;
    let (own, other) = match position.side() {
        yinsh::Colour::White => (white, black),
        yinsh::Colour::Black => (black, white),
    };
    net.score(kernel, own, other, seen.bucket(net.buckets()))
}

/// Starts from whichever is nearer, the sibling seen last at this ply or the parent's views: any
/// start is right, since the change is read off the boards.
fn bring_up_to_date(net: &Net, kernel: Kernel, views: &mut [Views], seen: &Seen, ply: usize) {
    let (before, here) = views.split_at_mut(ply);
    let here = &mut here[0];
    if let Some(parent) = before.last()
        && seen.distance(&parent.seen) < seen.distance(&here.seen)
    {
        here.seen = parent.seen;
        for (view, parents) in here.of.iter_mut().zip(&parent.of) {
            view.copy_from_slice(parents);
        }
    }
    let change = seen.change_from(&here.seen);
    for (view, values) in here.of.iter_mut().enumerate() {
        let (on, off) = (&change.on[view], &change.off[view]);
        net.update(kernel, values, on.as_slice(), off.as_slice());
    }
    here.seen = *seen;
}

//! Generation of legal placements.
//!
//! After a colour's first piece, a placement is legal exactly when none of its cells is forbidden
//! (occupied, outside the area, or touching the own colour) and at least one is an *anchor*: a cell
//! connected to the own colour across an open edge. The new piece itself never covers that edge:
//! both flanks touch the own cell, so they are forbidden to it (clause D3). Anchors are taken one
//! after another, and each is forbidden to the next, so that no placement is found twice.

use std::ops::ControlFlow;

use crate::Cells;
use crate::board::Cell;
use crate::colour::Colour;
use crate::fitting::Fitting;
use crate::ground::{Ground, Room};
use crate::patterns::{PATTERNS, Window};
use crate::placement::Placement;
use crate::position::Position;

/// The legal placements of one colour in one position, kept unlisted until asked for.
#[derive(Clone, Debug, Default)]
pub struct Legal {
    at: Vec<AtAnchor>,
    len: usize,
}

#[derive(Clone, Debug)]
struct AtAnchor {
    fitting: Fitting,
    anchor: Cell,
    /// How many placements come before this anchor's.
    before: usize,
}

impl Legal {
    /// The number of legal placements.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no legal placement.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The placement that has `k` others before it.
    pub fn nth(&self, k: usize) -> Option<Placement> {
        let after = self.at.partition_point(|at| at.before <= k);
        let at = &self.at[after.checked_sub(1)?];
        let pattern = at.fitting.nth(k - at.before)?;
        Some(PATTERNS.spot(pattern, at.anchor).placement())
    }

    /// All legal placements, each once.
    pub fn iter(&self) -> impl Iterator<Item = Placement> {
        self.at.iter().flat_map(|at| {
            let to_placement = |pattern| PATTERNS.spot(pattern, at.anchor).placement();
            at.fitting.iter().map(to_placement)
        })
    }

    fn clear(&mut self) {
        self.at.clear();
        self.len = 0;
    }

    fn push(&mut self, anchor: Cell, fitting: Fitting) {
        let before = self.len;
        self.len += fitting.len();
        if self.len > before {
            self.at.push(AtAnchor {
                fitting,
                anchor,
                before,
            });
        }
    }
}

impl Position {
    /// The legal placements of the colour to move; none once the game is over.
    pub fn legal(&self) -> Legal {
        let mut legal = Legal::default();
        self.legal_into(&mut legal);
        legal
    }

    /// Like [`Position::legal`], into a list whose memory is used again.
    pub fn legal_into(&self, legal: &mut Legal) {
        legal.clear();
        if let Some(colour) = self.to_act() {
            self.fill(colour, legal);
        }
    }

    /// The number of legal placements of the colour to move.
    pub fn count_legal(&self) -> usize {
        let mut count = 0;
        if let Some(colour) = self.to_act() {
            self.each_anchor(colour, |_, fitting| {
                count += fitting.len();
                ControlFlow::Continue(())
            });
        }
        count
    }
}

impl Ground {
    /// The placements that would be legal if the colour were to move now.
    pub fn legal_for(&self, colour: Colour) -> Legal {
        let mut legal = Legal::default();
        self.fill(colour, &mut legal);
        legal
    }

    /// Whether the colour could lay a piece if it were to move now.
    pub fn has_legal(&self, colour: Colour) -> bool {
        let mut found = false;
        self.each_anchor(colour, |_, fitting| {
            found = !fitting.is_empty();
            if found {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        found
    }

    /// The free cells that would connect a new piece to the colour, or its start cell at first.
    ///
    /// Cells that touch the colour are left out, since nothing may be laid there.
    pub fn anchors(&self, colour: Colour) -> Cells {
        self.room(colour).anchors
    }

    fn fill(&self, colour: Colour, legal: &mut Legal) {
        self.each_anchor(colour, |anchor, fitting| {
            legal.push(anchor, fitting);
            ControlFlow::Continue(())
        });
    }

    fn each_anchor(&self, colour: Colour, mut visit: impl FnMut(Cell, Fitting) -> ControlFlow<()>) {
        let Room { open, anchors } = self.room(colour);
        let tables = &*PATTERNS;
        let among = tables.of_pieces(self.left(colour));
        let mut window = Window::new(&open);
        for anchor in &anchors {
            let fitting = tables.fitting(&window, anchor, &among);
            if visit(anchor, fitting).is_break() {
                return;
            }
            window.close(anchor);
        }
    }
}

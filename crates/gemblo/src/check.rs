//! The checker: whether a placement is legal, and if not, why.

use crate::colour::Colour;
use crate::connection::Connection;
use crate::placement::Placement;
use crate::position::Position;
use crate::refusal::Refusal;

impl Position {
    /// Whether the colour to move may lay this piece here, or why not.
    pub fn check(&self, placement: Placement) -> Result<(), Refusal> {
        let colour = self.to_act().ok_or(Refusal::GameOver)?;
        self.check_free(placement)?;
        let piece = placement.piece();
        if !self.left(colour).contains(piece) {
            return Err(Refusal::PieceUsed(piece));
        }
        if self.cells_of(colour).is_empty() {
            self.check_start(colour, placement)
        } else {
            self.check_apart(colour, placement)?;
            self.check_connected(colour, placement)
        }
    }

    /// Clause D1: wholly on free cells of the playing area.
    fn check_free(&self, placement: Placement) -> Result<(), Refusal> {
        for cell in placement.cells() {
            if !self.area().cells().contains(cell) {
                return Err(Refusal::OffTheArea(cell));
            }
            if let Some(by) = self.owner_at(cell) {
                return Err(Refusal::Occupied { cell, by });
            }
        }
        Ok(())
    }

    /// Clause D2: the first piece covers the start cell.
    fn check_start(&self, colour: Colour, placement: Placement) -> Result<(), Refusal> {
        match self.start_of(colour) {
            Some(start) if placement.cells().all(|cell| cell != start) => {
                Err(Refusal::StartNotCovered(start))
            }
            _ => Ok(()),
        }
    }

    /// Clause D3: no edge shared with the own colour.
    fn check_apart(&self, colour: Colour, placement: Placement) -> Result<(), Refusal> {
        let laid = self.cells_of(colour);
        for cell in placement.cells() {
            if let Some(own) = cell.neighbours().find(|near| laid.contains(*near)) {
                return Err(Refusal::TouchesOwn { cell, own });
            }
        }
        Ok(())
    }

    /// Clause D3: connected to the own colour across an open edge.
    fn check_connected(&self, colour: Colour, placement: Placement) -> Result<(), Refusal> {
        let mut first_covered = None;
        for Connection { own, cell, covered } in self.connections(colour, placement.cells()) {
            match covered {
                None => return Ok(()),
                Some((by, piece)) => {
                    first_covered.get_or_insert(Refusal::Covered {
                        own,
                        cell,
                        piece,
                        by,
                    });
                }
            }
        }
        Err(first_covered.unwrap_or(Refusal::NotConnected))
    }
}

//! Composes the scene part by part, so that a page can redraw only what has changed.

use gemblo::{Area, Cell, Colour, Piece, Placement, Tint};

use super::scene::{Ghost, InHand, Laid, Line, Side, Tray, TrayItem};
use super::{Aim, Board, Laying, at_rest, say};

impl Board {
    /// The piece that rests on the board and can still be turned: the drafted one, or one that
    /// was brought there without a pointer.
    pub fn loose(&self) -> Option<Placement> {
        let resting = match self.hand.aim {
            Some(Aim::At(placement)) if self.hand.held.is_some() => Some(placement),
            _ => None,
        };
        self.drafted().or(resting).filter(|_| self.acts())
    }

    /// The pieces on the board, in the order in which they came, the drafted one last.
    pub fn pieces(&self) -> Vec<Laid> {
        let laid = |tint, placement| Laid {
            tint,
            placement,
            last: false,
            draft: false,
        };
        let mut pieces = Vec::new();
        if let Some(layout) = self.table.game().setup().layout() {
            let obstacles = layout.obstacles().iter();
            pieces.extend(obstacles.map(|placement| laid(None, *placement)));
        }
        let game = self.table.game();
        let turns = game.earlier_positions().zip(game.steps());
        let shown = self.table.viewed().unwrap_or(usize::MAX);
        pieces.extend(turns.take(shown).filter_map(|(before, placement)| {
            Some(laid(Some(before.tint(before.to_act()?)), placement))
        }));
        let draft = self.drafted().is_some();
        if let Some(last) = pieces.last_mut() {
            last.last = last.tint.is_some();
            last.draft = draft;
        }
        pieces
    }

    /// The start cells, and whether the colour has begun.
    pub fn starts(&self) -> Vec<(Tint, Cell, bool)> {
        let position = self.base();
        let start = |colour: Colour| {
            let begun = !position.cells_of(colour).is_empty();
            Some((position.tint(colour), position.start_of(colour)?, begun))
        };
        position.colours().filter_map(start).collect()
    }

    /// The cells from which the player to act may connect.
    pub fn anchors(&self) -> Vec<Cell> {
        let open = self.acts() && self.drafted().is_none();
        match self.mover().filter(|_| open) {
            Some(colour) => self.base().anchors(colour).iter().collect(),
            None => Vec::new(),
        }
    }

    /// The piece that is held over the board.
    pub fn ghost(&self) -> Option<Ghost> {
        if !self.holds() || self.drafted().is_some() {
            return None;
        }
        let placement = self.hand.aimed(&self.below())?;
        let refusal = self.base().check(placement).err();
        Some(Ghost {
            tint: self.base().tint(self.mover()?),
            placement,
            fits: refusal.is_none(),
            fault: refusal.as_ref().and_then(say::fault),
        })
    }

    /// The playing area.
    pub fn area(&self) -> Area {
        self.base().area()
    }

    /// Connections of the held piece, the drafted one, or the one laid last.
    pub fn lines(&self) -> Vec<Line> {
        let (position, placement, past) = match (self.drafted(), self.ghost()) {
            (Some(draft), _) => (*self.base(), draft, false),
            (None, Some(ghost)) => (*self.base(), ghost.placement, false),
            (None, None) => match self.table.last_turn() {
                Some(turn) => (turn.before, turn.steps[0], true),
                None => return Vec::new(),
            },
        };
        let Some(colour) = position.to_act() else {
            return Vec::new();
        };
        let line = |connection: gemblo::Connection| Line {
            from: connection.own,
            to: connection.cell,
            covered: !connection.is_open(),
            past,
        };
        let all = position.connections(colour, placement.cells()).map(line);
        // What was covered no longer matters once the piece lies there.
        all.filter(|line| !(line.past && line.covered)).collect()
    }

    /// The pieces to choose from; none once the game is over.
    pub fn tray(&self) -> Option<Tray> {
        let colour = self.tray_colour()?;
        let position = self.base();
        let mut places = [0; Piece::COUNT];
        for placement in position.legal_for(colour).iter() {
            places[usize::from(placement.piece().number()) - 1] += 1;
        }
        let held = self.hand.held.filter(|_| self.acts());
        let one = |piece: Piece| TrayItem {
            item: piece,
            orientation: at_rest(piece),
            places: places[usize::from(piece.number()) - 1],
            held: held.is_some_and(|held| held.piece() == piece),
        };
        let pieces: Vec<TrayItem<Piece>> = position.left(colour).iter().map(one).collect();
        Some(Tray {
            tint: position.tint(colour),
            fitting: pieces.iter().filter(|piece| piece.places > 0).count(),
            pieces,
            open: self.acts(),
            held: held.map(InHand::held),
        })
    }

    /// All colours in play.
    pub fn sides(&self) -> Vec<Side> {
        let position = self.base();
        let side = |colour| Side {
            tint: position.tint(colour),
            seat: position.seat_of(colour),
            who: say::who(position, colour),
            left: position.left(colour),
            to_move: position.to_act() == Some(colour),
            // At the end nobody is out any more.
            out: position.passed().contains(colour) && position.to_act().is_some(),
        };
        position.colours().map(side).collect()
    }
}

//! Composes the scene part by part, so that a page can redraw only what has changed.

use gemblo::{Area, Cell, Colour, Owner, Piece, Placement, Setup};
use i18n::gemblo::Decided;

use super::scene::{Ghost, InHand, Laid, Line, ResultLine, Side, Tray, TrayItem};
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
        let laid = |owner, placement| Laid {
            owner,
            placement,
            last: false,
            draft: false,
        };
        let mut pieces = Vec::new();
        if let Setup::Five(layout) = self.table.game().setup() {
            let obstacles = layout.obstacles().iter();
            pieces.extend(obstacles.map(|placement| laid(Owner::Obstacle, *placement)));
        }
        let game = self.table.game();
        let turns = game.earlier_positions().zip(game.steps());
        let shown = self.table.viewed().unwrap_or(usize::MAX);
        pieces.extend(turns.take(shown).filter_map(|(before, placement)| {
            Some(laid(Owner::Colour(before.to_act()?), placement))
        }));
        let draft = self.drafted().is_some();
        if let Some(last) = pieces.last_mut() {
            last.last = last.owner != Owner::Obstacle;
            last.draft = draft;
        }
        pieces
    }

    /// The start cells, and whether the colour has begun.
    pub fn starts(&self) -> Vec<(Colour, Cell, bool)> {
        let position = self.base();
        let start = |colour: Colour| {
            let begun = !position.cells_of(colour).is_empty();
            Some((colour, position.start_of(colour)?, begun))
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
            colour: self.mover()?,
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
            colour,
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
            colour,
            seat: position.seat_of(colour),
            who: say::who(position, colour),
            left: position.left(colour),
            to_move: position.to_act() == Some(colour),
            out: position.passed().contains(colour),
        };
        position.colours().map(side).collect()
    }

    /// The result, once the game shown is over.
    pub fn results(&self) -> Vec<ResultLine> {
        results_of(self.table.shown())
    }
}

/// The result of a position, once its game is over.
pub(crate) fn results_of(position: &gemblo::Position) -> Vec<ResultLine> {
    if position.outcome().is_none() {
        return Vec::new();
    }
    let standings = position.standings();
    let next = standings.iter().skip(1).map(Some).chain([None]);
    let colours = |seat| {
        let own = position
            .colours()
            .filter(move |c| position.seat_of(*c) == seat);
        own.map(|colour| (colour, position.left(colour))).collect()
    };
    let line = |(standing, next): (&gemblo::Standing, Option<&gemblo::Standing>)| ResultLine {
        place: standing.place,
        who: say::player(position, standing.seat),
        colours: colours(standing.seat),
        penalty: standing.score.penalty(),
        decided: next.map(|next| decided(position, standing, next)),
    };
    standings.iter().zip(next).map(line).collect()
}

/// What decides between two players, with the values of both.
fn decided(
    position: &gemblo::Position,
    one: &gemblo::Standing,
    other: &gemblo::Standing,
) -> Decided {
    let sizes = |score: &gemblo::Score, rank: usize| {
        let sizes: Vec<String> = score.sizes().take(rank).map(|s| s.to_string()).collect();
        sizes.join("+")
    };
    match one.score.decision(&other.score) {
        gemblo::Decision::Penalty => Decided::Penalty(one.score.penalty(), other.score.penalty()),
        gemblo::Decision::LargerPiece { rank } => {
            Decided::Larger(sizes(&one.score, rank), sizes(&other.score, rank))
        }
        gemblo::Decision::Value => Decided::Value(sum(position, one), sum(position, other)),
        gemblo::Decision::Shared => Decided::Shared,
    }
}

/// The numbers of the pieces that a player has left, the highest first, and their sum.
fn sum(position: &gemblo::Position, standing: &gemblo::Standing) -> String {
    let own = position
        .colours()
        .filter(|colour| position.seat_of(*colour) == standing.seat);
    let left = own.flat_map(|colour| position.left(colour).iter());
    let mut numbers: Vec<u8> = left.map(gemblo::Piece::number).collect();
    numbers.sort_unstable_by(|one, other| other.cmp(one));
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    format!("{} = {}", numbers.join("+"), standing.score.value())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_of_a_player_adds_the_numbers_of_the_pieces_left() {
        let mut position = gemblo::Position::new(&gemblo::Setup::Three);
        position.make("p19,q18,r18,s18,t19".parse().unwrap());
        let standings = position.standings();
        let laid = position.laid().next().unwrap().1.piece().number();
        let left = (1..=18).rev().filter(|number| *number != laid);
        let left: Vec<String> = left.map(|number: u8| number.to_string()).collect();
        let reckoned = format!("{} = {}", left.join("+"), 171 - laid);
        assert_eq!(sum(&position, &standings[0]), reckoned);
    }
}

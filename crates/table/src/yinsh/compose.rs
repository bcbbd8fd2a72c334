//! Composes the scene: pieces, what may be touched, what would happen, what happened last.

use i18n::Lang;
use i18n::yinsh::{Effect, Message};
use yinsh::{Colour, Phase, Point, Points, Position, Step};

use super::scene::{Mark, Outline, Role, Scene, SideScene, Spot};
use super::{Act, Board, Moment, Pieces, marks, say};
use crate::{Standing, Status};

/// A ring move that is only shown, not made.
struct Preview {
    from: Point,
    to: Point,
    turned: Points,
    after: Position,
}

impl Board {
    /// Everything there is to draw now.
    pub fn scene(&self) -> Scene {
        let preview = self.preview();
        let mut spots = self.plain_spots(&self.pieces(preview.as_ref()));
        self.put_roles(&mut spots);
        self.put_marks(&mut spots);
        if let Some(preview) = &preview {
            for spot in &mut spots {
                spot.turned = preview.turned.contains(spot.point);
            }
        }
        self.put_ghost(&mut spots);
        let choices = self.choices();
        let chosen = self.chosen_row();
        Scene {
            spots,
            outlines: self.outlines(preview.as_ref()),
            path: preview
                .as_ref()
                .map(|preview| (preview.from, preview.to))
                .or_else(|| self.planned_path().and_then(|(from, to)| Some((from?, to)))),
            chosen: chosen.and_then(|row| choices.iter().position(|other| *other == row)),
            choices,
            ..self.around()
        }
    }

    /// The scene in one moment of a turn: its pieces, and nothing to touch.
    pub fn scene_in(&self, moment: &Moment) -> Scene {
        let mut spots = self.plain_spots(&moment.pieces);
        if let Act::Turn(turned) = moment.act {
            for spot in &mut spots {
                spot.turned = spot.point == turned;
            }
        }
        Scene {
            spots,
            ..self.around()
        }
    }

    /// The points of a turn, by its number from 1, and what it did there.
    pub fn marks_of(&self, number: usize) -> Vec<(Point, Mark)> {
        let turn = self.table.turn(number);
        turn.map_or_else(Vec::new, |turn| marks::marks(&turn.before, &turn.steps))
    }

    /// What stands around the board, and a bare board.
    fn around(&self) -> Scene {
        Scene {
            spots: Vec::new(),
            outlines: Vec::new(),
            path: None,
            sides: self.sides(),
            pool: self.table.shown().pool(),
            choices: Vec::new(),
            chosen: None,
            must_pass: self.acts() && self.table.position().legal().nth(0) == Some(Step::Pass),
        }
    }

    /// What the table says.
    pub fn status(&self, lang: Lang) -> Status {
        let note = self.note(self.preview().as_ref());
        Status {
            standing: self.table.standing(),
            message: self.message().say(lang),
            refused: matches!(note, Some(Message::Refused(_))),
            note: note.map(|note| note.say(lang)),
        }
    }

    fn preview(&self) -> Option<Preview> {
        let (from, to) = (self.hand.picked?, self.hand.pointed?);
        let position = self.table.position();
        if !self.acts() || !position.landings(from).contains(to) {
            return None;
        }
        let mut after = *position;
        after.make(Step::MoveRing { from, to });
        Some(Preview {
            from,
            to,
            turned: position.flipped(from, to),
            after,
        })
    }

    fn pieces(&self, preview: Option<&Preview>) -> Pieces {
        let mut pieces = Pieces::of(self.table.shown());
        if let Some(from) = self.hand.picked.filter(|_| self.acts()) {
            pieces.markers[self.mover().index()].insert(from);
        }
        if let Some(preview) = preview {
            for point in preview.turned {
                pieces.turn(point);
            }
            pieces.rings[self.mover().index()].remove(preview.from);
        }
        pieces
    }

    fn plain_spots(&self, pieces: &Pieces) -> Vec<Spot> {
        let cursor = self.hand.cursor.map(|cursor| cursor.at);
        let spot = |point| Spot {
            point,
            ring: pieces.ring(point),
            marker: pieces.marker(point),
            ghost: None,
            turned: false,
            role: Role::Plain,
            mark: None,
            cursor: cursor == Some(point),
        };
        Point::all().map(spot).collect()
    }

    fn put_roles(&self, spots: &mut [Spot]) {
        let position = self.table.position();
        if self.table.is_complete() && self.table.person_acts() {
            let end = match self.table.draft().last() {
                Some(Step::PlaceRing(end) | Step::RemoveRing(end)) => Some(*end),
                Some(Step::MoveRing { to, .. }) => Some(*to),
                _ => None,
            };
            for spot in spots.iter_mut().filter(|spot| Some(spot.point) == end) {
                spot.role = Role::Confirms;
            }
        }
        if self.planner().is_some() {
            let picked = |spot: &&mut Spot| Some(spot.point) == self.hand.picked;
            spots
                .iter_mut()
                .filter(picked)
                .for_each(|spot| spot.role = Role::Picked);
        }
        if !self.acts() {
            return;
        }
        let own = position.rings(self.mover());
        let picked = self.hand.picked;
        let targets = picked.map_or(Points::EMPTY, |from| position.landings(from));
        let rows: Points = self.choices().iter().flat_map(|row| row.points()).collect();
        let chosen = self.chosen_row().map_or(Points::EMPTY, |row| row.points());
        for spot in spots {
            let point = spot.point;
            spot.role = match position.phase() {
                Phase::Place if spot.ring.is_none() => Role::Free,
                Phase::Move if picked == Some(point) => Role::Picked,
                Phase::Move if targets.contains(point) => Role::Target,
                Phase::Move if !position.landings(point).is_empty() => Role::Movable,
                Phase::Row(_) if chosen.contains(point) => Role::InChosenRow,
                Phase::Row(_) if rows.contains(point) => Role::InRow,
                Phase::Ring(_) if own.contains(point) => Role::Removable,
                _ => Role::Plain,
            };
        }
    }

    /// The draft marks its own points; without one, the last turn does.
    fn put_marks(&self, spots: &mut [Spot]) {
        let marks = match self.table.last_turn() {
            _ if self.table.has_draft() && self.table.viewed().is_none() => {
                marks::marks(self.table.before_draft(), &self.table.draft())
            }
            Some(turn) => marks::marks(&turn.before, &turn.steps),
            None => Vec::new(),
        };
        for (point, mark) in marks {
            if let Some(spot) = spots.iter_mut().find(|spot| spot.point == point) {
                spot.mark = Some(mark);
                // The markers that an unconfirmed move turned are still news.
                spot.turned = mark == Mark::Turned && self.table.has_draft();
            }
        }
    }

    fn put_ghost(&self, spots: &mut [Spot]) {
        if let Some((_, to)) = self.planned_path() {
            let there = |spot: &&mut Spot| spot.point == to;
            spots
                .iter_mut()
                .filter(there)
                .for_each(|spot| spot.ghost = self.planner());
        }
        let pointed = |spot: &&mut Spot| Some(spot.point) == self.hand.pointed;
        let spot = spots.iter_mut().find(pointed);
        if let Some(spot) = spot.filter(|spot| matches!(spot.role, Role::Free | Role::Target)) {
            spot.ghost = Some(self.mover());
        }
    }

    fn outlines(&self, preview: Option<&Preview>) -> Vec<Outline> {
        let position = preview.map_or(self.table.shown(), |preview| &preview.after);
        let chosen = self.chosen_row();
        let of_colour = |colour| {
            position.rows(colour).map(move |row| Outline {
                row,
                colour,
                chosen: chosen == Some(row),
            })
        };
        Colour::ALL.into_iter().flat_map(of_colour).collect()
    }

    fn sides(&self) -> [SideScene; 2] {
        let position = self.table.shown();
        let to_move = match self.table.viewed() {
            Some(_) => position.to_act(),
            None => self.table.to_move().map(|_| self.mover()),
        };
        Colour::ALL.map(|colour| SideScene {
            removed: position.removed(colour),
            goal: position.variant().goal(),
            in_hand: position.in_hand(colour),
            to_move: to_move == Some(colour),
        })
    }

    fn message(&self) -> Message {
        let mover = match self.table.viewed() {
            Some(_) => self.table.shown().to_act().unwrap_or(Colour::White),
            None => self.mover(),
        };
        let due = || match self.table.standing() {
            Standing::Waiting => Message::Thinking(spoken::yinsh::side(mover)),
            _ => Message::Due(spoken::yinsh::side(mover), self.due()),
        };
        self.end().unwrap_or_else(due)
    }

    fn note(&self, preview: Option<&Preview>) -> Option<Message> {
        if let Some(refused) = &self.hand.refused {
            return Some(Message::Refused(refused.clone()));
        }
        if let Some(planned) = self.planned() {
            return Some(Message::Planned(planned));
        }
        let effect = match preview {
            Some(preview) => say::effect(&preview.after, self.mover(), preview.turned.len()),
            None => self.draft_effect()?,
        };
        Some(Message::Effect(effect))
    }

    /// What the ring move of the draft did, once nothing more is due in the turn.
    fn draft_effect(&self) -> Option<Effect> {
        let draft = self.table.draft();
        if !self.table.is_complete() {
            return None;
        }
        let Some(Step::MoveRing { from, to }) = draft.last() else {
            return None;
        };
        let before = self.table.game().earlier_positions().last()?;
        let flips = before.flipped(*from, *to).len();
        Some(say::effect(self.table.position(), self.mover(), flips))
    }
}

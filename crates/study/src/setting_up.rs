//! Setting up a position of YINSH by hand: anything can be drawn, and one door says what is possible.

use yinsh::{Colour, Diagram, Fault, Phase, Point, Points, Position, Variant};

/// A position that is being set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SettingUp {
    diagram: Diagram,
}

/// What is put on a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A ring.
    Ring(Colour),
    /// A marker that shows a colour.
    Marker(Colour),
}

impl SettingUp {
    /// Begins with a position.
    pub fn of(position: &Position) -> SettingUp {
        let diagram = Diagram::from(position);
        SettingUp { diagram }
    }

    /// Begins with an empty board.
    pub fn empty(variant: Variant) -> SettingUp {
        SettingUp::of(&Position::new(variant))
    }

    /// What is drawn.
    pub fn diagram(&self) -> &Diagram {
        &self.diagram
    }

    /// What lies on a point.
    pub fn at(&self, point: Point) -> Option<Thing> {
        let on = |sets: &[Points; 2], colour: Colour| sets[colour.index()].contains(point);
        let mut things = Colour::ALL.into_iter().flat_map(|colour| {
            let ring = on(&self.diagram.rings, colour).then_some(Thing::Ring(colour));
            let marker = on(&self.diagram.markers, colour).then_some(Thing::Marker(colour));
            ring.into_iter().chain(marker)
        });
        things.next()
    }

    /// Puts a thing on a point in place of what lies there; the same thing, or nothing, clears the point.
    pub fn put(&mut self, point: Point, thing: Option<Thing>) {
        let before = self.at(point);
        for set in self
            .diagram
            .rings
            .iter_mut()
            .chain(&mut self.diagram.markers)
        {
            set.remove(point);
        }
        match thing.filter(|thing| before != Some(*thing)) {
            Some(Thing::Ring(colour)) => self.diagram.rings[colour.index()].insert(point),
            Some(Thing::Marker(colour)) => self.diagram.markers[colour.index()].insert(point),
            None => {}
        }
    }

    /// Says who moves.
    pub fn set_turn(&mut self, colour: Colour) {
        self.diagram.to_act = colour;
    }

    /// Says how many rings a player has removed.
    pub fn set_removed(&mut self, colour: Colour, rings: u8) {
        self.diagram.removed[colour.index()] = rings;
    }

    /// Says which variant is played.
    pub fn set_variant(&mut self, variant: Variant) {
        self.diagram.variant = variant;
    }

    /// The position, or what is wrong with it. Rings are being placed until all are there; then a ring moves.
    pub fn position(&self) -> Result<Position, Fault> {
        let Diagram {
            rings,
            removed,
            markers,
            ..
        } = &self.diagram;
        let on_board: usize = rings.iter().map(|set| set.len()).sum();
        let is_placing =
            on_board < 10 && *removed == [0, 0] && markers.iter().all(|set| set.is_empty());
        let phase = if is_placing {
            Phase::Place
        } else {
            Phase::Move
        };
        Position::try_from(Diagram {
            phase,
            passes: 0,
            ..self.diagram
        })
    }
}

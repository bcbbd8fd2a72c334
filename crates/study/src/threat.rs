//! Rows of YINSH that are one turn away, and what keeps them from being made.

use yinsh::{Colour, Diagram, Phase, Point, Position, Row, Step};

/// What a player could do next if it were their turn, and what the other could do about it.
///
/// Moves are rings from a point to another. There is nothing to threaten unless a ring move is due.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Threat {
    /// The rows that one move makes, each once.
    pub rows: Vec<Row>,
    /// The moves that make one.
    pub makers: Vec<(Point, Point)>,
    /// The other player's moves that can be completed to a turn after which no row is one turn away.
    pub breakers: Vec<(Point, Point)>,
}

impl Threat {
    /// What a colour threatens in a position.
    pub fn of(position: &Position, colour: Colour) -> Threat {
        let mut threat = Threat::default();
        for (moved, after) in moves(position, colour) {
            let known = threat.rows.len();
            for row in after.rows(colour) {
                if !threat.rows[..known].contains(&row) {
                    threat.rows.push(row);
                }
            }
            if after.rows(colour).next().is_some() {
                threat.makers.push(moved);
            }
        }
        if !threat.makers.is_empty() {
            let answers = moves(position, colour.opponent());
            let breaks = answers.filter(|(_, after)| is_broken(after, colour));
            threat.breakers = breaks.map(|(moved, _)| moved).collect();
        }
        threat
    }
}

/// The ring moves of a colour if it were its turn, with what each leads to.
fn moves(
    position: &Position,
    colour: Colour,
) -> impl Iterator<Item = ((Point, Point), Position)> + use<> {
    let diagram = Diagram {
        to_act: colour,
        passes: 0,
        ..Diagram::from(position)
    };
    let is_due = position.phase() == Phase::Move;
    let position = is_due.then(|| Position::try_from(diagram).ok()).flatten();
    let steps: Vec<Step> = position.iter().flat_map(steps_of).collect();
    steps.into_iter().filter_map(move |step| match step {
        Step::MoveRing { from, to } => {
            let mut after = position?;
            after.make(step);
            Some(((from, to), after))
        }
        _ => None,
    })
}

fn steps_of(position: &Position) -> Vec<Step> {
    position.legal().iter().collect()
}

/// Whether the opponent of a colour can end the turn so that the colour has no row, nor one a turn away.
fn is_broken(after: &Position, colour: Colour) -> bool {
    if after.to_act() == Some(colour.opponent()) {
        return steps_of(after).into_iter().any(|step| {
            let mut after = *after;
            after.make(step);
            is_broken(&after, colour)
        });
    }
    let makes = |(_, after): ((Point, Point), Position)| after.rows(colour).next().is_some();
    after.rows(colour).next().is_none() && !moves(after, colour).any(makes)
}

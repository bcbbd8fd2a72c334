//! Turns in the designer's notation: `e3`, `a2-h9`, `i8-f5;xg5-g9xa5`, `xb3-b7xa5;d3-b3`, `--`.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::Turn;

use crate::refusal::excerpt;
use crate::{Phase, Position, Refusal, Row, Step};

/// Reads the rest of the current turn; the long form and, where only one row can be meant, the
/// short form of a removal.
pub(crate) fn read_turn(position: &Position, text: &str) -> Result<Vec<Step>, Refusal> {
    let mut reader = Reader {
        position: *position,
        steps: Vec::new(),
        // A finished game has no turn left to read; the first step says so.
        turn: Turn::Open,
    };
    for part in text.trim().split(';') {
        reader.read(part.trim())?;
    }
    match reader.turn {
        Turn::Done => Ok(reader.steps),
        Turn::Open => Err(Refusal::Unfinished(
            reader.position.phase,
            reader.position.to_act,
        )),
    }
}

struct Reader {
    position: Position,
    steps: Vec<Step>,
    turn: Turn,
}

impl Reader {
    fn read(&mut self, part: &str) -> Result<(), Refusal> {
        if part.is_empty() {
            return Err(Refusal::Unreadable(excerpt(part)));
        }
        let Some(removal) = part.strip_prefix(['x', 'X']) else {
            return self.play(part.parse()?);
        };
        match removal.split_once(['x', 'X']) {
            Some((row, ring)) => {
                self.play(Step::RemoveRow(row.parse()?))?;
                self.play(Step::RemoveRing(ring.parse()?))
            }
            // A row or a ring alone: the two halves of a removal, each a step by itself.
            None => {
                let step = part.parse()?;
                let is_ring = matches!(step, Step::RemoveRing(_)) && self.turn == Turn::Open;
                if is_ring && matches!(self.position.phase, Phase::Row(_)) {
                    self.play(Step::RemoveRow(self.only_row()?))?;
                }
                self.play(step)
            }
        }
    }

    fn only_row(&self) -> Result<Row, Refusal> {
        let mut rows = self.position.rows(self.position.to_act);
        match (rows.next(), rows.next()) {
            (Some(row), None) => Ok(row),
            _ => Err(Refusal::WhichRow),
        }
    }

    fn play(&mut self, step: Step) -> Result<(), Refusal> {
        if self.turn == Turn::Done {
            return Err(Refusal::TurnOver);
        }
        self.turn = self.position.play(step)?;
        self.steps.push(step);
        Ok(())
    }
}

/// Writes one turn in the long form.
pub(crate) fn write_turn(steps: &[Step]) -> String {
    let mut text = String::new();
    for (index, step) in steps.iter().enumerate() {
        let after_row = index > 0 && matches!(steps[index - 1], Step::RemoveRow(_));
        if index > 0 && !after_row {
            text.push(';');
        }
        text.push_str(&step.to_string());
    }
    text
}

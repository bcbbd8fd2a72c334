//! A record with all its variations, and those of the engine beside them.

use std::io::Write;
use std::path::Path;
use std::time::Instant;

use engine::{Flow, ThoughtOf};
use record::NodeId;
use record::text::Turn;
use study::Analysis;

use super::USUAL;
use crate::cli::Analyse;
use crate::failure::Failure;
use crate::files;
use crate::format::{self, Format};
use crate::interrupt::Interrupt;
use crate::progress::Progress;
use crate::recorded::Recorded;
use crate::thinks::{Gear, Thinks, texts, think};
use crate::words::counted;

/// Under what everybody's chances stand beside a turn.
const CHANCES: &str = "Chances";
/// So many turns of a line are written.
const LONGEST: usize = 6;

/// Looks at every position, and writes the record with everybody's chances; where the engine would have played what
/// nobody did, its line is a variation. Ctrl-C writes what there is so far.
pub fn run<G: Thinks>(
    mut told: Recorded<G>,
    arguments: &Analyse,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let interrupt = Interrupt::listen();
    let analysed = analyse(&told, arguments, &interrupt);
    told.retell(analysed);
    let name = arguments.words.first().map_or("", String::as_str);
    let text = format::write(&told, format_of(files::numbered(name).0));
    writeln!(out, "{}", text.trim_end())?;
    interrupt.check()
}

/// The turns of a record with what the engine thinks of them, as far as there is patience.
fn analyse<G: Thinks>(
    told: &Recorded<G>,
    arguments: &Analyse,
    interrupt: &Interrupt,
) -> record::Tree<Turn> {
    let mut analysis = Analysis::<G>::of_tree(told.game.setup().clone(), &told.tree());
    let nodes: Vec<NodeId> = analysis.tree().walk().collect();
    let mut engine = G::engine(Gear {
        threads: arguments.threads,
        ..Gear::default()
    });
    let mut progress = Progress::new();
    let budget = arguments.budget.or(USUAL);
    let task = budget.task(arguments.level, arguments.lines, arguments.seed);
    for (done, node) in nodes.iter().enumerate() {
        analysis.go_to(*node);
        let position = analysis.game().position().clone();
        if position.outcome().is_some() {
            continue;
        }
        let see = |_: &_| {
            let share = done as f64 / nodes.len() as f64;
            progress.tell(share, || counted(nodes.len() - done, "position"));
            if interrupt.has_come() {
                Flow::Stop
            } else {
                Flow::GoOn
            }
        };
        let deadline = budget.deadline(Instant::now());
        let thought = think(&mut engine, &position, &task, deadline, see);
        if interrupt.has_come() {
            break;
        }
        note(&mut analysis, &position, &thought);
    }
    analysis.tree().clone()
}

/// Notes what is thought of the position that is looked at. A line becomes a variation unless somebody played as it
/// begins; where the record ends it does not go on.
fn note<G: Thinks>(analysis: &mut Analysis<G>, position: &G, thought: &ThoughtOf<G>) {
    let here = analysis.here();
    let seats = usize::from(position.seats());
    analysis.note(CHANCES, &chances(&thought.lines[0].chances[..seats]));
    let played = analysis.tree().children(here).iter();
    let played: Vec<String> = played
        .map(|node| analysis.tree()[*node].text.clone())
        .collect();
    for line in thought.lines.iter().filter(|_| !played.is_empty()) {
        let turns = texts(position, &line.turns);
        let Some((first, others)) = turns.split_first() else {
            continue;
        };
        if played.contains(first) {
            continue;
        }
        analysis.go_to(here);
        analysis.play(first);
        analysis.note(CHANCES, &chances(&line.chances[..seats]));
        for turn in others.iter().take(LONGEST - 1) {
            analysis.play(turn);
        }
    }
}

fn chances(chances: &[f32]) -> String {
    let each = chances.iter().map(|chance| format!("{chance:.3}"));
    each.collect::<Vec<_>>().join(" ")
}

/// A record is written in the form in which it was read; what is neither becomes text.
fn format_of(file: &str) -> Format {
    let extension = Path::new(file).extension();
    if extension.is_some_and(|extension| extension.eq_ignore_ascii_case("sgf")) {
        Format::Sgf
    } else {
        Format::Text
    }
}

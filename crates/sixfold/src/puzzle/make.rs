//! `sixfold puzzle make`: a new puzzle that nobody has seen.

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use gemblo::Piece;
use gemblo_puzzle::outline::drawn;
use gemblo_puzzle::{Flow, Fold, Grade, Stock, Wish};

use super::arguments::Make;
use crate::failure::{Failure, excerpt};
use crate::files::read;
use crate::interrupt::Interrupt;
use crate::progress::Progress;
use crate::save::save;
use crate::words::counted;

/// Fillings, or silhouettes, that are tried before giving up.
const TRIES: u32 = 60;

/// About as long as all tries take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Makes one puzzle and writes its JSON.
pub fn run(arguments: &Make, out: &mut impl Write) -> Result<(), Failure> {
    let wish = Wish {
        pool: pool(arguments)?,
        solutions: u128::from(arguments.solutions),
        fold: Fold::Folded,
        grade: arguments.grade.and_then(Grade::new),
        tries: TRIES,
        seed: arguments.seed,
    };
    let interrupt = Interrupt::listen();
    let mut line = Progress::new();
    let began = Instant::now();
    let mut watch = |_: gemblo_puzzle::Progress| {
        let spent = began.elapsed();
        line.tell(spent.div_duration_f64(PATIENCE), || {
            format!("looking for a puzzle, {} s", spent.as_secs())
        });
        if interrupt.has_come() {
            Flow::Stop
        } else {
            Flow::GoOn
        }
    };
    let made = match &arguments.outline {
        Some(file) => wish.fill(&arguments.name, &drawn(&text(file)?), &mut watch),
        None => {
            let cells = usize::from(arguments.cells);
            wish.make(&arguments.name, arguments.shape, cells, &mut watch)
        }
    };
    drop(line);
    if made.is_none() && interrupt.has_come() {
        eprintln!("sixfold: interrupted; no such puzzle was found so far");
        return Err(Failure::Interrupted);
    }
    let made = made.ok_or_else(|| {
        Failure::new("no such puzzle was found; allow more solutions, or try another seed")
    })?;
    let json = made.puzzle.to_json();
    match &arguments.output {
        Some(file) => save(file, &json, arguments.force)?,
        None => out.write_all(json.as_bytes())?,
    }
    eprintln!(
        "{}, {}, difficulty {:.2}, grade {}",
        counted(made.puzzle.stock().len(), "piece"),
        counted(made.solutions, "solution"),
        made.difficulty,
        made.grade().stars()
    );
    Ok(())
}

fn text(file: &Path) -> Result<String, Failure> {
    read::utf8(file).map_err(|reason| Failure::new(format!("{}: {reason}", file.display())))
}

fn pool(arguments: &Make) -> Result<Stock, Failure> {
    let list = arguments.pieces.as_deref().unwrap_or("all");
    let mut stock = Stock::EMPTY;
    for part in list.split(',').map(str::trim) {
        let pieces = pieces(part).ok_or_else(|| {
            Failure::new(format!(
                "{:?} is no list of pieces such as 6-18,2",
                excerpt(part)
            ))
        })?;
        for piece in pieces {
            stock = stock.with(piece, arguments.copies);
        }
    }
    Ok(stock)
}

/// The pieces of `all`, of a number, or of a range.
fn pieces(part: &str) -> Option<Vec<Piece>> {
    if part == "all" {
        return Some(Piece::all().collect());
    }
    let (first, last) = part.split_once('-').unwrap_or((part, part));
    let (first, last): (u8, u8) = (first.trim().parse().ok()?, last.trim().parse().ok()?);
    (first <= last).then_some(())?;
    (first..=last).map(Piece::new).collect()
}

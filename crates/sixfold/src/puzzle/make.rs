//! `sixfold puzzle make`: a new puzzle that nobody has seen.

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use gemblo::Piece;
use gemblo_puzzle::outline::drawn;
use gemblo_puzzle::{Flow, Fold, Grade, Made, Stock, Wish, patient};
use i18n::terminal::files::OF_FILE;
use i18n::terminal::puzzle::{self as words, BAD_LIST, NOT_MADE};
use i18n::{Lang, puzzle};

use super::arguments::Make;
use crate::failure::{Failure, excerpt, faults};
use crate::files::{Unread, read};
use crate::interrupt::Interrupt;
use crate::progress::Progress;
use crate::save::save;

/// Fillings, or silhouettes, that are tried before giving up.
const TRIES: u32 = 60;

/// About as long as all tries take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Makes one puzzle and writes its JSON.
pub fn run(arguments: &Make, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
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
            words::MAKING.with(lang, &[&spent.as_secs().to_string()])
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
    let made = match made {
        Ok(made) => made,
        Err(nearest) if interrupt.has_come() => {
            let nearest = nearest.and_then(|puzzle| Made::of(puzzle, 1, &mut patient));
            let said = if nearest.is_some() {
                words::BEST_SO_FAR
            } else {
                words::INTERRUPTED
            };
            eprintln!("sixfold: {}", said.to(lang));
            nearest.ok_or(Failure::Interrupted)?
        }
        Err(_) => return Err(Unmade::NotFound.into()),
    };
    let json = made.puzzle.to_json();
    match &arguments.output {
        Some(file) => save(file, &json, arguments.force)?,
        None => out.write_all(json.as_bytes())?,
    }
    let pieces = puzzle::PIECES.count(lang, made.puzzle.stock().len() as u64);
    let solutions = super::solutions(made.solutions, lang);
    let (difficulty, grade) = (format!("{:.2}", made.difficulty), made.grade().stars());
    let values = [&pieces, &solutions, &difficulty, &grade.to_string()];
    eprintln!("{}", words::MADE.with(lang, &values.map(String::as_str)));
    interrupt.check()
}

faults! {
    /// Why there is no new puzzle.
    enum Unmade {
        NotFound => NOT_MADE,
        List(part: String) => BAD_LIST,
        Outline(file: String, reason: Unread) => OF_FILE,
    }
}

fn text(file: &Path) -> Result<String, Unmade> {
    read::utf8(file).map_err(|reason| Unmade::Outline(file.display().to_string(), reason))
}

fn pool(arguments: &Make) -> Result<Stock, Failure> {
    let list = arguments.pieces.as_deref().unwrap_or("all");
    let mut stock = Stock::EMPTY;
    for part in list.split(',').map(str::trim) {
        let none = || Unmade::List(format!("{:?}", excerpt(part)));
        let pieces = pieces(part).ok_or_else(none)?;
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

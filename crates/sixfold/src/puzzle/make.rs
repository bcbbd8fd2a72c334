//! `sixfold puzzle make`: a new puzzle that nobody has seen.

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use gemblo::Piece;
use gemblo_puzzle::outline::drawn;
use gemblo_puzzle::{
    Composed, End, Fault, Flow, Grade, Impossible, NotComposed, Order, Outline, Solutions, Stock,
    difficulty, patient,
};
use i18n::terminal::files::OF_FILE;
use i18n::terminal::puzzle::{
    self as words, BAD_LIST, IMPOSSIBLE, NOT_MADE, TOO_EASY, TOO_FEW_CELLS, TOO_HARD,
    TOO_MANY_PIECES,
};
use i18n::{Lang, puzzle};

use super::arguments::Make;
use crate::failure::{Failure, excerpt, faults};
use crate::files::{Unread, read};
use crate::interrupt::Interrupt;
use crate::progress::Progress;
use crate::save::save;
use crate::say::Say;

/// About as long as all tries take.
const PATIENCE: Duration = Duration::from_secs(30);

/// How many cells puzzles of each grade usually have.
const CELLS: [usize; 6] = [15, 22, 28, 34, 42, 50];

/// Makes one puzzle and writes its JSON.
pub fn run(arguments: &Make, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let order = order(arguments)?;
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
    let made = order.compose(&mut watch);
    drop(line);
    let made = match made {
        Ok(made) => made,
        Err(NotComposed::NotFound(nearest)) if interrupt.has_come() => {
            let said = if nearest.is_some() {
                words::BEST_SO_FAR
            } else {
                words::INTERRUPTED
            };
            eprintln!("sixfold: {}", said.to(lang));
            Composed::of(nearest.ok_or(Failure::Interrupted)?, &mut patient)
        }
        Err(fault) => return Err(unmade(fault, order.grade).into()),
    };
    let json = made.puzzle.to_json();
    match &arguments.output {
        Some(file) => save(file, &json, arguments.force)?,
        None => out.write_all(json.as_bytes())?,
    }
    eprintln!("{}", described(&made, lang));
    interrupt.check()
}

/// What is wanted.
fn order(arguments: &Make) -> Result<Order, Failure> {
    let grade = arguments.grade.and_then(Grade::new);
    let usual = grade.map_or(30, |grade| CELLS[usize::from(grade.stars()) - 1]);
    let most = arguments.solutions.or(arguments.unique.then_some(1));
    Ok(Order {
        name: arguments.name.clone(),
        outline: match &arguments.outline {
            Some(file) => Outline::Painted(drawn(&text(file)?)),
            None => Outline::Grown(arguments.shape, arguments.cells.map_or(usual, usize::from)),
        },
        pool: pool(arguments)?,
        solutions: most.map_or(Solutions::Few, |most| Solutions::AtMost(most.into())),
        grade,
        seed: arguments.seed,
    })
}

/// What is known about a new puzzle, in a line.
fn described(made: &Composed, lang: Lang) -> String {
    let pieces = puzzle::PIECES.count(lang, made.puzzle.stock().len() as u64);
    let solutions = super::solutions(made.count.solutions, lang);
    let solutions = match made.count.end {
        End::Complete => solutions,
        End::Enough | End::Cancelled => words::SOME_FOUND.with(lang, &[&solutions]),
    };
    let grade = Grade::of(made.difficulty).stars().to_string();
    let difficulty = format!("{:.2}", made.difficulty);
    let values = [&pieces, &solutions, &difficulty, &grade];
    words::MADE.with(lang, &values.map(String::as_str))
}

faults! {
    /// Why there is no new puzzle.
    enum Unmade {
        NotFound => NOT_MADE,
        TooEasy(grade: usize) => TOO_EASY,
        TooHard(grade: usize) => TOO_HARD,
        Contradiction(fault: Fault) => _,
        Impossible(reason: Impossible) => IMPOSSIBLE,
        TooManyPieces(cells: usize, pieces: usize, easiest: usize) => TOO_MANY_PIECES,
        TooFewCells(cells: usize, hardest: usize) => TOO_FEW_CELLS,
        List(part: String) => BAD_LIST,
        Outline(file: String, reason: Unread) => OF_FILE,
    }
}

impl Say for Impossible {
    fn say(&self, lang: Lang) -> String {
        super::impossible(*self, lang)
    }
}

fn unmade(fault: NotComposed, wanted: Option<Grade>) -> Unmade {
    match fault {
        NotComposed::Fault(fault) => Unmade::Contradiction(fault),
        NotComposed::Impossible(reason) => Unmade::Impossible(reason),
        NotComposed::TooManyPieces {
            cells,
            pieces,
            easiest,
        } => Unmade::TooManyPieces(cells, pieces, easiest.stars().into()),
        NotComposed::TooFewCells { cells, hardest } => {
            Unmade::TooFewCells(cells, hardest.stars().into())
        }
        NotComposed::NotFound(nearest) => {
            let found = nearest.map(|puzzle| Grade::of(difficulty(&puzzle)));
            match (found, wanted) {
                (Some(found), Some(wanted)) if found < wanted => {
                    Unmade::TooEasy(found.stars().into())
                }
                (Some(found), Some(wanted)) if found > wanted => {
                    Unmade::TooHard(found.stars().into())
                }
                _ => Unmade::NotFound,
            }
        }
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

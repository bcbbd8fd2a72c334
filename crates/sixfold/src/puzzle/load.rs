//! Finds the puzzle that is meant: in a file, in a file of a book, or in the book that is built in.

use std::path::Path;

use gemblo_puzzle::{Fault, File, Grade, Made, Puzzle, book};
use i18n::Lang;
use i18n::terminal::files::OF_FILE;
use i18n::terminal::puzzle::{NO_SUCH, NOT_IN_BOOK, SEVERAL};

use crate::failure::{Failure, excerpt, faults};
use crate::files::{Unread, numbered, read};
use crate::say::Say;

/// A puzzle, with what its file certifies about it.
pub struct Loaded {
    pub puzzle: Puzzle,
    /// The certified number of solutions.
    pub solutions: Option<u128>,
}

impl From<Made> for Loaded {
    fn from(made: Made) -> Loaded {
        Loaded {
            puzzle: made.puzzle,
            solutions: Some(made.solutions),
        }
    }
}

/// The one puzzle that a name means.
pub fn one(name: &str) -> Result<Loaded, Failure> {
    let mut all = all(name)?;
    match all.len() {
        1 => Ok(all.swap_remove(0)),
        several => Err(NotFound::Several(name.to_owned(), several).into()),
    }
}

/// All puzzles that a name means.
pub fn all(name: &str) -> Result<Vec<Loaded>, Failure> {
    if let Some(place) = name.strip_prefix("book:") {
        return built_in(place);
    }
    let (file, number) = numbered(name);
    let found = in_file(file).map_err(|reason| NotFound::In(file.to_owned(), reason))?;
    let count = found.len();
    chosen(found, number).ok_or_else(|| {
        let number = excerpt(number.unwrap_or_default());
        NotFound::NoSuch(file.to_owned(), number, count).into()
    })
}

/// Of these puzzles the one of this number, or all.
fn chosen(mut puzzles: Vec<Loaded>, number: Option<&str>) -> Option<Vec<Loaded>> {
    let Some(number) = number else {
        return Some(puzzles);
    };
    let index = number.parse::<usize>().ok()?.checked_sub(1)?;
    (index < puzzles.len()).then(|| vec![puzzles.swap_remove(index)])
}

fn built_in(place: &str) -> Result<Vec<Loaded>, Failure> {
    let missing = || Failure::from(NotFound::NotInBook(excerpt(place)));
    let (grade, number) = match place.split_once('.') {
        Some((grade, number)) => (grade, Some(number)),
        None => (place, None),
    };
    let grade = grade
        .parse()
        .ok()
        .and_then(Grade::new)
        .ok_or_else(missing)?;
    let puzzles = book::grade(grade).into_iter().map(Loaded::from);
    chosen(puzzles.collect(), number).ok_or_else(missing)
}

faults! {
    /// Why a name means no puzzle.
    enum NotFound {
        Several(file: String, count: usize) => SEVERAL,
        NoSuch(file: String, number: String, count: usize) => NO_SUCH,
        NotInBook(place: String) => NOT_IN_BOOK,
        In(file: String, reason: Unloaded) => OF_FILE,
    }
}

faults! {
    /// Why a file holds no puzzle.
    enum Unloaded {
        Unread(reason: Unread) => _,
        Puzzle(fault: Fault) => _,
    }
}

impl Say for Fault {
    fn say(&self, lang: Lang) -> String {
        let said = match lang {
            Lang::En => self.to_string(),
            _ => spoken::puzzle::say(self, lang),
        };
        said.replace(char::is_control, "\u{fffd}")
    }
}

fn in_file(file: &str) -> Result<Vec<Loaded>, Unloaded> {
    let text = read::utf8(Path::new(file)).map_err(Unloaded::Unread)?;
    let text = text.trim_start_matches('\u{feff}');
    match File::read(text).map_err(Unloaded::Puzzle)? {
        File::Book(puzzles) => Ok(puzzles.into_iter().map(Loaded::from).collect()),
        File::Puzzle(puzzle) => Ok(vec![Loaded {
            puzzle,
            solutions: None,
        }]),
    }
}

//! `sixfold puzzle book`: the list of all puzzles, or a booklet to be printed.

use std::io::Write;

use gemblo_puzzle::{Grade, Made, book};
use i18n::terminal::puzzle as words;
use i18n::{Lang, puzzle};

use super::arguments::Book;
use super::{booklet, pdf, title};
use crate::failure::Failure;
use crate::save::save;

/// The puzzles of some grades.
pub type Grades = [(Grade, Vec<Made>)];

/// Lists the book, or writes it as PDF.
pub fn run(arguments: &Book, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let asked = arguments.grade.and_then(Grade::new);
    let grades = Grade::ALL
        .into_iter()
        .filter(|grade| asked.is_none_or(|asked| asked == *grade));
    let grades: Vec<(Grade, Vec<Made>)> = grades.map(|grade| (grade, book::grade(grade))).collect();
    let Some(file) = &arguments.pdf else {
        return list(&grades, lang, out);
    };
    let name = format!("Sixfold: {}", words::BOOK.to(lang));
    let pdf = pdf::write(&name, lang, &booklet::sheets(&grades, lang)?)?;
    Ok(save(file, pdf, arguments.force)?)
}

fn list(grades: &Grades, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    for (grade, puzzles) in grades {
        for (number, made) in (1..).zip(puzzles) {
            let pieces = puzzle::PIECES.count(lang, made.puzzle.stock().len() as u64);
            let cells = words::CELLS.count(lang, made.puzzle.spots().len() as u64);
            writeln!(
                out,
                "{:<5} {:<6} {:<24} {pieces:>12} {cells:>14} {:>16}",
                place(*grade, number),
                "*".repeat(usize::from(grade.stars())),
                title(&made.puzzle, lang),
                super::solutions(made.solutions, lang),
            )?;
        }
    }
    Ok(())
}

/// What a puzzle is called for `book:4.7`.
pub fn place(grade: Grade, number: usize) -> String {
    format!("{}.{number}", grade.stars())
}

//! `sixfold puzzle book`: the list of all puzzles, or a booklet to be printed.

use std::io::Write;

use gemblo_puzzle::{Grade, Made, Solver, book, patient};

use super::arguments::Book;
use super::pdf;
use super::picture::{draw_piece, draw_solution, draw_task};
use super::sheet::{Frame, Sheet, Weight};
use crate::failure::Failure;
use crate::save::save;

/// An A4 page in points, and its margin.
const PAGE: (f64, f64) = (595.0, 842.0);
const MARGIN: f64 = 42.0;

/// Lists the book, or writes it as PDF.
pub fn run(arguments: &Book, out: &mut impl Write) -> Result<(), Failure> {
    let asked = arguments.grade.and_then(Grade::new);
    let grades = Grade::ALL
        .into_iter()
        .filter(|grade| asked.is_none_or(|asked| asked == *grade));
    let grades: Vec<(Grade, Vec<Made>)> = grades.map(|grade| (grade, book::grade(grade))).collect();
    let Some(file) = &arguments.pdf else {
        return list(&grades, out);
    };
    let mut sheets = tasks(&grades);
    sheets.extend(solutions(&grades)?);
    let pdf = pdf::write("Sixfold: a book of Gemblo puzzles", &sheets)?;
    Ok(save(file, pdf, arguments.force)?)
}

fn list(grades: &[(Grade, Vec<Made>)], out: &mut impl Write) -> Result<(), Failure> {
    for (grade, puzzles) in grades {
        for (number, made) in (1..).zip(puzzles) {
            writeln!(
                out,
                "{:<5} {:<6} {:<22} {:>2} pieces {:>3} cells {:>4} solutions",
                place(*grade, number),
                stars(*grade),
                made.puzzle.name(),
                made.puzzle.stock().len(),
                made.puzzle.spots().len(),
                made.solutions
            )?;
        }
    }
    Ok(())
}

fn place(grade: Grade, number: usize) -> String {
    format!("{}.{number}", grade.stars())
}

fn stars(grade: Grade) -> String {
    "*".repeat(usize::from(grade.stars()))
}

/// Boxes of the same size on a page, from the top left.
fn boxes(columns: usize, rows: usize) -> impl Fn(usize) -> (f64, f64, f64, f64) {
    let width = (PAGE.0 - 2.0 * MARGIN) / columns as f64;
    let height = (PAGE.1 - 2.0 * MARGIN - 24.0) / rows as f64;
    move |index| {
        let x = MARGIN + width * (index % columns) as f64;
        let y = MARGIN + 24.0 + height * (index / columns) as f64;
        (x, y, width, height)
    }
}

fn page(title: &str) -> Sheet {
    let mut sheet = Sheet::new(PAGE.0, PAGE.1);
    sheet.text((MARGIN, MARGIN + 4.0), 14.0, title, Weight::Bold);
    sheet
}

/// The pages of the tasks, four to a page.
fn tasks(grades: &[(Grade, Vec<Made>)]) -> Vec<Sheet> {
    let at = boxes(2, 2);
    let mut sheets = Vec::new();
    for (grade, puzzles) in grades {
        let numbered: Vec<(usize, &Made)> = (1..).zip(puzzles).collect();
        for four in numbered.chunks(4) {
            let title = format!("Grade {}   {}", grade.stars(), stars(*grade));
            let mut sheet = page(&title);
            for (index, (number, made)) in four.iter().enumerate() {
                draw_box(&mut sheet, at(index), &place(*grade, *number), made);
            }
            let note = "Fill the silhouette with the pieces; they may be turned and turned over.";
            sheet.text((MARGIN, PAGE.1 - MARGIN / 2.0), 8.0, note, Weight::Plain);
            sheets.push(sheet);
        }
    }
    sheets
}

fn draw_box(
    sheet: &mut Sheet,
    (x, y, width, height): (f64, f64, f64, f64),
    place: &str,
    made: &Made,
) {
    const PIECE: f64 = 4.2;
    let title = format!("{place}  {}", made.puzzle.name());
    sheet.text((x, y + 16.0), 11.0, &title, Weight::Bold);
    let solutions = match made.solutions {
        1 => "one solution".to_owned(),
        several => format!("{several} solutions"),
    };
    sheet.text((x, y + 28.0), 8.0, &solutions, Weight::Plain);
    let picture = height - 36.0 - 22.0 * PIECE;
    let spots = made.puzzle.spots();
    let frame = Frame::within(spots, (x, y + 34.0), width - 16.0, picture, 14.0);
    draw_task(sheet, &frame, spots);
    let (mut left, mut top) = (x, y + height - 20.0 * PIECE);
    for (piece, copies) in made.puzzle.stock().iter() {
        for _ in 0..copies {
            if left > x + width - 40.0 {
                (left, top) = (x, top + 9.5 * PIECE);
            }
            left += draw_piece(sheet, (left, top), PIECE, piece) + PIECE;
        }
    }
}

/// The pages of the solutions, twenty to a page.
fn solutions(grades: &[(Grade, Vec<Made>)]) -> Result<Vec<Sheet>, Failure> {
    let at = boxes(4, 5);
    let all: Vec<(String, &Made)> = grades
        .iter()
        .flat_map(|(grade, puzzles)| (1..).zip(puzzles).map(|(n, made)| (place(*grade, n), made)))
        .collect();
    let mut sheets = Vec::new();
    for twenty in all.chunks(20) {
        let mut sheet = page("Solutions");
        for (index, (place, made)) in twenty.iter().enumerate() {
            let (x, y, width, height) = at(index);
            let found = Solver::new(&made.puzzle)
                .first(1, &mut patient)
                .ok()
                .flatten();
            let solution = found.ok_or_else(|| {
                Failure::new(format!("{place} {} has no solution", made.puzzle.name()))
            })?;
            sheet.text(
                (x, y + 9.0),
                8.0,
                &format!("{place}  {}", made.puzzle.name()),
                Weight::Plain,
            );
            let spots = made.puzzle.spots();
            let frame = Frame::within(spots, (x, y + 14.0), width - 10.0, height - 24.0, 8.0);
            draw_solution(&mut sheet, &frame, spots, &solution);
        }
        sheets.push(sheet);
    }
    Ok(sheets)
}

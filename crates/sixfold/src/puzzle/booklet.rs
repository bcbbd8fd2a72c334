//! The pages of the printed book: a title with the contents, the tasks, the solutions.

use gemblo_puzzle::{Grade, Made, Solver, Stock, patient};
use i18n::terminal::puzzle as words;
use i18n::{Lang, app, puzzle};

use super::book::{Grades, place};
use super::font;
use super::picture::{draw_piece, draw_solution, draw_task};
use super::sheet::{Frame, Sheet, Weight};
use super::title;
use crate::failure::Failure;

/// An A4 page in points, and its margin.
const PAGE: (f64, f64) = (595.0, 842.0);
const MARGIN: f64 = 42.0;

/// Tasks and solutions on a page.
const TASKS: usize = 4;
const SOLUTIONS: usize = 20;

/// The side of a piece's cell, and the height of a line of pieces with their numbers.
const PIECE: f64 = 5.0;
const PIECE_LINE: f64 = 9.5 * PIECE + 8.0;

/// All pages.
pub fn sheets(grades: &Grades, lang: Lang) -> Result<Vec<Sheet>, Failure> {
    let mut sheets = vec![cover(grades, lang)];
    sheets.extend(tasks(grades, lang));
    sheets.extend(solutions(grades, lang)?);
    for (number, sheet) in sheets.iter_mut().enumerate().skip(1) {
        let number = (number + 1).to_string();
        sheet.centred(PAGE.1 - MARGIN / 2.0, 8.0, &number, Weight::Plain);
    }
    Ok(sheets)
}

/// The title, what is on which page, and what the law wants to know.
fn cover(grades: &Grades, lang: Lang) -> Sheet {
    let mut sheet = Sheet::new(PAGE.0, PAGE.1);
    sheet.centred(200.0, 34.0, "Sixfold", Weight::Bold);
    sheet.centred(236.0, 18.0, words::BOOK.to(lang), Weight::Plain);
    let count = grades.iter().map(|(_, puzzles)| puzzles.len() as u64).sum();
    sheet.centred(
        262.0,
        12.0,
        &words::PUZZLES.count(lang, count),
        Weight::Plain,
    );
    let how = lines(puzzle::HOW.to(lang), 11.0, 400.0);
    for (line, y) in how.iter().zip(0..) {
        sheet.centred(310.0 + 15.0 * f64::from(y), 11.0, line, Weight::Plain);
    }
    let (left, right) = (MARGIN + 120.0, PAGE.0 - MARGIN - 120.0);
    sheet.text((left, 400.0), 13.0, words::CONTENTS.to(lang), Weight::Bold);
    for ((entry, page), row) in contents(grades, lang).iter().zip(1..) {
        let y = 400.0 + 20.0 * f64::from(row);
        let page = page.to_string();
        sheet.text((left, y), 11.0, entry, Weight::Plain);
        let x = right - font::width(&page, 11.0, Weight::Plain);
        sheet.text((x, y), 11.0, &page, Weight::Plain);
    }
    let small = [app::UNOFFICIAL, app::TRADE_MARKS, words::LICENCE];
    let small = small.map(|words| lines(words.to(lang), 8.0, PAGE.0 - 2.0 * MARGIN));
    for (line, row) in small.iter().flatten().zip(0..) {
        sheet.centred(
            PAGE.1 - 96.0 + 11.0 * f64::from(row),
            8.0,
            line,
            Weight::Plain,
        );
    }
    sheet
}

/// What begins on which page.
fn contents(grades: &Grades, lang: Lang) -> Vec<(String, usize)> {
    let mut page = 2;
    let mut contents = Vec::new();
    for (grade, puzzles) in grades {
        contents.push((grade_title(*grade, lang), page));
        page += puzzles.len().div_ceil(TASKS);
    }
    contents.push((words::SOLUTIONS_TITLE.to(lang).to_owned(), page));
    contents
}

fn grade_title(grade: Grade, lang: Lang) -> String {
    let stars = grade.stars();
    let name = puzzle::GRADE.with(lang, &[&stars.to_string()]);
    format!("{name}   {}", "★".repeat(usize::from(stars)))
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

/// The pages of the tasks.
fn tasks(grades: &Grades, lang: Lang) -> Vec<Sheet> {
    let at = boxes(2, 2);
    let mut sheets = Vec::new();
    for (grade, puzzles) in grades {
        let numbered: Vec<(usize, &Made)> = (1..).zip(puzzles).collect();
        for four in numbered.chunks(TASKS) {
            let mut sheet = page(&grade_title(*grade, lang));
            for (index, (number, made)) in four.iter().enumerate() {
                let name = format!("{}  {}", place(*grade, *number), title(&made.puzzle, lang));
                draw_box(&mut sheet, at(index), &name, made, lang);
            }
            sheets.push(sheet);
        }
    }
    sheets
}

fn draw_box(
    sheet: &mut Sheet,
    (x, y, width, height): (f64, f64, f64, f64),
    name: &str,
    made: &Made,
    lang: Lang,
) {
    sheet.text((x, y + 16.0), 11.0, name, Weight::Bold);
    let solutions = super::solutions(made.solutions, lang);
    sheet.text((x, y + 28.0), 8.0, &solutions, Weight::Plain);
    let spots = made.puzzle.spots();
    // Drawn once on a page that nobody sees: only then it is known how many lines they take.
    let lines = draw_stock(
        &mut Sheet::new(0.0, 0.0),
        (x, y),
        width,
        made.puzzle.stock(),
    );
    let top = y + height - f64::from(lines) * PIECE_LINE - 6.0;
    let frame = Frame::within(spots, (x, y + 34.0), width - 16.0, top - y - 44.0, 14.0);
    draw_task(sheet, &frame, spots);
    draw_stock(sheet, (x, top), width, made.puzzle.stock());
}

/// The pieces of a task with their numbers; how many lines they take.
fn draw_stock(sheet: &mut Sheet, (x, y): (f64, f64), width: f64, stock: Stock) -> u32 {
    let (mut left, mut line) = (x, 0);
    for (piece, copies) in stock.iter() {
        for _ in 0..copies {
            if left > x + width - 48.0 {
                (left, line) = (x, line + 1);
            }
            let top = y + f64::from(line) * PIECE_LINE;
            let number = piece.number().to_string();
            sheet.text((left, top), 6.5, &number, Weight::Plain);
            left += draw_piece(sheet, (left, top + 8.0), PIECE, piece) + PIECE;
        }
    }
    line + 1
}

/// The pages of the solutions.
fn solutions(grades: &Grades, lang: Lang) -> Result<Vec<Sheet>, Failure> {
    let at = boxes(4, 5);
    let all: Vec<(String, &Made)> = grades
        .iter()
        .flat_map(|(grade, puzzles)| (1..).zip(puzzles).map(|(n, made)| (place(*grade, n), made)))
        .collect();
    let mut sheets = Vec::new();
    for twenty in all.chunks(SOLUTIONS) {
        let mut sheet = page(words::SOLUTIONS_TITLE.to(lang));
        for (index, (place, made)) in twenty.iter().enumerate() {
            let (x, y, width, height) = at(index);
            let found = Solver::new(&made.puzzle).first(1, &mut patient);
            let solution = found.ok().flatten().ok_or_else(|| {
                Failure::new(format!("{place} {} has no solution", made.puzzle.name()))
            })?;
            let name = format!("{place}  {}", title(&made.puzzle, lang));
            sheet.text((x, y + 9.0), 8.0, &name, Weight::Plain);
            let spots = made.puzzle.spots();
            let frame = Frame::within(spots, (x, y + 14.0), width - 10.0, height - 24.0, 8.0);
            draw_solution(&mut sheet, &frame, spots, &solution);
        }
        sheets.push(sheet);
    }
    Ok(sheets)
}

/// A text in lines of this width, broken at plain blanks.
fn lines(text: &str, size: f64, width: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let longer = lines.last().map(|line| format!("{line} {word}"));
        match longer.filter(|line| font::width(line, size, Weight::Plain) <= width) {
            Some(line) => *lines.last_mut().expect("there is a line to lengthen") = line,
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

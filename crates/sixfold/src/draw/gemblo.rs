//! The Gemblo board: cells three characters wide and two lines high, like bricks in columns.
//!
//! A free cell shows its number, the letters of its column stand above and below the board. A
//! covered cell shows its colour's letter, an obstacle `#`, a start cell its colour's small letter.

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use gemblo::{Cell, Colour, Owner, Position, Tint};
use i18n::Lang;
use i18n::terminal::play as words;

use super::Paper;
use super::canvas::Canvas;
use crate::face::gemblo::name;

/// The width of a cell.
pub const CELL: i32 = 3;
/// The width of a cell where there is little room.
const NARROW: i32 = 2;
/// The width of what stands beside the board.
const PANEL: i32 = 24;
const WIDTH: usize = 100;
const FAINT: Style = Style::new().dimmed();
const STRONG: Style = Style::new().bold();
const OBSTACLE: Style = Style::new()
    .fg_color(Some(Color::Ansi256(Ansi256Color(250))))
    .bg_color(Some(Color::Ansi256(Ansi256Color(240))));

/// The board, and in its free corner or below it what each colour has left.
pub fn picture(position: &Position, paper: &Paper) -> Vec<String> {
    let cells: Vec<Cell> = position.area().cells().iter().collect();
    let lines = i32::from(position.players()).max(4);
    let fits = |frame: &Frame| paper.width >= frame.width(&cells, lines);
    let wide = Frame::around(&cells, CELL);
    let frame = if fits(&wide) {
        wide
    } else {
        Frame::around(&cells, NARROW)
    };
    let (panel, below) = if fits(&frame) {
        ((frame.corner(&cells, lines), 0), 0)
    } else {
        ((1, frame.height() as i32), lines)
    };
    let mut canvas = Canvas::new(WIDTH, frame.height() + below as usize);
    for cell in &cells {
        draw_column_name(&mut canvas, &frame, position, *cell);
    }
    for cell in &cells {
        draw_cell(&mut canvas, &frame, position, *cell);
    }
    draw_panel(&mut canvas, panel, position, paper.lang);
    canvas.lines()
}

/// The part of the board that is drawn, in doubled coordinates.
struct Frame {
    /// The width of a cell.
    cell: i32,
    left: i32,
    top: i32,
    bottom: i32,
}

impl Frame {
    fn around(cells: &[Cell], cell: i32) -> Frame {
        let columns = cells.iter().map(|cell| i32::from(cell.doubled().0));
        let half_rows = || cells.iter().map(|cell| i32::from(cell.doubled().1));
        Frame {
            cell,
            left: columns.min().unwrap_or(0),
            top: half_rows().min().unwrap_or(0),
            bottom: half_rows().max().unwrap_or(0),
        }
    }

    /// Two more lines for the names of the columns, one for the lower half of the last cells.
    fn height(&self) -> usize {
        usize::try_from(self.bottom - self.top + 4).unwrap_or(0)
    }

    /// Where what stands in the free corner begins, if it has so many lines.
    fn corner(&self, cells: &[Cell], lines: i32) -> i32 {
        let places = cells.iter().map(|cell| self.place(*cell));
        let beside = places.filter(|(_, y)| *y <= 2 + lines).map(|(x, _)| x);
        beside.max().unwrap_or(0) + 2 * self.cell
    }

    /// The columns of the board and of so many lines in its corner.
    fn width(&self, cells: &[Cell], lines: i32) -> usize {
        let right = cells.iter().map(|cell| self.place(*cell).0).max();
        let board = right.unwrap_or(0) + self.cell;
        board.max(self.corner(cells, lines) + PANEL) as usize
    }

    fn place(&self, cell: Cell) -> (i32, i32) {
        let (column, half_row) = cell.doubled();
        let x = 1 + self.cell * (i32::from(column) - self.left);
        (x, 1 + i32::from(half_row) - self.top)
    }
}

/// The letters of the column, above its highest cell and below its lowest.
fn draw_column_name(canvas: &mut Canvas, frame: &Frame, position: &Position, cell: Cell) {
    let (x, y) = frame.place(cell);
    let text = cell.to_string();
    let letters = text.trim_end_matches(|c: char| c.is_ascii_digit());
    let (column, half_row) = cell.doubled();
    let is_played = |half_row| {
        Cell::from_doubled(column, half_row)
            .is_some_and(|cell| position.area().cells().contains(cell))
    };
    let centred = if frame.cell == CELL {
        format!("{letters:^3}")
    } else {
        format!("{letters:>2}")
    };
    if !is_played(half_row - 2) {
        canvas.put(x, y - 1, &centred, STRONG);
    }
    if !is_played(half_row + 2) {
        canvas.put(x, y + 2, &centred, STRONG);
    }
}

fn draw_cell(canvas: &mut Canvas, frame: &Frame, position: &Position, cell: Cell) {
    let (x, y) = frame.place(cell);
    let is_wide = frame.cell == CELL;
    let (upper, lower, style) = match position.owner_at(cell) {
        Some(Owner::Colour(colour)) => {
            let letter = letter(position, colour);
            let tint = position.tint(colour).index();
            (format!(" {letter} "), "   ".to_owned(), style(tint))
        }
        Some(Owner::Obstacle) => ("###".to_owned(), "###".to_owned(), OBSTACLE),
        None => {
            let (number, start) = (cell.number(), start_here(position, cell));
            let letter = start.map_or(' ', |colour| letter(position, colour));
            let letter = letter.to_ascii_lowercase();
            // Where a cell has no room for both, the letter stands below the number.
            let shown = match (is_wide, start) {
                (true, Some(_)) => (format!("{letter}{number:<2}"), "   ".to_owned()),
                (true, None) => (format!("{number:^3}"), "   ".to_owned()),
                (false, _) => (format!("{number:>2}"), format!(" {letter}")),
            };
            (
                shown.0,
                shown.1,
                start.map_or(FAINT, |colour| start_style(position.tint(colour))),
            )
        }
    };
    canvas.put(x, y, &upper[..frame.cell as usize], style);
    canvas.put(x, y + 1, &lower[..frame.cell as usize], style);
}

/// The colour that begins on this cell and has not yet.
fn start_here(position: &Position, cell: Cell) -> Option<Colour> {
    position
        .colours()
        .find(|colour| position.start_of(*colour) == Some(cell))
}

/// The English initial in every language: others have two colours with the same one.
fn letter(position: &Position, colour: Colour) -> char {
    let name = name(position, colour, Lang::En);
    name.chars().next().unwrap_or('?')
}

/// The ground of each tint.
const GROUNDS: [u8; 6] = [27, 160, 34, 208, 117, 220];

/// How the cells of a tint look, by its index.
pub fn style(tint: usize) -> Style {
    let text = match tint {
        // Orange, sky and yellow are light.
        3..=5 => AnsiColor::Black,
        _ => AnsiColor::BrightWhite,
    };
    Style::new()
        .fg_color(Some(text.into()))
        .bg_color(Some(Ansi256Color(GROUNDS[tint]).into()))
        .bold()
}

fn start_style(tint: Tint) -> Style {
    let ground = Ansi256Color(GROUNDS[tint.index()]);
    Style::new()
        .fg_color(Some(ground.into()))
        .bold()
        .underline()
}

/// The cells that each colour has left, who moves and who is out, in the corner that is free.
fn draw_panel(canvas: &mut Canvas, (x, y): (i32, i32), position: &Position, lang: Lang) {
    for (colour, y) in position.colours().zip(y..) {
        let sign = format!(" {} ", letter(position, colour));
        canvas.put(x, y, &sign, style(position.tint(colour).index()));
        let state = if position.passed().contains(colour) {
            words::OUT.to(lang)
        } else if position.to_act() == Some(colour) {
            "<"
        } else {
            ""
        };
        let cells = position.left(colour).cells();
        let (number, name) = (colour.index() + 1, name(position, colour, lang));
        let line = format!("{number} {name:<11} {cells:>2} {state}");
        canvas.put(x + 4, y, &line, Style::new());
    }
}

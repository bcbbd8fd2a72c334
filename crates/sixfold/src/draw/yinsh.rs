//! The YINSH board: columns upright, four characters apart, neighbours half a row up or down.
//!
//! Rings are `(W)` and `(B)`, markers `w` and `b`, free points `·`.

use anstyle::{Ansi256Color, AnsiColor, Style};
use i18n::Lang;
use i18n::terminal::play as words;
use yinsh::{COLUMNS, Colour, Point, Position};

use super::Paper;
use super::canvas::Canvas;
use crate::face::yinsh::name;

/// Characters from one column to the next.
const STEP: i32 = 4;
/// The half-row of the topmost points, counted upwards.
const TOP: i32 = 16;
/// The board and what stands beside it.
const WIDTH: usize = 78;
const HEIGHT: usize = 20;
/// The lines below the board, where there is no room beside it.
const BELOW: usize = 6;
/// Where the texts about White, Black and the pool begin: beside the board, or below it.
type Places = [(i32, i32); 3];
const BESIDE: Places = [(52, 2), (52, 7), (56, 12)];
const UNDER: Places = [(0, 20), (28, 20), (4, 24)];

const FAINT: Style = Style::new().dimmed();
const STRONG: Style = Style::new().bold();

/// The board and the counts beside it.
pub fn picture(position: &Position, paper: &Paper) -> Vec<String> {
    let is_wide = paper.width >= WIDTH;
    let height = if is_wide { HEIGHT } else { HEIGHT + BELOW };
    let mut canvas = Canvas::new(WIDTH, height);
    draw_lines(&mut canvas);
    draw_names(&mut canvas);
    for point in Point::all() {
        draw_point(&mut canvas, position, point);
    }
    let places = if is_wide { BESIDE } else { UNDER };
    draw_panel(&mut canvas, position, places, paper.lang);
    canvas.lines()
}

fn place(point: Point) -> (i32, i32) {
    let (column, row) = (i32::from(point.column()), i32::from(point.row()));
    (STEP + STEP * column, TOP - (2 * row - column))
}

/// The upright lines between the points of a column.
fn draw_lines(canvas: &mut Canvas) {
    for point in Point::all() {
        if Point::new(point.column(), point.row() + 1).is_some() {
            let (x, y) = place(point);
            canvas.put(x, y - 1, "│", FAINT);
        }
    }
}

/// Letters below the columns, numbers left of the rows.
fn draw_names(canvas: &mut Canvas) {
    for (column, (first, _)) in (0..).zip(COLUMNS) {
        if let Some(lowest) = Point::new(column, first) {
            let (x, y) = place(lowest);
            canvas.put(x, y + 1, &char::from(b'a' + column).to_string(), STRONG);
        }
    }
    for row in 1..=11 {
        if let Some(first) = (0..11).find_map(|column| Point::new(column, row)) {
            let (x, y) = place(first);
            canvas.put(x - 4, y, &format!("{row:>2}"), STRONG);
        }
    }
}

fn draw_point(canvas: &mut Canvas, position: &Position, point: Point) {
    let (x, y) = place(point);
    for colour in Colour::ALL {
        if position.rings(colour).contains(point) {
            return canvas.put(x - 1, y, signs(colour).0, style(colour).bold());
        }
        if position.markers(colour).contains(point) {
            return canvas.put(x, y, signs(colour).1, style(colour));
        }
    }
    canvas.put(x, y, "·", Style::new());
}

/// A ring and a marker.
const fn signs(colour: Colour) -> (&'static str, &'static str) {
    match colour {
        Colour::White => ("(W)", "w"),
        Colour::Black => ("(B)", "b"),
    }
}

/// Both stand out on dark and on light terminals.
fn style(colour: Colour) -> Style {
    let (text, ground) = match colour {
        Colour::White => (AnsiColor::Black.into(), Ansi256Color(230).into()),
        Colour::Black => (AnsiColor::BrightWhite.into(), Ansi256Color(24).into()),
    };
    Style::new().fg_color(Some(text)).bg_color(Some(ground))
}

fn draw_panel(canvas: &mut Canvas, position: &Position, places: Places, lang: Lang) {
    for (colour, (x, y)) in Colour::ALL.into_iter().zip(places) {
        canvas.put(x, y, signs(colour).0, style(colour).bold());
        canvas.put(x + 4, y, name(colour, lang), STRONG);
        let (removed, goal) = (position.removed(colour), position.variant().goal());
        let (markers, in_hand) = (position.markers(colour).len(), position.in_hand(colour));
        let mut lines = vec![
            words::RINGS_REMOVED.with(lang, &[&removed.to_string(), &goal.to_string()]),
            words::MARKERS.with(lang, &[&markers.to_string()]),
        ];
        if in_hand > 0 {
            lines.push(words::IN_HAND.with(lang, &[&in_hand.to_string()]));
        }
        for (y, line) in (y + 1..).zip(lines) {
            canvas.put(x + 4, y, &line, Style::new());
        }
    }
    let [.., (x, y)] = places;
    let markers = words::POOL_MARKERS.count(lang, position.pool().into());
    let pool = words::POOL.with(lang, &[&markers]);
    canvas.put(x, y, &pool, Style::new());
    canvas.put(x, y + 1, position.variant().name(), FAINT);
}

//! What lies over a board while somebody plays: what each player could do next.

use gemblo::{Cells, Tint};
use i18n::{Lang, aid};
use study::{Threat, reach};
use table::errand::Shown;
use table::figure::{circle, diamond, hexagon, line};
use table::{Figure, gemblo as pieces, yinsh as rings};
use yinsh::Colour;

/// The rows of YINSH that are one turn away, and the moves that prevent those of whoever moves second.
pub fn threats(position: &yinsh::Position, lang: Lang) -> Shown {
    let mut shown = Shown::default();
    let mut words = Vec::new();
    for colour in Colour::ALL {
        let threat = Threat::of(position, colour);
        if threat.rows.is_empty() {
            continue;
        }
        let name = spoken::yinsh::side(colour).name().to(lang);
        let rows: Vec<String> = threat
            .rows
            .iter()
            .copied()
            .map(spoken::yinsh::row)
            .collect();
        words.push(aid::ROWS_AHEAD.with(lang, &[name, &rows.join(", ")]));
        let of = |what: &str| format!("{what} {}", name_of(colour));
        let row = |row: &yinsh::Row| line(rings::place(row.first()), rings::place(row.last()));
        let rows = threat.rows.iter().map(row).collect();
        let makers = threat.makers.iter();
        let makers = makers.map(|(from, to)| rings::moved(*from, *to)).collect();
        shown.figures.push(Figure::new(&of("threat"), rows));
        shown.figures.push(Figure::new(&of("maker arrow"), makers));
        if position.side() != colour {
            words.push(aid::BREAKERS.with(lang, &[&threat.breakers.len().to_string()]));
            let marks = threat
                .breakers
                .iter()
                .map(|(_, to)| diamond(rings::place(*to), 13.0));
            shown.figures.push(Figure::new("breaker", marks.collect()));
        }
    }
    if words.is_empty() {
        words.push(aid::NO_ROW_AHEAD.to(lang).to_owned());
    }
    shown.words = words.join(" ");
    shown
}

const fn name_of(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

/// The cells that each colour of Gemblo can still reach: a dot for each, at a place of its own in the cell, and
/// the whole cell where nobody else can.
pub fn room(position: &gemblo::Position, lang: Lang) -> Shown {
    let mut shown = Shown::default();
    let mut said = Vec::new();
    let colours: Vec<gemblo::Colour> = position.colours().collect();
    let reached: Vec<Cells> = colours
        .iter()
        .map(|colour| reach(position, *colour))
        .collect();
    for (index, cells) in reached.iter().enumerate() {
        let others = reached
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != index);
        let shared = others.fold(Cells::EMPTY, |all, (_, other)| all | *other);
        let alone = cells.without(&shared);
        let tint = position.tint(colours[index]);
        let name = spoken::gemblo::tint(tint).name().to(lang);
        let counts = [cells.len(), alone.len()].map(|count| count.to_string());
        said.push(aid::REACHED_BY.with(lang, &[name, &counts[0], &counts[1]]));
        let of = |what: &str| format!("{what} c{}", tint.index());
        let whole = alone
            .iter()
            .map(|cell| hexagon(pieces::place(cell), pieces::RADIUS - 1.0));
        shown
            .figures
            .push(Figure::new(&of("alone"), whole.collect()));
        let dots = cells.iter().map(|cell| dot(pieces::place(cell), tint));
        shown
            .figures
            .push(Figure::new(&of("reached"), dots.collect()));
    }
    shown.words = aid::REACHED.with(lang, &[&said.join(", ")]);
    shown
}

/// A dot for a tint, at its own place round the middle of a cell, so that it is not told by its hue alone.
fn dot((x, y): (f64, f64), tint: Tint) -> String {
    let (sin, cos) = (60.0 * tint.index() as f64).to_radians().sin_cos();
    circle((x + 5.0 * sin, y - 5.0 * cos), 1.7)
}

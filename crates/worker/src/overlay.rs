//! What lies over a board while somebody plays: what each player could do next.

use gemblo::{Cells, Tint};
use i18n::{Lang, aid};
use study::{Threat, reach};
use table::errand::Shown;
use table::figure::{At, circle, diamond, hexagon, line};
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

/// The cells that each colour of Gemblo can still reach. What everybody shares is left as it is; elsewhere a cell has a dot
/// for each colour, at a place of its own, is tinted where only one can reach it, and is dark where nobody can. A small
/// board has no room for dots: there, what only others can reach is shaded instead.
pub fn room(position: &gemblo::Position, lang: Lang) -> Shown {
    let colours: Vec<gemblo::Colour> = position.colours().collect();
    let reached: Vec<Cells> = colours.iter().map(|c| reach(position, *c)).collect();
    let anybody = reached.iter().fold(Cells::EMPTY, |all, one| all | *one);
    let playing = reached.iter().filter(|one| !one.is_empty());
    let everybody = playing.fold(anybody, |all, one| all & *one);
    let mut shown = Shown::default();
    let mut draw = |class: &str, cells: Cells, path: &dyn Fn(At) -> String| {
        let paths: String = cells.iter().map(|cell| path(pieces::place(cell))).collect();
        if !paths.is_empty() {
            shown.figures.push(Figure::new(class, paths));
        }
    };
    let whole = |at| hexagon(at, pieces::RADIUS - 1.0);
    draw("lost", position.free().without(&anybody), &whole);
    let alone = |index: usize| {
        let others = reached.iter().enumerate().filter(|(one, _)| *one != index);
        let shared = others.fold(Cells::EMPTY, |all, (_, other)| all | *other);
        reached[index].without(&shared)
    };
    let own = position.to_act().map(|mover| reach(position, mover));
    let tinted = (0..reached.len()).fold(Cells::EMPTY, |all, index| all | alone(index));
    let beyond = own.map(|own| anybody.without(&own).without(&tinted));
    draw("beyond", beyond.unwrap_or(Cells::EMPTY), &whole);
    let mut said = Vec::new();
    for (index, cells) in reached.iter().enumerate() {
        let alone = alone(index);
        let tint = position.tint(colours[index]);
        draw(&format!("alone c{}", tint.index()), alone, &whole);
        let some = cells.without(&everybody).without(&alone);
        draw(&format!("reached c{}", tint.index()), some, &|at| {
            dot(at, tint)
        });
        said.push(counted(tint, cells.len(), alone.len(), lang));
    }
    shown.words = aid::REACHED.with(lang, &[&said.join(", ")]);
    shown
}

/// How many cells a colour can reach, and how many of them nobody else can.
fn counted(tint: Tint, all: usize, alone: usize, lang: Lang) -> String {
    let name = spoken::gemblo::tint(tint).name().to(lang);
    let [all, alone] = [all, alone].map(|count| count.to_string());
    if alone == "0" {
        return format!("{name} {all}");
    }
    aid::REACHED_BY.with(lang, &[name, &all, &alone])
}

/// A dot for a tint, at its own place round the middle of a cell, so that it is not told by its hue alone.
fn dot((x, y): At, tint: Tint) -> String {
    let (sin, cos) = (60.0 * tint.index() as f64).to_radians().sin_cos();
    circle((x + 5.0 * sin, y - 5.0 * cos), 1.7)
}

//! Tasks and solutions in the terminal: cells three characters wide and two lines high.

use anstyle::{Ansi256Color, Style};
use gemblo_puzzle::{Puzzle, Solution, Spot};
use i18n::Lang;
use i18n::terminal::puzzle::TOO_FAR_APART;

use super::colours;
use crate::draw::canvas::Canvas;
use crate::draw::gemblo::{CELL, style};

/// Silhouettes that are wider or higher are not drawn, since no terminal could show them.
const LARGEST: i32 = 300;

/// The silhouette as lines.
pub fn silhouette(puzzle: &Puzzle, lang: Lang) -> Vec<String> {
    let style = Style::new()
        .fg_color(Some(Ansi256Color(240).into()))
        .bg_color(Some(Ansi256Color(250).into()));
    draw(puzzle.spots(), lang, |_| ('#', style))
}

/// A solution as lines: every piece has a letter, and a colour.
pub fn solution(puzzle: &Puzzle, solution: &Solution, lang: Lang) -> Vec<String> {
    let spots = puzzle.spots();
    let owners = solution.owners(spots);
    let colours = colours::of(solution);
    draw(spots, lang, |index| {
        let owner = owners[index].unwrap_or(0);
        let letter = LETTERS[owner % LETTERS.len()];
        (char::from(letter), style(colours[owner]))
    })
}

const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

fn draw(spots: &[Spot], lang: Lang, look: impl Fn(usize) -> (char, Style)) -> Vec<String> {
    let range = |along: fn(&Spot) -> i32| {
        let least = spots.iter().map(along).min().unwrap_or(0);
        (least, spots.iter().map(along).max().unwrap_or(0) - least)
    };
    let (left, width) = range(|spot| spot.c);
    let (top, height) = range(|spot| spot.h);
    if width > LARGEST || height > LARGEST {
        return vec![TOO_FAR_APART.to(lang).to_owned()];
    }
    let mut canvas = Canvas::new((CELL * (width + 1)) as usize, (height + 2) as usize);
    for (index, spot) in spots.iter().enumerate() {
        let (letter, style) = look(index);
        let (x, y) = (CELL * (spot.c - left), spot.h - top);
        canvas.put(x, y, &format!(" {letter} "), style);
        canvas.put(x, y + 1, &format!(" {letter} "), style);
    }
    canvas.lines()
}

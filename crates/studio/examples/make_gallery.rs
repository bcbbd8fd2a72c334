//! Fills the drawings of `pictures.txt` with pieces: `cargo run --release -p studio --example make_gallery`.
//!
//! Each colour of a drawing is filled with pieces of that colour, each used once at most. The wheel is
//! made without a drawing: one colour fills a sixth of the board with all its pieces, the others are
//! turned.

use std::fs;
use std::path::Path;

use gemblo::{Cell, Piece, Placement, Tint};
use gemblo_puzzle::{Puzzle, Solver, Spot, Stock, Use, patient};
use hex::{Hex, Symmetry};
use studio::{Laid, Tile, write_picture};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let drawings = fs::read_to_string(folder.join("pictures.txt")).expect("the drawings are there");
    let mut gallery = String::new();
    let blocks = drawings.split("= ").skip(1);
    let pictures = blocks.map(|block| {
        let (head, rows) = block.split_once('\n').expect("a drawing has rows");
        let words: Vec<&str> = head.split_whitespace().collect();
        let number = |index: usize| words[index].parse::<i32>().expect("column and half-row");
        (words[0], fill(words[0], &drawn(rows, number(1), number(2))))
    });
    for (name, laid) in pictures.chain([("wheel", wheel())]) {
        gallery.push_str(&format!("{name} {}\n", write_picture(&laid)));
    }
    fs::write(folder.join("gallery.txt"), gallery).expect("the gallery can be written");
}

/// The cells of each colour of a drawing.
fn drawn(rows: &str, left: i32, top: i32) -> Vec<(Tint, Vec<Spot>)> {
    let mut regions: Vec<(Tint, Vec<Spot>)> = (0..6)
        .filter_map(|index| Some((Tint::new(index)?, Vec::new())))
        .collect();
    for (row, h) in rows.lines().zip(top..) {
        for (letter, c) in row.chars().zip(left..) {
            if let Some(index) = "brgosy".find(letter) {
                regions[index].1.push(Spot::new(c, h));
            }
        }
    }
    regions.retain(|(_, spots)| !spots.is_empty());
    regions
}

fn fill(name: &str, regions: &[(Tint, Vec<Spot>)]) -> Vec<Laid> {
    let mut picture = Vec::new();
    for (colour, spots) in regions {
        match solved(spots, Use::Any) {
            Some(placements) => picture.extend(placements.into_iter().map(|placement| {
                let tile = Tile::new(*colour, placement.piece());
                Laid { tile, placement }
            })),
            None => eprintln!("{name}: nothing fills {colour} ({} cells)", spots.len()),
        }
    }
    picture
}

fn solved(spots: &[Spot], usage: Use) -> Option<Vec<Placement>> {
    let puzzle = Puzzle::new("", spots, Stock::colour(), usage).ok()?;
    let solution = Solver::new(&puzzle).first(1, &mut patient).ok()??;
    let placement = |laid: &gemblo_puzzle::Laid| {
        let cells = laid.spots.iter();
        let cells = cells.map(|spot| Cell::from_doubled(spot.c as i8, spot.h as i8));
        Placement::of(&cells.collect::<Option<Vec<_>>>()?)
    };
    solution.pieces.iter().map(placement).collect()
}

/// All 108 pieces: a sixth of the board for each colour.
fn wheel() -> Vec<Laid> {
    let turn = |cell: Cell, times: usize| {
        Cell::at(Symmetry::ALL[times].apply(cell.hex())).expect("the board has all turns")
    };
    // A sixth: what lies clockwise from one axis, before the next; the 72 cells nearest to the centre.
    let is_first = |hex: Hex| hex.q > 0 && hex.r >= 0;
    let mut sixth: Vec<Cell> = Cell::all().filter(|cell| is_first(cell.hex())).collect();
    sixth.sort_by_key(|cell| {
        let (c, h) = cell.doubled();
        3 * i32::from(c) * i32::from(c) + i32::from(h) * i32::from(h)
    });
    sixth.truncate(usize::from(Piece::all().map(Piece::size).sum::<u8>()));
    let spots: Vec<Spot> = sixth
        .iter()
        .map(|cell| Spot::new(cell.doubled().0.into(), cell.doubled().1.into()))
        .collect();
    let placements = solved(&spots, Use::All).expect("all pieces of a colour fill a sixth");
    let turned = |times: usize| {
        let colour = Tint::new(times as u8).expect("six turns, six colours");
        let placements = placements.iter().map(move |placement| {
            let cells: Vec<Cell> = placement.cells().map(|cell| turn(cell, times)).collect();
            Placement::of(&cells).expect("a piece turned is the same piece")
        });
        placements.map(move |placement| Laid {
            tile: Tile::new(colour, placement.piece()),
            placement,
        })
    };
    (0..6).flat_map(turned).collect()
}

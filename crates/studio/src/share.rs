//! Puzzles and pictures as short texts for an address, checked when they are read.

use gemblo::{Area, Cell, Cells, MAX_COLOURS, Piece, Placement, Tint};
use gemblo_puzzle::{MOST_COPIES, Puzzle, Stock, Use};

use crate::code::{Reader, push, push_long};
use crate::ground::{on_board, spots};
use crate::mosaic::Laid;
use crate::tile::Tile;

/// Longer texts are refused unread: no puzzle and no picture needs so many letters.
const LONGEST: usize = 1_200;

/// A puzzle as a text; nothing if its silhouette is too large for the board.
///
/// A letter for the use of pieces, nine for their copies, then the lengths of the runs of cells
/// outside and inside the silhouette, in turn.
pub fn write_puzzle(puzzle: &Puzzle) -> Option<String> {
    let inside: Cells = on_board(puzzle.spots())?.into_iter().collect();
    Some(write_parts(puzzle.usage(), puzzle.stock(), &inside))
}

/// Reads a puzzle back; nothing if the text is damaged.
pub fn read_puzzle(text: &str, name: &str) -> Option<Puzzle> {
    let (usage, stock, cells) = read_parts(text)?;
    let name: String = name.chars().filter(|c| !c.is_control()).take(60).collect();
    Puzzle::new(&name, &spots(&cells), stock, usage).ok()
}

/// Pieces and cells as a text, whether they match or not.
pub(crate) fn write_parts(usage: Use, stock: Stock, inside: &Cells) -> String {
    let mut text = String::from(match usage {
        Use::All => "a",
        Use::Any => "o",
    });
    let copies: Vec<u8> = Piece::all().map(|piece| stock.copies(piece)).collect();
    for pair in copies.chunks(2) {
        push(&mut text, usize::from(pair[0] + (pair[1] << 3)));
    }
    let (mut is_in, mut run) = (false, 0);
    for cell in Cell::all() {
        if inside.contains(cell) != is_in {
            push_long(&mut text, run);
            (is_in, run) = (!is_in, 0);
        }
        run += 1;
    }
    if is_in {
        push_long(&mut text, run);
    }
    text
}

/// Reads pieces and cells back.
pub(crate) fn read_parts(text: &str) -> Option<(Use, Stock, Cells)> {
    let (usage, rest) = match text.split_at_checked(1)? {
        ("a", rest) => (Use::All, rest),
        ("o", rest) => (Use::Any, rest),
        _ => return None,
    };
    let mut reader = Reader::new(rest);
    let stock = read_stock(&mut reader)?;
    let cells = read_cells(&mut reader).filter(|_| text.len() <= LONGEST)?;
    Some((usage, stock, cells))
}

fn read_stock(reader: &mut Reader) -> Option<Stock> {
    let mut stock = Stock::EMPTY;
    let pieces: Vec<Piece> = Piece::all().collect();
    for pair in pieces.chunks(2) {
        let copies = reader.next()?;
        for (piece, copies) in pair.iter().zip([copies & 7, copies >> 3]) {
            let copies = u8::try_from(copies).ok().filter(|n| *n <= MOST_COPIES)?;
            stock = stock.with(*piece, copies);
        }
    }
    Some(stock)
}

fn read_cells(reader: &mut Reader) -> Option<Cells> {
    let mut all = Cell::all();
    let mut cells = Cells::EMPTY;
    let mut is_in = false;
    while !reader.is_done() {
        for _ in 0..reader.next_long()? {
            let cell = all.next()?;
            if is_in {
                cells.insert(cell);
            }
        }
        is_in = !is_in;
    }
    Some(cells)
}

/// The pieces of a picture as a text, three letters each, in the order in which they lie.
pub fn write_picture(laid: &[Laid]) -> String {
    let mut text = String::new();
    for Laid { tile, placement } in laid {
        let number = placement.index() * MAX_COLOURS + tile.colour.index();
        push(&mut text, number >> 12);
        push(&mut text, number >> 6);
        push(&mut text, number);
    }
    text
}

/// Reads a picture back; nothing if a piece lies there twice, or on another.
pub fn read_picture(text: &str) -> Option<Vec<Laid>> {
    let mut reader = Reader::new(text);
    let (mut laid, mut free) = (Vec::<Laid>::new(), *Area::Whole.cells());
    while !reader.is_done() {
        let number = reader.next()? << 12 | reader.next()? << 6 | reader.next()?;
        let placement = Placement::from_index(number / MAX_COLOURS)?;
        let colour = Tint::new((number % MAX_COLOURS) as u8)?;
        let tile = Tile::new(colour, placement.piece());
        let fits = placement.cells().all(|cell| free.contains(cell));
        if !fits || laid.iter().any(|laid| laid.tile == tile) {
            return None;
        }
        placement.cells().for_each(|cell| free.remove(cell));
        laid.push(Laid { tile, placement });
    }
    Some(laid)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gemblo_puzzle::{Grade, book};

    #[test]
    fn every_puzzle_of_the_book_survives_its_link_which_is_short() {
        for made in Grade::ALL.into_iter().flat_map(book::grade) {
            let puzzle = &made.puzzle;
            let text = write_puzzle(puzzle).unwrap();
            let back = read_puzzle(&text, puzzle.name()).unwrap();
            assert!(text.len() < 160, "{text}");
            assert_eq!(back.stock(), puzzle.stock());
            assert_eq!(back.spots().len(), puzzle.spots().len());
            assert_eq!(write_puzzle(&back), Some(text), "{}", puzzle.name());
        }
    }

    #[test]
    fn a_link_means_the_same_tomorrow() {
        // Links are sent to friends, so the order of cells and placements is a promise.
        // Two dots for one cell: read, but no puzzle.
        assert!(read_parts("aJAAAAAAAAgHB").is_some());
        assert_eq!(read_puzzle("aJAAAAAAAAgHB", "Dot"), None);
        let laid = read_picture("AAAAAH").unwrap();
        let cells: Vec<String> = laid.iter().map(|laid| laid.placement.to_string()).collect();
        assert_eq!(cells, ["a1", "b1"]);
    }

    #[test]
    fn damaged_links_are_refused() {
        for text in [
            "",
            "x",
            "aA",
            "a",
            "aAAAAAAAAAé",
            "aAAAAAAAAA_________",
            "a_AAAAAAAAAB",
        ] {
            assert!(read_puzzle(text, "").is_none(), "{text}");
        }
        let endless = format!("aBAAAAAAAA{}", "AA".repeat(1_000));
        assert!(read_puzzle(&endless, "").is_none());
        for text in ["A", "AAAAAA", "___", "AA!"] {
            assert_eq!(read_picture(text), None, "{text}");
        }
    }
}

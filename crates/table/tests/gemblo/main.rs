//! Gestures on the Gemblo board, and the scenes that they lead to.

mod gestures;
mod seen;

use gemblo::{Cell, Orientation, Piece, Placement, Setup};
use i18n::Lang;
use table::Table;
use table::gemblo::{Board, Laying, Place, Turning};

fn board(players: u8) -> Board {
    let setup = Setup::for_players(players).unwrap();
    Board::new(Table::new(setup, vec![]))
}

/// A board on which these turns have been played.
fn after(players: u8, turns: &str) -> Board {
    let mut board = board(players);
    for turn in turns.split_whitespace() {
        board.play_turn(turn).unwrap();
    }
    board
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

fn placement(cells: &str) -> Placement {
    let cells: Vec<Cell> = cells.split(',').map(cell).collect();
    Placement::of(&cells).unwrap()
}

fn piece(number: u8) -> Piece {
    Piece::new(number).unwrap()
}

/// Holds the piece of these cells as it would lie there, and points at the place.
fn hold_over(board: &mut Board, cells: &str) -> Placement {
    let placement = placement(cells);
    hold(board, placement.orientation());
    board.point_at(Some(Place::middle(placement)));
    placement
}

fn hold(board: &mut Board, orientation: Orientation) {
    board.lift(orientation.piece());
    for turning in [Turning::Right, Turning::Over] {
        for _ in 0..6 {
            if board.tray().unwrap().held.unwrap().orientation == orientation {
                return;
            }
            board.turn(turning);
        }
        board.turn(Turning::Over);
    }
    panic!("no turning leads to {orientation:?}");
}

fn said(board: &Board) -> (String, String) {
    let status = board.status(Lang::En);
    (status.message, status.note.unwrap_or_default())
}

/// The first turn of each colour of two players, on its start cell.
const OPENED: &str = "l22,m21,n20,n21,o19 w15,x13,y11,z9,aa7 p4,q3,r1,r2,r3 c1,d3,d4,e6,e7";

//! Play does not depend on which way round the board lies.

use gemblo::{Cell, Colour, Layout, Legal, Placement, Position, Setup};
use hex::Symmetry;

use crate::{random_game, setup};

fn image(symmetry: Symmetry, cell: Cell) -> Cell {
    Cell::at(symmetry.apply(cell.hex())).unwrap()
}

fn moved(symmetry: Symmetry, placement: Placement) -> Placement {
    let cells: Vec<Cell> = placement.cells().map(|c| image(symmetry, c)).collect();
    Placement::of(&cells).unwrap()
}

fn sorted(legal: &Legal, symmetry: Symmetry) -> Vec<Placement> {
    let mut list: Vec<Placement> = legal.iter().map(|p| moved(symmetry, p)).collect();
    list.sort();
    list
}

/// Which colour's start each colour's start comes to lie on, if all do.
fn permutation(setup: &Setup, symmetry: Symmetry) -> Option<Vec<usize>> {
    let starts = setup.starts();
    let onto = |start: &Cell| starts.iter().position(|s| *s == image(symmetry, *start));
    starts.iter().map(onto).collect()
}

/// What each colour laid in each full round of a random game, until somebody had to pass.
fn rounds(setup: &Setup, seed: u64) -> Vec<Vec<Placement>> {
    let game = random_game(setup, seed);
    let laid = game.windows(2).map(|pair| {
        let colour = pair[0].to_act().unwrap();
        let new = pair[1].cells_of(colour).iter();
        let new: Vec<Cell> = new
            .filter(|c| !pair[0].cells_of(colour).contains(*c))
            .collect();
        Placement::of(&new).unwrap()
    });
    let in_full = game.iter().take_while(|p| p.passed().is_empty()).count() - 1;
    let laid: Vec<Placement> = laid.take(in_full).collect();
    let full = laid.chunks_exact(usize::from(setup.colours()));
    full.map(<[Placement]>::to_vec).collect()
}

fn same_legal_sets(one: &Position, other: &Position, to: &[usize], symmetry: Symmetry) {
    for colour in one.colours() {
        let image = Colour::new(to[colour.index()] as u8).unwrap();
        assert_eq!(
            sorted(&one.legal_for(colour), symmetry),
            sorted(&other.legal_for(image), Symmetry::IDENTITY),
        );
    }
}

#[test]
fn symmetries_that_map_the_starts_onto_each_other_map_the_legal_sets() {
    for (players, expected) in [(2, 4), (3, 6), (4, 4), (6, 12)] {
        let setup = setup(players);
        let mut tried = 0;
        for symmetry in Symmetry::ALL {
            let Some(to) = permutation(&setup, symmetry) else {
                continue;
            };
            tried += 1;
            let (mut one, mut other) = (Position::new(&setup), Position::new(&setup));
            same_legal_sets(&one, &other, &to, symmetry);
            let mut compared = 0;
            'game: for round in rounds(&setup, 4) {
                let mut images = round.clone();
                for (colour, placement) in round.iter().enumerate() {
                    images[to[colour]] = moved(symmetry, *placement);
                }
                for (placement, image) in round.into_iter().zip(images) {
                    one.play(placement).unwrap();
                    // In the other order a piece of the same round may cover a connection.
                    if other.play(image).is_err() {
                        break 'game;
                    }
                }
                same_legal_sets(&one, &other, &to, symmetry);
                compared += 1;
            }
            assert!(compared >= 2, "{players} players, {symmetry:?}");
        }
        assert_eq!(tried, expected, "{players} players");
    }
}

#[test]
fn a_turned_layout_gives_the_turned_game() {
    for symmetry in &Symmetry::ALL[..6] {
        let book = Layout::book();
        let starts = book.starts().map(|start| image(*symmetry, start));
        let obstacles = book.obstacles().map(|o| moved(*symmetry, o));
        let turned = Setup::five(Layout::new(&starts, &obstacles).unwrap());
        let (mut one, mut other) = (Position::new(&setup(5)), Position::new(&turned));
        for placement in rounds(&setup(5), 2).into_iter().flatten() {
            same_legal_sets(&one, &other, &[0, 1, 2, 3, 4], *symmetry);
            one.play(placement).unwrap();
            other.play(moved(*symmetry, placement)).unwrap();
        }
    }
}

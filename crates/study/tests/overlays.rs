//! What is shown over a board while playing, against slow ways of finding the same.

use std::collections::BTreeSet;

use game::{Game, Rng, Turn};
use gemblo::raw::Ground;
use gemblo::{Cells, Colour as Hue};
use study::{Threat, reach};
use yinsh::{Colour, Direction, Phase, Point, Position, Row, Setup, Step};

/// Positions of random games in which a ring has to be moved.
fn positions(games: u64) -> Vec<Position> {
    let mut found = Vec::new();
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut position = Position::start(&Setup::STANDARD);
        while position.outcome().is_none() {
            let legal = position.legal_steps();
            position.make(legal[rng.below(legal.len())]);
            if position.phase() == Phase::Move && position.outcome().is_none() {
                found.push(position);
            }
        }
    }
    found
}

/// Whether five markers of a colour lie in line somewhere, counted point by point.
fn has_five(position: &Position, colour: Colour) -> bool {
    let markers = position.markers(colour);
    let five = |point: Point, direction: Direction| {
        let line = std::iter::successors(Some(point), |point| point.neighbour(direction));
        line.take_while(|point| markers.contains(*point)).count() >= 5
    };
    Point::all().any(|point| Direction::ALL.into_iter().any(|way| five(point, way)))
}

/// The same position with this colour to move, by way of its text.
fn turned(position: &Position, colour: Colour) -> Position {
    let text = position.to_string();
    let mut words: Vec<&str> = text.split(' ').collect();
    words[1] = if colour == Colour::White { "w" } else { "b" };
    words[4] = "move";
    words
        .join(" ")
        .parse::<Setup>()
        .map(|setup| Position::start(&setup))
        .unwrap()
}

type Moves = BTreeSet<(String, String)>;

fn slow_makers(position: &Position, colour: Colour) -> Moves {
    let mut makers = Moves::new();
    for step in position.legal_steps() {
        let mut after = *position;
        after.play(step).unwrap();
        if let Step::MoveRing { from, to } = step
            && has_five(&after, colour)
        {
            makers.insert((from.to_string(), to.to_string()));
        }
    }
    makers
}

/// The first moves of all turns of the opponent after which the colour can make no row.
fn slow_breakers(position: &Position, colour: Colour) -> Moves {
    let mut breakers = Moves::new();
    let start = turned(position, colour.opponent());
    let mut left = vec![(start, None)];
    while let Some((before, first)) = left.pop() {
        for step in before.legal_steps() {
            let Some(Step::MoveRing { from, to }) = first.or(Some(step)) else {
                continue;
            };
            let mut after = before;
            if after.play(step) == Ok(Turn::Open) {
                left.push((after, Some(Step::MoveRing { from, to })));
            } else if after.outcome().is_some()
                || !has_five(&after, colour) && slow_makers(&after, colour).is_empty()
            {
                breakers.insert((from.to_string(), to.to_string()));
            }
        }
    }
    breakers
}

fn told(moves: &[(Point, Point)]) -> Moves {
    let texts = moves
        .iter()
        .map(|(from, to)| (from.to_string(), to.to_string()));
    texts.collect()
}

#[test]
fn what_threatens_a_row_and_what_breaks_it_is_found_the_slow_way_too() {
    let mut threatened = 0;
    for position in positions(6).iter().step_by(2) {
        for colour in Colour::ALL {
            let threat = Threat::of(position, colour);
            let makers = slow_makers(&turned(position, colour), colour);
            assert_eq!(told(&threat.makers), makers, "{position} {colour}");
            assert_eq!(threat.rows.is_empty(), makers.is_empty());
            let rows: BTreeSet<String> = threat.rows.iter().map(Row::to_string).collect();
            assert_eq!(rows.len(), threat.rows.len(), "each is told once");
            if !makers.is_empty() {
                threatened += 1;
                let breakers = slow_breakers(position, colour);
                assert_eq!(told(&threat.breakers), breakers, "{position} {colour}");
            }
        }
    }
    assert!(threatened > 20, "{threatened} threats are too few to tell");
}

#[test]
fn nothing_threatens_while_rings_are_placed() {
    let position = Position::start(&Setup::STANDARD);
    assert_eq!(Threat::of(&position, Colour::White), Threat::default());
}

/// A random game of Gemblo, as far as a colour has only so many pieces left.
fn late(players: u8, seed: u64, pieces: usize) -> gemblo::Position {
    let mut rng = Rng::new(seed);
    let setup = gemblo::Setup::for_players(players).unwrap();
    let mut position = gemblo::Position::new(&setup);
    loop {
        let legal = position.legal();
        let few = position
            .colours()
            .any(|hue| position.left(hue).iter().count() <= pieces && position.has_legal(hue));
        if few || legal.is_empty() {
            return position;
        }
        position.make(legal.nth(rng.below(legal.len())).unwrap());
    }
}

/// All cells of all ways to lay what is left, one piece after the other.
fn slow_reach(ground: &Ground, hue: Hue) -> Cells {
    let mut cells = Cells::EMPTY;
    for placement in ground.legal_for(hue).iter() {
        cells |= placement.cells().collect();
        let mut after = *ground;
        after.lay(hue, placement.spot());
        cells |= slow_reach(&after, hue);
    }
    cells
}

#[test]
fn no_cell_that_can_be_reached_is_left_out() {
    let mut tried = 0;
    for seed in 0..12 {
        let position = late(2 + (seed % 5) as u8, seed, 5);
        for hue in position.colours() {
            if position.left(hue).iter().count() <= 5 {
                let slow = slow_reach(&position, hue);
                assert!(slow.without(&reach(&position, hue)).is_empty(), "{hue:?}");
                tried += usize::from(!slow.is_empty());
            }
        }
    }
    assert!(tried >= 4, "{tried} colours are too few to tell");
}

#[test]
fn a_last_piece_reaches_just_where_it_may_lie_and_whoever_is_shut_in_nothing() {
    let (mut last, mut shut) = (0, 0);
    for seed in 0..40 {
        let position = late(3, seed, 1);
        for hue in position.colours() {
            if !position.has_legal(hue) {
                assert!(reach(&position, hue).is_empty());
                shut += 1;
            } else if position.left(hue).iter().count() == 1 {
                assert_eq!(reach(&position, hue), slow_reach(&position, hue));
                last += 1;
            }
        }
    }
    assert!(last > 0 && shut > 0, "{last} {shut}");
}

#[test]
fn a_connection_that_one_piece_covers_on_both_sides_leads_nowhere() {
    // Sought out: but for such a connection the colour would reach more, and its own pieces are not in its way.
    let position = late(6, 25, 2);
    let hue = position.colours().nth(3).unwrap();
    assert_eq!(position.left(hue).iter().count(), 2);
    let reached = reach(&position, hue);
    assert!(!reached.is_empty());
    assert_eq!(reached, slow_reach(&position, hue));
}

#[test]
fn at_the_start_everybody_reaches_every_free_cell() {
    let position = gemblo::Position::new(&gemblo::Setup::FOUR);
    for hue in position.colours() {
        assert_eq!(reach(&position, hue), *position.free());
    }
}

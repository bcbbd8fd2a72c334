//! The placement explorer of YINSH: where the next ring can stand, equivalent points taken together, and what is
//! known of each: what the engine expects, how its own games went on from there, and how yours did.
//!
//! `placements.txt` has a part for each variant: a line with its name and the number of games, then a line for each
//! position: the placements that lead to it, a colon, White's chance in thousandths, the games that came by and White's
//! half points in them. A position and its images under the board's symmetries are one. `yinsh-lab explorer` writes it.

use std::collections::HashMap;

use game::{Game as _, Match, Turn};
use hex::Symmetry;
use yinsh::{Colour, Phase, Point, Position, Step, Variant};

const ENGINE: &str = include_str!("../placements.txt");

/// How games went on from a position.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// How many.
    pub games: u32,
    /// White's half points in them.
    white: u32,
}

impl Tally {
    /// The share of the points that a colour won, if there was a game.
    pub fn share(&self, colour: Colour) -> Option<f32> {
        let white = self.white as f32 / (2 * self.games) as f32;
        (self.games > 0).then_some(of(colour, white))
    }
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Known {
    /// What the engine expects for White.
    white: Option<f32>,
    /// Games of the engine against itself.
    pub engine: Tally,
    /// One's own games.
    pub own: Tally,
}

impl Known {
    /// What the engine expects for a colour, if it has looked here.
    pub fn chance(&self, colour: Colour) -> Option<f32> {
        self.white.map(|white| of(colour, white))
    }
}

fn of(colour: Colour, white: f32) -> f32 {
    match colour {
        Colour::White => white,
        Colour::Black => 1.0 - white,
    }
}

/// A placement with all that come to the same.
#[derive(Clone, PartialEq, Debug)]
pub struct Placing {
    /// The equivalent points, in the board's order; at least one.
    pub points: Vec<Point>,
    /// What is known of the position after it.
    pub known: Known,
}

/// What is known of placements in one variant.
#[derive(Clone, Debug)]
pub struct Explorer {
    known: HashMap<u64, Known>,
}

impl Explorer {
    /// What comes with the program.
    pub fn new(variant: Variant) -> Explorer {
        let is_part = |line: &&str| {
            line.strip_prefix(variant.name())
                .is_some_and(|rest| rest.starts_with(' '))
        };
        let lines = ENGINE.lines().skip_while(|line| !is_part(line)).skip(1);
        let known = lines.map_while(|line| entry(line, variant)).collect();
        Explorer { known }
    }

    /// Adds a game of one's own, if it is over; positions of another variant are others.
    pub fn add(&mut self, game: &Match<Position>) {
        let Some(outcome) = game.position().outcome() else {
            return;
        };
        let white = match outcome.winner() {
            None => 1,
            Some(winner) if winner == Colour::White.seat() => 2,
            Some(_) => 0,
        };
        for turn in 0.. {
            let Some(before) = game.before_turn(turn) else {
                return;
            };
            let own = &mut self.known.entry(key(before)).or_default().own;
            own.games += 1;
            own.white += white;
            if before.phase() != Phase::Place {
                return;
            }
        }
    }

    /// What is known of a position.
    pub fn known(&self, position: &Position) -> Known {
        self.known.get(&key(position)).copied().unwrap_or_default()
    }

    /// The placements that a position allows, the best first, as far as it is known; none once all rings stand.
    pub fn placings(&self, position: &Position) -> Vec<Placing> {
        let mut placings: Vec<Placing> = folded(position)
            .into_iter()
            .map(|(points, after)| Placing {
                points,
                known: self.known(&after),
            })
            .collect();
        let side = position.side();
        let worth = |placing: &Placing| placing.known.chance(side).unwrap_or(-1.0);
        placings.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        placings
    }
}

/// The points where the next ring can stand, equivalent ones together, each with a position that it leads to.
pub fn folded(position: &Position) -> Vec<(Vec<Point>, Position)> {
    let mut found: Vec<(u64, Vec<Point>, Position)> = Vec::new();
    for step in position.legal().iter() {
        let Step::PlaceRing(point) = step else {
            return Vec::new();
        };
        let mut after = *position;
        let turn = after.make(step);
        debug_assert_eq!(turn, Turn::Done, "a placement is a turn");
        let key = key(&after);
        match found.iter_mut().find(|(known, ..)| *known == key) {
            Some((_, points, _)) => points.push(point),
            None => found.push((key, vec![point], after)),
        }
    }
    let rest = |(_, points, after)| (points, after);
    found.into_iter().map(rest).collect()
}

/// What the twelve images of a position have in common.
fn key(position: &Position) -> u64 {
    let hashes = Symmetry::ALL.map(|symmetry| position.transformed(symmetry).hash());
    hashes.into_iter().min().expect("twelve images")
}

/// A line of the engine's part; none at the next part.
fn entry(line: &str, variant: Variant) -> Option<(u64, Known)> {
    let (path, rest) = line.split_once(':')?;
    let mut position = Position::new(variant);
    for word in path.split_whitespace() {
        position.play(word.parse().ok()?).ok()?;
    }
    let mut numbers = rest.split(' ').map(str::parse::<u32>);
    let mut next = || numbers.next()?.ok();
    let white = Some(next()? as f32 / 1_000.0);
    let engine = Tally {
        games: next()?,
        white: next()?,
    };
    let own = Tally::default();
    Some((key(&position), Known { white, engine, own }))
}

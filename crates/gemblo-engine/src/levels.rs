//! The ten levels: what the weaker ones overlook.
//!
//! The weakest glance at the board: they draw a placement by its prior, the more evenly the weaker
//! they are, and the very weakest save their large pieces for later, as beginners do. The others
//! search, with more and more simulations.

use engine::Level;
use game::Rng;
use gemblo::raw::Spot;

use crate::thought::Ranked;

/// How a level finds its turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Skill {
    /// By priors alone.
    Glance {
        /// How evenly placements are drawn: 1 as the priors say, more is more even.
        temperature: f32,
        /// How many times likelier a piece of one cell less is than the priors say, as a logit.
        thrift: f32,
    },
    /// By search.
    Search {
        /// The most simulations.
        nodes: u64,
        /// How evenly placements are drawn by their visits; 0 takes the most visited.
        temperature: f32,
    },
}

/// What each level can do; spaced by matches of each level against the one below (README, "Levels").
pub(crate) fn skill(level: Level) -> Skill {
    let glance = |temperature, thrift| Skill::Glance {
        temperature,
        thrift,
    };
    let search = |nodes, temperature| Skill::Search { nodes, temperature };
    match level.number() {
        1 => glance(3.0, 1.5),
        2 => glance(3.0, 0.7),
        3 => glance(2.5, 0.0),
        4 => glance(1.4, 0.0),
        5 => glance(0.85, 0.0),
        6 => search(20, 0.7),
        7 => search(100, 0.4),
        8 => search(350, 0.3),
        9 => search(1_500, 0.0),
        _ => search(u64::MAX, 0.0),
    }
}

/// Draws a placement by weights; the first when they are all zero.
pub(crate) fn draw(weighted: &[(f32, Spot)], rng: &mut Rng) -> Option<Spot> {
    let total: f32 = weighted.iter().map(|(weight, _)| weight).sum();
    let mut rest = total * (rng.below(1 << 24) as f32 / (1 << 24) as f32);
    for (weight, spot) in weighted {
        if rest < *weight {
            return Some(*spot);
        }
        rest -= weight;
    }
    weighted.first().map(|(_, spot)| *spot)
}

/// Draws a placement by its visits; none at temperature 0, where the most visited is played.
pub(crate) fn draw_by_visits(ranked: &[Ranked], temperature: f32, rng: &mut Rng) -> Option<Spot> {
    let most = ranked.first().map_or(0, |first| first.visits);
    if temperature == 0.0 || most == 0 {
        return None;
    }
    let weight = |visits: u32| (visits as f32 / most as f32).powf(1.0 / temperature);
    let weighted: Vec<(f32, Spot)> = ranked
        .iter()
        .map(|each| (weight(each.visits), each.spot))
        .collect();
    draw(&weighted, rng)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gemblo::Placement;

    #[test]
    fn the_best_level_has_no_bounds() {
        let best = Skill::Search {
            nodes: u64::MAX,
            temperature: 0.0,
        };
        assert_eq!(skill(Level::BEST), best);
        assert!(Level::all().all(|level| level == Level::BEST || skill(level) != best));
    }

    #[test]
    fn placements_are_drawn_by_their_weights() {
        let spot = |index| Placement::from_index(index).unwrap().spot();
        let weighted = [(0.0, spot(1)), (1.0, spot(2)), (3.0, spot(3))];
        let mut rng = Rng::new(1);
        let drawn = (0..4_000).filter(|_| draw(&weighted, &mut rng) == Some(spot(3)));
        assert!((2_850..3_150).contains(&drawn.count()));
        assert_eq!(draw(&weighted[..1], &mut rng), Some(spot(1)));
        assert_eq!(draw(&[], &mut rng), None);
    }
}

//! What is reported: the tree, or a solved ending, as lines of turns with every seat's chances.

use engine::{Line, Thought};
use game::Seat;
use gemblo::Placement;
use gemblo::raw::Spot;

use crate::ending::{self, SolvedLine};
use crate::reward::Rewards;
use crate::tree::{ROOT, Tree};
use crate::winning::{Sureness, at_the_end};

/// The most turns of a line.
const LONGEST: usize = 12;
/// Turns visited less often than this are not worth showing: their order is still that of priors.
const FEWEST_VISITS: u32 = 8;

/// Placements with less than such a part of the most visits are not compared by lower bounds.
const COMPARABLE: u32 = 4;

/// One of the root's placements.
#[derive(Clone, Copy)]
pub(crate) struct Ranked {
    pub(crate) visits: u32,
    pub(crate) spot: Spot,
    node: Option<u32>,
}

/// The root's placements by visits, then by priors.
pub(crate) fn ranked(tree: &Tree) -> Vec<Ranked> {
    let mut ranked: Vec<Ranked> = tree
        .children(ROOT)
        .map(|(edge, node)| Ranked {
            visits: node.map_or(0, |node| tree.node(node).visits.count()),
            spot: edge.spot,
            node,
        })
        .collect();
    ranked.sort_by_key(|each| std::cmp::Reverse(each.visits));
    ranked
}

/// The placement with the best lower confidence bound, of those visited often enough to compare; the
/// most visited one may have been overtaken too late to show in visits.
pub(crate) fn best_lower_bound(tree: &Tree, ranked: &[Ranked], spread: f32) -> Option<Spot> {
    let seat = tree.node(ROOT).seat();
    let enough = ranked.first()?.visits / COMPARABLE;
    let bound = |each: &Ranked| {
        let wish = tree.node(each.node?).mean(seat);
        Some(wish - spread / (each.visits as f32).sqrt())
    };
    let often = ranked.iter().filter(|each| each.visits > enough);
    let bounds = often.filter_map(|each| Some((bound(each)?, each.spot)));
    let best = bounds.max_by(|a, b| a.0.total_cmp(&b.0));
    best.map(|(_, spot)| spot)
}

/// What the tree says so far; what is `chosen` comes first, whatever the tree says.
pub(crate) fn of_tree(
    tree: &Tree,
    sureness: Sureness,
    nodes: u64,
    lines: usize,
    chosen: Option<Spot>,
) -> Thought<Placement> {
    let mut ranked = ranked(tree);
    if let Some(spot) = chosen {
        let found = ranked.iter().position(|each| each.spot == spot);
        let first = found.map_or_else(|| Ranked::untried(spot), |place| ranked.remove(place));
        ranked.insert(0, first);
    }
    let expected = tree.rewards(ROOT);
    let expected = expected.map_or_else(|| sureness.even(), |all| sureness.chances(&all));
    Thought {
        depth: 0,
        nodes,
        lines: ranked
            .into_iter()
            .take(lines.max(1))
            .map(|each| line(tree, sureness, each, expected))
            .collect(),
    }
}

/// The lines with the first in its place and the others by what they are worth.
///
/// What looks better than the first on fewer visits has not been shown to be: it is told as equal.
pub(crate) fn in_order(tree: &Tree, mut thought: Thought<Placement>) -> Thought<Placement> {
    let seat = tree.node(ROOT).seat();
    let Some((first, others)) = thought.lines.split_first_mut() else {
        return thought;
    };
    for line in &mut *others {
        if line.chances[seat] > first.chances[seat] {
            line.chances = first.chances;
        }
    }
    others.sort_by(|a, b| b.chances[seat].total_cmp(&a.chances[seat]));
    thought
}

impl Ranked {
    fn untried(spot: Spot) -> Ranked {
        Ranked {
            visits: 0,
            spot,
            node: None,
        }
    }
}

/// A line of turns; what is not known of it is what is expected of the position.
fn line(tree: &Tree, sureness: Sureness, first: Ranked, expected: Rewards) -> Line<Placement> {
    let mut turns = vec![vec![first.spot.placement()]];
    let mut at = first.node;
    while let Some(node) = at
        && turns.len() < LONGEST
    {
        let visits = |child: Option<u32>| child.map_or(0, |child| tree.node(child).visits.count());
        let best = tree.children(node).max_by_key(|(_, child)| visits(*child));
        let Some((edge, child)) = best.filter(|(_, child)| visits(*child) >= FEWEST_VISITS) else {
            break;
        };
        turns.push(vec![edge.spot.placement()]);
        at = child;
    }
    let rewards = first.node.and_then(|node| tree.rewards(node));
    Line {
        turns,
        chances: rewards.map_or(expected, |all| sureness.chances(&all)),
        forced: None,
    }
}

/// What a solved ending says.
pub(crate) fn of_ending(solved: Vec<SolvedLine>, players: u8, nodes: u64) -> Thought<Placement> {
    let line = |solved: SolvedLine| {
        let chances = at_the_end(&places_only(&solved.rewards, players), players);
        let winner = chances.iter().position(|chance| *chance == 1.0);
        let winner = winner.filter(|_| solved.is_proved);
        Line {
            forced: winner.map(|seat| (Seat(seat as u8), solved.spots.len() as u32)),
            turns: solved
                .spots
                .iter()
                .map(|spot| vec![spot.placement()])
                .collect(),
            chances,
        }
    };
    Thought {
        depth: 0,
        nodes,
        lines: solved.into_iter().map(line).collect(),
    }
}

/// The rewards of a finished game without the bonus for the margin.
fn places_only(rewards: &Rewards, players: u8) -> Rewards {
    rewards.map(|reward| place_only(reward, players))
}

/// The part of a reward that is for the place.
pub(crate) fn place_only(reward: f32, players: u8) -> f32 {
    // A place is worth a multiple of half a step, and the bonus is far smaller.
    let steps = 2.0 * f32::from(players - 1);
    ((reward - 0.5 * ending::BONUS) * steps).round() / steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Opening;
    use gemblo::Colour;

    #[test]
    fn a_better_placement_is_chosen_though_another_was_visited_more() {
        let spots: Vec<Spot> = Placement::all().take(3).map(Placement::spot).collect();
        let children = spots.iter().map(|spot| (0.3, *spot)).collect();
        let tree = Tree::new();
        let opening = Opening {
            colour: Colour::FIRST,
            seat: 0,
            children,
            width: 3,
        };
        tree.open(tree.node(ROOT), &opening);
        for (child, visits, value) in [(0, 100, 0.5), (1, 81, 0.6), (2, 9, 0.9)] {
            tree.set_child(child, visits, value);
        }
        let ranked = ranked(&tree);
        assert_eq!(ranked[0].spot, spots[0]);
        assert_eq!(best_lower_bound(&tree, &ranked, 0.3), Some(spots[1]));
        assert_eq!(best_lower_bound(&tree, &ranked, 100.0), Some(spots[0]));
    }
}

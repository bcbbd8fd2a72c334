//! Silhouettes that pieces make: laid one beside the other, so that they fill it for certain.

use std::collections::BTreeSet;

use game::Rng;
use gemblo::{Orientation, Piece};

use crate::outline::{is_near, touching};
use crate::puzzle::Spot;
use crate::stock::Stock;

/// Pieces side by side.
#[derive(Clone, Debug, Default)]
pub struct Lay {
    laid: Vec<(Piece, Vec<Spot>)>,
    taken: BTreeSet<Spot>,
}

/// Places that are looked at for each piece.
const PLACES: usize = 24;
/// How often any place at all is looked for.
const TRIES: usize = 400;

impl Lay {
    /// Lays pieces beside each other. The rounder, from 0 to 1, the more often a piece comes where it touches most of the
    /// others; else where it touches least.
    pub fn of(pieces: &[Piece], round: f64, rng: &mut Rng) -> Option<Lay> {
        let mut lay = Lay::default();
        for piece in pieces {
            lay.add(*piece, round, rng)?;
        }
        Some(lay)
    }

    fn add(&mut self, piece: Piece, round: f64, rng: &mut Rng) -> Option<()> {
        let places = (0..TRIES).filter_map(|_| self.place(piece, rng));
        let mut places: Vec<Vec<Spot>> = places.take(PLACES).collect();
        let contact = |place: &Vec<Spot>| -> usize {
            place.iter().map(|spot| touching(&self.taken, *spot)).sum()
        };
        places.sort_by_cached_key(contact);
        let is_round = (rng.below(1_000) as f64) < 1_000.0 * round;
        let place = if is_round {
            places.pop()?
        } else {
            places.into_iter().next()?
        };
        self.taken.extend(&place);
        self.laid.push((piece, place));
        Some(())
    }

    /// A free place for a piece beside the others, at random, that shuts no cell in.
    fn place(&self, piece: Piece, rng: &mut Rng) -> Option<Vec<Spot>> {
        let ways: Vec<Orientation> = Orientation::all()
            .filter(|way| way.piece() == piece)
            .collect();
        let way = ways[rng.below(ways.len())];
        let at = match self.taken.iter().nth(rng.below(self.taken.len())) {
            Some(near) => near.neighbours()[rng.below(6)],
            None => Spot::new(0, 0),
        };
        let (q, r) = at.axial();
        let origin = way.cells()[rng.below(way.cells().len())];
        let cell = |step: &hex::Hex| {
            let (q, r) = (
                q + i32::from(step.q - origin.q),
                r + i32::from(step.r - origin.r),
            );
            Spot::from_axial((q, r))
        };
        let place: Vec<Spot> = way.cells().iter().map(cell).collect();
        let is_free = |spot: &Spot| !self.taken.contains(spot) && is_near(*spot);
        (place.iter().all(is_free) && !self.shuts_in(&place)).then_some(place)
    }

    /// Whether a cell beside this place would have no open neighbour left but one.
    fn shuts_in(&self, place: &[Spot]) -> bool {
        let is_taken = |spot: &Spot| self.taken.contains(spot) || place.contains(spot);
        let mut beside = place.iter().flat_map(|spot| spot.neighbours());
        beside.any(|spot| {
            !is_taken(&spot)
                && spot
                    .neighbours()
                    .iter()
                    .filter(|near| is_taken(near))
                    .count()
                    > 4
        })
    }

    /// The same with one piece elsewhere, if what is left then hangs together.
    pub fn changed(&self, round: f64, rng: &mut Rng) -> Option<Lay> {
        let mut lay = self.clone();
        let (piece, place) = lay.laid.swap_remove(rng.below(lay.laid.len()));
        for spot in &place {
            lay.taken.remove(spot);
        }
        lay.add(piece, round, rng)?;
        lay.hangs_together().then_some(lay)
    }

    fn hangs_together(&self) -> bool {
        let mut left = self.taken.clone();
        let mut open: Vec<Spot> = left.pop_first().into_iter().collect();
        while let Some(spot) = open.pop() {
            open.extend(
                spot.neighbours()
                    .into_iter()
                    .filter(|near| left.remove(near)),
            );
        }
        left.is_empty()
    }

    /// The silhouette.
    pub fn spots(&self) -> Vec<Spot> {
        self.taken.iter().copied().collect()
    }

    /// The pieces that make it.
    pub fn stock(&self) -> Stock {
        self.laid.iter().map(|(piece, _)| *piece).collect()
    }
}

/// Pieces of a pool that have so many cells together, or as near to it as any, in random order. The larger `size`, the
/// more likely are large pieces.
pub fn choose(pool: Stock, cells: usize, size: f64, rng: &mut Rng) -> Vec<Piece> {
    let all = pool
        .iter()
        .flat_map(|(piece, copies)| (0..copies).map(move |_| piece));
    let mut keyed: Vec<(f64, Piece)> = all
        .map(|piece| {
            (
                size * f64::from(piece.size()) + rng.below(1_000) as f64 / 1_000.0,
                piece,
            )
        })
        .collect();
    keyed.sort_by(|a, b| b.0.total_cmp(&a.0));
    let pieces: Vec<Piece> = keyed.into_iter().map(|(_, piece)| piece).collect();
    let sums = sums(&pieces);
    let reachable = (0..sums[0].len()).filter(|sum| sums[0][*sum]);
    let mut left = reachable.min_by_key(|sum| sum.abs_diff(cells)).unwrap_or(0);
    let mut chosen = Vec::new();
    for (place, piece) in pieces.iter().enumerate() {
        let size = usize::from(piece.size());
        if size <= left && sums[place + 1][left - size] {
            chosen.push(*piece);
            left -= size;
        }
    }
    for last in (1..chosen.len()).rev() {
        chosen.swap(last, rng.below(last + 1));
    }
    chosen
}

/// For each place in a list, the numbers of cells that some of the pieces from there on have together.
fn sums(pieces: &[Piece]) -> Vec<Vec<bool>> {
    let most: usize = pieces.iter().map(|piece| usize::from(piece.size())).sum();
    let mut none = vec![false; most + 1];
    none[0] = true;
    let mut all = vec![none];
    for piece in pieces.iter().rev() {
        let size = usize::from(piece.size());
        let after = &all[all.len() - 1];
        let with = (0..=most).map(|sum| after[sum] || (sum >= size && after[sum - size]));
        let with = with.collect();
        all.push(with);
    }
    all.reverse();
    all
}

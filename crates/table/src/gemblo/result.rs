//! The table of results: what everybody has left, and the arithmetic of each tie-break (rules E).

use gemblo::{Decision, Piece, Position, Standing};
use i18n::gemblo::Decided;

use super::scene::ResultLine;
use super::{Board, say};

impl Board {
    /// The result, once the game shown is over.
    pub fn results(&self) -> Vec<ResultLine> {
        results_of(self.table.shown())
    }
}

/// The result of a position, once its game is over.
pub(crate) fn results_of(position: &Position) -> Vec<ResultLine> {
    if position.outcome().is_none() {
        return Vec::new();
    }
    let standings = position.standings();
    let next = standings.iter().skip(1).map(Some).chain([None]);
    let line = |(standing, next): (&Standing, Option<&Standing>)| ResultLine {
        place: standing.place,
        who: say::player(position, standing.seat),
        left: colours(position, standing)
            .map(|colour| (position.tint(colour), position.left(colour)))
            .collect(),
        numbers: numbers(position, standing),
        penalty: standing.score.penalty(),
        decided: next.map_or_else(Vec::new, |next| decided(position, standing, next)),
    };
    standings.iter().zip(next).map(line).collect()
}

fn colours(position: &Position, standing: &Standing) -> impl Iterator<Item = gemblo::Colour> {
    let seat = standing.seat;
    let own = position.colours();
    own.filter(move |colour| position.seat_of(*colour) == seat)
}

/// The numbers of the pieces that a player has left, the highest first.
fn numbers(position: &Position, standing: &Standing) -> Vec<u8> {
    let left = colours(position, standing).flat_map(|colour| position.left(colour).iter());
    let left: Vec<u8> = left.map(Piece::number).collect();
    let mut numbers = Vec::with_capacity(left.len());
    // Counted down, not sorted: the library's sort would cost whoever plays 5 KB.
    for number in (1..=Piece::COUNT as u8).rev() {
        numbers.extend(left.iter().filter(|own| **own == number));
    }
    numbers
}

/// The steps up to the one that decides between two players.
fn decided(position: &Position, one: &Standing, other: &Standing) -> Vec<Decided> {
    let sizes = |standing: &Standing| standing.score.sizes().collect::<Vec<u8>>();
    let (one_s, other_s) = (sizes(one), sizes(other));
    let (one_n, other_n) = (numbers(position, one), numbers(position, other));
    let same_penalty = Decided::SamePenalty(same(&one_s, &other_s));
    let same_sizes = Decided::SameSizes(plus(&one_s));
    match one.score.decision(&other.score) {
        Decision::Penalty => vec![Decided::Penalty(sum(&one_s), sum(&other_s))],
        Decision::LargerPiece { rank } => {
            let larger = Decided::Larger(plus(&one_s[..rank]), plus(&other_s[..rank]));
            vec![same_penalty, larger]
        }
        Decision::Value => {
            let value = Decided::Value(sum(&one_n), sum(&other_n));
            vec![same_penalty, same_sizes, value]
        }
        Decision::Shared => {
            let same_value = Decided::SameValue(same(&one_n, &other_n));
            vec![same_penalty, same_sizes, same_value, Decided::Shared]
        }
    }
}

/// `5+3`; nothing left is 0.
fn plus(parts: &[u8]) -> String {
    let parts: Vec<String> = parts.iter().map(u8::to_string).collect();
    if parts.is_empty() {
        return "0".to_owned();
    }
    parts.join("+")
}

/// `5+3 = 8`.
fn sum(parts: &[u8]) -> String {
    match parts {
        [] | [_] => plus(parts),
        _ => format!("{} = {}", plus(parts), total(parts)),
    }
}

/// `5+3 = 4+4 = 8`.
fn same(one: &[u8], other: &[u8]) -> String {
    if one == other {
        return sum(one);
    }
    format!("{} = {} = {}", plus(one), plus(other), total(one))
}

fn total(parts: &[u8]) -> u16 {
    parts.iter().copied().map(u16::from).sum()
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use gemblo::{Pieces, Score, Setup};

    use super::*;

    #[test]
    fn the_numbers_of_a_player_are_those_of_the_pieces_left() {
        let mut position = Position::new(&Setup::THREE);
        position.make("p19,q18,r18,s18,t19".parse().unwrap());
        let standings = position.standings();
        let laid = position.laid().next().unwrap().1.piece().number();
        let left: Vec<u8> = (1..=18).rev().filter(|number| *number != laid).collect();
        assert_eq!(numbers(&position, &standings[0]), left);
    }

    /// What decides between two players with these sizes left, whatever the numbers.
    fn by_sizes(one: &[u8], other: &[u8]) -> Vec<Decided> {
        let position = Position::new(&Setup::TWO);
        let standing = |sizes: &[u8]| {
            let mut left = vec![Pieces::NONE; sizes.len()];
            for (set, size) in left.iter_mut().zip(sizes) {
                set.insert(Piece::all().find(|piece| piece.size() == *size).unwrap());
            }
            Standing {
                seat: Seat(0),
                place: 1,
                score: Score::of(left),
                ahead_by: None,
            }
        };
        decided(&position, &standing(one), &standing(other))
    }

    #[test]
    fn every_tie_break_shows_how_it_is_reckoned() {
        let text = |text: &str| text.to_owned();
        assert_eq!(
            by_sizes(&[], &[4, 3]),
            [Decided::Penalty(text("0"), text("4+3 = 7"))]
        );
        assert_eq!(
            by_sizes(&[4, 4], &[5, 3]),
            [
                Decided::SamePenalty(text("4+4 = 5+3 = 8")),
                Decided::Larger(text("4"), text("5"))
            ]
        );
        let shared = by_sizes(&[5], &[5]);
        assert_eq!(shared[0], Decided::SamePenalty(text("5")));
        assert_eq!(shared[1], Decided::SameSizes(text("5")));
        assert_eq!(shared[3], Decided::Shared);
    }

    #[test]
    fn sums_are_written_as_the_book_adds_them() {
        assert_eq!(sum(&[15, 7, 3]), "15+7+3 = 25");
        assert_eq!(same(&[15, 7, 3], &[14, 9, 2]), "15+7+3 = 14+9+2 = 25");
        assert_eq!(same(&[15, 7], &[15, 7]), "15+7 = 22");
    }
}

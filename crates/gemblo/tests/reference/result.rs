//! Penalties, tie-breaks and places (rules E).

use super::PIECES;

/// The place of every player, from the numbers of the pieces that each has left.
pub fn places(left: &[Vec<usize>]) -> Vec<usize> {
    left.iter()
        .map(|own| 1 + left.iter().filter(|other| is_better(other, own)).count())
        .collect()
}

/// Whether a player left with `one` stands before a player left with `other`.
fn is_better(one: &[usize], other: &[usize]) -> bool {
    let (one_sizes, other_sizes) = (sizes(one), sizes(other));
    let (one_penalty, other_penalty) = (total(&one_sizes), total(&other_sizes));
    if one_penalty != other_penalty {
        return one_penalty < other_penalty;
    }
    for (one_size, other_size) in one_sizes.iter().zip(&other_sizes) {
        if one_size != other_size {
            return one_size < other_size;
        }
    }
    total(one) < total(other)
}

/// The sizes of the pieces, the largest first.
fn sizes(left: &[usize]) -> Vec<usize> {
    let mut sizes: Vec<usize> = left.iter().map(|number| PIECES[number - 1].len()).collect();
    sizes.sort();
    sizes.reverse();
    sizes
}

fn total(numbers: &[usize]) -> usize {
    numbers.iter().sum()
}

/// Which clause decides between two players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Decided {
    /// One penalty is lower (E1).
    ByPenalty,
    /// One holds a larger piece (E2).
    BySizes,
    /// One sum of values is lower (E3).
    ByValues,
    /// Nothing does; the place is shared (E4).
    Not,
}

/// Which clause decides between players left with these pieces.
pub fn decided(one: &[usize], other: &[usize]) -> Decided {
    let (one_sizes, other_sizes) = (sizes(one), sizes(other));
    if total(&one_sizes) != total(&other_sizes) {
        Decided::ByPenalty
    } else if one_sizes != other_sizes {
        Decided::BySizes
    } else if total(one) != total(other) {
        Decided::ByValues
    } else {
        Decided::Not
    }
}

#[test]
fn the_examples_of_the_book_are_ranked_as_it_says() {
    // 3+5 loses to 4+4 (E2).
    assert_eq!(places(&[vec![3, 11], vec![6, 7]]), [2, 1]);
    // 15, 7 and 3 beat 14, 9 and 5 (E3).
    assert_eq!(places(&[vec![14, 9, 5], vec![15, 7, 3]]), [2, 1]);
    assert_eq!(places(&[vec![15, 1], vec![], vec![1, 15]]), [2, 1, 2]);
}

//! What a player has left as one number that keeps the order of the results (clause E).

use gemblo::Piece;

/// Less is better. From the top: penalty, pieces of 5, 4, 3, 2 and 1 cells, sum of values.
///
/// Each field has room for two colours, so that scores of single pieces add up.
pub(crate) type Score = u64;

/// The score of each piece, by its number less one.
pub(crate) const OF_PIECE: [Score; Piece::COUNT] = {
    let mut scores = [0; Piece::COUNT];
    let mut i = 0;
    while i < Piece::COUNT {
        if let Some(piece) = Piece::new(i as u8 + 1) {
            let size = piece.size() as u64;
            let one_of_its_size = 1 << (9 + 5 * (size - 1));
            scores[i] = size << 34 | one_of_its_size | piece.number() as u64;
        }
        i += 1;
    }
    scores
};

/// The score of a set of pieces, given as bits.
pub(crate) fn of(mut pieces: u32) -> Score {
    let mut score = 0;
    while pieces != 0 {
        score += OF_PIECE[pieces.trailing_zeros() as usize];
        pieces &= pieces - 1;
    }
    score
}

/// The cells in the pieces left (clause E1).
#[inline(always)]
pub(crate) const fn penalty(score: Score) -> u64 {
    score >> 34
}

/// The cells of a set of pieces, given as bits.
pub(crate) fn cells(pieces: u32) -> u32 {
    let at_least = |pieces: u32| pieces.count_ones();
    // Pieces are numbered by size: the first with 2, 3, 4 and 5 cells are 2, 3, 6 and 11.
    at_least(pieces)
        + at_least(pieces >> 1)
        + at_least(pieces >> 2)
        + at_least(pieces >> 5)
        + at_least(pieces >> 10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Rng;
    use gemblo::Pieces;

    #[test]
    fn scores_have_the_order_of_the_rules() {
        let mut rng = Rng::new(5);
        let mut any = || -> Pieces {
            let keep = rng.next();
            Piece::all()
                .filter(|piece| keep >> piece.number() & 1 != 0)
                .collect()
        };
        let ours = |left: [Pieces; 2]| -> Score {
            let pieces = left.into_iter().flat_map(Pieces::iter);
            pieces
                .map(|piece| OF_PIECE[usize::from(piece.number()) - 1])
                .sum()
        };
        for _ in 0..20_000 {
            let (a, b) = ([any(), any()], [any(), any()]);
            let theirs = (gemblo::Score::of(a), gemblo::Score::of(b));
            assert_eq!(ours(a).cmp(&ours(b)), theirs.0.cmp(&theirs.1));
            assert_eq!(penalty(ours(a)), u64::from(theirs.0.penalty()));
        }
        for piece in Piece::all() {
            assert_eq!(cells(1 << (piece.number() - 1)), u32::from(piece.size()));
        }
        let all = [Pieces::ALL; 2];
        assert_eq!(penalty(ours(all)), 144);
    }
}

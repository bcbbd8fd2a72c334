//! Every tuned constant of the search, in one place.
//!
//! The values come from simultaneous perturbation (`yinsh-lab spsa`): 7,000 pairs of games at 5,000
//! nodes a turn from the book of balanced openings, all constants but the depths and `lmr_removal` at once. They won
//! 52.6 % against the ones before (1,542 games at 10,000 nodes, Elo +18 [+1, +34]); `nets/TESTS.md`
//! has what each part was worth by itself.

/// Declares the constants once: a field, its default, the range worth trying and what it means.
macro_rules! tuning {
    ($($(#[doc = $doc:literal])+ $name:ident: $default:literal in $least:literal..=$most:literal,)+) => {
        /// The tuned constants of the search; depths are in turns, scores in 256ths of log odds.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Tuning {
            $($(#[doc = $doc])+ pub $name: i32,)+
        }

        impl Tuning {
            /// The constants as they were found best.
            pub const BEST: Tuning = Tuning { $($name: $default,)+ };

            /// Each constant's name, default and the range worth trying.
            pub const ALL: &[(&str, i32, [i32; 2])] =
                &[$((stringify!($name), $default, [$least, $most]),)+];

            /// The constant with this name.
            pub fn by_name(&mut self, name: &str) -> Option<&mut i32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)+
                    _ => None,
                }
            }
        }
    };
}

tuning! {
    /// Internal iterative reduction: from this depth on, a node without a remembered step loses a turn.
    iir_depth: 3 in 2..=8,
    /// Reverse futility pruning: up to this depth.
    rfp_depth: 4 in 0..=10,
    /// Reverse futility pruning: what one turn may lose at most, as a rule.
    rfp_margin: 111 in 40..=250,
    /// Reverse futility pruning: how much more where the opponent may make a row next.
    rfp_threat: 108 in 0..=300,
    /// Null move pruning: from this depth on, unless the opponent may make a row next.
    null_depth: 2 in 2..=6,
    /// Null move pruning: turns less that the answer to a pass is searched, in 100ths.
    null_base: 103 in 0..=400,
    /// Null move pruning: turns less for each turn of depth, in 100ths.
    null_scale: 19 in 0..=60,
    /// Futility pruning: up to this depth.
    futility_depth: 3 in 0..=8,
    /// Futility pruning: what it may gain more for each turn of depth.
    futility_margin: 155 in 50..=300,
    /// Late move pruning: up to this depth.
    lmp_depth: 3 in 0..=8,
    /// Late move pruning: choices that are always tried.
    lmp_base: 4 in 2..=20,
    /// Late move pruning: choices more for each turn of depth squared, in 100ths.
    lmp_scale: 318 in 50..=1200,
    /// Late move pruning: the same for each turn of the reduced depth squared; 0 for never.
    lmp_reduced: 150 in 0..=1000,
    /// Late move reductions: from this depth on.
    lmr_depth: 2 in 1..=4,
    /// Late move reductions: this many choices are never reduced.
    lmr_index: 3 in 1..=8,
    /// Late move reductions: turns less for every late choice, in 1,024ths.
    lmr_base: 647 in 0..=2048,
    /// Late move reductions: turns less for the logarithms' product, in 102,400ths.
    lmr_scale: 2320 in 1000..=4000,
    /// Late move reductions: turns more where the score matters, in 1,024ths.
    lmr_wide: 786 in 0..=2048,
    /// Late move reductions: a turn more or less for so much history.
    lmr_history: 5902 in 2000..=16000,
    /// Late move reductions: turns less for every row or ring to remove but the first.
    lmr_removal: 2 in 0..=3,
    /// Late move reductions: a turn more where the reduced search beats the best by so much; 0 for never.
    lmr_deeper: 36 in 0..=200,
    /// Singular extension: from this depth on; 0 for never.
    singular_depth: 5 in 0..=10,
    /// Singular extension: how much worse all others must be, for each turn of depth, in 16ths.
    singular_margin: 59 in 8..=256,
    /// Singular extension: two turns where all others are worse by so much more.
    singular_double: 46 in 10..=300,
    /// Negative extension: turns less where others hold beta too, in whole turns.
    singular_negative: 1 in 0..=3,
    /// History: how much a cut-off is worth for each turn of depth squared.
    history_square: 19 in 4..=64,
    /// History: how much a cut-off is worth for each turn of depth.
    history_linear: 49 in 0..=200,
    /// History: the most that a cut-off is worth.
    history_most: 1930 in 500..=4000,
    /// History: what is left of it from turn to turn, in 100ths; 0 begins anew.
    history_kept: 57 in 0..=100,
    /// Continuation history: the weight of answers to the opponent's last move, in 64ths.
    reply_history: 70 in 0..=128,
    /// Continuation history: the weight of what follows the own last move, in 64ths.
    follow_up_history: 65 in 0..=128,
    /// Order: the worth of a marker won.
    order_flip: 701 in 0..=2000,
    /// Order: the worth of a three that becomes a four of five.
    order_grow: 1536 in 0..=8000,
    /// Order: the worth of an opposing four of five that is broken.
    order_break: 4422 in 0..=12000,
    /// Order: the cost of an own four of five that is broken.
    order_spoil: 3364 in 0..=12000,
    /// Aspiration: how far from the last score the next one is looked for at first.
    aspiration: 34 in 10..=100,
    /// Quiet search: how many row-making moves may follow each other.
    quiet_rows: 3 in 1..=6,
    /// Quiet search: how many row-making moves are tried in one position.
    quiet_tries: 4 in 1..=8,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning::BEST
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_constant_is_found_by_its_name_and_lies_in_its_range() {
        let mut tuning = Tuning::BEST;
        for (name, default, [least, most]) in Tuning::ALL {
            assert_eq!(tuning.by_name(name).as_deref(), Some(default));
            assert!(least <= default && default <= most, "{name}");
        }
        assert_eq!(tuning.by_name("no_such_constant"), None);
    }
}

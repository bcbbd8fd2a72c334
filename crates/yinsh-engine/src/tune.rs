//! Every tuned constant of the search, in one place.

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
    iir_depth: 4 in 2..=8,
    /// Reverse futility pruning: up to this depth.
    rfp_depth: 4 in 0..=10,
    /// Reverse futility pruning: what one turn may lose at most, as a rule.
    rfp_margin: 110 in 40..=250,
    /// Null move pruning: from this depth on.
    null_depth: 3 in 2..=6,
    /// Null move pruning: turns less that the answer to a pass is searched.
    null_base: 1 in 0..=4,
    /// Null move pruning: one turn less for every so many turns of depth.
    null_divisor: 4 in 2..=8,
    /// Futility pruning: up to this depth.
    futility_depth: 3 in 0..=8,
    /// Futility pruning: what a quiet turn may gain at most for each turn of depth, as a rule.
    futility_margin: 150 in 50..=300,
    /// Late move pruning: up to this depth.
    lmp_depth: 3 in 0..=8,
    /// Late move pruning: choices that are always tried.
    lmp_base: 6 in 2..=20,
    /// Late move pruning: choices more for each turn of depth squared.
    lmp_scale: 6 in 1..=12,
    /// Late move reductions: from this depth on.
    lmr_depth: 2 in 1..=4,
    /// Late move reductions: this many choices are never reduced.
    lmr_index: 3 in 1..=8,
    /// Late move reductions: one turn less for so much of the logarithms' product.
    lmr_unit: 48 in 20..=100,
    /// Late move reductions: a turn more or less for so much history.
    lmr_history: 6000 in 2000..=16000,
    /// History: how much a cut-off is worth for each turn of depth squared.
    history_square: 16 in 4..=64,
    /// History: how much a cut-off is worth for each turn of depth.
    history_linear: 32 in 0..=200,
    /// History: the most that a cut-off is worth.
    history_most: 2000 in 500..=4000,
    /// Aspiration: how far from the last score the next one is looked for at first.
    aspiration: 40 in 10..=100,
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

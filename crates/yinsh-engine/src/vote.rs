//! Which line several threads play: each speaks for its own, the deeper it looked and the more it
//! expects the louder.

use crate::root::RootLine;
use crate::score::PROVED;

/// What a line that is expected to be the worst still weighs, in score units.
const LEAST: i32 = 30;

/// What a thread found.
#[derive(Clone, Debug)]
pub(crate) struct Finding {
    /// How many turns it looked ahead completely.
    pub(crate) depth: u32,
    /// Its best line.
    pub(crate) line: RootLine,
}

/// The finding of a helper that is to be played instead of the own one, if any.
///
/// A proved result needs no vote, the best one counts; else the first step with the most weight,
/// as whoever looked deepest at it has it.
pub(crate) fn vote<'f>(own: &'f Finding, helpers: &'f [Finding]) -> Option<&'f Finding> {
    let all = || helpers.iter().chain([own]);
    let scores = || all().map(|finding| finding.line.score);
    let worst = scores().min()?;
    let is_proved = scores().any(|score| score.abs() >= PROVED);
    let weight = |finding: &Finding| {
        i64::from(finding.line.score - worst + LEAST) * i64::from(finding.depth)
    };
    let votes = |finding: &Finding| -> i64 {
        if is_proved {
            return i64::from(finding.line.score);
        }
        let same = all().filter(|other| other.line.steps[0] == finding.line.steps[0]);
        same.map(weight).sum()
    };
    // The own finding comes last, so it wins where all else is equal.
    let best = all().max_by_key(|finding| (votes(finding), finding.depth));
    best.filter(|best| !std::ptr::eq(*best, own))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finding(depth: u32, score: i32, step: &str) -> Finding {
        let steps = vec![step.parse().expect("a step")];
        Finding {
            depth,
            line: RootLine { score, steps },
        }
    }

    #[track_caller]
    fn check(own: Finding, helpers: &[Finding], played: &str) {
        let better = vote(&own, helpers).unwrap_or(&own);
        assert_eq!(better.line.steps[0].to_string(), played);
    }

    #[test]
    fn what_most_threads_found_is_played() {
        let [two, three] = [finding(9, 20, "b2-b4"), finding(9, 20, "b2-b4")];
        check(finding(9, 20, "a2-a4"), &[two, three], "b2-b4");
    }

    #[test]
    fn a_deeper_look_weighs_more_and_equals_leave_the_own_line() {
        check(
            finding(9, 20, "a2-a4"),
            &[finding(11, 20, "b2-b4")],
            "b2-b4",
        );
        check(finding(9, 20, "a2-a4"), &[finding(9, 20, "b2-b4")], "a2-a4");
        check(finding(9, 20, "a2-a4"), &[], "a2-a4");
    }

    #[test]
    fn a_proved_win_is_played_and_a_proved_loss_is_not() {
        let win = PROVED + 10;
        let [two, three] = [finding(9, 20, "b2-b4"), finding(9, 20, "b2-b4")];
        check(finding(3, win, "a2-a4"), &[two, three], "a2-a4");
        check(
            finding(11, -win, "a2-a4"),
            &[finding(9, 0, "b2-b4")],
            "b2-b4",
        );
    }
}

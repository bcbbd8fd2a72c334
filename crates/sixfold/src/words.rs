//! Words that depend on a number.

use std::fmt::Display;

/// So many things, by a name that takes an s: `1 turn`, `2 turns`.
pub fn counted(number: impl Display, thing: &str) -> String {
    let number = number.to_string();
    let plural = if number == "1" { "" } else { "s" };
    format!("{number} {thing}{plural}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_is_one() {
        let turns = [0, 1, 2, 11].map(|number| counted(number, "turn"));
        assert_eq!(turns, ["0 turns", "1 turn", "2 turns", "11 turns"]);
    }
}

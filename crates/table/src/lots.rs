//! Lots: who begins, where nobody is chosen to.

/// The seats clockwise from the one that a lot falls on; that one begins.
///
/// Of two players the first is White then. With more of them, neighbours stay neighbours: turns go
/// clockwise from whoever begins (Gemblo, clause D1).
///
/// ```
/// assert_eq!(table::clockwise_from(vec!["Ann", "Ben", "Cleo"], 5), ["Cleo", "Ann", "Ben"]);
/// ```
pub fn clockwise_from<T>(mut seats: Vec<T>, lot: u64) -> Vec<T> {
    if let Some(first) = lot.checked_rem(seats.len() as u64) {
        seats.rotate_left(first as usize);
    }
    seats
}

//! Sorting of short lists.

use std::cmp::Ordering;

/// Sorts by insertion, and keeps equals in their order.
///
/// Nothing here sorts more than the 42 cells of a rim, and each use of the library's sort adds
/// three kilobytes to what a browser has to load.
pub(crate) fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && compare(&list[at], &list[at - 1]).is_lt() {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_come_out_as_from_the_library() {
        let mut rng = game::Rng::new(3);
        for length in 0..40 {
            let list = (0..length).map(|index| (rng.below(9), index));
            let mut list: Vec<(usize, usize)> = list.collect();
            let mut expected = list.clone();
            expected.sort_by_key(|entry| entry.0);
            sort_by(&mut list, |one, other| one.0.cmp(&other.0));
            assert_eq!(list, expected);
        }
    }
}

//! Random names that nobody can guess, and the form in which secrets are kept.

use blake2::digest::consts::U32;
use blake2::{Blake2b, Digest};
use online::{PlayerId, TableId};

/// Why a fresh word is an id.
const IS_ID: &str = "ids are short words of letters and digits";
const SIGNS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// An id for a new table: 101 random bits.
pub fn table_id() -> TableId {
    fresh(17).try_into().expect(IS_ID)
}

/// An id for a new player; it is no secret.
pub fn player_id() -> PlayerId {
    fresh(12).try_into().expect(IS_ID)
}

/// A secret that opens a session: 190 random bits.
pub fn secret() -> String {
    fresh(32)
}

/// The form in which a secret is kept: whoever reads the database cannot use it.
pub fn hash(secret: &str) -> String {
    let hash = Blake2b::<U32>::digest(secret.as_bytes());
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A random word of letters and digits.
pub fn fresh(length: usize) -> String {
    let mut word = String::with_capacity(length);
    while word.len() < length {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the system gives random bytes");
        // 248 is the largest multiple of 62 in a byte: the rest would favour some signs.
        let signs = bytes.iter().filter(|byte| **byte < 248);
        let signs = signs.map(|byte| SIGNS[usize::from(*byte % 62)] as char);
        word.extend(signs.take(length - word.len()));
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_long_and_differ() {
        assert_eq!(table_id().as_str().len(), 17);
        assert_ne!(table_id(), table_id());
        assert!(secret().bytes().all(|byte| byte.is_ascii_alphanumeric()));
    }

    #[test]
    fn a_kept_secret_tells_nothing_but_itself() {
        assert_eq!(hash("a"), hash("a"));
        assert_ne!(hash("a"), hash("b"));
        assert_eq!(hash("a").len(), 64);
    }
}

//! Numbers as letters that an address takes as they are: six bits each.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Adds a letter for a number below 64.
pub fn push(text: &mut String, number: usize) {
    text.push(char::from(LETTERS[number % 64]));
}

/// Adds a number of any size: five bits a letter, the sixth says that there is more.
pub fn push_long(text: &mut String, mut number: usize) {
    while number >= 32 {
        push(text, 32 + number % 32);
        number /= 32;
    }
    push(text, number);
}

/// Reads letters back.
pub struct Reader<'a>(std::str::Bytes<'a>);

impl<'a> Reader<'a> {
    /// From the beginning of a text.
    pub fn new(text: &'a str) -> Reader<'a> {
        Reader(text.bytes())
    }

    /// Whether everything has been read.
    pub fn is_done(&self) -> bool {
        self.0.len() == 0
    }

    /// The number of the next letter.
    pub fn next(&mut self) -> Option<usize> {
        let letter = self.0.next()?;
        LETTERS.iter().position(|known| *known == letter)
    }

    /// The next number of any size; nothing of what a board counts is larger than two letters.
    pub fn next_long(&mut self) -> Option<usize> {
        let low = self.next()?;
        if low < 32 {
            return Some(low);
        }
        let high = self.next().filter(|high| (1..32).contains(high))?;
        Some(low % 32 + 32 * high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_survive_their_letters() {
        let numbers = [0, 1, 31, 32, 33, 462, 1_023];
        let mut text = String::new();
        numbers
            .iter()
            .for_each(|number| push_long(&mut text, *number));
        let mut reader = Reader::new(&text);
        for number in numbers {
            assert_eq!(reader.next_long(), Some(number));
        }
        assert!(reader.is_done() && reader.next_long().is_none());
    }

    #[test]
    fn a_number_has_one_spelling_only() {
        // A needless second letter would make two links to one puzzle.
        assert_eq!(Reader::new("gA").next_long(), None);
        assert_eq!(Reader::new("é").next(), None);
    }
}

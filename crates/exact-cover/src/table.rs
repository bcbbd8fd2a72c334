//! Which options cover which items, as bits; this does not change during a search.

use crate::problem::Problem;

/// What does not change; all parts of a search share it.
#[derive(Debug)]
pub struct Fixed {
    pub required: Vec<Row>,
    pub rows: Vec<Row>,
    /// The bits of the options of each item, only the words that have any.
    pub masks: Vec<u64>,
    /// The items of each option, one after another.
    pub items: Vec<u32>,
    pub first_item: Vec<u32>,
}

/// Where the options of an item lie.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub item: u32,
    /// Its first word among those of the problem's options.
    pub word: u32,
    /// The number of words.
    pub len: u32,
    /// Where its own words begin.
    pub mask: u32,
}

impl Fixed {
    pub fn new(problem: &Problem) -> Fixed {
        let (rows, masks) = rows(problem);
        let required = rows
            .iter()
            .filter(|row| problem.required[row.item as usize])
            .copied()
            .collect();
        let mut first_item = vec![0];
        let mut items = Vec::new();
        for option in &problem.options {
            items.extend(option.iter().map(|item| item.0 as u32));
            first_item.push(items.len() as u32);
        }
        Fixed {
            required,
            rows,
            masks,
            items,
            first_item,
        }
    }
}

impl Row {
    /// Its words among those of all options, and its own words.
    pub fn ranges(self) -> (std::ops::Range<usize>, std::ops::Range<usize>) {
        let (word, len, mask) = (self.word as usize, self.len as usize, self.mask as usize);
        (word..word + len, mask..mask + len)
    }
}

/// The number of bits in common; counting ends early once it is clear that they are more than `most`.
pub fn common(a: &[u64], b: &[u64], most: u32) -> u32 {
    let mut count = 0;
    for (a, b) in a.chunks(4).zip(b.chunks(4)) {
        count += a
            .iter()
            .zip(b)
            .map(|(a, b)| (a & b).count_ones())
            .sum::<u32>();
        if count > most {
            break;
        }
    }
    count
}

fn rows(problem: &Problem) -> (Vec<Row>, Vec<u64>) {
    let mut of_item: Vec<Vec<u32>> = vec![Vec::new(); problem.times.len()];
    for (option, items) in problem.options.iter().enumerate() {
        for item in items {
            of_item[item.0].push(option as u32);
        }
    }
    let mut masks = Vec::new();
    let mut rows = Vec::new();
    for (item, options) in of_item.iter().enumerate() {
        let word = options.first().map_or(0, |first| first / 64);
        let len = options.last().map_or(0, |last| last / 64 + 1 - word);
        let mask = masks.len();
        masks.resize(mask + len as usize, 0u64);
        for option in options {
            masks[mask + (option / 64 - word) as usize] |= 1 << (option % 64);
        }
        rows.push(Row {
            item: item as u32,
            word,
            len,
            mask: mask as u32,
        });
    }
    (rows, masks)
}

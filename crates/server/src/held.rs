//! How many of something each of many holds at once: connections of an address, streams of a bot.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// What is held now, and by whom.
#[derive(Debug)]
pub struct Held {
    /// How many one may hold.
    each: usize,
    /// How many all together may hold.
    all: usize,
    counts: Mutex<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    by: HashMap<String, usize>,
    all: usize,
}

impl Held {
    /// Nothing is held yet.
    pub fn new(each: usize, all: usize) -> Arc<Held> {
        let counts = Mutex::default();
        Arc::new(Held { each, all, counts })
    }

    /// Takes one more, if there may be one more; it is held until it is dropped.
    pub fn take(self: &Arc<Held>, who: &str) -> Option<Hold> {
        let mut counts = self.counts.lock().expect("no holder panics");
        let own = counts.by.get(who).copied().unwrap_or(0);
        if own >= self.each || counts.all >= self.all {
            return None;
        }
        counts.by.insert(who.to_owned(), own + 1);
        counts.all += 1;
        Some(Hold {
            of: self.clone(),
            who: who.to_owned(),
        })
    }
}

/// One of what is held.
#[derive(Debug)]
pub struct Hold {
    of: Arc<Held>,
    who: String,
}

impl Drop for Hold {
    fn drop(&mut self) {
        let mut counts = self.of.counts.lock().expect("no holder panics");
        counts.all -= 1;
        match counts.by.get_mut(&self.who) {
            Some(own) if *own > 1 => *own -= 1,
            _ => drop(counts.by.remove(&self.who)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_may_hold_some_and_all_together_some_more() {
        let held = Held::new(2, 3);
        let mut holds: Vec<_> = ["a", "a", "b"].map(|who| held.take(who)).into();
        assert!(holds.iter().all(Option::is_some));
        assert!(held.take("a").is_none() && held.take("c").is_none());
        holds.remove(0);
        assert!(held.take("c").is_some());
    }
}

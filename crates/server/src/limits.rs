//! How often somebody may do something: a bucket of tokens for each thing and each who.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Instant;

use online::Refusal;

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum What {
    /// Any request of an address.
    Request,
    /// Questions of an address how the server does.
    Probe,
    /// New guests from an address.
    Guest,
    /// Passwords tried or set from an address.
    Password,
    /// Passwords tried for one name from one address.
    Login,
    /// Passwords tried for one name from addresses that its owner was never seen at.
    Name,
    /// Games with the engine made from an address.
    EngineGame,
    /// Games made by a player.
    Game,
    /// Chat lines of a player.
    Chat,
    /// Connections opened from an address.
    Connection,
    /// Streams of games taken home from an address.
    Download,
}

impl What {
    /// How many at once, and how many a second after that.
    fn allowance(self) -> (f64, f64) {
        match self {
            What::Request => (200.0, 40.0),
            What::Probe => (20.0, 1.0),
            What::Guest => (20.0, 0.2),
            What::Password => (10.0, 0.1),
            What::Login => (10.0, 0.05),
            What::Name => (60.0, 0.2),
            What::EngineGame => (6.0, 0.05),
            What::Game => (20.0, 0.2),
            What::Chat => (6.0, 0.5),
            What::Connection => (60.0, 4.0),
            What::Download => (20.0, 0.2),
        }
    }
}

/// A bucket that fills again with time.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn new(most: f64) -> Bucket {
        Bucket {
            tokens: most,
            at: Instant::now(),
        }
    }

    /// What is in it now, were it bottomless.
    fn tokens(&self, rate: f64) -> f64 {
        self.tokens + self.at.elapsed().as_secs_f64() * rate
    }

    /// Takes a token, if there is one.
    pub fn take(&mut self, most: f64, rate: f64) -> bool {
        self.tokens = self.tokens(rate).min(most);
        self.at = Instant::now();
        let has_one = self.tokens >= 1.0;
        if has_one {
            self.tokens -= 1.0;
        }
        has_one
    }
}

/// More buckets than these are thinned out: full ones need not be remembered.
const MOST: usize = 50_000;

/// All buckets of a process.
#[derive(Debug, Default)]
pub struct Limits {
    buckets: Mutex<HashMap<(What, String), Bucket>>,
}

impl Limits {
    /// Counts one; refuses when it is one too many.
    pub fn take(&self, what: What, who: &str) -> Result<(), Refusal> {
        let (most, rate) = what.allowance();
        let mut buckets = self.buckets.lock().expect("no holder panics");
        if buckets.len() > MOST {
            buckets.retain(|(what, _), bucket| {
                let (most, rate) = what.allowance();
                bucket.tokens(rate) < most
            });
        }
        let bucket = buckets.entry((what, who.to_owned()));
        let bucket = bucket.or_insert_with(|| Bucket::new(most));
        let is_granted = bucket.take(most, rate);
        is_granted.then_some(()).ok_or(Refusal::TooMany)
    }

    /// Takes back that one was counted.
    pub fn give_back(&self, what: What, who: &str) {
        let mut buckets = self.buckets.lock().expect("no holder panics");
        if let Some(bucket) = buckets.get_mut(&(what, who.to_owned())) {
            bucket.tokens += 1.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_asks_too_often_has_to_wait_and_nobody_else() {
        let limits = Limits::default();
        let tries = (0..30).filter(|_| limits.take(What::Password, "a").is_ok());
        assert_eq!(tries.count(), 10);
        assert!(limits.take(What::Password, "b").is_ok());
        assert!(limits.take(What::Request, "a").is_ok());
    }
}

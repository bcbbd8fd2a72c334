//! Who may try a password: nobody can keep the owner of an account out by trying.

use std::collections::HashSet;
use std::sync::Mutex;

use online::{Name, Refusal};

use super::Desk;
use crate::limits::What;

/// More than these are not remembered; whoever is forgotten counts as one from elsewhere.
const MOST: usize = 50_000;

/// Where the owners of accounts were seen, by this process.
#[derive(Debug, Default)]
pub struct Seen {
    at: Mutex<HashSet<(String, String)>>,
}

impl Seen {
    fn has(&self, name: &str, address: &str) -> bool {
        let at = self.at.lock().expect("no holder panics");
        at.contains(&(name.to_owned(), address.to_owned()))
    }

    fn add(&self, name: String, address: &str) {
        let mut at = self.at.lock().expect("no holder panics");
        if at.len() >= MOST {
            at.clear();
        }
        at.insert((name, address.to_owned()));
    }
}

impl Desk {
    /// Counts a try of a password for a name. Tries from elsewhere never count against an address
    /// that the owner was seen at.
    pub fn count_login(&self, name: &Name, address: &str) -> Result<(), Refusal> {
        let name = name.key();
        self.limit(What::Password, address)?;
        self.limit(What::Login, &format!("{address} {name}"))?;
        if self.seen.has(&name, address) {
            return Ok(());
        }
        self.limit(What::Name, &name)
    }

    /// The password was right: the try is not counted, and the address is known.
    pub fn welcome(&self, name: &Name, address: &str) {
        let name = name.key();
        self.limits.give_back(What::Password, address);
        let of_both = format!("{address} {name}");
        self.limits.give_back(What::Login, &of_both);
        self.limits.give_back(What::Name, &name);
        self.seen.add(name, address);
    }
}

//! Passwords: argon2id, off the threads that serve, a few at a time.

use std::thread;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use online::{Part, Refusal, limits};
use tokio::sync::Semaphore;

/// Whether somebody may have this password.
pub fn check(password: &str) -> Result<(), Refusal> {
    let least = limits::SHORTEST_PASSWORD;
    if password.chars().count() < least {
        return Err(Refusal::ShortPassword { least });
    }
    Refusal::if_too_long(Part::Password, password)
}

/// Those who may wait for their turn; whoever comes then has to come again.
const MOST_WAITING: usize = 20;

/// Hashes passwords, each with 19 MiB of memory, as many at once as there are cores.
#[derive(Debug)]
pub struct Hashing {
    /// Those who hash or wait.
    places: Semaphore,
    /// Those who hash.
    cores: Semaphore,
}

impl Default for Hashing {
    fn default() -> Hashing {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Hashing {
            places: Semaphore::new(cores + MOST_WAITING),
            cores: Semaphore::new(cores),
        }
    }
}

impl Hashing {
    /// The form in which a password is kept.
    pub async fn hash(&self, password: String) -> Result<String, Refusal> {
        let hashed = self.work(move || {
            let hash = Argon2::default().hash_password(password.as_bytes());
            hash.map(|hash| hash.to_string())
        });
        hashed.await?.map_err(|_| Refusal::Unavailable)
    }

    /// Whether a password is the one that was kept; takes as long when there is none, so that nobody
    /// can find out which names exist.
    pub async fn fits(&self, password: String, kept: Option<String>) -> Result<bool, Refusal> {
        let fits = self.work(move || match kept {
            Some(kept) => PasswordHash::new(&kept).is_ok_and(|hash| {
                let argon = Argon2::default();
                argon.verify_password(password.as_bytes(), &hash).is_ok()
            }),
            None => Argon2::default()
                .hash_password(password.as_bytes())
                .is_ok_and(|_| false),
        });
        fits.await
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let _place = self.places.try_acquire().map_err(|_| Refusal::TooMany)?;
        let _core = self
            .cores
            .acquire()
            .await
            .map_err(|_| Refusal::Unavailable)?;
        let done = tokio::task::spawn_blocking(work).await;
        done.map_err(|_| Refusal::Unavailable)
    }
}

//! Passwords: argon2id, off the threads that serve, a few at a time.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
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
    memories: Memories,
}

/// The memory of cores that do not hash. It is kept, for an allocator that got it back would give pieces of
/// it away and need as much again for the next password.
type Memories = Arc<Mutex<Vec<Vec<Block>>>>;

impl Default for Hashing {
    fn default() -> Hashing {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Hashing {
            places: Semaphore::new(cores + MOST_WAITING),
            cores: Semaphore::new(cores),
            memories: Memories::default(),
        }
    }
}

impl Hashing {
    /// The form in which a password is kept.
    pub async fn hash(&self, password: String) -> Result<String, Refusal> {
        let hashed = self.work(move |memory| hash(&password, memory));
        hashed.await?.ok_or(Refusal::Unavailable)
    }

    /// Whether a password is the one that was kept; takes as long when there is none, so that nobody
    /// can find out which names exist.
    pub async fn fits(&self, password: String, kept: Option<String>) -> Result<bool, Refusal> {
        let fits = self.work(move |memory| match kept {
            Some(kept) => fits(&password, &kept, memory).unwrap_or(false),
            None => hash(&password, memory).is_some_and(|_| false),
        });
        fits.await
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Vec<Block>) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let _place = self.places.try_acquire().map_err(|_| Refusal::TooMany)?;
        let _core = self
            .cores
            .acquire()
            .await
            .map_err(|_| Refusal::Unavailable)?;
        let memories = Arc::clone(&self.memories);
        let done = tokio::task::spawn_blocking(move || {
            let free = || memories.lock().unwrap_or_else(PoisonError::into_inner);
            let mut memory = free().pop().unwrap_or_default();
            let done = work(&mut memory);
            free().push(memory);
            done
        });
        done.await.map_err(|_| Refusal::Unavailable)
    }
}

/// The form in which a password is kept, with fresh salt.
fn hash(password: &str, memory: &mut Vec<Block>) -> Option<String> {
    let (algorithm, version) = (Algorithm::default(), Version::default());
    let argon = Argon2::new(algorithm, version, Params::default());
    let salt = Salt::generate();
    let hash = derive(&argon, password, &salt, memory)?;
    let kept = PasswordHash {
        algorithm: algorithm.ident(),
        version: Some(version.into()),
        params: ParamsString::try_from(argon.params()).ok()?,
        salt: Some(salt),
        hash: Some(hash),
    };
    Some(kept.to_string())
}

/// Whether a password is the one that was kept; nothing if what was kept cannot be read.
fn fits(password: &str, kept: &str, memory: &mut Vec<Block>) -> Option<bool> {
    let kept = PasswordHash::new(kept).ok()?;
    let algorithm = Algorithm::try_from(kept.algorithm.as_str()).ok()?;
    let version = Version::try_from(kept.version?).ok()?;
    let argon = Argon2::new(algorithm, version, Params::try_from(&kept).ok()?);
    let hash = derive(&argon, password, &kept.salt?, memory)?;
    // Outputs are compared in the same time, wherever they differ.
    Some(hash == kept.hash?)
}

fn derive(argon: &Argon2, password: &str, salt: &Salt, memory: &mut Vec<Block>) -> Option<Output> {
    let length = argon.params().output_len();
    let mut hash = [0; Output::MAX_LENGTH];
    let hash = hash.get_mut(..length.unwrap_or(Params::DEFAULT_OUTPUT_LEN))?;
    memory.resize(argon.params().block_count(), Block::default());
    let made = argon.hash_password_into_with_memory(password.as_bytes(), salt, hash, memory);
    made.ok()?;
    Output::new(hash).ok()
}

#[cfg(test)]
mod tests {
    use argon2::password_hash::{PasswordHasher, PasswordVerifier};

    use super::*;

    /// Memory that was used for another password.
    fn used() -> Vec<Block> {
        let mut memory = Vec::new();
        hash("battery staple", &mut memory).unwrap();
        memory
    }

    #[test]
    fn what_is_kept_is_what_the_library_keeps() {
        let kept = hash("correct horse", &mut used()).unwrap();
        let argon = Argon2::default();
        let read = PasswordHash::new(&kept).unwrap();
        assert_eq!(argon.verify_password(b"correct horse", &read), Ok(()));
        assert!(argon.verify_password(b"battery staple", &read).is_err());
        let theirs = argon.hash_password(b"correct horse").unwrap().to_string();
        assert_eq!(fits("correct horse", &theirs, &mut used()), Some(true));
        assert_eq!(fits("battery staple", &theirs, &mut used()), Some(false));
    }

    #[test]
    fn a_password_kept_with_less_memory_still_fits() {
        let params = Params::new(8 * 1_024, 3, 1, Some(24)).unwrap();
        let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let kept = argon.hash_password(b"correct horse").unwrap().to_string();
        assert_eq!(fits("correct horse", &kept, &mut used()), Some(true));
        assert_eq!(fits("battery staple", &kept, &mut used()), Some(false));
        assert_eq!(
            fits("correct horse", "nothing of the kind", &mut used()),
            None
        );
    }

    #[tokio::test]
    async fn one_password_after_the_other_needs_the_memory_of_one() {
        let hashing = Hashing::default();
        for _ in 0..3 {
            assert_eq!(
                hashing.fits("correct horse".to_owned(), None).await,
                Ok(false)
            );
        }
        assert_eq!(hashing.memories.lock().unwrap().len(), 1);
    }
}

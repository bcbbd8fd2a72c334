//! Passwords: argon2id, off the threads that serve.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use online::{Part, Refusal, limits};

/// Whether somebody may have this password.
pub fn check(password: &str) -> Result<(), Refusal> {
    let least = limits::SHORTEST_PASSWORD;
    if password.chars().count() < least {
        return Err(Refusal::ShortPassword { least });
    }
    Refusal::if_too_long(Part::Password, password)
}

/// The form in which a password is kept.
pub async fn hash(password: String) -> Result<String, Refusal> {
    let hashed = tokio::task::spawn_blocking(move || {
        let hash = Argon2::default().hash_password(password.as_bytes());
        hash.map(|hash| hash.to_string())
    });
    match hashed.await {
        Ok(Ok(hash)) => Ok(hash),
        _ => Err(Refusal::Unavailable),
    }
}

/// Whether a password is the one that was kept; takes as long when there is none, so that nobody can
/// find out which names exist.
pub async fn fits(password: String, kept: Option<String>) -> bool {
    let fits = tokio::task::spawn_blocking(move || match kept {
        Some(kept) => PasswordHash::new(&kept).is_ok_and(|hash| {
            let argon = Argon2::default();
            argon.verify_password(password.as_bytes(), &hash).is_ok()
        }),
        None => Argon2::default()
            .hash_password(password.as_bytes())
            .is_ok_and(|_| false),
    });
    fits.await.unwrap_or(false)
}

//! Passwords: argon2id, off the threads that serve.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use online::{Code, limits};

use crate::refusal::Refusal;

/// Whether somebody may have this password.
pub fn check(password: &str) -> Result<(), Refusal> {
    let wrong = |reason: String| Err(Refusal::new(Code::Unreadable, reason));
    if password.chars().count() < limits::SHORTEST_PASSWORD {
        let least = limits::SHORTEST_PASSWORD;
        return wrong(format!("a password has at least {least} characters"));
    }
    if password.len() > limits::PASSWORD {
        return wrong(format!("a password has at most {} bytes", limits::PASSWORD));
    }
    Ok(())
}

/// The form in which a password is kept.
pub async fn hash(password: String) -> Result<String, Refusal> {
    let hashed = tokio::task::spawn_blocking(move || {
        let hash = Argon2::default().hash_password(password.as_bytes());
        hash.map(|hash| hash.to_string())
    });
    match hashed.await {
        Ok(Ok(hash)) => Ok(hash),
        _ => Err(Refusal::new(Code::Unavailable, "please try again")),
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

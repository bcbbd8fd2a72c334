//! Where games are kept.

use std::env;
use std::fs;
use std::path::PathBuf;

use crate::failure::Failure;

/// The database that was asked for, or a file in the folder that the system gives programs for
/// their data.
pub fn database(asked: Option<String>) -> Result<String, Failure> {
    if let Some(address) = asked {
        return Ok(address);
    }
    let data = env::var_os("XDG_DATA_HOME").map(PathBuf::from);
    let home = || env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/share"));
    let data = data.filter(|data| data.is_absolute()).or_else(home);
    let folder = data.unwrap_or_default().join("sixfold");
    fs::create_dir_all(&folder).map_err(|error| {
        let folder = folder.display();
        Failure::new(format!("{folder} cannot be made: {error}; use --database"))
    })?;
    Ok(folder.join("games.db").display().to_string())
}

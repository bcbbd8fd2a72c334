//! What a page weighs: it and everything that it names, compressed, within a limit.

use std::path::Path;

use super::read;
use crate::failure::{Failure, at};

/// Only devices that install the app fetch this.
const UNUSUAL: &str = "apple-touch-icon";

/// Prints what a page of a folder weighs; fails if that is more than so many bytes.
pub fn check(dist: &Path, page: &str, limit: u64) -> Result<(), Failure> {
    let text = read(&dist.join(page))?;
    let mut total = size(dist, page)?;
    for file in named(&text) {
        total += size(dist, file)?;
    }
    eprintln!("{total:>8}  of {limit} bytes for {page} with all that it names, brotli");
    if total > limit {
        return Err(Failure::TooHeavy(page.to_owned(), total, limit));
    }
    Ok(())
}

fn size(dist: &Path, file: &str) -> Result<u64, Failure> {
    let file = dist.join(format!("{file}.br"));
    let of_file = std::fs::metadata(&file).map_err(at(&file))?;
    Ok(of_file.len())
}

/// The files that a page names in its links and scripts.
fn named(page: &str) -> impl Iterator<Item = &str> {
    let lines = page.lines().filter(|line| !line.contains(UNUSUAL));
    lines.filter_map(|line| {
        let (_, rest) = line
            .split_once(" href=\"")
            .or_else(|| line.split_once(" src=\""))?;
        rest.split('"').next()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<html lang=\"en\">\n<link rel=\"icon\" href=\"icon.svg\" type=\"image/svg+xml\">\n\
        <link rel=\"apple-touch-icon\" href=\"icon-192.png\">\n<script src=\"look.js\"></script>\n\
        <link rel=\"preload\" href=\"play_bg.wasm\" as=\"fetch\" crossorigin>\n";

    #[test]
    fn a_page_names_its_scripts_styles_and_modules() {
        let all: Vec<&str> = named(PAGE).collect();
        assert_eq!(all, ["icon.svg", "look.js", "play_bg.wasm"]);
    }

    #[test]
    fn a_page_that_weighs_too_much_is_refused_by_name_and_size() {
        let dist = std::env::temp_dir().join(format!("sixfold-weight-{}", std::process::id()));
        let write = |name: &str, bytes: &[u8]| std::fs::write(dist.join(name), bytes).unwrap();
        std::fs::create_dir_all(&dist).unwrap();
        write("index.html", b"<script src=\"one.js\"></script>");
        write("index.html.br", &[0; 100]);
        write("one.js.br", &[0; 249_900]);
        assert!(check(&dist, "index.html", 250_000).is_ok());
        write("one.js.br", &[0; 249_901]);
        let refused = check(&dist, "index.html", 250_000).unwrap_err().to_string();
        std::fs::remove_dir_all(&dist).unwrap();
        assert_eq!(
            refused,
            "index.html with all that it names has 250001 bytes, of which 250000 are allowed"
        );
    }
}

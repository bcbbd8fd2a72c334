//! The files of the web app, as they were when the program was built.

/// Names and contents; compressed forms lie beside each file as `name.br` and `name.gz`.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// A file as it is sent.
pub struct Asset {
    /// Its bytes, perhaps compressed.
    pub bytes: &'static [u8],
    pub kind: &'static str,
    /// How it is compressed.
    pub encoding: Option<&'static str>,
}

/// Whether the program was built without the web app.
pub fn is_empty() -> bool {
    FILES.is_empty()
}

/// The file at a path, in the best form that is accepted.
pub fn find(path: &str, accepted: &str) -> Option<Asset> {
    let name = match path.trim_start_matches('/') {
        "" => "index.html",
        // What follows is the game, which the page reads for itself.
        name if name.starts_with("embed/") && !name.contains('.') => "embed/index.html",
        // Pages are asked for without their ending.
        name if !name.contains('.') => &format!("{name}.html"),
        name => name,
    };
    let plain = bytes(name)?;
    let accepts = |encoding: &str| {
        accepted
            .split(',')
            .any(|word| word.trim().starts_with(encoding))
    };
    let compressed = [("br", "br"), ("gzip", "gz")]
        .into_iter()
        .filter(|(encoding, _)| accepts(encoding))
        .find_map(|(encoding, ending)| Some((bytes(&format!("{name}.{ending}"))?, Some(encoding))));
    let (bytes, encoding) = compressed.unwrap_or((plain, None));
    let kind = kind(name);
    Some(Asset {
        bytes,
        kind,
        encoding,
    })
}

fn bytes(name: &str) -> Option<&'static [u8]> {
    let index = FILES.binary_search_by_key(&name, |(name, _)| name).ok()?;
    Some(FILES[index].1)
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("txt") => "text/plain; charset=utf-8",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

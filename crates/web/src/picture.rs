//! The pages of the pictures: the gallery, and the board with all pieces.

mod draw;
mod list;
mod png;
mod save;

use leptos::prelude::AnyView;
use studio::album::Album;
use studio::{Laid, gallery, read_picture};

use crate::browser;
use crate::page::not_found;
use crate::puzzle::unreadable;

/// The picture that is being made.
const CURRENT: &str = "sixfold.picture";
/// Whether the signs of the colours are left out.
const SIGNS: &str = "sixfold.picture.signs";
/// Those that were saved.
const ALBUM: &str = "sixfold.pictures";

/// The page that the rest of an address means.
pub fn view(rest: &str) -> AnyView {
    let (first, rest) = rest.split_once('/').unwrap_or((rest, ""));
    match first {
        "" => list::view(),
        "new" => open(&[]),
        "draw" => draw::view(current()),
        "g" => match gallery::find(rest).and_then(|exhibit| read_picture(exhibit.code)) {
            Some(laid) => open(&laid),
            None => not_found(),
        },
        "p" => match read_picture(rest) {
            Some(laid) => open(&laid),
            None => unreadable(),
        },
        _ => not_found(),
    }
}

/// Puts a picture on the board; what lay there and is saved nowhere goes into the album.
fn open(laid: &[Laid]) -> AnyView {
    let lost = current();
    let code = studio::write_picture(&lost);
    let mut album = album();
    let is_saved = album.entries().iter().any(|entry| entry.code == code)
        || gallery::all().any(|exhibit| exhibit.code == code);
    if !lost.is_empty() && !is_saved {
        let word = i18n::puzzle::pictures::BOARD.to(crate::words::lang());
        album.save(&album.free_name(word), &lost);
        keep_album(&album);
    }
    draw::view(laid.to_vec())
}

fn current() -> Vec<Laid> {
    let kept = browser::kept(CURRENT).unwrap_or_default();
    read_picture(&kept).unwrap_or_default()
}

fn album() -> Album {
    // Reading never fails: broken lines are left out.
    browser::kept(ALBUM)
        .unwrap_or_default()
        .parse()
        .unwrap_or_default()
}

fn keep_album(album: &Album) {
    browser::keep(ALBUM, Some(&album.to_string()));
}

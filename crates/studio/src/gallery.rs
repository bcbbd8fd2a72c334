//! Pictures of our own to look at and to go on from.

use i18n::Text;
use i18n::puzzle::pictures;

/// A picture of the gallery.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Exhibit {
    /// Its word in addresses.
    pub slug: &'static str,
    /// What it is called.
    pub name: Text,
    /// Its pieces, as a text for an address.
    pub code: &'static str,
}

/// Made from the drawings in `pictures.txt` by the example `make_gallery`.
const PICTURES: &str = include_str!("../gallery.txt");

const NAMES: &[(&str, Text)] = &[
    ("flower", pictures::FLOWER),
    ("fish", pictures::FISH),
    ("boat", pictures::BOAT),
    ("house", pictures::HOUSE),
    ("butterfly", pictures::BUTTERFLY),
    ("tree", pictures::TREE),
    ("rainbow", pictures::RAINBOW),
    ("bird", pictures::BIRD),
    ("star", pictures::STAR),
    ("mushroom", pictures::MUSHROOM),
    ("wheel", pictures::WHEEL),
];

/// All pictures, in the order in which they are shown.
pub fn all() -> impl Iterator<Item = Exhibit> {
    let find = |(slug, name): &(&'static str, Text)| {
        let mut lines = PICTURES.lines().filter_map(|line| line.split_once(' '));
        let (_, code) = lines.find(|(word, _)| word == slug)?;
        let (slug, name) = (*slug, *name);
        Some(Exhibit { slug, name, code })
    };
    NAMES.iter().filter_map(find)
}

/// The picture with this word.
pub fn find(slug: &str) -> Option<Exhibit> {
    all().find(|exhibit| exhibit.slug == slug)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::share::read_picture;

    #[test]
    fn every_picture_has_a_name_and_pieces_that_fit() {
        assert_eq!(all().count(), PICTURES.lines().count());
        for exhibit in all() {
            let laid = read_picture(exhibit.code).unwrap();
            assert!(laid.len() > 10, "{}", exhibit.slug);
        }
    }

    #[test]
    fn the_pictures_show_what_was_drawn() {
        let drawings = include_str!("../pictures.txt");
        for block in drawings.split("= ").skip(1) {
            let (head, rows) = block.split_once('\n').unwrap();
            let laid = read_picture(find(head.split(' ').next().unwrap()).unwrap().code).unwrap();
            for (index, letter) in "brgosy".chars().enumerate() {
                let of_colour = laid.iter().filter(|laid| laid.tile.colour.index() == index);
                let cells: usize = of_colour.map(|laid| laid.placement.cells().len()).sum();
                assert_eq!(cells, rows.matches(letter).count(), "{letter} of {head}");
            }
        }
    }

    #[test]
    fn the_wheel_has_every_piece_of_all_colours() {
        let laid = read_picture(find("wheel").unwrap().code).unwrap();
        assert_eq!(laid.len(), 108);
    }
}

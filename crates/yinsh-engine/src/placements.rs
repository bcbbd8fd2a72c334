//! Placements thought through beforehand: positions with few rings, each with the placements that a
//! long search found about equally good. One of them is drawn, so that games differ.
//!
//! `placements.txt` has a position a line: the placements that lead to it, a colon, those to choose
//! from. It knows the standard game; a position and its mirror images are one. `yinsh-lab placements`
//! writes it.

use std::collections::HashMap;
use std::sync::OnceLock;

use game::Rng;
use hex::Symmetry;
use yinsh::{Phase, Position, Step, Variant};

const TEXT: &str = include_str!("../placements.txt");

/// A placement of the book, drawn by the seed; none where the book ends.
pub(crate) fn known(position: &Position, seed: u64) -> Option<Step> {
    if position.phase() != Phase::Place {
        return None;
    }
    let (key, images) = images(position);
    let choices = book().get(&key)?;
    let mut rng = Rng::new(seed ^ key);
    let image = images[rng.below(images.len())];
    let choice = choices[rng.below(choices.len())];
    let legal = position.legal();
    let mut steps = legal.iter();
    steps.find(|step| step.transformed(image) == choice)
}

/// What the twelve images of a position have in common, and which of them stand for all.
fn images(position: &Position) -> (u64, Vec<Symmetry>) {
    let hash = |symmetry: &Symmetry| position.transformed(*symmetry).hash();
    let key = Symmetry::ALL.iter().map(hash).min().expect("twelve images");
    let all = Symmetry::ALL.iter().copied();
    (key, all.filter(|symmetry| hash(symmetry) == key).collect())
}

/// The choices in every position of the book, turned as the image that stands for all.
fn book() -> &'static HashMap<u64, Vec<Step>> {
    static BOOK: OnceLock<HashMap<u64, Vec<Step>>> = OnceLock::new();
    BOOK.get_or_init(|| TEXT.lines().map(entry).collect())
}

fn entry(line: &str) -> (u64, Vec<Step>) {
    let (path, choices) = line.split_once(':').expect("a path and choices");
    let (key, images) = images(&after(path));
    let turned = steps_of(choices).map(|step| step.transformed(images[0]));
    (key, turned.collect())
}

fn after(path: &str) -> Position {
    let mut position = Position::new(Variant::Standard);
    for step in steps_of(path) {
        position.play(step).expect("the book is legal");
    }
    position
}

fn steps_of(text: &str) -> impl Iterator<Item = Step> {
    let words = text.split_whitespace();
    words.map(|word| word.parse().expect("the book is well written"))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_choice_of_the_book_is_legal_in_all_images_of_its_position() {
        assert!(book().len() >= 1_000);
        for line in TEXT.lines().step_by(9) {
            let (path, choices) = line.split_once(':').unwrap();
            let position = after(path);
            for symmetry in Symmetry::ALL {
                let image = position.transformed(symmetry);
                let drawn: HashSet<Step> = (0..24).filter_map(|seed| known(&image, seed)).collect();
                assert!(!drawn.is_empty(), "{line}");
                assert!(drawn.iter().all(|step| image.clone().play(*step).is_ok()));
                assert!(drawn.len() >= steps_of(choices).count().min(2), "{line}");
            }
        }
    }

    #[test]
    fn a_game_may_begin_on_every_side_of_the_board() {
        let start = Position::new(Variant::Standard);
        let drawn: HashSet<Step> = (0..200).filter_map(|seed| known(&start, seed)).collect();
        assert!(drawn.len() >= 6, "{drawn:?}");
    }
}

//! What has to be read or told apart has enough contrast, in every board theme, by day and by night.

use std::collections::{BTreeMap, BTreeSet};

use super::colour::Colour;
use super::{file, without_comments};

const THEMES: [&str; 3] = ["classic", "contrast", "wood"];
/// What WCAG 2.2 asks of texts, and of drawings.
const TEXT: f64 = 4.5;
const DRAWN: f64 = 3.0;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Scheme {
    Light,
    Dark,
}

/// The values of one block.
fn block(selector: &str) -> BTreeMap<String, String> {
    let css = without_comments(&file("style/tokens.css"));
    let (_, rest) = css.split_once(selector).expect("there is such a block");
    let (block, _) = rest.split_once('}').expect("it ends");
    let block = block.split_once('{').expect("it begins").1;
    let values = block.split(';').filter_map(|line| line.split_once(": "));
    values
        .map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned()))
        .collect()
}

fn theme(name: &str) -> BTreeMap<String, String> {
    block(&format!("[data-board=\"{name}\"]"))
}

/// The colours of the page with boards of a theme.
struct Look {
    values: BTreeMap<String, String>,
    scheme: Scheme,
    what: String,
}

impl Look {
    fn all() -> impl Iterator<Item = Look> {
        THEMES.into_iter().flat_map(|name| {
            [Scheme::Light, Scheme::Dark].map(|scheme| {
                let mut values = block(":root");
                values.extend(theme(name));
                let what = format!("{name}, {scheme:?}");
                Look {
                    values,
                    scheme,
                    what,
                }
            })
        })
    }

    fn colour(&self, token: &str) -> Colour {
        let value = self.values.get(token).unwrap_or_else(|| panic!("{token}"));
        let both = value
            .strip_prefix("light-dark(")
            .and_then(|both| both.strip_suffix(')'));
        let value = match (both.and_then(|both| both.split_once(", ")), self.scheme) {
            (None, _) => value,
            (Some((light, _)), Scheme::Light) => light,
            (Some((_, dark)), Scheme::Dark) => dark,
        };
        Colour::read(value).unwrap_or_else(|| panic!("{token}: {value} is no colour"))
    }

    /// The lightest and darkest of the board, which may have a grain.
    fn boards(&self) -> Vec<Colour> {
        let board = self.colour("--board");
        let mut boards = vec![board];
        if self.values["--board-paint"].contains("#grain") {
            boards.extend(["--grain-dark", "--grain-light"].map(|t| self.colour(t).over(board)));
        }
        boards
    }

    /// The same of a Gemblo cell.
    fn cells(&self) -> Vec<Colour> {
        let ground = self.colour("--ground");
        let mut grounds = vec![ground];
        if self.values["--ground-paint"].contains("#grain") {
            grounds.extend(["--grain-dark", "--grain-light"].map(|t| self.colour(t).over(ground)));
        }
        let cell = self.colour("--cell");
        grounds
            .into_iter()
            .map(|ground| cell.over(ground))
            .collect()
    }

    /// One of these tokens is seen well enough on each ground.
    fn check(&self, tokens: &[&str], grounds: &[Colour], least: f64) {
        for ground in grounds {
            let contrasts = tokens
                .iter()
                .map(|t| self.colour(t).over(*ground).contrast(*ground));
            let best = contrasts.fold(0.0, f64::max);
            let what = &self.what;
            assert!(
                best >= least,
                "{what}: {tokens:?} has {best:.2} on {ground:?}"
            );
        }
    }
}

/// What is laid on the Gemblo board.
const LAID: [&str; 7] = ["--c0", "--c1", "--c2", "--c3", "--c4", "--c5", "--obstacle"];

#[test]
fn texts_can_be_read() {
    for look in Look::all() {
        let grounds = ["--page", "--surface"].map(|token| look.colour(token));
        for token in ["--text", "--muted", "--accent", "--warn"] {
            look.check(&[token], &grounds, TEXT);
        }
        look.check(&["--accent-text"], &[look.colour("--accent")], TEXT);
        look.check(&["--label"], &[look.colour("--page")], TEXT);
        look.check(&["--board-label"], &look.boards(), TEXT);
    }
}

#[test]
fn rings_and_markers_are_seen_on_the_board_and_beside_it() {
    for look in Look::all() {
        let mut grounds = look.boards();
        grounds.extend(["--page", "--surface"].map(|token| look.colour(token)));
        look.check(&["--white", "--white-edge"], &grounds, DRAWN);
        look.check(&["--black", "--black-edge"], &grounds, DRAWN);
        look.check(&["--white"], &[look.colour("--black")], DRAWN);
        let faces = ["--white", "--black"].map(|token| look.colour(token));
        look.check(&["--turned"], &faces, DRAWN);
    }
}

#[test]
fn pieces_are_seen_on_the_board_and_beside_it() {
    for look in Look::all() {
        let beside = ["--page", "--surface"].map(|token| look.colour(token));
        for piece in LAID {
            let [edge, rim] = ["edge", "rim"].map(|part| format!("{piece}-{part}"));
            look.check(&[piece, &edge], &look.cells(), DRAWN);
            look.check(&[piece, &rim], &beside, DRAWN);
        }
    }
}

#[test]
fn no_colour_of_pieces_is_told_by_its_hue_alone() {
    for look in Look::all() {
        for piece in &LAID[..6] {
            look.check(&[&format!("{piece}-sign")], &[look.colour(piece)], DRAWN);
        }
        let lights: Vec<f64> = LAID[..6]
            .iter()
            .map(|c| look.colour(c).luminance())
            .collect();
        assert!(
            lights.is_sorted(),
            "{}: from dark to light {lights:?}",
            look.what
        );
    }
}

#[test]
fn hints_faults_and_the_keyboard_s_place_are_seen() {
    for look in Look::all() {
        for token in ["--hint", "--fault", "--ink"] {
            look.check(&[token], &look.boards(), DRAWN);
            look.check(&[token], &look.cells(), DRAWN);
        }
        look.check(&["--mark-edge"], &look.boards(), DRAWN);
    }
}

#[test]
fn every_theme_sets_the_same_values() {
    let names = |theme: BTreeMap<String, String>| theme.into_keys().collect::<BTreeSet<_>>();
    let first = names(theme(THEMES[0]));
    for name in THEMES {
        assert_eq!(names(theme(name)), first, "{name}");
    }
    let css = file("style/tokens.css");
    assert_eq!(css.matches("[data-board=").count(), THEMES.len());
}

#[test]
fn the_browser_s_own_bar_has_the_colours_of_the_page() {
    let page = file("static/index.html");
    let value = &block(":root")["--page"];
    let both = value
        .strip_prefix("light-dark(")
        .and_then(|both| both.strip_suffix(')'));
    let (light, dark) = both
        .and_then(|both| both.split_once(", "))
        .expect("two colours");
    for (colour, scheme) in [(light, "light"), (dark, "dark")] {
        let tag = format!("content=\"{colour}\" media=\"(prefers-color-scheme: {scheme})\"");
        assert!(page.contains(&tag), "{tag}");
    }
}

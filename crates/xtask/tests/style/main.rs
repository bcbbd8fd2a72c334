//! The style sheet as a test: colours only in the tokens, rules of a page only on that page, and enough contrast.

mod colour;
mod contrast;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

/// The first layer that belongs to pages; those before it are shared by all.
const FIRST_PAGE: &str = "home";

/// A file of the web crate.
fn file(path: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../web")
        .join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The layers in their order, each with its rules, without comments.
fn layers() -> Vec<(String, String)> {
    let declared = file("style/layers.css");
    let list = declared
        .split_once("@layer ")
        .expect("layers are declared")
        .1;
    let names = list.trim_end().trim_end_matches(';').split(", ");
    let rules = |name: &str| without_comments(&file(&format!("style/{name}.css")));
    names.map(|name| (name.to_owned(), rules(name))).collect()
}

fn without_comments(css: &str) -> String {
    let parts = css.split("/*");
    let kept = parts.map(|part| part.split_once("*/").map_or(part, |(_, rules)| rules));
    kept.collect()
}

/// The outermost selectors; a query of the screen does not count as one.
fn selectors(css: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = css;
    while let Some((before, after)) = rest.split_once('{') {
        let selector = before.rsplit('}').next().unwrap_or_default().trim();
        if selector.starts_with("@media") {
            rest = after;
            continue;
        }
        found.push(selector.to_owned());
        let end = after.char_indices().scan(1, |depth, (at, sign)| {
            *depth += i32::from(sign == '{') - i32::from(sign == '}');
            Some((*depth, at))
        });
        let (_, end) = end
            .into_iter()
            .find(|(depth, _)| *depth == 0)
            .expect("a rule ends");
        rest = &after[end + 1..];
    }
    found
}

/// The pages that a selector is for: `[data-page="home"]`, or several of them in `:is(…)`.
fn pages(selector: &str) -> Option<Vec<&str>> {
    let several = selector
        .strip_prefix(":is(")
        .and_then(|list| list.strip_suffix(')'));
    let list = several.unwrap_or(selector).split(", ");
    list.map(|one| one.strip_prefix("[data-page=\"")?.strip_suffix("\"]"))
        .collect()
}

#[test]
fn colours_are_named_in_the_tokens_only() {
    for (name, css) in layers().iter().filter(|(name, _)| name != "tokens") {
        for line in css.lines() {
            let named = ["light-dark(", "rgb", "hsl(", "oklch(", "#"].iter();
            let named: Vec<_> = named.filter(|sign| line.contains(**sign)).collect();
            assert!(
                named.is_empty(),
                "{name}.css names a colour: {}",
                line.trim()
            );
        }
    }
}

#[test]
fn every_token_that_is_used_is_declared() {
    let layers = layers();
    let declared = |token: &str| {
        let set_by_a_rule = format!("{token}:");
        layers.iter().any(|(_, css)| css.contains(&set_by_a_rule))
    };
    // How a piece moves, where a turn is listed, and how often a point was chosen is said by the drawing itself.
    let drawn = [
        "--dx",
        "--dy",
        "--beats",
        "--left",
        "--colours",
        "--column",
        "--round",
        "--share",
    ];
    for (name, css) in &layers {
        for part in css.split("var(").skip(1) {
            let token = part.split([')', ',']).next().unwrap_or_default();
            assert!(
                declared(token) || drawn.contains(&token),
                "{name}.css: {token}"
            );
        }
    }
}

#[test]
fn a_rule_of_one_page_reaches_no_other() {
    let layers = layers();
    let first = layers.iter().position(|(name, _)| name == FIRST_PAGE);
    let (shared, of_pages) = layers.split_at(first.expect("there are pages"));
    for (name, css) in shared {
        assert!(!css.contains("data-page"), "{name}.css is for all pages");
    }
    let mut owner = BTreeMap::new();
    for (name, css) in of_pages {
        for selector in selectors(css)
            .iter()
            .filter(|s| !s.starts_with("@keyframes"))
        {
            let pages = pages(selector);
            let pages = pages.unwrap_or_else(|| panic!("{name}.css: {selector} is for any page"));
            for page in pages {
                let other = *owner.entry(page.to_owned()).or_insert(name);
                assert_eq!(other, name, "two files style the page {page}");
            }
        }
    }
}

/// What stands in the brackets of every `:has(…)`.
fn asked_for(css: &str) -> Vec<&str> {
    let starts = css.match_indices(":has(");
    let rests = starts.map(|(at, has)| &css[at + has.len()..]);
    let end = |rest: &str| {
        let mut depth = 1;
        rest.find(|sign| {
            depth += i32::from(sign == '(') - i32::from(sign == ')');
            depth == 0
        })
    };
    rests
        .map(|rest| &rest[..end(rest).expect("a bracket is closed")])
        .collect()
}

#[test]
fn what_comes_and_goes_restyles_nothing_else() {
    // Whoever asks for more than names is asked again whenever any element comes or goes, and with it every rule of
    // the same subject: a touch at six players' Gemblo restyled 340 elements instead of 23.
    for (name, css) in layers() {
        for asked in asked_for(&css) {
            let signs = [
                ":not(", ":nth-", ":empty", ":first-", ":last-", ":only-", "*",
            ];
            let more = signs.iter().find(|sign| asked.contains(**sign));
            assert_eq!(more, None, "{name}.css: :has({asked})");
        }
    }
}

#[test]
fn the_readers_of_this_test_read() {
    let css = ".a { x: y; } @media (b) { .c, .d { & e { f: g; } } } @keyframes h { to { i: j; } }";
    assert_eq!(selectors(css), [".a", ".c, .d", "@keyframes h"]);
    assert_eq!(pages("[data-page=\"home\"]"), Some(vec!["home"]));
    assert_eq!(
        pages(":is([data-page=\"a\"], [data-page=\"b\"])"),
        Some(vec!["a", "b"])
    );
    assert_eq!(pages(".done"), None);
    let css = ".a:has(.b) .c, .d:not(:has(+ .e:not(.f))) { g: h; }";
    assert_eq!(asked_for(css), [".b", "+ .e:not(.f)"]);
    assert_eq!(without_comments("a/* b */c/* d */"), "ac");
}

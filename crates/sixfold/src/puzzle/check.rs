//! `sixfold puzzle check`: is it a puzzle, how many solutions has it, how hard is it?

use std::io::Write;

use gemblo_puzzle::{Made, patient};
use i18n::Lang;
use i18n::terminal::puzzle as words;

use super::arguments::Check;
use super::load::Loaded;
use super::{load, threads, title};
use crate::failure::Failure;
use crate::say::Say;

/// Checks puzzles one by one; the exit status says whether all were fine.
pub fn run(arguments: &Check, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let mut fine = true;
    for file in &arguments.files {
        match load::all(file) {
            Ok(puzzles) => {
                for puzzle in puzzles {
                    fine &= check(puzzle, arguments.json, lang, out)?;
                }
            }
            Err(Failure::Message(message)) => {
                fine = false;
                if arguments.json {
                    let error = message.say(Lang::En);
                    writeln!(out, "{}", serde_json::json!({ "error": error }))?
                } else {
                    writeln!(out, "{}", message.say(lang))?
                }
            }
            Err(failure) => return Err(failure),
        }
    }
    if fine { Ok(()) } else { Err(Failure::Told) }
}

/// Whether the puzzle has a solution, and as many as its file says.
fn check(loaded: Loaded, json: bool, lang: Lang, out: &mut impl Write) -> Result<bool, Failure> {
    let certified = loaded.solutions;
    let Some(made) = Made::of(loaded.puzzle, threads(None), &mut patient) else {
        return Ok(false);
    };
    let (solutions, stars) = (made.solutions, made.grade().stars());
    let (name, difficulty) = (made.puzzle.name(), made.difficulty);
    let is_certain = certified.is_none_or(|certified| certified == solutions);
    if json {
        let line = serde_json::json!({
            "name": name,
            "cells": made.puzzle.spots().len(),
            "pieces": made.puzzle.stock().len(),
            "solutions": solutions.to_string().parse::<serde_json::Number>().ok(),
            "difficulty": (difficulty * 100.0).round() / 100.0,
            "grade": stars,
            "certificate": certified.map(|_| is_certain),
        });
        writeln!(out, "{line}")?;
    } else {
        let said = super::solutions(solutions, lang);
        let said = if is_certain {
            said
        } else {
            words::BAD_CERTIFICATE.with(lang, &[&said])
        };
        let (difficulty, grade) = (format!("{difficulty:.2}"), stars.to_string());
        let name = title(&made.puzzle, lang);
        let line = words::CHECKED.with(lang, &[&name, &said, &difficulty, &grade]);
        writeln!(out, "{line}")?;
    }
    Ok(is_certain && solutions > 0)
}

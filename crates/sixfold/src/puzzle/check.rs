//! `sixfold puzzle check`: is it a puzzle, how many solutions has it, how hard is it?

use std::io::Write;

use gemblo_puzzle::{Made, patient};

use super::load::Loaded;
use super::{load, threads};
use crate::failure::Failure;

/// Checks puzzles one by one; the exit status says whether all were fine.
pub fn run(arguments: &super::arguments::Check, out: &mut impl Write) -> Result<(), Failure> {
    let mut fine = true;
    for file in &arguments.files {
        match load::all(file) {
            Ok(puzzles) => {
                for puzzle in puzzles {
                    fine &= check(puzzle, arguments.json, out)?;
                }
            }
            Err(Failure::Message(message)) => {
                fine = false;
                if arguments.json {
                    writeln!(out, "{}", serde_json::json!({ "error": message }))?
                } else {
                    writeln!(out, "{message}")?
                }
            }
            Err(failure) => return Err(failure),
        }
    }
    if fine { Ok(()) } else { Err(Failure::Told) }
}

/// Whether the puzzle has a solution, and as many as its file says.
fn check(loaded: Loaded, json: bool, out: &mut impl Write) -> Result<bool, Failure> {
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
        let said = match solutions {
            0 => "no solution".to_owned(),
            1 => "one solution".to_owned(),
            several => format!("{several} solutions"),
        };
        let wrong = if is_certain {
            ""
        } else {
            " (its certificate is wrong)"
        };
        writeln!(
            out,
            "{name}: {said}{wrong}, difficulty {difficulty:.2}, grade {stars}"
        )?;
    }
    Ok(is_certain && solutions > 0)
}

//! `sixfold puzzle solve`: finds solutions and draws them.

use std::io::Write;

use gemblo_puzzle::{Flow, Fold, Puzzle, Solution, Solver, Spot, patient};
use i18n::Lang;
use i18n::terminal::puzzle as words;
use serde_json::json;

use super::arguments::Solve;
use super::{impossible, load, picture, text, title};
use crate::failure::Failure;
use crate::say::Said;

/// Finds and draws as many solutions as asked.
pub fn run(arguments: &Solve, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let puzzle = load::one(&arguments.file)?.puzzle;
    let solver = Solver::new(&puzzle);
    let solutions = find(&solver, arguments);
    let Some(first) = solutions.first() else {
        return Err(Failure::said(&none(&solver)));
    };
    for solution in &solutions {
        write(&puzzle, solution, arguments.json, lang, out)?;
    }
    let (sheet, caption) = (picture::solution(&puzzle, first), title(&puzzle, lang));
    picture::save_all(&arguments.files, sheet, &caption)
}

/// That there is no solution, and why where that is clear.
fn none(solver: &Solver) -> Said {
    let reason = solver.impossible();
    Said::new(|lang| match reason {
        Some(reason) => words::IMPOSSIBLE.with(lang, &[&impossible(reason, lang)]),
        None => words::NO_SOLUTION.to(lang).to_owned(),
    })
}

fn find(solver: &Solver, arguments: &Solve) -> Vec<Solution> {
    if arguments.solutions == 1 {
        let first = solver.first(arguments.seed, &mut patient);
        return first.into_iter().flatten().collect();
    }
    let mut found = Vec::new();
    solver.each(Fold::Separate, &mut patient, &mut |solution| {
        found.push(solution);
        if found.len() < arguments.solutions {
            Flow::GoOn
        } else {
            Flow::Stop
        }
    });
    found.truncate(arguments.solutions);
    found
}

fn write(
    puzzle: &Puzzle,
    solution: &Solution,
    json: bool,
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if json {
        let cell = |spot: &Spot| json!([spot.c, spot.h]);
        let pieces = solution.pieces.iter().map(|laid| {
            let cells: Vec<_> = laid.spots.iter().map(cell).collect();
            json!({ "piece": laid.piece.number(), "cells": cells })
        });
        writeln!(out, "{}", json!({ "solution": pieces.collect::<Vec<_>>() }))?;
        return Ok(());
    }
    for line in text::solution(puzzle, solution, lang) {
        writeln!(out, "{line}")?;
    }
    Ok(writeln!(out)?)
}

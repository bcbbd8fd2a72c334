//! `sixfold puzzle solve`: finds solutions and draws them.

use std::io::Write;

use gemblo_puzzle::{Flow, Fold, Puzzle, Solution, Solver, Spot, patient};
use serde_json::json;

use super::arguments::Solve;
use super::{load, picture, text};
use crate::failure::Failure;

/// Finds and draws as many solutions as asked.
pub fn run(arguments: &Solve, out: &mut impl Write) -> Result<(), Failure> {
    let puzzle = load::one(&arguments.file)?.puzzle;
    let solver = Solver::new(&puzzle);
    let solutions = find(&solver, arguments);
    let Some(first) = solutions.first() else {
        let reason = solver.impossible().map(|reason| format!(": {reason}"));
        let reason = reason.unwrap_or_default();
        return Err(Failure::new(format!("there is no solution{reason}")));
    };
    for solution in &solutions {
        write(&puzzle, solution, arguments.json, out)?;
    }
    picture::save_all(&arguments.files, &picture::solution(&puzzle, first))
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
    for line in text::solution(puzzle, solution) {
        writeln!(out, "{line}")?;
    }
    Ok(writeln!(out)?)
}

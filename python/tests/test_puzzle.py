"""Puzzles through Python."""

import pytest

import sixfold

# A parallelogram of 5 × 12 cells, and the thirteen pieces of four and five cells.
CELLS = [(i % 5, 2 * (i // 5) + i % 5) for i in range(60)]
PIECES = list(range(6, 19))


def test_a_puzzle_is_counted_and_solved():
    puzzle = sixfold.Puzzle(CELLS, PIECES, name="5 × 12")
    assert puzzle.count() == 196
    assert puzzle.count(folded=True) == 98
    solution = puzzle.solve(seed=1)
    assert sorted(piece for piece, _ in solution) == PIECES
    assert sorted(cell for _, cells in solution for cell in cells) == sorted(CELLS)


def test_a_puzzle_without_a_solution_has_none():
    assert sixfold.Puzzle([(0, 0), (0, 4)], [2]).solve() is None


def test_a_search_that_takes_too_long_says_so():
    cells = [(i % 4, 2 * (i // 4) + i % 4) for i in range(72)]
    with pytest.raises(TimeoutError):
        sixfold.Puzzle(cells, list(range(1, 19))).count(seconds=0.0)


def test_the_book_is_read_and_written():
    puzzle = sixfold.book(1)[0]
    again = sixfold.Puzzle.from_json(puzzle.to_json())
    assert (again.name, again.cells, again.pieces) == (puzzle.name, puzzle.cells, puzzle.pieces)
    assert puzzle.grade() == 1


def test_what_is_no_puzzle_is_refused():
    with pytest.raises(ValueError, match="the silhouette has no cells"):
        sixfold.Puzzle([], [1])
    with pytest.raises(ValueError, match="there is no piece 19"):
        sixfold.Puzzle([(0, 0)], [19])
    with pytest.raises(ValueError, match="neither"):
        sixfold.Puzzle([(0, 0)], [1], use="some")
    with pytest.raises(ValueError, match="a grade is a number from 1 to 6"):
        sixfold.book(7)

"""The rules, engines and puzzles of YINSH and Gemblo."""

from ._sixfold import (
    TERMINAL_PLAYER,
    Analysis,
    Batch,
    Engine,
    Game,
    Line,
    Puzzle,
    State,
    book,
    load_game,
    random_games,
    read_records,
)
from .observation import fields

__all__ = [
    "TERMINAL_PLAYER",
    "Analysis",
    "Batch",
    "Engine",
    "Game",
    "Line",
    "Puzzle",
    "State",
    "book",
    "fields",
    "load_game",
    "random_games",
    "read_records",
]

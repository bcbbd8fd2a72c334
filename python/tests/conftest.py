"""What the tests share: every variant, and the plain reference of each game."""

import numpy as np
import pytest

import sixfold

VARIANTS = ["yinsh", "yinsh-blitz", "gemblo2", "gemblo3", "gemblo4", "gemblo5", "gemblo6"]


@pytest.fixture(params=VARIANTS)
def variant(request) -> str:
    return request.param


@pytest.fixture
def game(variant) -> sixfold.Game:
    return sixfold.load_game(variant)


def finished(game: sixfold.Game, seed: int) -> sixfold.State:
    """A random game to its end."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state

"""Engines through Python."""

import pytest
from conftest import finished

import sixfold


def test_an_analysis_tells_the_best_turns_with_chances(game):
    state = game.new_initial_state()
    analysis = sixfold.Engine().analyse(state, nodes=50, lines=2)
    assert len(analysis.lines) == 2
    for line in analysis.lines:
        assert len(line.chances) == game.num_players()
        assert sum(line.chances) == pytest.approx(1, abs=1e-3)
        played = state.clone()
        for action in line.actions:
            played.apply_action(action)
        assert played.turns() == line.turns[:1]


def test_a_turn_of_any_level_is_legal_and_whole(game):
    engine = sixfold.Engine()
    state = game.new_initial_state()
    for level in (1, 4, 10):
        before = state.current_player()
        for action in engine.play(state, level=level, seed=7, nodes=50):
            assert state.current_player() == before
            state.apply_action(action)
        assert state.current_player() != before


def test_the_same_seed_plays_the_same(game):
    state = game.new_initial_state()
    turns = [sixfold.Engine().play(state, level=3, seed=9, nodes=50) for _ in range(2)]
    assert turns[0] == turns[1]


def test_thinking_ends_with_its_seconds():
    state = sixfold.load_game("yinsh").new_initial_state()
    assert sixfold.Engine().analyse(state, nodes=2**60, seconds=0.05).nodes > 0


def test_what_cannot_be_thought_about_is_refused(game):
    engine = sixfold.Engine()
    with pytest.raises(ValueError, match="the game is over"):
        engine.analyse(finished(game, 6))
    with pytest.raises(ValueError, match="a level is a number from 1 to 10"):
        engine.play(game.new_initial_state(), level=11)

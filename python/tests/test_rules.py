"""The rules through OpenSpiel's names, held against the plain reference."""

import copy
import pickle

import numpy as np
import pytest
from conftest import finished
from reference import begin

import sixfold

# Positions of random games in which everything is compared; the plain reference is slow.
GAMES = {"yinsh": 6, "yinsh-blitz": 6, "gemblo2": 1, "gemblo3": 2, "gemblo4": 1, "gemblo5": 1, "gemblo6": 1}


def test_random_games_are_those_of_the_plain_reference(variant, game):
    for seed in range(GAMES[variant]):
        rng = np.random.default_rng(seed)
        state, plain = game.new_initial_state(), begin(variant)
        while not state.is_terminal():
            assert state.current_player() == plain.seat
            texts = [state.action_to_string(action) for action in state.legal_actions()]
            assert sorted(texts) == sorted(plain.legal())
            text = texts[rng.integers(len(texts))]
            state.apply_action(state.string_to_action(text))
            plain.play(text)
        assert plain.seat is None and plain.legal() == []
        assert state.places() == plain.places()


def test_every_action_has_a_text_of_its_own(game):
    state = game.new_initial_state()
    texts = {state.action_to_string(action) for action in range(game.num_distinct_actions())}
    assert len(texts) == game.num_distinct_actions()
    with pytest.raises(ValueError, match="there is no action"):
        state.action_to_string(game.num_distinct_actions())


def test_texts_and_actions_may_stand_behind_a_player_as_in_openspiel(game):
    state = game.new_initial_state()
    action = state.legal_actions()[7]
    text = state.action_to_string(0, action)
    assert text == state.action_to_string(action)
    assert state.string_to_action(0, text) == state.string_to_action(text) == action


def test_an_illegal_action_is_refused_with_the_reason_and_changes_nothing():
    state = sixfold.load_game("yinsh").new_initial_state()
    place = state.string_to_action("e3")
    state.apply_action(place)
    with pytest.raises(ValueError, match="e3 is not free"):
        state.apply_action(place)
    assert state.history() == [place]


def test_legal_actions_are_sorted_and_the_mask_says_the_same(game):
    state = game.new_initial_state()
    legal = state.legal_actions()
    assert legal == sorted(set(legal))
    assert np.flatnonzero(state.legal_actions_mask()).tolist() == legal
    other = (state.current_player() + 1) % game.num_players()
    assert state.legal_actions(other) == []
    assert not state.legal_actions_mask(other).any()


def test_the_end_of_a_game_has_returns_that_sum_to_nothing(game):
    state = finished(game, 1)
    assert state.current_player() == sixfold.TERMINAL_PLAYER
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(0, abs=1e-6)
    best = max(range(game.num_players()), key=lambda seat: state.returns()[seat])
    assert state.places()[best] == 1
    assert len(state.history()) <= game.max_game_length()


def test_a_game_has_no_returns_and_no_places_before_its_end(game):
    state = game.new_initial_state()
    assert state.returns() == [0.0] * game.num_players()
    assert state.places() is None


def test_a_clone_goes_its_own_way(game):
    state = game.new_initial_state()
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert state.history() == []
    assert state.child(clone.history()[0]) == clone
    assert clone.undo() is not None
    assert clone == state


def test_states_and_games_are_pickled_and_copied(game):
    state = finished(game, 2)
    assert pickle.loads(pickle.dumps(state)) == state
    assert copy.deepcopy(state).history() == state.history()
    assert pickle.loads(pickle.dumps(game)).setup == game.setup


def test_a_record_is_read_again(game):
    state = finished(game, 3)
    text = state.record({"Seat1": "Ann"})
    [(tags, read)] = sixfold.read_records(text)
    assert tags["Seat1"] == "Ann" and tags["Setup"] == game.setup
    assert read == state
    with pytest.raises(ValueError, match="nothing is written here"):
        sixfold.read_records("")


def test_a_whole_turn_is_played_from_its_text():
    state = sixfold.load_game("yinsh").new_initial_state()
    for turn in ["e3", "f6", "d2"]:
        state.apply_turn(turn)
    assert state.turns() == ["e3", "f6", "d2"]
    assert str(state) == "standard e3 f6 d2"


def test_what_is_no_game_is_refused():
    with pytest.raises(ValueError):
        sixfold.load_game("chess")

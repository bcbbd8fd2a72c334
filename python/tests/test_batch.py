"""Many games at once are the same as each by itself."""

import numpy as np
import pytest

import sixfold


def random_ranks(batch: sixfold.Batch, rng: np.random.Generator) -> np.ndarray:
    return (rng.random(len(batch)) * batch.legal_counts).astype(np.int64)


def test_a_batch_plays_as_single_states_do(game):
    rng = np.random.default_rng(5)
    batch = game.new_batch(3)
    states = [game.new_initial_state() for _ in range(3)]
    ended = 0
    while ended < 4:
        actions = batch.nth_legal(random_ranks(batch, rng))
        masks, observations = batch.legal_actions_mask(), batch.observe()
        for index, state in enumerate(states):
            assert batch.current_players[index] == state.current_player()
            assert batch.legal_counts[index] == len(state.legal_actions())
            assert batch.returns[index].tolist() == state.returns()
            assert (masks[index] == state.legal_actions_mask()).all()
            assert (observations[index] == state.observation_tensor()).all()
            if state.is_terminal():
                assert actions[index] == -1
                states[index] = game.new_initial_state()
                ended += 1
            else:
                state.apply_action(int(actions[index]))
        batch.step_many(actions)


def test_the_arrays_of_a_batch_are_written_anew_and_never_copied(game):
    batch = game.new_batch(2)
    before = [batch.current_players, batch.legal_counts, batch.returns, batch.observe()]
    assert batch.observe() is before[3]
    seen = before[3].copy()
    batch.step_many(batch.nth_legal(np.zeros(2, np.int64)))
    after = [batch.current_players, batch.legal_counts, batch.returns, batch.observe()]
    assert all(one is other for one, other in zip(before, after))
    assert (seen != before[3]).any()


def test_a_step_that_is_refused_leaves_every_game_as_it_was():
    batch = sixfold.load_game("yinsh").new_batch(3)
    first = batch.nth_legal(np.zeros(3, np.int64))
    batch.step_many(first)
    seen = batch.observe().copy()
    wrong = batch.nth_legal(np.zeros(3, np.int64))
    wrong[2] = first[2]
    with pytest.raises(ValueError, match="game 2: a2 is not free"):
        batch.step_many(wrong)
    wrong[2] = -1
    with pytest.raises(ValueError, match="game 2: there is no action -1"):
        batch.step_many(wrong)
    assert (batch.observe() == seen).all()


def test_there_is_one_action_for_every_game():
    batch = sixfold.load_game("yinsh").new_batch(3)
    with pytest.raises(ValueError, match="2 numbers for 3 games"):
        batch.step_many(np.zeros(2, np.int64))


def test_native_random_games_have_as_many_steps_as_games_can_have(game):
    steps = sixfold.random_games(game.setup, 3, 1)
    assert 0 < steps <= 3 * game.max_game_length()
    assert steps == sixfold.random_games(game.setup, 3, 1)

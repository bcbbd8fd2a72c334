"""What players see, field by field."""

import numpy as np
import pytest
from conftest import finished
from reference.gemblo import BY_NAME, PIECES, STARTS
from reference.yinsh import BY_NAME as POINTS

import sixfold


def seen(state: sixfold.State, player: int) -> dict[str, np.ndarray]:
    return sixfold.fields(sixfold.load_game(state.setup), state.observation_tensor(player))


def place(cell) -> tuple[int, int]:
    """Where a cell of Gemblo lies in a plane: its column, and its height along the slanted axis."""
    c, h = cell
    return c + 14, 14 - (h - c) // 2


def test_the_fields_make_up_the_whole_observation(game):
    observation = game.new_initial_state().observation_tensor()
    views = sixfold.fields(game, observation)
    assert sum(view.size for view in views.values()) == observation.size
    assert observation.size == game.observation_tensor_size()
    assert all(np.shares_memory(view, observation) for view in views.values())


def test_all_numbers_lie_between_nothing_and_one(game):
    for player in range(game.num_players()):
        observation = finished(game, 4).observation_tensor(player)
        assert observation.dtype == np.float32
        assert observation.min() >= 0 and observation.max() <= 1


def test_nobody_sees_for_a_player_who_is_not_there(game):
    with pytest.raises(ValueError, match="there is no player 6"):
        game.new_initial_state().observation_tensor(6)


def test_yinsh_shows_rings_and_markers_of_oneself_first():
    state = sixfold.load_game("yinsh").new_initial_state()
    for turn in "e3 f6 d2 g7 c4 h8 b5 e9 a2 k10 e3-e5".split():
        state.apply_turn(turn)
    for player in (0, 1):
        view = seen(state, player)
        own, other = player, 1 - player
        rings = [["e5", "d2", "c4", "b5", "a2"], ["f6", "g7", "h8", "e9", "k10"]]
        for plane, names in ((0, rings[own]), (1, rings[other])):
            expected = {(column, row - 1) for column, row in (POINTS[name] for name in names)}
            assert set(zip(*np.nonzero(view["board"][plane]))) == expected
        white, black = view["board"][2 + own], view["board"][2 + other]
        assert white[4, 2] == 1 and white.sum() == 1 and black.sum() == 0
        assert view["phase"].tolist() == [0, 1, 0, 0, 0]
        assert view["to_act"] == player
        assert view["pool"] == pytest.approx(50 / 51)
        assert view["removed"].tolist() == view["in_hand"].tolist() == [0, 0]


@pytest.mark.parametrize("players", range(2, 7))
def test_gemblo_shows_ones_own_colour_first(players):
    state = sixfold.load_game(f"gemblo{players}").new_initial_state()
    first = state.legal_actions()[-1]
    cells = [BY_NAME[name] for name in state.action_to_string(first).split(",")]
    state.apply_action(first)
    colours = 4 if players == 2 else players
    for player in range(players):
        view = seen(state, player)
        plane = -player % colours
        assert set(zip(*np.nonzero(view["laid"][plane]))) == {place(cell) for cell in cells}
        assert view["laid"].sum() == len(cells)
        assert view["left"].sum() == colours * len(PIECES) - 1
        assert view["bonds"].sum() >= len(cells) - 1
        assert view["to_act"].tolist().index(1) == (1 - player) % colours
        assert view["passed"].sum() == 0
        assert view["obstacles"].any() == (players == 5)
        start = place(STARTS[players][1])
        assert view["anchors"][(1 - player) % colours][start] == 1

"""PettingZoo's own tests."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from sixfold.environment import env


# Observations with a mask are expected of PettingZoo's own environments only, which it knows by name.
@pytest.mark.filterwarnings("error", "ignore:Observation")
def test_pettingzoo_accepts_the_environment(variant):
    api_test(env(variant), num_cycles=60)


def test_pettingzoo_finds_the_same_game_for_the_same_seed(variant):
    seed_test(lambda: env(variant), num_cycles=20)


def test_rewards_come_at_the_end_and_sum_to_nothing(variant):
    environment = env(variant)
    environment.reset()
    rng = np.random.default_rng(8)
    rewards = {}
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            rewards[agent] = reward
            environment.step(None)
        else:
            assert reward == 0
            environment.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    assert sorted(rewards) == environment.possible_agents
    assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)
    assert max(rewards.values()) > 0 or set(rewards.values()) == {0}

"""The games as environments of PettingZoo, agents acting one after the other."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from ._sixfold import load_game


def env(game: str = "yinsh") -> "Environment":
    """The environment of a variant or setup: `yinsh`, `yinsh-blitz`, `gemblo2` … `gemblo6`."""
    return Environment(game)


class Environment(AECEnv):  # type: ignore[misc]
    """One game. A reward comes when it is over; an agent may act several times running."""

    metadata = {"render_modes": ["ansi"], "name": "sixfold_v0", "is_parallelizable": False}

    def __init__(self, game: str = "yinsh", render_mode: str | None = None) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.game = load_game(game)
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.num_players())]
        self.state_of_play = self.game.new_initial_state()
        actions = self.game.num_distinct_actions()
        shape = tuple(self.game.observation_tensor_shape())
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0.0, 1.0, shape, np.float32),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        # Nothing is left to chance, so the seed changes nothing.
        self.state_of_play = self.game.new_initial_state()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.state_of_play.current_player()]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.state_of_play.observation_tensor(seat),
            "action_mask": self.state_of_play.legal_actions_mask(seat),
        }

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        acted = self.agent_selection
        self._cumulative_rewards[acted] = 0.0
        self.state_of_play.apply_action(int(action))
        if self.state_of_play.is_terminal():
            self.rewards = dict(zip(self.agents, self.state_of_play.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.state_of_play.current_player()]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return str(self.state_of_play) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

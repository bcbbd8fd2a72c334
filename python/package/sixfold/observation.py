"""Observations cut into their named fields, without copying."""

from math import prod

import numpy as np
from numpy.typing import NDArray

from ._sixfold import Game


def fields(game: Game, observations: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
    """Views of each field of an observation, or of a batch of them."""
    views, start = {}, 0
    for name, shape in game.observation_fields():
        end = start + prod(shape)
        views[name] = observations[..., start:end].reshape(*observations.shape[:-1], *shape)
        start = end
    return views

"""The rules in plain Python, written from the rules text alone: slow, and independent of the fast ones.

Both games have the same face: `seat` acts (nothing once the game is over), `legal()` lists steps as
texts, `play(text)` makes one, `places()` are the places of all players.
"""

from .gemblo import Gemblo
from .yinsh import Yinsh


def begin(variant: str):
    if variant.startswith("yinsh"):
        return Yinsh(goal=1 if variant.endswith("blitz") else 3)
    return Gemblo(players=int(variant.removeprefix("gemblo")))


def places(ranks: list) -> list[int]:
    """1 is best; equal players share a place."""
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


__all__ = ["Gemblo", "Yinsh", "begin", "places"]

"""How fast random games are: natively, through `step_many`, and in plain Python, on one core.

Seconds are those of the processor, and the three take turns, so that a busy machine slows all alike.
"""

import random
import sys
from pathlib import Path
from time import process_time

import numpy as np

import sixfold

sys.path.insert(0, str(Path(__file__).parent / "tests"))
from reference import begin  # noqa: E402

VARIANTS = ["yinsh", "yinsh-blitz", "gemblo2", "gemblo3", "gemblo4", "gemblo5", "gemblo6"]
ROUNDS = 5
GAMES = 256


def native(game: sixfold.Game, seed: int) -> int:
    return sixfold.random_games(game.setup, GAMES, seed)


def batched(game: sixfold.Game, seed: int) -> int:
    """Plays on until as many games as the batch has are over."""
    rng = np.random.default_rng(seed)
    batch = game.new_batch(GAMES)
    steps = over = 0
    while over < GAMES:
        counts = batch.legal_counts
        running = int(np.count_nonzero(counts))
        over += GAMES - running
        steps += running
        batch.step_many(batch.nth_legal((rng.random(GAMES) * counts).astype(np.int64)))
    return steps


def plain(variant: str, seed: int) -> int:
    rng = random.Random(seed)
    game, steps = begin(variant), 0
    while game.seat is not None:
        game.play(rng.choice(game.legal()))
        steps += 1
    return steps


def rates(variant: str) -> list[float]:
    game = sixfold.load_game(variant)
    players = [lambda seed: native(game, seed), lambda seed: batched(game, seed), lambda seed: plain(variant, seed)]
    steps, seconds = [0] * 3, [0.0] * 3
    for seed in range(ROUNDS):
        for index, play in enumerate(players):
            start = process_time()
            steps[index] += play(seed)
            seconds[index] += process_time() - start
    return [step / second for step, second in zip(steps, seconds)]


print("| game | native steps/s | `step_many` | share | plain Python | times |")
print("|---|---|---|---|---|---|")
for variant in VARIANTS:
    alone, many, slow = rates(variant)
    print(f"| {variant} | {alone:,.0f} | {many:,.0f} | {many / alone:.2f} | {slow:,.0f} | {many / slow:,.0f} |", flush=True)

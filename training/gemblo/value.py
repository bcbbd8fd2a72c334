"""Trains the Gemblo net from examples (`lab examples`) on a GPU or a processor.

    python3 training/gemblo/value.py OUT.net EXAMPLES.2 EXAMPLES.3 EXAMPLES.4 EXAMPLES.5 EXAMPLES.6

The net learns, for every colour, how many cells it will still lay and how sure that is, such that
the chances to come out ahead of each other seat, which the search computes from them, are close to
what happened. The layout of a row is told by `gemblo_engine::learn::example`, that of the net by
`crates/gemblo-engine/src/net.rs`.
"""

import os
import sys
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional

TERMS, PIECES, FIRST, SECOND = 19, 18, 32, 16
LEAST_SPREAD, SLACK = 0.3, 0.5
COLOURS = {2: 4, 3: 3, 4: 4, 5: 5, 6: 6}
EPOCHS, BATCH = int(os.environ.get("EPOCHS", 24)), int(os.environ.get("BATCH", 4096))
RATE = 2e-3
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


def load(path, players):
    """Inputs, cells left now, whether blocked, cells left in the end, and places."""
    n = COLOURS[players]
    width = n * (TERMS + 2) + 2 * n * n + n + players
    rows = torch.from_numpy(np.fromfile(path, dtype=np.float32).reshape(-1, width)).to(DEVICE)
    terms, left, fitting, shared, final, places = rows.split(
        [n * TERMS, n, n, 2 * n * n, n, players], dim=1
    )
    terms = terms.view(-1, n, TERMS)
    shared = shared.view(-1, n, n, 2)
    bit = 2 ** torch.arange(PIECES, device=DEVICE)
    bits = lambda sets: ((sets.long().unsqueeze(2) & bit) != 0).float()
    views = []
    for own in range(n):
        parts = [terms[:, own], bits(left)[:, own], bits(fitting)[:, own]]
        for step in range(1, n):
            other = (own + step) % n
            parts += [terms[:, other], shared[:, own, other]]
        views.append(torch.cat(parts, dim=1))
    return torch.stack(views, 1), terms[:, :, 1], fitting == 0, final, places


class Head(nn.Module):
    def __init__(self, inputs, mean, scale):
        super().__init__()
        self.register_buffer("mean", mean)
        self.register_buffer("scale", scale)
        self.first = nn.Linear(inputs, FIRST)
        self.second = nn.Linear(FIRST, SECOND)
        self.last = nn.Linear(SECOND, 2)
        with torch.no_grad():
            self.last.bias.copy_(torch.tensor([10.0, 5.0]))

    def forward(self, x):
        x = (x - self.mean) / self.scale
        x = functional.relu(self.first(x))
        return self.last(functional.relu(self.second(x)))


def rest(outputs, left, blocked):
    cells = (left - outputs[..., 0].clamp(min=0)).clamp(min=0)
    spread = LEAST_SPREAD + functional.relu(outputs[..., 1])
    return torch.where(blocked, left, cells), torch.where(blocked, torch.zeros_like(spread), spread)


def losses(outputs, left, blocked, final, places):
    """How far the chances are from what happened, and how far the cells are."""
    cells, spread = rest(outputs, left, blocked)
    players = places.shape[1]
    seats = lambda values: values.view(len(values), -1, players).sum(1)
    total, variance = seats(cells), seats(spread**2)
    i, j = torch.triu_indices(players, players, 1, device=places.device)
    between = (variance[:, i] + variance[:, j] + 1e-6).sqrt() + SLACK
    ahead = (total[:, j] - total[:, i]) / between
    chance = 0.5 + 0.5 * ahead / (1 + ahead**2).sqrt()
    happened = 0.5 + 0.5 * torch.sign(places[:, j] - places[:, i])
    entropy = functional.binary_cross_entropy(chance.clamp(1e-4, 1 - 1e-4), happened)
    return entropy, functional.smooth_l1_loss(cells, final)


def train(path, players):
    x, left, blocked, final, places = load(path, players)
    held = len(x) // 20
    flat = x[held:].reshape(-1, x.shape[2])
    scale = flat.std(0)
    head = Head(x.shape[2], flat.mean(0), torch.where(scale < 1e-3, 1.0, scale)).to(DEVICE)
    steps = EPOCHS * ((len(x) - held) // BATCH)
    chooser = torch.optim.AdamW(head.parameters(), lr=RATE, weight_decay=1e-2)
    pace = torch.optim.lr_scheduler.OneCycleLR(chooser, RATE, total_steps=max(steps, 2))
    began = time.time()
    for step in range(steps):
        at = torch.randint(held, len(x), (BATCH,), device=DEVICE)
        entropy, distance = losses(head(x[at]), left[at], blocked[at], final[at], places[at])
        chooser.zero_grad()
        (entropy + 0.05 * distance).backward()
        chooser.step()
        pace.step()
    with torch.no_grad():
        told = losses(head(x[:held]), left[:held], blocked[:held], final[:held], places[:held])
        seen = losses(head(x[held:][:held]), *(t[held:][:held] for t in (left, blocked, final, places)))
    print(
        f"gemblo{players}: {len(x)} positions, held back: entropy {told[0]:.4f}, cells {told[1]:.3f};"
        f" learned from: {seen[0]:.4f}, {seen[1]:.3f}; {time.time() - began:.0f} s",
        flush=True,
    )
    return head


def numbers(head):
    """The weights with the scaling of the inputs folded in, in the order of the file."""
    with torch.no_grad():
        first = (head.first.weight / head.scale).double()
        bias = head.first.bias.double() - first @ head.mean.double()
        parts = [first.T, bias, head.second.weight.T, head.second.bias, head.last.weight, head.last.bias]
        return torch.cat([part.float().cpu().reshape(-1) for part in parts])


def main():
    out, *files = sys.argv[1:]
    weights = torch.cat([numbers(train(path, 2 + k)) for k, path in enumerate(files)])
    weights.bfloat16().view(torch.int16).numpy().tofile(out)


main()

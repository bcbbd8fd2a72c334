"""Training rows in the memory of the GPU, and what a net reads off them (the format: `yinsh-lab rows`)."""

import glob
import os
import time

import numpy as np
import torch

import net_file
from net_file import LOG_ODDS, PLANE, ROW

SYMMETRIES = 12
# Games whose last byte is below this are held back: one in 50.
HELD_BACK = 5
# The score of a row that was not searched.
NO_SCORE = -32768
# How much the result counts beside the search; while rings are placed a search sees little.
RESULT_SHARE, RESULT_SHARE_PLACING = 0.3, 0.8


def symmetries(device):
    """SYMMETRIES × PLANE: where each bit goes; the twelve hold every inverse too."""
    return torch.from_numpy(net_file.symmetries()).to(device)


def bits(rows):
    """rows × 4 × PLANE of 0 and 1: own and other rings, own and other markers."""
    shifts = torch.arange(8, device=rows.device, dtype=torch.uint8)
    spread = (rows[:, :64].unsqueeze(2) >> shifts) & 1
    return spread.reshape(-1, 4, 128)[:, :, :PLANE]


def scores(rows):
    low, high = rows[:, 64].int(), rows[:, 65].int()
    return torch.where(high >= 128, (high - 256) * 256 + low, high * 256 + low)


def result_share(rows):
    return RESULT_SHARE + (RESULT_SHARE_PLACING - RESULT_SHARE) * rows[:, 70].float()


def targets(rows):
    """The chance to win by search and result together, for the player who acts; by the result alone without a search."""
    share = torch.where(scores(rows) == NO_SCORE, 1.0, result_share(rows))
    return (1 - share) * torch.sigmoid(scores(rows) / LOG_ODDS) + share * rows[:, 66] / 2


def from_file(path):
    return torch.from_numpy(np.fromfile(path, dtype=np.uint8).reshape(-1, ROW))


def to_device(path, device, label=False):
    """A file of rows or of labels."""
    if label:
        return torch.from_numpy(np.fromfile(path, dtype="<u2").astype(np.int32)).to(device)
    return from_file(path).to(device)


def hashes(rows):
    """A number of 64 bits for the position of each row."""
    words = rows[:, :64].contiguous().view(torch.int64)
    state = rows[:, 67].long() + 3 * rows[:, 68] + 9 * rows[:, 70]
    for word in words.unbind(1):
        state = (state ^ word) * 0x1E3779B97F4A7C15
        state = state ^ (state >> 29)
    return state


class Known:
    """Positions that were there already."""

    def __init__(self, device):
        self.sorted = torch.empty(0, dtype=torch.int64, device=device)

    def count(self):
        return len(self.sorted)

    def are_new(self, rows):
        """Which rows are the first of their positions; from now on they are known."""
        ordered, order = hashes(rows).sort(stable=True)
        new = torch.ones_like(ordered, dtype=torch.bool)
        new[1:] = ordered[1:] != ordered[:-1]
        if len(self.sorted):
            place = torch.searchsorted(self.sorted, ordered).clamp(max=len(self.sorted) - 1)
            new &= self.sorted[place] != ordered
        self.sorted = torch.cat([self.sorted, ordered[new]]).sort().values
        return torch.empty_like(new).scatter_(0, order, new)


class Store:
    """Rows of all files that match a pattern, taken up as they appear; held-back games apart."""

    def __init__(self, pattern, device, capacity):
        self.pattern, self.device, self.taken = pattern, device, set()
        self.rows = torch.empty(capacity, ROW, dtype=torch.uint8, device=device)
        self.count, self.looked = 0, 0.0
        self.held = torch.empty(0, ROW, dtype=torch.uint8, device=device)

    def look(self, every=5.0):
        """Takes up new files, at most every so many seconds."""
        if time.time() - self.looked < every:
            return
        self.looked = time.time()
        for path in sorted(glob.glob(self.pattern)):
            if path not in self.taken and os.path.getsize(path) >= ROW:
                self.take(path)

    def take(self, path):
        self.taken.add(path)
        rows = to_device(path, self.device)
        is_held = rows[:, 71] < HELD_BACK
        self.held = torch.cat([self.held, rows[is_held]])[-300_000:]
        learn = rows[~is_held][: len(self.rows) - self.count]
        self.rows[self.count : self.count + len(learn)] = learn
        self.count += len(learn)
        print(f"{os.path.basename(path)}: {len(rows)} rows, {self.count} to learn", flush=True)

    def batch(self, size):
        return self.rows[torch.randint(self.count, (size,), device=self.device)]

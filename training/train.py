"""Trains a net on the rows of `yinsh-lab rows` and writes the file that the engine reads.

All rows lie in the memory of the GPU. Inputs are 0 or 1, so the first layer is one dense product;
a symmetry of the board is a permutation of its weights, and every batch sees all twelve.
"""

import argparse
import math
import time

import numpy as np
import torch

import net_file
from net_file import INPUTS, LOG_ODDS, MISSING, PLACING, PLANE, POOL

SYMMETRIES = 12
# Games whose last byte is below this are held back: one in 50.
HELD_BACK = 5


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", required=True, help="row files, separated by commas")
    parser.add_argument("--out", required=True, help="the net file to write")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--buckets", type=int, default=1)
    parser.add_argument("--epochs", type=float, default=10)
    parser.add_argument("--batch", type=int, default=SYMMETRIES * 1365)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--result-share", type=float, default=0.3)
    parser.add_argument("--seconds", type=float, default=1e9, help="end the training in time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return parser.parse_args()


class Net(torch.nn.Module):
    def __init__(self, width, buckets, images):
        super().__init__()
        uniform = lambda bound, *shape: torch.nn.Parameter((torch.rand(*shape) * 2 - 1) * bound)
        self.columns = uniform(0.2, INPUTS, width)
        self.biases = uniform(0.2, width)
        self.outputs = uniform(1 / math.sqrt(2 * width), buckets, 2 * width)
        self.output_biases = torch.nn.Parameter(torch.zeros(buckets))
        # Which row of the weights an input reads, by symmetry, in both views.
        self.register_buffer("images", images)

    def forward(self, inputs, bucket, symmetries):
        """`inputs`: symmetries × rows × INPUTS; the log odds of the player who acts."""
        both = self.columns[self.images[symmetries]]
        count, _, _, width = both.shape
        weights = both.transpose(1, 2).reshape(count, INPUTS, 2 * width)
        views = inputs @ weights + self.biases.repeat(2)
        views = views.clamp(0, 1).square()
        outputs = views @ self.outputs.T + self.output_biases
        return outputs.gather(2, bucket.unsqueeze(2)).squeeze(2)

    @torch.no_grad()
    def clip(self):
        """Keeps the weights within what the integers can hold."""
        limit = net_file.COLUMN_LIMIT
        self.columns.clamp_(-limit, limit)
        self.biases.clamp_(-limit, limit)
        bound = net_file.OUTPUT_LIMIT / net_file.OUTPUT_ONE
        self.outputs.clamp_(-bound, bound)

    def integers(self):
        arrays = (self.columns, self.biases, self.outputs, self.output_biases)
        return net_file.quantise(*(array.detach().cpu().double().numpy() for array in arrays))


def images(symmetries_path):
    """symmetries × 2 views × INPUTS: where an input goes."""
    table = np.fromfile(symmetries_path, dtype=np.uint8).reshape(SYMMETRIES, PLANE).astype(np.int64)
    own = np.tile(np.arange(INPUTS), (SYMMETRIES, 1))
    for plane in range(4):
        own[:, plane * PLANE : (plane + 1) * PLANE] = table + plane * PLANE
    other = net_file.swapped()[own]
    return torch.from_numpy(np.stack([own, other], axis=1))


def dense(rows):
    """rows × INPUTS of 0 and 1, on the device of the rows."""
    shifts = torch.arange(8, device=rows.device, dtype=torch.uint8)
    bits = (rows[:, :64].unsqueeze(2) >> shifts) & 1
    planes = bits.reshape(-1, 4, 128)[:, :, :PLANE].reshape(-1, MISSING)
    inputs = torch.zeros(len(rows), INPUTS, device=rows.device)
    inputs[:, :MISSING] = planes
    column = lambda index: rows[:, index].long().unsqueeze(1)
    inputs.scatter_(1, MISSING + column(67), 1.0)
    inputs.scatter_(1, MISSING + 3 + column(68), 1.0)
    inputs.scatter_(1, POOL + torch.div(column(69), 4, rounding_mode="floor"), 1.0)
    inputs[:, PLACING] = rows[:, 70].float()
    return inputs


def targets(rows, result_share):
    score = rows[:, 64].int() | (rows[:, 65].int() << 8)
    score = torch.where(score >= 32768, score - 65536, score).float()
    return (1 - result_share) * torch.sigmoid(score / LOG_ODDS) + result_share * rows[:, 66] / 2


def buckets(rows, count):
    return torch.div(rows[:, 69].long() * count, 52, rounding_mode="floor")


def loss_on(net, rows, options, symmetries):
    """The mean square error of the chance to win."""
    groups = len(symmetries)
    shape = lambda tensor: tensor.reshape(groups, -1, *tensor.shape[1:])
    bucket = shape(buckets(rows, options.buckets))
    chance = torch.sigmoid(net(shape(dense(rows)), bucket, symmetries))
    return (chance - shape(targets(rows, options.result_share))).square().mean()


@torch.no_grad()
def held_back_loss(net, rows, options):
    if len(rows) == 0:
        return math.nan
    one = torch.zeros(1, dtype=torch.long, device=rows.device)
    parts = rows.split(65536)
    return sum(loss_on(net, part, options, one).item() * len(part) for part in parts) / len(rows)


def train(net, learn, hold, options):
    steps = max(1, int(options.epochs * len(learn) / options.batch))
    batch = min(options.batch, len(learn)) // SYMMETRIES * SYMMETRIES
    optimiser = torch.optim.Adam(net.parameters(), lr=options.rate)
    every = torch.arange(SYMMETRIES, device=learn.device)
    started, shown, total = time.time(), 0.0, torch.zeros((), device=learn.device)
    order, at, since = None, len(learn), 0
    for step in range(steps):
        if at + batch > len(learn):
            order, at = torch.randperm(len(learn), device=learn.device), 0
        # The rate falls along a cosine with the larger of the two shares spent: steps or seconds.
        share = max(step / steps, (time.time() - started) / options.seconds)
        if share >= 1:
            break
        warm = min(1.0, (step + 1) / 200)
        for group in optimiser.param_groups:
            group["lr"] = options.rate * warm * (0.005 + 0.995 * 0.5 * (1 + math.cos(math.pi * share)))
        rows = learn[order[at : at + batch]]
        at += batch
        loss = loss_on(net, rows, options, every)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        net.clip()
        total += loss.detach()
        since += 1
        if time.time() - shown > 10 or step == steps - 1:
            spent = time.time() - started
            held = held_back_loss(net, hold, options)
            mean = total.item() / since
            print(f"step {step + 1}/{steps} {spent:.0f} s  loss {mean:.6f}  held back {held:.6f}", flush=True)
            shown, since = time.time(), 0
            total.zero_()
    print(f"held back at the end {held_back_loss(net, hold, options):.6f}", flush=True)


@torch.no_grad()
def compare_with_integers(net, rows, options):
    """The integer net must say what the trained one says."""
    rows = rows[:20000]
    one = torch.zeros(1, dtype=torch.long, device=rows.device)
    floats = net(dense(rows).unsqueeze(0), buckets(rows, options.buckets).unsqueeze(0), one)[0]
    floats = floats.cpu().double().numpy() * LOG_ODDS
    integers = net_file.scores(net.integers(), rows.cpu().numpy())
    difference = np.abs(floats - integers)
    print(f"integers differ from floats by {difference.mean():.2f} on average, {difference.max():.1f} at most")
    assert difference.mean() < 10, "the integers do not stand for the trained net"


def main():
    options = arguments()
    torch.manual_seed(options.seed)
    torch.set_float32_matmul_precision("high")
    paths = options.rows.split(",")
    started = time.time()
    rows = torch.from_numpy(net_file.read_rows(paths)).to(options.device)
    held = rows[:, 71] < HELD_BACK
    learn, hold = rows[~held], rows[held]
    print(f"{len(learn)} rows to learn, {len(hold)} held back, read in {time.time() - started:.0f} s", flush=True)
    del rows
    net = Net(options.width, options.buckets, images(paths[0] + ".symmetries")).to(options.device)
    train(net, learn, hold, options)
    compare_with_integers(net, hold if len(hold) else learn, options)
    net_file.write(options.out, net.integers())
    print(f"wrote {options.out}")


if __name__ == "__main__":
    main()

"""Trains nets that are exactly symmetric and writes the files that the engine reads.

A net has `bases` base neurons; each is there in twelve images, one for every symmetry of the board,
and all images share their output weights. All rows lie in the memory of the GPU. Weights are
rounded in every step as they will be in the file, so the trained net is the integer one.
"""

import argparse
import math
import os
import time

import numpy as np
import torch

import net_file
import rows as r
from net_file import INPUTS, LOG_ODDS, MISSING, ONE, OUTPUT_ONE, PLACING, PLANE, POOL
from rows import SYMMETRIES


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", required=True, help="row files, separated by commas; FILE.labels is read where it is")
    parser.add_argument("--out", required=True, help="the nets to write: OUT, or OUT-BASES-BUCKETS-HIDDEN for several")
    parser.add_argument("--nets", default="32:8:16", help="BASES:BUCKETS:HIDDEN, separated by commas; hidden may be 0")
    parser.add_argument("--labels", choices=["use", "ignore"], default="use")
    parser.add_argument("--teacher-share", type=float, default=0.8, help="of the target, where there is a search too")
    parser.add_argument("--epochs", type=float, default=10)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seconds", type=float, default=1e9, help="end the training of each net in time")
    parser.add_argument("--until", type=float, default=math.inf, help="the same as a time since 1970, for the last net")
    parser.add_argument("--compare", help="a net whose held-back loss is printed as well")
    parser.add_argument("--step-by-step", action="store_true", help="no graph of the GPU, should it fail")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return parser.parse_args()


def rounded(weights, one):
    """The integers of the file; gradients pass as if they were not rounded."""
    exact = weights * one
    return exact + (exact.round() - exact).detach()


def shifted(values, bits):
    """Whole numbers divided by a power of two, rounding down; gradients pass."""
    exact = values / (1 << bits)
    return exact + (exact.floor() - exact).detach()


class Net(torch.nn.Module):
    """Base neurons in twelve images; their squares are added up over the images; then an output
    layer, beside it a hidden layer with outputs of its own, both for each bucket."""

    def __init__(self, bases, buckets, hidden, images):
        super().__init__()
        uniform = lambda bound, *shape: torch.nn.Parameter((torch.rand(*shape) * 2 - 1) * bound)
        self.columns = uniform(0.2, INPUTS, bases)
        self.biases = uniform(0.2, bases)
        self.outputs = uniform(1 / math.sqrt(2 * SYMMETRIES * bases), buckets, 2 * bases)
        self.output_biases = torch.nn.Parameter(torch.zeros(buckets))
        self.hidden = uniform(0.1, buckets, hidden, 2 * bases)
        self.hidden_biases = uniform(0.2, buckets, hidden)
        self.hidden_outputs = uniform(0.3, buckets, hidden)
        # Which weight of a base neuron an input reads: views × symmetries × INPUTS.
        self.register_buffer("images", images)
        # Inputs that are no points of the board stay at nothing.
        self.columns.data *= torch.from_numpy(net_file.is_point()).float().unsqueeze(1)

    def expanded(self):
        """INPUTS × (2 views × 12 images × bases)."""
        columns = rounded(self.columns, ONE).index_select(0, self.images.flatten())
        return columns.reshape(*self.images.shape, -1).permute(2, 0, 1, 3).reshape(INPUTS, -1)

    def forward(self, inputs, bucket):
        """The log odds of the player who acts."""
        bases = len(self.biases)
        views = inputs @ self.expanded() + rounded(self.biases, ONE).repeat(2 * SYMMETRIES)
        squares = views.clamp(0, ONE).square()
        has_hidden = self.hidden.shape[1] > 0
        squares = shifted(squares, 8) if has_hidden else squares / ONE
        pooled = squares.reshape(-1, 2, SYMMETRIES, bases).sum(2).reshape(-1, 2 * bases)
        outputs = pooled @ rounded(self.outputs, OUTPUT_ONE).T / (ONE * OUTPUT_ONE) + self.output_biases
        if has_hidden:
            outputs = outputs + self.by_hidden(pooled)
        return outputs.gather(1, bucket.unsqueeze(1)).squeeze(1)

    def by_hidden(self, pooled):
        """What the hidden layer adds, for every bucket."""
        weights = rounded(self.hidden, OUTPUT_ONE).flatten(0, 1)
        sums = pooled @ weights.T + rounded(self.hidden_biases, ONE * OUTPUT_ONE).flatten()
        squares = shifted(sums, 6).clamp(0, ONE).square().reshape(-1, *self.hidden_biases.shape)
        return (squares * rounded(self.hidden_outputs, OUTPUT_ONE)).sum(2) / (ONE * ONE * OUTPUT_ONE)

    @torch.no_grad()
    def clip(self):
        """Keeps the weights within what the integers can hold."""
        limit = net_file.COLUMN_LIMIT
        self.columns.clamp_(-limit, limit)
        self.biases.clamp_(-limit, limit)
        bound = net_file.OUTPUT_LIMIT / net_file.OUTPUT_ONE
        for weights in (self.outputs, self.hidden, self.hidden_outputs):
            weights.clamp_(-bound, bound)

    @torch.no_grad()
    def integers(self):
        return net_file.quantise({name: value.cpu().double().numpy() for name, value in self.named_parameters()})


def images(table):
    """2 views × symmetries × INPUTS: which weight an input reads."""
    table = table.cpu().numpy()
    own = net_file.images(table)
    return torch.from_numpy(np.stack([own, net_file.swapped()[own]]))


def dense(rows):
    """rows × INPUTS of 0 and 1, on the device of the rows."""
    inputs = torch.zeros(len(rows), INPUTS, device=rows.device)
    inputs[:, :MISSING] = r.bits(rows).reshape(-1, MISSING)
    column = lambda index: rows[:, index].long().unsqueeze(1)
    inputs.scatter_(1, MISSING + column(67), 1.0)
    inputs.scatter_(1, MISSING + 3 + column(68), 1.0)
    inputs.scatter_(1, POOL + torch.div(column(69), 4, rounding_mode="floor"), 1.0)
    inputs[:, PLACING] = rows[:, 70].float()
    return inputs


def buckets(rows, count):
    """As `Seen::bucket` of the engine: placing, then by markers."""
    by_markers = 1 + torch.div(rows[:, 69].long() * (count - 1), 52, rounding_mode="floor")
    return (by_markers * (rows[:, 70] == 0)).clamp(max=count - 1)


class Lessons:
    """All rows with what is to be learned of them."""

    def __init__(self, options):
        started = time.time()
        rows, chances = [], []
        for path in options.rows.split(","):
            part = r.to_device(path, options.device)
            target = r.targets(part)
            if options.labels == "use" and os.path.exists(path + ".labels"):
                taught = r.to_device(path + ".labels", options.device, label=True) / 65535
                searched = r.scores(part) != r.NO_SCORE
                share = torch.where(searched, options.teacher_share, 1.0)
                target = share * taught + (1 - share) * target
                # A position that was there before has no label.
                part, target = part[taught > 0], target[taught > 0]
            rows.append(part)
            chances.append(target.half())
        rows, chances = torch.cat(rows), torch.cat(chances)
        # Held back are searched rows, whose target is the same for every recipe.
        held = rows[:, 71] < r.HELD_BACK
        self.rows, self.chances = rows[~held], chances[~held]
        hold = rows[held]
        hold = hold[r.scores(hold) != r.NO_SCORE]
        self.hold = hold[torch.randperm(len(hold), device=hold.device)[:200_000]]
        print(f"{len(self.rows)} rows to learn, {len(self.hold)} held back, "
              f"read in {time.time() - started:.0f} s", flush=True)


@torch.no_grad()
def held_back_loss(net, rows, count):
    """The mean square error against search and result."""
    if len(rows) == 0:
        return math.nan
    error = lambda part: (torch.sigmoid(net(dense(part), buckets(part, count))) - r.targets(part)).square().sum().item()
    return sum(error(part) for part in rows.split(16384)) / len(rows)


# So many steps are asked of the GPU before it is waited for; the rate stays the same for as long.
AHEAD = 16


def recorded(learn):
    """The step as one graph of the GPU, which asks nothing of the processor; it has been taken a few times by then."""
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(5):
            learn()
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        learn()
    return graph.replay


def train(net, lessons, count, options):
    total_rows = len(lessons.rows)
    batch = min(options.batch, total_rows)
    steps = max(1, int(options.epochs * total_rows / batch))
    on_gpu = options.device == "cuda"
    rate = torch.tensor(options.rate, device=options.device)
    optimiser = torch.optim.Adam(net.parameters(), lr=rate, capturable=on_gpu)
    total = torch.zeros((), device=options.device)

    def learn():
        drawn = torch.randint(total_rows, (batch,), device=options.device)
        rows = lessons.rows[drawn]
        chance = torch.sigmoid(net(dense(rows), buckets(rows, count)))
        loss = (chance - lessons.chances[drawn].float()).square().mean()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        net.clip()
        total.add_(loss.detach())

    seconds = min(options.seconds, options.until - time.time())
    rate.fill_(options.rate / 200)
    take = recorded(learn) if on_gpu and not options.step_by_step else learn
    total.zero_()
    started, shown, since, step = time.time(), 0.0, 0, 0
    while True:
        # The rate falls along a cosine with the larger of the two shares spent: steps or seconds.
        share = max(step / steps, (time.time() - started) / seconds)
        if share >= 1:
            break
        warm = min(1.0, (step + 1) / 200)
        rate.fill_(options.rate * warm * (0.003 + 0.997 * 0.5 * (1 + math.cos(math.pi * share))))
        for _ in range(AHEAD):
            take()
        if on_gpu:
            torch.cuda.synchronize()
        step += AHEAD
        since += AHEAD
        if time.time() - shown > 10:
            mean, spent = total.item() / since, time.time() - started
            assert math.isfinite(mean), "the net has lost its way"
            held = held_back_loss(net, lessons.hold, count)
            print(f"step {step}/{steps} {spent:.0f} s  loss {mean:.6f}  held back {held:.6f}", flush=True)
            shown, since = time.time(), 0
            total.zero_()
    print(f"{step} steps, held back at the end {held_back_loss(net, lessons.hold, count):.6f}", flush=True)


@torch.no_grad()
def compare_with_integers(net, integers, rows, count):
    """The integer net must say what the trained one says."""
    rows = rows[:5000]
    floats = net(dense(rows), buckets(rows, count)).cpu().double().numpy() * LOG_ODDS
    difference = np.abs(floats - net_file.scores(integers, rows.cpu().numpy()))
    print(f"integers differ from floats by {difference.mean():.2f} on average, {difference.max():.1f} at most", flush=True)
    assert difference.mean() < 5, "the integers do not stand for the trained net"


def print_loss_of(path, rows):
    """The held-back loss of a net file."""
    rows = rows[:20_000]
    given = torch.from_numpy(net_file.scores(net_file.read(path), rows.cpu().numpy())).to(rows.device)
    loss = (torch.sigmoid(given / LOG_ODDS) - r.targets(rows)).square().mean().item()
    print(f"held back {loss:.6f} for {path}", flush=True)


def main():
    options = arguments()
    torch.set_float32_matmul_precision("high")
    table = r.symmetries(options.device)
    torch.manual_seed(options.seed)
    lessons = Lessons(options)
    if options.compare:
        print_loss_of(options.compare, lessons.hold)
    nets = [tuple(map(int, one.split(":"))) for one in options.nets.split(",")]
    for bases, count, hidden in nets:
        torch.manual_seed(options.seed)
        name = options.out if len(nets) == 1 else f"{options.out}-{bases}-{count}-{hidden}"
        print(f"{name}: {bases} base neurons, {count} buckets, {hidden} hidden", flush=True)
        net = Net(bases, count, hidden, images(table)).to(options.device)
        train(net, lessons, count, options)
        integers = net.integers()
        net_file.write(name, integers)
        compare_with_integers(net, integers, lessons.hold if len(lessons.hold) else lessons.rows, count)
        print(f"wrote {name}", flush=True)


if __name__ == "__main__":
    main()

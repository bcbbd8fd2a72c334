"""Trains the spatial net of the Gemblo engine and writes its file form.

    python3 training/gemblo/train.py --rows ROWS... --out FOLDER [--nets TILES:DECAY:RATE...] [--seconds 120]
    python3 training/gemblo/train.py --check ROWS ROWS_BY_NET NET

The second compares what the engine says with what the file means: both rows are of the same positions,
the second with `by=engine:net=NET`.

A row is what `lab rows` writes: what one colour sees, the outlook without a net, and how many cells
it had left in the end. The net learns the difference. Its neurons come in pairs of reflections; its
weights are learned as sums of a part for the plane, one for the distance from the corner and one for
the cell, and rounded to whole numbers while they are learned.
"""

import argparse
import math
import time

import numpy
import torch

CELLS, STATES, FLAGS = 463, 10, 3
PLANES = STATES + FLAGS
BASES, EXTRAS, PLAYERS, PHASES, LAID = 16, 18 + 6 + 19 + 5, 5, 4, 19
ONE, MOST = 64.0, 127.0 / 64.0
ROW = 480
HELD_BACK = 20


def board():
    """The doubled coordinates of all cells, in order: by column, then upwards."""
    cells = [
        (c, h)
        for c in range(-14, 15)
        for h in range(21, -22, -1)
        if (h - c) % 2 == 0 and 3 * abs(c) + abs(h) <= 42
    ]
    assert len(cells) == CELLS
    return cells


def geometry():
    """For each cell its reflection, and how many steps it lies from the corner on the right."""
    cells = board()
    index = {cell: number for number, cell in enumerate(cells)}
    mirror = [index[(c, -h)] for c, h in cells]
    steps = lambda c, h: c if h <= c else c + (h - c) // 2
    distance = [steps(14 - c, abs(h)) for c, h in cells]
    return torch.tensor(mirror), torch.tensor(distance)


class Rows:
    """All rows, as tensors on the device."""

    def __init__(self, files, device):
        raw = numpy.concatenate([numpy.fromfile(file, dtype=numpy.uint8) for file in files])
        raw = raw.reshape(-1, ROW)
        self.cells = torch.from_numpy(raw[:, :CELLS].copy()).to(device)
        small = torch.from_numpy(raw[:, CELLS:CELLS + 5].astype(numpy.int64)).to(device)
        players, wait, laid, left, self.last = small.unbind(1)
        self.players, self.laid = players - 2, laid
        self.left, self.last = left.float(), self.last.float()
        phase = (laid > 2).long() + (laid > 6).long() + (laid > 10).long()
        self.bucket = self.players * PHASES + phase
        words = raw[:, CELLS + 5:].copy()
        pieces = torch.from_numpy(words[:, :4].copy().view(numpy.int32)[:, 0].astype(numpy.int64)).to(device)
        self.guess = torch.from_numpy(words[:, 4:8].copy().view(numpy.float32)[:, 0].copy()).to(device)
        self.game = torch.from_numpy(words[:, 8:12].copy().view(numpy.int32)[:, 0].astype(numpy.int64)).to(device)
        rows = len(raw)
        self.extras = torch.zeros(rows, EXTRAS, device=device, dtype=torch.uint8)
        for piece in range(18):
            self.extras[:, piece] = (pieces >> piece & 1).to(torch.uint8)
        self.extras.scatter_(1, (18 + wait)[:, None], 1)
        self.extras.scatter_(1, (24 + laid)[:, None], 1)
        self.extras.scatter_(1, (43 + self.players)[:, None], 1)

    def __len__(self):
        return len(self.guess)

    def inputs(self, which):
        """The planes of some rows, one number for each plane and cell."""
        byte = self.cells[which]
        state = (byte & 0x1F).clamp(max=STATES)
        planes = torch.empty(len(which), PLANES, CELLS, device=byte.device)
        for plane in range(STATES):
            planes[:, plane] = state == plane + 1
        for flag in range(FLAGS):
            planes[:, STATES + flag] = (byte >> (7 - flag) & 1) == 1
        return planes.flatten(1)


class Rounded(torch.autograd.Function):
    """Rounds to parts of one, as if nothing had happened."""

    @staticmethod
    def forward(context, value, parts):
        return (value * parts).round() / parts

    @staticmethod
    def backward(context, slope):
        return slope, None


class Net(torch.nn.Module):
    def __init__(self, tiles):
        super().__init__()
        self.tiles, bases = tiles, tiles * BASES
        mirror, distance = geometry()
        self.register_buffer("mirror", mirror)
        self.register_buffer("distance", distance)
        small = lambda *shape: torch.nn.Parameter(torch.randn(*shape) * 0.02)
        self.plane = small(PLANES, 1, bases)
        self.step = small(PLANES, int(distance.max()) + 1, bases)
        self.cell = small(PLANES, CELLS, bases)
        self.extra = small(EXTRAS, 2 * bases)
        self.bias = torch.nn.Parameter(torch.full((2 * bases,), 0.3))
        self.output = torch.nn.Parameter(torch.randn(PLAYERS * PHASES, 2 * bases) * 0.1)
        self.output_bias = torch.nn.Parameter(torch.zeros(PLAYERS * PHASES))

    def stored(self):
        weights = self.plane + self.step[:, self.distance] + self.cell
        return Rounded.apply(weights.clamp(-127 / ONE, 127 / ONE), ONE)

    def forward(self, planes, extras, bucket):
        stored = self.stored()
        weights = torch.cat([stored, stored[:, self.mirror]], 2).flatten(0, 1)
        sums = planes @ weights + extras.float() @ Rounded.apply(self.extra, ONE) + Rounded.apply(self.bias, ONE)
        said = sums.clamp(0, MOST)
        output = Rounded.apply(self.output, ONE)
        return (said * output[bucket]).sum(1) + self.output_bias[bucket]


def write(net, spreads, file):
    """Writes what `SpatialNet::read` reads."""
    whole = lambda value, kind: (value.detach().cpu().numpy() * ONE).round().astype(kind).tobytes()
    with open(file, "wb") as out:
        out.write(b"GSN1" + net.tiles.to_bytes(2, "little"))
        for tile in range(net.tiles):
            own = torch.arange(tile * BASES, (tile + 1) * BASES)
            both = torch.cat([own, own + net.tiles * BASES])
            out.write(whole(net.stored()[:, :, own], "<i1"))
            out.write(whole(net.extra[:, both], "<i2"))
            out.write(whole(net.bias[both], "<i2"))
            out.write(whole(net.output[:, both], "<i2"))
        out.write(whole(net.output_bias * ONE, "<i4"))
        out.write((spreads.cpu().numpy() * 256).round().clip(1, 65535).astype("<u2").tobytes())


def read(file):
    """The net of a file, without its spreads."""
    data = open(file, "rb").read()
    tiles, at = int.from_bytes(data[4:6], "little"), 6
    net = Net(tiles)

    def take(kind, *shape):
        nonlocal at
        count = math.prod(shape)
        taken = numpy.frombuffer(data, kind, count, at)
        at += taken.nbytes
        return torch.from_numpy(taken.astype(numpy.float32).reshape(shape)) / ONE

    with torch.no_grad():
        net.plane.zero_()
        net.step.zero_()
        for tile in range(tiles):
            own = torch.arange(tile * BASES, (tile + 1) * BASES)
            both = torch.cat([own, own + tiles * BASES])
            net.cell[:, :, own] = take("<i1", PLANES, CELLS, BASES)
            net.extra[:, both] = take("<i2", EXTRAS, 2 * BASES)
            net.bias[both] = take("<i2", 2 * BASES)
            net.output[:, both] = take("<i2", PLAYERS * PHASES, 2 * BASES)
        net.output_bias.copy_(take("<i4", PLAYERS * PHASES) / ONE)
    return net


def check(plain, by_net, file):
    """Prints how far the engine is from the file at most; nothing, up to the rounding of floats."""
    rows, corrected, net = Rows([plain], "cpu"), Rows([by_net], "cpu"), read(file)
    assert torch.equal(rows.cells, corrected.cells)
    which = torch.arange(min(len(rows), 2000))
    with torch.no_grad():
        said = net(rows.inputs(which), rows.extras[which], rows.bucket[which])
    off = (rows.guess[which] + said - corrected.guess[which]).abs().max().item()
    print(f"{len(which)} rows, at most {off:.6f} cells apart, corrections of {said.abs().mean():.3f}")
    assert off < 1e-3


def predict(net, rows, which, batch=8192):
    """What the net expects, within what is possible."""
    parts = []
    with torch.no_grad():
        for part in which.split(batch):
            said = net(rows.inputs(part), rows.extras[part], rows.bucket[part])
            parts.append((rows.guess[part] + said).clamp(min=0).minimum(rows.left[part]))
    return torch.cat(parts)


def report(name, rows, which, expected):
    """Prints the mean square errors in cells, for each number of players."""
    plain = rows.guess[which].clamp(min=0).minimum(rows.left[which])
    last = rows.last[which]
    for players in range(PLAYERS):
        own = rows.players[which] == players
        if own.any():
            before = (plain[own] - last[own]).square().mean().item()
            after = (expected[own] - last[own]).square().mean().item()
            print(f"{name} {players + 2} players: outlook {before:.3f}, net {after:.3f}", flush=True)


def steps_of(options, rows, learned, nets):
    """Trains all nets on the same rows in the same order."""
    groups = []
    for net, (_, decay, rate) in nets:
        others = [each for name, each in net.named_parameters() if name != "cell"]
        groups.append({"params": others, "weight_decay": 0.0, "most": rate})
        groups.append({"params": [net.cell], "weight_decay": decay, "most": rate})
    adam = torch.optim.AdamW(groups)
    steps = max(1, int(options.epochs * len(learned) / options.batch))
    begin, step, done = time.time(), 0, 0.0
    while done < 1:
        for group in adam.param_groups:
            group["lr"] = group["most"] * (0.5 + 0.5 * math.cos(math.pi * done)) * min(1, step / 100 + 0.01)
        which = learned[torch.randint(len(learned), (options.batch,), device=learned.device)]
        planes, extras, bucket = rows.inputs(which), rows.extras[which], rows.bucket[which]
        target = rows.last[which] - rows.guess[which]
        losses = [torch.nn.functional.huber_loss(net(planes, extras, bucket), target, delta=8.0) for net, _ in nets]
        adam.zero_grad(set_to_none=True)
        sum(losses).backward()
        adam.step()
        if step % 500 == 0:
            said = " ".join(f"{loss.item():.3f}" for loss in losses)
            print(f"step {step} of {steps}, losses {said}, {time.time() - begin:.0f} s", flush=True)
        step += 1
        done = max(step / steps, (time.time() - begin) / options.seconds)
    print(f"{step} steps in {time.time() - begin:.0f} s", flush=True)


def spreads_of(rows, held, expected):
    """How far from the truth a net is, for each number of players and of pieces laid."""
    error = (expected - rows.last[held]).square()
    group = rows.players[held] * LAID + rows.laid[held]
    empty = torch.zeros(PLAYERS * LAID, device=held.device)
    sums = empty.scatter_add(0, group, error)
    counts = empty.scatter_add(0, group, torch.ones_like(error))
    return ((sums + 1) / (counts + 1)).sqrt()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", nargs="+")
    parser.add_argument("--out")
    parser.add_argument("--check", nargs=3)
    parser.add_argument("--nets", nargs="+", default=["1:1:0.002"])
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--epochs", type=float, default=12)
    parser.add_argument("--batch", type=int, default=8192)
    options = parser.parse_args()
    if options.check:
        return check(*options.check)
    torch.manual_seed(1)
    # Sums of whole 64ths stay exact: ten bits hold every weight.
    torch.backends.cuda.matmul.allow_tf32 = True
    device = "cuda" if torch.cuda.is_available() else "cpu"
    begin = time.time()
    rows = Rows(options.rows, device)
    is_held = rows.game % HELD_BACK == 0
    held, learned = is_held.nonzero()[:, 0], (~is_held).nonzero()[:, 0]
    print(f"{len(rows)} rows, {len(held)} held back, {time.time() - begin:.0f} s", flush=True)
    shapes = [tuple(float(part) for part in each.split(":")) for each in options.nets]
    nets = [(Net(int(shape[0])).to(device), shape) for shape in shapes]
    steps_of(options, rows, learned, nets)
    sample = learned[torch.randint(len(learned), (len(held),), device=device)]
    for (net, _), name in zip(nets, options.nets):
        expected = predict(net, rows, held)
        report(f"{name} held back", rows, held, expected)
        report(f"{name} learned", rows, sample, predict(net, rows, sample))
        mean = (expected - rows.last[held]).square().mean().item()
        file = f"{options.out}/net-{name.replace(':', '-')}"
        write(net, spreads_of(rows, held, expected), file)
        print(f"mean {mean:.4f} {file}", flush=True)


if __name__ == "__main__":
    main()

"""Trains the priors' net of the Gemblo engine and writes its file form.

    python3 training/gemblo/policy.py --shapes SHAPES --rows ROWS... --out FOLDER [--nets WIDTH:RADIUS...]

SHAPES is what `lab shapes` prints, ROWS what `lab sights` writes: positions with the visits of a search. The net
looks at each cell and those around it, says in whole numbers what it is worth to cover that cell, to lie beside it or
to connect to it, for pieces of up to three, of four and of five cells; the score of a placement is the sum.
"""

import argparse
import math
import time

import numpy
import torch
import torch.nn.functional as functional

ROW, GRID, COLOURS = 2048, 32, 6
# The grid's steps (column, place in it) to the neighbours, in the order of the workspace, and across an edge.
STEPS = [(0, -1), (-1, -1), (-1, 0), (0, 1), (1, 1), (1, 0)]
DIAGONALS = [(-1, -2), (-2, -1), (-1, 1), (1, 2), (2, 1), (1, -1)]
MARGIN = 6
KINDS, RIVALS, OTHERS = 9, 30, 6
EXTRAS, BUCKETS = 18 + 19 + 5, 20
SIZES = [(1, 3), (4, 4), (5, 5)]
ONE, MOST = 256.0, 16.0
HELD_BACK = 20


def shifted(planes, step):
    """The planes whose every cell shows what lies one step further."""
    return torch.roll(planes, (-step[0], -step[1]), (-2, -1))


def grown(planes, within, times):
    for _ in range(times):
        more = planes
        for step in STEPS:
            more = more | shifted(planes, step)
        planes = more & within
    return planes


class Shapes(torch.nn.Module):
    """Where the cells of each orientation lie, those beside it, those that it connects to, and the edges it covers."""

    def __init__(self, file):
        super().__init__()
        listed = [list(map(int, line.split())) for line in open(file)]
        step = lambda way: (round(way / GRID), way - GRID * round(way / GRID))
        shapes = [(number - 1, [step(way) for way in ways]) for number, *ways in listed]
        groups = [[o for o, (_, own) in enumerate(shapes) if low <= len(own) <= high] for low, high in SIZES]
        order = sum(groups, [])
        side = 2 * MARGIN + 1
        planes = torch.zeros(len(shapes), 6, side, side)
        for number, (_, own) in enumerate(shapes):
            own = set(own)
            beside = {(i + a, j + b) for i, j in own for a, b in STEPS} - own
            linked = {(i + a, j + b) for i, j in own for a, b in DIAGONALS} - own - beside
            edge = lambda axis: {(i, j) for i, j in own if (i + STEPS[axis][0], j + STEPS[axis][1]) in own}
            for plane, places in enumerate([own, beside, linked, edge(0), edge(1), edge(2)]):
                for i, j in places:
                    planes[number, plane, i + MARGIN, j + MARGIN] = 1
        for size, group in enumerate(groups):
            self.register_buffer(f"maps{size}", planes[group, :3])
        self.register_buffer("cells", planes[order, :1])
        self.register_buffer("edges", planes[order, 3:])
        self.register_buffer("piece", torch.tensor([shapes[o][0] for o in order]))
        self.register_buffer("rank", torch.tensor([order.index(o) for o in range(len(order))]))

    def scores(self, maps):
        parts = [
            functional.conv2d(maps[:, 3 * size:3 * size + 3], getattr(self, f"maps{size}"), padding=MARGIN)
            for size in range(len(SIZES))
        ]
        return torch.cat(parts, 1)

    def legal(self, is_open, anchors, left):
        closed = functional.conv2d((~is_open).float()[:, None], self.cells, padding=MARGIN)
        anchored = functional.conv2d(anchors.float()[:, None], self.cells, padding=MARGIN)
        return (closed < 0.5) & (anchored > 0.5) & left[:, self.piece, None, None]


class Rows:
    """Positions with visits, as tensors on the device."""

    def __init__(self, files, device):
        parts = [numpy.fromfile(file, dtype=numpy.uint8).reshape(-1, ROW) for file in files]
        raw = numpy.concatenate([part[part[:, 1667] > 0] for part in parts])
        self.raw, self.device = torch.from_numpy(raw).to(device), device
        facts = self.raw[:, 1664:1792]
        self.players, self.turn, self.colours = (facts[:, k].long() for k in range(3))
        self.game = facts[:, 4:8].contiguous().view(torch.int32)[:, 0].long()
        left = facts[:, 8:32].contiguous().view(torch.int32).gather(1, self.turn[:, None])
        self.left = (left >> torch.arange(18, device=device)) & 1
        laid = 18 - self.left.sum(1)
        phase = (laid > 2).long() + (laid > 6).long() + (laid > 10).long()
        self.bucket = (self.players - 2) * 4 + phase
        hot = torch.nn.functional.one_hot
        self.extras = torch.cat([self.left, hot(laid, 19), hot(self.players - 2, 5)], 1).to(torch.uint8)

    def __len__(self):
        return len(self.players)

    def visits(self, which):
        """The index of each visited placement's orientation and place, and its share of the visits."""
        packed = self.raw[which, 1792:].contiguous().view(torch.int32)
        share, at = (packed >> 17).float(), (packed & 0x1FFFF).long()
        return at >> 10, at & 1023, share / share.sum(1, keepdim=True)

    def sight(self, which):
        words = self.raw[which, :1664].contiguous().view(torch.int32).view(-1, 13, GRID)
        bits = ((words[..., None] >> torch.arange(GRID, device=self.device, dtype=torch.int32)) & 1).bool()
        return Sight(bits, self.turn[which], self.colours[which], self.players[which])


class Sight:
    """What the colour to move sees of each cell: its kind, the rivals there, the partner and the next colour."""

    def __init__(self, bits, turn, colours, players):
        cells, anchors, free = bits[:, 0:12:2], bits[:, 1:12:2], bits[:, 12]
        near = torch.zeros_like(cells)
        for step in STEPS:
            near = near | shifted(cells, step)
        within = free[:, None] & ~near
        reach3 = grown(anchors, within, 3)
        reach6 = grown(reach3, within, 3)
        near = near & free[:, None]
        each = torch.arange(COLOURS, device=turn.device)[None]
        in_play = each < colours[:, None]
        team = in_play & (each % players[:, None] == (turn % players)[:, None])
        own = each == turn[:, None]
        rivals, partner = in_play & ~team, team & ~own
        count = lambda planes, mask: (planes & mask[:, :, None, None]).sum(1)
        some = lambda planes, mask: count(planes, mask) > 0
        rows = torch.arange(len(turn), device=turn.device)
        mine = lambda planes: planes[rows, turn]
        kind = torch.zeros_like(free, dtype=torch.long)
        for number, plane in enumerate([mine(cells), some(cells, partner), some(cells, rivals), mine(near)]):
            kind[plane] = number + 1
        kind[mine(within)] = 5
        for number, planes in enumerate([reach6, reach3, anchors]):
            kind[mine(planes)] = number + 6
        wide, reached = some(reach6, rivals).long(), count(reach3, rivals).clamp(max=3)
        rival = count(anchors, rivals).clamp(max=2) * 10 + (wide + reached) * 2 + some(near, rivals)
        after = reach3[rows, (turn + 1) % colours]
        other = (some(reach3, partner).long() + some(anchors, partner)) * 2 + after
        self.states = [(kind, KINDS), (rival, RIVALS), (other, OTHERS)]
        self.open, self.anchors = mine(within), mine(anchors)
        self.cut = [self.cuts(cells, anchors, mask) for mask in (rivals, team)]

    @staticmethod
    def cuts(cells, anchors, mask):
        """For each axis the edges to the next cell whose covering parts a connection."""
        parted = []
        for axis in range(3):
            one, other = STEPS[axis + 1], STEPS[(axis + 5) % 6]
            both = [(one, other), (other, one)]
            planes = [shifted(cells, a) & shifted(anchors, b) & mask[:, :, None, None] for a, b in both]
            parted.append(planes[0].sum(1) + planes[1].sum(1))
        return torch.stack(parted, 1).float()

    def planes(self):
        hot = [functional.one_hot(state, count)[..., 1:] for state, count in self.states]
        return torch.cat(hot, -1).permute(0, 3, 1, 2).float()


def taps(radius):
    """The steps to all cells so near, the cell itself first."""
    found = [(0, 0)]
    for _ in range(radius):
        found += sorted({(i + a, j + b) for i, j in found for a, b in STEPS} - set(found))
    return found


class Net(torch.nn.Module):
    def __init__(self, width, radius):
        super().__init__()
        self.width, self.radius, self.taps = width, radius, taps(radius)
        inputs = KINDS + RIVALS + OTHERS - 3
        small = lambda *shape: torch.nn.Parameter(torch.randn(*shape) / math.sqrt(8 * len(self.taps)))
        self.first = small(width, inputs, len(self.taps))
        self.bias = torch.nn.Parameter(torch.zeros(width))
        self.extra = torch.nn.Parameter(torch.zeros(EXTRAS, width))
        self.last = torch.nn.Parameter(torch.randn(3 * len(SIZES), width) * 0.02)
        self.last_bias = torch.nn.Parameter(torch.zeros(3 * len(SIZES)))
        self.piece = torch.nn.Parameter(torch.zeros(BUCKETS, 18))
        self.cut = torch.nn.Parameter(torch.zeros(BUCKETS, 2))

    def forward(self, sight, planes, extras, bucket, shapes):
        side = 2 * self.radius + 1
        kernel = torch.zeros(*self.first.shape[:2], side, side, device=self.first.device)
        at = torch.tensor(self.taps, device=self.first.device) + self.radius
        kernel[:, :, at[:, 0], at[:, 1]] = self.first
        sums = functional.conv2d(planes, kernel, padding=self.radius)
        sums = sums + (self.bias + extras @ self.extra)[:, :, None, None]
        maps = functional.conv2d(sums.clamp(0, MOST), self.last[:, :, None, None], self.last_bias)
        # What lies beyond the board is worth nothing.
        maps = maps * (sight.states[0][0] > 0)[:, None]
        weights = self.cut[bucket]
        parted = sum(cut * weights[:, k, None, None, None] for k, cut in enumerate(sight.cut))
        edges = functional.conv2d(parted, shapes.edges, padding=MARGIN)
        return shapes.scores(maps) + edges + self.piece[bucket][:, shapes.piece, None, None]

    def write(self, file):
        """Writes what `Policy::read` reads."""
        whole = lambda value, parts, kind: (value.detach().cpu().double().numpy() * parts).round().astype(kind).tobytes()
        with open(file, "wb") as out:
            out.write(b"GPN1" + bytes([self.width, len(self.taps)]))
            out.write(numpy.array([GRID * i + j for i, j in self.taps], "<i2").tobytes())
            out.write(whole(self.first.permute(1, 2, 0), ONE, "<i2"))
            out.write(whole(self.bias, ONE, "<i2"))
            out.write(whole(self.extra, ONE, "<i2"))
            out.write(whole(self.last, ONE, "<i2"))
            for value in (self.last_bias, self.piece, self.cut):
                out.write(whole(value, ONE * ONE, "<i4"))


def losses(scores, legal, visits, rank):
    """The cross-entropy of each row, and whether the best score has the most visits."""
    flat = scores.masked_fill(~legal, -1e9).flatten(1)
    orientation, place, share = visits
    index = rank[orientation] * 1024 + place
    loss = -(functional.log_softmax(flat, 1).gather(1, index).clamp(min=-30) * share).sum(1)
    top = index.gather(1, share.argmax(1, keepdim=True))[:, 0]
    return loss, (flat.argmax(1) == top).float()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shapes")
    parser.add_argument("--rows", nargs="+")
    parser.add_argument("--out")
    parser.add_argument("--nets", nargs="+", default=["32:1"])
    parser.add_argument("--seconds", type=float, default=200)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--rate", type=float, default=0.003)
    options = parser.parse_args()
    torch.manual_seed(1)
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.backends.cudnn.allow_tf32 = True
    torch.backends.cudnn.benchmark = True
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows, shapes = Rows(options.rows, device), Shapes(options.shapes).to(device)
    is_held = rows.game % HELD_BACK == 0
    held, learned = is_held.nonzero()[:, 0], (~is_held).nonzero()[:, 0]
    print(f"{len(learned)} rows, {len(held)} held back", flush=True)
    nets = [Net(*map(int, spec.split(":"))).to(device) for spec in options.nets]

    def judged(which):
        sight = rows.sight(which)
        legal = shapes.legal(sight.open, sight.anchors, rows.left[which].bool())
        planes, extras, bucket = sight.planes(), rows.extras[which].float(), rows.bucket[which]
        visits = rows.visits(which)
        return [losses(net(sight, planes, extras, bucket, shapes), legal, visits, shapes.rank) for net in nets]

    adam = torch.optim.AdamW([each for net in nets for each in net.parameters()], weight_decay=1e-4)
    begin, step, done = time.time(), 0, 0.0
    while done < 1:
        for group in adam.param_groups:
            group["lr"] = options.rate * (0.5 + 0.5 * math.cos(math.pi * done)) * min(1, step / 100 + 0.01)
        which = learned[torch.randint(len(learned), (options.batch,), device=device)]
        said = [loss.mean() for loss, _ in judged(which)]
        adam.zero_grad(set_to_none=True)
        sum(said).backward()
        for net in nets:
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        adam.step()
        if step % 200 == 0:
            print(f"step {step}, {time.time() - begin:.0f} s: " + " ".join(f"{each.item():.3f}" for each in said), flush=True)
        step += 1
        done = (time.time() - begin) / options.seconds
    print(f"{step} steps in {time.time() - begin:.0f} s", flush=True)
    sums = torch.zeros(len(nets), 5, 3, device=device)
    with torch.no_grad():
        for which in held.split(options.batch):
            players = rows.players[which] - 2
            for number, (loss, hit) in enumerate(judged(which)):
                for k, value in enumerate((loss, hit, torch.ones_like(hit))):
                    sums[number, :, k].scatter_add_(0, players, value)
    for spec, net, each in zip(options.nets, nets, sums.cpu()):
        means = each / each[:, 2:].clamp(min=1)
        said = "  ".join(f"{players + 2}: {loss:.4f} {hit:.3f}" for players, (loss, hit, _) in enumerate(means.tolist()))
        file = f"{options.out}/policy-{spec.replace(':', '-')}"
        net.write(file)
        total = each.sum(0)
        print(f"mean {total[0] / total[2]:.4f} {file} loss and best by players  {said}", flush=True)


if __name__ == "__main__":
    main()

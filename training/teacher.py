"""The teacher: a large convolutional net on the hexagonal board, trained while the games are played.

usage: teacher.py train --rows 'DIR/rows.*' --out FILE --until TIME [--settle TIME]
       teacher.py label --net FILE --until TIME [--after FILE] ROWS...

Times are seconds since 1970. `train` takes up new row files as they appear, keeps the rate until
`settle`, lets it fall to nothing at `until` and writes its net every 30 seconds; started again it
goes on from there. `label` writes for every row file ROWS a file ROWS.labels: the chance to win in
65535ths for every row, as 16 bits; 0 for a row without a search whose position was there before. With
`after` it gets ready with the net that is there and reads it again when that file appears.
"""

import argparse
import glob
import math
import os
import time
from concurrent.futures import ThreadPoolExecutor

import torch
from torch import nn
from torch.nn import functional as F

import rows as r
from net_file import LOG_ODDS, PLANE

SIDE = 11
# Four planes, the board itself, the missing rings of both in three planes each, markers, placing.
INPUTS = 13


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    verbs = parser.add_subparsers(dest="verb", required=True)
    train = verbs.add_parser("train")
    train.add_argument("--rows", required=True)
    train.add_argument("--out", required=True)
    train.add_argument("--settle", type=float)
    train.add_argument("--wait", type=int, default=1_000_000, help="rows to wait for")
    train.add_argument("--capacity", type=int, default=40_000_000)
    train.add_argument("--blocks", type=int, default=10)
    train.add_argument("--channels", type=int, default=128)
    train.add_argument("--batch", type=int, default=2048)
    train.add_argument("--rate", type=float, default=1.5e-3)
    label = verbs.add_parser("label")
    label.add_argument("--net", required=True)
    label.add_argument("--batch", type=int, default=8192)
    label.add_argument("--after")
    label.add_argument("files", nargs="+", help="rows, or patterns of such, which are looked for when the net is there")
    for verb in (train, label):
        verb.add_argument("--until", type=float, required=True)
        verb.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return parser.parse_args()


class Block(nn.Module):
    """Two convolutions beside a shortcut; every third block also hears what the whole board says."""

    def __init__(self, channels, hears):
        super().__init__()
        conv = lambda: nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.conv1, self.norm1, self.conv2, self.norm2 = conv(), nn.BatchNorm2d(channels), conv(), nn.BatchNorm2d(channels)
        self.hear = nn.Linear(channels, channels) if hears else None

    def forward(self, x):
        y = F.relu(self.norm1(self.conv1(x)))
        if self.hear is not None:
            y = y + self.hear(y.mean((2, 3)))[:, :, None, None]
        return F.relu(x + self.norm2(self.conv2(y)))


class Teacher(nn.Module):
    def __init__(self, blocks, channels):
        super().__init__()
        self.shape = (blocks, channels)
        self.stem = nn.Conv2d(INPUTS, channels, 3, padding=1, bias=False)
        self.norm = nn.BatchNorm2d(channels)
        self.blocks = nn.Sequential(*(Block(channels, i % 3 == 2) for i in range(blocks)))
        self.head = nn.Linear(2 * channels, 2 * channels)
        self.out = nn.Linear(2 * channels, 4)

    def forward(self, x):
        """Logits of win, draw, loss, and the log odds that a search would give."""
        x = self.blocks(F.relu(self.norm(self.stem(x))))
        pooled = torch.cat([x.mean((2, 3)), x.amax((2, 3))], 1)
        return self.out(F.relu(self.head(pooled))).float()


def planes(rows, table):
    """rows × INPUTS × SIDE × SIDE, each row under a symmetry drawn at random."""
    drawn = table[torch.randint(r.SYMMETRIES, (len(rows),), device=rows.device)]
    board = r.bits(rows).gather(2, drawn.unsqueeze(1).expand(-1, 4, -1))
    x = torch.zeros(len(rows), INPUTS, PLANE, dtype=torch.bfloat16, device=rows.device)
    x[:, :4] = board
    x[:, 4] = (table[1] != torch.arange(PLANE, device=rows.device)).to(x.dtype)
    # The centre is a point that a turn leaves in place.
    x[:, 4, PLANE // 2] = 1
    state = torch.zeros(len(rows), 8, dtype=x.dtype, device=rows.device)
    state.scatter_(1, rows[:, 67].long().unsqueeze(1), 1)
    state.scatter_(1, rows[:, 68].long().unsqueeze(1) + 3, 1)
    state[:, 6] = rows[:, 69] / 51
    state[:, 7] = rows[:, 70]
    x[:, 5:] = state.unsqueeze(2)
    return x.reshape(-1, INPUTS, SIDE, SIDE).contiguous(memory_format=torch.channels_last)


def losses(out, rows):
    """Of the result and of the search's score."""
    points = rows[:, 66].long()
    result = F.cross_entropy(out[:, :3], 2 - points)
    scores = r.scores(rows)
    searched = F.binary_cross_entropy_with_logits(out[:, 3], torch.sigmoid(scores / LOG_ODDS), reduction="none")
    return result, (searched * (scores != r.NO_SCORE)).mean()


def chance(out, rows):
    """What the student is to learn."""
    win, draw, _ = out[:, :3].softmax(1).unbind(1)
    share = r.result_share(rows)
    return (1 - share) * torch.sigmoid(out[:, 3]) + share * (win + draw / 2)


def autocast(device):
    return torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda")


@torch.no_grad()
def held_back(net, rows, table, device):
    net.eval()
    total = torch.zeros(3, device=device)
    rows = rows[:100_000]
    for part in rows.split(4096):
        with autocast(device):
            out = net(planes(part, table).to(dtype_of(device)))
        error = (chance(out, part) - r.targets(part)).square().mean()
        total += torch.stack([*losses(out, part), error]) * len(part)
    net.train()
    return (total / len(rows)).tolist()


def dtype_of(device):
    return torch.bfloat16 if device == "cuda" else torch.float32


def faster(net, x):
    """The compiled form, where it compiles, says the same of `x` and is faster."""
    if not torch.cuda.is_available():
        return net
    try:
        compiled = torch.compile(net, dynamic=False)
        took = {}
        for form in (net, compiled):
            given = [form(x) for _ in range(5)][0]
            torch.cuda.synchronize()
            start = time.time()
            for _ in range(20):
                form(x)
            torch.cuda.synchronize()
            took[form] = ((time.time() - start) / 20, given)
        (plain, one), (fast, two) = took[net], took[compiled]
        apart = (torch.sigmoid(one) - torch.sigmoid(two)).abs().mean().item()
        print(f"plain {1e3 * plain:.2f} ms, compiled {1e3 * fast:.2f} ms, {apart:.5f} apart on average", flush=True)
        return compiled if fast < plain and apart < 0.02 else net
    except Exception as trouble:
        print(f"not compiled: {str(trouble)[:300]}", flush=True)
        return net


def save(path, net, optimiser, steps):
    state = {"shape": net.shape, "net": net.state_dict(), "optimiser": optimiser.state_dict(), "steps": steps}
    torch.save(state, path + ".part")
    os.replace(path + ".part", path)


def train(options):
    device = options.device
    torch.manual_seed(1)
    table = r.symmetries(device)
    net = Teacher(options.blocks, options.channels).to(device, memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=1e-3)
    steps = 0
    if os.path.exists(options.out):
        state = torch.load(options.out, map_location=device)
        net.load_state_dict(state["net"])
        optimiser.load_state_dict(state["optimiser"])
        steps = state["steps"]
        print(f"goes on after {steps} steps", flush=True)

    # Not compiled: the gradients of the compiled form are not finite (PyTorch 2.11 on an H200).
    def learn(rows):
        with autocast(device):
            out = net(planes(rows, table).to(dtype_of(device)))
        result, searched = losses(out, rows)
        loss = 0.5 * result + searched
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        return loss.detach()

    store = r.Store(options.rows, device, options.capacity)
    while store.count < options.wait and time.time() < options.until:
        store.look()
        time.sleep(0.2)
    settle = options.settle or options.until - 1
    started = saved = shown = time.time()
    total, since = torch.zeros((), device=device), 0
    while time.time() < options.until:
        store.look()
        falling = max(0.0, (time.time() - settle) / max(options.until - settle, 1e-9))
        warm = min(1.0, (steps + 1) / 500)
        for group in optimiser.param_groups:
            group["lr"] = options.rate * warm * max(0.003, 1 - min(1.0, falling))
        total += learn(store.batch(options.batch))
        nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimiser.step()
        steps += 1
        since += 1
        if since % 50 == 0 and time.time() - shown > 20:
            assert math.isfinite(total.item()), "the teacher has lost its way"
            mean, rate = total.item() / since, since * options.batch / (time.time() - shown)
            result, searched, error = held_back(net, store.held, table, device)
            print(f"{time.time() - started:.0f} s, step {steps}, {rate:.0f} rows/s, loss {mean:.4f}; held back: "
                  f"result {result:.4f} search {searched:.4f} error {error:.6f}", flush=True)
            save(options.out, net, optimiser, steps)
            shown, since = time.time(), 0
            total.zero_()
    print("held back at the end: result {:.4f} search {:.4f} error {:.6f}".format(*held_back(net, store.held, table, device)))
    save(options.out, net, optimiser, steps)
    torch.save({"shape": net.shape, "net": {name: value.half() for name, value in net.state_dict().items()}}, options.out + ".half")
    open(options.out + ".done", "w").close()


def folded(net):
    """The same net with every norm put into the convolution before it."""
    fuse = torch.nn.utils.fusion.fuse_conv_bn_eval
    net.eval()
    net.stem, net.norm = fuse(net.stem, net.norm), nn.Identity()
    for block in net.blocks:
        block.conv1, block.norm1 = fuse(block.conv1, block.norm1), nn.Identity()
        block.conv2, block.norm2 = fuse(block.conv2, block.norm2), nn.Identity()
    return net


def read(path, device):
    """The net of a file, ready to be asked."""
    state = torch.load(path, map_location=device)
    net = Teacher(*state["shape"])
    net.load_state_dict(state["net"])
    return folded(net).to(device, dtype=dtype_of(device), memory_format=torch.channels_last)


def wait_for(path, until):
    while not os.path.exists(path) and time.time() < until:
        time.sleep(0.2)


def ahead(paths):
    """The rows of all files, each read while the one before is used."""
    with ThreadPoolExecutor(1) as reader:
        coming = [(path, reader.submit(r.from_file, path)) for path in paths[:1]]
        for path in [*paths[1:], None]:
            now, rows = coming.pop()
            rows = rows.result()
            if path is not None:
                coming.append((path, reader.submit(r.from_file, path)))
            yield now, rows


@torch.no_grad()
def label(options):
    device = options.device
    table = r.symmetries(device)
    wait_for(options.net, options.until)
    net = read(options.net, device)
    blank = torch.zeros(options.batch, r.ROW, dtype=torch.uint8, device=device)
    ask = lambda form, rows: form(planes(rows, table).to(dtype_of(device)))
    form = faster(net, planes(blank, table).to(dtype_of(device)))
    if options.after:
        wait_for(options.after, options.until)
        net.load_state_dict(read(options.net, device).state_dict())
    paths = [path for pattern in options.files for path in sorted(glob.glob(pattern)) if not path.endswith(".labels")]
    known, started, done = r.Known(device), time.time(), 0
    for path, rows in ahead(paths):
        rows = rows.to(device)
        asked = (known.are_new(rows) | (r.scores(rows) != r.NO_SCORE)).nonzero().squeeze(1)
        labels = torch.zeros(len(rows), device=device)
        for chosen in asked.split(options.batch):
            if time.time() > options.until:
                print(f"out of time at {path} after {done} rows", flush=True)
                return
            part = rows[chosen]
            whole = torch.cat([part, blank[len(part) :]])
            labels[chosen] = chance(ask(form, whole)[: len(part)], part).clamp(min=1 / 65535)
        bytes_ = (labels * 65535).round().cpu().numpy().astype("<u2").tobytes()
        with open(path + ".labels.part", "wb") as file:
            file.write(bytes_)
        os.replace(path + ".labels.part", path + ".labels")
        done += len(asked)
        print(f"{os.path.basename(path)}: {done} rows labelled, {known.count()} different positions, "
              f"{done / (time.time() - started):.0f} a second", flush=True)


if __name__ == "__main__":
    torch.backends.cudnn.benchmark = True
    torch.set_float32_matmul_precision("high")
    chosen = arguments()
    {"train": train, "label": label}[chosen.verb](chosen)

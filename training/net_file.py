"""The net file that the engine reads (crates/net/src/file.rs), and its integer arithmetic in numpy."""

import struct

import numpy as np

PLANE = 121
MISSING = 4 * PLANE
POOL = MISSING + 6
PLACING = POOL + 13
INPUTS = PLACING + 1

ONE = 255
OUTPUT_ONE = 64
LOG_ODDS = 256
OUTPUT_LIMIT = 127
# No sum of at most 65 columns and a bias leaves 16 bits while weights stay within this.
COLUMN_LIMIT = 1.9

ROW = 72


def read_rows(paths, count=None):
    """The training rows of `yinsh-lab rows`, as one array of bytes."""
    parts = [np.fromfile(path, dtype=np.uint8).reshape(-1, ROW) for path in paths]
    rows = parts[0] if len(parts) == 1 else np.concatenate(parts)
    return rows if count is None else rows[:count]


def inputs(rows):
    """One column for each input, 0 or 1, in the view of the player who acts."""
    bits = np.unpackbits(rows[:, :64].reshape(-1, 4, 16), axis=2, bitorder="little")
    dense = np.zeros((len(rows), INPUTS), dtype=np.int32)
    dense[:, :MISSING] = bits[:, :, :PLANE].reshape(len(rows), MISSING)
    every, state = np.arange(len(rows)), rows[:, 67:70].astype(np.int64)
    dense[every, MISSING + state[:, 0]] = 1
    dense[every, MISSING + 3 + state[:, 1]] = 1
    dense[every, POOL + state[:, 2] // 4] = 1
    dense[:, PLACING] = rows[:, 70]
    return dense


def swapped():
    """Where each input goes when the board is seen by the other player; its own inverse."""
    order = np.arange(INPUTS)
    for plane in range(4):
        order[plane * PLANE : (plane + 1) * PLANE] += PLANE if plane % 2 == 0 else -PLANE
    order[MISSING : MISSING + 3] += 3
    order[MISSING + 3 : MISSING + 6] -= 3
    return order


def symmetries():
    """12 × PLANE: where each bit goes under a symmetry of the board; bits that are no points stay."""
    table = np.tile(np.arange(PLANE), (12, 1))
    for bit in range(PLANE):
        # The neighbours of a point are a column, a row, or both on: 1, 11 and 12 bits.
        column, row = bit // 11 - 5, bit % 11 - 5
        lengths = sorted(map(abs, (column, row, column - row)))
        if lengths[2] > 5 or lengths == [0, 5, 5]:
            continue
        for symmetry in range(12):
            image = (column, row) if symmetry < 6 else (row, column)
            for _ in range(symmetry % 6):
                image = (image[1], image[1] - image[0])
            table[symmetry, bit] = 11 * (image[0] + 5) + image[1] + 5
    return table


def images(table):
    """symmetries × INPUTS: which weight of a base neuron an input reads."""
    own = np.tile(np.arange(INPUTS), (len(table), 1))
    for plane in range(4):
        own[:, plane * PLANE : (plane + 1) * PLANE] = table + plane * PLANE
    return own


def is_point():
    """Which inputs can be on: all but the bits that are no points of the board."""
    table = symmetries()
    moves = table[1] != np.arange(PLANE)
    # The centre is a point that every symmetry leaves in place.
    moves[PLANE // 2] = True
    return np.concatenate([np.tile(moves, 4), np.ones(INPUTS - MISSING, dtype=bool)])


def quantise(net):
    """Floats, as trained, to the integers of the file."""
    limit = int(COLUMN_LIMIT * ONE)
    small = lambda values, one, limit: np.clip(np.rint(values * one), -limit, limit).astype("<i2")
    large = lambda values: np.rint(values * ONE * OUTPUT_ONE).astype("<i4")
    return {
        "columns": small(net["columns"], ONE, limit),
        "biases": small(net["biases"], ONE, limit),
        "outputs": small(net["outputs"], OUTPUT_ONE, OUTPUT_LIMIT),
        "output_biases": large(net["output_biases"]),
        "hidden": small(net["hidden"], OUTPUT_ONE, OUTPUT_LIMIT),
        "hidden_biases": large(net["hidden_biases"]),
        "hidden_outputs": small(net["hidden_outputs"], OUTPUT_ONE, OUTPUT_LIMIT),
    }


NAMES = ("columns", "biases", "outputs", "output_biases", "hidden", "hidden_biases", "hidden_outputs")


def write(path, net):
    """Writes the file of a tied net, without the inputs that are no points."""
    bases, (buckets, hidden) = len(net["biases"]), net["hidden_biases"].shape
    stored = {**net, "columns": net["columns"][is_point()]}
    with open(path, "wb") as file:
        file.write(b"SXN2" + struct.pack("<4H", len(stored["columns"]), bases, buckets, hidden))
        for name in NAMES:
            file.write(np.ascontiguousarray(stored[name]).tobytes())


def read(path):
    """Reads a file back."""
    with open(path, "rb") as file:
        bytes_ = file.read()
    assert bytes_[:4] == b"SXN2", "no net file"
    count, bases, buckets, hidden = struct.unpack("<4H", bytes_[4:12])
    shapes = [(count, bases), (bases,), (buckets, 2 * bases), (buckets,)]
    shapes += [(buckets, hidden, 2 * bases), (buckets, hidden), (buckets, hidden)]
    net, at = {}, 12
    for name, shape in zip(NAMES, shapes):
        kind = "<i4" if name in ("output_biases", "hidden_biases") else "<i2"
        net[name] = np.frombuffer(bytes_, dtype=kind, count=int(np.prod(shape)), offset=at).reshape(shape)
        at += net[name].nbytes
    assert at == len(bytes_), "a file of another length"
    columns = np.zeros((INPUTS, bases), dtype="<i2")
    columns[is_point()] = net["columns"]
    return {**net, "columns": columns}


def towards_zero(numerator, denominator):
    """Integer division as the engine does it."""
    return np.sign(numerator) * (np.abs(numerator) // denominator)


def scores(net, rows):
    """What the engine's integer arithmetic gives for these rows."""
    dense = inputs(rows).astype(np.float32)
    bases = len(net["biases"])
    # Whole numbers of this size are exact in 32-bit floats, whose products are fast.
    columns = net["columns"].astype(np.float32)[images(symmetries())].transpose(1, 0, 2).reshape(INPUTS, -1)
    biases = np.tile(net["biases"].astype(np.int64), 12)
    view = lambda on: np.clip((on @ columns).astype(np.int64) + biases, 0, ONE)
    squares = np.stack([view(dense), view(dense[:, swapped()])], axis=1).reshape(-1, 2, 12, bases) ** 2
    has_hidden = net["hidden_biases"].shape[1] > 0
    pooled = (squares >> 8 if has_hidden else squares).sum(axis=2).reshape(-1, 2 * bases)
    buckets = len(net["output_biases"])
    bucket = np.where(rows[:, 70] > 0, 0, 1 + rows[:, 69].astype(np.int64) * (buckets - 1) // 52)
    bucket = np.minimum(bucket, buckets - 1)
    sums = (pooled * net["outputs"][bucket].astype(np.int64)).sum(axis=1)
    output = sums if has_hidden else towards_zero(sums, ONE)
    output = output + net["output_biases"][bucket]
    if has_hidden:
        hidden = np.einsum("ri,rji->rj", pooled, net["hidden"][bucket].astype(np.int64)) + net["hidden_biases"][bucket]
        hidden = np.clip(hidden >> 6, 0, ONE) ** 2
        output = output + towards_zero((hidden * net["hidden_outputs"][bucket]).sum(axis=1), ONE)
    return towards_zero(output * LOG_ODDS, ONE * OUTPUT_ONE)

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


def quantise(columns, biases, outputs, output_biases):
    """Floats, as trained, to the integers of the file."""
    limit = int(COLUMN_LIMIT * ONE)
    return {
        "columns": np.clip(np.rint(columns * ONE), -limit, limit).astype("<i2"),
        "biases": np.clip(np.rint(biases * ONE), -limit, limit).astype("<i2"),
        "outputs": np.clip(np.rint(outputs * OUTPUT_ONE), -OUTPUT_LIMIT, OUTPUT_LIMIT).astype("<i2"),
        "output_biases": np.rint(output_biases * ONE * OUTPUT_ONE).astype("<i4"),
    }


def expand(net, images):
    """A tied net (`columns` inputs × bases, `outputs` buckets × 2 bases) with all its images."""
    columns = net["columns"][images]
    symmetries, count, bases = columns.shape
    outputs = net["outputs"].reshape(-1, 2, 1, bases)
    return {
        "columns": np.ascontiguousarray(columns.transpose(1, 0, 2).reshape(count, symmetries * bases)),
        "biases": np.tile(net["biases"], symmetries),
        "outputs": np.ascontiguousarray(np.broadcast_to(outputs, (len(outputs), 2, symmetries, bases))).reshape(len(outputs), -1),
        "output_biases": net["output_biases"],
    }


def write(path, net):
    """Writes the file; `columns` is inputs × width, `outputs` buckets × 2 width."""
    count, width = net["columns"].shape
    buckets = len(net["output_biases"])
    with open(path, "wb") as file:
        file.write(b"SXN1" + struct.pack("<4H", count, width, buckets, 0))
        for name in ("columns", "biases", "outputs", "output_biases"):
            file.write(net[name].tobytes())


def read(path):
    """Reads a file back."""
    with open(path, "rb") as file:
        bytes_ = file.read()
    assert bytes_[:4] == b"SXN1", "no net file"
    count, width, buckets, _ = struct.unpack("<4H", bytes_[4:12])
    sizes = [("columns", count * width, "<i2"), ("biases", width, "<i2")]
    sizes += [("outputs", buckets * 2 * width, "<i2"), ("output_biases", buckets, "<i4")]
    net, at = {}, 12
    for name, size, kind in sizes:
        net[name] = np.frombuffer(bytes_, dtype=kind, count=size, offset=at)
        at += net[name].nbytes
    assert at == len(bytes_), "a file of another length"
    net["columns"] = net["columns"].reshape(count, width)
    net["outputs"] = net["outputs"].reshape(buckets, 2 * width)
    return net


def towards_zero(numerator, denominator):
    """Integer division as the engine does it."""
    return np.sign(numerator) * (np.abs(numerator) // denominator)


def scores(net, rows):
    """What the engine's integer arithmetic gives for these rows."""
    dense = inputs(rows)
    columns, biases = net["columns"].astype(np.int32), net["biases"].astype(np.int32)
    own = dense @ columns + biases
    other = dense[:, swapped()] @ columns + biases
    views = np.clip(np.concatenate([own, other], axis=1), 0, ONE).astype(np.int64)
    buckets = len(net["output_biases"])
    bucket = np.where(rows[:, 70] > 0, 0, 1 + rows[:, 69].astype(np.int64) * (buckets - 1) // 52)
    bucket = np.minimum(bucket, buckets - 1)
    sums = (views * views * net["outputs"][bucket].astype(np.int64)).sum(axis=1)
    output = towards_zero(sums, ONE) + net["output_biases"][bucket].astype(np.int64)
    return towards_zero(output * LOG_ODDS, ONE * OUTPUT_ONE)

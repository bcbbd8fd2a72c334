"""Compares the engine's scores with the same arithmetic in numpy, row by row.

usage: check_net.py YINSH_LAB NET GAMES ROWS     (ROWS made from GAMES by `yinsh-lab rows`)
       check_net.py --random NET [BASES [BUCKETS [HIDDEN]]]   writes a net with random weights, to test with
"""

import subprocess
import sys

import numpy as np

import net_file

COUNT = 5000


def random_net(path, bases=32, buckets=8, hidden=16):
    rng = np.random.default_rng(1)
    normal = lambda *shape: rng.normal(size=shape)
    net = net_file.quantise({
        "columns": 0.15 * normal(net_file.INPUTS, bases),
        "biases": 0.3 * normal(bases),
        "outputs": 0.05 * normal(buckets, 2 * bases),
        "output_biases": 0.2 * normal(buckets),
        "hidden": 0.1 * normal(buckets, hidden, 2 * bases),
        "hidden_biases": 0.2 * normal(buckets, hidden),
        "hidden_outputs": 0.3 * normal(buckets, hidden),
    })
    net_file.write(path, net)


def check(lab, net_path, games, rows_path):
    rows = net_file.read_rows([rows_path], COUNT)
    expected = net_file.scores(net_file.read(net_path), rows)
    command = [lab, "scores", "--in", games, "--net", net_path, "--count", str(len(rows))]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    given = np.array(printed.split(), dtype=np.int64)
    assert given.shape == expected.shape, (given.shape, expected.shape)
    differing = int((given != expected).sum())
    assert differing == 0, f"{differing} of {len(rows)} scores differ"
    print(f"{len(rows)} scores are the same in the engine and in numpy")


if __name__ == "__main__":
    if sys.argv[1] == "--random":
        random_net(sys.argv[2], *map(int, sys.argv[3:]))
    else:
        check(*sys.argv[1:])

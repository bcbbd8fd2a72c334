#!/bin/sh
# One generation: games by the old net, a new net from them, a match of new against old.
#
# usage: generation.sh OUT OLD SECONDS [NODES [ROWS...]]
#   OUT      folder for net, games and log
#   OLD      the net that plays the games, or `hand`
#   SECONDS  how long it plays
#   NODES    nodes a turn, 600 if not said
#   ROWS     row files of earlier generations to learn from as well
# Environment: LAB (the binary), THREADS, SEED, TRAIN (more arguments of train.py), MATCH_GAMES
set -eu
here=$(cd "$(dirname "$0")" && pwd)
lab=${LAB:-$here/bin/yinsh-lab}
out=$1
old=$2
seconds=$3
nodes=${4:-600}
shift 3
[ $# -eq 0 ] || shift
threads=${THREADS:-$(nproc)}
games=${MATCH_GAMES:-400}
mkdir -p "$out"
rm -f "$out/done"

name() { case $1 in hand) echo hand ;; *) echo "net=$1" ;; esac; }

{
    "$lab" selfplay --out "$out/games" --net "$old" --nodes "$nodes" --seconds "$seconds" \
        --threads "$threads" --seed "${SEED:-1}"
    "$lab" rows --in "$out/games" --out "$out/rows"
    all=$out/rows
    for rows in "$@"; do all=$all,$rows; done
    # shellcheck disable=SC2086 # TRAIN is a list of words.
    python3 "$here/train.py" --rows "$all" --out "$out/net" ${TRAIN:-}
    python3 "$here/check_net.py" "$lab" "$out/net" "$out/games" "$out/rows"
    echo "new against old, 2000 nodes a turn"
    "$lab" match --a "net=$out/net,nodes=2000" --b "$(name "$old"),nodes=2000" \
        --games "$games" --threads "$threads" --seed 11
    echo "new against old, 20 ms a turn"
    "$lab" match --a "net=$out/net,ms=20" --b "$(name "$old"),ms=20" \
        --games "$games" --threads "$threads" --seed 12
    touch "$out/done"
} 2>&1 | tee "$out/log"
# The status of the pipe is that of `tee`.
[ -e "$out/done" ]

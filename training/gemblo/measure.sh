#!/bin/sh
# The figures of the Gemblo engine: speed, strength, ablations and levels.
#
#   training/gemblo/measure.sh LAB [JOBS] [MS]
#
# MS is the processor time a turn, in milliseconds, for both sides.
set -eu
lab=$1 jobs=${2:-2} ms=${3:-50}
play() {
    echo "match $*"
    "$lab" match "$@" "jobs=$jobs"
}
"$lab" bench
play 2 engine greedy games=200 "cpu=$ms"
play 4 engine greedy games=400 "cpu=$((4 * ms))"
play 6 engine greedy games=120 "cpu=$ms"
play 2 engine plain games=100 "cpu=$ms"
for players in 2 4; do
    for change in priors=no:width=3000 rounds=99 bonus=0 endings=no; do
        play "$players" "engine:$change" engine games=160 "cpu=$ms"
    done
done
for level in 2 3 4 5 6 7 8 9; do
    play 2 "engine:level=$level" "engine:level=$((level - 1))" games=120 nodes=100000
done

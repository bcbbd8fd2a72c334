#!/bin/sh
# One generation of the Gemblo weights: self-play for every number of players, then learning.
#
#   training/gemblo/generation.sh LAB FOLDER FROM TO [GAMES] [NODES] [JOBS] [SEED]
#
# LAB is the laboratory (cargo build --release -p gemblo-engine --example lab), FOLDER keeps the
# games, FROM and TO are files of weights. Games that lie in FOLDER from earlier generations are
# learned from as well; take old ones away.
set -eu
lab=$1 folder=$2 from=$3 to=$4
games=${5:-400} nodes=${6:-800} jobs=${7:-2} seed=${8:-1}
mkdir -p "$folder"
for players in 2 3 4 5 6; do
    "$lab" selfplay "$players" "$games" "$folder/$seed-$players.games" \
        "nodes=$nodes" "jobs=$jobs" "seed=$seed" "by=engine:weights=$from"
done
"$lab" learn "$to" "$folder"/*.games "from=$from" "jobs=$jobs" epochs=8 rate=0.03
for players in 2 3 4 5 6; do
    echo "$players players, one seat of the new weights against the old:"
    "$lab" match "$players" "engine:weights=$to" "engine:weights=$from" \
        "games=$((players * 24))" nodes=400 "jobs=$jobs"
done

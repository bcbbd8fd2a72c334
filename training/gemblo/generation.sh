#!/bin/sh
# One generation of the net of the priors: self-play for every number of players, training on a GPU, matches.
#
#   training/gemblo/generation.sh LAB FOLDER [JOBS] [SCALE] [PYTHON]
#
# LAB is the laboratory (cargo build --release -p sixfold-gemblo-engine --example lab), FOLDER keeps the games and gets the
# net; games that lie there from earlier generations are learned from as well, take old ones away. Takes about
# sixteen minutes times SCALE, which is in hundredths.
set -eu
lab=$1 folder=$2 jobs=${3:-16} scale=${4:-100} python=${5:-python3}
here=$(dirname "$0")
mkdir -p "$folder"
scaled() { echo $(($1 * scale / 100 + 1)); }
seed=$(($(ls "$folder" | wc -l) + 1))
for each in 2:88 3:52 4:116 5:59 6:146; do
    players=${each%:*}
    "$lab" selfplay "$players" 1000000 "$folder/$seed-$players.games" "seconds=$(scaled "${each#*:}")" \
        nodes=100 deep=800 "jobs=$jobs" "seed=$seed"
done
"$lab" sights "$folder/sights" "$folder"/*.games "jobs=$jobs"
"$lab" shapes > "$folder/shapes"
"$python" "$here/policy.py" --shapes "$folder/shapes" --rows "$folder/sights" --out "$folder" \
    --seconds "$(scaled 235)" --rate 0.004 --nets 32:1
for each in 2:30 4:40 6:40; do
    "$lab" match "${each%:*}" "engine:policy=$folder/policy-32-1" engine games=100000 nodes=800 \
        "seconds=$(scaled "${each#*:}")" "openings=$here/../../crates/gemblo-engine/openings.txt" "jobs=$jobs"
done

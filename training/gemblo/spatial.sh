#!/bin/sh
# A spatial net: self-play, rows, training on a GPU, and matches of the best net against none.
#
#   training/gemblo/spatial.sh LAB FOLDER [JOBS] [SCALE] [PYTHON]
#
# Takes about seven minutes times SCALE, which is in hundredths.
set -eu
lab=$1 folder=$2 jobs=${3:-16} scale=${4:-100} python=${5:-python3}
here=$(dirname "$0")
openings=$here/../../crates/gemblo-engine/openings.txt
mkdir -p "$folder"
begin=$(date +%s)
scaled() { echo $(($1 * scale / 100 + 1)); }
say() { echo "$(($(date +%s) - begin)) s  $*"; }
play() { # PLAYERS SECONDS BUDGET
    say "match $1 engine:net=$best engine $3"
    "$lab" match "$1" "engine:net=$best" engine games=100000 "seconds=$(scaled "$2")" "$3" \
        "openings=$openings" "jobs=$jobs"
}
for each in 2:30 3:20 4:45 5:20 6:45; do
    players=${each%:*}
    "$lab" selfplay "$players" 1000000 "$folder/$players.games" "seconds=$(scaled "${each#*:}")" \
        nodes=48 visits=no "jobs=$jobs" seed=1
done
say games
"$lab" rows "$folder/rows" "$folder"/*.games part=2 "jobs=$jobs"
say rows
"$python" "$here/train.py" --rows "$folder/rows" --out "$folder" --seconds "$(scaled 80)" \
    --nets 1:3:0.002 1:30:0.004 2:3:0.003 | tee "$folder/train.log"
best=$(grep '^mean' "$folder/train.log" | sort -k2 -n | head -n 1 | cut -d' ' -f3)
play 4 20 nodes=500
play 2 20 nodes=500
play 6 20 nodes=500
play 4 25 cpu=50
play 2 25 cpu=50
say done

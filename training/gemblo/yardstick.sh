#!/bin/sh
# Today's engine against a frozen one from balanced openings, and which part of the search does what.
#
#   training/gemblo/yardstick.sh LAB OLD FOLDER [JOBS] [SCALE]
#
# OLD is the laboratory of another commit that knows `answer`; FOLDER gets the openings. Takes about
# seven minutes times SCALE, which is in hundredths.
set -eu
lab=$1 old=$2 folder=$3 jobs=${4:-16} scale=${5:-100}
mkdir -p "$folder"
begin=$(date +%s)
scaled() { echo $(($1 * scale / 100 + 1)); }
play() { # PLAYERS SECONDS CHANGES BUDGET
    echo "$(($(date +%s) - begin)) s  match $1 engine$3 $4"
    "$lab" match "$1" "engine$3" "program:$old" games=100000 "seconds=$(scaled "$2")" "$4" \
        "openings=$folder/openings-$1" "jobs=$jobs"
}
"$lab" openings 2 500 "$folder/openings-2" "seconds=$(scaled 15)" "jobs=$jobs"
"$lab" openings 4 150 "$folder/openings-4" "seconds=$(scaled 35)" "jobs=$jobs"
"$lab" openings 6 150 "$folder/openings-6" "seconds=$(scaled 35)" "jobs=$jobs"
play 4 40 "" cpu=100
play 2 40 "" cpu=100
for change in "" :widening=no:lcb=0:finished=no:pending=yes :pending=yes :lcb=0 :widening=no \
    :finished=no :lcb=0:pending=yes :fpu=0.1 :explore=0.4 :explore=1.0; do
    play 4 10 "$change" nodes=1000
done
for change in "" :pending=yes :explore=0.4 :explore=1.0; do
    play 2 10 "$change" nodes=1000
done
for change in "" :explore=0.4 :explore=1.0; do
    play 6 10 "$change" nodes=1000
done
play 6 40 "" cpu=100
echo "$(($(date +%s) - begin)) s  done"

#!/bin/bash
# Trains the students of `taught.sh` from labelled rows and, if UNTAUGHT says so, one from the rows alone.
set -u
labelled=$(ls "$D"/rows.??.labels "$D"/beside.?.??.labels | sed 's/.labels$//' | paste -sd,)
searched=$(ls "$D"/rows.?? | paste -sd,)
train() {
    # shellcheck disable=SC2086 # STUDENT is a list of words.
    $PYTHON "$here/train.py" --seconds "$TRAIN" --epochs 200 "$@" ${STUDENT:-} ||
        $PYTHON "$here/train.py" --seconds "$TRAIN" --epochs 200 --step-by-step "$@" ${STUDENT:-}
}
nets=${NETS:-32:8:16,24:8:16,16:8:16,32:8:0}
out=$D/taught
# A single net is written to the very name it is given.
case $nets in *,*) ;; *) out=$out-${nets//:/-} ;; esac
[ -n "$labelled" ] && train --rows "$labelled" --nets "$nets" --out "$out"
[ -n "${UNTAUGHT:-}" ] && train --rows "$searched" --labels ignore --nets 32:8:16 --out "$D/untaught-32-8-16"

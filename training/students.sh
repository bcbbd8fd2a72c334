#!/bin/bash
# Trains the students of `taught.sh`: from labelled rows, and one from searched rows alone.
set -u
labelled=$(ls "$D"/rows.??.labels "$D"/beside.?.??.labels | sed 's/.labels$//' | paste -sd,)
searched=$(ls "$D"/rows.?? | paste -sd,)
train() {
    # shellcheck disable=SC2086 # STUDENT is a list of words.
    $PYTHON "$here/train.py" --seconds "$TRAIN" --epochs 40 "$@" ${STUDENT:-}
}
[ -n "$labelled" ] && train --rows "$labelled" --nets "${NETS:-32:8:16,24:8:16,16:8:16,32:8:0}" --out "$D/taught"
train --rows "$searched" --labels ignore --nets 32:8:16 --out "$D/untaught-32-8-16"

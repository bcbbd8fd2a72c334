#!/bin/bash
# One generation with a teacher, on a machine with 16 cores and a GPU: games, teacher, labels, students, matches.
#
# usage: taught.sh begin    starts everything in the background, tries the GPU programs, and returns
#        taught.sh hold N   waits N seconds and shows where things stand
#        taught.sh matches  plays the students against the old net
#
# Run the verbs one after the other from the root of the repository; what is in the background runs
# on between them. Whatever there is to show is written to $OUT. All times are seconds after `begin`:
#   PLAY    the games end                        SETTLE  the teacher's rate begins to fall
#   TEACH   the teacher is done                  LABEL   the labels end
#   TRAIN   seconds for each student
# Other environment: D (folder), LAB (the binary), OLD (the net), THREADS, NODES, NETS and UNTAUGHT (see students.sh), TEACHER
# (more arguments of teacher.py train), STUDENT (of train.py), SHORT and LONG (seconds of a match), PYTHON.
set -u
export D=${D:-/tmp/generation}
export THREADS=${THREADS:-16} NODES=${NODES:-700} PYTHON=${PYTHON:-python3}
export PLAY=${PLAY:-555} SETTLE=${SETTLE:-420} TEACH=${TEACH:-700} LABEL=${LABEL:-905} TRAIN=${TRAIN:-50}
export CHUNK=${CHUNK:-37} PYTHONUNBUFFERED=1
OUT=${OUT:-$D/out}
mkdir -p "$D/code" "$OUT"

# The background works with copies of its own, which every call renews.
bring() { cp "$1" "$D/code/$2.part" && mv "$D/code/$2.part" "$D/code/$2"; }
bring "${LAB:-target/lent/yinsh-lab-net}" yinsh-lab
bring "${OLD:-nets/yinsh.net}" old.net
for program in training/*.py training/students.sh; do bring "$program" "$(basename "$program")"; done
export LAB=$D/code/yinsh-lab OLD=$D/code/old.net here=$D/code
cd "$D" || exit 1

begun() { cat "$D/begun"; }
after() { echo $(($(begun) + $1)); }

# Games in chunks, each turned into rows at once; then positions beside them.
play() {
    local number=0
    while [ "$(date +%s)" -lt "$(($(after "$PLAY") - 5))" ]; do
        number=$((number + 1))
        local left=$(($(after "$PLAY") - $(date +%s))) name
        name=$(printf %02d $number)
        [ "$left" -gt "$CHUNK" ] && left=$CHUNK
        nice -n 10 "$LAB" selfplay --out "$D/games.$name" --net "$OLD" --nodes "$NODES" --seconds "$left" \
            --threads "$THREADS" --seed "$((100 + number))"
        ("$LAB" rows --in "$D/games.$name" --out "$D/part.$name" &&
            mv "$D/part.$name" "$D/rows.$name") &
    done
    wait
    for seed in 1 2 3 4; do
        for games in "$D"/games.*; do echo "$seed ${games##*.}"; done
    done | xargs -P "$THREADS" -L 1 bash -c \
        'nice -n 10 "$LAB" perturb --in "$D/games.$1" --out "$D/part.$0.$1" --each 1 --seed "$0" &&
            mv "$D/part.$0.$1" "$D/beside.$0.$1"'
    touch "$D/played"
}

teach() {
    # shellcheck disable=SC2086 # TEACHER is a list of words.
    $PYTHON $here/teacher.py train --rows "$D/rows.??" --out "$D/teacher.pt" \
        --until "$(after "$TEACH")" --settle "$(after "$SETTLE")" ${TEACHER:-}
}

# Labels and students, once the teacher is done; without a teacher the rows must do.
learn() {
    until [ -e "$D/teacher.pt.done" ] || [ "$(date +%s)" -gt "$(after $((TEACH + 60)))" ]; do sleep 1; done
    $PYTHON $here/teacher.py label --net "$D/teacher.pt" --until "$(after "$LABEL")" \
        "$D"/rows.?? "$D"/beside.?.??
    bash "$here/students.sh"
    touch "$D/learned"
}

# The newest of every log, and the nets, to $OUT.
show() {
    for log in "$D"/*.log; do
        echo "== $(basename "$log")"
        tail -n "${1:-12}" "$log"
    done
    ls "$D" | tr '\n' ' '
    tail -n 200 "$D"/*.log >"$OUT/logs.txt"
    tar -C "$D" -czf "$OUT/nets.tar.gz" $(cd "$D" && ls | grep -E '^(un)?taught-' || echo begun)
    cp "$D/teacher.pt.half" "$OUT/" 2>/dev/null
    head -c 3000000 "$D/games.01" >"$OUT/games.01" 2>/dev/null
}

# The later programs for a few seconds, with the teacher's first net, on a few rows.
try() {
    local dir=$D/try
    mkdir -p "$dir"
    "$LAB" selfplay --out "$dir/games" --net "$OLD" --seconds 4 --threads 4
    "$LAB" rows --in "$dir/games" --out "$dir/rows.01"
    "$LAB" perturb --in "$dir/games" --out "$dir/beside" --each 2
    until [ -e "$D/teacher.pt" ] || [ "$(date +%s)" -gt "$(after "${TRY:-200}")" ]; do sleep 1; done
    $PYTHON $here/teacher.py label --net "$D/teacher.pt" --until "$(after 1000)" "$dir/rows.01" "$dir/beside"
    # shellcheck disable=SC2086 # STUDENT is a list of words.
    $PYTHON $here/train.py --rows "$dir/rows.01,$dir/beside" --nets 32:8:16 --seconds 8 \
        --epochs 1000000 --out "$dir/net" ${STUDENT:-}
    $PYTHON $here/check_net.py "$LAB" "$dir/net" "$dir/games" "$dir/rows.01"
}

background() {
    export -f "$1" after begun
    setsid nohup bash -c "$1" >"$D/$1.log" 2>&1 </dev/null &
}

# `between NET SECONDS BOUND [OTHER BOUND]`: against the old net, both with the same bound if no other.
between() {
    "$LAB" match --a "net=$D/$1,$3" --b "net=$OLD,${4:-$3}" --games 4000 --seconds "$2" --threads "$THREADS" --seed 12 \
        --label "$1 $3 - old ${4:-$3}" | tail -n 3
}

matches() {
    local nets net best
    nets=$(ls "$D" | grep -E '^(un)?taught-')
    for net in $nets; do
        between "$net" "${SHORT:-28}" "ms=20"
        between "$net" "$((${SHORT:-28} / 2))" "nodes=3000"
    done 2>&1 | tee "$D/matches.txt"
    best=$(grep -oE '^[a-z]+-[0-9-]+ ms=20 .* [0-9.]+ %' "$D/matches.txt" | awk '{print $(NF - 1), $1}' | sort -rn | head -n 1 | cut -d' ' -f2)
    {
        echo "best: $best"
        between "$best" "${LONG:-55}" ms=10 ms=100
        between "$best" "${LONG:-55}" ms=20
    } 2>&1 | tee -a "$D/matches.txt"
    cp "$D/matches.txt" "$OUT/"
}

case $1 in
begin)
    date +%s >"$D/begun"
    lscpu | grep -E 'Model name|avx2' | cut -c1-80
    for stage in play teach learn; do background $stage; done
    try 2>&1 | tee "$D/try.log"
    show 6
    ;;
hold)
    sleep "$2"
    show
    ;;
matches)
    matches
    show 3
    ;;
esac

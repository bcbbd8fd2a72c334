#!/bin/bash
# Measures the search on all cores: a book of balanced openings, every feature by itself, SPSA over
# the constants, and the whole against a frozen program. Every result is a line of OUT/log.
#
#   training/search.sh book|features|spsa|final|all SECONDS OUT
#
# `all` shares the seconds: features that win are switched on for SPSA, and what SPSA found plays
# against the frozen program.
#
# LAB is the yinsh-lab to measure, OLD a frozen one, BASE the words that both sides of a feature
# match share, BEST the words of the player in `final`, NODES the nodes a turn.
set -eu
phase=$1 seconds=$2 out=$3
LAB=${LAB:-target/release/yinsh-lab}
OLD=${OLD:-}
BASE=${BASE:-own}
BEST=${BEST:-own}
NODES=${NODES:-4000}
cores=$(nproc)
book=${BOOK:-$out/book.txt}
mkdir -p "$out"

say() { tee -a "$out/log"; }

# Runs one match and keeps its last line.
between() { # LABEL SECONDS GAMES A B [MORE...]
    local label=$1 limit=$2 games=$3 a=$4 b=$5
    shift 5
    "$LAB" match --label "$label" --seconds "$limit" --games "$games" --a "$a" --b "$b" \
        --threads "$cores" --book "$book" "$@" 2>>"$out/progress" | tee -a "$out/all" | tail -n 1 | say
}

# A name and its words, a line each.
features() {
    cat <<'END'
no-singular singular_depth=0
no-deeper lmr_deeper=0
no-continuation reply_history=0,follow_up_history=0
late-pruning lmp_base=3,lmp_scale=220
reverse-depth rfp_depth=7
END
}

# The words of the features that won, by the log.
winners() {
    features | while read -r name words; do
        if grep "^$name: " "$out/log" | tail -n 1 | grep -q 'Elo +\([3-9]\|[1-9][0-9]\)'; then
            printf ',%s' "$words"
        fi
    done
}

# The constants that SPSA moves, unless NAMES says otherwise.
NAMES=${NAMES:-rfp_margin,rfp_threat,null_base,null_scale,futility_margin,lmp_base,lmp_scale,lmr_base,lmr_scale,lmr_wide,lmr_history,history_square,history_linear,history_most,history_kept,reply_history,follow_up_history,order_flip,order_grow,order_break,order_spoil,singular_margin,singular_double,aspiration}

# What SPSA found last, rounded.
tuned() {
    grep '^spsa ' "$out/log" | tail -n 1 | sed 's/.*: /,/; s/\.[0-9]//g'
}

case $phase in
book)
    "$LAB" book --out "$book" --count 2000 --nodes "${BOOK_NODES:-300000}" --threads "$cores" \
        --seconds "$seconds" --seed 7 | say
    ;;
features)
    each=$((seconds / $(features | wc -l)))
    features | while read -r name words; do
        between "$name" "$each" 6000 "$BASE,hash=2,nodes=$NODES,$words" "$BASE,hash=2,nodes=$NODES" --sprt 0,15
    done
    ;;
spsa)
    timeout $((seconds + 20)) "$LAB" spsa --player "$BASE,hash=2,nodes=$NODES" --names "$NAMES" \
        --pairs "${PAIRS:-20000}" --seconds "$seconds" --threads "$cores" --book "$book" | say
    ;;
all)
    again() { LAB=$LAB OLD=$OLD "$0" "$@"; }
    again book $((seconds / 15)) "$out"
    again features $((seconds * 35 / 100)) "$out"
    BASE=$BASE$(winners)
    echo "winners: $BASE" | say
    BASE=$BASE again spsa $((seconds * 37 / 100)) "$out"
    BEST=$BASE$(tuned)
    echo "tuned: $BEST" | say
    between "tuned-winners" $((seconds / 20)) 6000 "$BEST,hash=2,nodes=$NODES" "$BASE,hash=2,nodes=$NODES"
    BEST=$BEST again final $((seconds * 3 / 20)) "$out"
    ;;
final)
    third=$((seconds / 3))
    between "new-20ms-old-20ms" "$third" 1000 "$BEST,ms=20" "program=$OLD,own,ms=20"
    between "new-10ms-old-100ms" "$((2 * third))" 400 "$BEST,ms=10" "program=$OLD,own,ms=100"
    ;;
esac

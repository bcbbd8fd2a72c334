#!/bin/bash
# Measures the search on all cores: a book of balanced openings, every feature by itself, SPSA over
# the constants, and the whole against a frozen program. Every result is a line of OUT/log.
#
#   training/search.sh book|features|spsa|final SECONDS OUT
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

# name=words, a line each.
features() {
    cat <<'END'
shapes order_shapes=1
continuation reply_history=64,follow_up_history=64
kept history_kept=50
cut lmr_cut=1024
improving lmr_worsening=512,rfp_improving=60
singular singular_depth=5
correction correct_own_rings=40,correct_other_rings=40,correct_markers=40,correct_trail=40
quiet-table quiet_table=1
quiet-order quiet_order=1
late-pruning lmp_scale=300,lmp_worsening=60,lmp_depth=5
history-pruning history_depth=4
razoring razor_depth=2
probcut probcut_depth=5
deeper lmr_deeper=40
null-evaluation null_evaluation=200
root-reductions root_lmr=1
aspiration aspiration=25,aspiration_growth=200
END
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
final)
    third=$((seconds / 3))
    between "new-20ms-old-20ms" "$third" 1000 "$BEST,ms=20" "program=$OLD,own,ms=20"
    between "new-10ms-old-100ms" "$((2 * third))" 400 "$BEST,ms=10" "program=$OLD,own,ms=100"
    ;;
esac

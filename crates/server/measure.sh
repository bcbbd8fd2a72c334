#!/bin/bash
# Measures a server on this machine: turns on SQLite, turns on PostgreSQL with two nodes, idle connections.
#
#   cargo build --release -p sixfold && cargo build --release -p server --example load
#   crates/server/measure.sh target/release/sixfold target/release/examples/load [sqlite|postgres|idle]...
#
# Everything is in a folder of its own, which is deleted, in FOLDER: /dev/shm there tells the server's own part from the
# disk's, whose own times are told before and after. Only loopback is used. Each connection is an open file in both
# programs; where `ulimit -n` cannot be raised, there are as many as it allows.
set -euo pipefail

sixfold=$(realpath "$1") load=$(realpath "$2")
shift 2
parts=${*:-sqlite postgres idle}
games=${GAMES:-2000} rate=${RATE:-500} shared_games=${SHARED_GAMES:-1000} shared_rate=${SHARED_RATE:-300}
idle=${IDLE:-20000} seconds=${SECONDS_EACH:-30}
ulimit -n 60000 2>/dev/null || ulimit -n "$(ulimit -Hn)"
files=$(($(ulimit -n) - 100))
((idle > files)) && idle=$files
folder=$(mktemp -d -p "${FOLDER:-${TMPDIR:-/tmp}}")
chmod 755 "$folder"
programs=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -1 || true)
# PostgreSQL does not run as root.
as_nobody() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"; else "$@"; fi; }
servers=()

end() {
    for server in "${servers[@]}"; do kill "$server" 2>/dev/null && wait "$server" || true; done
    servers=()
}
stop_postgres() {
    if [ -e "$folder/pg/data/postmaster.pid" ]; then
        as_nobody "$programs/pg_ctl" -D "$folder/pg/data" -m immediate -w stop >/dev/null
    fi
}
trap 'end; stop_postgres; rm -rf "$folder"' EXIT

# serve DATABASE: starts a server; its address is in $address, its process in $!.
serve() {
    local log="$folder/log.${#servers[@]}"
    : >"$log"
    RUST_LOG=error "$sixfold" serve --api-only --no-limits --port 0 --database "$1" >"$log" 2>"$log.err" &
    servers+=($!)
    until grep -q '^Sixfold is at' "$log"; do sleep 0.1; done
    address=$(sed -n 's|^Sixfold is at http://||p' "$log")
}

for part in $parts; do
    echo "== $part"
    case $part in
    sqlite)
        serve "$folder/turns.db"
        "$load" "$address" --games "$games" --rate "$rate" --seconds "$seconds" --process "${servers[0]}" --disk "$folder"
        ;;
    postgres)
        mkdir -p "$folder/pg"
        [ "$(id -u)" = 0 ] && chown nobody "$folder/pg"
        as_nobody "$programs/initdb" -D "$folder/pg/data" -U test -A trust -N -E UTF8 >/dev/null
        port=$((20000 + RANDOM % 10000))
        (cd "$folder/pg" && as_nobody "$programs/pg_ctl" -D "$folder/pg/data" -l "$folder/pg/log" -w start \
            -o "-p $port -k $folder/pg -c listen_addresses=127.0.0.1" >/dev/null)
        database=postgres://test@127.0.0.1:$port/postgres
        serve "$database"
        east=$address
        serve "$database"
        "$load" "$east,$address" --games "$shared_games" --rate "$shared_rate" --seconds "$seconds" \
            --process "${servers[0]}" --disk "$folder"
        ;;
    idle)
        serve "$folder/idle.db"
        "$load" "$address" --idle "$idle" --seconds 60 --process "${servers[0]}"
        ;;
    *)
        echo "no such part: $part" >&2
        exit 2
        ;;
    esac
    end
    if [ "$part" = postgres ]; then stop_postgres; fi
done

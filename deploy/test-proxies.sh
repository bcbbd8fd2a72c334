#!/bin/bash
# Starts each proxy with the configuration beside this file before a server, and forges addresses through it.
#   deploy/test-proxies.sh target/release/sixfold
# Needs curl, openssl and whichever of nginx, caddy and haproxy is to be tested; needs no other rights.
set -euo pipefail
program=$(realpath "${1:?the program}")
here=$(dirname "$(realpath "$0")")
work=$(mktemp -d)
trap 'jobs -p | xargs -r kill; wait; rm -rf "$work"' EXIT
cd "$work"

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=games.example \
    -addext subjectAltName=DNS:games.example -keyout key.pem -out cert.pem 2> /dev/null
cat cert.pem key.pem > both.pem

# Waits until a port is answered.
await() {
    for _ in $(seq 100); do
        (: < "/dev/tcp/127.0.0.1/$1") 2> /dev/null && return
        sleep 0.1
    done
    echo "nothing answers at port $1" && exit 1
}

ask() {
    curl -sk --resolve "games.example:$port:127.0.0.1" "$@"
}

# check NAME PORT: forged addresses change nothing, cookies are for https alone, WebSockets pass.
check() {
    local name=$1
    port=$2
    await "$port"
    local base=https://games.example:$port statuses cookie upgrade
    cookie=$(ask -i -X POST "$base/api/session" | grep -i '^set-cookie')
    [[ $cookie == *Secure* ]] || { echo "$name: the cookie is not for https alone"; exit 1; }
    statuses=$(for number in $(seq 30); do
        ask -o /dev/null -w '%{http_code}\n' -X POST -H "X-Forwarded-For: 198.51.100.$number" "$base/api/session"
    done | sort | uniq -c | tr -s ' ' | tr '\n' ';')
    [[ $statuses == *" 429"* ]] || { echo "$name: forged addresses pass: $statuses"; exit 1; }
    cookie=$(echo "$cookie" | sed 's/.*\(sixfold=[^;]*\).*/\1/')
    local wish='{"game":"yinsh","setup":"blitz","seats":[{"kind":"me"},{"kind":"open"}]}' id
    id=$(ask -X POST -H "Cookie: $cookie" -H 'Content-Type: application/json' -d "$wish" "$base/api/games" |
        sed 's/.*"id":"\([^"]*\)".*/\1/')
    upgrade=$(ask -i --http1.1 --max-time 2 -H 'Connection: Upgrade' -H 'Upgrade: websocket' -H 'Sec-WebSocket-Version: 13' \
        -H 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==' "$base/api/games/$id/socket" 2> /dev/null | head -1 || true)
    [[ $upgrade == *" 101 "* ]] || { echo "$name: no WebSocket: $upgrade"; exit 1; }
    echo "$name: $statuses the WebSocket passes"
}

number=0
serve() {
    number=$((number + 1))
    inner=$((4710 + number)) outer=$((4720 + number))
    "$program" serve --api-only --proxy --port "$inner" --database "games$number.db" > /dev/null &
    await "$inner"
}

if command -v nginx > /dev/null; then
    serve
    sed -e "s|listen 443 ssl|listen 127.0.0.1:$outer ssl|" -e "s|127.0.0.1:4600|127.0.0.1:$inner|" \
        -e "s|/etc/letsencrypt/live/games.example/fullchain.pem|$work/cert.pem|" \
        -e "s|/etc/letsencrypt/live/games.example/privkey.pem|$work/key.pem|" "$here/nginx.conf" > site.conf
    echo "daemon off; pid $work/pid; error_log $work/error.log; events {} http { access_log off; include $work/site.conf; }" > nginx.conf
    nginx -p "$work" -c "$work/nginx.conf" 2> /dev/null &
    check nginx "$outer"
fi
if command -v caddy > /dev/null; then
    serve
    { printf '{\n\tadmin off\n\tauto_https off\n}\n'
        sed -e "s|^games.example {|https://games.example:$outer {\n\ttls $work/cert.pem $work/key.pem|" \
            -e "s|127.0.0.1:4600|127.0.0.1:$inner|" "$here/Caddyfile"; } > Caddyfile
    HOME=$work caddy run --config Caddyfile --adapter caddyfile 2> caddy.log &
    check caddy "$outer"
fi
if command -v haproxy > /dev/null; then
    serve
    sed -e "s|bind :443 ssl crt /etc/haproxy/games.example.pem|bind 127.0.0.1:$outer ssl crt $work/both.pem|" \
        -e "s|127.0.0.1:4600|127.0.0.1:$inner|" "$here/haproxy.cfg" > haproxy.cfg
    haproxy -f haproxy.cfg 2> haproxy.log &
    check haproxy "$outer"
fi

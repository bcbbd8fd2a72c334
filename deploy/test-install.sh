#!/bin/bash
# Installs Sixfold in every way that the README names, each in a fresh Debian that has nothing else, and asks the program for the app.
#   cargo xtask dist && deploy/test-install.sh [cargo git pip binary deb image wheel npm]
# All ways unless told. Needs root and debootstrap; `image` also skopeo and umoci. What was released is taken from $RELEASE,
# fresh Debians are made in $ROOMS. SIXFOLD_QUICK=1 builds the program, not the app, with few optimisations.
set -euo pipefail
root=$(realpath "$(dirname "$0")/..")
release=${RELEASE:-${CARGO_TARGET_DIR:-$root/target}/release-files}
rooms=${ROOMS:-$(mktemp -d)}
mkdir -p "$rooms"
process=
trap 'leave' EXIT

leave() {
    [[ -z $process ]] || stop || true
    for room in "$rooms"/*/; do
        for folder in proc dev; do
            mountpoint -q "$room$folder" && umount "$room$folder"
        done
    done
    [[ -v ROOMS ]] || rm -rf "$rooms"
}

# room NAME [PACKAGE…]: a fresh Debian with these packages.
room() {
    local room=$rooms/$1
    shift
    [[ -e $room || -e $rooms/bare/done ]] || {
        debootstrap --variant=minbase --include=ca-certificates trixie "$rooms/bare" > "$rooms/debootstrap.log"
        # Whom this machine trusts, and whom it asks for names.
        cp -rL /usr/local/share/ca-certificates/. "$rooms/bare/usr/local/share/ca-certificates/"
        chroot "$rooms/bare" update-ca-certificates > /dev/null 2>&1
        cp -L /etc/resolv.conf /etc/hosts "$rooms/bare/etc/"
        touch "$rooms/bare/done"
    }
    [[ -e $room ]] || cp -a --reflink=auto "$rooms/bare" "$room"
    mountpoint -q "$room/proc" || mount -t proc proc "$room/proc"
    mountpoint -q "$room/dev" || mount --bind /dev "$room/dev"
    [[ $# == 0 ]] || {
        inside "$(basename "$room")" apt-get -qq update
        inside "$(basename "$room")" apt-get -qq install --yes --no-install-recommends "$@" > "$room/apt.log" 2>&1
    }
}

# inside ROOM COMMAND…: runs a command there, with nothing of this machine's settings.
inside() {
    local room=$rooms/$1
    shift
    chroot "$room" /usr/bin/env -i HOME=/root LANG=C.UTF-8 TERM=dumb DEBIAN_FRONTEND=noninteractive "${settings[@]}" \
        PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
}
settings=()

# has ADDRESS PATTERN: there is a file, and it has a line like this.
has() {
    curl -sSf -o "$rooms/answer" "$1"
    LC_ALL=C grep -aq "$2" "$rooms/answer" || { echo "$1: no $2"; exit 1; }
}

# serves WAY COMMAND…: the command, with a port of its own, serves the app and the API until it is asked to stop.
serves() {
    local way=$1 log=$rooms/$1.log address=
    shift
    : > "$log"
    "$@" --port 0 >> "$log" 2>&1 &
    process=$!
    for _ in $(seq 200); do
        address=$(sed -n 's/^Sixfold is at //p' "$log")
        [[ -n $address ]] && break
        sleep 0.1
    done
    [[ -n $address ]] || { cat "$log"; echo "$way: nothing is served"; exit 1; }
    has "$address/" home.js
    has "$address/home.js" wasm
    has "$address/home_bg.wasm" '^.asm'
    has "$address/embed/yinsh" sixfold-board
    has "$address/api/openapi.json" '"openapi"'
    has "$address/api/puzzle/next?game=yinsh" '"position":"'
    stop
    printf '%-8s serves the app, in %s s\n' "$way" "$((SECONDS - began))"
}

# Asks the program to stop, and waits until it has; in a chroot it is a child of the command that went there.
stop() {
    local asked=$process
    process=
    kill -TERM "$(pgrep -P "$asked" sixfold || echo "$asked")"
    wait "$asked"
}

# toolchain ROOM: what the README asks for, before anything is built.
toolchain() {
    room "$1" gcc git libc6-dev rustup
    inside "$1" rustup default stable > "$rooms/rustup.log" 2>&1
    [[ -e $rooms/$1/root/sixfold ]] || git clone -q "$root" "$rooms/$1/root/sixfold"
    settings=(CARGO_TARGET_DIR=/root/target)
    [[ -z ${SIXFOLD_QUICK:-} ]] || settings+=(
        CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_OPT_LEVEL=1
        CARGO_PROFILE_WEB_LTO=fat CARGO_PROFILE_WEB_CODEGEN_UNITS=1
        CARGO_PROFILE_WORKER_LTO=fat CARGO_PROFILE_WORKER_CODEGEN_UNITS=1
    )
}

try_cargo() {
    toolchain source
    inside source sh -c 'cd /root/sixfold && cargo install --locked --path crates/sixfold --root /root/by-path'
    serves cargo inside source /root/by-path/bin/sixfold serve
}

try_git() {
    toolchain source
    inside source cargo install --locked --git file:///root/sixfold --root /root/by-git sixfold
    serves git inside source /root/by-git/bin/sixfold serve
}

try_binary() {
    room binary
    tar -xzf "$release"/sixfold-*-x86_64-linux.tar.gz -C "$rooms/binary/opt" --strip-components=1
    serves binary inside binary /opt/sixfold serve
    # The other machine's, where this one can pretend to be it.
    if command -v qemu-aarch64-static > /dev/null; then
        began=$SECONDS
        mkdir -p "$rooms/aarch64"
        tar -xzf "$release"/sixfold-*-aarch64-linux.tar.gz -C "$rooms/aarch64" --strip-components=1
        serves aarch64 qemu-aarch64-static "$rooms/aarch64/sixfold" serve --database "$rooms/aarch64/games.db"
    fi
}

try_deb() {
    # A static program that can lie anywhere in memory looks like a library without prerequisites.
    ! command -v lintian > /dev/null || lintian --allow-root --fail-on error,warning \
        --suppress-tags shared-library-lacks-prerequisites "$release"/sixfold_*_amd64.deb
    room deb
    cp "$release"/sixfold_*_amd64.deb "$rooms/deb/root/sixfold.deb"
    inside deb apt-get -qq update
    inside deb apt-get -qq install --yes --no-install-recommends /root/sixfold.deb > "$rooms/deb/apt.log" 2>&1
    inside deb systemd-analyze verify --man=no /usr/lib/systemd/system/sixfold.service
    inside deb bash -n /usr/share/bash-completion/completions/sixfold
    # What systemd does before it starts the service.
    inside deb install -d -o sixfold -m 700 /var/lib/sixfold
    serves deb inside deb setpriv --reuid=sixfold --regid=sixfold --clear-groups sixfold serve --database /var/lib/sixfold/games.db
    inside deb apt-get -qq purge --yes sixfold > "$rooms/deb/apt.log" 2>&1
    local left
    left=$(inside deb find / -xdev -path '*sixfold*' -not -path '/proc/*' -not -path '/root/*' -not -path '/var/log/*')
    [[ -z $left ]] || { echo "deb: purged, and still there: $left"; exit 1; }
}

# The image is unpacked and its command run as its user; a container would have no other files either.
try_image() {
    local version run
    version=$(basename "$release"/sixfold-*-image.tar -image.tar)
    rm -rf "$rooms/layout" "$rooms/image"
    skopeo copy --quiet "oci-archive:$(echo "$release"/sixfold-*-image.tar):${version#sixfold-}" "oci:$rooms/layout:sixfold"
    umoci unpack --image "$rooms/layout:sixfold" "$rooms/image" > /dev/null
    mapfile -t run < <(python3 -c '
import json, sys
process = json.load(open(sys.argv[1]))["process"]
print("{uid}:{gid}".format(**process["user"]), *process["args"], sep="\n")
' "$rooms/image/config.json")
    [[ ${run[0]} == 6066:6066 ]] || { echo "image: runs as ${run[0]}"; exit 1; }
    serves image chroot --userspec="${run[0]}" "$rooms/image/rootfs" "${run[@]:1}"
}

# plays_in_python WAY ROOM WHAT…: what pip installs in a fresh environment there plays games of both kinds.
plays_in_python() {
    local way=$1 room=$2
    shift 2
    settings+=(PIP_CERT=/etc/ssl/certs/ca-certificates.crt)
    inside "$room" python3 -m venv "/root/$way"
    inside "$room" "/root/$way/bin/pip" install --quiet "$@"
    inside "$room" "/root/$way/bin/python" -c '
import random, sixfold
for name in "yinsh", "gemblo4":
    state = sixfold.load_game(name).new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    assert abs(sum(state.returns())) < 1e-6
'
    printf '%-8s plays, in %s s\n' "$way" "$((SECONDS - began))"
}

try_pip() {
    toolchain source
    room source python3 python3-venv
    plays_in_python pip source /root/sixfold/python
}

try_wheel() {
    local wheel
    wheel=$(basename "$release"/sixfold-*.whl)
    room wheel python3 python3-venv
    cp "$release/$wheel" "$rooms/wheel/root/"
    plays_in_python wheel wheel "/root/$wheel"
}

try_npm() {
    room npm npm
    settings=(NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt)
    cp "$release"/sixfold-*.tgz "$rooms/npm/root/"
    inside npm sh -c 'cd /root && npm install --silent --offline ./sixfold-*.tgz'
    inside npm sh -c 'cd /root && node --input-type=module -e "
import { Game } from \"sixfold\";
for (const name of [\"yinsh\", \"gemblo4\"]) {
  const game = new Game(name);
  while (game.toAct !== undefined) game.play(game.legal()[0]);
  if (game.places().length < 2) process.exit(1);
}"'
    printf '%-8s plays, in %s s\n' npm "$((SECONDS - began))"
}

ways=("$@")
[[ $# -gt 0 ]] || ways=(binary deb image wheel npm cargo git pip)
for way in "${ways[@]}"; do
    began=$SECONDS settings=()
    "try_$way"
done

#!/usr/bin/env bash
# Builds the bench natively and for WebAssembly, without and with simd128, and runs all of them.
set -e
cd "$(dirname "$0")/../../.."
target=${CARGO_TARGET_DIR:-target}
here=crates/yinsh-engine/wasm-bench
cargo build --release -p sixfold-yinsh-engine --bin yinsh-lab
for features in -simd128 +simd128; do
    RUSTFLAGS="-C target-feature=$features" cargo build --release -p sixfold-yinsh-engine \
        --example wasm-bench --target wasm32-unknown-unknown --target-dir "$target/wasm$features"
done
for net in own plain; do
    echo "native, $net:"
    time "$target/release/yinsh-lab" bench --net $net
done
for features in -simd128 +simd128; do
    echo "wasm, $features:"
    node $here/run.mjs "$target/wasm$features/wasm32-unknown-unknown/release/examples/wasm_bench.wasm"
done

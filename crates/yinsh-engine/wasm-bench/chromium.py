"""Runs the bench in Chromium: python3 chromium.py MODULE.wasm. Needs chromium and chromedriver."""

import functools
import http.server
import json
import pathlib
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run "
    "--disable-background-networking --disable-component-update --disable-sync"
)
# The first run also warms the compiler up.
SCRIPT = """
const done = arguments[0];
(async () => {
  const module = await WebAssembly.compileStreaming(fetch('bench.wasm'));
  const runs = [];
  for (let i = 0; i < 5; i++) {
    const { nodes } = (await WebAssembly.instantiate(module)).exports;
    const before = performance.now();
    const count = Number(nodes());
    runs.push([count, Math.round(count / (performance.now() - before) * 1000)]);
  }
  done(runs);
})();
"""


def serve(folder):
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=folder)
    handler.log_message = lambda *_: None
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_address[1]


def call(port, method, path, body=None):
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Content-Type": "application/json"},
    )
    return json.load(urllib.request.urlopen(request, timeout=120))["value"]


def main():
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "bench.wasm").write_bytes(pathlib.Path(sys.argv[1]).read_bytes())
        pathlib.Path(folder, "index.html").write_text("<!doctype html><title>bench</title>")
        pages, port = serve(folder), 9515
        driver = subprocess.Popen(["chromedriver", f"--port={port}"], stdout=subprocess.DEVNULL)
        try:
            time.sleep(2)
            options = {"goog:chromeOptions": {"args": FLAGS.split()}}
            started = call(port, "POST", "/session", {"capabilities": {"alwaysMatch": options}})
            session = f"/session/{started['sessionId']}"
            call(port, "POST", f"{session}/timeouts", {"script": 100_000})
            call(port, "POST", f"{session}/url", {"url": f"http://127.0.0.1:{pages}/"})
            script = {"script": SCRIPT, "args": []}
            for count, speed in call(port, "POST", f"{session}/execute/async", script):
                print(f"Bench: {count}, {speed} nodes a second")
            call(port, "DELETE", session)
        finally:
            driver.kill()


if __name__ == "__main__":
    main()

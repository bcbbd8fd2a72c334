// The engine's own thread: hands texts to the engines and reports back, see crates/worker.
import start, { Engines } from "./worker.js";

let engines;
onmessage = ({ data }) => engines.answer(data, (report) => postMessage(report));
start({ module_or_path: "worker_bg.wasm" }).then(
  () => {
    engines = new Engines();
    postMessage("ready");
  },
  () => postMessage("broken"),
);

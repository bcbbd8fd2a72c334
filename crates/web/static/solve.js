// The puzzle solver's own thread: hands texts over and answers back, see crates/puzzler.
import start, { answer } from "./puzzler.js";

onmessage = ({ data }) => postMessage(answer(data));
start({ module_or_path: "puzzler_bg.wasm" }).then(
  () => postMessage("ready"),
  () => postMessage("broken"),
);

// The rules in a browser: the wasm is fetched from beside this file.
import init from "./rules.js";

await init({ module_or_path: new URL("./rules_bg.wasm", import.meta.url) });

export { Game } from "./rules.js";

// The rules in Node: the wasm is read from beside this file.
import { readFileSync } from "node:fs";

import { initSync } from "./rules.js";

initSync({ module: readFileSync(new URL("./rules_bg.wasm", import.meta.url)) });

export { Game } from "./rules.js";

import start from "./web.js";
start({ module_or_path: "web_bg.wasm" });

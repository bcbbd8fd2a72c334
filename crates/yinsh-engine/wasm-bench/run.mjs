// Runs the bench in Node: node run.mjs MODULE.wasm [TIMES]. The first run also warms the compiler up.
import { readFileSync } from "node:fs";

const [path, times = "3"] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(path));
for (let i = 0; i < Number(times); i++) {
  const { nodes } = new WebAssembly.Instance(module).exports;
  const before = process.cpuUsage();
  const count = nodes();
  const { user } = process.cpuUsage(before);
  console.log(`Bench: ${count}, ${Math.round((Number(count) / user) * 1e6)} nodes a CPU second`);
}

// A thread of its own for the engines or the puzzle solver: hands texts over and answers back, see
// crates/table/src/errand.rs. The thread's name is that of its module, `worker` or `puzzler`.
try {
  const { default: start, answer } = await import(`./${self.name}.js`);
  await start({ module_or_path: `${self.name}_bg.wasm` });
  onmessage = ({ data }) => answer(data, (text) => postMessage(text));
  postMessage("ready");
} catch {
  postMessage("broken");
}

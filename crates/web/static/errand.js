// A thread of its own for the engines or the puzzle solver: hands texts over and answers back, see
// crates/table/src/errand.rs. The thread's name is that of its module, `worker` or `puzzler`. An empty text is a call.
try {
  const { default: start, answer } = await import(`./${self.name}.js`);
  await start({ module_or_path: `${self.name}_bg.wasm` });
  const say = (text) => postMessage(text);
  onmessage = ({ data }) => (data ? answer(data, say) : say("ready"));
  say("ready");
} catch {
  postMessage("broken");
}

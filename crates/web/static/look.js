// Dresses the page before its first paint, as the reader has set it; `src/settings.rs` keeps the text.
// It runs before the style sheet is read, hence no module. A browser that keeps nothing has nothing to say.
try {
  const kept = new Map((localStorage.getItem("sixfold.settings") ?? "").split("\n").map((line) => line.split("=")));
  for (const name of ["theme", "board"]) {
    if (kept.has(name)) document.documentElement.dataset[name] = kept.get(name);
  }
} catch {}

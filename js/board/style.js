// How a board looks. Every colour is a property that a page may set on the element.

const TINTS = { blue: "#3949ab", red: "#b03055", green: "#1d7a5c", orange: "#e07b28", sky: "#6fbde0", yellow: "#f0d548" };

const tints = Object.entries(TINTS).map(
  ([name, colour]) => `.${name} { --tint: var(--sixfold-${name}, ${colour}); }`,
);

export const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host {
  display: block;
  color-scheme: light dark;
  --board: var(--sixfold-board, light-dark(#e8e1d3, #414a54));
  --line: var(--sixfold-line, light-dark(#8d826c, #8b97a3));
  --accent: var(--sixfold-accent, light-dark(#1b666f, #6cc6cf));
  --ink: var(--sixfold-ink, light-dark(#22262b, #e8e6e1));
  color: var(--ink);
  font: 1rem/1.4 system-ui, sans-serif;
}
svg { display: block; touch-action: manipulation; }
.board { inline-size: 100%; max-block-size: var(--sixfold-height, 80vh); outline: none; }
.yinsh { background: var(--board); border-radius: 12px; }
.board:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 8px; }
.lines, .outline { fill: none; stroke: var(--line); stroke-width: 0.04; }
.place { fill: transparent; }
.gemblo .place { fill: var(--board); stroke: var(--line); stroke-width: 0.05; }
.could { cursor: pointer; }
.ring { fill: none; stroke-width: 0.13; pointer-events: none; }
.marker { pointer-events: none; stroke-width: 0.05; }
.white.ring { stroke: #fbf7ee; } .white.marker { fill: #fbf7ee; stroke: #5d5647; }
.black.ring { stroke: #23272d; } .black.marker { fill: #23272d; stroke: #95a1ac; }
.edge { fill: none; stroke: #5d5647; stroke-width: 0.2; pointer-events: none; }
.black.edge { stroke: #95a1ac; }
.piece { fill: var(--tint, #8f897c); pointer-events: none; }
.piece path, .shape path { fill: none; stroke: #14171b; stroke-width: 0.12; stroke-linecap: round; }
.piece text { fill: #14171b; font-size: 0.9px; text-anchor: middle; dominant-baseline: central; }
.blue text, .red text, .green text { fill: #fff; }
.start { fill: none; stroke: var(--tint); stroke-width: 0.2; pointer-events: none; }
.target { fill: var(--accent); pointer-events: none; }
.last { fill: none; stroke: var(--accent); stroke-width: 0.05; pointer-events: none; }
.cursor { fill: none; stroke: var(--accent); stroke-width: 0.1; stroke-dasharray: 0.2 0.1; pointer-events: none; }
.chosen { stroke: var(--accent); stroke-width: 0.08; fill: none; pointer-events: none; }
.hand { fill: var(--tint); fill-opacity: 0.75; stroke: #14171b; stroke-width: 0.1; pointer-events: none; }
.tray { display: flex; flex-wrap: wrap; gap: 4px; margin-block-start: 8px; }
button { min-inline-size: 44px; min-block-size: 44px; padding: 4px; border: 2px solid transparent; border-radius: 8px;
  background: light-dark(#fffdf9, #1d2126); color: inherit; font: inherit; cursor: pointer; }
button[aria-pressed=true] { border-color: var(--accent); }
button:focus-visible { outline: 3px solid var(--accent); }
.shape { inline-size: 36px; block-size: 36px; fill: var(--tint); }
.told { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
${tints.join("\n")}
`);

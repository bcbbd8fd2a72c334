// Help for whoever plays: hints, what lies over the board, warnings; never online. `boot.js` fetches this when help is
// wanted first, and passes on what the page tells (`src/play/tutor.rs`). The worker finds, words and draws it all
// (crates/worker/src/{aid,overlay}.rs, texts in crates/table/src/errand/aid.rs); here it is wanted and shown.
const SVG = "http://www.w3.org/2000/svg";

// What the page told last.
let told = {};
// Whether a hint is wanted for the position that is shown.
let isHinted = false;
// What was asked last, what was answered, which part of that is shown; and whether no answer came.
let asked = "";
let parts = [];
let step = 0;
let hasFailed = false;
// After so many turns the last one was warned of; and the question whether to warn of a turn that was let pass.
let warned = -1;
let passed = "";

const read = (text) => {
  const [head, game] = text.split(/\n([^]*)/);
  const [degrees, count, acts, isJudged, isStill, hasOverlay] = head.split(" ").map(Number);
  return { degrees, count, acts, isJudged, isStill, hasOverlay, game };
};

// The page asks its worker, which has other things to do, too.
const ask = (question) => {
  asked = question;
  [parts, step] = [[], 0];
  if (question) hasFailed = false;
  dispatchEvent(new CustomEvent("ask", { detail: question }));
};

addEventListener("aided", ({ detail }) => {
  parts = detail.split("\n\n").filter(Boolean);
  answered();
});

const answered = () => {
  if (asked === question("warning")) {
    if (!parts.length) return pass();
    warned = told.count;
  }
  show();
};

// Without a worker nobody is warned, and nobody waits; but everybody is told.
addEventListener("unaided", () => {
  [parts, isHinted, hasFailed] = [[], false, true];
  answered();
  asked = "";
});

const question = (wanted) => `aid ${wanted} ${document.documentElement.lang}\n${told.game}`;

// The turn stands, and the computer may answer it.
const pass = () => {
  passed = question("warning");
  look();
};

const takeBack = () => {
  const undo = document.querySelector(".actions .tool");
  undo.click();
  undo.focus();
};

const playOn = () => {
  document.querySelector("#main").focus();
  pass();
};

// A turn is warned of once; whoever plays it again, or another in its place, knows what they do.
const isWarned = () => {
  const warning = question("warning");
  return told.isJudged && warning !== passed && (told.count !== warned || warning === asked);
};

const wanted = () => {
  if (isWarned()) return question("warning");
  if (isHinted) return question("hint");
  return told.hasOverlay ? question("overlay") : "";
};

// Looks at what is on the board now.
const look = () => {
  if (told.isJudged && !isWarned()) dispatchEvent(new Event("passed"));
  const next = wanted();
  if (next !== asked) {
    // What was said is over before the lines above it change.
    document.querySelector(".status .aid")?.replaceChildren();
    ask(next);
  }
  show();
};

// Where, then what.
const hint = () => {
  if (!told.acts) return;
  if (isHinted && step + 1 < parts.length) {
    step += 1;
    return show();
  }
  isHinted = true;
  look();
};

const figure = (line) => {
  const [name, path] = line.split("|");
  const drawn = document.createElementNS(SVG, "path");
  drawn.setAttribute("class", name);
  drawn.setAttribute("d", path);
  return drawn;
};

const group = (lines) => {
  const drawn = document.createElementNS(SVG, "g");
  drawn.setAttribute("class", "figures");
  drawn.setAttribute("aria-hidden", "true");
  drawn.append(...lines.map(figure));
  return drawn;
};

// Rows that are one turn away lie below the rings and markers of YINSH, with an edge as rows have it; the rest lies above all.
const draw = (lines) => {
  const board = document.querySelector(".play .board");
  const rows = lines.filter((line) => line.startsWith("threat "));
  board.querySelector(".spot")?.before(group(rows.map((row) => `edge ${row}`).concat(rows)));
  const above = group(lines.filter((line) => !rows.includes(line)));
  above.setAttribute("transform", `rotate(${told.degrees})`);
  board.append(above);
};

const offer = (note, words) => {
  const button = (text, act) => {
    const chip = Object.assign(document.createElement("button"), { className: "chip", textContent: text });
    chip.addEventListener("click", act);
    return chip;
  };
  const [back, on] = words;
  const chips = Object.assign(document.createElement("div"), { className: "chips warning" });
  chips.append(button(back, takeBack), button(on, playOn));
  note.after(chips);
};

const dressed = new Promise((done) => {
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", href: "tutor.css", onload: done, onerror: done });
  document.head.append(sheet);
});

// Everything is shown anew, since the page may have drawn its own parts anew; while pieces move there is nothing to say.
const show = async () => {
  document.querySelectorAll(".figures, .warning").forEach((old) => old.remove());
  await dressed;
  await new Promise(requestAnimationFrame);
  document.querySelectorAll(".figures, .warning").forEach((old) => old.remove());
  const note = document.querySelector(".status .aid");
  if (!note) return;
  const without = hasFailed ? note.dataset.failed : isHinted ? "…" : "";
  const part = parts[step] ?? without;
  const [words, ...lines] = told.isStill ? part.split("\n") : [""];
  if (note.textContent !== words) note.textContent = words;
  note.classList.toggle("speaks", Boolean(words));
  const choices = lines.filter((line) => line.startsWith("> "));
  if (choices.length) offer(note, choices.map((line) => line.slice(2)));
  const figures = lines.filter((line) => line.includes("|"));
  if (figures.length) draw(figures);
};

// What the page tells: what is on the board, or that a hint is wanted.
export const hear = (type, text) => {
  const before = told;
  told = read(text);
  if (told.game !== before.game) isHinted = hasFailed = false;
  // Another game has begun, or more was taken back.
  if (told.count + 1 < warned) warned = -1;
  if (type === "hint") hint();
  else look();
};

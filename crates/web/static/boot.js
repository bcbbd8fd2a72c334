// Starts the bundle that the page names.
const { bundle } = document.documentElement.dataset;
import(`./${bundle}.js`).then(({ default: start }) => start({ module_or_path: `${bundle}_bg.wasm` }));

// Sounds are fetched by whoever wants to hear them.
for (const name of ["place", "flip", "row", "pass", "turn", "win", "lose", "end"]) {
  addEventListener(`sound-${name}`, () => import("./sound.js").then(({ play }) => play(name)));
}

// Marks and arrows for planning are fetched when a board is touched first.
let planning;
const board = ({ target }) => target.closest?.(".play:not(.puzzle, .picture, .set-up) .board");
const plan = (event) => {
  const on = board(event);
  if (on || planning) (planning ??= import("./planning.js")).then(({ hear }) => hear(event, on));
};
for (const name of ["pointerdown", "pointerup", "pointercancel", "keydown"]) addEventListener(name, plan);
addEventListener("contextmenu", (event) => board(event) && event.preventDefault());

// So is whatever makes a picture of the board: its form, and its caption.
addEventListener("card", ({ detail }) => {
  const [form, ...caption] = detail.split(" ");
  import("./card.js").then(({ make }) => make(form, caption.join(" ")));
});

// Help while playing is fetched when it is wanted first.
let [tutor, shown] = [null, ""];
const help = (type) => {
  const fail = () => {
    tutor = null;
    const aid = document.querySelector(".aid");
    if (aid) aid.textContent = aid.dataset.failed;
    dispatchEvent(new Event("passed"));
  };
  (tutor ??= import("./tutor.js")).then(({ hear }) => hear(type, shown), fail);
};
addEventListener("hint", () => help("hint"));
addEventListener("shown", ({ detail }) => {
  shown = detail;
  if (tutor || /^\d+ \d+ \d (1 \d \d|0 \d 1)/.test(shown)) help("shown");
});

// Keeps the page for offline use, and tells of a new version, which waits until it is asked for.
const keeper = navigator.serviceWorker;
if (keeper) {
  const wasKept = Boolean(keeper.controller);
  keeper.addEventListener("controllerchange", () => wasKept && location.reload());
  addEventListener("load", async () => {
    const registration = await keeper.register("sw.js").catch(() => null);
    if (!registration) return;
    const tell = () => {
      if (!registration.waiting || !keeper.controller) return;
      document.documentElement.dataset.newVersion = "";
      dispatchEvent(new Event("newversion"));
    };
    tell();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", tell);
    });
    addEventListener("takenewversion", () => registration.waiting?.postMessage("take over"));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => {});
    });
  });
}

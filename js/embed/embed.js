// A game in a frame: /embed/VARIANT#turn.turn.turn. It can be looked at turn by turn, and played on.

import { Game } from "./index.js";
import "./board/element.js";

const WORDS = {
  en: ["back", "forward", "turn"],
  uk: ["назад", "вперед", "хід"],
  ro: ["înapoi", "înainte", "tura"],
  ru: ["назад", "вперёд", "ход"],
  fr: ["en arrière", "en avant", "tour"],
};
const language = navigator.language.slice(0, 2);
document.documentElement.lang = language in WORDS ? language : "en";

const [board, back, forward, turn] = ["sixfold-board", "#back", "#forward", "#turn"].map((one) => document.querySelector(one));
[back, forward, turn].forEach((part, index) => {
  part.ariaLabel = WORDS[document.documentElement.lang][index];
});

const variant = decodeURIComponent(location.pathname.split("/").at(-1)) || "yinsh";
let game;
/** The steps that were taken back, the last one first. */
let ahead = [];

function show() {
  const turns = game.turns();
  board.show(game.scene(), game.legal());
  turn.textContent = game.places() ? `${turns.length} ■` : turns.length ? `${turns.length}. ${turns.at(-1)}` : "–";
  back.disabled = turns.length === 0;
  forward.disabled = ahead.length === 0;
}

/** Reads the address; what the rules refuse there is left out, with all behind it. */
function open() {
  [game, ahead] = [new Game(variant), []];
  try {
    for (const text of decodeURIComponent(location.hash.slice(1)).split(".").filter(Boolean)) game.playTurn(text);
  } catch (error) {
    console.warn(error.message);
  }
  show();
}

board.addEventListener("step", ({ detail }) => {
  game.play(detail.step);
  ahead = [];
  show();
});
back.addEventListener("click", () => {
  ahead.push(game.undo());
  show();
});
forward.addEventListener("click", () => {
  game.play(ahead.pop());
  show();
});
addEventListener("hashchange", open);
open();

import { Game } from "./index.js";
import "./board/element.js";

const [select, board, record] = ["select", "sixfold-board", "pre"].map((name) => document.querySelector(name));
let game;

function show() {
  board.show(game.scene(), game.legal());
  record.textContent = game.record();
}

function begin() {
  game = new Game(select.value);
  show();
}

board.addEventListener("step", ({ detail }) => {
  game.play(detail.step);
  show();
});
select.addEventListener("change", begin);
begin();

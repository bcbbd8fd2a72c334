// A strict program that uses everything the package declares; it is only checked, never run.

import { Game, type Scene } from "sixfold";
import { SixfoldBoard } from "sixfold/board";

const game = new Game("gemblo4");
while (game.toAct !== undefined) {
  const [first] = game.legal();
  if (first === undefined) break;
  game.play(first);
}
const scene: Scene = game.scene();
const board: SixfoldBoard | null = document.querySelector("sixfold-board");
board?.show(scene, game.legal());
board?.addEventListener("step", ({ detail }) => game.clone().play(detail.step));
const record: string = Game.read(game.record()).record();
console.log(record, game.places(), game.turns());

// @ts-expect-error a number is no step
game.play(3);
// @ts-expect-error a scene is no text
board?.show("e3");

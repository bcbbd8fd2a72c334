// What a touch means, from scenes and texts alone.

import assert from "node:assert/strict";
import { test } from "node:test";

import { movable, placements, shown, touches, turned, unplaced } from "../board/choose.js";
import { ahead, between, piece } from "../board/geometry.js";

const { Game } = await import(new URL("index.node.js", process.env.SIXFOLD_PACKAGE));

const played = (variant, turns) => {
  const game = new Game(variant);
  for (const turn of turns.split(" ").filter(Boolean)) game.playTurn(turn);
  return game;
};

test("in the opening every free point is a step", () => {
  const game = played("yinsh", "e3");
  const found = touches(game.scene(), game.legal(), null);
  assert.equal(found.size, 84);
  assert.deepEqual(found.get("f6"), ["f6"]);
  assert.equal(movable(game.legal()).size, 0);
});

test("a ring is chosen first, then every landing is a step", () => {
  const game = played("yinsh", "a2 k7 a3 k8 a4 k9 a5 k10 e5 j5");
  const [scene, legal] = [game.scene(), game.legal()];
  assert.deepEqual([...movable(legal)].sort(), ["a2", "a3", "a4", "a5", "e5"]);
  assert.equal(touches(scene, legal, null).size, 0);
  assert.deepEqual(touches(scene, legal, "e5").get("e6"), ["e5-e6"]);
});

test("a row is taken at its middle, and rows that share one are all named", () => {
  const { places } = new Game("yinsh").scene();
  const found = touches({ places }, ["xd4-h8", "xf4-f8", "xa2-a5"], null);
  assert.deepEqual(found.get("f6"), ["xd4-h8", "xf4-f8"]);
  assert.deepEqual(between(places, "c2", "g6"), ["c2", "d3", "e4", "f5", "g6"]);
});

test("only a pass needs a button", () => {
  assert.deepEqual(unplaced(["--"]), ["--"]);
  assert.equal(touches(new Game("yinsh").scene(), ["--"], null).size, 0);
  assert.equal(movable(["--", "xa2-a5"]).size, 0);
});

test("the legal placements of Gemblo are told apart by piece, all of them", () => {
  const game = new Game("gemblo4");
  const [scene, legal] = [game.scene(), game.legal()];
  const found = placements(scene, legal);
  assert.equal(found.size, 18);
  assert.equal([...found.values()].flat().length, legal.length);
  const keys = scene.shapes.map((cells) => piece(cells));
  assert.deepEqual(new Set(keys), new Set(found.keys()));
});

test("a piece in hand keeps its way from cell to cell, and turning it finds every way", () => {
  const game = new Game("gemblo4");
  const scene = game.scene();
  const found = placements(scene, game.legal()).get(piece(scene.shapes[17]));
  const start = scene.starts[0];
  let hand = shown(found, start, null);
  assert.ok(hand.cells.includes(start));
  const seen = new Set();
  for (const _ of found) {
    seen.add(hand.shape);
    hand = turned(found, hand);
  }
  assert.deepEqual(seen, new Set(found.filter(({ cells }) => cells.includes(start)).map(({ shape }) => shape)));
  const next = hand.cells.find((cell) => cell !== start);
  assert.equal(shown(found, next, hand).shape, hand.shape);
  assert.equal(shown(found, "nowhere", hand), undefined);
});

test("arrow keys lead to the nearest place and stop at the rim", () => {
  const { places } = new Game("yinsh").scene();
  assert.equal(ahead(places, "f6", [0, -1]), "f7");
  assert.equal(ahead(places, "a5", [-1, 0]), "a5");
  for (const way of [[1, 0], [-1, 0]]) assert.match(ahead(places, "f6", way), /^[eg]/);
});

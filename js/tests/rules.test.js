// The rules and the notation in Node.

import assert from "node:assert/strict";
import { test } from "node:test";

const { Game } = await import(new URL("index.node.js", process.env.SIXFOLD_PACKAGE));

const VARIANTS = { yinsh: 2, "yinsh-blitz": 2, gemblo2: 2, gemblo3: 3, gemblo4: 4, gemblo5: 5, gemblo6: 6 };

/** A small seeded generator. */
function random(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

for (const [variant, players] of Object.entries(VARIANTS)) {
  test(`a random game of ${variant} ends with places and is read again from its record`, () => {
    const draw = random(1);
    const game = new Game(variant);
    assert.equal(game.players, players);
    while (game.toAct !== undefined) {
      const legal = game.legal();
      game.play(legal[draw(legal.length)]);
    }
    assert.deepEqual(game.legal(), []);
    assert.equal(Math.min(...game.places()), 1);
    assert.deepEqual(Game.read(game.record()).turns(), game.turns());
    assert.equal(game.scene().toAct, null);
  });
}

test("a refusal throws its reason and changes nothing", () => {
  const game = new Game("yinsh");
  game.play("e3");
  assert.throws(() => game.play("e3"), { message: "e3 is not free" });
  assert.throws(() => game.play("z9"));
  assert.throws(() => new Game("chess"));
  assert.deepEqual(game.turns(), ["e3"]);
  assert.equal(game.places(), undefined);
});

test("a whole turn is played from its text, and taken back step by step", () => {
  const setup = "4/wwww3/1W6/2W6/10/9/10/9/8/7/BBBB w 0-0 standard move";
  const game = new Game("yinsh");
  for (const turn of "a2 k7 a3 k8 a4 k9 a5 k10 b1 j5".split(" ")) game.playTurn(turn);
  assert.equal(game.turns().length, 10);
  const other = game.clone();
  assert.equal(other.undo(), "j5");
  assert.equal(game.turns().length, 10);
  assert.throws(() => new Game(setup));
});

test("a scene of YINSH has every point, and the rings where they stand", () => {
  const game = new Game("yinsh");
  game.play("e3");
  const { kind, places, lines, rings, last, toAct } = game.scene();
  assert.deepEqual([kind, toAct, Object.keys(places).length, lines.length], ["yinsh", 1, 85, 33]);
  assert.deepEqual([rings, last], [[["e3"], []], ["e3"]]);
  assert.deepEqual(places.f6, [0, 0]);
});

test("a scene of Gemblo has the cells of its area, and pieces by colour", () => {
  const game = new Game("gemblo5");
  const before = game.scene();
  assert.equal(Object.keys(before.places).length, 463);
  assert.equal(before.pieces.filter(({ colour }) => colour === null).length, 15);
  const step = game.legal().at(-1);
  game.play(step);
  const { pieces, starts, colour, left } = game.scene();
  assert.deepEqual(pieces.find((piece) => piece.colour === 0).cells, step.split(","));
  assert.deepEqual([starts[0], colour, left[0].length], [null, 1, 17]);
});

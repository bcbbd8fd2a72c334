// <sixfold-board>: shows a scene, and tells which of the legal steps somebody made on it.

import { movable, placements, shown, touches, turned, unplaced } from "./choose.js";
import { draw, drawn, drawOver, picture } from "./draw.js";
import { ahead, piece } from "./geometry.js";
import { sheet } from "./style.js";
import { words } from "./words.js";

const NAMES = { yinsh: "YINSH", gemblo: "Gemblo" };
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

const html = (name, attributes) => Object.assign(document.createElement(name), attributes);

export class SixfoldBoard extends HTMLElement {
  #svg = drawn("svg", { class: "board", tabindex: "0", role: "application" });
  #tray = html("div", { className: "tray" });
  #told = html("p", { className: "told", ariaLive: "polite" });
  #scene = null;
  #legal = [];
  /** The legal placements of Gemblo by the piece that they lay. */
  #byPiece = new Map();
  #chosen = null;
  #hand = null;
  #cursor = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(this.#svg, this.#tray, this.#told);
    this.#svg.addEventListener("click", (event) => this.#touch(event.target.dataset.place));
    this.#svg.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse") this.#hover(event.target.dataset.place);
    });
    this.#svg.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Shows a scene. Without legal steps it is a picture. */
  show(scene, legal = []) {
    [this.#scene, this.#legal, this.#hand] = [scene, legal, null];
    this.#byPiece = this.#isGemblo ? placements(scene, legal) : new Map();
    const choices = this.#isGemblo ? this.#byPiece : movable(legal);
    const stays = choices.has(this.#chosen);
    if (!stays) this.#chosen = null;
    if (!(this.#cursor in scene.places)) this.#cursor = null;
    draw(this.#svg, scene);
    this.#svg.setAttribute("aria-label", NAMES[scene.kind]);
    this.#lay();
  }

  get #words() {
    return words(this.closest("[lang]")?.lang || navigator.language);
  }

  get #isGemblo() {
    return this.#scene?.kind === "gemblo";
  }

  /** Draws what can be done, and the buttons for it. */
  #lay() {
    this.#drawOver();
    const cells = this.#placements.flatMap((placement) => placement.cells);
    const could = new Set(this.#isGemblo ? cells : [...this.#touches().keys(), ...movable(this.#legal)]);
    for (const place of this.#svg.querySelectorAll(".place")) {
      place.classList.toggle("could", could.has(place.dataset.place));
    }
    const focused = this.shadowRoot.activeElement?.dataset?.step;
    this.#tray.replaceChildren(...(this.#isGemblo ? this.#pieces() : this.#buttons()));
    if (focused) this.#tray.querySelector(`[data-step="${focused}"]`)?.focus();
  }

  #drawOver() {
    const [targets, chosen] = this.#isGemblo ? [[], null] : [this.#touches().keys(), this.#chosen];
    drawOver(this.#svg, this.#scene, { targets, chosen, hand: this.#hand, cursor: this.#cursor });
  }

  #touches() {
    return touches(this.#scene, this.#legal, this.#chosen);
  }

  get #placements() {
    return this.#byPiece.get(this.#chosen) ?? [];
  }

  #button(step, act, label, inside) {
    const button = html("button", { type: "button", onclick: act });
    button.dataset.step = step;
    if (label) button.ariaLabel = label;
    button.append(inside);
    return button;
  }

  /** Steps that no place stands for, and those that share one. */
  #buttons(steps = unplaced(this.#legal)) {
    return steps.map((step) => this.#button(step, () => this.#make(step), "", step));
  }

  /** The pieces that can be laid, and what turns the one in hand. */
  #pieces() {
    const { shapes, tints, colour } = this.#scene;
    const found = shapes.flatMap((cells, index) => {
      const key = piece(cells);
      if (!this.#byPiece.has(key)) return [];
      const label = `${this.#words.piece} ${index + 1}`;
      const button = this.#button(key, () => this.#choose(key), label, picture(cells, tints[colour]));
      button.ariaPressed = `${key === this.#chosen}`;
      return [button];
    });
    return this.#hand ? [...found, this.#button("turn", () => this.#turn(), this.#words.turn, "↻")] : found;
  }

  #choose(key) {
    [this.#chosen, this.#hand] = [key === this.#chosen ? null : key, null];
    this.#lay();
  }

  #touch(place) {
    if (!place || this.#legal.length === 0) return;
    this.#cursor = place;
    if (this.#isGemblo) {
      if (this.#hand?.cells.includes(place)) return this.#make(this.#hand.step);
      this.#hover(place);
    } else {
      const steps = this.#touches().get(place) ?? [];
      if (steps.length === 1) return this.#make(steps[0]);
      if (movable(this.#legal).has(place)) this.#chosen = place === this.#chosen ? null : place;
      this.#lay();
      if (steps.length > 1) this.#tray.replaceChildren(...this.#buttons(steps));
    }
    this.#tell();
  }

  #hover(place) {
    if (!this.#isGemblo || !place || this.#hand?.over === place) return;
    const before = this.#hand;
    this.#hand = shown(this.#placements, place, before) ?? null;
    // The button that turns a piece comes and goes with it.
    if (Boolean(before) === Boolean(this.#hand)) this.#drawOver();
    else this.#lay();
  }

  #turn() {
    if (!this.#hand) return;
    this.#hand = turned(this.#placements, this.#hand);
    this.#drawOver();
    this.#tell(this.#hand.step);
  }

  #make(step) {
    this.dispatchEvent(new CustomEvent("step", { bubbles: true, composed: true, detail: { step } }));
  }

  #key(event) {
    if (!this.#scene || event.ctrlKey || event.metaKey || event.altKey) return;
    const { places } = this.#scene;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const from = this.#cursor ?? Object.keys(places)[Math.floor(Object.keys(places).length / 2)];
      this.#cursor = this.#cursor ? ahead(places, from, arrow) : from;
      this.#hover(this.#cursor);
      this.#drawOver();
      this.#tell(this.#hand?.step);
    } else if (event.key === "Enter" || event.key === " ") this.#touch(this.#cursor);
    else if (event.key === "r") this.#turn();
    else if (event.key === "Escape") this.#choose(this.#chosen);
    else return;
    event.preventDefault();
  }

  /** Says what lies at the cursor, for those who listen. */
  #tell(what = this.#lying(this.#cursor)) {
    this.#told.textContent = `${this.#cursor}: ${what}`;
  }

  #lying(place) {
    const [{ rings = [], markers = [], pieces = [] }, told] = [this.#scene, this.#words];
    const side = (lists) => lists.findIndex((names) => names.includes(place));
    const laid = pieces.find(({ cells }) => cells.includes(place));
    if (laid) return laid.colour === null ? told.obstacle : `${told.piece} (${laid.colour + 1})`;
    return told.rings[side(rings)] ?? told.markers[side(markers)] ?? told.free;
  }
}

customElements.define("sixfold-board", SixfoldBoard);

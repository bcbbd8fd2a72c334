// Marks and arrows on a board, for planning: the other mouse button, a long press, the keys `*` and `-`.
// `boot.js` fetches this when a board is touched first, and passes on what is pressed.
const LONG = 450;
const SLACK = 10;

// What is being drawn: on which board, from which place, and by which pointer.
let drawn = null;
// Where the arrow begins that the keyboard draws.
let tail = null;
// Ends the wait for a finger to have rested long enough.
let hurry = () => {};

const middle = (place) => {
  const { x, y, width, height } = place.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, size: width };
};

const nearest = (board, at) => {
  const near = { distance: Infinity };
  for (const place of board.querySelectorAll("[data-point], [data-cell]")) {
    const { x, y, size } = middle(place);
    const distance = Math.hypot(x - at.clientX, y - at.clientY);
    if (distance < Math.min(size, near.distance)) Object.assign(near, { place, distance });
  }
  return near.place;
};

const name = (place) => place.dataset.point ?? place.dataset.cell;

// A ring round a place, or an arrow from one place to another, in units of the drawing.
const figure = (board, from, to) => {
  const matrix = board.getScreenCTM().inverse();
  const [a, b] = [from, to].map((place) => new DOMPoint(middle(place).x, middle(place).y).matrixTransform(matrix));
  const size = (middle(from).size / 2) * matrix.a;
  if (from === to) {
    const r = size * 0.9;
    return `M${a.x - r} ${a.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const wing = (turn) => `L${b.x - size * Math.cos(angle + turn)} ${b.y - size * Math.sin(angle + turn)}`;
  return `M${a.x} ${a.y}L${b.x} ${b.y}${wing(0.5)}M${b.x} ${b.y}${wing(-0.5)}`;
};

// Draws a figure, or takes it away where it is drawn already.
const toggle = (board, from, to) => {
  const svg = "http://www.w3.org/2000/svg";
  const key = `${name(from)} ${name(to)}`;
  // A page that keeps marks draws them itself.
  if (!dispatchEvent(new CustomEvent("marked", { detail: key, cancelable: true }))) return;
  const old = board.querySelector(`.planned[data-way="${key}"]`);
  if (old) return old.remove();
  const path = document.createElementNS(svg, "path");
  const size = (middle(from).size / 2) * board.getScreenCTM().inverse().a;
  const attributes = { class: "planned", d: figure(board, from, to), "stroke-width": size * 0.22, "data-way": key };
  for (const [attribute, value] of Object.entries(attributes)) path.setAttribute(attribute, value);
  board.append(path);
};

const clear = () => document.querySelectorAll(".planned").forEach((path) => path.remove());

// The board is about to be drawn from another side: what is marked follows, on its points and cells.
const follow = () => {
  const ways = [...document.querySelectorAll(".planned")].map(({ dataset }) => dataset.way.split(" "));
  clear();
  requestAnimationFrame(() => {
    const board = document.querySelector(".play .board");
    const place = (name) => board.querySelector(`[data-point="${name}"], [data-cell="${name}"]`);
    for (const [from, to] of ways) toggle(board, place(from), place(to));
  });
};

// A finger that rests becomes a pencil: the board forgets that it was pressed.
const rest = (board, { pointerId, clientX, clientY }) => {
  const moved = (event) => Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK && hurry();
  const begin = () => {
    hurry();
    const from = nearest(board, { clientX, clientY });
    if (!from) return;
    board.dispatchEvent(new PointerEvent("pointercancel", { pointerId, bubbles: true }));
    toggle(board, from, from);
    drawn = { board, from, pointerId, isRest: true };
  };
  const timer = setTimeout(begin, LONG);
  board.addEventListener("pointermove", moved);
  hurry = () => {
    clearTimeout(timer);
    board.removeEventListener("pointermove", moved);
  };
};

const press = (event, board) => {
  hurry();
  drawn = null;
  // With a piece in hand the other button turns it over, and a finger moves it.
  if (!board || !event.isPrimary || document.querySelector(".held [data-way]")) return;
  if (event.button === 2) drawn = { board, from: nearest(board, event), pointerId: event.pointerId };
  if (event.pointerType === "touch") rest(board, event);
};

const release = (event) => {
  hurry();
  if (drawn?.pointerId !== event.pointerId) return;
  const { board, from, isRest } = drawn;
  drawn = null;
  const to = nearest(board, event);
  if (!from || !to || (isRest && from === to)) return;
  if (isRest) toggle(board, from, from);
  toggle(board, from, to);
};

const key = (event, board) => {
  const place = event.target.closest("[data-point], [data-cell]");
  if (event.key === "*" && place) toggle(board, place, place);
  // An arrow goes from the first place to the second; the same place twice is none.
  if (event.key === "-" && place) {
    if (tail?.isConnected && tail !== place) toggle(board, tail, place);
    tail = tail?.isConnected ? null : place;
  }
  if (event.key === "Escape") {
    clear();
    tail = null;
  }
};

// The browser takes a pointer away; `rest` does so, too, with an event that is none of the browser's.
const cancel = ({ isTrusted }) => isTrusted && hurry();

addEventListener("turn", clear);
addEventListener("turned", follow);

const heard = { pointerdown: press, pointerup: release, pointercancel: cancel, keydown: key };
export const hear = (event, board) => heard[event.type](event, board);

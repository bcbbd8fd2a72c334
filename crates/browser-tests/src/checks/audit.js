// Faults of the page shown: texts that are hard to read, targets that are hard to hit, doubled ids.
const faults = [];
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
canvas.canvas.width = canvas.canvas.height = 1;
const paint = (...colours) => {
  canvas.clearRect(0, 0, 1, 1);
  for (const colour of colours) {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
  }
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
};
const light = (rgb) => {
  const [r, g, b] = rgb.map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const grounds = (element) => {
  const colours = [];
  for (let e = element; e; e = e.parentElement) colours.unshift(getComputedStyle(e).backgroundColor);
  return ["white", ...colours];
};
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
  if (element.closest("svg, :disabled, .unseen, .skip, noscript, option")) continue;
  const style = getComputedStyle(element);
  const below = grounds(element);
  const [one, other] = [light(paint(...below, style.color)), light(paint(...below))];
  const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const isLarge = parseFloat(style.fontSize) >= 24;
  if (contrast < (isLarge ? 3 : 4.5)) {
    faults.push(`contrast ${contrast.toFixed(2)}: ${walker.currentNode.data.trim().slice(0, 40)}`);
  }
}
for (const control of document.querySelectorAll("button, a.button, a.quiet, select, .choice")) {
  const box = control.getBoundingClientRect();
  if (box.height > 0 && (box.height < 43.5 || box.width < 43.5)) {
    faults.push(`small target ${Math.round(box.width)}×${Math.round(box.height)}: ${control.className}`);
  }
}
const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
if (new Set(ids).size !== ids.length) faults.push("an id is used twice");
if (!document.documentElement.lang) faults.push("the page has no language");
if (!document.title) faults.push("the page has no title");
return faults;

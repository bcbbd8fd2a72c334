/// <reference lib="esnext.disposable" />
import type { Scene } from "../rules.js";

/** Shows a scene, and tells by the event `step` which of the legal steps somebody made on it. */
export class SixfoldBoard extends HTMLElement {
  /** Shows a scene. Without legal steps it is a picture. */
  show(scene: Scene, legal?: string[]): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "sixfold-board": SixfoldBoard;
  }
  interface HTMLElementEventMap {
    step: CustomEvent<{ step: string }>;
  }
}

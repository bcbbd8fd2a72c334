/// <reference lib="esnext.disposable" />
export { Game, type GembloScene, type Kind, type Places, type Scene, type YinshScene } from "./rules.js";

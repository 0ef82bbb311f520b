/** Drawings of positions, one per rule set: pure, for pages and mails alike. */
import { atlasOf } from './atlas.ts';
import { DRAWINGS } from './list.ts';

export { atlasOf } from './atlas.ts';
export type { Board, DrawOptions, Marks, Theme, Trail } from './board.ts';
export { NO_MARKS } from './board.ts';
export type { GameDrawing } from './manifest.ts';
export type { Scene, SceneNode } from './scene/scene.ts';
export { nodesToSvg, toSvg } from './scene/to-svg.ts';

export const { hasBoard, drawBoard, scenarioView, pictureFileOf, cover } = atlasOf(DRAWINGS);

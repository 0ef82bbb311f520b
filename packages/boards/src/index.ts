/** Drawings of positions, one per rule set: pure, for pages and mails alike. */
import type { Json } from '@fieldpost/engine';
import { drawAnimalWorldWar } from './animal-world-war/draw.ts';
import type { Board, DrawOptions } from './board.ts';
import type { Scene } from './scene/scene.ts';
import { drawTankKillers } from './tank-killers/draw.ts';
import { drawWwi } from './wwi-combined-arms/draw.ts';

export type { Board, DrawOptions, Marks, Theme, Trail } from './board.ts';
export { NO_MARKS } from './board.ts';
export type { Scene, SceneNode } from './scene/scene.ts';
export { nodesToSvg, toSvg } from './scene/to-svg.ts';

const BOARDS: Readonly<Record<string, Board>> = {
  'animal-world-war': drawAnimalWorldWar,
  'tank-killers': drawTankKillers,
  'wwi-combined-arms': drawWwi,
};

/** Whether a rule set has a drawing of its own. */
export function hasBoard(ruleSetId: string): boolean {
  return Object.hasOwn(BOARDS, ruleSetId);
}

/** The position of a view as a picture; null where the rule set has no drawing or the view is not one of its views. */
export function drawBoard(ruleSetId: string, view: Json, options: DrawOptions): Scene | null {
  const board = BOARDS[ruleSetId];
  return board === undefined || !hasBoard(ruleSetId) ? null : board(view, options);
}

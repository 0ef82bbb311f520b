import { wwiCombinedArms as rules } from '@fieldpost/rules-wwi-combined-arms';
import { ABOUT } from '@fieldpost/rules-wwi-combined-arms/about';
import type { GameDrawing } from '../manifest.ts';
import { COVER } from './cover.ts';
import { drawWwi } from './draw.ts';

export const wwiCombinedArms: GameDrawing = {
  about: ABOUT,
  rules,
  draw: drawWwi,
  pictureFile: null,
  cover: COVER,
};

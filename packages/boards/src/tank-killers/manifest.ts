import { tankKillers as rules } from '@fieldpost/rules-tank-killers';
import { ABOUT } from '@fieldpost/rules-tank-killers/about';
import type { GameDrawing } from '../manifest.ts';
import { drawTankKillers } from './draw.ts';
import { pictureFile } from './pictures.ts';

export const tankKillers: GameDrawing = {
  about: ABOUT,
  rules,
  draw: drawTankKillers,
  pictureFile,
  cover: null,
};

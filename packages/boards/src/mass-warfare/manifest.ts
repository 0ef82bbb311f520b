import { massWarfare as rules } from '@fieldpost/rules-mass-warfare';
import { ABOUT } from '@fieldpost/rules-mass-warfare/about';
import type { GameDrawing } from '../manifest.ts';
import { drawMassWarfare } from './draw.ts';

export const massWarfare: GameDrawing = {
  about: ABOUT,
  rules,
  draw: drawMassWarfare,
  pictureFile: null,
  cover: null,
};

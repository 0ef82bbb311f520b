import { worldWarAwesome as rules } from '@fieldpost/rules-world-war-awesome';
import { ABOUT } from '@fieldpost/rules-world-war-awesome/about';
import type { GameDrawing } from '../manifest.ts';
import { drawWorldWarAwesome } from './draw.ts';

export const worldWarAwesome: GameDrawing = {
  about: ABOUT,
  rules,
  draw: drawWorldWarAwesome,
  pictureFile: null,
  cover: null,
};

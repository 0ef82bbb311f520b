import { animalWorldWar as rules } from '@fieldpost/rules-animal-world-war';
import { ABOUT } from '@fieldpost/rules-animal-world-war/about';
import type { GameDrawing } from '../manifest.ts';
import { drawAnimalWorldWar } from './draw.ts';
import { pictureFile } from './pictures.ts';

export const animalWorldWar: GameDrawing = {
  about: ABOUT,
  rules,
  draw: drawAnimalWorldWar,
  pictureFile,
  cover: null,
};

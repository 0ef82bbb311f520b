import { animalWorldWar } from './animal-world-war/manifest.ts';
import type { GameDrawing } from './manifest.ts';
import { massWarfare } from './mass-warfare/manifest.ts';
import { tankKillers } from './tank-killers/manifest.ts';
import { worldWarAwesome } from './world-war-awesome/manifest.ts';
import { wwiCombinedArms } from './wwi-combined-arms/manifest.ts';

/** The games that are drawn, a line each. */
export const DRAWINGS: readonly GameDrawing[] = [
  wwiCombinedArms,
  tankKillers,
  animalWorldWar,
  massWarfare,
  worldWarAwesome,
];

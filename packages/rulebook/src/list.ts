import { animalWorldWar } from './games/animal-world-war.ts';
import { massWarfare } from './games/mass-warfare.ts';
import { tankKillers } from './games/tank-killers.ts';
import { worldWarAwesome } from './games/world-war-awesome.ts';
import { wwiCombinedArms } from './games/wwi-combined-arms.ts';
import type { GameManifest } from './manifest.ts';

/** The games of Fieldpost, a line each. */
export const GAMES: readonly GameManifest[] = [
  wwiCombinedArms,
  tankKillers,
  animalWorldWar,
  massWarfare,
  worldWarAwesome,
];

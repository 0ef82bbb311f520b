import { animalWorldWar } from './animal-world-war/manifest.ts';
import type { SiteGame } from './manifest.ts';
import { massWarfare } from './mass-warfare/manifest.ts';
import { tankKillers } from './tank-killers/manifest.ts';
import { worldWarAwesome } from './world-war-awesome/manifest.ts';
import { wwiCombinedArms } from './wwi-combined-arms/manifest.ts';

/** The games that have a table, a line each. */
export const GAMES: readonly SiteGame[] = [wwiCombinedArms, animalWorldWar, tankKillers, massWarfare, worldWarAwesome];

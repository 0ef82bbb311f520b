import { animalWorldWar } from './animal-world-war/manifest.ts';
import type { MeasuredGame } from './manifest.ts';
import { massWarfare } from './mass-warfare/manifest.ts';
import { tankKillers } from './tank-killers/manifest.ts';
import { worldWarAwesome } from './world-war-awesome/manifest.ts';
import { wwiCombinedArms } from './wwi-combined-arms/manifest.ts';

/** The games that are measured, a line each. */
export const GAMES: readonly MeasuredGame[] = [
  wwiCombinedArms,
  animalWorldWar,
  tankKillers,
  massWarfare,
  worldWarAwesome,
];

/** The first of them that has this to be measured. Throws where none has. */
export function measurable<Part extends 'field' | 'overHttp' | 'playouts'>(
  part: Part,
): MeasuredGame & { readonly [key in Part]: NonNullable<MeasuredGame[Part]> } {
  const game = GAMES.find((one) => one[part] !== null);
  if (game === undefined) throw new Error(`no game of the bench has ${part}`);
  return game as MeasuredGame & { readonly [key in Part]: NonNullable<MeasuredGame[Part]> };
}

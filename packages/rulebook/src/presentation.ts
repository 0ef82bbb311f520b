import type { Json } from '@fieldpost/engine';
import * as animalWorldWar from '@fieldpost/rules-animal-world-war/catalogue';
import * as tankKillers from '@fieldpost/rules-tank-killers/catalogue';
import * as wwi from '@fieldpost/rules-wwi-combined-arms/catalogue';

type Presentation = { readonly title: string; readonly catalogue: Readonly<Record<string, unknown>> };

/** What people call each game, and its public data: units, terrain, presets, sentences. */
const PRESENTATIONS: Readonly<Record<string, Presentation>> = {
  'animal-world-war': { title: 'Animal World War', catalogue: animalWorldWar },
  'tank-killers': { title: 'Tank Killers', catalogue: tankKillers },
  'wwi-combined-arms': { title: 'WWI Combined Arms', catalogue: wwi },
};

/** What people call a game; its id where nobody has named it. */
export const titleOf = (id: string): string => PRESENTATIONS[id]?.title ?? id;

/** The public data of a game as one JSON document by name; null where there is none. */
export function catalogueOf(id: string): Json {
  const entries = Object.entries(PRESENTATIONS[id]?.catalogue ?? {}).filter(([, value]) => typeof value !== 'function');
  return entries.length === 0 ? null : (Object.fromEntries(entries) as Json);
}

import type { GameTypes, Setup } from '@fieldpost/engine';

/** Characters of the texts that are kept. */
const MAX_CHARACTERS = 4_000_000;
/** Matches whose set-up is known, of one database. */
const MAX_MATCHES = 5_000;

const known = new Map<string, Setup<GameTypes>>();
let characters = 0;

/**
 * The set-up that a text holds. Most matches are of a few scenarios, whose documents are the longest part of a row and never change:
 * a text that has been read lately is not read again, and a list of matches holds it once.
 */
function setupIn(text: string): Setup<GameTypes> {
  const found = known.get(text);
  if (found !== undefined) return found;
  const setup = JSON.parse(text) as Setup<GameTypes>;
  known.set(text, setup);
  characters += text.length;
  for (const oldest of known.keys()) {
    if (characters <= MAX_CHARACTERS) break;
    known.delete(oldest);
    characters -= oldest.length;
  }
  return setup;
}

const byMatch = new WeakMap<object, Map<string, Setup<GameTypes>>>();

/** The set-ups of those of some matches of a database that have been read lately: nobody changes the set-up of a match. */
export function setupsKnown(db: object, ids: readonly string[]): ReadonlyMap<string, Setup<GameTypes>> {
  const ofThis = byMatch.get(db);
  const found = new Map<string, Setup<GameTypes>>();
  for (const id of ids) {
    const setup = ofThis?.get(id);
    if (setup !== undefined) found.set(id, setup);
  }
  return found;
}

/** The set-up of a match as it was read, and kept. */
export function setupRead(db: object, id: string, text: string): Setup<GameTypes> {
  const ofThis = byMatch.get(db) ?? new Map<string, Setup<GameTypes>>();
  byMatch.set(db, ofThis);
  const setup = setupIn(text);
  ofThis.set(id, setup);
  for (const oldest of ofThis.keys()) {
    if (ofThis.size <= MAX_MATCHES) break;
    ofThis.delete(oldest);
  }
  return setup;
}

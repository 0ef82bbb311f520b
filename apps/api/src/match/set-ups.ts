import type { GameTypes, Setup } from '@fieldpost/engine';

/** Characters of the texts that are kept. */
const MOST_CHARACTERS = 4_000_000;

const known = new Map<string, Setup<GameTypes>>();
let characters = 0;

/**
 * The set-up that a text holds. Most matches are of a few scenarios, whose documents are the longest part of a row and never change:
 * a text that has been read lately is not read again, and a list of matches holds it once.
 */
export function setupIn(text: string): Setup<GameTypes> {
  const found = known.get(text);
  if (found !== undefined) return found;
  const setup = JSON.parse(text) as Setup<GameTypes>;
  known.set(text, setup);
  characters += text.length;
  for (const oldest of known.keys()) {
    if (characters <= MOST_CHARACTERS) break;
    known.delete(oldest);
    characters -= oldest.length;
  }
  return setup;
}

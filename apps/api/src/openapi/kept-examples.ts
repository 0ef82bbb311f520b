import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@fieldpost/rulebook';

/** What was asked and answered in a match of one game: by "METHOD /path". */
export type Exchange = { readonly asked?: unknown; readonly answered: unknown };

/** By "METHOD /path" and the id of the game, as `examples.json` keeps them. */
export type KeptExamples = Readonly<Record<string, Readonly<Record<string, Exchange>>>>;

/** Reads them. */
const keptExamples = (): KeptExamples => JSON.parse(readFileSync(join(import.meta.dirname, 'examples.json'), 'utf8'));

type Examples = Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;

/** The examples of one operation in OpenAPI's form; null: there are none. */
export type OfOperation = { readonly asked: Examples | null; readonly answered: Examples | null };

const NONE: OfOperation = { asked: null, answered: null };

/** From a match of each game, by "METHOD /path". */
export function examplesOf(): (operation: string) => OfOperation {
  const kept = keptExamples();
  const titles = new Map(games().map(({ about }) => [about.id, about.title]));
  const made = (operation: string, part: keyof Exchange): Examples | null => {
    const games = Object.entries(kept[operation] ?? {}).filter(([, exchange]) => exchange[part] !== undefined);
    if (games.length === 0) return null;
    return Object.fromEntries(
      games.map(([id, exchange]) => [id, { summary: titles.get(id) ?? id, value: exchange[part] }]),
    );
  };
  return (operation) =>
    kept[operation] ? { asked: made(operation, 'asked'), answered: made(operation, 'answered') } : NONE;
}

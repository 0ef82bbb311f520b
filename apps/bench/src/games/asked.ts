import process from 'node:process';
import { GAMES } from './list.ts';
import type { MeasuredGame } from './manifest.ts';

/** The games that BENCH_GAMES names by their rule sets, with commas between; all where it names none. Throws for a name that is no game's. */
export function gamesAsked(): readonly MeasuredGame[] {
  const names = (process.env.BENCH_GAMES ?? '').split(',').filter((name) => name !== '');
  const unknown = names.filter((name) => !GAMES.some(({ ruleSet }) => ruleSet === name));
  if (unknown.length > 0) throw new Error(`BENCH_GAMES: there is no ${unknown.join(', ')}`);
  return names.length === 0 ? GAMES : GAMES.filter(({ ruleSet }) => names.includes(ruleSet));
}

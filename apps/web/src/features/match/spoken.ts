import type { LogEntry, MatchData } from './operations.ts';

type Logged = Pick<MatchData, 'step'> & { readonly log: readonly Pick<LogEntry, 'index' | 'sentences'>[] };

const told = (log: Logged['log'], from: number): string =>
  log
    .filter(({ index }) => index >= from)
    .flatMap(({ sentences }) => sentences)
    .join(' ');

/** The announcement for screen readers when a match on screen changes: what was undone or has happened; null if nothing is new. */
export function spokenOf(before: Logged, fresh: Logged): string | null {
  if (fresh.step < before.step) return `Undone: ${told(before.log, fresh.step) || 'the last order.'}`;
  const news = told(fresh.log, before.step);
  return news === '' ? null : news;
}

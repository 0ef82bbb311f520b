/** The log as the page holds it: told steps in order, without gaps at its end. */
import type { LogEntry, MatchData } from './operations.ts';

/** The log with newer steps; of a step told twice the newer telling counts. `step`: how many steps the match has now. */
export function withSteps(log: readonly LogEntry[], newer: readonly LogEntry[], step: number): readonly LogEntry[] {
  const fresh = new Set(newer.map(({ index }) => index));
  return [...log.filter(({ index }) => !fresh.has(index) && index < step), ...newer].toSorted(
    (a, b) => a.index - b.index,
  );
}

/** Steps of one visit: what one side did without another between. */
export type Visit = { readonly side: string; readonly steps: readonly LogEntry[] };

/** The log cut where the acting side changes, oldest first. */
export function visitsOf(log: readonly LogEntry[]): readonly Visit[] {
  const visits: { side: string; steps: LogEntry[] }[] = [];
  for (const step of log) {
    const last = visits.at(-1);
    if (last?.side === step.side) last.steps.push(step);
    else visits.push({ side: step.side, steps: [step] });
  }
  return visits;
}

type Seen = Pick<MatchData, 'log' | 'seenStep' | 'step'> & { readonly you: { readonly side: string } | null };

/** The start of a viewer's replay: the first step of another player that they have not seen; null if there is none. */
function firstUnseen(log: readonly LogEntry[], seenStep: number, side: string | null): number | null {
  if (side === null) return null;
  return log.find((step) => step.index >= seenStep && step.side !== side)?.index ?? null;
}

/**
 * The step at which the replay of new steps begins; null if nothing is new. A letter's link always shows the steps since `since`, even if
 * the reader has seen them, and to any reader. A step beyond the match is ignored.
 */
export function newFrom({ log, seenStep, step, you }: Seen, since: number | null): number | null {
  if (since !== null && since < step) return since;
  return firstUnseen(log, seenStep, you?.side ?? null);
}

/** Notices since the viewer acted last: what the arrows on the board show. */
export function recentSteps(log: readonly LogEntry[], side: string | null): readonly LogEntry[] {
  const own = log.findLastIndex((step) => step.side === side);
  if (side !== null && own >= 0) return log.slice(own + 1);
  return visitsOf(log).at(-1)?.steps ?? [];
}

/** The match in notation, one visit a line: "12. South: e3-e5 e5xe6 end". */
export function notationOf(log: readonly LogEntry[], name: (side: string) => string): string {
  return visitsOf(log)
    .map(
      ({ side, steps }, index) =>
        `${index + 1}. ${name(side)}: ${steps.map(({ line }) => line ?? '(sealed)').join(' ')}`,
    )
    .join('\n');
}

/** The timeline under the replay: where visits begin and where units were lost. */
import type { Named } from '../../games/table.ts';
import type { LogEntry } from './operations.ts';

export type Timeline = {
  /** Steps in all. */
  readonly length: number;
  /** Steps at which another side began to act. */
  readonly turns: readonly number[];
  /** `step` = the step after which the unit was gone. */
  readonly losses: readonly { readonly step: number; readonly side: string; readonly count: number }[];
};

export function timelineOf(
  log: readonly LogEntry[],
  length: number,
  lossOf: (notice: Named) => { readonly side: string } | null,
): Timeline {
  const turns = log.flatMap((step, index) => (index > 0 && log[index - 1]?.side !== step.side ? [step.index] : []));
  const losses = log.flatMap((step) => lossesIn(step, lossOf));
  return { length, turns, losses };
}

function lossesIn(step: LogEntry, lossOf: (notice: Named) => { readonly side: string } | null) {
  const counts = new Map<string, number>();
  for (const notice of step.notices) {
    const loss = lossOf(notice);
    if (loss !== null) counts.set(loss.side, (counts.get(loss.side) ?? 0) + 1);
  }
  return [...counts].map(([side, count]) => ({ step: step.index + 1, side, count }));
}

/** The next loss after a step, or null: for jumping from mark to mark. */
export function nextLoss(timeline: Timeline, step: number): number | null {
  return timeline.losses.find((loss) => loss.step > step)?.step ?? null;
}

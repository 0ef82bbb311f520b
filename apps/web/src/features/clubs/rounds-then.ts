/** CL-196: the moments to which tables and pairings of an event can be turned back, as its log has them. */
import type { ClubEvent, LogLine } from './operations.ts';

/** After the act `seq` of the log these rounds had been played, and the next had not begun. */
export type Stop = { readonly seq: number; readonly title: string };

const titleOf = (round: number): string => `After round ${round}`;
const roundOf = ({ act }: LogLine): number => Number(act.round);

/** CL-076: an opening after which its round was annulled. */
const wasAnnulled = (line: LogLine, log: readonly LogLine[]): boolean =>
  log.some(({ act, seq }) => act.kind === 'repair' && act.round === line.act.round && seq > line.seq);

/** In a league and a Swiss: before each opening but the first. Rounds that open together are one wave. */
function beforeOpenings(log: readonly LogLine[]): readonly Stop[] {
  const openings = log.filter((line) => line.act.kind === 'round' && !wasAnnulled(line, log));
  return openings.flatMap((line, index) => {
    const before = openings[index - 1];
    if (before === undefined || before.seq === line.seq - 1) return [];
    return [{ seq: line.seq - 1, title: titleOf(roundOf(before)) }];
  });
}

/** In a cup: with the last word on each round, as long as something was said after it. */
function afterRounds(log: readonly LogLine[], rounds: number): readonly Stop[] {
  const spoken = log.filter(({ act }) => act.kind === 'result' || act.kind === 'decide');
  let seq = -1;
  return Array.from({ length: rounds }, (_, index) => index + 1).flatMap((round) => {
    const last = spoken.findLast((line) => roundOf(line) === round)?.seq ?? -1;
    const goesOn = last > seq && spoken.some((line) => line.seq > last && roundOf(line) > round);
    seq = Math.max(seq, last);
    return goesOn ? [{ seq: last, title: titleOf(round) }] : [];
  });
}

/** Oldest first; none where nothing lies behind. A ladder has no rounds. */
export function stopsOf(
  { format, tables }: Pick<ClubEvent, 'format' | 'tables'>,
  log: readonly LogLine[],
): readonly Stop[] {
  if (format === 'ladder') return [];
  return format === 'knockout' ? afterRounds(log, tables.bracket?.length ?? 0) : beforeOpenings(log);
}

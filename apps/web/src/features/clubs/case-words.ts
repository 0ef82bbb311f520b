/** Texts about cases (CL-090 to CL-098). */
import { momentIn } from '../words/moments.ts';
import type { EventCase, SideEvidence } from './operations.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A length of time in its largest unit. */
export function lengthWords(ms: number): string {
  const [count, unit] = ms >= 2 * DAY ? [Math.round(ms / DAY), 'day'] : [Math.max(1, Math.round(ms / HOUR)), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The state of a case, and what follows if nobody acts (CL-005). */
export function caseSentence({ state, stopped, dueAt, closedAt }: EventCase, zone: string): string {
  const closed = closedAt === null ? '' : ` ${momentIn(zone, closedAt)}`;
  if (state === 'decided') return `Decided${closed}.`;
  if (state === 'withdrawn') return `Withdrawn${closed}; the match continued.`;
  if (state === 'resumed') return `Decision: play on${closed}; clocks resumed after 72 hours.`;
  const until = momentIn(zone, dueAt);
  return stopped
    ? `Clocks are paused. Without a decision by ${until}, the system’s proposal applies.`
    : `Clocks are running. Without a decision by ${until}, the case lapses and the match continues.`;
}

/** How a side has held the match, in a sentence. */
export function sideSentence(name: string, { held, turns, medianResponse, missed }: SideEvidence): string {
  const pace = medianResponse === null ? '' : `, half of them within ${lengthWords(medianResponse)}`;
  const late = missed === 0 ? '' : `; ${missed} missed`;
  return `${name}: ${turns} ${turns === 1 ? 'turn' : 'turns'}${pace}${late}. The match waited ${lengthWords(held)} for them.`;
}

const QUARTERS = [
  'the second side wins',
  'a half-win for the second side',
  'a draw',
  'a half-win for the first side',
  'the first side wins',
];
/** CL-095. */
const BOUNDS = [0.15, 0.4, 0.6, 0.85] as const;

/** An evaluation's proposal, by the usual bounds (CL-095). */
export function proposalWords({ counted, playouts }: NonNullable<EventCase['evaluation']>): string {
  const share = counted / (2 * playouts);
  const [loss, half, draw, win] = BOUNDS;
  const q = share >= win ? 4 : share >= draw ? 3 : share > half ? 2 : share > loss ? 1 : 0;
  return QUARTERS[q] ?? '';
}

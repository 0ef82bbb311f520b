/** CL-090, CL-096, CL-099: the way of a case. Instants in ms. */
import { type Refusal, refusal } from '../refusal.ts';
import type { Settings } from '../settings/settings.ts';

const CASE_STATES = ['open', 'heard', 'decided', 'appealed', 'decided2', 'final', 'withdrawn'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** CL-090: from each state, where a case may go. */
const CASE_EDGES: Readonly<Record<CaseState, readonly CaseState[]>> = {
  open: ['heard', 'withdrawn'],
  heard: ['decided', 'withdrawn'],
  decided: ['appealed', 'final'],
  appealed: ['decided2', 'final'],
  decided2: ['final'],
  final: [],
  withdrawn: [],
};

export function refusesCaseStep(from: CaseState, to: CaseState): Refusal | null {
  return CASE_EDGES[from].includes(to) ? null : refusal('CL_BAD_STATE', '', 'CL-090');
}

const HOUR = 3_600_000;

/** CL-091, CL-098: until when statements are taken, and when the proposal becomes the decision. */
export function caseTimes(openedAt: number, { refereeDays }: Pick<Settings['adjudication'], 'refereeDays'>) {
  return { statementsUntil: openedAt + 72 * HOUR, decidedBy: openedAt + refereeDays * 24 * HOUR };
}

export type Appeal = {
  readonly noticedAt: number;
  readonly at: number;
  /** Whether the case was appealed before. */
  readonly used: boolean;
  /** Of the encounter, or one whose promotion, relegation or advance the decision changes. */
  readonly isParty: boolean;
};

/** CL-099: a party's, within 72 hours of the notice, one a case. */
export function refusesAppeal(
  { noticedAt, at, used, isParty }: Appeal,
  { appealHours }: Pick<Settings['adjudication'], 'appealHours'>,
): Refusal | null {
  if (!isParty) return refusal('CL_NOT_A_PARTY');
  if (used) return refusal('CL_APPEAL_USED');
  return at - noticedAt > appealHours * HOUR ? refusal('CL_APPEAL_LATE') : null;
}

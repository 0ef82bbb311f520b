/** CL-070 to CL-078: rounds and their windows. Instants in ms, lengths in days where the name says so. */
import { type Refusal, refusal } from '../refusal.ts';
import { legsOf } from './plan.ts';
import type { Settings } from './settings.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

const ROUND_STATES = ['planned', 'draft', 'opening', 'open', 'due', 'closed'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** CL-070: a round opens at its instant or, if later, when the one before is closed; earlier only if it rolls and all of that is final. */
export function opensAt(
  scheduled: number,
  closedBefore: number | null,
  rolling: { readonly allFinalAt: number | null } | null,
): number | null {
  if (rolling?.allFinalAt != null) return rolling.allFinalAt;
  return closedBefore === null ? null : Math.max(scheduled, closedBefore);
}

/** CL-071: days of a window in which this many matches are open at once for each entry. */
export function windowDays({ window }: Pick<Settings, 'window'>, openAtOnce: number): number {
  return window.days + window.perExtraMatch * Math.max(0, openAtOnce - 2);
}

/** CL-071: a warning where the longest possible match passes the window. */
export function windowWarning(longestMatchDays: number, days: number): Refusal | null {
  return longestMatchDays > days ? refusal('CL_WINDOW_TOO_SHORT') : null;
}

/** CL-172: windows of each wave and the days of the whole season: adjudication, appeals and check-in with it. */
export function seasonLength(settings: Settings, plan: readonly number[]) {
  const windows = plan.map((wave) => windowDays(settings, wave * legsOf(settings)));
  const { refereeDays, appealHours } = settings.adjudication;
  const play = windows.reduce((sum, days) => sum + days, 0);
  return { windows, days: play + refereeDays + appealHours / 24 + settings.muster.hours / 24 };
}

/** CL-072: notices at 50 % and 80 % of the window and 72 hours before it is due, in order. */
export function noticesOf(openedAt: number, dueAt: number): readonly number[] {
  const length = dueAt - openedAt;
  return [openedAt + 0.5 * length, openedAt + 0.8 * length, dueAt - 72 * HOUR].sort((a, b) => a - b);
}

export type Extension = {
  readonly days: number;
  readonly used: number;
  readonly adjudicating: boolean;
  readonly outageOrConsent: boolean;
};

/** CL-073: once, by at most E days, before adjudication; a second time for an outage or with both holders' consent alone. */
export function refusesExtension(
  { days, used, adjudicating, outageOrConsent }: Extension,
  { window }: Pick<Settings, 'window'>,
): Refusal | null {
  if (adjudicating) return refusal('CL_BAD_STATE', '', 'CL-073');
  if (used > 1 || (used === 1 && !outageOrConsent)) return refusal('CL_EXTENSION_USED');
  return days >= 1 && days <= window.extension ? null : refusal('CL_BAD_INPUT', 'days', 'CL-073');
}

/** CL-037, CL-073: a declared absence moves the due time by its days, at most 7 for each entry and season. */
export function absenceShift(days: number, usedDays: number): number {
  return Math.max(0, Math.min(days, 7 - usedDays));
}

/** CL-074: what becomes of a late match, and when it must be over (from its own due instant, extended or not). */
export function latePlan({ late }: Pick<Settings, 'late'>, isLastWave: boolean, dueAt: number) {
  const policy = isLastWave ? late.last : late.policy;
  return { policy, endsAt: policy === 'adjudicate' ? dueAt : policy === 'run-on' ? null : dueAt + late.days * DAY };
}

/** CL-074: of an entry's run-on legs, oldest first, those that go to adjudication so that a wave stays within the limit. */
export function overLimit<Leg>(runOn: readonly Leg[], opening: number, limit: number): readonly Leg[] {
  return runOn.slice(0, Math.max(0, runOn.length + opening - limit));
}

/** CL-076: whether the matches of a round may be annulled: none begun by both, and less than a day since it opened. */
export function refusesRepairAt(openedAt: number, at: number, begun: number): Refusal | null {
  return begun > 0 || at - openedAt >= DAY ? refusal('CL_ROUND_BEGUN') : null;
}

/** CL-078: a pause of the whole event moves all open due times by its length. */
export function shifted(dueTimes: readonly number[], from: number, until: number): readonly number[] {
  return dueTimes.map((due) => (due > from ? due + (until - from) : due));
}

/** CL-080: when a first turn is missing for good, and when its holder is reminded. */
export function firstTurnTimes(waitsSince: number, { window }: Pick<Settings, 'window'>) {
  const length = window.firstTurn * DAY;
  return { reminders: [waitsSince + 0.5 * length, waitsSince + 0.8 * length], noShowAt: waitsSince + length };
}

/** CL-185: a single leg on a scenario that is not even wants the organiser's word. */
export function wantsConfirmation({ sideMode, edge }: Pick<Settings, 'sideMode' | 'edge'>): boolean {
  return sideMode === 'single' && Math.abs(edge) > 40;
}

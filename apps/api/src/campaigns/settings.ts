import type { CampaignAsks, Json, Result } from '@fieldpost/engine';
import { z } from 'zod';
import { type ClockSpec, clockSpecSchema, type TimeOutPolicy } from '../clock/clock-spec.ts';
import { clockOf } from '../clock/presets.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';

/** Minimum a quarter of an hour, for people at one table; maximum a month, for play by post. */
const hours = (initial: number) => z.number().min(0.25).max(720).default(initial);

const lengths = { startHours: hours(72), declareHours: hours(72), termsHours: hours(24), exchangeHours: hours(48) };
/**
 * LC-094: whether a computer player may stand in for an absent player in a battle; with `never` it waits for a
 * replacement.
 */
const STAND_INS = ['allowed', 'never'] as const;
const absence = {
  /** Days of vacation that each Empire may take between its battles, in 365 days. */
  vacationDays: z.int().min(0).max(60).default(14),
  standIn: z.enum(STAND_INS).default('allowed'),
};
const asked = z.strictObject({ ...lengths, ...absence, clock: z.unknown().optional() });
const settingsSchema = z.strictObject({ ...lengths, ...absence, clock: clockSpecSchema });

/** LC-090: how long each answer may take, and the clock of the battles; frozen when the campaign opens. */
export type CampaignSettings = z.output<typeof settingsSchema>;

/** Completes the requested settings. Faults: SETTINGS_INVALID, CLOCK_INVALID. */
export function settingsFrom(raw: unknown): Result<CampaignSettings, Fault> {
  const parsed = asked.safeParse(raw ?? {});
  if (!parsed.success) {
    const details = parsed.error.issues.map(({ path, message }) => ({ at: path.join('.'), problem: message }));
    return { ok: false, fault: fault('SETTINGS_INVALID', { details }) };
  }
  const clock = clockOf(parsed.data.clock);
  return clock.ok ? { ok: true, value: { ...parsed.data, clock: battleClock(clock.value, parsed.data) } } : clock;
}

/** Policies under which the system plays for an absent player. */
const PLAYED_FOR: readonly TimeOutPolicy[] = ['default', 'standing', 'bot'];

/**
 * LC-050: who fights has said so for the whole campaign; nobody is asked again before each battle. LC-094: "A campaign may say
 * `standIn: "never"`: then the match waits for a replacement."
 */
function battleClock(clock: ClockSpec, { standIn }: Pick<CampaignSettings, 'standIn'>): ClockSpec {
  const waits = standIn === 'never' && PLAYED_FOR.includes(clock.atEnd);
  return { ...clock, readyCheckHours: 0, atEnd: waits ? 'replacement' : clock.atEnd };
}

/** Settings as they are stored; a campaign that was opened before one of them existed has its usual value. */
export function storedSettings(raw: Json): CampaignSettings {
  return { vacationDays: 14, standIn: 'allowed', ...(raw as object) } as CampaignSettings;
}

/** The time that somebody has for an answer, in ms. */
export function timeFor(settings: CampaignSettings, what: CampaignAsks): number {
  return settings[`${what}Hours`] * 3_600_000;
}

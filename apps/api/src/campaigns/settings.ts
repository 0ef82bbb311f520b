import type { CampaignAsks, Result } from '@fieldpost/engine';
import { z } from 'zod';
import { type ClockSpec, clockSpecSchema } from '../clock/clock-spec.ts';
import { clockOf } from '../clock/presets.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';

/** A quarter of an hour for who sits at one table, a month for who is by post. */
const hours = (initial: number) => z.number().min(0.25).max(720).default(initial);

const lengths = { startHours: hours(72), declareHours: hours(72), termsHours: hours(24), exchangeHours: hours(48) };
const asked = z.strictObject({ ...lengths, clock: z.unknown().optional() });
const settingsSchema = z.strictObject({ ...lengths, clock: clockSpecSchema });

/** LC-090: how long each answer may take, and the clock of the battles; frozen when the campaign opens. */
export type CampaignSettings = z.output<typeof settingsSchema>;

/** What was asked for, filled in. Faults: SETTINGS_INVALID, CLOCK_INVALID. */
export function settingsFrom(raw: unknown): Result<CampaignSettings, Fault> {
  const parsed = asked.safeParse(raw ?? {});
  if (!parsed.success) {
    const details = parsed.error.issues.map(({ path, message }) => ({ at: path.join('.'), problem: message }));
    return { ok: false, fault: fault('SETTINGS_INVALID', { details }) };
  }
  const clock = clockOf(parsed.data.clock);
  return clock.ok ? { ok: true, value: { ...parsed.data, clock: battleClock(clock.value) } } : clock;
}

/** LC-050: who fights has said so for the whole campaign; nobody is asked again before each battle. */
function battleClock(clock: ClockSpec): ClockSpec {
  return { ...clock, readyCheckHours: 0 };
}

/** The time that somebody has for an answer, in ms. */
export function timeFor(settings: CampaignSettings, what: CampaignAsks): number {
  return settings[`${what}Hours`] * 3_600_000;
}

import type { Result } from '@fieldpost/engine';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { ALWAYS_RUNNING, type ClockSpec, clockSpecSchema, DEFAULT_CLOCK } from './clock-spec.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type ClockPreset = { readonly id: string; readonly title: string; readonly clock: ClockSpec };

const PLAIN = { ...ALWAYS_RUNNING, restDays: [], holidays: [] };

/** Clocks that have proved themselves; anything else may be said in seconds. */
export const CLOCK_PRESETS: readonly ClockPreset[] = [
  { id: 'post', title: 'By post: three days, and a day for each turn', clock: DEFAULT_CLOCK },
  {
    id: 'slow',
    title: 'At leisure: two weeks, and three days for each turn',
    clock: {
      ...PLAIN,
      bankSeconds: 14 * DAY,
      incrementSeconds: 3 * DAY,
      capSeconds: 21 * DAY,
      reactionSeconds: 2 * DAY,
      atEnd: 'default',
    },
  },
  {
    id: 'brisk',
    title: 'Brisk: one day, and eight hours for each turn',
    clock: {
      ...PLAIN,
      bankSeconds: DAY,
      incrementSeconds: 8 * HOUR,
      capSeconds: 2 * DAY,
      reactionSeconds: 4 * HOUR,
      atEnd: 'default',
    },
  },
  {
    id: 'table',
    title: 'At one table: half an hour, and two minutes for each turn',
    clock: {
      ...PLAIN,
      bankSeconds: 30 * MINUTE,
      incrementSeconds: 2 * MINUTE,
      capSeconds: HOUR,
      reactionSeconds: 5 * MINUTE,
      atEnd: 'forfeit',
    },
  },
];

/** Completes the settings from the default clock; the cap is never below the requested bank. */
function filled(raw: object): object {
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== null && value !== undefined));
  const bank = typeof given.bankSeconds === 'number' ? given.bankSeconds : DEFAULT_CLOCK.bankSeconds;
  return { ...DEFAULT_CLOCK, capSeconds: Math.max(DEFAULT_CLOCK.capSeconds, bank), ...given };
}

/** The clock that was asked for: nothing (the usual one), the id of a preset, or a spec, parts of which may be left out. */
export function clockOf(raw: unknown): Result<ClockSpec, Fault> {
  if (raw === undefined || raw === null) return { ok: true, value: DEFAULT_CLOCK };
  if (typeof raw === 'string') return presetOf(raw);
  const parsed = clockSpecSchema.safeParse(typeof raw === 'object' && !Array.isArray(raw) ? filled(raw) : raw);
  if (parsed.success) return { ok: true, value: parsed.data };
  const details = parsed.error.issues.map(({ path, message }) => ({ at: path.join('.'), problem: message }));
  return { ok: false, fault: fault('CLOCK_INVALID', { details }) };
}

function presetOf(id: string): Result<ClockSpec, Fault> {
  const preset = CLOCK_PRESETS.find((one) => one.id === id);
  const details = { presets: CLOCK_PRESETS.map((one) => one.id) };
  return preset ? { ok: true, value: preset.clock } : { ok: false, fault: fault('CLOCK_INVALID', { details }) };
}

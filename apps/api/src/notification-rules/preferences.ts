import type { Result } from '@fieldpost/engine';
import { z } from 'zod';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { NOTIFICATION_EVENTS, type NotificationEvent, SENT_CHANNELS, type SentChannel } from './events.ts';

/** Minutes for which a notice may be held in case its reader acts anyway. */
const HOLDS = [0, 5, 10, 15] as const;

type EventChoices = Readonly<Record<NotificationEvent, boolean>>;

/** Quiet hours on the reader's wall, "22:00" to "07:30"; over midnight where `to` is the smaller. */
export type Quiet = { readonly from: string; readonly to: string };

/** A person's notification preferences. */
export type NotificationPreferences = {
  readonly channels: Readonly<Record<SentChannel, EventChoices>>;
  readonly holdMinutes: (typeof HOLDS)[number];
  /** The hour (0 to 23, in their zone) of one mail a day instead of one for each event; null: no digest. */
  readonly digestHour: number | null;
  readonly quiet: Quiet | null;
  /** Notifies of moves by email and push even if all opponents are computer players, who answer while you watch. */
  readonly computers: boolean;
  /** Notifies by email and push even of moves that they have seen on the match page before the message leaves. */
  readonly evenSeen: boolean;
  /** Other addresses from which they answer letters, in small letters. Nothing is ever sent there. */
  readonly answersFrom: readonly string[];
};

/** What differs from the usual in one match; what is not named is as usual. */
export type MatchNotificationPreferences = Partial<Readonly<Record<SentChannel, Partial<EventChoices>>>>;

const inputs = z.object(
  Object.fromEntries(NOTIFICATION_EVENTS.map((event) => [event, z.boolean().default(true)])) as Record<
    NotificationEvent,
    z.ZodDefault<z.ZodBoolean>
  >,
);
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Other addresses of one person. */
const MAX_ADDRESSES = 5;
const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+$/;

const preferences = z.object({
  channels: z
    .object({
      mail: inputs.prefault({}),
      push: inputs.prefault({}),
      webhook: inputs.prefault({}),
    })
    .prefault({}),
  holdMinutes: z.literal([...HOLDS]).default(0),
  digestHour: z.number().int().min(0).max(23).nullable().default(null),
  quiet: z
    .object({ from: wallTime, to: wallTime })
    .refine(({ from, to }) => from !== to)
    .nullable()
    .default(null),
  computers: z.boolean().default(false),
  evenSeen: z.boolean().default(false),
  answersFrom: z.array(z.string().trim().toLowerCase().max(320).regex(ADDRESS)).max(MAX_ADDRESSES).default([]),
});

const matchPreferences = z.partialRecord(
  z.enum(SENT_CHANNELS),
  z.partialRecord(z.enum(NOTIFICATION_EVENTS), z.boolean()),
);

/** Defaults: notifies of everything, at once, on every channel that the person has set up. */
export const USUAL: NotificationPreferences = preferences.parse({});

/** Completes the stored preferences: events newer than the choice are on. */
export const preferencesOf = (stored: unknown): NotificationPreferences =>
  preferences.safeParse(stored ?? {}).data ?? USUAL;

export const matchPreferencesOf = (stored: unknown): MatchNotificationPreferences =>
  matchPreferences.safeParse(stored ?? {}).data ?? {};

const invalid = (error: z.ZodError): { readonly ok: false; readonly fault: Fault } => {
  const details = error.issues.map(({ path, message }) => ({ at: path.join('.'), problem: message }));
  return { ok: false, fault: fault('NOTIFICATION_PREFERENCES_INVALID', { details }) };
};

/** Parses whole new preferences. Fault: NOTIFICATION_PREFERENCES_INVALID with what is wrong. */
export function parsePreferences(raw: unknown): Result<NotificationPreferences, Fault> {
  const parsed = preferences.strict().safeParse(raw);
  return parsed.success ? { ok: true, value: parsed.data } : invalid(parsed.error);
}

/** Parses what is to differ in one match. Fault: NOTIFICATION_PREFERENCES_INVALID. */
export function parseMatchPreferences(raw: unknown): Result<MatchNotificationPreferences, Fault> {
  const parsed = matchPreferences.safeParse(raw);
  return parsed.success ? { ok: true, value: parsed.data } : invalid(parsed.error);
}

import {
  DIGESTED_EVENTS,
  GATHERED_MINUTES,
  HELD_EVENTS,
  type NotificationEvent,
  SENT_CHANNELS,
  type SentChannel,
} from './events.ts';
import type { MatchNotificationPreferences, NotificationPreferences } from './preferences.ts';
import { nextHour, quietUntil } from './wall-hours.ts';

/** By which setting a channel was taken or left: the answer to "why was I, or was I not, told?". */
export const DECISIONS = {
  usual: 'your usual setting for this event',
  always: 'everyone affected gets this',
  'match-preference': 'your setting for this match',
  computer: 'it is a match against the computer, and you chose no letters for those',
  'mail-off': 'you have turned off match emails',
  unverified: 'your address is not confirmed',
  bounced: 'email to you bounced',
  'no-device': 'you have no browser with push',
  'not-offered': 'push is not available on this server',
  'no-webhook': 'you have no webhook',
  'webhook-off': 'the webhook is disabled',
} as const;
export type DecisionCode = keyof typeof DECISIONS;

/** What put a message off, in this order. */
export const TIMINGS = {
  hold: 'delayed in case you move first',
  gather: 'delayed to combine several messages',
  digest: 'saved for your digest',
  quiet: 'held until your quiet hours end',
} as const;
export type Timing = keyof typeof TIMINGS;

/** What was decided for one way to one place. */
export type Decision = {
  readonly channel: SentChannel;
  /** The device or the webhook; null for mail, and where there is none. */
  readonly target: string | null;
  readonly send: boolean;
  readonly by: DecisionCode;
  readonly timing: readonly Timing[];
  /** Not before; null: at once, or not at all. */
  readonly dueAt: Date | null;
  readonly digest: boolean;
};

/** What can be said of a person's ways. */
export type Reach = {
  readonly mail: 'open' | 'mail-off' | 'unverified' | 'bounced';
  /** Whether this office sends push at all. */
  readonly push: boolean;
  readonly devices: readonly string[];
  readonly webhooks: readonly { readonly id: string; readonly off: boolean }[];
};

/** All that a decision depends on. */
export type Question = {
  readonly event: NotificationEvent;
  /** Sends it by email regardless of preferences. */
  readonly always: boolean;
  /** When it happened. */
  readonly at: Date;
  readonly timeZone: string;
  readonly preferences: NotificationPreferences;
  readonly match: MatchNotificationPreferences;
  /** Nobody but computer players sits opposite. */
  readonly computers: boolean;
  readonly reach: Reach;
};

type Place = { readonly target: string | null; readonly closed: DecisionCode | null };

function placesOf(channel: SentChannel, { mail, push, devices, webhooks }: Reach): readonly Place[] {
  if (channel === 'mail') return [{ target: null, closed: mail === 'open' ? null : mail }];
  if (channel === 'push') {
    if (!push) return [{ target: null, closed: 'not-offered' }];
    if (devices.length === 0) return [{ target: null, closed: 'no-device' }];
    return devices.map((target) => ({ target, closed: null }));
  }
  if (webhooks.length === 0) return [{ target: null, closed: 'no-webhook' }];
  return webhooks.map(({ id, off }) => ({ target: id, closed: off ? 'webhook-off' : null }));
}

const MINUTE = 60_000;

type Wait = { readonly minutes: number; readonly timing: Timing };

/** How long an event is kept in any case, and why; null: not at all. */
function waitFor(event: NotificationEvent, holdMinutes: number): Wait | null {
  const held = HELD_EVENTS.has(event) ? holdMinutes : 0;
  const gathered = GATHERED_MINUTES[event] ?? 0;
  if (held === 0 && gathered === 0) return null;
  return held > gathered ? { minutes: held, timing: 'hold' } : { minutes: gathered, timing: 'gather' };
}

/** When a message leaves: after the hold, in the digest, never in quiet hours. Webhooks get everything at once. */
function whenFor(
  channel: SentChannel,
  { event, at, preferences, timeZone }: Question,
): Pick<Decision, 'timing' | 'dueAt' | 'digest'> {
  const timing: Timing[] = [];
  let due = at;
  const wait = channel === 'webhook' ? null : waitFor(event, preferences.holdMinutes);
  if (wait !== null) {
    due = new Date(at.getTime() + wait.minutes * MINUTE);
    timing.push(wait.timing);
  }
  const digest = channel === 'mail' && preferences.digestHour !== null && DIGESTED_EVENTS.has(event);
  if (digest) {
    due = nextHour(due, preferences.digestHour ?? 0, timeZone);
    timing.push('digest');
  }
  const awake = preferences.quiet && quietUntil(due, preferences.quiet, timeZone);
  if (awake) timing.push('quiet');
  return { timing, digest, dueAt: timing.length === 0 ? null : (awake ?? due) };
}

const NOT_SENT = { timing: [], dueAt: null, digest: false } as const;

/** What was chosen about an event, and where: for this match, else about computer players, else as usual. */
function choiceOf(
  channel: SentChannel,
  { event, always, preferences, match, computers }: Question,
): { readonly wanted: boolean; readonly by: DecisionCode } {
  if (always && channel === 'mail') return { wanted: true, by: 'always' };
  const here = match[channel]?.[event];
  if (here !== undefined) return { wanted: here, by: 'match-preference' };
  const quick = computers && event === 'move' && channel !== 'webhook' && !preferences.computers;
  return quick ? { wanted: false, by: 'computer' } : { wanted: preferences.channels[channel][event], by: 'usual' };
}

function decideFor(channel: SentChannel, question: Question): readonly Decision[] {
  const { wanted, by } = choiceOf(channel, question);
  return placesOf(channel, question.reach).map(({ target, closed }) => {
    const send = wanted && closed === null;
    const reason = wanted && closed !== null ? closed : by;
    return { channel, target, send, by: reason, ...(send ? whenFor(channel, question) : NOT_SENT) };
  });
}

/** What becomes of one event for one person, way by way. Pure. */
export const decide = (question: Question): readonly Decision[] =>
  SENT_CHANNELS.flatMap((channel) => decideFor(channel, question));

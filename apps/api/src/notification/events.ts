import type { DispatchKind } from './rules.ts';

/** Ways of telling. `page` is the desk and the match page: what stands there needs no wish. */
const CHANNELS = ['page', 'mail', 'push', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The ways a person may choose for each event. */
export const SENT_CHANNELS = ['mail', 'push', 'webhook'] as const;
export type SentChannel = (typeof SENT_CHANNELS)[number];

/** What a person chooses about: kinds of dispatches that are one thing to him. */
export const TELLING_EVENTS = ['move', 'reminder', 'offer', 'time', 'muster', 'end'] as const;
export type TellingEvent = (typeof TELLING_EVENTS)[number];

export const EVENT_OF: Readonly<Record<DispatchKind, TellingEvent>> = {
  turn: 'move',
  reaction: 'move',
  orders: 'move',
  started: 'move',
  reminder: 'reminder',
  'draw-offered': 'offer',
  'timed-out': 'time',
  joined: 'muster',
  arrangement: 'muster',
  finished: 'end',
};

/** What he can answer by acting, so that it may be held for a while: a reminder is no such thing, it comes whatever page is open. */
export const HELD_EVENTS: ReadonlySet<TellingEvent> = new Set(['move', 'offer']);

/** What may wait for the digest; a reminder or a lapse of time may not. */
export const DIGESTED_EVENTS: ReadonlySet<TellingEvent> = new Set(['move', 'offer', 'muster', 'end']);

import type { NoticeKind } from './notice.ts';
import type { NotificationKind } from './rules.ts';

/** Channels. `page` is the desk and the match page: what stands there needs no setting. */
export const CHANNELS = ['page', 'mail', 'push', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The ways a person may choose for each event. */
export const SENT_CHANNELS = ['mail', 'push', 'webhook'] as const;
export type SentChannel = (typeof SENT_CHANNELS)[number];

/** What a person chooses about: kinds of notifications that are one thing to them. */
export const NOTIFICATION_EVENTS = [
  'move',
  'reminder',
  'offer',
  'time',
  'arrangements',
  'end',
  'message',
  'event',
  'ladder',
  'campaign',
  'followed',
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

export const EVENT_OF: Readonly<Record<NotificationKind | NoticeKind, NotificationEvent>> = {
  turn: 'move',
  reaction: 'move',
  orders: 'move',
  started: 'move',
  reminder: 'reminder',
  'draw-offered': 'offer',
  'timed-out': 'time',
  joined: 'arrangements',
  arrangement: 'arrangements',
  finished: 'end',
  out: 'end',
  message: 'message',
  'event-entry': 'event',
  'event-round': 'event',
  'event-due': 'event',
  'event-case': 'event',
  'event-report': 'event',
  'event-offer': 'event',
  'event-table': 'event',
  club: 'event',
  ladder: 'ladder',
  campaign: 'campaign',
  'campaign-turn': 'move',
  'campaign-officer': 'campaign',
  'campaign-ended': 'campaign',
  followed: 'followed',
};

/** CL-160: kinds that need an answer in time go out by email, whatever the person chose about news. */
export const ALWAYS_TOLD: ReadonlySet<NotificationKind | NoticeKind> = new Set([
  'event-case',
  'event-report',
  'event-offer',
]);

/** What they can answer by acting, so that it may be held for a while: a reminder is no such thing, it comes whatever page is open. */
export const HELD_EVENTS: ReadonlySet<NotificationEvent> = new Set(['move', 'offer']);

/**
 * What its reader has seen once they have been shown the step that it speaks of. A draw is offered without a step, and a beginning has none:
 * of these a step tells nothing.
 */
export const SEEN_KINDS: ReadonlySet<NotificationKind | NoticeKind> = new Set(['turn', 'reaction', 'orders']);

/** What may wait for the digest; a reminder or a lapse of time may not. */
export const DIGESTED_EVENTS: ReadonlySet<NotificationEvent> = new Set([
  'move',
  'offer',
  'arrangements',
  'end',
  'message',
]);

/** Minutes in which messages are collected into one letter, because people write several short ones. */
export const GATHERED_MINUTES: Partial<Readonly<Record<NotificationEvent, number>>> = { message: 10 };

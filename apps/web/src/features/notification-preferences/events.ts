/** The kinds of notifications that a person can set, and their labels. */
export const EVENTS = [
  ['move', 'It is my move, or my reply is needed'],
  ['reminder', 'My time runs short'],
  ['offer', 'A draw is offered'],
  ['time', 'My time ran out'],
  ['arrangements', 'Seats, pauses and ready checks change'],
  ['end', 'A match ends'],
  ['message', 'Someone writes in a match'],
  ['event', 'News of my clubs and events'],
  ['ladder', 'Ladder challenges and rank changes'],
  ['campaign', 'News of my campaigns'],
  ['followed', 'A match I follow ends'],
] as const;

/** The ways that can be chosen. */
export const WAYS = [
  ['mail', 'Email'],
  ['push', 'Push'],
  ['webhook', 'Webhook'],
] as const;

/** Every way, as the ledger names them. */
export const WAY_NAMES: Readonly<Record<string, string>> = { page: 'This site', ...Object.fromEntries(WAYS) };

/** The labels for the state of a message. */
export const STATES: Readonly<Record<string, string>> = {
  sent: 'sent',
  queued: 'queued',
  sending: 'sending',
  dropped: 'not sent: no longer relevant',
  failed: 'delivery failed',
  left: 'not sent',
};

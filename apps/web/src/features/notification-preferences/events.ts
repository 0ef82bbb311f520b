/** What a person chooses about, and how pages call it. */
export const EVENTS = [
  ['move', 'It is my move, or an answer is wanted'],
  ['reminder', 'My time runs short'],
  ['offer', 'A draw is offered'],
  ['time', 'My time ran out'],
  ['arrangements', 'Seats, pauses and ready checks'],
  ['end', 'A match has ended'],
  ['message', 'Somebody has written in a match'],
  ['event', 'News of my clubs and events'],
  ['ladder', 'Challenges and rungs of a ladder'],
  ['campaign', 'News of my campaigns'],
  ['followed', 'A match that I follow has ended'],
] as const;

/** The ways that can be chosen. */
export const WAYS = [
  ['mail', 'Mail'],
  ['push', 'Push'],
  ['webhook', 'Webhook'],
] as const;

/** Every way, as the ledger names them. */
export const WAY_NAMES: Readonly<Record<string, string>> = { page: 'This site', ...Object.fromEntries(WAYS) };

/** What the ledger says of a message. */
export const STATES: Readonly<Record<string, string>> = {
  sent: 'sent',
  queued: 'on its way',
  sending: 'on its way',
  dropped: 'not sent: overtaken by events',
  failed: 'could not be delivered',
  left: 'not sent',
};

import type { DrawOffer, Ending, Pending } from '@fieldpost/engine';

/** Subjects of notifications. */
export const NOTIFICATION_KINDS = [
  'turn', //         it is your turn
  'reaction', //     answer within another side's turn
  'orders', //       a secret window waits for you
  'reminder', //     part of your time has gone
  'draw-offered',
  'timed-out', //    your time ran out; an order was played for you
  'out', //          your side is out, and the others play on
  'joined', //       somebody took a seat; other seats are free
  'started', //      the match begins
  'finished',
  'message', //      somebody wrote in the match
  'arrangement', //  a pause, a vacation, a ready check, a seat: `why` says which
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Why a notification was written: the answer to "why was I told?". */
export const NOTIFICATION_REASONS = {
  awaited: 'it is your move',
  'draw-offer': 'your opponent offered a draw',
  deadline: 'your time ran out',
  'other-deadline': 'your opponent’s time ran out',
  'put-out': 'your side is out of the match, and the others play on',
  'match-started': 'the last seat was taken',
  'seat-taken': 'a seat was taken',
  'match-finished': 'the match ended',
  'half-time': 'half of your time has passed',
  'last-fifth': 'four fifths of your time have passed',
  'pause-offered': 'another side asks for a pause',
  paused: 'the clocks were paused',
  'pause-declined': 'your pause request was declined',
  'pause-ending': 'a player ended the pause: clocks resume within a day',
  resumed: 'the clocks are running again',
  vacation: 'your opponent is on vacation',
  'vacation-began': 'your time ran out and your vacation started automatically',
  'ready-check': 'the match starts when everyone has confirmed',
  'seat-open': 'a seat is open to a replacement',
  'seat-taken-over': 'someone took over a seat',
  'seat-lost': 'someone took over your former seat',
  'not-ready': 'not everyone confirmed: the match is looking for players again',
  'seat-missed': 'you did not confirm in time: your seat is open again',
  'stand-in': 'a computer player took over after a player ran out of time',
  returned: 'a player returned to their seat',
  lapsed: 'a player ran out of time, and you can claim the win',
  'plan-played': 'your conditional order was played',
  written: 'you have a new message in the match',
  'plan-stopped': 'your conditional orders stopped early',
  entrant: 'you are in the event',
  officer: 'you run the event',
  member: 'you are a member of the club',
  campaigner: 'you play in the campaign',
  follower: 'you follow the match',
} as const;

export type NotificationReason = keyof typeof NOTIFICATION_REASONS;

/** What the rules of notifications look at in a match, before and after a change. */
export type MatchFacts = {
  readonly status: 'open' | 'playing' | 'finished';
  readonly sealedStep: number;
  readonly pending: Pending<string> | null;
  readonly waitingFor: readonly string[];
  readonly drawOffer: DrawOffer<string> | null;
  readonly ending: Ending<string> | null;
};

/** Who sits where. */
export type Recipient = { readonly side: string; readonly userId: string | null };

/** One change of a match. */
export type Change = {
  readonly matchId: string;
  readonly before: MatchFacts;
  readonly after: MatchFacts;
  readonly seats: readonly Recipient[];
  /** The person who caused it, and therefore needs no notification; null if a clock did. */
  readonly actorId: string | null;
  /** Sides whose time ran out and for whom an order was played. */
  readonly timedOut?: readonly string[];
  /** Sides that went by it while the others play on. */
  readonly out?: readonly string[];
};

/**
 * A row of `notifications`, as the turn's statement inserts it: queued, on channel `page`. Its page shows it from the
 * commit on; the other channels follow according to preferences.
 */
export type NotificationRow = {
  readonly id: string;
  readonly matchId: string;
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly channel: 'page';
  readonly step: number;
  readonly why: NotificationReason;
  /** The reader's side, and of more than two the one that it tells of, where that betrays nothing. */
  readonly data: { readonly side: string; readonly by?: string };
};

type Cause = { readonly kind: NotificationKind; readonly why: NotificationReason };

/** The wait of a side as a code: changes when the side is asked something new. */
function waitOf(facts: MatchFacts, side: string): string | null {
  if (facts.status !== 'playing' || !facts.waitingFor.includes(side) || !facts.pending) return null;
  return facts.pending.kind === 'choice' ? `${facts.pending.clock}` : facts.pending.kind;
}

function kindOfWait(facts: MatchFacts): NotificationKind {
  if (facts.pending?.kind === 'orders') return 'orders';
  return facts.pending?.kind === 'choice' && facts.pending.clock === 'reaction' ? 'reaction' : 'turn';
}

/** Somebody else offers a draw who did not before. */
function isOffered({ drawOffer: before }: MatchFacts, { drawOffer }: MatchFacts, side: string): boolean {
  const [by] = drawOffer?.accepted ?? [];
  return by !== undefined && by !== before?.accepted[0] && !drawOffer?.accepted.includes(side);
}

/**
 * The notification of a change for one side; null if none. One change gives a person one notification, the most
 * important.
 */
function causeFor(change: Change, side: string): Cause | null {
  const { before, after, timedOut = [], out = [] } = change;
  if (after.status === 'finished') {
    return before.status === 'finished' ? null : { kind: 'finished', why: 'match-finished' };
  }
  if (before.status === 'open') {
    return after.status === 'playing'
      ? { kind: 'started', why: 'match-started' }
      : { kind: 'joined', why: 'seat-taken' };
  }
  if (timedOut.includes(side)) return { kind: 'timed-out', why: 'deadline' };
  if (out.includes(side)) return { kind: 'out', why: 'put-out' };
  if (isOffered(before, after, side)) return { kind: 'draw-offered', why: 'draw-offer' };
  const wait = waitOf(after, side);
  if (wait === null || wait === waitOf(before, side)) return null;
  return { kind: kindOfWait(after), why: timedOut.length > 0 ? 'other-deadline' : 'awaited' };
}

/** The side that acted, in matches of more than two. Nobody may know who was last to answer in a secret window. */
function byWhom({ seats, before, actorId, timedOut = [] }: Change): { readonly by?: string } {
  if (new Set(seats.map(({ side }) => side)).size < 3 || before.pending?.kind === 'orders') return {};
  const acted = actorId === null ? undefined : seats.find(({ userId }) => userId === actorId)?.side;
  const by = acted ?? timedOut[0];
  return by === undefined ? {} : { by };
}

/**
 * The notifications that a change of a match causes. Pure except for the ids. Nobody is notified of their own act; a
 * person who holds both sides is notified once.
 * @param newId makes ids of rows; a Message-ID is made of it.
 */
export function notificationsFor(
  change: Change,
  newId: () => string = () => crypto.randomUUID(),
): readonly NotificationRow[] {
  const told = new Set<string>(change.actorId === null ? [] : [change.actorId]);
  const rows: NotificationRow[] = [];
  const by = byWhom(change);
  for (const seat of change.seats) {
    const { userId, side } = seat;
    if (userId === null || told.has(userId)) continue;
    const cause = causeFor(change, side);
    if (cause === null) continue;
    told.add(userId);
    const { matchId, after } = change;
    rows.push({
      id: newId(),
      matchId,
      userId,
      ...cause,
      channel: 'page',
      step: after.sealedStep,
      data: { side, ...by },
    });
  }
  return rows;
}

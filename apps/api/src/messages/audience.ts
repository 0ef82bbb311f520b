import type { StoredMatch } from '../match-store/stored.ts';

/** The audience of a message: all players, the writer's side, one player, or spectators. */
export const AUDIENCES = ['players', 'side', 'player', 'spectators'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The recipients of a message as its writer gives them; only a message to one player has `to`. */
export type Address = { readonly audience: Audience; readonly to: string | null };

/** Why an address cannot be used. */
export type AddressFault = 'NOT_SEATED' | 'ALREADY_SEATED' | 'RECIPIENT_UNKNOWN' | 'NOBODY_THERE';

/** The sides that somebody plays in a match; none: they only watch. */
export const sidesOfPerson = ({ seats }: StoredMatch, userId: string): readonly string[] =>
  seats.filter((seat) => seat.userId === userId).map(({ side }) => side);

/** The people who play a match, of one side where it is named, each once. A computer player reads nothing. */
function people({ seats }: StoredMatch, side: string | null = null): readonly string[] {
  const wanted = seats.filter((seat) => seat.bot === null && (side === null || seat.side === side));
  return [...new Set(wanted.flatMap(({ userId }) => (userId === null ? [] : [userId])))];
}

/** To whom an answer to a message goes, in words: "to everybody who plays". */
export function whomWords(audience: Audience, author: string): string {
  const words: Readonly<Record<Audience, string>> = {
    players: 'to everybody who plays',
    side: 'to your own side',
    player: `to ${author} alone`,
    spectators: 'to those who watch',
  };
  return words[audience];
}

/** The recipients of a stored message. */
export type Sent = {
  readonly authorId: string;
  readonly audience: Audience;
  /** The side of the writer, for `side`. */
  readonly side: string | null;
  /** The reader, for `player`. */
  readonly recipientId: string | null;
};

/** The people to notify of a message: only players, and never its writer. Spectators get no notification. */
export function toldOf(match: StoredMatch, { authorId, audience, side, recipientId }: Sent): readonly string[] {
  const readers: Readonly<Record<Audience, () => readonly string[]>> = {
    players: () => people(match),
    side: () => people(match, side),
    player: () => people(match).filter((one) => one === recipientId),
    spectators: () => [],
  };
  return readers[audience]().filter((one) => one !== authorId);
}

/**
 * Finds the recipients of a message, or why it has none. Players write to players, and spectators to spectators, so
 * that no bystander's message reaches a running match.
 */
export function addressed(match: StoredMatch, authorId: string, { audience, to }: Address): Sent | AddressFault {
  const [side = null] = sidesOfPerson(match, authorId);
  if (audience === 'spectators') {
    return side === null ? { authorId, audience, side: null, recipientId: null } : 'ALREADY_SEATED';
  }
  if (side === null) return 'NOT_SEATED';
  if (audience === 'player' && (to === authorId || !people(match).includes(to ?? ''))) return 'RECIPIENT_UNKNOWN';
  const sent: Sent = {
    authorId,
    audience,
    side: audience === 'side' ? side : null,
    recipientId: audience === 'player' ? to : null,
  };
  return toldOf(match, sent).length > 0 ? sent : 'NOBODY_THERE';
}

/** Maximum recipients that a match offers: all players, your side, and each other player. */
export const MAX_ADDRESSES = 20;

/** The recipients that a person may choose in a match, in display order. */
export function addressesOf(match: StoredMatch, userId: string): readonly Address[] {
  const others = people(match).filter((one) => one !== userId);
  const offered: readonly Address[] = [
    { audience: 'players', to: null },
    { audience: 'side', to: null },
    ...(others.length > 1 ? others.map((to): Address => ({ audience: 'player', to })) : []),
    { audience: 'spectators', to: null },
  ];
  return offered.filter((one) => typeof addressed(match, userId, one) !== 'string').slice(0, MAX_ADDRESSES);
}

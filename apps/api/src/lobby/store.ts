import type { GameTypes, Json, Setup } from '@fieldpost/engine';
import type { ClockSpec } from '../clock/clock-spec.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { JoinRequirements } from '../identity/reliability/join-requirements.ts';
import { type Bound, type Counting, withinBounds } from '../platform/bounds.ts';
import type { Db } from '../platform/database.ts';
import { isDouble, type Keyed } from '../platform/idempotency.ts';
import { nextRevision } from '../platform/revision.ts';

export type NewMatch = {
  readonly id: string;
  readonly ruleSet: string;
  readonly edition: number;
  readonly scenario: string;
  readonly title: string;
  readonly listed: boolean;
  readonly creatorId: string;
  readonly setup: Setup<GameTypes>;
  readonly clockSpec: ClockSpec;
  readonly joinRequirements: JoinRequirements | null;
  readonly seed: Uint8Array<ArrayBuffer>;
  readonly commitment: string;
  readonly rematchOfId: string | null;
  readonly createdAt: Date;
  /** Under which key it is opened; null: not to be repeated safely. */
  readonly receipt: Keyed | null;
  readonly seats: readonly {
    readonly side: string;
    readonly player: number;
    readonly userId: string | null;
    /** With which its holder sits down; null: the initial ones of the rule set. */
    readonly standingOrders: Json;
    /** What its holder brings to the dice. */
    readonly salt: string | null;
  }[];
};

/**
 * Result of creating a match. "double": a match has this id, or its rematch exists already; "full": a limit is reached.
 */
export type Added = 'added' | 'double' | 'full';

/** Stores a new match with its seats, within what its creator may have of them. */
export async function addMatch(
  db: Db,
  bounds: readonly Bound[],
  { seats, setup, clockSpec, joinRequirements, receipt, ...match }: NewMatch,
): Promise<Added> {
  // The creator of a match without free seats is present, and the worker may begin it if this process does not.
  const full = seats.every(({ userId }) => userId !== null);
  const data = {
    ...match,
    ...(full ? { actAt: match.createdAt } : {}),
    ...(joinRequirements === null ? {} : { joinRequirements: joinRequirements as Prisma.InputJsonValue }),
    setup: setup as unknown as Prisma.InputJsonValue,
    clockSpec: clockSpec as Prisma.InputJsonValue,
    seats: {
      create: seats.map(({ standingOrders, ...seat }) => ({
        ...seat,
        presentAt: full ? match.createdAt : null,
        ...(standingOrders === null ? {} : { standingOrders: standingOrders as Prisma.InputJsonValue }),
      })),
    },
  };
  try {
    const added = await withinBounds(db, bounds, async (tx): Promise<Added> => {
      // A concurrent request with the same key came first.
      if (receipt !== null && (await openedUnderKey(tx, match.creatorId, receipt.key)) !== null) return 'double';
      await tx.match.create({ data, select: { id: true } });
      if (receipt !== null) await tx.receipt.create({ data: receiptRow(match, receipt), select: { key: true } });
      return 'added';
    });
    return added === null ? 'full' : added.row;
  } catch (error) {
    if (isDouble(error)) return 'double';
    throw error;
  }
}

/** Stores only the request; the answer is the current state of the match. */
const receiptRow = ({ id, creatorId, createdAt }: Pick<NewMatch, 'id' | 'creatorId' | 'createdAt'>, asked: Keyed) => ({
  ...asked,
  userId: creatorId,
  matchId: id,
  response: new Uint8Array(),
  at: createdAt,
});

/** The match that was opened under a key, or in which the key was used; null: it was used in none. */
export async function openedUnderKey(db: Pick<Db, 'receipt'>, userId: string, key: string) {
  const select = { request: true, matchId: true } as const;
  const found = await db.receipt.findUnique({ where: { userId_key: { userId, key } }, select });
  return found && { request: found.request, made: found.matchId };
}

/** Matches that a person has opened and that still wait for players. */
export const countOpen = (db: Counting, creatorId: string): Promise<number> =>
  db.match.count({ where: { creatorId, status: 'open' } });

/** The matches that a person has opened and that have not ended. */
export const countGoing = (db: Counting, creatorId: string): Promise<number> =>
  db.match.count({ where: { creatorId, status: { not: 'finished' } } });

/** How many matches wait for a person's orders. */
export async function countWaiting(db: Db, userId: string): Promise<number> {
  const [row] = await db.$queryRaw<{ readonly count: number }[]>`select count(distinct m.id)::int as count
    from match_seats s
    join lateral (select m.id, m.status, m.waiting_for from matches m where m.id = s.match_id limit 1) m on true
    where s.user_id = ${userId} and s.ended_at is null and m.status = 'playing' and s.side = any(m.waiting_for)`;
  return row?.count ?? 0;
}

export type HeldSeat = {
  readonly side: string;
  readonly player: number;
  readonly userId: string | null;
  readonly presentAt: Date | null;
  /** The computer player whose account holds it. */
  readonly bot: string | null;
};

/** An open match while it is held: nobody else joins, leaves or cancels until `change` has returned. */
export type HeldMatch = {
  readonly id: string;
  readonly status: string;
  readonly listed: boolean;
  readonly creatorId: string;
  readonly clockSpec: ClockSpec;
  /** The end of its ready check; null: none is on. */
  readonly deadline: Date | null;
  readonly seats: readonly HeldSeat[];
  /** Who held which side of the match that this one is a rematch of. */
  readonly rematchSeats: readonly { readonly side: string; readonly userId: string | null }[];
};
export type Transaction = Prisma.TransactionClient;

/** Holds a match by a row lock and calls `change`; null when there is no such match. */
export async function holdMatch<Answer>(
  db: Db,
  id: string,
  change: (held: HeldMatch, tx: Transaction) => Promise<Answer>,
): Promise<Answer | null> {
  return db.$transaction(async (tx) => {
    const locked = await tx.$queryRaw<{ id: string }[]>`select id from matches where id = ${id} for update`;
    if (locked.length === 0) return null;
    const seat = { select: { side: true, player: true, userId: true } } as const;
    const held = { select: { ...seat.select, presentAt: true, user: { select: { bot: true } } } } as const;
    const found = await tx.match.findUniqueOrThrow({
      where: { id },
      select: {
        id: true,
        status: true,
        listed: true,
        creatorId: true,
        clockSpec: true,
        deadline: true,
        seats: { ...held, orderBy: [{ side: 'asc' }, { player: 'asc' }] },
        rematchOf: { select: { seats: seat } },
      },
    });
    const seats = found.seats.map(({ user, ...one }) => ({ ...one, bot: user?.bot ?? null }));
    const clockSpec = found.clockSpec as ClockSpec;
    return change({ ...found, clockSpec, seats, rematchSeats: found.rematchOf?.seats ?? [] }, tx);
  });
}

export type SeatKey = { readonly matchId: string; readonly side: string; readonly player: number };

/** Seats somebody with a salt of theirs, or nobody. Processes that keep the match at hand see by its revision that it has changed. */
export async function setSeat(
  tx: Transaction,
  key: SeatKey,
  userId: string | null,
  salt: string | null = null,
): Promise<void> {
  await tx.matchSeat.update({ where: { matchId_side_player: key }, data: { userId, salt } });
  await tx.match.update({ where: { id: key.matchId }, data: nextRevision(), select: { id: true } });
}

/** Exchanges the salt of a seat. */
export async function saltSeat(tx: Transaction, key: SeatKey, salt: string | null): Promise<void> {
  await tx.matchSeat.update({ where: { matchId_side_player: key }, data: { salt } });
  await tx.match.update({ where: { id: key.matchId }, data: nextRevision(), select: { id: true } });
}

export async function dropMatch(tx: Transaction, id: string): Promise<void> {
  await tx.match.delete({ where: { id } });
}

export type NewInvitation = {
  readonly id: string;
  readonly matchId: string;
  readonly inviterId: string;
  readonly hash: Uint8Array<ArrayBuffer>;
  readonly side: string | null;
  readonly email: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export async function addInvitation(db: Counting, row: NewInvitation): Promise<void> {
  await db.invitation.create({ data: row, select: { id: true } });
}

export const countInvitations = (db: Counting, matchId: string): Promise<number> =>
  db.invitation.count({ where: { matchId } });

/** Mails with invitations that a person has had sent since then. */
export const countMailed = (db: Counting, inviterId: string, since: Date): Promise<number> =>
  db.invitation.count({ where: { inviterId, email: { not: null }, createdAt: { gte: since } } });

const INVITATION = {
  id: true,
  matchId: true,
  side: true,
  createdAt: true,
  expiresAt: true,
  usedAt: true,
  inviter: { select: { id: true, name: true } },
} as const;

export const findInvitation = (db: Db, hash: Uint8Array<ArrayBuffer>) =>
  db.invitation.findUnique({ where: { hash }, select: INVITATION });

export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** Uses an invitation up. False: it has been used. */
export async function useInvitation(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.invitation.updateMany({ where: { id, usedAt: null }, data: { usedAt: now } });
  return count > 0;
}

/** Gives an invitation back that led to no seat after all. */
export async function returnInvitation(db: Db, id: string): Promise<void> {
  await db.invitation.updateMany({ where: { id }, data: { usedAt: null } });
}

/** Where to write to a person; null where they have not confirmed their address or want no mail. */
export async function addressee(db: Db, id: string): Promise<{ readonly name: string; readonly email: string } | null> {
  const found = await db.user.findUnique({
    where: { id },
    select: { name: true, email: true, emailVerified: true, mailTurns: true },
  });
  return found?.emailVerified && found.mailTurns ? { name: found.name, email: found.email } : null;
}

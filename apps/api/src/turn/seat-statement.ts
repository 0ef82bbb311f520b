import { Prisma } from '../generated/prisma/client.ts';
import type { StoredSeat } from '../match-store/stored.ts';

/** What changes about a seat: only what is named in `patch`. */
export type SeatChange = {
  readonly side: string;
  readonly player: number;
  readonly patch: Partial<
    Pick<
      StoredSeat,
      | 'standingOrders'
      | 'missedTurns'
      | 'standIn'
      | 'vacantSince'
      | 'outSince'
      | 'presentAt'
      | 'conditionalOrders'
      | 'plan'
      | 'userId'
      | 'salt'
    >
  > & {
    /** ISO 8601: since when its side is done in a secret window; null: not any more. */
    readonly answeredAt?: string | null;
  };
};

/** A turn that somebody has ended, or let pass. */
export type ResponseTimeRow = {
  readonly side: string;
  readonly userId: string;
  /** ISO 8601. */
  readonly since: string;
  readonly at: string;
  readonly missed: boolean;
};

/** A seat that changes hands, and how many steps it knew of. */
export type HandOverRow = {
  readonly side: string;
  readonly player: number;
  readonly leaverId: string;
  readonly successorId: string;
  readonly step: number;
};

/** All that a change of a match does to its seats and to what is remembered of their holders. */
export type SeatChanges = {
  readonly at: Date;
  readonly seats: readonly SeatChange[];
  readonly responseTimes: readonly ResponseTimeRow[];
  readonly handOvers: readonly HandOverRow[];
  /** Sides whose last missed turn is forgiven. */
  readonly excused: readonly string[];
};

const jsonb = (value: unknown): Prisma.Sql => Prisma.sql`${JSON.stringify(value)}::jsonb`;

/** A column of a seat: as its patch says, else as it is. */
const patched = (column: string, key: string, cast: string): string =>
  `${column} = case when p.patch ? '${key}' then ${cast} else t.${column} end`;

const SEAT_COLUMNS = Prisma.raw(
  [
    patched('standing_orders', 'standingOrders', "nullif(p.patch -> 'standingOrders', 'null')"),
    patched('missed_turns', 'missedTurns', "(p.patch ->> 'missedTurns')::int"),
    patched('stand_in', 'standIn', "p.patch ->> 'standIn'"),
    patched('vacant_since', 'vacantSince', "(p.patch ->> 'vacantSince')::timestamptz"),
    patched('out_since', 'outSince', "(p.patch ->> 'outSince')::timestamptz"),
    patched('present_at', 'presentAt', "(p.patch ->> 'presentAt')::timestamptz"),
    patched('conditional_orders', 'conditionalOrders', "nullif(p.patch -> 'conditionalOrders', 'null')"),
    patched('plan', 'plan', "nullif(p.patch -> 'plan', 'null')"),
    patched('user_id', 'userId', "p.patch ->> 'userId'"),
    patched('salt', 'salt', "p.patch ->> 'salt'"),
    patched('answered_at', 'answeredAt', "(p.patch ->> 'answeredAt')::timestamptz"),
  ].join(', '),
);

function changeSeats({ seats }: SeatChanges): Prisma.Sql {
  return Prisma.sql`, seats as (update match_seats t set ${SEAT_COLUMNS}
    from m, jsonb_to_recordset(${jsonb(seats)}) as p(side text, player int, patch jsonb)
    where t.match_id = m.id and t.side = p.side and t.player = p.player)`;
}

function insertResponseTimes({ responseTimes }: SeatChanges): Prisma.Sql {
  return Prisma.sql`, a as (insert into response_times (match_id, user_id, side, since, at, missed)
    select m.id, x."userId", x.side, x.since, x.at, x.missed
    from m, jsonb_to_recordset(${jsonb(responseTimes)}) as x("userId" text, side text, since timestamptz, at timestamptz, missed bool)
    on conflict do nothing)`;
}

function insertHandOvers({ handOvers, at }: SeatChanges): Prisma.Sql {
  return Prisma.sql`, h as (insert into hand_overs (match_id, side, player, leaver_id, successor_id, step, at)
    select m.id, x.side, x.player, x."leaverId", x."successorId", x.step, ${at}::timestamptz
    from m, jsonb_to_recordset(${jsonb(handOvers)}) as x(side text, player int, "leaverId" text, "successorId" text, step int))`;
}

function excuseMissedTurns({ excused }: SeatChanges): Prisma.Sql {
  return Prisma.sql`, e as (update response_times t set excused = true from m
    where t.match_id = m.id and t.missed and not t.excused and t.side = any(${[...excused]}::text[])
      and t.since = (select max(l.since) from response_times l where l.match_id = t.match_id and l.side = t.side and l.missed))`;
}

/** The parts of the turn's statement that are about seats; `m` is the match that was updated. Those with nothing to do are left out. */
export function seatMatters(change: SeatChanges): Prisma.Sql {
  const { seats, responseTimes, handOvers, excused } = change;
  const none = Prisma.empty;
  return Prisma.sql`${seats.length > 0 ? changeSeats(change) : none} ${responseTimes.length > 0 ? insertResponseTimes(change) : none} ${
    handOvers.length > 0 ? insertHandOvers(change) : none
  } ${excused.length > 0 ? excuseMissedTurns(change) : none}`;
}

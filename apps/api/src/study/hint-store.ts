import type { Json, Level, Seat } from '@fieldpost/engine';
import { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../platform/database.ts';
import { carriedPair } from '../platform/tracing/carried-statement.ts';

/** An order of a hint, as its notation and as data. */
export type HintedOrder = { readonly line: string; readonly command: Json };

/** What the computer advises. */
export type Advice = {
  readonly orders: readonly HintedOrder[];
  /** Why the first order is good, and why the turn is, in words of the game that follow "it": 'fires at their Headquarters'. */
  readonly because: readonly string[];
  readonly turnBecause: readonly string[];
};

/** A hint as its seat keeps it. */
export type StoredHint = {
  /** A hash of what the seat saw when it asked. */
  readonly position: string;
  readonly level: Level;
  /** When it was asked for, in ms. */
  readonly at: number;
  /** Null: it is being thought about. */
  readonly advice: Advice | null;
};

export type HintAsked = { readonly matchId: string; readonly seat: Seat<string>; readonly position: string };

/** A thought that has been lost with its job is begun again after this time. */
const LOST_MS = 60_000;

const ofSeat = ({ matchId, seat: { side, player } }: Pick<HintAsked, 'matchId' | 'seat'>): Prisma.Sql =>
  Prisma.sql`match_id = ${matchId} and side = ${side} and player = ${player}::int`;

const hintJob = ({ matchId, seat: { side, player }, position }: HintAsked): Prisma.Sql => {
  const key = `hint:${matchId}:${side}:${player}`;
  return Prisma.sql`graphile_worker.add_job('hint', json_build_object('matchId', ${matchId}::text, 'side', ${side}::text,
    'player', ${player}::int, 'position', ${position}::text${carriedPair()}), job_key => ${key}, max_attempts => 5)`;
};

/** The hint of a seat; null: it has none. */
export async function hintOf(db: Pick<Db, '$queryRaw'>, asked: HintAsked): Promise<StoredHint | null> {
  const [row] = await db.$queryRaw<
    { readonly hint: StoredHint | null }[]
  >`select hint from match_seats where ${ofSeat(asked)}`;
  return row?.hint ?? null;
}

/** Asks for a hint and queues the thought, unless that of this position exists or is under way. Many requests at once queue one. */
export async function beginHint(
  db: Pick<Db, '$queryRaw'>,
  asked: HintAsked,
  { level, now }: { readonly level: Level; readonly now: Date },
): Promise<void> {
  const hint: StoredHint = { position: asked.position, level, at: now.getTime(), advice: null };
  await db.$queryRaw`with s as (update match_seats set hint = ${JSON.stringify(hint)}::jsonb
      where ${ofSeat(asked)} and (hint is null or hint->>'position' <> ${asked.position}
        or (hint->'advice' = 'null'::jsonb and (hint->>'at')::float8 < ${now.getTime() - LOST_MS}::float8))
      returning match_id)
    select (${hintJob(asked)}).id::text from s`;
}

/** Keeps what was thought, unless the seat has asked something else since. */
export async function keepAdvice(db: Pick<Db, '$executeRaw'>, asked: HintAsked, advice: Advice): Promise<void> {
  await db.$executeRaw`update match_seats set hint = jsonb_set(hint, '{advice}', ${JSON.stringify(advice)}::jsonb)
    where ${ofSeat(asked)} and hint->>'position' = ${asked.position}`;
}

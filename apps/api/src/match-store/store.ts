import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Draw, GameTypes, Json, Seat } from '@fieldpost/engine';
import { applied } from '@fieldpost/engine';
import { Prisma } from '../generated/prisma/client.ts';
import { type Database, type Db, rowsOf } from '../platform/database.ts';
import type { Revision } from '../platform/revision.ts';
import { unpackedSteps } from './packed.ts';
import { rulesOf } from './rules.ts';
import { setupRead, setupsKnown } from './set-ups.ts';
import type { StoredMatch, StoredReceipt, StoredStep } from './stored.ts';

/** A step after the stored state: whose, and what happened. */
type TailStep = { readonly side: string; readonly player: number; readonly events: readonly GameTypes['event'][] };

type MatchRow = Omit<StoredMatch, 'setup' | 'drafts' | 'sealedState' | 'openBy'> & {
  /** Null: it is known already. */
  readonly setup: string | null;
  readonly drafts: StoredMatch['drafts'] | null;
  readonly tail: readonly TailStep[] | null;
};

const SEATS = Prisma.sql`(select json_agg(json_build_object('side', s.side, 'player', s.player, 'userId', s.user_id,
    'userName', u.name, 'standingOrders', s.standing_orders, 'salt', s.salt, 'seenStep', s.seen_step,
    'missedTurns', s.missed_turns, 'bot', u.bot, 'standIn', s.stand_in, 'vacantSince', s.vacant_since, 'outSince', s.out_since,
    'presentAt', s.present_at, 'conditionalOrders', s.conditional_orders, 'plan', s.plan, 'hours', (select json_build_object(
      'timeZone', h.time_zone, 'sleepFrom', h.sleep_from) from player_hours h where h.user_id = s.user_id))
    order by s.side, s.player)
  from match_seats s left join users u on u.id = s.user_id where s.match_id = m.id)`;

/** `known`: the matches whose set-up is known, and not read again. */
const columns = (known: readonly string[]): Prisma.Sql => Prisma.sql`
  m.id, m.rule_set as "ruleSet", m.edition, m.scenario, m.title, m.status::text as status, m.listed,
  json_build_object('id', m.creator_id, 'name', c.name) as creator,
  case when m.id <> all(${known}::text[]) then m.setup::text end as setup, m.clock_spec as "clockSpec", m.revision,
  m.stamp::text as stamp, m.step, m.state, m.state_step as "stateStep", m.sealed_step as "sealedStep", m.draws, m.pending,
  m.waiting_for as "waitingFor", m.clock, m.deadline, m.join_requirements as "joinRequirements", m.draw_offer as "drawOffer",
  m.draw_declined as "drawDeclined", m.ending,
  encode(m.seed, 'hex') as seed, m.commitment, m.rematch_of_id as "rematchOfId",
  (select r.id from matches r where r.rematch_of_id = m.id) as "rematchId", m.followed_by as "followedBy",
  m.spectator_delay as "spectatorDelay",
  m.created_at as "createdAt", m.started_at as "startedAt", m.finished_at as "finishedAt",
  coalesce(${SEATS}, '[]'::json) as seats,
  (select json_object_agg(d.side, d.commands) from drafts d where d.match_id = m.id) as drafts,
  (select json_agg(json_build_object('side', t.side, 'player', t.player, 'events', t.events) order by t.index)
    from steps t where t.match_id = m.id and t.index >= m.state_step) as tail`;

/** Plays the steps after the stored state again, by their events alone. */
function storedOf({ drafts, tail, ...row }: MatchRow, setup: StoredMatch['setup']): StoredMatch {
  const rules = row.status === 'open' ? null : rulesOf(row);
  const sealedTail = row.sealedStep - row.stateStep;
  let { state } = row;
  let sealedState: StoredMatch['sealedState'] = null;
  for (const [index, { events }] of (tail ?? []).entries()) {
    if (index === sealedTail) sealedState = state;
    if (rules) state = applied(rules, state, events);
  }
  const opener = row.step > row.sealedStep ? openBy(tail) : null;
  return { ...row, setup, state, sealedState, openBy: opener, drafts: drafts ?? {} };
}

function openBy(tail: readonly TailStep[] | null): Seat<string> | null {
  const last = tail?.at(-1);
  return last ? { side: last.side, player: last.player } : null;
}

type With<More> = { readonly match: StoredMatch; readonly more: More };

/** Loads matches whole, each with the extra columns of `more`. One query. */
async function loadWith<More>(db: Db, ids: readonly string[], more: Prisma.Sql): Promise<readonly With<More>[]> {
  const known = setupsKnown(db, ids);
  const rows = await rowsOf<MatchRow & { readonly more: More }>(
    db,
    Prisma.sql`select ${columns([...known.keys()])}, ${more} as more from matches m join users c on c.id = m.creator_id
      where m.id = any(${[...ids]}::text[])`,
  );
  const setupOf = ({ id, setup }: MatchRow) => known.get(id) ?? setupRead(db, id, setup ?? 'null');
  return await Promise.all(
    rows.map(async ({ more: found, ...row }) => ({
      match: storedOf(await withTail(db, row), setupOf(row)),
      more: found,
    })),
  );
}

/** Matches whole, in no particular order; ids that do not exist are left out. */
export async function loadMatches(db: Db, ids: readonly string[]): Promise<readonly StoredMatch[]> {
  if (ids.length === 0) return [];
  return (await loadWith<null>(db, ids, Prisma.sql`null`)).map(({ match }) => match);
}

/** Of a match that ended within open steps and was packed, these are not among the rows. */
async function withTail(db: Db, row: MatchRow): Promise<MatchRow> {
  if (row.tail !== null || row.step === row.stateStep) return row;
  const steps = await loadSteps(db, row.id, row.stateStep, row.step);
  return { ...row, tail: steps.map(({ by, events }) => ({ ...by, events })) };
}

export async function loadMatch(db: Db, id: string): Promise<StoredMatch | null> {
  const [match] = await loadMatches(db, [id]);
  return match ?? null;
}

/** A request's sender and its Idempotency-Key. */
export type ReceiptKey = { readonly userId: string; readonly key: string };

/** Data to read before every turn, even of a cached match. */
export type Freshness = Revision & {
  readonly listed: boolean;
  readonly receipt: StoredReceipt | null;
};

type FreshRow = Omit<Freshness, 'receipt'> & { readonly request: string | null; readonly response: Buffer | null };

const FRESHNESS = `select m.revision, m.stamp::text as stamp, m.listed, encode(r.request, 'hex') as request, r.response
  from matches m left join receipts r on r.user_id = $2 and r.key = $3 where m.id = $1`;

/** The light read of a turn. Straight through the pool: this and the writing statement are what every turn waits for. */
export async function readFreshness(database: Database, id: string, key: ReceiptKey | null): Promise<Freshness | null> {
  const values = [id, key?.userId ?? '', key?.key ?? ''];
  const { rows } = await database.pool.query<FreshRow>(database.named({ text: FRESHNESS, values }));
  const [row] = rows;
  if (!row) return null;
  const { request, response, ...fresh } = row;
  const known = request !== null && response !== null;
  return { ...fresh, receipt: known ? { request, response: unpressed(response) } : null };
}

const QUICKLY = { params: { [constants.ZSTD_c_compressionLevel]: 1 }, chunkSize: 2048 };
const WORTH_PRESSING = 1_000;
/** The first byte of what Zstandard makes; no JSON begins with it. */
const PRESSED = 0x28;

/** An answer as a receipt keeps it. Views repeat themselves: they shrink to a sixth, in less time than PostgreSQL would take. */
export const pressed = (text: string): Buffer =>
  text.length < WORTH_PRESSING ? Buffer.from(text) : zstdCompressSync(text, QUICKLY);

/** The text of an answer as it was given. */
export const unpressed = (bytes: Buffer): string =>
  (bytes[0] === PRESSED ? zstdDecompressSync(bytes) : bytes).toString();

/** A reader inside or outside a transaction. */
type Reader = Pick<Db, '$queryRaw' | 'packedSteps'>;

type StepRow = Omit<StoredStep, 'by'> & StoredStep['by'];

/** Of the steps `from` up to, not with, `to` those that are rows. */
export async function stepRows(
  db: Pick<Db, '$queryRaw'>,
  matchId: string,
  from: number,
  to: number,
): Promise<readonly StoredStep[]> {
  const rows = await rowsOf<StepRow>(
    db,
    Prisma.sql`select s.index, s.side, s.player, s.command, s.line, s.draws, s.events, s.sealed, s.at from steps s
      where s.match_id = ${matchId} and s.index >= ${from}::int and s.index < ${to}::int order by s.index`,
  );
  return rows.map(({ index, side, player, ...step }) => ({ index, by: { side, player }, ...step }));
}

/** All steps of a match whose steps are packed; of any other none. */
async function packedLog(db: Pick<Db, 'packedSteps'>, matchId: string): Promise<readonly StoredStep[]> {
  const packed = await db.packedSteps.findUnique({ where: { matchId }, select: { record: true } });
  return packed ? unpackedSteps(packed.record) : [];
}

/**
 * Loads steps `from` up to, but without, `to`. Every read of a log uses it: a match that ended some time ago has no
 * step rows. It reads rows before records, because rows turn into a record and never back.
 */
export async function loadSteps(db: Reader, matchId: string, from: number, to: number): Promise<readonly StoredStep[]> {
  if (to <= from) return [];
  const rows = await stepRows(db, matchId, from, to);
  return rows.length > 0 ? rows : (await packedLog(db, matchId)).slice(Math.max(from, 0), to);
}

/** When a step was taken, and by which side. */
type StepTime = { readonly index: number; readonly side: string; readonly at: Date };

/** How far back a letter looks for its reader's last move, in steps. */
const LOOK_BACK = 400;

const TIMES = Prisma.sql`(select json_agg(json_build_array(l.index, l.side, (extract(epoch from l.at) * 1000)::float8) order by l.index)
  from (select s.index, s.side, s.at from steps s where s.match_id = m.id and s.index < m.sealed_step
    order by s.index desc limit ${LOOK_BACK}::int) l)`;

type Times = readonly (readonly [number, string, number])[];

/** A match, and the last of its sealed steps without their contents, the oldest first: what a letter needs, in one question. */
export async function loadMatchAndTimes(
  db: Db,
  id: string,
): Promise<{ readonly match: StoredMatch; readonly times: readonly StepTime[] } | null> {
  const [found] = await loadWith<Times | null>(db, [id], TIMES);
  if (!found) return null;
  const { match, more } = found;
  if (more !== null) return { match, times: more.map(([index, side, at]) => ({ index, side, at: new Date(at) })) };
  const packed = await loadSteps(db, id, Math.max(0, match.sealedStep - LOOK_BACK), match.sealedStep);
  return { match, times: packed.map(({ index, by, at }) => ({ index, side: by.side, at })) };
}

/**
 * CL-080: the sides of each match that have committed a step, or are done in a secret window. Steps of the clock or a
 * stand-in do not count. Omits matches where no side has.
 */
export async function sidesThatMoved(
  db: Pick<Db, '$queryRaw'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.$queryRaw<{ readonly id: string; readonly sides: string[] }[]>`
    select id, array_agg(side order by side) as sides from (
      select match_id as id, side from steps where match_id = any(${[...ids]}::text[]) and played_by is null
      union select match_id, side from match_seats where match_id = any(${[...ids]}::text[]) and answered_at is not null
      union select match_id, unnest(sides) from packed_steps where match_id = any(${[...ids]}::text[])) as moved group by id`;
  return new Map(rows.map(({ id, sides }) => [id, sides]));
}

/** Of the match `m` of a query: the first of its rows that is newer than a moment, and the time of the last. */
export const stepsAfter = (after: Date): Prisma.Sql =>
  Prisma.sql`select min(s.index) as first, max(s.at) as at from steps s where s.match_id = m.id and s.at > ${after}`;

/** The same of a match whose steps are packed: the first that is newer; null: none is. */
export async function firstPackedAfter(
  db: Pick<Db, 'packedSteps'>,
  matchId: string,
  after: Date,
): Promise<number | null> {
  return (await packedLog(db, matchId)).find(({ at }) => at > after)?.index ?? null;
}

/** The draws of one step; `step` null: of the set-up. */
export type DrawsOfStep = { readonly step: number | null; readonly draws: readonly Draw[] };

/** The draws of the first `to` steps, without steps that made none. */
export async function loadDraws(db: Db, matchId: string, to: number): Promise<readonly DrawsOfStep[]> {
  if (to <= 0) return [];
  const rows = await db.$queryRaw<DrawsOfStep[]>`
    select index as step, draws from steps
    where match_id = ${matchId} and index < ${to} and json_array_length(draws) > 0 order by index`;
  if (rows.length > 0) return rows;
  const packed = (await packedLog(db, matchId)).slice(0, to).filter(({ draws }) => draws.length > 0);
  return packed.map(({ index, draws }) => ({ step: index, draws }));
}

/** A state of a match that is stored, and how many steps it holds. */
export type StoredState = { readonly step: number; readonly state: Json };

const nearestTo = (matchId: string, step: number): Prisma.Sql => Prisma.sql`
    (select state_step as step, state from matches where id = ${matchId} and state_step <= ${step}::int and state is not null)
    union all
    (select step, state from match_snapshots where match_id = ${matchId} and step <= ${step}::int order by step desc limit 1)
    order by step desc limit 1`;

/** The newest stored state of no more than `step` steps; null: none is so old. */
export async function nearestState(db: Db, matchId: string, step: number): Promise<StoredState | null> {
  const [nearest] = await rowsOf<StoredState>(db, nearestTo(matchId, step));
  return nearest ?? null;
}

/** A stretch of a log that is played again: the stored state nearest before it (null: none), and the steps from there on. */
export type Stretch = { readonly nearest: StoredState | null; readonly steps: readonly StoredStep[] };

type StretchRow = {
  readonly step: number | null;
  readonly state: Json;
  readonly steps: readonly (Omit<StoredStep, 'at'> & { readonly at: string })[];
};

/** Loads the data to replay steps `from` up to, but without, `to`, in one query. Packed steps are not included. */
export async function stretchOf(db: Reader, matchId: string, from: number, to: number): Promise<Stretch> {
  const [row] = await rowsOf<StretchRow>(
    db,
    Prisma.sql`select n.step, n.state, (select coalesce(json_agg(json_build_object('index', s.index, 'by',
        json_build_object('side', s.side, 'player', s.player), 'command', s.command, 'line', s.line, 'draws', s.draws,
        'events', s.events, 'sealed', s.sealed, 'at', s.at) order by s.index), '[]') from steps s
        where s.match_id = ${matchId} and s.index >= coalesce(n.step, 0) and s.index < ${to}::int) as steps
      from (select 1) one left join lateral (${nearestTo(matchId, from)}) n on true`,
  );
  if (!row) return { nearest: null, steps: [] };
  const { step, state, steps } = row;
  return {
    nearest: step === null ? null : { step, state },
    steps: steps.map(({ at, ...rest }) => ({ ...rest, at: new Date(at) })),
  };
}

/** Notes that a user has been shown a match up to a step. */
export async function markSeen(db: Db, matchId: string, userId: string, step: number): Promise<void> {
  await db.matchSeat.updateMany({ where: { matchId, userId, seenStep: { lt: step } }, data: { seenStep: step } });
}

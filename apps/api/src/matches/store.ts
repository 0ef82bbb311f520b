import { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../plugins/database.ts';
import type { StoredMatch, StoredReceipt, StoredStep } from './stored.ts';

type MatchRow = Omit<StoredMatch, 'drafts'> & {
  readonly drafts: StoredMatch['drafts'] | null;
  readonly receipt: StoredReceipt | null;
};

const SEATS = Prisma.sql`(select jsonb_agg(jsonb_build_object('side', s.side, 'player', s.player, 'userId', s.user_id,
    'userName', u.name, 'standingOrders', s.standing_orders, 'salt', s.salt, 'seenStep', s.seen_step,
    'missedTurns', s.missed_turns, 'emailVerified', coalesce(u.email_verified, false),
    'mailTurns', coalesce(u.mail_turns, false)) order by s.side, s.player)
  from match_seats s left join users u on u.id = s.user_id where s.match_id = m.id)`;

const COLUMNS = Prisma.sql`m.id, m.rule_set as "ruleSet", m.edition, m.scenario, m.title, m.status::text as status, m.listed,
  jsonb_build_object('id', m.creator_id, 'name', c.name) as creator, m.setup, m.clock_spec as "clockSpec", m.revision,
  case when m.step > m.sealed_step then (select jsonb_build_object('side', o.side, 'player', o.player) from steps o
    where o.match_id = m.id and o.index = m.step - 1) end as "openBy",
  m.step, m.state, m.sealed_step as "sealedStep", m.sealed_state as "sealedState", m.draws, m.pending,
  m.waiting_for as "waitingFor", m.clock, m.deadline, m.draw_offer as "drawOffer", m.ending,
  encode(m.seed, 'hex') as seed, m.commitment, m.rematch_of_id as "rematchOfId",
  (select r.id from matches r where r.rematch_of_id = m.id) as "rematchId",
  m.created_at as "createdAt", m.started_at as "startedAt", m.finished_at as "finishedAt",
  coalesce(${SEATS}, '[]'::jsonb) as seats,
  (select jsonb_object_agg(d.side, d.commands) from drafts d where d.match_id = m.id) as drafts`;

const storedOf = ({ drafts, receipt: _receipt, ...row }: MatchRow): StoredMatch => ({ ...row, drafts: drafts ?? {} });

/** Matches whole, in no particular order; ids that do not exist are left out. One query. */
export async function loadMatches(db: Db, ids: readonly string[]): Promise<readonly StoredMatch[]> {
  if (ids.length === 0) return [];
  const rows = await db.$queryRaw<MatchRow[]>`
    select ${COLUMNS}, null::jsonb as receipt
    from matches m join users c on c.id = m.creator_id where m.id = any(${[...ids]})`;
  return rows.map(storedOf);
}

export async function loadMatch(db: Db, id: string): Promise<StoredMatch | null> {
  const [match] = await loadMatches(db, [id]);
  return match ?? null;
}

/** Who sends a request under which Idempotency-Key. */
export type ReceiptKey = { readonly userId: string; readonly key: string };

/** The one read of a turn: the match, and the receipt of its key where there is one. */
export async function readForTurn(
  db: Db,
  id: string,
  key: ReceiptKey | null,
): Promise<{ readonly match: StoredMatch; readonly receipt: StoredReceipt | null } | null> {
  const rows = await db.$queryRaw<MatchRow[]>`
    select ${COLUMNS},
      (select jsonb_build_object('request', encode(r.request, 'hex'), 'response', r.response) from receipts r
        where r.user_id = ${key?.userId ?? ''} and r.key = ${key?.key ?? ''}) as receipt
    from matches m join users c on c.id = m.creator_id where m.id = ${id}`;
  const row = rows[0];
  return row ? { match: storedOf(row), receipt: row.receipt } : null;
}

/** Steps `from` up to, not with, `to`. */
export async function loadSteps(db: Db, matchId: string, from: number, to: number): Promise<readonly StoredStep[]> {
  if (to <= from) return [];
  const rows = await db.step.findMany({
    where: { matchId, index: { gte: from, lt: to } },
    orderBy: { index: 'asc' },
  });
  return rows.map(
    ({ index, side, player, command, line, draws, events, sealed, at }) =>
      ({ index, by: { side, player }, command, line, draws, events, sealed, at }) as unknown as StoredStep,
  );
}

/** Notes that a user has been shown a match up to a step. */
export async function markSeen(db: Db, matchId: string, userId: string, step: number): Promise<void> {
  await db.matchSeat.updateMany({ where: { matchId, userId, seenStep: { lt: step } }, data: { seenStep: step } });
}

/** Matches whose deadline has passed: what the sweep looks for. */
export async function overdueMatches(db: Db, now: Date, most: number): Promise<readonly string[]> {
  const rows = await db.match.findMany({
    where: { status: 'playing', deadline: { lte: now } },
    select: { id: true },
    orderBy: { deadline: 'asc' },
    take: most,
  });
  return rows.map((row) => row.id);
}

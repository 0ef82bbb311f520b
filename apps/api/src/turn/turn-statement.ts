import type { DrawOffer, GameTypes, Json, Step } from '@fieldpost/engine';
import { Prisma } from '../generated/prisma/client.ts';
import { pressed } from '../match-store/store.ts';
import type { NotificationRow } from '../notification-rules/rules.ts';
import type { Database } from '../platform/database.ts';
import type { Revision } from '../platform/revision.ts';
import { carried, partSpan } from '../platform/tracing/trace.ts';
import { type SeatChanges, seatMatters } from './seat-statement.ts';
import type { JobSpec } from './turn-jobs.ts';

/** A state to be stored, and how many steps it holds; `keeps`: the one stored before is kept for the replay. */
export type Snapshot = { readonly step: number; readonly state: Json; readonly keeps: boolean };

/** The live columns of a match after a change. */
export type LiveRow = {
  readonly status: 'playing' | 'finished';
  readonly step: number;
  /** Null: the stored state stays as it is, and the steps after it are played again when the match is read. */
  readonly snapshot: Snapshot | null;
  readonly sealedStep: number;
  readonly draws: number;
  readonly pending: Json;
  readonly waitingFor: readonly string[];
  readonly clock: Json;
  readonly deadline: Date | null;
  /** When the next reminder is due. */
  readonly remindAt: Date | null;
  /** Since when the worker has to act for somebody here; null: for nobody. */
  readonly actAt: Date | null;
  readonly drawOffer: DrawOffer<string> | null;
  readonly drawDeclined: Readonly<Record<string, number>>;
  readonly ending: Json;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
};

export type StepRow = Step<GameTypes> & {
  readonly index: number;
  readonly line: string;
  /** CL-080: who played it in the name of its side; null: the side itself. */
  readonly playedBy: 'clock' | 'stand-in' | null;
};

/** All that one change of a match writes. It is written whole or not at all. */
export type Change = SeatChanges &
  Revision & {
    // The revision is the one that was read; another one now means that somebody was faster.
    readonly matchId: string;
    readonly at: Date;
    readonly row: LiveRow;
    /** The match ends now, and its follower must be notified. */
    readonly followed: boolean;
    /** Only steps and draws differ from the stored match: the rest of the row is not written. */
    readonly settled: boolean;
    readonly steps: readonly StepRow[];
    /** Steps stored before which are sealed now: those from one index on and below another. Null: none. */
    readonly seal: { readonly from: number; readonly below: number } | null;
    /** An undo: stored steps from this index on are dropped. */
    readonly dropFrom: number | null;
    /** Drafts by side that changed; null removes. */
    readonly drafts: Readonly<Record<string, Json>>;
    readonly receipt: {
      readonly userId: string;
      readonly key: string;
      readonly request: string;
      readonly response: string;
    } | null;
    readonly notifications: readonly NotificationRow[];
    readonly jobs: readonly JobSpec[];
    /** Keys of jobs that have become pointless. */
    readonly spentJobs: readonly string[];
  };

const jsonb = (value: unknown): Prisma.Sql => Prisma.sql`${JSON.stringify(value)}::jsonb`;
const json = (value: unknown): Prisma.Sql => Prisma.sql`${JSON.stringify(value)}::json`;
const orNull = (value: Json): Prisma.Sql => Prisma.sql`${value === null ? null : JSON.stringify(value)}::jsonb`;

const snapshot = (taken: Snapshot | null): Prisma.Sql =>
  taken ? Prisma.sql`, state = ${json(taken.state)}, state_step = ${taken.step}` : Prisma.empty;

/** Whom the match waits for and how it stands: what most steps within a turn leave as it is. */
const situation = (row: LiveRow): Prisma.Sql => Prisma.sql`, status = ${row.status}::match_status,
    pending = ${orNull(row.pending)}, waiting_for = ${[...row.waitingFor]}::text[], clock = ${orNull(row.clock)},
    deadline = ${row.deadline}::timestamptz, remind_at = ${row.remindAt}::timestamptz, act_at = ${row.actAt}::timestamptz,
    draw_offer = ${orNull(row.drawOffer)}, draw_declined = ${jsonb(row.drawDeclined)}, ending = ${orNull(row.ending)},
    started_at = ${row.startedAt}::timestamptz, finished_at = ${row.finishedAt}::timestamptz`;

/** Marks the row until the follower has been notified of the match's end. */
const followDue = ({ followed, at }: Change): Prisma.Sql =>
  followed ? Prisma.sql`, follow_due = ${at}::timestamptz` : Prisma.empty; // LC-151

function update(change: Change): Prisma.Sql {
  const { matchId, revision, stamp, row, settled } = change;
  return Prisma.sql`update matches set revision = revision + 1, stamp = gen_random_uuid(), step = ${row.step}, sealed_step = ${row.sealedStep},
    draws = ${row.draws} ${settled ? Prisma.empty : situation(row)} ${snapshot(row.snapshot)} ${followDue(change)}
    where id = ${matchId} and revision = ${revision} and stamp = ${stamp}::uuid returning id, stamp`;
}

/** Keeps the stored state for the replay before it is overwritten: the parts of a statement read the row as it was. */
const keepSnapshot = (): Prisma.Sql =>
  Prisma.sql`, k as (insert into match_snapshots (match_id, step, state)
    select old.id, old.state_step, old.state from m join matches old on old.id = m.id where old.state is not null
    on conflict do nothing)`;

function insertSteps({ steps, at }: Change): Prisma.Sql {
  const rows = steps.map(
    ({ index, by, command, line, draws, events, sealed, playedBy }) =>
      Prisma.sql`(${index}::int, ${by.side}, ${by.player}::int, ${json(command)}, ${line}, ${json(draws)}, ${json(events)},
        ${sealed}::boolean, ${playedBy}::text)`,
  );
  return Prisma.sql`, s as (insert into steps (match_id, index, side, player, command, line, draws, events, sealed, played_by, at)
    select m.id, x.*, ${at}::timestamptz from m, (values ${Prisma.join(rows)}) as x)`;
}

/** Both bounds, or the price of a turn would grow with the length of the match. */
const sealSteps = ({ from, below }: NonNullable<Change['seal']>): Prisma.Sql =>
  Prisma.sql`, seal as (update steps set sealed = true from m
    where steps.match_id = m.id and steps.index >= ${from} and steps.index < ${below} and not steps.sealed)`;

const dropSteps = (from: number): Prisma.Sql => Prisma.sql`, gone as (delete from steps using m
    where steps.match_id = m.id and steps.index >= ${from})`;

function changeDrafts({ drafts }: Change): Prisma.Sql {
  const kept = Object.entries(drafts).flatMap(([side, commands]) => (commands === null ? [] : [{ side, commands }]));
  const removed = Object.entries(drafts).flatMap(([side, commands]) => (commands === null ? [side] : []));
  return Prisma.sql`, d as (insert into drafts (match_id, side, commands)
    select m.id, x.side, x.commands from m, json_to_recordset(${json(kept)}) as x(side text, commands json)
    on conflict (match_id, side) do update set commands = excluded.commands)
  , undrafted as (delete from drafts using m where drafts.match_id = m.id and drafts.side = any(${removed}::text[]))`;
}

function insertReceipt(receipt: NonNullable<Change['receipt']>, { at }: Change): Prisma.Sql {
  return Prisma.sql`, r as (insert into receipts (user_id, key, match_id, request, response, at)
    select ${receipt.userId}, ${receipt.key}, m.id, decode(${receipt.request}, 'hex'), ${pressed(receipt.response)}::bytea, ${at}::timestamptz from m)`;
}

function insertNotifications({ notifications, at }: Change): Prisma.Sql {
  return Prisma.sql`, p as (insert into notifications (id, match_id, user_id, kind, channel, step, why, data, created_at)
    select x.id, m.id, x."userId", x.kind, x.channel, x.step, x.why, x.data, ${at}::timestamptz
    from m, jsonb_to_recordset(${jsonb(notifications)}) as x(id text, "userId" text, kind text, channel text, step int,
      why text, data jsonb))`;
}

/**
 * Queues and cancels jobs; as a plain select it runs only because the last select of the statement reads it. All jobs in one
 * call: the price of a call hardly depends on their number.
 */
function queueJobs({ jobs, spentJobs }: Change): Prisma.Sql {
  return Prisma.sql`, j as (select graphile_worker.add_jobs(array_agg((x.task, x.payload, null, x."runAt", x."maxAttempts", x.key,
      null, null)::graphile_worker.job_spec)) as job
    from m, json_to_recordset(${json(jobs.map((job) => ({ ...job, payload: carried(job.payload) })))}) as x(task text, payload json, key text, "runAt" timestamptz, "maxAttempts" int)
    having count(*) > 0)
  , unqueued as (select graphile_worker.remove_job(x.key) as job from m, unnest(${[...spentJobs]}::text[]) as x(key))`;
}

const JOBS_READ = Prisma.sql`, (select count(job) from j) + (select count(job) from unqueued)`;

/** The whole change as one statement. Parts that have nothing to do are left out; PostgreSQL keeps a plan for each form. */
function statementOf(change: Change): Prisma.Sql {
  const { row, steps, seal, dropFrom, drafts, receipt, notifications, jobs, spentJobs } = change;
  const none = Prisma.empty;
  const anyJobs = jobs.length + spentJobs.length > 0;
  return Prisma.sql`with m as (${update(change)}) ${row.snapshot?.keeps ? keepSnapshot() : none}
    ${steps.length > 0 ? insertSteps(change) : none} ${seal === null ? none : sealSteps(seal)}
    ${dropFrom === null ? none : dropSteps(dropFrom)} ${Object.keys(drafts).length > 0 ? changeDrafts(change) : none}
    ${seatMatters(change)} ${receipt ? insertReceipt(receipt, change) : none}
    ${notifications.length > 0 ? insertNotifications(change) : none} ${anyJobs ? queueJobs(change) : none}
    select (select m.stamp::text from m) as stamp ${anyJobs ? JOBS_READ : none}`;
}

/** PostgreSQL's code for a row that is there already: a key that another request of the same user took at the same moment. */
const TAKEN = '23505';

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === TAKEN;

/** Writes the change within somebody else's transaction, which holds the row of the match. False: it is not as it was read. */
export async function writeChangeIn(tx: Pick<Prisma.TransactionClient, '$queryRaw'>, change: Change): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ readonly stamp: string | null }[]>(statementOf(change));
  return row?.stamp != null;
}

/** Writes the change. Returns the new stamp; null if another change was faster, and nothing was written. */
export function writeChange(database: Database, change: Change): Promise<Revision['stamp'] | null> {
  return partSpan('write change', () => written(database, change));
}

async function written(database: Database, change: Change): Promise<Revision['stamp'] | null> {
  const { text, values } = statementOf(change);
  try {
    const { rows } = await database.pool.query<{ readonly stamp: string | null }>(database.named({ text, values }));
    return rows[0]?.stamp ?? null;
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

import type { GameTypes, Json, Step } from '@fieldpost/engine';
import type { DispatchRow } from '../dispatches/handover.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../plugins/database.ts';
import type { JobSpec } from './turn-jobs.ts';

/** How the state at the last sealed step changes: it is the present one, stays what it was, or is another. */
export type SealedState =
  | { readonly as: 'present' }
  | { readonly as: 'before' }
  | { readonly as: 'given'; readonly state: Json };

/** The live columns of a match after a change. */
export type LiveRow = {
  readonly status: 'playing' | 'finished';
  readonly step: number;
  readonly state: Json;
  readonly sealedStep: number;
  readonly sealedState: SealedState;
  readonly draws: number;
  readonly pending: Json;
  readonly waitingFor: readonly string[];
  readonly clock: Json;
  readonly deadline: Date | null;
  readonly drawOffer: string | null;
  readonly ending: Json;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
};

export type StepRow = Step<GameTypes> & { readonly index: number; readonly line: string };

/** All that one change of a match writes. It is written whole or not at all. */
export type Change = {
  readonly matchId: string;
  /** The revision that was read; another one now means that somebody was faster. */
  readonly revision: number;
  readonly at: Date;
  readonly row: LiveRow;
  readonly steps: readonly StepRow[];
  /** Steps stored before which are sealed now: those below this index. */
  readonly sealBelow: number | null;
  /** An undo: stored steps from this index on are dropped. */
  readonly dropFrom: number | null;
  /** Drafts by side that changed; null removes. */
  readonly drafts: Readonly<Record<string, Json>>;
  readonly orders: readonly { readonly side: string; readonly player: number; readonly orders: Json }[];
  readonly missed: Readonly<Record<string, number>>;
  readonly receipt: {
    readonly userId: string;
    readonly key: string;
    readonly request: string;
    readonly response: string;
  } | null;
  readonly dispatches: readonly DispatchRow[];
  readonly jobs: readonly JobSpec[];
  /** Keys of jobs that have become pointless. */
  readonly spentJobs: readonly string[];
};

const json = (value: unknown): Prisma.Sql => Prisma.sql`${JSON.stringify(value)}::jsonb`;
const orNull = (value: Json): Prisma.Sql => (value === null ? Prisma.sql`null` : json(value));

function sealedStateOf(given: SealedState): Prisma.Sql {
  if (given.as === 'present') return Prisma.sql`null`;
  return given.as === 'before' ? Prisma.sql`coalesce(sealed_state, state)` : json(given.state);
}

function update({ matchId, revision, row }: Change): Prisma.Sql {
  return Prisma.sql`update matches set revision = revision + 1, status = ${row.status}::match_status, step = ${row.step},
    state = ${json(row.state)}, sealed_step = ${row.sealedStep}, sealed_state = ${sealedStateOf(row.sealedState)},
    draws = ${row.draws}, pending = ${orNull(row.pending)}, waiting_for = ${[...row.waitingFor]}::text[],
    clock = ${orNull(row.clock)}, deadline = ${row.deadline}::timestamptz, draw_offer = ${row.drawOffer},
    ending = ${orNull(row.ending)}, started_at = ${row.startedAt}::timestamptz, finished_at = ${row.finishedAt}::timestamptz
    where id = ${matchId} and revision = ${revision} returning id`;
}

function insertSteps({ steps, at }: Change): Prisma.Sql {
  const rows = steps.map(({ index, by, command, line, draws, events, sealed }) => ({
    ...{ index, side: by.side, player: by.player, command, line, draws, events, sealed },
  }));
  return Prisma.sql`, s as (insert into steps (match_id, index, side, player, command, line, draws, events, sealed, at)
    select m.id, x.index, x.side, x.player, x.command, x.line, x.draws, x.events, x.sealed, ${at}::timestamptz
    from m, jsonb_to_recordset(${json(rows)}) as x(index int, side text, player int, command jsonb, line text,
      draws jsonb, events jsonb, sealed boolean))`;
}

const sealSteps = (below: number): Prisma.Sql => Prisma.sql`, seal as (update steps set sealed = true from m
    where steps.match_id = m.id and steps.index < ${below} and not steps.sealed)`;

const dropSteps = (from: number): Prisma.Sql => Prisma.sql`, gone as (delete from steps using m
    where steps.match_id = m.id and steps.index >= ${from})`;

function changeDrafts({ drafts }: Change): Prisma.Sql {
  const kept = Object.entries(drafts).flatMap(([side, commands]) => (commands === null ? [] : [{ side, commands }]));
  const removed = Object.entries(drafts).flatMap(([side, commands]) => (commands === null ? [side] : []));
  return Prisma.sql`, d as (insert into drafts (match_id, side, commands)
    select m.id, x.side, x.commands from m, jsonb_to_recordset(${json(kept)}) as x(side text, commands jsonb)
    on conflict (match_id, side) do update set commands = excluded.commands)
  , undrafted as (delete from drafts using m where drafts.match_id = m.id and drafts.side = any(${removed}::text[]))`;
}

/** Orders and missed turns live in the same rows, and one statement may change a row but once. */
function changeSeats({ orders, missed }: Change): Prisma.Sql {
  return Prisma.sql`, seats as (update match_seats t set
      standing_orders = case when o.side is null then t.standing_orders else o.orders end,
      missed_turns = coalesce((${json(missed)} ->> t.side)::int, t.missed_turns)
    from m, match_seats k left join jsonb_to_recordset(${json(orders)}) as o(side text, player int, orders jsonb)
      on o.side = k.side and o.player = k.player
    where k.match_id = m.id and t.match_id = k.match_id and t.side = k.side and t.player = k.player
      and (o.side is not null or ${json(missed)} ? t.side))`;
}

function insertReceipt(receipt: NonNullable<Change['receipt']>, { at }: Change): Prisma.Sql {
  return Prisma.sql`, r as (insert into receipts (user_id, key, match_id, request, response, at)
    select ${receipt.userId}, ${receipt.key}, m.id, decode(${receipt.request}, 'hex'), to_jsonb(${receipt.response}::text),
      ${at}::timestamptz from m)`;
}

function insertDispatches({ dispatches, at }: Change): Prisma.Sql {
  return Prisma.sql`, p as (insert into dispatches (id, match_id, user_id, kind, channel, step, why, data, created_at)
    select x.id, m.id, x."userId", x.kind, x.channel, x.step, x.why, x.data, ${at}::timestamptz
    from m, jsonb_to_recordset(${json(dispatches)}) as x(id text, "userId" text, kind text, channel text, step int,
      why text, data jsonb))`;
}

/** Queues and cancels jobs; as a plain select it runs only because the last select of the statement reads it. */
function queueJobs({ jobs, spentJobs }: Change): Prisma.Sql {
  return Prisma.sql`, j as (select graphile_worker.add_job(x.task, x.payload, job_key => x.key, run_at => x."runAt",
      max_attempts => x."maxAttempts") as job
    from m, jsonb_to_recordset(${json(jobs)}) as x(task text, payload json, key text, "runAt" timestamptz, "maxAttempts" int))
  , unqueued as (select graphile_worker.remove_job(x.key) as job from m, unnest(${[...spentJobs]}::text[]) as x(key))`;
}

const JOBS_READ = Prisma.sql`, (select count(job) from j) + (select count(job) from unqueued)`;

/** The whole change as one statement. Parts that have nothing to do are left out; PostgreSQL keeps a plan for each form. */
export function statementOf(change: Change): Prisma.Sql {
  const { steps, sealBelow, dropFrom, drafts, orders, missed, receipt, dispatches, jobs, spentJobs } = change;
  const none = Prisma.empty;
  const anyJobs = jobs.length + spentJobs.length > 0;
  const anySeats = orders.length + Object.keys(missed).length > 0;
  return Prisma.sql`with m as (${update(change)})
    ${steps.length > 0 ? insertSteps(change) : none} ${sealBelow === null ? none : sealSteps(sealBelow)}
    ${dropFrom === null ? none : dropSteps(dropFrom)} ${Object.keys(drafts).length > 0 ? changeDrafts(change) : none}
    ${anySeats ? changeSeats(change) : none} ${receipt ? insertReceipt(receipt, change) : none}
    ${dispatches.length > 0 ? insertDispatches(change) : none} ${anyJobs ? queueJobs(change) : none}
    select (select count(*) from m)::int as changed ${anyJobs ? JOBS_READ : none}`;
}

/** A key that another request of the same user took at the same moment. */
const isTaken = (error: unknown): boolean => error instanceof Error && /receipts_pkey|23505|P2002/.test(error.message);

/** Writes the change. False: somebody was faster, and nothing was written. */
export async function writeChange(db: Db, change: Change): Promise<boolean> {
  try {
    const [row] = await db.$queryRaw<{ readonly changed: number }[]>(statementOf(change));
    return row?.changed === 1;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

import type { Prisma } from '../../generated/prisma/client.ts';
import type { Db } from '../../platform/database.ts';
import { carriedPair } from '../../platform/tracing/carried-statement.ts';
import type { Transaction } from '../store.ts';
import type { Evaluation, Evidence, Opening, Statement } from './case.ts';

type Stored = Pick<Transaction, 'eventCase' | '$queryRaw'>;
type Key = { readonly legId: string; readonly nth: number };

/** Queues the job that works on a case: its clocks, its evidence, its evaluation. */
export async function queueCase(tx: Stored, { legId, nth: index }: Key): Promise<void> {
  await tx.$queryRaw`select (graphile_worker.add_job('event-case', json_build_object('legId', ${legId}::text, 'nth', ${index}::int${carriedPair()}),
    max_attempts => 25, job_key => ${`event-case:${legId}`})).id::text`;
}

/** Queues the end of a match that was decided while its clocks were paused. */
export async function queueStop(tx: Stored, matchId: string, winner: string | null): Promise<void> {
  await tx.$queryRaw`select (graphile_worker.add_job('match-stop',
    json_build_object('matchId', ${matchId}::text, 'winner', ${winner}::text${carriedPair()}), max_attempts => 25,
    job_key => ${`match-stop:${matchId}`})).id::text`;
}

export const addCase = (tx: Stored, data: Prisma.EventCaseCreateManyInput) =>
  tx.eventCase.create({ data, select: { legId: true } });

export const caseById = (db: Pick<Db, 'eventCase'>, { legId, nth: index }: Key) =>
  db.eventCase.findUnique({
    where: { legId_nth: { legId, nth: index } },
    include: { event: { select: { settings: true, seed: true } } },
  });

/** Closes the case of a match, if it is open. */
export const closeCase = (
  tx: Stored,
  { legId, nth: index }: Key,
  state: 'decided' | 'withdrawn' | 'resumed',
  closedAt: Date,
) => tx.eventCase.updateMany({ where: { legId, nth: index, state: 'open' }, data: { state, closedAt } });

/** Keeps evidence once: what was found first stays (CL-091). */
export const keepEvidence = (db: Pick<Db, 'eventCase'>, { legId, nth: index }: Key, evidence: Evidence, hash: string) =>
  db.eventCase.updateMany({
    where: { legId, nth: index, evidenceHash: null },
    data: { evidence: evidence as unknown as Prisma.InputJsonValue, evidenceHash: hash },
  });

export const keepEvaluation = (db: Pick<Db, 'eventCase'>, { legId, nth: index }: Key, evaluation: Evaluation) =>
  db.eventCase.updateMany({
    where: { legId, nth: index, state: 'open' },
    data: { evaluation: evaluation as unknown as Prisma.InputJsonValue },
  });

export const setStatements = (tx: Stored, { legId, nth: index }: Key, statements: readonly Statement[]) =>
  tx.eventCase.updateMany({
    where: { legId, nth: index },
    data: { statements: statements as unknown as Prisma.InputJsonValue },
  });

export const setOpenings = (tx: Stored, { legId, nth: index }: Key, openings: readonly Opening[]) =>
  tx.eventCase.updateMany({
    where: { legId, nth: index },
    data: { openings: openings as unknown as Prisma.InputJsonValue },
  });

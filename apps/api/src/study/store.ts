import type { Json, TrialNode } from '@fieldpost/engine';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Counting } from '../platform/bounds.ts';
import type { Db } from '../platform/database.ts';

/** A trial as lists have it. */
export type TrialInList = {
  readonly id: string;
  readonly matchId: string;
  /** Steps of the match before the position that it begins with. */
  readonly step: number;
  readonly title: string;
  /** How many orders were tried. */
  readonly orders: number;
  readonly updatedAt: Date;
};

/** A trial whole. */
export type Trial = TrialInList & {
  /** Whose view the position is guessed from; null, as the next two: it is the true one of a finished match. */
  readonly side: string | null;
  readonly player: number | null;
  /** Seeds what the view does not show. */
  readonly guess: number | null;
  readonly nodes: readonly TrialNode[];
  readonly revision: number;
};

/** So many trials somebody keeps. */
export const MAX_TRIALS = 100;

const IN_LIST = { id: true, matchId: true, step: true, title: true, orders: true, updatedAt: true } as const;
const WHOLE = { ...IN_LIST, side: true, player: true, guess: true, nodes: true, revision: true } as const;

const asJson = (nodes: readonly TrialNode[]): Prisma.InputJsonValue => nodes as unknown as Prisma.InputJsonValue;
const wholeOf = (row: Omit<Trial, 'nodes'> & { readonly nodes: Prisma.JsonValue }): Trial => ({
  ...row,
  nodes: row.nodes as Json as unknown as readonly TrialNode[],
});

/** Somebody's trials, of one match or of all, the latest first. */
export const trialsOf = (db: Db, userId: string, matchId: string | null): Promise<readonly TrialInList[]> =>
  db.trial.findMany({
    where: { userId, ...(matchId === null ? {} : { matchId }) },
    select: IN_LIST,
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
    take: MAX_TRIALS,
  });

/** One of somebody's own trials. */
export async function findTrial(db: Db, userId: string, id: string): Promise<Trial | null> {
  const row = await db.trial.findFirst({ where: { id, userId }, select: WHOLE });
  return row && wholeOf(row);
}

export const countTrials = (db: Counting, userId: string): Promise<number> => db.trial.count({ where: { userId } });

/** Adds a trial of somebody's. */
export async function addTrial(db: Counting, userId: string, { nodes, ...row }: Trial): Promise<void> {
  const data = { ...row, userId, nodes: asJson(nodes), createdAt: row.updatedAt };
  await db.trial.create({ data, select: { id: true } });
}

/** Writes over the revision before this one. False: another page did so first, or the trial is gone. */
export async function replaceTrial(
  db: Db,
  userId: string,
  { id, title, nodes, orders, revision, updatedAt }: Trial,
): Promise<boolean> {
  const { count } = await db.trial.updateMany({
    where: { id, userId, revision: revision - 1 },
    data: { title, nodes: asJson(nodes), orders, revision, updatedAt },
  });
  return count > 0;
}

/** Drops one of somebody's own trials. False: they have no such trial. */
export async function dropTrial(db: Db, userId: string, id: string): Promise<boolean> {
  const { count } = await db.trial.deleteMany({ where: { id, userId } });
  return count > 0;
}

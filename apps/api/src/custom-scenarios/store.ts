import type { Json } from '@fieldpost/engine';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Counting } from '../platform/bounds.ts';
import type { Db } from '../platform/database.ts';

const COLUMNS = {
  id: true,
  ownerId: true,
  ruleSet: true,
  edition: true,
  title: true,
  document: true,
  shareKey: true,
  revision: true,
  updatedAt: true,
} as const;

/** A custom scenario as it is stored, the secret of its link included. */
export type StoredScenario = {
  readonly id: string;
  readonly ownerId: string;
  readonly ruleSet: string;
  readonly edition: number;
  readonly title: string;
  readonly document: Json;
  readonly shareKey: string;
  readonly revision: number;
  readonly updatedAt: Date;
};

type Row = Omit<StoredScenario, 'document'> & { readonly document: Prisma.JsonValue };

const storedOf = (row: Row): StoredScenario => ({ ...row, document: row.document as Json });

/** By its id, or by the secret of its link. */
export async function findScenario(db: Db, key: string): Promise<StoredScenario | null> {
  const row = await db.customScenario.findFirst({ where: { OR: [{ id: key }, { shareKey: key }] }, select: COLUMNS });
  return row && storedOf(row);
}

/** A person's custom scenarios, latest first. */
export async function scenariosOf(
  db: Db,
  ownerId: string,
  ruleSet: string | null,
  most: number,
): Promise<readonly StoredScenario[]> {
  const where = { ownerId, ...(ruleSet === null ? {} : { ruleSet }) };
  const rows = await db.customScenario.findMany({ where, select: COLUMNS, orderBy: { updatedAt: 'desc' }, take: most });
  return rows.map(storedOf);
}

export const countScenarios = (db: Counting, ownerId: string): Promise<number> =>
  db.customScenario.count({ where: { ownerId } });

/** Adds a scenario; its revision is 0. */
export async function addScenario(db: Counting, { document, ...row }: StoredScenario): Promise<void> {
  await db.customScenario.create({
    data: { ...row, document: document as Prisma.InputJsonValue, createdAt: row.updatedAt },
    select: { id: true },
  });
}

/** Writes over the revision before this one. False: somebody else did so first, or it is gone. */
export async function replaceScenario(db: Db, { id, ownerId, revision, ...row }: StoredScenario): Promise<boolean> {
  const { count } = await db.customScenario.updateMany({
    where: { id, ownerId, revision: revision - 1 },
    data: { ...row, revision, document: row.document as Prisma.InputJsonValue },
  });
  return count > 0;
}

/** False: it is not there, or not theirs. */
export async function dropScenario(db: Db, id: string, ownerId: string): Promise<boolean> {
  const { count } = await db.customScenario.deleteMany({ where: { id, ownerId } });
  return count > 0;
}

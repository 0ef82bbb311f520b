import type { Context } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { crashPoint } from '../platform/crash-points.ts';
import { packedSteps, unpackedSteps } from './packed.ts';
import { sidesThatMoved, stepRows } from './store.ts';
import type { StoredStep } from './stored.ts';

/** The migration that brought the table: it must have stood a day, for processes of the version before read rows alone. */
const BROUGHT_BY = '20261123164007_finished_matches_are_packed';
const DAY = 86_400_000;

/** Matches finished before a moment whose follower knows, and whose steps are still rows: the oldest first. */
export const matchesToPack = async (
  { db }: Pick<Context, 'db'>,
  before: Date,
  now: Date,
  most: number,
): Promise<readonly string[]> => {
  const rows = await db.$queryRaw<{ readonly id: string }[]>`
    select id from matches
    where status = 'finished' and packed_at is null and finished_at <= ${before}::timestamptz and follow_due is null
      and exists (select 1 from _prisma_migrations where migration_name = ${BROUGHT_BY}
        and finished_at < ${new Date(now.getTime() - DAY)}::timestamptz)
    order by finished_at limit ${most}::int`;
  return rows.map(({ id }) => id);
};

/** A record is kept only if it says, to the letter, what it replaces. @throws Error */
function provedRecord(matchId: string, steps: readonly StoredStep[], step: number): Buffer {
  if (steps.length !== step) throw new Error(`the log of match ${matchId} has ${steps.length} of ${step} steps`);
  const record = packedSteps(steps);
  if (JSON.stringify(unpackedSteps(record)) !== JSON.stringify(steps))
    throw new Error(`the log of match ${matchId} does not come out of its record as it went in`);
  return record;
}

async function replaceRows(tx: Prisma.TransactionClient, matchId: string, step: number, now: Date): Promise<void> {
  const steps = await stepRows(tx, matchId, 0, step);
  const record = new Uint8Array(provedRecord(matchId, steps, step));
  const sides = [...((await sidesThatMoved(tx, [matchId])).get(matchId) ?? [])];
  await tx.packedSteps.create({ data: { matchId, sides, record } });
  await tx.step.deleteMany({ where: { matchId } });
  // States on the way are made again from the beginning.
  await tx.matchSnapshot.deleteMany({ where: { matchId } });
  await tx.match.updateMany({ where: { id: matchId }, data: { packedAt: now } });
  crashPoint('pack.before-commit');
}

/**
 * Replaces a finished match's steps with one record, in one transaction. Returns the number of steps; null if the match
 * still runs, is packed already, or is being packed by another process.
 * @throws Error if its log has gaps; nothing is changed then.
 */
export function packMatch({ db }: Pick<Context, 'db'>, matchId: string, now: Date): Promise<number | null> {
  return db.$transaction(async (tx) => {
    const [match] = await tx.$queryRaw<{ readonly step: number }[]>`select step from matches
      where id = ${matchId} and status = 'finished' and packed_at is null for update skip locked`;
    if (!match) return null;
    await replaceRows(tx, matchId, match.step, now);
    return match.step;
  });
}

import type { Context } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Page, Place } from '../../platform/paging.ts';

type Stored = Pick<Context, 'db'>;

const LEDGER = {
  id: true,
  kind: true,
  channel: true,
  target: true,
  step: true,
  why: true,
  state: true,
  attempts: true,
  error: true,
  answer: true,
  createdAt: true,
  sentAt: true,
  causeId: true,
  decided: true,
  dueAt: true,
} as const;

/** Position of a row in the list: by time; rows of the same time by step and id. */
export const placeOf = ({ createdAt, step, id }: Pick<LedgerRow, 'createdAt' | 'step' | 'id'>): Place => ({
  by: createdAt.toISOString(),
  id: `${step ?? ''}:${id}`,
});

/** The rows behind a place: older ones; of its moment those of lesser steps (what has no step comes first), of its step greater ids. */
function behind({ by, id: among }: Place): Prisma.NotificationWhereInput {
  const [written = '', ...rest] = among.split(':');
  const [createdAt, id] = [new Date(by), { gt: rest.join(':') }];
  const step = /^\d{1,9}$/.test(written) ? Number(written) : null;
  const lesser = step === null ? { step: { not: null } } : { step: { lt: step } };
  return {
    OR: [{ createdAt: { lt: createdAt } }, { createdAt, ...lesser }, { createdAt, step, id }],
  };
}

/** Reads a person's page notifications of a match, newest first; one row more than the page if there are more. */
export const causesOf = (
  { db }: Stored,
  userId: string,
  { matchId, step }: { readonly matchId: string; readonly step: number | null },
  { limit, after }: Page,
) =>
  db.notification.findMany({
    where: {
      userId,
      matchId,
      channel: 'page',
      ...(step === null ? {} : { step }),
      ...(after === null ? {} : behind(after)),
    },
    select: LEDGER,
    orderBy: [{ createdAt: 'desc' }, { step: 'desc' }, { id: 'asc' }],
    take: limit + 1,
  });

export type LedgerRow = Awaited<ReturnType<typeof causesOf>>[number];

/** What followed from those, by the other ways. */
export const followersOf = ({ db }: Stored, causeIds: readonly string[]): Promise<LedgerRow[]> =>
  db.notification.findMany({ where: { causeId: { in: [...causeIds] } }, select: LEDGER });

/** The names of a person's devices and webhooks by their ids. */
export async function placeNames({ db }: Stored, userId: string): Promise<ReadonlyMap<string, string>> {
  const named = { where: { userId }, select: { id: true, name: true } } as const;
  const [devices, webhooks] = await Promise.all([db.pushDevice.findMany(named), db.webhook.findMany(named)]);
  return new Map([...devices, ...webhooks].map(({ id, name }) => [id, name]));
}

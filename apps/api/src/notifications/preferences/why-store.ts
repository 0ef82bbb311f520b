import type { Context } from '../../context.ts';

type Stored = Pick<Context, 'db'>;

const MOST = 200;

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

/** What a person was told of a match on their pages, newest first. */
export const causesOf = ({ db }: Stored, userId: string, matchId: string, step: number | null) =>
  db.notification.findMany({
    where: { userId, matchId, channel: 'page', ...(step === null ? {} : { step }) },
    select: LEDGER,
    orderBy: [{ createdAt: 'desc' }, { step: 'desc' }, { id: 'asc' }],
    take: MOST,
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

import type { Json } from '@fieldpost/engine';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Counting } from '../../platform/bounds.ts';
import type { Db } from '../../platform/database.ts';
import { olderThan, type Page, type Paged, paged, placeByAge } from '../../platform/paging.ts';
import type { Readable } from '../reading.ts';
import type { Tx } from '../store.ts';

export type NewFront = {
  readonly id: string;
  readonly clubId: string;
  readonly name: string;
  readonly rules: string;
  readonly options: Json;
  readonly settings: Json;
  readonly listed: boolean;
  readonly table: boolean;
  readonly rated: boolean;
  readonly createdAt: Date;
};

const jsonOf = (value: unknown) => value as Prisma.InputJsonValue;

export async function addFront(tx: Counting, { options, settings, ...row }: NewFront): Promise<void> {
  await tx.front.create({
    data: { ...row, options: jsonOf(options), settings: jsonOf(settings) },
    select: { id: true },
  });
}

/** How many groups of a club have not ended, and how many fronts it has opened since an instant. */
export async function countOfClub(tx: Counting, clubId: string, since: Date) {
  const groups = await tx.campaign.count({ where: { front: { clubId }, status: { in: ['open', 'playing'] } } });
  const fronts = await tx.front.count({ where: { clubId, createdAt: { gt: since } } });
  return { groups, fronts };
}

const OF_CLUB = { id: true, name: true, listed: true, rules: true, createdAt: true } as const;

export type FrontLine = Prisma.FrontGetPayload<{ select: typeof OF_CLUB }> & { readonly groups: number };

/** The fronts of a club, the newest first; `member`: those of its members alone as well. */
export async function frontsOf(
  db: Db,
  { clubId, member }: { readonly clubId: string; readonly member: boolean },
  { limit, after }: Page,
): Promise<Paged<FrontLine>> {
  const rows = await db.front.findMany({
    where: { clubId, ...(member ? {} : { listed: true }), ...olderThan(after) },
    select: { ...OF_CLUB, _count: { select: { groups: { where: { status: { not: 'cancelled' } } } } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
  });
  const lines = rows.map(({ _count, ...row }) => ({ ...row, groups: _count.groups }));
  return paged(lines, limit, placeByAge);
}

/** A front of this club; null: it has none such. */
export const frontOf = (db: Db | Tx, clubId: string, id: string): Promise<NewFront | null> =>
  db.front.findFirst({ where: { id, clubId } }) as Promise<NewFront | null>;

/** The highest number of a group of a front; 0: it has none. */
export async function lastGroup(tx: Counting, id: string): Promise<number> {
  const { _max } = await tx.campaign.aggregate({ where: { frontId: id }, _max: { group: true } });
  return _max.group ?? 0;
}

const GROUP = {
  id: true,
  rules: true,
  options: true,
  title: true,
  group: true,
  status: true,
  listed: true,
  solo: true,
  head: true,
  seq: true,
  owner: { select: { id: true, name: true } },
  seats: {
    where: { until: null },
    select: { side: true, player: true, userId: true, since: true, user: { select: { name: true, bot: true } } },
    orderBy: [{ side: 'asc' }, { player: 'asc' }],
  },
} as const satisfies Prisma.CampaignSelect;

type Row = Prisma.CampaignGetPayload<{ select: typeof GROUP }>;

/** A group as a front compares it: without its ledger worked out. */
export type StoredGroup = Omit<Row, 'seats' | 'options'> & Omit<Readable, 'front'> & { readonly options: Json };

/** The groups of a front by number; what was called off is left out. */
export async function groupsOf(db: Db, frontId: string): Promise<readonly StoredGroup[]> {
  const where = { frontId, status: { not: 'cancelled' } };
  const rows = await db.campaign.findMany({ where, select: GROUP, orderBy: { group: 'asc' } });
  return rows.map(({ seats, ...row }) => {
    const held = seats.map(({ user, ...seat }) => ({ ...seat, name: user.name, bot: user.bot }));
    return { ...row, seats: held } as unknown as StoredGroup;
  });
}

/** How a group stands: after its last entry, which is a read and no replay (LC-135). */
export type StandingOfGroup = {
  readonly state: Json;
  readonly at: Date;
  readonly paused: boolean;
  /** LC-012: its only player has corrected a result. */
  readonly correctedByPlayer: boolean;
};

/** By id, for those that have begun. */
export async function standingsOf(db: Db, frontId: string): Promise<ReadonlyMap<string, StandingOfGroup>> {
  const rows = await db.$queryRaw<(StandingOfGroup & { readonly id: string })[]>`
    select c.id, e.state, e.at, coalesce((select p.kind = 'paused' from campaign_entries p
      where p.campaign_id = c.id and p.kind in ('paused', 'resumed') order by p.seq desc limit 1), false) as paused,
      exists (select 1 from campaign_entries k where k.campaign_id = c.id and k.kind in ('corrected', 'voided')
        and k.by not in ('officer', 'operator', 'system')) as "correctedByPlayer"
    from campaigns c join campaign_entries e on e.campaign_id = c.id and e.seq = c.seq
    where c.front_id = ${frontId}`;
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

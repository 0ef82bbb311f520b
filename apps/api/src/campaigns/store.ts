import type { Json } from '@fieldpost/engine';
import { Prisma } from '../generated/prisma/client.ts';
import type { Counting } from '../platform/bounds.ts';
import type { Db } from '../platform/database.ts';
import { InOrder } from '../platform/in-order.ts';
import { olderThan, type Page, type Paged, paged, placeByAge } from '../platform/paging.ts';
import { carriedPair } from '../platform/tracing/carried-statement.ts';
import { storedSettings } from './settings.ts';
import type { Course, Motion, StoredCampaign, StoredFront, StoredWait } from './stored.ts';
import { courseOf, packedCourse } from './worked-out.ts';

export type Tx = Prisma.TransactionClient;

const HOLDER = {
  side: true,
  player: true,
  userId: true,
  since: true,
  user: { select: { name: true, bot: true } },
} as const;
const FRONT = {
  select: {
    id: true,
    name: true,
    rated: true,
    club: {
      select: {
        id: true,
        slug: true,
        name: true,
        members: { where: { state: 'member', roles: { isEmpty: false } }, select: { userId: true } },
      },
    },
  },
} as const;
const SELECT = {
  id: true,
  rules: true,
  title: true,
  status: true,
  listed: true,
  solo: true,
  options: true,
  settings: true,
  head: true,
  seq: true,
  revision: true,
  course: true,
  waits: true,
  vacations: true,
  deadline: true,
  remindAt: true,
  actAt: true,
  motion: true,
  createdAt: true,
  startedAt: true,
  finishedAt: true,
  front: FRONT,
  group: true,
  owner: { select: { id: true, name: true } },
  seats: { where: { until: null }, select: HOLDER, orderBy: [{ side: 'asc' }, { player: 'asc' }] },
} as const satisfies Prisma.CampaignSelect;

type Row = Prisma.CampaignGetPayload<{ select: typeof SELECT }>;

function storedFront({ id, name, rated, club: { members, ...club } }: NonNullable<Row['front']>): StoredFront {
  return { id, name, rated, club, officers: members.map(({ userId }) => userId) };
}

function storedOf({ course, seats, front, settings, ...row }: Row): StoredCampaign {
  const held = seats.map(({ user, ...seat }) => ({ ...seat, name: user.name, bot: user.bot }));
  const whole = courseOf(course);
  return {
    ...(row as unknown as Omit<StoredCampaign, 'course' | 'seats' | 'front' | 'settings'>),
    settings: storedSettings(settings as Json),
    front: front && storedFront(front),
    seats: held,
    get course() {
      return whole();
    },
  };
}

export async function loadCampaign(db: Db | Tx, id: string): Promise<StoredCampaign | null> {
  const row = await db.campaign.findUnique({ where: { id }, select: SELECT });
  return row && storedOf(row);
}

/** Those of this process who hold a campaign, or wait for it, by its id. */
const holding = new InOrder();

/** Holds a campaign by a row lock and calls `change`: its entries are written one after another (LC-081). Null: there is none. */
export const holdCampaign = <Answer>(
  db: Db,
  id: string,
  change: (tx: Tx, campaign: StoredCampaign) => Promise<Answer>,
): Promise<Answer | null> => holding.run(id, () => inTurn(() => holdRow(db, id, change)));

/** Maximum campaigns that a process locks at once: half of its connections; everything else uses the others. */
const MAX_HELD = 8;
const places = { free: MAX_HELD, waiting: [] as (() => void)[] };

/** Sixty-four wars that are declared in one minute wait in memory, where nothing runs out, and not for a connection. */
async function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (places.free > 0) places.free -= 1;
  else await new Promise<void>((go) => places.waiting.push(go));
  try {
    return await work();
  } finally {
    const next = places.waiting.shift();
    if (next) next();
    else places.free += 1;
  }
}

function holdRow<Answer>(
  db: Db,
  id: string,
  change: (tx: Tx, campaign: StoredCampaign) => Promise<Answer>,
): Promise<Answer | null> {
  return db.$transaction(
    async (tx) => {
      const locked = await tx.$queryRaw<unknown[]>`select id from campaigns where id = ${id} for update`;
      const campaign = locked.length === 0 ? null : await loadCampaign(tx, id);
      return campaign && change(tx, campaign);
    },
    { timeout: 20_000, maxWait: 20_000 },
  );
}

export type NewCampaign = {
  readonly id: string;
  readonly rules: string;
  readonly title: string;
  readonly listed: boolean;
  readonly solo: boolean;
  readonly ownerId: string;
  readonly options: Json;
  readonly settings: Json;
  readonly createdAt: Date;
  readonly frontId?: string;
  readonly group?: number;
};

const jsonOf = (value: unknown) => value as Prisma.InputJsonValue;

export const addCampaign = (tx: Tx, row: NewCampaign): Promise<void> => addCampaigns(tx, [row]);

/** Adds campaigns in one statement, which keeps locks short for other transactions. */
export async function addCampaigns(tx: Tx, rows: readonly NewCampaign[]): Promise<void> {
  const data = rows.map(({ options, settings, ...row }) => ({
    ...row,
    options: jsonOf(options),
    settings: jsonOf(settings),
  }));
  await tx.campaign.createMany({ data });
}

export type CampaignPatch = {
  readonly status?: StoredCampaign['status'];
  readonly head?: string;
  readonly seq?: number;
  readonly course?: Course;
  readonly waits?: readonly StoredWait[];
  readonly vacations?: StoredCampaign['vacations'];
  readonly deadline?: Date | null;
  readonly remindAt?: Date | null;
  readonly actAt?: Date | null;
  readonly motion?: Motion | null;
  readonly startedAt?: Date;
  readonly finishedAt?: Date | null;
};

/** Changes the row of a campaign that is held. */
export async function patchCampaign(
  tx: Tx,
  id: string,
  { course, waits, vacations, motion, ...row }: CampaignPatch,
): Promise<void> {
  await tx.campaign.update({
    where: { id },
    data: {
      ...row,
      revision: { increment: 1 },
      ...(course === undefined ? {} : { course: packedCourse(course) }),
      ...(waits === undefined ? {} : { waits: jsonOf(waits) }),
      ...(vacations === undefined ? {} : { vacations: jsonOf(vacations) }),
      ...(motion === undefined ? {} : { motion: motion === null ? Prisma.DbNull : jsonOf(motion) }),
    },
    select: { id: true },
  });
}

/** Campaigns to be looked at once more, any of them. */
export async function someCampaigns(db: Db, most: number): Promise<readonly string[]> {
  const rows = await db.$queryRaw<
    { readonly id: string }[]
  >`select id from campaigns where course is not null order by random() limit ${most}`;
  return rows.map(({ id }) => id);
}

/** Records the new holder of a seat, later than the former one, even within one millisecond. */
export async function takeSeat(
  tx: Tx,
  campaignId: string,
  { side, player, userId }: { readonly side: string; readonly player: number; readonly userId: string },
  now: Date,
): Promise<void> {
  const { _max } = await tx.campaignSeat.aggregate({ where: { campaignId, side, player }, _max: { since: true } });
  const since = new Date(Math.max(now.getTime(), (_max.since?.getTime() ?? 0) + 1));
  await tx.campaignSeat.create({ data: { campaignId, side, player, userId, since }, select: { side: true } });
}

/** Ends the holding of a seat; before the war began nothing is kept of it. */
export async function leaveSeat(
  tx: Tx,
  campaignId: string,
  { side, player, since }: { readonly side: string; readonly player: number; readonly since: Date },
  until: Date | null,
): Promise<void> {
  const where = { campaignId_side_player_since: { campaignId, side, player, since } };
  if (until === null) await tx.campaignSeat.delete({ where, select: { side: true } });
  else await tx.campaignSeat.update({ where, data: { until }, select: { side: true } });
}

/** Campaigns: a person's own, or all that anybody may read; the newest first. */
export async function listCampaigns(
  db: Db,
  {
    mine,
    open,
    before,
    page: { limit, after },
  }: { readonly mine: string | null; readonly open: boolean; readonly before: Date | null; readonly page: Page },
): Promise<Paged<StoredCampaign>> {
  const rows = await db.campaign.findMany({
    where: {
      status: open ? 'open' : { not: 'cancelled' },
      ...(before === null ? {} : { createdAt: { lt: before } }),
      ...(mine === null
        ? { listed: true }
        : { OR: [{ ownerId: mine }, { seats: { some: { userId: mine, until: null } } }] }),
      AND: olderThan(after),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    select: SELECT,
  });
  return paged(rows.map(storedOf), limit, placeByAge);
}

/** Those that somebody opened for themselves: groups of a front are the club's. */
export const countCampaigns = (db: Counting, ownerId: string): Promise<number> =>
  db.campaign.count({ where: { ownerId, frontId: null, status: { in: ['open', 'playing'] } } });

/** When a campaign is to be looked at again; one job each, the next one replaces it. */
export async function queueCampaign(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.$queryRaw`select (graphile_worker.add_job('campaign', json_build_object('campaignId', ${id}::text${carriedPair()}),
    run_at => ${at}::timestamptz, max_attempts => 25, job_key => ${`campaign:${id}`})).id::text`;
}

/** Campaigns in which something is due, the longest waiting first (LC-152). */
export async function dueCampaigns(db: Db, before: Date, most: number): Promise<readonly string[]> {
  const due = { lte: before };
  const rows = await db.campaign.findMany({
    where: { status: 'playing', OR: [{ deadline: due }, { remindAt: due }, { actAt: due }] },
    select: { id: true },
    take: most,
  });
  return rows.map(({ id }) => id);
}

/** Campaigns that wait for members and have some, by id after `after`: one of them may be full. */
export async function openCampaignsWithMembers(
  db: Db,
  after: string,
  most: number,
): Promise<readonly StoredCampaign[]> {
  const rows = await db.campaign.findMany({
    where: { status: 'open', id: { gt: after }, seats: { some: { until: null } } },
    orderBy: { id: 'asc' },
    take: most,
    select: SELECT,
  });
  return rows.map(storedOf);
}

/** Campaigns that wait for somebody, in which a person holds a seat; the first to be due first. */
export async function campaignsWaitingFor(db: Db, userId: string, most: number): Promise<readonly StoredCampaign[]> {
  const rows = await db.campaign.findMany({
    where: { status: 'playing', deadline: { not: null }, seats: { some: { userId, until: null } } },
    orderBy: [{ deadline: 'asc' }, { id: 'asc' }],
    take: most,
    select: SELECT,
  });
  return rows.map(storedOf);
}

export type Paper = { readonly about: string; readonly body: Json };

export async function papersOf(db: Db | Tx, campaignId: string, side: string): Promise<readonly Paper[]> {
  const rows = await db.campaignPaper.findMany({
    where: { campaignId, side },
    select: { about: true, body: true },
    orderBy: { about: 'asc' },
  });
  return rows.map(({ about, body }) => ({ about, body: body as Json }));
}

export async function writePaper(tx: Tx, campaignId: string, side: string, paper: Paper, at: Date): Promise<void> {
  const row = { body: jsonOf(paper.body), at };
  const where = { campaignId_side_about: { campaignId, side, about: paper.about } };
  await tx.campaignPaper.upsert({ where, create: { campaignId, side, about: paper.about, ...row }, update: row });
}

export type CampaignReceipt = { readonly key: string; readonly request: Uint8Array<ArrayBuffer> };

export async function receiptOf(tx: Db | Tx, userId: string, key: string) {
  return tx.campaignReceipt.findUnique({
    where: { userId_key: { userId, key } },
    select: { request: true, response: true, campaignId: true },
  });
}

export async function addReceipt(
  tx: Tx,
  row: CampaignReceipt & {
    readonly userId: string;
    readonly campaignId: string;
    readonly response: Json;
    readonly at: Date;
  },
): Promise<void> {
  await tx.campaignReceipt.create({ data: { ...row, response: jsonOf(row.response) }, select: { key: true } });
}

/** Whether somebody holds a seat in a group of a front. */
export async function fightsOn(tx: Tx, frontId: string, userId: string): Promise<boolean> {
  const held = { campaign: { frontId, status: { not: 'cancelled' } }, userId, until: null, user: { bot: null } };
  return (await tx.campaignSeat.findFirst({ where: held, select: { side: true } })) !== null;
}

/** How many have held a seat so far, who holds it now included. */
export const countHolders = (tx: Tx, campaignId: string, side: string, player: number): Promise<number> =>
  tx.campaignSeat.count({ where: { campaignId, side, player } });

/** Gives a campaign another owner. */
export const setOwner = (tx: Tx, id: string, ownerId: string) =>
  tx.campaign.update({ where: { id }, data: { ownerId, revision: { increment: 1 } }, select: { id: true } });

/** When the last commander of a side left; null: it never had one. */
export async function vacantSince(tx: Tx, campaignId: string, side: string): Promise<Date | null> {
  const where = { campaignId, side, player: 0 };
  const last = await tx.campaignSeat.findFirst({ where, orderBy: { since: 'desc' }, select: { until: true } });
  return last?.until ?? null;
}

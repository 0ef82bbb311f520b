import type { Context } from '../../context.ts';
import { mayComeIn } from '../../identity/auth/store.ts';

type Stored = Pick<Context, 'db'>;

/** The number of a person's present feed links; null: there is no such person, or they may not come in. */
export async function feedKeyOf({ db, clock }: Pick<Context, 'db' | 'clock'>, userId: string): Promise<number | null> {
  const found = await db.user.findFirst({
    where: { id: userId, ...mayComeIn(clock.now()) },
    select: { feedKey: true },
  });
  return found?.feedKey ?? null;
}

export async function nextFeedKey({ db }: Stored, userId: string): Promise<number> {
  const { feedKey } = await db.user.update({
    where: { id: userId },
    data: { feedKey: { increment: 1 } },
    select: { feedKey: true },
  });
  return feedKey;
}

/** Reads the last published version of a person's calendar, as stored. */
export async function toldCalendar({ db }: Stored, userId: string): Promise<unknown> {
  return (await db.user.findUnique({ where: { id: userId }, select: { calendarTold: true } }))?.calendarTold;
}

export async function keepToldCalendar({ db }: Stored, userId: string, told: object): Promise<void> {
  await db.$executeRaw`update users set calendar_told = ${JSON.stringify(told)}::jsonb where id = ${userId}`;
}

/** The matches that a person plays now. */
export async function playingIds({ db }: Stored, userId: string): Promise<readonly string[]> {
  const rows = await db.match.findMany({
    where: { status: 'playing', seats: { some: { userId } } },
    select: { id: true },
    take: 500,
  });
  return rows.map(({ id }) => id);
}

export const readerName = ({ db }: Stored, userId: string) =>
  db.user.findUnique({ where: { id: userId }, select: { id: true, name: true, emailVerified: true } });

import { Prisma } from '../../generated/prisma/client.ts';
import { type Db, rowsOf } from '../../platform/database.ts';
import { isDouble } from '../../platform/idempotency.ts';
import { nextRevision } from '../../platform/revision.ts';
import { EXPORTED } from './exported.ts';
import type { FinishedMatches } from './results.ts';

const ME = {
  id: true,
  name: true,
  email: true,
  emailVerified: true,
  timeZone: true,
  mailTurns: true,
  matchLimit: true,
  demo: true,
  guest: true,
  named: true,
  lessons: true,
} as const;

export const findMe = (db: Db, id: string) => db.user.findUnique({ where: { id }, select: ME });

export type Changes = {
  readonly name?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly mailTurns?: boolean | undefined;
  /** 0: none. */
  readonly matchLimit?: number | undefined;
};

export async function changeUser(db: Db, id: string, { name, timeZone, mailTurns, matchLimit }: Changes) {
  const data = {
    ...(name === undefined ? {} : { name, named: true }),
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(mailTurns === undefined ? {} : { mailTurns }),
    ...(matchLimit === undefined ? {} : { matchLimit: matchLimit === 0 ? null : matchLimit }),
  };
  return db.user.update({ where: { id }, data, select: ME });
}

/** Notes how far a person has come in the lessons. */
export const keepProgress = (db: Db, id: string, lessons: Readonly<Record<string, number>>) =>
  db.user.update({ where: { id }, data: { lessons }, select: { id: true } });

export const findPerson = (db: Db, id: string) =>
  db.user.findUnique({ where: { id }, select: { id: true, name: true, createdAt: true } });

/**
 * The finished matches of a person, as their results are counted from: alike ones together, those of the latest match first. Counted
 * by the database, for somebody may have played thousands.
 */
export const finishedOf = (db: Db, userId: string): Promise<readonly FinishedMatches[]> =>
  rowsOf<FinishedMatches>(
    db,
    Prisma.sql`
    select own."ruleSet", own.scenario, own.listed, own.sides, own.result, m.ending, own.army, count(*)::int as count
    from (select s.match_id as id, s.ended_at, min(s.rule_set) as "ruleSet", min(s.scenario) as scenario, bool_and(s.listed) as listed,
        array_agg(s.side) as sides, max(s.result) as result, case when count(*) = 1 then min(s.army) end as army
      from match_seats s where s.user_id = ${userId} and s.ended_at is not null group by s.ended_at, s.match_id) own
    left join lateral (select m.ending from matches m where m.id = own.id and own.result is null limit 1) m on true
    group by 1, 2, 3, 4, 5, 6, 7 order by max(own.ended_at) desc`,
  );

export type NewUser = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly now: Date;
};

/** Adds a person whose address counts as confirmed. Null: the address is taken. */
export async function addUser(db: Db, { id, name, email, passwordHash, now }: NewUser): Promise<{ id: string } | null> {
  const stamps = { createdAt: now, updatedAt: now };
  const account = { id: crypto.randomUUID(), accountId: id, providerId: 'credential', ...stamps };
  const data = {
    id,
    name,
    email,
    emailVerified: true,
    ...stamps,
    ...(passwordHash === null ? {} : { accounts: { create: { ...account, password: passwordHash } } }),
  };
  try {
    return await db.user.create({ data, select: { id: true } });
  } catch (error) {
    if (isDouble(error)) return null;
    throw error;
  }
}

/** All that is stored about a person, for them to take away. Secrets (hashes, session tokens) stay out. */
export const everythingOf = (db: Db, id: string) => db.user.findUnique({ where: { id }, select: EXPORTED });

/** What remains of somebody who has left: a seat without a face, so that matches and records stay whole. */
const DEPARTED = 'Departed player';

/** Deletes what is nobody else's affair. */
async function forgetOwn(db: Prisma.TransactionClient, id: string): Promise<void> {
  await db.session.deleteMany({ where: { userId: id } });
  await db.account.deleteMany({ where: { userId: id } });
  await db.accessToken.deleteMany({ where: { userId: id } });
  await db.notification.deleteMany({ where: { userId: id } });
  await db.webhook.deleteMany({ where: { userId: id } });
  await db.pushDevice.deleteMany({ where: { userId: id } });
  await db.causedLetter.deleteMany({ where: { OR: [{ byId: id }, { toId: id }] } });
  await db.matchNotificationPreferences.deleteMany({ where: { userId: id } });
  await db.campaignNotificationPreferences.deleteMany({ where: { userId: id } });
  await db.receipt.deleteMany({ where: { userId: id } });
  await db.campaignReceipt.deleteMany({ where: { userId: id } });
  await db.eventReceipt.deleteMany({ where: { userId: id } });
  await db.invitation.deleteMany({ where: { inviterId: id } });
  await db.report.deleteMany({ where: { reporterId: id } });
  await db.message.deleteMany({ where: { authorId: id } });
  await db.matchNote.deleteMany({ where: { userId: id } });
  await db.trial.deleteMany({ where: { userId: id } });
  await db.messageMark.deleteMany({ where: { userId: id } });
  await db.clubMember.deleteMany({ where: { userId: id } });
  await db.clubRemoval.deleteMany({ where: { userId: id } });
  await db.eventStandBy.deleteMany({ where: { userId: id } });
  await db.block.deleteMany({ where: { OR: [{ userId: id }, { blockedId: id }] } });
  await db.followedPerson.deleteMany({ where: { OR: [{ userId: id }, { personId: id }] } });
  await db.followedMatch.deleteMany({ where: { userId: id } });
  await db.playerHours.deleteMany({ where: { userId: id } });
  await db.responseTime.deleteMany({ where: { userId: id } });
  await db.customScenario.deleteMany({ where: { ownerId: id } });
}

/** Takes a person out of everything, within a transaction: sign-in, tokens, mails and open matches go, seats stay nameless. */
export async function eraseUser(db: Prisma.TransactionClient, id: string): Promise<void> {
  // The record of a mail that they sent names the letter that it answered, and so them.
  await db.$executeRaw`delete from inbound_mails i using notifications d where d.id = i.notification_id and d.user_id = ${id}`;
  // A link for a new password that is still under way names them or their address.
  await db.$executeRaw`delete from verifications v using users u where u.id = ${id} and (strpos(v.value, u.id) > 0
    or strpos(v.value, u.email) > 0 or strpos(v.identifier, u.email) > 0)`;
  await forgetOwn(db, id);
  // A team that they led in an event is led by another of it when its next round opens (CL-024, CL-125). Nobody is paired with them any
  // more; in a league, whose matches are fixed, results against them stay as long as they can (CL-084).
  await db.$executeRaw`update event_entries n set removed_at = now() from club_events e
    where e.id = n.event_id and n.user_id = ${id} and (n.team_name is not null or (n.team_id is null and e.format <> 'league'
      and e.state in ('entries', 'muster', 'running') and n.state not in ('withdrawn', 'lapsed')))`;
  // Processes that keep one of these at hand see by its revision that it has changed.
  await db.match.updateMany({
    where: { status: { not: 'finished' }, seats: { some: { userId: id } } },
    data: nextRevision(),
  });
  await db.matchSeat.updateMany({ where: { userId: id, match: { status: 'open' } }, data: { userId: null } });
  await db.match.deleteMany({ where: { creatorId: id, status: 'open' } });
  await db.user.update({
    where: { id },
    data: {
      name: DEPARTED,
      email: `departed-${crypto.randomUUID()}@fieldpost.invalid`,
      emailVerified: false,
      image: null,
      timeZone: 'UTC',
      mailTurns: false,
      matchLimit: null,
      mailBounce: null,
      mailTrouble: Prisma.DbNull,
      calendarTold: Prisma.DbNull,
      notificationPreferences: Prisma.DbNull,
      demo: false,
      guestId: null,
      named: true,
      lessons: Prisma.DbNull,
      moderator: false,
      operator: false,
      suspendedUntil: null,
      suspendedFor: null,
      feedKey: { increment: 1 },
    },
  });
}

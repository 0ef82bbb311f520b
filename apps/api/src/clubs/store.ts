import { Prisma } from '../generated/prisma/client.ts';
import type { NewNotification } from '../notification-rules/notice.ts';
import { queueNotifications } from '../notification-rules/store.ts';
import type { Counting } from '../platform/bounds.ts';
import { type Db, rowsOf } from '../platform/database.ts';
import { type Page, type Paged, paged } from '../platform/paging.ts';

type Stored = Pick<Db, 'club' | 'clubMember' | 'user'>;

/** `addressed`: invited by email address, which nobody else sees before they accept. */
export type MemberState = 'member' | 'asked' | 'invited' | 'addressed';
export const CLUB_ROLES = ['owner', 'organiser', 'referee'] as const;
export type ClubRole = (typeof CLUB_ROLES)[number];
/** Kept beside the offices of a member: the owner has offered them the club (CL-021). It is no office. */
export const HEIR = 'heir';

/** Kept in the same way: an office is offered to a member, who has not taken it yet. */
const OFFERED = 'offered-';
export const offerOf = (role: ClubRole): string => `${OFFERED}${role}`;

/** The offices that are offered to a member. */
export const offersTo = (roles: readonly string[]): readonly ClubRole[] =>
  CLUB_ROLES.filter((role) => roles.includes(offerOf(role)));

const WITH_MEMBERS = {
  members: { include: { user: { select: { id: true, name: true } } }, orderBy: [{ since: 'asc' }, { userId: 'asc' }] },
} as const satisfies Prisma.ClubInclude;

export type StoredClub = Prisma.ClubGetPayload<{ include: typeof WITH_MEMBERS }>;

/** A club by the name in its address, whatever its letters' case. */
export const clubBySlug = (db: Stored, slug: string): Promise<StoredClub | null> =>
  db.club.findUnique({ where: { slug: slug.toLowerCase() }, include: WITH_MEMBERS });

/** A member beside the club, as one statement gives them. */
type MemberRow = Omit<StoredClub, 'members'> &
  Nullable<Omit<StoredClub['members'][number], 'clubId' | 'user'> & { readonly userName: string }>;
type Nullable<Row> = { readonly [Name in keyof Row]: Row[Name] | null };

/** A club by its id, or by one of its events. */
export type ClubAsked = { readonly clubId: string } | { readonly eventId: string };

/**
 * A club with its officers and what one person is in it: nobody else's membership is read. One statement: whatever is done in an
 * event asks for it.
 */
export async function clubFor(
  db: Pick<Db, '$queryRaw'>,
  asked: ClubAsked,
  userId: string | null,
): Promise<StoredClub | null> {
  const which =
    'clubId' in asked ? asked.clubId : Prisma.sql`(select club_id from club_events where id = ${asked.eventId})`;
  const rows = await rowsOf<MemberRow>(
    db,
    Prisma.sql`select c.id, c.slug, c.name, c.about, c.zone, c.visibility, c.join_rule as "joinRule", c.created_at as "createdAt",
        m.user_id as "userId", m.state, m.roles, m.since, u.name as "userName"
      from clubs c left join club_members m on m.club_id = c.id and (cardinality(m.roles) > 0 or m.user_id = ${userId})
      left join users u on u.id = m.user_id where c.id = ${which} order by m.since, m.user_id`,
  );
  const [first] = rows;
  if (first === undefined) return null;
  const { userId: _, state: __, roles: ___, since: ____, userName: _____, ...club } = first;
  return { ...club, members: rows.flatMap((row) => memberIn(club.id, row)) };
}

function memberIn(clubId: string, { userId, state, roles, since, userName: name }: MemberRow): StoredClub['members'] {
  if (userId === null || state === null || roles === null || since === null || name === null) return [];
  return [{ clubId, userId, state, roles, since, user: { id: userId, name } }];
}

/** Clubs that anybody may see, and those of one person; by name. */
export async function clubsFor(db: Stored, userId: string | null, { limit, after }: Page): Promise<Paged<StoredClub>> {
  const rows = await db.club.findMany({
    where: {
      ...(after === null
        ? {}
        : { AND: { OR: [{ name: { gt: after.by } }, { name: after.by, id: { gt: after.id } }] } }),
      OR: [
        { visibility: { not: 'private' } },
        ...(userId === null
          ? []
          : [{ members: { some: { userId, state: { in: ['member', 'invited', 'addressed'] } } } }]),
      ],
    },
    include: WITH_MEMBERS,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: limit + 1,
  });
  return paged(rows, limit, ({ name, id }) => ({ by: name, id }));
}

/** How many clubs somebody owns. */
export const countOwned = (db: Counting, userId: string): Promise<number> =>
  db.clubMember.count({ where: { userId, roles: { has: 'owner' } } });

/** Founds a club with its owner. False: that short name is taken. */
export async function addClub(
  db: Counting,
  club: Prisma.ClubCreateManyInput & { readonly id: string; readonly createdAt: Date },
  ownerId: string,
): Promise<boolean> {
  const { count } = await db.club.createMany({ data: [club], skipDuplicates: true });
  if (count === 0) return false;
  const owner = { userId: ownerId, state: 'member', roles: ['owner', 'organiser'], since: club.createdAt };
  await db.clubMember.create({ data: { clubId: club.id, ...owner } });
  return true;
}

export const changeClub = (db: Stored, id: string, data: Prisma.ClubUpdateInput) =>
  db.club.update({ where: { id }, data, select: { id: true } });

/** Makes somebody a member, an applicant or an invited person; offices of a member stay. */
export const putMember = (db: Stored, clubId: string, userId: string, state: MemberState, since: Date) =>
  db.clubMember.upsert({
    where: { clubId_userId: { clubId, userId } },
    create: { clubId, userId, state, roles: [], since },
    update: { state },
  });

export const setRoles = (db: Stored, clubId: string, userId: string, roles: readonly string[]) =>
  db.clubMember.updateMany({ where: { clubId, userId, state: 'member' }, data: { roles: [...roles] } });

/** Offers the club to one member, and to nobody else any more. */
export const setHeir = (db: Pick<Db, '$executeRaw'>, clubId: string, userId: string) =>
  db.$executeRaw`update club_members set roles = array_remove(roles, ${HEIR}) ||
      case when user_id = ${userId} then array[${HEIR}] else array[]::text[] end
    where club_id = ${clubId} and state = 'member'`;

/** The club passes to whom it was offered: one statement, so that it has an owner at every moment. False: it was not offered to them. */
export async function passToHeir(db: Counting, clubId: string, userId: string): Promise<boolean> {
  const changed = await db.$executeRaw`update club_members m set roles = case when m.user_id = ${userId}
      then array['owner', 'organiser'] || array_remove(array_remove(array_remove(m.roles, ${HEIR}), 'organiser'), 'owner')
      else array_remove(m.roles, 'owner') end
    where m.club_id = ${clubId} and (m.user_id = ${userId} or 'owner' = any(m.roles)) and exists (select 1 from club_members h
      where h.club_id = ${clubId} and h.user_id = ${userId} and h.state = 'member' and ${HEIR} = any(h.roles))`;
  return changed > 0;
}

export const dropMember = (db: Stored, clubId: string, userId: string) =>
  db.clubMember.deleteMany({ where: { clubId, userId } });

/**
 * CL-022: removes a member for cause: they leave the club's events when their next rounds open. It makes those events
 * due now, and queues `notices` in the same transaction.
 */
export async function dropForCause(
  db: Pick<Db, '$transaction'>,
  { clubId, userId }: { readonly clubId: string; readonly userId: string },
  { at, notices }: { readonly at: Date; readonly notices: readonly NewNotification[] },
): Promise<void> {
  const going = { clubId, state: { in: ['entries', 'muster', 'running'] } };
  const own = { userId, removedAt: null, state: { notIn: ['withdrawn', 'lapsed'] } };
  await db.$transaction(async (tx) => {
    await dropMember(tx, clubId, userId);
    const key = { clubId_userId: { clubId, userId } };
    await tx.clubRemoval.upsert({ where: key, create: { clubId, userId, at }, update: { at } });
    await tx.clubEvent.updateMany({ where: { ...going, entries: { some: own } }, data: { dueAt: at } });
    await tx.eventEntry.updateMany({ where: { ...own, event: going }, data: { removedAt: at } });
    await queueNotifications({ db: tx }, notices);
  });
}

type Found = Promise<{ readonly id: string; readonly name: string } | null>;
const PEOPLE = { bot: null, guest: false, emailVerified: true } as const;

/** A person by their id. */
export const personById = (db: Pick<Db, 'user'>, id: string): Found =>
  db.user.findFirst({ where: { ...PEOPLE, id }, select: { id: true, name: true } });

/** A person by the address that they have confirmed. */
export const personByAddress = (db: Pick<Db, 'user'>, email: string): Found =>
  db.user.findFirst({ where: { ...PEOPLE, email: email.toLowerCase() }, select: { id: true, name: true } });

/** Whether somebody is a member of a club. */
export async function belongsTo(db: Pick<Stored, 'clubMember'>, clubId: string, userId: string): Promise<boolean> {
  const own = await db.clubMember.findUnique({ where: { clubId_userId: { clubId, userId } }, select: { state: true } });
  return own?.state === 'member';
}

import type { Context } from '../context.ts';
import { whileAlone } from '../platform/bounds.ts';

type Stored = Pick<Context, 'db'>;

/** The most people, and the most matches, that somebody follows. */
export const MAX_FOLLOWED = 200;
/** The most matches that a desk shows of them. */
export const MAX_SHOWN = 24;

/** Somebody who is followed. */
export type FollowedPerson = { readonly id: string; readonly name: string };

/** Result of a request to follow. */
export type Followed = 'followed' | 'unknown' | 'tooMany';

type Answer = { readonly known: boolean; readonly many: boolean };
const saidOf = ([answer]: readonly Answer[]): Followed =>
  answer?.known !== true ? 'unknown' : answer.many ? 'tooMany' : 'followed';

/**
 * Follows another person whom the user has not blocked. A user blocked by that person does not learn it: they follow,
 * and see nothing.
 */
export async function addPerson({ db }: Stored, userId: string, personId: string, at: Date): Promise<Followed> {
  const rows = await whileAlone(
    db,
    [`people followed by ${userId}`],
    (tx) => tx.$queryRaw<Answer[]>`
    with person as (select u.id from users u where u.id = ${personId} and u.id <> ${userId}
        and not exists (select 1 from blocks b where b.user_id = ${userId} and b.blocked_id = u.id)),
      others as (select count(*) >= ${MAX_FOLLOWED}::int as many from followed_people
        where user_id = ${userId} and person_id <> ${personId}),
      added as (insert into followed_people (user_id, person_id, at) select ${userId}, p.id, ${at}::timestamptz
        from person p, others o where not o.many on conflict do nothing)
    select exists (select 1 from person) as known, many from others`,
  );
  return saidOf(rows);
}

/** Follows a match that anybody may look at. */
export async function addMatch({ db }: Stored, userId: string, matchId: string, at: Date): Promise<Followed> {
  const rows = await whileAlone(
    db,
    [`matches followed by ${userId}`],
    (tx) => tx.$queryRaw<Answer[]>`
    with one as (select m.id from matches m where m.id = ${matchId} and m.listed and m.status <> 'open'),
      others as (select count(*) >= ${MAX_FOLLOWED}::int as many from followed_matches
        where user_id = ${userId} and match_id <> ${matchId}),
      added as (insert into followed_matches (user_id, match_id, at) select ${userId}, o.id, ${at}::timestamptz
        from one o, others t where not t.many on conflict do nothing)
    select exists (select 1 from one) as known, many from others`,
  );
  return saidOf(rows);
}

export const dropPerson = ({ db }: Stored, userId: string, personId: string) =>
  db.followedPerson.deleteMany({ where: { userId, personId } });

export const dropMatch = ({ db }: Stored, userId: string, matchId: string) =>
  db.followedMatch.deleteMany({ where: { userId, matchId } });

/** Whom somebody follows and has not blocked, by name. */
export const peopleFollowed = ({ db }: Stored, userId: string): Promise<FollowedPerson[]> =>
  db.$queryRaw<FollowedPerson[]>`select u.id, u.name from followed_people f join users u on u.id = f.person_id
    where f.user_id = ${userId} and not exists (select 1 from blocks b where b.user_id = ${userId} and b.blocked_id = u.id)
    order by lower(u.name), u.id limit ${MAX_FOLLOWED}::int`;

/** The matches that somebody follows by name, running and ended. */
export const matchesFollowed = async ({ db }: Stored, userId: string): Promise<readonly string[]> => {
  const rows = await db.followedMatch.findMany({
    where: { userId, match: { listed: true } },
    select: { matchId: true },
    orderBy: [{ at: 'desc' }, { matchId: 'asc' }],
    take: MAX_FOLLOWED,
  });
  return rows.map(({ matchId }) => matchId);
};

/**
 * Running matches that anybody may look at, which somebody follows or in which people play whom they follow; the newest first. Nothing of
 * people who have blocked them, or whom they have blocked; none in which they sit themselves, for it is on their desk.
 */
export async function runningFollowed({ db }: Stored, userId: string): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ readonly id: string }[]>`
    with wanted as (
      select match_id from followed_matches where user_id = ${userId}
      union
      select s.match_id from followed_people f join match_seats s on s.user_id = f.person_id where f.user_id = ${userId}
        and not exists (select 1 from blocks b where (b.user_id = ${userId} and b.blocked_id = f.person_id)
          or (b.user_id = f.person_id and b.blocked_id = ${userId})))
    select m.id from matches m join wanted w on w.match_id = m.id
    where m.listed and m.status = 'playing'
      and not exists (select 1 from match_seats s where s.match_id = m.id and s.user_id = ${userId})
    order by m.started_at desc, m.id limit ${MAX_SHOWN}::int`;
  return rows.map(({ id }) => id);
}

/** Who follows a match without a seat in it; nobody whom one of its players has blocked. */
export async function followersOf({ db }: Stored, matchId: string): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ readonly userId: string }[]>`
    select f.user_id as "userId" from followed_matches f where f.match_id = ${matchId}
      and not exists (select 1 from match_seats s left join blocks b on b.user_id = s.user_id and b.blocked_id = f.user_id
        where s.match_id = f.match_id and (s.user_id = f.user_id or b.user_id is not null))`;
  return rows.map(({ userId }) => userId);
}

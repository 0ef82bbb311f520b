/**
 * CL-192: signals for referees. They derive from data that we store anyway, only referees see them, and nothing follows
 * automatically.
 */
import { decidesPromotion, type Settings, tierCount } from '@fieldpost/league';
import type { Db } from '../platform/database.ts';
import { legIdOf, openedEvent, openLegs } from './opened-event.ts';
import { logOf, type StoredEvent } from './store.ts';
import { isAsked } from './teams/people.ts';
import { usualTurns } from './usual-turns.ts';

export type Signal = {
  /**
   * The players share a webhook address or a mailbox, or resigned early three times in a row to each other; or one
   * result decides who moves.
   */
  readonly kind: 'webhook' | 'mailbox' | 'early-resignations' | 'decides-promotion';
  readonly entries: readonly string[];
  /** Of a result: its match. */
  readonly matchId: string | null;
};

/** Dots and what follows a plus are left out of a mailbox. Push endpoints need no look: one belongs to one account at a time. */
const shared = (db: Db, userIds: readonly string[]) => db.$queryRaw<
  readonly { readonly kind: Signal['kind']; readonly people: readonly string[] }[]
>`select 'webhook' as kind, array_agg(distinct user_id order by user_id) as people from webhooks
    where user_id = any(${[...userIds]}::text[]) group by url having count(distinct user_id) > 1
  union all select 'mailbox', array_agg(id order by id) from users where id = any(${[...userIds]}::text[])
    group by replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', ''), split_part(lower(email), '@', 2)
    having count(*) > 1`;

type Meeting = { readonly people: readonly [string, string]; readonly by: string; readonly turns: number };

/** Matches of events that two of them have ended, the last ones first. */
const meetings = (db: Db, userIds: readonly string[]) => db.$queryRaw<readonly Meeting[]>`
  select json_build_array(s.user_id, t.user_id) as people, m.ending->>'by' as by,
    (select count(*)::int from response_times r where r.match_id = m.id) as turns
  from event_legs l join matches m on m.id = l.id and m.status = 'finished'
    join match_seats s on s.match_id = m.id join match_seats t on t.match_id = m.id and s.user_id < t.user_id
  where l.state = 'done' and s.user_id = any(${[...userIds]}::text[]) and t.user_id = any(${[...userIds]}::text[])
  order by m.finished_at desc limit 500`;

/** Pairs whose last three matches ended by resignation before a quarter of the usual turns. */
export function earlyResignations(last: readonly Meeting[], usual: number | null): readonly (readonly string[])[] {
  if (usual === null) return [];
  const byPair = new Map<string, Meeting[]>();
  for (const one of last) {
    const key = one.people.join(' ');
    byPair.set(key, [...(byPair.get(key) ?? []), one]);
  }
  const early = ({ by, turns }: Meeting): boolean => by === 'resignation' && turns * 4 < usual;
  return [...byPair.values()].flatMap((met) => {
    const three = met.slice(0, 3);
    return three.length === 3 && three.every(early) ? [three[0]?.people ?? []] : [];
  });
}

/** Walkovers and resignations in a league that alone decide who is promoted or relegated. */
async function decideMatch(db: Db, event: StoredEvent): Promise<readonly Signal[]> {
  if (event.format !== 'league' || event.state !== 'running') return [];
  if (tierCount(event.settings as unknown as Settings) < 2) return [];
  const opened = openedEvent(event, await logOf(db, event.id));
  const resigned = await db.match.findMany({
    where: { id: { in: event.legs.map(({ id }) => id) }, ending: { path: ['by'], equals: 'resignation' } },
    select: { id: true },
  });
  const given = new Set(resigned.map(({ id }) => id));
  return openLegs(opened).flatMap((placed): readonly Signal[] => {
    const { leg } = placed;
    const matchId = legIdOf(event.id, placed);
    const light = leg.result?.how === 'walkover' || given.has(matchId);
    if (!light || !decidesPromotion(opened.ledger, leg)) return [];
    return [{ kind: 'decides-promotion', entries: [leg.a, leg.b], matchId }];
  });
}

/** The signals of a running event. */
export async function signalsOf(db: Db, event: StoredEvent): Promise<readonly Signal[]> {
  if (event.state !== 'running') return [];
  // In team events, the members: captains lead, and play only with a separate row.
  const people = event.entries.filter((row) => row.user.bot === null && row.teamName === null && !isAsked(row));
  const ids = people.map(({ userId }) => userId);
  const entriesOf = (users: readonly string[]) =>
    people.flatMap(({ id, userId }) => (users.includes(userId) ? [id] : []));
  const [same, last, usual, decide] = await Promise.all([
    shared(db, ids),
    meetings(db, ids),
    usualTurns(db, event),
    decideMatch(db, event),
  ]);
  const together = same.map(({ kind, people: who }): Signal => ({ kind, entries: entriesOf(who), matchId: null }));
  const early = earlyResignations(last, usual).map(
    (who): Signal => ({ kind: 'early-resignations', entries: entriesOf(who), matchId: null }),
  );
  return [...together, ...early, ...decide];
}

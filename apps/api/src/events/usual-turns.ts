/** CL-072, CL-091: how long a match is, and how long matches of its game and scenario usually are. A turn is one side's answer. */
import type { Prisma } from '../generated/prisma/client.ts';

type Stored = Pick<Prisma.TransactionClient, '$queryRaw'>;
/** Minimum number of matches for a median. */
const MIN_MATCHES = 5;
const LATEST = 40;

/** The median of the turns of the last matches of events that ended; null: too few have. */
export async function usualTurns(
  db: Stored,
  { ruleSet, scenario }: { readonly ruleSet: string; readonly scenario: string },
): Promise<number | null> {
  const [row] = await db.$queryRaw<{ readonly median: number | null; readonly matches: number }[]>`
    select percentile_disc(0.5) within group (order by turns)::int as median, count(*)::int as matches from (
      select count(*) as turns from response_times r join (
        select m.id from event_legs l join club_events e on e.id = l.event_id join matches m on m.id = l.id
        where e.rule_set = ${ruleSet} and e.scenario = ${scenario} and l.state = 'done' and m.status = 'finished'
        order by m.finished_at desc limit ${LATEST}::int) as done on done.id = r.match_id
      group by r.match_id) as counted`;
  return row === undefined || row.matches < MIN_MATCHES ? null : row.median;
}

/** The turns of matches so far. */
export async function turnsPlayed(db: Stored, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.$queryRaw<{ readonly id: string; readonly turns: number }[]>`
    select match_id as id, count(*)::int as turns from response_times where match_id = any(${[...ids]}::text[]) group by match_id`;
  return new Map(rows.map(({ id, turns }) => [id, turns]));
}

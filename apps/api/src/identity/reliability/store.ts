import type { Db } from '../../platform/database.ts';

/** Maximum turns counted, the latest. */
export const LAST_TURNS = 100;

export type Counted = {
  /** Turns answered in time, and turns let pass that nobody excused. */
  readonly answered: number;
  readonly missed: number;
  /** Quartiles of the time that an answer took, in seconds; null without an answer. */
  readonly quartiles: readonly [number, number, number] | null;
};

type Row = { readonly answered: number; readonly missed: number; readonly quartiles: number[] | null };

/** Counts the latest turns of some people, by person; omits people without any. */
export async function countTurns(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, Counted>> {
  const rows = await db.$queryRaw<(Row & { readonly id: string })[]>`
    select u.id, (count(*) filter (where not t.missed))::int as answered, (count(*) filter (where t.missed))::int as missed,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by extract(epoch from t.at - t.since))
        filter (where not t.missed) as quartiles
    from unnest(${[...userIds]}::text[]) as u(id) cross join lateral (
      select * from response_times a where a.user_id = u.id and not a.excused order by a.at desc limit ${LAST_TURNS}::int) t
    group by u.id`;
  return new Map(rows.map(({ id, ...counted }) => [id, { ...counted, quartiles: tripleOf(counted.quartiles) }]));
}

function tripleOf(values: readonly number[] | null): Counted['quartiles'] {
  const [first, middle, last] = values ?? [];
  return first === undefined || middle === undefined || last === undefined ? null : [first, middle, last];
}

import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** For what a match is shown among the best. */
export const HONOURS = ['longest', 'closest', 'bloodiest'] as const;
export type Honour = (typeof HONOURS)[number];

/** The match of an honour, with its facts. */
export type HonouredRow = {
  readonly honour: Honour;
  readonly id: string;
  readonly turns: number | null;
  readonly lost: number | null;
  readonly margin: number | null;
  readonly leads: number | null;
};

/** Days over which to measure the usual length and losses of a game's matches. */
const USUAL_DAYS = 30;
/** Shorter ones were no fight that could be close. */
const MIN_TURNS = 4;
/** Ends by which the board decided nothing. */
const UNDECIDED = ['resignation', 'timeout', 'agreement', 'adjudication'];

const COLUMNS = Prisma.sql`id, turns, lost, margin, leads`;

/**
 * The best of what has ended since: what its plan is judged by, too. Games count turns and losses in units of their own, so a match is
 * long or bloody beside what is usual in its game; it is close by the strength that was left.
 */
export const bestQuery = (since: Date, now: Date): Prisma.Sql => Prisma.sql`
  with open_ones as (
    select m.id, m.rule_set, f.at, f.reason, f.turns, f.lost, f.margin, f.leads
    from match_facts f join matches m on m.id = f.match_id
    where f.at > ${new Date(now.getTime() - USUAL_DAYS * 86_400_000)}::timestamptz and f.at <= ${now}::timestamptz
      and f.company <> 'alone' and m.listed and m.status = 'finished'),
  usual as (select rule_set, avg(turns) as turns, avg(lost) as lost from open_ones group by rule_set),
  fresh as (
    select o.*, o.turns / nullif(u.turns, 0) as length, o.lost / nullif(u.lost, 0) as blood
    from open_ones o join usual u on u.rule_set = o.rule_set where o.at > ${since}::timestamptz)
  (select 'longest' as honour, ${COLUMNS} from fresh where turns > 0 order by length desc, id limit 1)
  union all
  (select 'closest' as honour, ${COLUMNS} from fresh
    where margin is not null and turns >= ${MIN_TURNS}::int and reason <> all(${UNDECIDED}::text[])
    order by margin, leads desc nulls last, id limit 1)
  union all
  (select 'bloodiest' as honour, ${COLUMNS} from fresh where lost > 0 order by blood desc, id limit 1)`;

export const bestRows = ({ db }: Pick<Context, 'db'>, since: Date, now: Date): Promise<readonly HonouredRow[]> =>
  db.$queryRaw<HonouredRow[]>(bestQuery(since, now));

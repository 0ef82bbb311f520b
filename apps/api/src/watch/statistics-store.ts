import type { Context } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Tally } from './statistics.ts';

/** Who sat at the matches that are counted: people alone, or a computer player among them. Who held all sides alone counts nowhere. */
export const OPPONENT_KINDS = ['people', 'computer'] as const;

export type Counted = {
  readonly ruleSet: string;
  /** Null: every edition. */
  readonly edition: number | null;
  readonly company: (typeof OPPONENT_KINDS)[number];
};

/** How often the finished matches of a game that anybody may look at ended how: what its plan is judged by, too. */
export const talliesQuery = ({ ruleSet, edition, company }: Counted): Prisma.Sql =>
  Prisma.sql`select m.scenario, f.winner, f.reason, f.turns, count(*)::int as count
    from matches m join match_facts f on f.match_id = m.id
    where m.listed and m.status <> 'open' and m.rule_set = ${ruleSet}
      and (${edition}::int is null or m.edition = ${edition}::int) and f.company = ${company}
    group by m.scenario, f.winner, f.reason, f.turns`;

export const talliesOf = ({ db }: Pick<Context, 'db'>, counted: Counted): Promise<readonly Tally[]> =>
  db.$queryRaw<Tally[]>(talliesQuery(counted));

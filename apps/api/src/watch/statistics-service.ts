import type { Context } from '../context.ts';
import { Remembered } from '../identity/auth/remembered.ts';
import { findRuleSet } from '../match-store/rule-sets.ts';
import type { AnyRuleSet } from '../match-store/rules.ts';
import { fault } from '../platform/errors/catalogue.ts';
import { FaultError } from '../platform/errors/plugin.ts';
import { type Figures, figuresOf, MIN_COUNTED, type Tally } from './statistics.ts';
import { type Counted, talliesOf } from './statistics-store.ts';

/** So long figures are believed: they are counted over all matches of a game, and one more changes little. */
const BELIEVED_MS = 60_000;

/** What the finished matches of a game came to that anybody may look at: in all, and by scenario, the most played first. */
export type Statistics = {
  readonly ruleSet: string;
  readonly company: Counted['company'];
  /** So many must have ended before a share is said. */
  readonly least: number;
  readonly all: Figures;
  /** Those that were played. */
  readonly scenarios: readonly (Figures & { readonly scenario: string })[];
};

const counted = new WeakMap<Context['database'], Remembered<readonly Tally[]>>();

function rememberedBy({ database }: Context): Remembered<readonly Tally[]> {
  const found = counted.get(database) ?? new Remembered<readonly Tally[]>(BELIEVED_MS);
  counted.set(database, found);
  return found;
}

const sidesOf = (rules: AnyRuleSet, scenario: string): readonly string[] =>
  rules.scenarios.find(({ id }) => id === scenario)?.sides ?? rules.sides;

/**
 * How the matches of a game ended. `name`: "id", or "id@edition" for those of one edition.
 * @throws FaultError NOT_FOUND
 */
export async function statisticsOf(context: Context, name: string, company: Counted['company']): Promise<Statistics> {
  const rules = findRuleSet(name);
  if (rules === null) throw new FaultError(fault('NOT_FOUND'));
  const ruleSet = rules.ref.id;
  const edition = name.includes('@') ? rules.ref.edition : null;
  const key = `${company} ${name}`;
  const tallies = await rememberedBy(context).get(key, () => talliesOf(context, { ruleSet, edition, company }));
  const scenarios = [...Map.groupBy(tallies, ({ scenario }) => scenario)]
    .map(([scenario, some]) => ({ scenario, ...figuresOf(some, sidesOf(rules, scenario)) }))
    .toSorted((one, other) => other.count - one.count || one.scenario.localeCompare(other.scenario));
  const all = figuresOf(tallies, rules.sides);
  return { ruleSet, company, least: MIN_COUNTED, all, scenarios };
}

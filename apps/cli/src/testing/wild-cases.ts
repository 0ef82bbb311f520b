import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnyRuleSet, type Json, ScriptFault, scriptedChance, setupOf } from '@fieldpost/engine';
import { nameOf } from '@fieldpost/rulebook';
import fc from 'fast-check';

/** Cases that nobody would write: the worked examples and listed scenarios of a rule set with a few things altered. */

type Path = readonly string[];
type Change = {
  readonly at: number;
  readonly how: 'drop' | 'put' | 'add' | 'double';
  readonly key: string;
  readonly value: Json;
};

const PACKAGES = path.resolve(import.meta.dirname, '../../../../packages');

/** A 1 fits every die, so what is thrown at the beginning of a match does not end the case. */
const ONES: readonly number[] = Array(80).fill(1);
/** For dice that are thrown again on ties: ones alone would never end. */
const RISING: readonly number[] = ONES.map((_, index) => (index % 6) + 1);

/** Whether the first listed scenario is set up with these dice. */
function beginsWith(rules: AnyRuleSet, dice: readonly number[]): boolean {
  const setup = setupOf(rules, { scenario: rules.scenarios[0]?.id ?? '', options: {} });
  try {
    return setup.ok && rules.setUp(setup.value, scriptedChance(dice)).ok;
  } catch (fault) {
    if (fault instanceof ScriptFault) return false;
    throw fault;
  }
}

/** Any case near those that the rule set's own documents hold. */
export function wildCases(rules: AnyRuleSet): fc.Arbitrary<Json> {
  const name = nameOf(rules.ref);
  const text = readFileSync(path.join(PACKAGES, `rules-${rules.ref.id}`, 'RULES.md'), 'utf8');
  const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, block]): Json => JSON.parse(block ?? ''));
  const scenarios = rules.scenarios.map(({ document }): Json => ({ rules: name, setup: { scenario: document } }));
  const dice = [...(beginsWith(rules, ONES) ? ONES : RISING)];
  const known = [...examples, ...scenarios].map((one): Json => ({ dice, ...(one as object) }));
  const terms = [...text.matchAll(/`([A-Za-z0-9-]+)`/g)].map(([, term]) => term ?? '');
  const changes = fc.array(changesIn(known, terms), { minLength: 1, maxLength: 3 });
  return fc.tuple(fc.constantFrom(...known), changes).map(([given, made]) => made.reduce<Json>(changed, given));
}

function changesIn(known: readonly Json[], terms: readonly string[]): fc.Arbitrary<Change> {
  const parts = known.flatMap((one) => pathsIn(one).map((at) => ({ key: at.at(-1) ?? '', value: partAt(one, at) })));
  const fitting = fc.constantFrom(...parts);
  const odd = fc.record({
    key: fc.constantFrom(...parts.map(({ key }) => key), ...terms),
    value: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.integer({ min: -3, max: 20 }), fc.constantFrom(...terms)),
  });
  const how = fc.constantFrom(...(['drop', 'put', 'add', 'double'] as const));
  return fc
    .tuple(fc.nat(), how, fc.oneof(fitting, odd))
    .map(([at, way, { key, value }]) => ({ at, how: way, key, value: value as Json }));
}

const isParent = (value: Json | undefined): value is Exclude<Json, string | number | boolean | null> =>
  typeof value === 'object' && value !== null;

function pathsIn(value: Json, above: Path = []): readonly Path[] {
  if (!isParent(value)) return [above];
  return [above, ...Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...above, key]))];
}

function partAt(value: Json, [key, ...rest]: Path): Json {
  if (key === undefined || !isParent(value)) return value;
  return partAt(Object.entries(value).find(([name]) => name === key)?.[1] ?? null, rest);
}

/** The case with one change. A value goes to the next place of its own key, where there is one: then it may well fit. */
function changed(given: Json, change: Change): Json {
  const paths = pathsIn(given).filter((at) => at.length > 1);
  const fitting = change.how === 'put' ? paths.filter((at) => at.at(-1) === change.key) : [];
  const places = fitting.length > 0 ? fitting : paths;
  const place = places[change.at % places.length];
  return place === undefined ? given : replaced(given, place, change);
}

function replaced(value: Json, [key, ...rest]: Path, change: Change): Json {
  if (key === undefined || !isParent(value)) return value;
  const entries = Object.entries(value).flatMap(([name, part]): [string, Json][] => {
    if (name !== key) return [[name, part]];
    if (rest.length > 0) return [[name, replaced(part, rest, change)]];
    return change.how === 'drop' ? [] : [[name, altered(part, change)]];
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

function altered(part: Json, { how, key, value }: Change): Json {
  if (how === 'put' || !isParent(part)) return value;
  if (Array.isArray(part)) return how === 'double' ? [...part, ...part] : [...part, value];
  return { ...part, [key]: value };
}

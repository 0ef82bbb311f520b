import { BOTS } from '@fieldpost/bots';
import type { AnyRuleSet, GameTypes, Json, Parser, Step, Tagged, Viewer } from '@fieldpost/engine';
import {
  chooseFor,
  expectOk,
  fastChance,
  fastNumbers,
  openMatch,
  play,
  seatsOf,
  setupOf,
  viewOf,
} from '@fieldpost/engine';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { all, nameOf, schemasOf } from '../index.ts';
import { goldenCases } from '../laws/golden-cases.ts';
import { madeSchemas } from '../testing/made-schemas.ts';
import { SCHEMA_KINDS, type SchemaKind } from './kinds.ts';

type Checks = Readonly<Record<SchemaKind, ValidateFunction>>;

function checksOf({ ref }: AnyRuleSet): Checks {
  const ajv = new Ajv2020({ allErrors: false, strict: true, allowUnionTypes: true });
  const document = schemasOf(ref);
  if (document === null) throw new Error(`${nameOf(ref)} has no schemas: run this test with -u`);
  ajv.addSchema(document);
  const check = (kind: SchemaKind) => ajv.compile({ $ref: `${document.$id}#/$defs/${kind}` });
  return Object.fromEntries(SCHEMA_KINDS.map((kind) => [kind, check(kind)])) as Checks;
}

/** Fails with what is wrong, and where. */
function fits(checks: Checks, kind: SchemaKind, value: unknown): void {
  const json = JSON.parse(JSON.stringify(value));
  if (!checks[kind](json))
    expect.fail(`${kind} ${JSON.stringify(json).slice(0, 300)}: ${JSON.stringify(checks[kind].errors?.slice(-3))}`);
}

/** Each member of a document changed for the worse, one at a time. */
function* spoilt(value: Json): Generator<Json> {
  if (value === null || typeof value !== 'object') {
    for (const other of [null, 1.5, 'nonsense', []]) if (other !== value) yield other;
    return;
  }
  for (const [key, member] of Object.entries(value)) {
    const { [key]: _gone, ...rest } = value as Record<string, Json>;
    if (!Array.isArray(value)) yield rest;
    for (const worse of spoilt(member))
      yield Array.isArray(value) ? value.with(Number(key), worse) : { ...value, [key]: worse };
  }
}

/** Whatever a parser makes of a document, spoilt or not, is as its schema says: parsers forgive what is left out and fill it in. */
function agrees(checks: Checks, kind: SchemaKind, parse: Parser<unknown>, value: Json): void {
  expect(parse(value).ok, JSON.stringify(value)).toBe(true);
  fits(checks, kind, value);
  for (const worse of spoilt(value)) {
    const read = parse(worse);
    if (read.ok) fits(checks, kind, read.value);
  }
}

const MAX_STEPS = 400;
const MAX_MATCHES = 8;

/** Plays a match at random and looks at all that its players and a spectator are shown of it. */
function walk(rules: AnyRuleSet, checks: Checks, setup: Parameters<typeof setupOf>[1], seed: number): void {
  const read = expectOk(setupOf(rules, setup), nameOf(rules.ref));
  fits(checks, 'options', read.options);
  fits(checks, 'scenario', read.scenario);
  const chance = fastChance(seed);
  const next = fastNumbers(seed);
  const opened = expectOk(openMatch(rules, read, chance), nameOf(rules.ref));
  let { game } = opened;
  const steps: Step<GameTypes>[] = [...opened.steps];
  const seats = rules.sidesOf(read).flatMap((side) => seatsOf(rules, side));
  const viewers: readonly Viewer<GameTypes>[] = ['spectator', ...seats];
  const show = (news: readonly Step<GameTypes>[]): void => {
    for (const viewer of viewers) {
      fits(checks, 'view', viewOf(rules, game, viewer));
      for (const event of news.flatMap(({ events }) => events)) {
        const notice = rules.notice(event, viewer);
        if (notice) fits(checks, 'notice', notice);
      }
    }
  };
  const choose = (BOTS[seed % BOTS.length] as (typeof BOTS)[number]).choose;
  const types = new Set<string>();
  show(steps);
  for (let count = 0; count < MAX_STEPS && game.ending === null; count++) {
    const chosen = chooseFor(rules, game, choose, next);
    if (chosen === null) break;
    // The parser checks each form once per match: it accepts the same for all.
    if (types.has(chosen.command.type)) fits(checks, 'command', chosen.command);
    else agrees(checks, 'command', rules.parse.command, chosen.command as Tagged);
    types.add(chosen.command.type);
    const played = expectOk(play(rules, game, chosen.seat, chosen.command, chance), chosen.command.type);
    game = played.game;
    steps.push(...played.steps);
    if (count % 7 === 0 || game.ending !== null) show(played.steps);
  }
  if (game.ending === null) return;
  const { ref: ruleSet } = rules;
  const { opening, draws: openingDraws } = opened;
  const record = { ruleSet, setup: read, seedCommitment: '', openingDraws, opening, steps, ending: game.ending };
  fits(checks, 'report', rules.battleReport(record));
}

// First: a new edition's are written here, and looked at below.
describe('the kept schemas', () => {
  let made: Awaited<ReturnType<typeof madeSchemas>>;
  beforeAll(async () => {
    made = await madeSchemas();
  });

  test.each(all().map(({ ref }) => nameOf(ref)))('of %s are made from its types (write them with -u)', async (name) => {
    await expect(`${JSON.stringify(made.get(name), null, 1)}\n`).toMatchFileSnapshot(`${name}.json`);
  });
});

describe.each(all().map((rules) => [nameOf(rules.ref), rules] as const))('the schemas of %s', (_name, rules) => {
  let checks: Checks;
  beforeAll(() => {
    checks = checksOf(rules);
  });

  test('take what its parsers take: options, listed scenarios, standing orders', () => {
    agrees(checks, 'standingOrders', rules.parse.standingOrders, rules.initialOrders);
    for (const { id, document } of rules.scenarios) {
      const { options } = expectOk(setupOf(rules, { scenario: id }), id);
      agrees(checks, 'options', rules.parse.options, options);
      fits(checks, 'scenario', document);
    }
  });

  test('take all that random matches show', () => {
    const cases = goldenCases(rules).slice(0, MAX_MATCHES);
    for (const [index, { setup }] of cases.entries()) walk(rules, checks, setup, 100 + index);
  });
});

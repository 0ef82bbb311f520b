/** Figures of finished matches: of all recorded matches of the five games, and by hand where a rule decides. */

import { botOf } from '@fieldpost/bots';
import {
  type AnyRuleSet,
  anyCommand,
  canonicalJson,
  chooseFor,
  expectOk,
  fastChance,
  fastNumbers,
  type Json,
  openMatch,
  play,
  scriptedChance,
  setupOf,
} from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { type GameManifest, games, nameOf, statisticsOf } from '../index.ts';
import { goldenFiles } from '../laws/golden-files.ts';
import { type Played, playedAgain } from '../laws/stories/moments.ts';
import type { Fact, Throw } from './counting.ts';
import { distributionOf, luckOf } from './luck.ts';

/** Recorded matches that are longer than this take too long to play again for one test. */
const LONGEST = 1200;
const MOST = 14;

type Recorded = Played & { readonly record: Parameters<typeof statisticsOf>[1] };

function recordedIn({ editions }: GameManifest): readonly Recorded[] {
  const rules = editions[0] as AnyRuleSet;
  return goldenFiles(nameOf(rules.ref))
    .filter(({ lines }) => lines.length < LONGEST)
    .slice(0, MOST)
    .map((golden) => {
      const setup = expectOk(setupOf(rules, golden.setup), golden.name);
      const { opening } = expectOk(openMatch(rules, setup, scriptedChance(golden.dice)), golden.name);
      const played = playedAgain(rules, golden);
      return { ...played, record: { setup, opening, steps: played.steps } };
    });
}

/** Event by event, as the statistics read them. */
function factsOf(rules: AnyRuleSet, { opening, steps }: Recorded['record']): readonly Fact[] {
  let state: Json = opening;
  return steps.flatMap(({ by, events }) =>
    events.map((event) => {
      const fact = { by: by.side, event, before: state };
      state = rules.evolve(state, event);
      return fact;
    }),
  );
}

const greedy = botOf('greedy')?.choose ?? anyCommand;
const OPENED = 8;
const COMMANDS = 300;

/** The beginnings of matches of all scenarios, each with dice of its own: recorded ones share theirs. */
function opened(rules: AnyRuleSet): readonly Recorded['record'][] {
  return Array.from({ length: OPENED }, (_, index) => {
    const scenario = rules.scenarios[index % rules.scenarios.length]?.id;
    const setup = expectOk(setupOf(rules, { scenario }), `${scenario}`);
    const chance = fastChance(7919 * (index + 1));
    const next = fastNumbers(104_729 * (index + 1));
    const first = expectOk(openMatch(rules, setup, chance), `${scenario}`);
    const steps = [...first.steps];
    let { game } = first;
    for (let count = 0; count < COMMANDS && game.ending === null; count++) {
      const chosen = chooseFor(rules, game, greedy, next);
      if (chosen === null) break;
      const played = expectOk(play(rules, game, chosen.seat, chosen.command, chance), `${scenario}`);
      steps.push(...played.steps);
      game = played.game;
    }
    return { setup, opening: first.opening, steps };
  });
}

const varianceOf = (throws: readonly Throw[]) => throws.reduce((sum, { chance }) => sum + chance * (1 - chance), 0);
const deviationOf = (throws: readonly Throw[]) =>
  throws.reduce((sum, { hit, chance }) => sum + Number(hit) - chance, 0);

describe.each(games().map((game) => [game.about.id, game] as const))('%s', (_, game) => {
  const rules = game.editions[0] as AnyRuleSet;
  const recorded = recordedIn(game);
  const told = recorded.map(({ record }) => statisticsOf(rules, record));

  test('the same record gives the same bytes', () => {
    const again = recorded.map(({ record }) => statisticsOf(rules, record));
    expect(canonicalJson(again as unknown as Json)).toBe(canonicalJson(told as unknown as Json));
  });

  test('every turn has its value for every side, and rows have every side', () => {
    for (const [index, one] of told.entries()) {
      const sides = rules.sidesOf(recorded[index]?.record.setup as never);
      expect(one?.turns.length).toBeGreaterThan(0);
      for (const { sides: lines } of one?.courses ?? []) {
        expect(lines.map(({ side }) => side)).toEqual(sides);
        for (const { values } of lines) {
          expect(values).toHaveLength(one?.turns.length ?? 0);
          expect(values.every(Number.isFinite)).toBe(true);
        }
      }
      for (const row of one?.counts ?? []) expect(row.sides.map(({ side }) => side)).toEqual(sides);
    }
  });

  test('steps of turns rise, and the last is the end', () => {
    for (const [index, one] of told.entries()) {
      const steps = one?.turns.map(({ step }) => step) ?? [];
      expect(steps).toEqual([...new Set(steps)].toSorted((first, second) => first - second));
      expect(steps.at(-1)).toBe(recorded[index]?.steps.length);
    }
  });

  test('what is counted has a row, and orders are as many as steps', () => {
    for (const [index, one] of told.entries()) {
      const counted = game.counting.counts(factsOf(rules, (recorded[index] as Recorded).record));
      expect(counted.map(({ title }) => title).filter((title) => !game.counting.rows.includes(title))).toEqual([]);
      const [orders] = one?.counts ?? [];
      expect(orders?.title).toBe('Orders');
      expect(orders?.sides.reduce((sum, { count }) => sum + count, 0)).toBe(recorded[index]?.steps.length);
    }
  });

  test('losses by kind are all that was lost, under names for people', () => {
    for (const one of told) {
      const lost = one?.courses.at(-1)?.sides.map(({ values }) => values.at(-1)) ?? [];
      const byKind = one?.losses ?? [];
      expect(lost.map((_, at) => byKind.reduce((sum, { sides }) => sum + (sides[at]?.count ?? 0), 0))).toEqual(lost);
      expect(byKind.filter(({ title }) => title === '' || title === title.toLowerCase())).toEqual([]);
    }
  });

  test('over many matches the throws of each kind come as expected', () => {
    const throws = opened(rules).flatMap((record) => game.counting.throws(factsOf(rules, record)));
    for (const kind of Object.keys(game.counting.kinds)) {
      const own = throws.filter((one) => one.kind === kind);
      expect(Math.abs(deviationOf(own)), kind).toBeLessThanOrEqual(3 * Math.sqrt(varianceOf(own)) + 1e-9);
    }
    expect(throws.length > 100).toBe(Object.keys(game.counting.kinds).length > 0);
    expect(throws.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true);
    // What cannot miss never misses, and what cannot hit never hits.
    expect(throws.filter(({ chance, hit }) => (chance === 1 && !hit) || (chance === 0 && hit))).toEqual([]);
  });
});

describe('luck', () => {
  const hits = (count: number, of: number, chance: number): readonly Throw[] =>
    Array.from({ length: of }, (_, index) => ({ side: 'south', kind: 'fire', chance, hit: index < count }));
  const FIRE = { title: 'Fire', told: 'dice hit' };

  test('is counted out exactly, throw by throw', () => {
    expect(distributionOf([0.5, 0.5]).map((one) => one * 4)).toEqual([1, 2, 1]);
    const mixed = distributionOf([1, 0, 1 / 3, 0.25, 0.9]);
    expect(mixed.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
    expect(mixed.reduce((sum, one, count) => sum + count * one, 0)).toBeCloseTo(1 + 1 / 3 + 0.25 + 0.9, 12);
  });

  test.each([
    [9, 'South: 9 of 10 dice hit; 5.0 were expected. As many or more come in about 1 of 93 such matches.', 11],
    [5, 'South: 5 of 10 dice hit; 5.0 were expected. That is ordinary luck.', 623],
    [2, 'South: 2 of 10 dice hit; 5.0 were expected. As few or fewer come in about 1 of 18 such matches.', 55],
  ])('%i of 10 is said in a sentence', (count, text, frequency) => {
    expect(luckOf(hits(count, 10, 0.5), FIRE, 'South')).toMatchObject({ hits: count, expected: 500, frequency, text });
  });

  test('what hardly ever comes is said so, and nothing is said of nothing', () => {
    expect(luckOf(hits(20, 20, 0.5), FIRE, 'South')?.text).toContain('in fewer than 1 of 1,000 such matches');
    expect(luckOf([], FIRE, 'South')).toBeNull();
  });
});

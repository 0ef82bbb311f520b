import {
  type AnyRuleSet,
  canonicalJson,
  fastNumbers,
  LEVEL_NAMES,
  noChance,
  oneOf,
  type Seat,
  type Tagged,
} from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { wwiCombinedArms as rules } from '../index.ts';
import { broken } from '../invariants.ts';
import { SIDES, type Side, type State } from '../state.ts';
import { Trial } from '../testing/trial.ts';
import { appraiseWwi } from './appraisal.ts';
import { BOOK } from './book.ts';
import { FEATURES, measureWwi } from './measuring.ts';
import { THINKING } from './thinking.ts';
import { WEIGHTS } from './weights.ts';

const guide = THINKING;
const OPTIONS = { terrain: 'salient', elite: 'on', experienced: 'on', reinforcements: 'on', turnLimit: 20 };

/** Plays at random; hands over each state, and the seat that is to act. */
function walk(document: unknown, seed: number, steps: number, look: (state: State, seat: Seat<Side>) => void): void {
  const trial = new Trial(document, typeof document === 'string' ? {} : OPTIONS);
  const next = fastNumbers(seed);
  for (let step = 0; trial.state.phase !== 'over' && step < steps; step++) {
    const seat = { side: trial.side, player: 0 };
    look(trial.state, seat);
    const view = trial.viewOf();
    const command = oneOf(rules.legalCommands(view, seat, oneOf(rules.subjects(view, seat), next) ?? ''), next);
    if (command === null) throw new Error('a dead end');
    const decided = rules.decide(trial.state, seat, command, noChance());
    if (!decided.ok) throw new Error(decided.fault.code);
    trial.state = decided.value.reduce(rules.evolve, trial.state);
  }
}

describe('what is imagined', () => {
  test('looks to each viewer as the truth does, in ten thousand views', () => {
    const next = fastNumbers(7);
    let views = 0;
    for (const { document } of rules.scenarios)
      for (let seed = 1; seed <= 3; seed++)
        walk(document, seed, 210, (state) => {
          for (const viewer of ['spectator', ...SIDES.map((side) => ({ side, player: 0 }))] as const) {
            const view = rules.view(state, viewer);
            const imagined = guide.sample(view, viewer, null, next) as unknown as State;
            const again = rules.view(imagined, viewer);
            // where nothing is hidden the view is handed back as it is
            if (again !== view) expect(canonicalJson(again)).toBe(canonicalJson(view));
            if (imagined !== state) expect(broken(imagined, null)).toEqual([]);
            views++;
          }
        });
    expect(views).toBeGreaterThan(10_000);
  });

  test('has any army of the other side, and none at times', () => {
    const { state } = new Trial(rules.scenarios[0]?.document);
    const view = rules.view(state, { side: 'south', player: 0 });
    const next = fastNumbers(1);
    const armies = Array.from({ length: 200 }, () => {
      const imagined = guide.sample(view, { side: 'south', player: 0 }, null, next) as unknown as State;
      return canonicalJson(imagined.armies);
    });
    expect(new Set(armies).size).toBe(5);
  });
});

describe('the policy', () => {
  test('chooses what greedy likes best, one of several equals', () => {
    let asked = 0;
    for (const scenario of ['salient-duel', 'storm-and-guns', 'full-rows-duel'])
      walk(rules.scenarios.find(({ id }) => id === scenario)?.document, 5, 400, (state, seat) => {
        const chosen = guide.policy(state, seat, fastNumbers(asked));
        const worth = (command: Tagged | null) =>
          command === null ? Number.NaN : appraiseWwi(state, seat, command, rules as unknown as AnyRuleSet);
        const menu = rules.legalCommands(state, seat).map(worth);
        expect(worth(chosen)).toBe(Math.max(...menu));
        asked++;
      });
    expect(asked).toBeGreaterThan(600);
  });
});

describe('features', () => {
  test('each has a weight, and a side turned round measures the same', () => {
    expect(WEIGHTS.all.each.length).toBe(FEATURES.length);
    const { state } = new Trial(rules.scenarios.find(({ id }) => id === 'open-duel')?.document);
    const [south, north] = SIDES.map((side) => measureWwi({ ...state, active: side }, side));
    expect(south).toEqual(north);
  });
});

test('levels are offered in scenarios that there are, the weakest first', () => {
  const known = rules.scenarios.map(({ id }) => id);
  for (const [scenario, levels] of Object.entries(guide.offered)) {
    expect(known).toContain(scenario);
    expect(levels).toEqual(LEVEL_NAMES.filter((level) => levels.includes(level)));
    expect(levels).toContain('recruit');
  }
});

describe('the book', () => {
  test.each(SIDES)('has lines that %s may play in every format', (side) => {
    for (const scenario of ['standard', 'full-rows', 'campaign']) {
      const trial = new Trial(rules.scenarios.find(({ id }) => id === scenario)?.document);
      const kind = guide.classOf({ scenario: null, options: trial.state.options, carryOver: null });
      for (const { lines } of BOOK[`${kind} ${side}`] ?? []) {
        const [army = '', plan = ''] = lines;
        for (const one of SIDES) trial.play(`${one === 'south' ? 'S' : 'N'}: ${army}`);
        expect(trial.play(`${side === 'south' ? 'S' : 'N'}: ${plan}`)).toEqual([]);
      }
    }
  });
});

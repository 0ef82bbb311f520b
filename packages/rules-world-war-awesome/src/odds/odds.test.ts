/** Odds against dice: what an action is said to bring is what it brings when it is done often. */
import { fastChance } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import type { Activate } from '../commands.ts';
import { worldWarAwesome as rules } from '../index.ts';
import { unitOf } from '../state/board.ts';
import type { State, Unit } from '../state.ts';
import { type Given, Trial } from '../testing/trial.ts';
import { everyWay } from './forking.ts';
import { oddsOf } from './index.ts';

const PLAYS = 3_000;
/** Four times the deviation of a share of one half in this many plays. */
const NEAR = 4 * Math.sqrt(0.25 / PLAYS);
const SEAT = { side: 'A', player: 0 } as const;

function activation(trial: Trial, line: string): Activate & { readonly action: NonNullable<Activate['action']> } {
  const read = rules.read(line, trial.view('A'), SEAT);
  if (!read.ok) throw new Error(read.fault.code);
  const command = read.value;
  if (command.type !== 'main.activate' || command.action === null) throw new Error(`${line} is no action`);
  return { ...command, action: command.action };
}

function outlook(given: Given, line: string) {
  const trial = new Trial(given);
  const { unit, action } = activation(trial, line);
  const at = trial.unit(unit)?.at;
  if (at === undefined) throw new Error(`there is no ${unit}`);
  return oddsOf(trial.war, unit, at, action);
}

type Holds = (before: Unit, after: Unit | null) => boolean;
const removed: Holds = (_, after) => after === null;
const disabled: Holds = (before, after) =>
  after !== null && after.disabled !== null && after.disabled !== before.disabled;
const hurt: Holds = (before, after) =>
  after !== null && after.hpLost + after.impactLost > before.hpLost + before.impactLost;

/** The states after the action was decided by the rules, each time with other dice. */
function outcomes(trial: Trial, line: string): readonly State[] {
  const command = activation(trial, line);
  return Array.from({ length: PLAYS }, (_, seed) => {
    const decided = rules.decide(trial.state, SEAT, command, fastChance(seed));
    if (!decided.ok) throw new Error(decided.fault.code);
    return decided.value.reduce(rules.evolve, trial.state);
  });
}

const BLAST: Given = {
  units: { u1: 'A GER-FST 8,8 loaded', u2: 'B SOV-RIF 11,8', u3: 'A GER-RIF 12,8', u4: 'B SOV-RIF 10,9' },
  ground: { '10,9': 'w' },
};
const CASES: readonly (readonly [what: string, given: Given, line: string, ids: readonly string[]])[] = [
  ['a blast in the open and in a wood, friends too', BLAST, 'u1 : fire FAUST @11,8', ['u2', 'u3', 'u4']],
  [
    'a shell that scatters',
    { units: { u1: 'A USA-BAZ 0,8 loaded', u2: 'B SOV-RIF 9,8', u3: 'B SOV-RIF 8,8' } },
    'u1 : fire BAZOOKA @8,8',
    ['u2', 'u3'],
  ],
  ['a shot', { units: { u1: 'A GER-RIF 8,8', u2: 'B SOV-RIF 10,8' } }, 'u1 : fire RIFLE u2', ['u2']],
  ['a shot from afar', { units: { u1: 'A GER-RIF 5,8', u2: 'B SOV-RIF 10,8' } }, 'u1 : fire RIFLE u2', ['u2']],
];

describe('odds are what comes of it', () => {
  test.each(CASES)('%s', (_, given, line, ids) => {
    const { fates } = outlook(given, line);
    const trial = new Trial(given);
    const afters = outcomes(trial, line);
    for (const id of ids) {
      const before = trial.unit(id);
      const fate = fates.find(({ unit }) => unit === id);
      if (before === null || fate === undefined) throw new Error(`nothing can befall ${id}`);
      const often = (holds: Holds) => afters.filter(({ war }) => holds(before, unitOf(war, id))).length / PLAYS;
      expect(Math.abs(fate.removed - often(removed)), `${id} removed`).toBeLessThan(NEAR);
      expect(Math.abs(fate.disabled - often(disabled)), `${id} disabled`).toBeLessThan(NEAR);
      expect(Math.abs(fate.hurt - often(hurt)), `${id} hurt`).toBeLessThan(NEAR);
    }
  });

  test('WWA-077: by the faces of the blast die, three of six kill in the open', () => {
    const fate = outlook(BLAST, 'u1 : fire FAUST @11,8').fates.find(({ unit }) => unit === 'u2');
    expect(fate?.removed).toBeCloseTo(3 / 6, 9);
    expect(fate?.disabled).toBeCloseTo(1 / 6, 9);
  });
});

describe('what stands against a shot (WWA-053)', () => {
  const near = { units: { u1: 'A GER-RIF 8,8', u2: 'B SOV-RIF 10,8' } };
  const far = { units: { u1: 'A GER-RIF 1,8', u2: 'B SOV-RIF 10,8' } };
  const wood = { ground: { '10,8': 'w' } };
  test.each([
    ['nothing', near, { far: false, sheltered: false }],
    ['cover', { ...near, ...wood }, { far: false, sheltered: true }],
    ['the extended band', far, { far: true, sheltered: false }],
    ['both', { ...far, ...wood }, { far: true, sheltered: true }],
  ])('%s', (_, given, known) => expect(outlook(given as Given, 'u1 : fire RIFLE u2').against).toEqual(known));

  test('from a mount it is reckoned from the mount; hand to hand and at a hex there is nothing', () => {
    const mounted = { units: { u1: 'A GER-RIF in:A(2,-1)', u2: 'B SOV-RIF 8,1' } };
    expect(outlook(mounted, 'u1 : mount M1 u2').against).toEqual({ far: false, sheltered: false });
    const beside = { units: { u1: 'A GER-RIF 8,8', u2: 'B SOV-RIF 9,8' } };
    expect(outlook(beside, 'u1 : melee u2').against).toBeNull();
    expect(outlook(BLAST, 'u1 : fire FAUST @11,8').against).toBeNull();
  });
});

describe('every way that dice can fall', () => {
  test('two dice: each sum by its ways, nothing left out', () => {
    const ways = everyWay((chance) => chance.draw(6, 'one') + chance.draw(6, 'other'));
    const chanceOf = (sum: number) => ways.reduce((all, { value, weight }) => (value === sum ? all + weight : all), 0);
    expect([2, 7, 12].map((sum) => chanceOf(sum) * 36)).toEqual([1, 6, 1].map((n) => expect.closeTo(n, 9)));
    expect(ways.reduce((all, { weight }) => all + weight, 0)).toBeCloseTo(1, 9);
  });

  test('a die thrown again as long as it shows a six is never shown', () => {
    const ways = everyWay((chance) => {
      let face = chance.draw(6, 'again');
      while (face === 6) face = chance.draw(6, 'again');
      return face;
    });
    const five = ways.reduce((all, { value, weight }) => (value === 5 ? all + weight : all), 0);
    expect(five).toBeCloseTo(1 / 5, 4);
  });

  test('too many ways are tried by chance, a weight of one in all', () => {
    const ways = everyWay((chance) => Array.from({ length: 8 }, (_, n) => chance.draw(6, `${n}`)).length);
    expect(ways.reduce((all, { weight }) => all + weight, 0)).toBeCloseTo(1, 9);
  });
});

/** Odds equal an exhaustive enumeration of all dice through `decide`, for every kind of attack. */
import { ScriptFault, scriptedChance } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import type { Event } from '../events.ts';
import { animalWorldWar as rules } from '../index.ts';
import type { Empire, State } from '../state.ts';
import { ATTACKS, TWO_FOES } from '../testing/attacks.ts';
import { type Given, Trial, tile, unit } from '../testing/trial.ts';
import { type Likelihood, likelihoodOf, oddsOf, oddsOfTies } from './index.ts';
import { resultOf } from './results.ts';

type Ranges = ReadonlyMap<string, Likelihood>;

/** All faces of every die, one after another, through the front door; at a question about a target, every answer. */
function enumerate(state: State, side: Empire, command: Command, before: readonly Event[] = []): Ranges {
  const sums = new Map<string, Likelihood>();
  const open: (readonly number[])[] = [[]];
  for (let dice = open.pop(); dice !== undefined; dice = open.pop()) {
    const events = played(state, side, command, dice);
    if (events === null) for (let face = 1; face <= 6; face++) open.push([...dice, face]);
    else add(sums, (1 / 6) ** dice.length, outcome(state, [...before, ...events], events));
  }
  return sums;
}

/** Null: these dice are too few. */
function played(state: State, side: Empire, command: Command, dice: readonly number[]): readonly Event[] | null {
  try {
    const decided = rules.decide(state, { side, player: 0 }, command, scriptedChance(dice));
    if (!decided.ok) throw new Error(decided.fault.code);
    return decided.value;
  } catch (fault) {
    if (fault instanceof ScriptFault) return null;
    throw fault;
  }
}

function outcome(before: State, all: readonly Event[], events: readonly Event[]): Ranges {
  const state = events.reduce(rules.evolve, before);
  const { question } = state.battle;
  if (question?.kind !== 'target') return new Map([[JSON.stringify(resultOf(all)), { least: 1, most: 1 }]]);
  const options = question.candidates.map((choice) =>
    enumerate(state, question.empire, { type: 'answer', question: question.id, choice, auto: false }, all),
  );
  const keys = new Set(options.flatMap((option) => [...option.keys()]));
  const of = (key: string, end: keyof Likelihood) => options.map((option) => option.get(key)?.[end] ?? 0);
  return new Map(
    [...keys].map((key) => [key, { least: Math.min(...of(key, 'least')), most: Math.max(...of(key, 'most')) }]),
  );
}

function add(sums: Map<string, Likelihood>, weight: number, ranges: Ranges): void {
  for (const [key, { least, most }] of ranges) {
    const sum = sums.get(key) ?? { least: 0, most: 0 };
    sums.set(key, { least: sum.least + weight * least, most: sum.most + weight * most });
  }
}

function rounded(ranges: Iterable<readonly [string, Likelihood]>): object {
  const digits = (value: number) => value.toFixed(9);
  const lines = [...ranges].map(([key, { least, most }]) => [key, `${digits(least)} to ${digits(most)}`] as const);
  return Object.fromEntries(lines.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

describe('odds equal the enumeration of all dice', () => {
  test.each(ATTACKS)('%s', (_what, line, given) => {
    const trial = new Trial(given);
    const view = trial.view('HERB');
    const command = rules.read(line, view, { side: 'HERB', player: 0 });
    if (!command.ok) throw new Error(command.fault.code);
    const odds = oddsOf(view, { side: 'HERB', player: 0 }, command.value);
    const outlooks = (odds?.outlooks ?? []).map((outlook) => [JSON.stringify(outlook.result), outlook] as const);
    expect(outlooks.length).toBeGreaterThan(0);
    expect(rounded(outlooks)).toEqual(rounded(enumerate(trial.state, 'HERB', command.value)));
  });
});

describe('what a player is told', () => {
  const tied: Given = {
    units: [unit('H.medic', '0,2'), unit('C.medic', '1,-2')],
    tiles: [tile('0,0', 'citadel'), tile('1,0', 'barn')],
  };
  const shot = { type: 'shoot', unit: 'H.medic', target: [1, -2], ties: [] } as const;
  const hurt = (id: string) => (result: { readonly units: readonly { readonly unit: string }[] }) =>
    result.units.some(({ unit: hit }) => hit === id);

  test('AWW-052: the odds of each way through a tie', () => {
    const ways = oddsOfTies(new Trial(tied).view('HERB'), { side: 'HERB', player: 0 }, shot);
    expect(ways.map(({ ties }) => ties)).toEqual([['first'], ['second']]);
    const chances = ways.map(({ odds }) => (odds === null ? null : likelihoodOf(odds.tree, hurt('C.medic')).most));
    expect(chances).toEqual([1 / 6, 4 / 6]);
  });

  test('AWW-052: of several ties each the other way, and not every combination', () => {
    const far = { ...shot, target: [1, -2] } as const;
    const given = { units: [unit('H.medic', '-1,2'), unit('C.medic', '1,-2')] };
    const ways = (ties: readonly ('first' | 'second')[]) =>
      oddsOfTies(new Trial(given).view('HERB'), { side: 'HERB', player: 0 }, { ...far, ties }).map((way) => way.ties);
    expect(ways([])).toEqual([
      ['first', 'first'],
      ['second', 'first'],
      ['first', 'second'],
    ]);
    expect(ways(['second', 'second'])[0]).toEqual(['second', 'second']);
  });

  test('AWW-063: where the enemy chooses, the least and the most', () => {
    const given = { units: [unit('H.medic', '0,1'), ...TWO_FOES], tiles: [tile('0,-1', 'forest')] };
    const target = { ...shot, target: [0, -1] } as const;
    const odds = oddsOf(new Trial(given).view('HERB'), { side: 'HERB', player: 0 }, target);
    if (odds === null) throw new Error('refused');
    expect(likelihoodOf(odds.tree, hurt('C.medic'))).toEqual({ least: 0, most: 0.5 });
    expect(likelihoodOf(odds.tree, ({ units }) => units.length > 0)).toEqual({ least: 0.5, most: 0.5 });
  });

  test('T16: the own charm counts, the hidden one of the enemy does not', () => {
    const charm = (empire: Empire, id: string) => ({
      tactics: { HERB: null, CARN: null, [empire]: { card: 'T16', armed: [[id, 1]] } },
    });
    const given = (position: object): Given => ({
      units: [unit('H.medic', '0,1'), unit('C.medic', '0,0', { damage: 3 })],
      position,
    });
    const seat = { side: 'HERB', player: 0 } as const;
    const command = { ...shot, target: [0, 0] } as const;
    const armed = new Trial(given(charm('CARN', 'C.medic')));
    const plain = new Trial(given({}));
    expect(oddsOf(armed.view('HERB'), seat, command)).toEqual(oddsOf(plain.view('HERB'), seat, command));
    const thrower = { units: [unit('H.medic', '0,1', { damage: 3, grenades: 1 })] };
    const own = new Trial({ ...thrower, position: charm('HERB', 'H.medic') });
    const thrown = oddsOf(own.view('HERB'), seat, { type: 'grenade', unit: 'H.medic', target: [0, 1] });
    expect(thrown?.outlooks.map(({ result }) => result.units[0]?.fate)).toEqual(['saved']);
  });

  test('nothing is told of what is not legal', () => {
    expect(oddsOf(new Trial(tied).view('HERB'), { side: 'HERB', player: 0 }, { ...shot, target: [0, 2] })).toBeNull();
  });
});

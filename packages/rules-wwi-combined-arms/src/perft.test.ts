/** Positions by depth: how many lines of commands there are from a position. A change of rule shows here at once. */
import { noChance } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { wwiCombinedArms as rules } from './index.ts';
import type { State } from './state.ts';
import { Trial } from './testing/trial.ts';

const NO_LUCK = noChance();

type Start = {
  readonly name: string;
  readonly at: unknown;
  readonly options?: object;
  /** A unit with a point of damage. */
  readonly hit?: string;
  readonly lines: readonly number[];
};

const STARTS: readonly Start[] = [
  {
    // counted alike by the hand-written limit of the benches
    name: 'the opening of the recorded games',
    at: '1as1h1a1/if1i1iri/i1imti1i/8/8/I1IMTI1I/IF1I1IRI/1AS1H1A1 S 1 1',
    lines: [109, 11_136, 1_052_695],
  },
  {
    name: 'a fight in the salient, with elite units and credits',
    at: '4h3/3i4/2mi*t3/3s4/3RF3/2AI4/3T4/4H3 S 3 3',
    // no match has damage before the first attack of a turn; the counts were taken with it
    hit: 'N-inf-2',
    options: { terrain: 'salient', elite: 'on', experienced: 'on', reinforcements: 'on' },
    lines: [130, 8_861, 462_297],
  },
  {
    name: 'a handful of units on the large board',
    at: '5h6/12/12/12/12/4ia6/4M1S5/12/12/12/12/6H5 N 2 1',
    lines: [30, 356, 2_257, 24_734],
  },
];

/** Lines of exactly `depth` commands; a match that ends earlier is no line. */
function perft(state: State, depth: number): number {
  const pending = rules.pending(state, 'spectator');
  if (pending.kind !== 'choice') return 0;
  const seat = { side: pending.side, player: 0 };
  const menu = rules.legalCommands(rules.view(state, seat), seat);
  if (depth === 1) return menu.length;
  let lines = 0;
  for (const command of menu) {
    const decided = rules.decide(state, seat, command, NO_LUCK);
    if (!decided.ok) throw new Error(decided.fault.code);
    lines += perft(decided.value.reduce(rules.evolve, state), depth - 1);
  }
  return lines;
}

/** The first state, with a point of damage on one unit. */
function opening(at: unknown, options: unknown, hit: string | undefined): State {
  const { state } = new Trial(at, options);
  return { ...state, units: state.units.map((unit) => (unit.id === hit ? { ...unit, damage: 1 } : unit)) };
}

describe.each(STARTS)('from $name', ({ at, options, lines, hit }) => {
  test.each(lines.map((count, i) => [i + 1, count] as const))('%i commands: %i lines', (depth, count) => {
    expect(perft(opening(at, options, hit), depth)).toBe(count);
  });
});

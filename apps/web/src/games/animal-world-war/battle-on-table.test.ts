import { type Json, scriptedChance, setupOf } from '@fieldpost/engine';
import { keyOf } from '@fieldpost/hex';
import { animalWorldWar } from '@fieldpost/rules-animal-world-war';
import { menuOf as listed, type View } from '@fieldpost/rules-animal-world-war/table';
import { describe, expect, test } from 'vitest';
import { animationSteps } from './animation-steps.ts';
import { menuOf, reachOf } from './menu.ts';
import { planOf, turnedTie } from './plan.ts';
import { trailsOf } from './trails.ts';

const row = (q: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => [q, from + i] as const);
const HEXES = [...row(-2, 0, 2), ...row(-1, -1, 2), ...row(0, -2, 2), ...row(1, -2, 1), ...row(2, -2, 0)];
const HERB = { side: 'HERB', player: 0 } as const;

function opened(units: readonly object[]) {
  const scenario = {
    field: {
      zones: {
        HERB: [
          [-2, 2],
          [-1, 2],
          [0, 2],
        ],
        CARN: [
          [0, -2],
          [1, -2],
          [2, -2],
        ],
      },
    },
    tiles: HEXES.map((at) => ({ at, card: keyOf(at) === '0,0' ? 'forest' : 'field' })),
    position: { round: 3, units },
  };
  const setup = setupOf(animalWorldWar, { scenario: scenario as unknown as Json, options: {} });
  if (!setup.ok) throw new Error(setup.fault.code);
  const state = animalWorldWar.setUp(setup.value, scriptedChance([]));
  if (!state.ok) throw new Error(state.fault.code);
  return { state: state.value, view: animalWorldWar.view(state.value, HERB) };
}

const FIREFIGHT = [
  { id: 'H.gunner', at: [0, 1], grenades: 1 },
  { id: 'H.medic', at: [0, 1], damage: 2 },
  { id: 'H.plane', at: [-1, 3], line: { dir: 0, first: [-1, 2] }, state: 'approach' },
  { id: 'C.captain', at: [1, -1], damage: 3 },
  { id: 'C.chef', at: [-1, -1] },
];
const menuIn = (view: View, unit: string) => menuOf(view.battle, HERB.side, listed(view, HERB, unit));

describe('the menu of a unit', () => {
  const { view } = opened(FIREFIGHT);
  const menu = menuIn(view, 'H.gunner');

  test('lies on the field, hex by hex', () => {
    const { reach, targets } = reachOf(menu);
    expect(targets.toSorted()).toEqual(['-1,-1', '1,-1']);
    expect(reach).toEqual(expect.arrayContaining(['0,0', '1,0', '0,2', '-1,1', '-1,2', '1,1']));
    expect(menu.get('0,0')?.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Move to the Dense Forest', 'Throw a grenade at the Dense Forest']),
    );
  });

  test('AWW-052: a shot with ties is one choice that knows them all', () => {
    const shots = (menu.get('1,-1') ?? []).filter(({ command }) => command.type === 'shoot');
    expect(shots).toHaveLength(1);
    expect(shots[0]?.ties).toEqual(expect.arrayContaining([['first'], ['second']]));
  });

  test('what works on its own tile lies there', () => {
    expect(
      menuIn(view, 'H.medic')
        .get('0,1')
        ?.map(({ label }) => label),
    ).toContain('Heal Nurse Fleece');
  });

  test('a plane bombs a tile of its line or strafes the whole', () => {
    const flown = menuIn(view, 'H.plane');
    expect(flown.get('-1,3')?.map(({ label }) => label)).toEqual(['Strafe the whole line']);
    expect(flown.get('-1,-1')?.map(({ label }) => label)).toEqual(['Bomb the third north-west Open Field']);
  });
});

describe('a plan before the order', () => {
  const { view } = opened(FIREFIGHT);
  const shot = { type: 'shoot', unit: 'H.gunner', target: [1, -1], ties: [] } as const;

  test('AWW-055: shows each roll with its need, and both tiles of a tie', () => {
    const { steps, ties } = planOf(view.battle, shot, []);
    expect(steps.map(({ options }) => options)).toEqual([
      [
        { at: '0,0', need: 4 },
        { at: '1,0', need: 1 },
      ],
      [{ at: '1,-1', need: 1 }],
    ]);
    expect(ties).toEqual(['second']);
    expect(planOf(view.battle, shot, turnedTie(ties, 0)).steps[0]?.taken).toBe(0);
  });

  test('a throw shows its blast, a run its whole line', () => {
    expect(planOf(view.battle, { type: 'grenade', unit: 'H.gunner', target: [0, 0] }, []).marks.blast).toEqual(['0,0']);
    const run = planOf(view.battle, { type: 'attackRun', plane: 'H.plane', mode: 'strafe', at: null }, []);
    expect(run.marks.line).toEqual(['-1,3', '-1,2', '-1,1', '-1,0', '-1,-1', '-1,-2']);
  });
});

describe('motion', () => {
  const { state, view } = opened(FIREFIGHT);
  const command = { type: 'shoot', unit: 'H.gunner', target: [1, -1], ties: ['second'] } as const;
  const decided = animalWorldWar.decide(state, HERB, command, scriptedChance([3, 4, 2, 2, 5, 5]));
  if (!decided.ok) throw new Error(decided.fault.code);
  const notices = decided.value.flatMap((event) => animalWorldWar.notice(event, HERB) ?? []);
  const steps = animationSteps(view, notices);

  test('throws every die on its tile, with what it had to show', () => {
    const dice = steps.flatMap(({ die }) => die ?? []);
    expect(dice.slice(0, 2)).toEqual([
      { at: '1,0', need: 1, value: 3, ok: true },
      { at: '1,-1', need: 1, value: 4, ok: true },
    ]);
  });

  test('whoever dies stays until their own step is over, and the last step shows how it stands', () => {
    const falling = steps.find((step) => step.falling === 'C.captain');
    expect(falling?.battle.units['C.captain']?.at).toEqual([1, -1]);
    const after = decided.value.reduce((before, event) => animalWorldWar.evolve(before, event), state);
    expect(after.battle.units['C.captain']).toMatchObject({ status: 'dead' });
    expect(trailsOf(notices).fallen).toEqual(['1,-1']);
    expect(trailsOf(notices).trails[0]).toEqual({ kind: 'shot', from: '0,1', to: '1,-1' });
  });
});

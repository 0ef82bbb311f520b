/** The rule that a refusal cites is the one that is broken (D-80). */
import { expect, test } from 'vitest';
import type { Command, InteractCommand } from '../commands.ts';
import { animalWorldWar as rules } from '../index.ts';
import { Trial, tile, unit } from '../testing/trial.ts';

const given = {
  units: [
    unit('H.medic', '0,0', { grenades: 1 }),
    unit('H.gunner', '0,0', { handled: 'G2' }),
    unit('H.tank', '0,1'),
    unit('C.medic', '0,0'),
    unit('V1', '0,0'),
  ],
  items: [{ id: 'G2', at: [1, 0] }],
  tiles: [tile('0,1', 'field', { nml: true }), tile('1,-1', 'church')],
};
const move = (unitId: string, path: readonly (readonly [number, number])[], drag: string | null): Command => ({
  type: 'move',
  unit: unitId,
  path,
  drag,
  dragSteps: drag === null ? 0 : path.length,
  build: null,
});
const give = (to: string | null, item = 'G3', op: InteractCommand['op'] = 'give'): Command => ({
  type: 'interact',
  unit: 'H.medic',
  op,
  item,
  to,
});

test.each<[string, Command, string, string]>([
  ['a contested civilian', move('H.gunner', [[0, -1]], 'V1'), 'DRAG_ILLEGAL', 'AWW-102'],
  ['somebody who stands', move('H.gunner', [[0, -1]], 'H.medic'), 'DRAG_ILLEGAL', 'AWW-101'],
  ['nobody', move('H.gunner', [[0, -1]], 'V2'), 'DRAG_ILLEGAL', 'AWW-101'],
  ['a give to one who has handled another item', give('H.gunner'), 'ITEM_USED', 'AWW-107'],
  ['a give to an enemy', give('C.medic'), 'NOT_ON_TILE', 'AWW-107'],
  ['a give to nobody', give(null), 'NOT_ON_TILE', 'AWW-107'],
  ['a give of what is not held', give('H.gunner', 'G2'), 'NOT_ON_TILE', 'AWW-105'],
  ['a drop to somebody', give('H.gunner', 'G3', 'putDown'), 'NOT_ON_TILE', 'AWW-107'],
  ['a tank before the church', move('H.tank', [[0, 0]], null), 'GUARDED', 'AWW-150'],
])('%s', (_, command, code, rule) => {
  const { units, items, tiles } = given;
  const guarded = code === 'GUARDED';
  const trial = new Trial({
    units: guarded ? [unit('H.tank', '0,1')] : units,
    tiles: guarded ? [tile('0,1', 'field', { nml: true }), tile('0,0', 'church')] : tiles,
    position: { items: guarded ? [] : items, objective: guarded ? 'O01' : 'O05' },
  });
  expect(rules.refuses(trial.view('HERB'), { side: 'HERB', player: 0 }, command)).toEqual({ code, rule });
});

test('AWW-133, AWW-036, D-72: a march out and back leaves no tile for wire, one that goes on does', () => {
  const effects = [
    { id: 1, by: 'HERB', card: 'T01', does: 'march', amount: 2, until: 'turn', who: [['H.engineer', 1]] },
  ];
  const trial = new Trial({ units: [unit('H.engineer', '0,2')], position: { effects } });
  expect(trial.try('engineer to 0,1 0,2 wiring 0,2')).toBe('BUILD_ILLEGAL');
  expect(trial.menu('H.engineer').filter((line) => line.includes('wiring')).length).toBeGreaterThan(0);
  expect(trial.menu('H.engineer')).not.toContain('engineer to 0,1 0,2 wiring 0,2');
  trial.play('engineer to 0,1 0,2 digging 0,2');
});

test.each(['constructor', 'toString', '__proto__', 'valueOf', 'hasOwnProperty'])(
  '%s is no unit, item or load',
  (word) => {
    const trial = new Trial({ units: [unit('H.captain', '0,0')] });
    const { read } = rules;
    const lines = [`${word} to 0,1`, `captain takes ${word}`, `captain to 0,1 with ${word}`, `${word} on 0,0`];
    for (const line of lines)
      expect(read(line, trial.view(), { side: 'HERB', player: 0 }), line).toMatchObject({ ok: false });
    expect(rules.parse.command({ type: 'melee', unit: 'H.captain', target: word }).ok).toBe(false);
  },
);

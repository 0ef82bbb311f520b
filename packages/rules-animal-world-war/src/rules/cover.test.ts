/** Cover: THE-RULES "Cover". */
import { describe, expect, test } from 'vitest';
import { Trial, tile, unit } from '../testing/trial.ts';
import { coverAt } from './ground.ts';

const nml = (at: string, more: object = {}) => tile(at, 'field', { nml: true, ...more });
const effect = (card: string, does: string, amount: number, who: readonly string[], tiles: readonly string[] = []) => ({
  effects: [
    { id: 1, by: 'HERB', card, does, amount, until: 'turn', who: who.map((id) => [id, 1]), tiles: tiles.map(at) },
  ],
});
const at = (key: string) => key.split(',').map(Number);

describe('cover', () => {
  const COVERS: readonly (readonly [string, object, string, object])[] = [
    ['AWW-040: the printed value', {}, '0,0 6', {}],
    ["AWW-040: No Man's Land", { nml: true }, '0,0 2', {}],
    ['AWW-040: a trench, even in a citadel (D-03)', { feature: { kind: 'trench' } }, '0,0 4', {}],
    ['AWW-040: a wreck', { nml: true, feature: { kind: 'wreck' } }, '0,0 5', {}],
    [
      'AWW-042: smoke, clamped to 6',
      { nml: true, feature: { kind: 'wreck' } },
      '0,0 6',
      effect('T08', 'cover', 2, [], ['0,0']),
    ],
    ['AWW-042: smoke', { nml: true }, '0,0 4', effect('T08', 'cover', 2, [], ['0,0'])],
  ];
  test.each(COVERS)('%s', (_, more, is, position) => {
    const { battle } = new Trial({ tiles: [tile('0,0', 'citadel', more)], position });
    expect(`0,0 ${coverAt(battle, [0, 0])}`).toBe(is);
  });

  test('AWW-040: a tank gives 6', () => {
    const { battle } = new Trial({ tiles: [nml('0,0')], units: [unit('C.tank', '0,0')] });
    expect(coverAt(battle, [0, 0])).toBe(6);
  });
});

import { animalWorldWar } from '@fieldpost/rules-animal-world-war';
import { describe, expect, test } from 'vitest';
import { checked } from './check.ts';
import { documentOf } from './document.ts';
import { blankDrawing, type Drawing, type Tool, touched } from './drawing.ts';
import { drawingOf } from './reading.ts';

const drawn = (drawing: Drawing, ...touches: readonly (readonly [Tool, string])[]): Drawing =>
  touches.reduce((before, [tool, key]) => touched(before, tool, key), drawing);
const lay = (card: 'church' | 'hill'): Tool => ({ kind: 'tile', card });
const soldier = (unit: string): Tool => ({ kind: 'unit', unit });

describe('touches', () => {
  test('a tile is laid beyond the field, and taken away with all upon it', () => {
    const more = drawn(blankDrawing(), [lay('church'), '3,0'], [soldier('V1'), '3,0']);
    expect(more.tiles['3,0']?.card).toBe('church');
    const less = drawn(more, [{ kind: 'erase' }, '3,0']);
    expect(less.tiles['3,0']).toBeUndefined();
    expect(less.units).toEqual([]);
  });

  test('nothing but a tile is put where there is none', () => {
    const before = blankDrawing();
    expect(drawn(before, [{ kind: 'wire' }, '9,9'], [soldier('H.medic'), '9,9'])).toEqual(before);
  });

  test('a soldier stands once, lies at the second touch and goes at the third', () => {
    const medic = soldier('H.medic');
    expect(drawn(blankDrawing(), [medic, '0,1'], [medic, '0,0']).units).toEqual([
      { id: 'H.medic', at: '0,0', wounded: false },
    ]);
    expect(drawn(blankDrawing(), [medic, '0,0'], [medic, '0,0']).units[0]?.wounded).toBe(true);
    expect(drawn(blankDrawing(), [medic, '0,0'], [medic, '0,0'], [medic, '0,0']).units).toEqual([]);
  });

  test('a tank flattens its tile and has its Tanker inside', () => {
    const tank = drawn(
      blankDrawing(),
      [{ kind: 'wire' }, '0,0'],
      [soldier('C.tanker'), '0,1'],
      [soldier('C.tank'), '0,0'],
    );
    expect(tank.tiles['0,0']).toMatchObject({ nml: true, wire: false });
    expect(tank.units).toEqual([{ id: 'C.tank', at: '0,0', wounded: false }]);
  });

  test('a token lies in one place', () => {
    const token: Tool = { kind: 'item', item: 'CASE' };
    const moved = drawn(blankDrawing(), [token, '0,0'], [token, '0,1']);
    expect(moved.tiles['0,0']?.items).toEqual([]);
    expect(moved.tiles['0,1']?.items).toEqual(['CASE']);
  });
});

describe('the check', () => {
  test('a blank sheet can be played', () => {
    const found = checked(blankDrawing());
    expect(found.ok && found.battle.tiles.length).toBe(19);
  });

  test('AWW-002: a field that falls apart is refused with its rule', () => {
    const apart = drawn(blankDrawing(), [lay('hill'), '7,7']);
    expect(checked(apart)).toMatchObject({ ok: false, rule: 'AWW-002' });
  });

  test('a position begins with the soldiers that are drawn, planes and tanks with their crews', () => {
    const battle = drawn(
      blankDrawing(),
      ...([
        [soldier('H.medic'), '0,2'],
        [soldier('H.plane'), '0,2'],
        [soldier('C.tank'), '0,-2'],
        [soldier('C.sniper'), '0,0'],
        [soldier('C.sniper'), '0,0'],
        [soldier('V1'), '0,0'],
        [{ kind: 'item', item: 'K1' }, '1,0'],
      ] as const),
    );
    const found = checked(battle);
    if (!found.ok) throw new Error(found.sentence);
    expect(found.battle.phase).toBe('turn');
    expect(found.battle.units['H.plane']?.at).toEqual([0, 3]);
    expect(found.battle.units['C.tanker']).toMatchObject({ status: 'inVehicle', vehicle: 'C.tank' });
    expect(found.battle.units['C.sniper']).toMatchObject({ status: 'wounded' });
    expect(found.battle.items.K1?.at).toEqual([1, 0]);
  });

  test('own conditions are set in play', () => {
    const own: Drawing = {
      ...drawn(blankDrawing(), [lay('church'), '0,0'], [{ kind: 'mark' }, '0,0']),
      aims: {
        brief: 'Burn it.',
        winA: { all: false, parts: [{ tileNml: [0, 0] }] },
        winB: { all: true, parts: [{ roundEnd: 'RL' }, { not: { tileNml: [0, 0] } }] },
      },
    };
    const found = checked(own);
    if (!found.ok) throw new Error(found.sentence);
    expect(found.battle.aims.winA).toEqual({ tileNml: [0, 0] });
    expect(found.battle.aims.winB).toEqual({ all: [{ roundEnd: 'RL' }, { not: { tileNml: [0, 0] } }] });
  });
});

test('what was written is read again', () => {
  const rich: Drawing = {
    ...drawn(
      blankDrawing(),
      ...([
        [lay('church'), '0,0'],
        [{ kind: 'damage' }, '0,0'],
        [{ kind: 'mark' }, '0,0'],
        [{ kind: 'feature', feature: 'trench' }, '1,0'],
        [{ kind: 'wire' }, '0,1'],
        [{ kind: 'item', item: 'CASE' }, '1,-1'],
        [soldier('H.plane'), '0,2'],
        [soldier('C.medic'), '0,-2'],
        [soldier('V2'), '0,0'],
        [soldier('V2'), '0,0'],
      ] as const),
    ),
    title: 'A',
    rounds: 7,
    aims: { brief: 'B', winA: { all: false, parts: [{ removed: ['CASE'] }] }, winB: { all: false, parts: [] } },
  };
  const again = drawingOf('A', JSON.parse(JSON.stringify(documentOf(rich))));
  expect(documentOf(again)).toEqual(documentOf(rich));
  expect(again.tiles).toEqual(rich.tiles);
  // The service keeps it as the rule set has read it, with everything named.
  const read = animalWorldWar.parse.scenario(documentOf(rich));
  if (!read.ok) throw new Error(read.fault.code);
  expect(documentOf(drawingOf('A', JSON.parse(JSON.stringify(read.value))))).toEqual(documentOf(rich));
});

import { animalWorldWar } from '@fieldpost/rules-animal-world-war';
import type { Condition } from '@fieldpost/rules-animal-world-war/catalogue';
import { describe, expect, test } from 'vitest';
import { checked } from './check.ts';
import { groupOf, MAX_DEEP, rootOf, withPart } from './condition-tree.ts';
import { documentOf } from './document.ts';
import { blankDrawing, type Drawing, freshUnit, NO_AIMS } from './drawing.ts';
import { drawingOf } from './reading.ts';
import { fallen, type Tool, touched } from './touches.ts';

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
    expect(drawn(blankDrawing(), [medic, '0,1'], [medic, '0,0']).units).toEqual([freshUnit('H.medic', '0,0')]);
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
    expect(tank.units).toEqual([freshUnit('C.tank', '0,0')]);
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

  test.each([
    ['one tile to hold, turned round as well', { not: { holdTurns: { at: [0, 0], n: 2 } } }, true],
    [
      'two tiles to hold',
      {
        any: [
          [0, 0],
          [1, 0],
        ].map((at) => ({ holdTurns: { at, n: 2 } })),
      },
      false,
    ],
  ] as const)('a side counts the turns of one tile alone: %s', (_what, winA, ok) => {
    const found = checked({ ...blankDrawing(), aims: { ...NO_AIMS, winA: winA as Condition } });
    expect(found.ok).toBe(ok);
    if (!found.ok) expect(found.rule).toBe('AWW-007');
  });

  test('own conditions are set in play', () => {
    const own: Drawing = {
      ...drawn(blankDrawing(), [lay('church'), '0,0'], [{ kind: 'mark' }, '0,0']),
      aims: {
        ...NO_AIMS,
        brief: 'Burn it.',
        winA: { tileNml: [0, 0] },
        winB: { all: [{ roundEnd: 'RL' }, { not: { tileNml: [0, 0] } }] },
      },
    };
    const found = checked(own);
    if (!found.ok) throw new Error(found.sentence);
    expect(found.battle.aims.winA).toEqual({ tileNml: [0, 0] });
    expect(found.battle.aims.winB).toEqual({ all: [{ roundEnd: 'RL' }, { not: { tileNml: [0, 0] } }] });
  });
});

/** As the service keeps it: read by the rule set, with everything named. */
function kept(drawing: Drawing): unknown {
  const read = animalWorldWar.parse.scenario(documentOf(drawing));
  if (!read.ok) throw new Error(read.fault.code);
  return JSON.parse(JSON.stringify(read.value));
}

describe('all that a battle may begin with', () => {
  const position = drawn(
    blankDrawing(),
    ...([
      [soldier('H.medic'), '0,2'],
      [soldier('H.gunner'), '0,2'],
      [soldier('H.tank'), '-1,2'],
      [soldier('C.sniper'), '0,-2'],
      [soldier('C.plane'), '1,-2'],
      [{ kind: 'feature', feature: 'wreck' }, '0,0'],
      [{ kind: 'damage' }, '0,0'],
      [{ kind: 'grenade' }, '1,0'],
      [{ kind: 'grenade' }, '1,0'],
    ] as const),
  );
  const units = position.units.map((unit) => {
    if (unit.id === 'H.medic') return { ...unit, damage: 2, grenades: 3, player: 1, tokens: ['CASE'] };
    if (unit.id === 'H.tank') return { ...unit, damage: 4, grenades: 1, player: 1 };
    return unit.id === 'H.gunner' ? fallen(unit) : unit;
  });
  const rich: Drawing = {
    ...position,
    units: [...units, { ...freshUnit('C.recruit', ''), grenades: 0 }],
    options: { selection: 'open', bailOut: 'on', flamerBlast: 'off', roleA: 'drawn' },
    moment: {
      ...position.moment,
      round: 4,
      active: 'CARN',
      vip: 'H.medic',
      cards: { HERB: 'T16', CARN: 'T08' },
      held: { HERB: 1, CARN: 0 },
    },
    aims: {
      ...NO_AIMS,
      brief: 'Hold the wreck.',
      winA: { holdTurns: { at: [0, 0], n: 3 } },
      winB: { any: [{ unitOut: 'VIP' }, { all: [{ roundEnd: 'RL' }, { not: { any: [{ tileNml: [1, 0] }] } }] }] },
      elimination: false,
      special: {
        endlessGrenades: true,
        stone: { at: [1, -1], safeRounds: 1, capacity: 9, strike: 2 },
        vip: { role: 'A', health: 5, strike: 3 },
        spoils: { role: 'B', tokens: ['CASE'] },
      },
    },
  };

  test('a position: damage, grenades, tokens, players, cards, the moment and special rules', () => {
    const found = checked(rich);
    if (!found.ok) throw new Error(`${found.sentence} ${found.rule}`);
    const { battle } = found;
    const grenades = (id: string) =>
      Object.values(battle.items).filter((item) => item.holder === id && /^G/.test(item.id));
    expect(battle).toMatchObject({ round: 4, active: 'CARN', vip: 'H.medic', hold: { HERB: 1, CARN: 0 } });
    expect(battle.units['H.medic']).toMatchObject({ damage: 2, controller: 0 });
    expect([grenades('H.medic').length, grenades('H.tanker').length]).toEqual([3, 1]);
    expect(battle.items.CASE?.holder).toBe('H.medic');
    expect(battle.units['H.tank']).toMatchObject({ damage: 4 });
    expect(battle.units['C.recruit']).toMatchObject({ status: 'dead' });
    expect(battle.tiles.find(({ at }) => `${at}` === '0,0')?.feature).toEqual({ kind: 'wreck', damage: 1 });
    expect(battle.aims).toMatchObject({ elimination: false, special: rich.aims?.special });
    expect(battle.options).toMatchObject({ bailOut: 'on', flamerBlast: 'off' });
  });

  test('who orders whom counts where a side has players enough', () => {
    const raw = kept(rich) as { readonly position: { readonly units: readonly { readonly id: string }[] } };
    expect(raw.position.units.find(({ id }) => id === 'H.medic')).toMatchObject({ controller: 1 });
  });

  test('squads to be deployed, what they start with, and where', () => {
    const named = {
      HERB: [
        { soldier: 'medic', controller: 1 },
        { soldier: 'sniper', controller: 0 },
      ],
      CARN: [
        { soldier: 'chef', controller: 0 },
        { soldier: 'medic', controller: 0 },
      ],
    } as const;
    const fresh: Drawing = {
      ...drawn(blankDrawing(), [{ kind: 'deploys', empire: 'HERB' }, '0,0'], [soldier('V1'), '1,0']),
      aims: { ...NO_AIMS, brief: 'Go.', grenades: { HERB: 3, CARN: 1 }, elsewhere: { HERB: true, CARN: false } },
    };
    const drawing = { ...fresh, moment: { ...fresh.moment, begins: 'deployment', named } } as const;
    const found = checked(drawing);
    if (!found.ok) throw new Error(`${found.sentence} ${found.rule}`);
    expect(found.battle.phase).toBe('deployment');
    expect(found.battle.deploymentZones.HERB).toEqual([[0, 0]]);
    expect(found.battle.units.V1).toMatchObject({ at: [1, 0] });
    expect(documentOf(drawingOf('My battlefield', kept(drawing)))).toEqual(documentOf(drawing));
  });

  test('the cards before the first turn, with everybody in their place', () => {
    const drawing = {
      ...rich,
      moment: { ...rich.moment, begins: 'afterDeployment', held: { HERB: 0, CARN: 0 } },
    } as const;
    const found = checked(drawing);
    expect(found.ok && [found.battle.phase, found.battle.round]).toEqual(['afterDeployment', 0]);
    expect(drawingOf('My battlefield', kept(drawing)).moment.begins).toBe('afterDeployment');
  });

  test('is read again, as it was written and as the service keeps it', () => {
    expect(documentOf(drawingOf(rich.title, JSON.parse(JSON.stringify(documentOf(rich)))))).toEqual(documentOf(rich));
    expect(documentOf(drawingOf(rich.title, kept(rich)))).toEqual(documentOf(rich));
  });

  test('nothing of the hand-made scenarios is lost by opening them', () => {
    for (const { id, title, document } of animalWorldWar.scenarios.filter(({ id }) => id === 'island-mill')) {
      const again = animalWorldWar.parse.scenario(documentOf(drawingOf('The Island Mill', document)));
      expect(again.ok && again.value, `${id} ${title}`).toMatchObject({ field: document.field, tiles: document.tiles });
    }
  });

  test('what has no field of its own stays: who has acted, and a card that was played from', () => {
    const whole = kept(rich) as { position: { units: readonly object[]; tactics: object } };
    const changed = {
      ...whole,
      position: {
        ...whole.position,
        units: whole.position.units.map((unit) =>
          'id' in unit && unit.id === 'C.sniper' ? { ...unit, acted: true } : unit,
        ),
        tactics: { HERB: { card: 'T13', usesLeft: 1 }, CARN: 'T08' },
      },
    };
    const again = documentOf(drawingOf(rich.title, changed)) as typeof whole;
    expect(again.position.units).toContainEqual(expect.objectContaining({ id: 'C.sniper', acted: true }));
    expect(again.position.tactics).toEqual({ HERB: { card: 'T13', usesLeft: 1 }, CARN: 'T08' });
  });
});

describe('conditions within conditions', () => {
  test('a single one needs no group, a group may hold groups, and nothing left is elimination', () => {
    const one = { tileNml: [0, 0] } as const;
    expect(rootOf(groupOf(one))).toEqual(one);
    expect(rootOf(withPart(groupOf(one), 0, null))).toEqual({ any: [] });
    expect(rootOf(withPart(groupOf(one), 0, { all: [] }))).toEqual({ any: [{ all: [] }] });
  });

  test('are read as deep as the editor lets them be put', () => {
    const nested = (deep: number): object =>
      deep === 0 ? { roundEnd: 3 } : { all: [nested(deep - 1), { roundEnd: 2 }] };
    const played = (deep: number) => animalWorldWar.parse.scenario({ aims: { winA: nested(deep) } }).ok;
    expect([played(MAX_DEEP), played(MAX_DEEP + 1)]).toEqual([true, false]);
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
    aims: { ...NO_AIMS, brief: 'B', winA: { removed: ['CASE'] } },
  };
  const again = drawingOf('A', JSON.parse(JSON.stringify(documentOf(rich))));
  expect(documentOf(again)).toEqual(documentOf(rich));
  expect(again.tiles).toEqual(rich.tiles);
  // The service keeps it as the rule set has read it, with everything named.
  const read = animalWorldWar.parse.scenario(documentOf(rich));
  if (!read.ok) throw new Error(read.fault.code);
  expect(documentOf(drawingOf('A', JSON.parse(JSON.stringify(read.value))))).toEqual(documentOf(rich));
});

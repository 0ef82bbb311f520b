import { fastChance, type Json, setupOf } from '@fieldpost/engine';
import { worldWarAwesome } from '@fieldpost/rules-world-war-awesome';
import {
  DESIGN_IDS,
  DEVICE_DESIGNS,
  MODEL_IDS,
  SEATS,
  TERRAIN_SIGNS,
} from '@fieldpost/rules-world-war-awesome/catalogue';
import { describe, expect, test } from 'vitest';
import { NO_MARKS } from '../board.ts';
import { drawBoard, toSvg } from '../index.ts';
import { drawFresh, drawUnit } from './chip.ts';
import { drawCup, drawDevice } from './devices.ts';
import { ALL_CLOSED, drawTank, placeShown, spotOf, standings } from './field.ts';
import { drawWireless, PANELS } from './frequencies.ts';
import { centreOf, FIELD, UPRIGHT } from './geometry.ts';
import { drawDoors, shieldSpots } from './hull.ts';
import { drawMarksAbove, drawMarksBelow } from './marks.ts';
import { PAGE } from './palette.ts';
import { readOwn, readWar } from './reading.ts';
import { drawTerrain } from './terrain.ts';
import { placeInWords, regionInWords } from './words.ts';

const options = { theme: 'light', perspective: 'A', marks: NO_MARKS, size: 900 } as const;

/** A skirmish round a Molot whose doors stand open: one of the west inside, two of its own devices under cups. */
const SKIRMISH = {
  id: 'MAP-1',
  armies: { A: 'GER', B: 'SOV' },
  state: {
    round: 4,
    initiative: 'A',
    tanks: {
      A: { anchor: { q: 2, r: 8 }, heading: 0 },
      B: { anchor: { q: 14, r: 8 }, heading: 3, damage: { X1: 4, X2: 4 }, marks: ['C1'] },
    },
    units: [
      { id: 'u1', design: 'GER-RIF', owner: 'A', at: { layer: 'ground', q: 7, r: 8 } },
      { id: 'u2', design: 'GER-ENG', owner: 'A', at: { layer: 'in:B', q: 1, r: -2 } },
      { id: 'u3', design: 'GER-JET', owner: 'A', at: { layer: 'roof:A', q: 2, r: 0 } },
    ],
    devices: [
      { id: 'd4', design: 'GER-D5', owner: 'A', region: 'F4', cup: { group: 1, cup: 1 } },
      { id: 'd5', design: 'GER-D1', owner: 'A', region: 'F4', cup: { group: 1, cup: 2 } },
      { id: 'd6', design: 'SOV-D3', owner: 'B', region: 'F6' },
    ],
    jams: [{ id: 'j7', owner: 'B', region: 'F6', by: 'd6' }],
    charges: [{ id: 'c8', owner: 'A', attack: 'DEMO', at: { layer: 'in:B', q: 1, r: -2 }, due: 5 }],
  },
};

function viewOf(scenario: Json, side: 'A' | 'B' | null = null): Json {
  const setup = setupOf(worldWarAwesome, { scenario, options: {} });
  if (!setup.ok) throw new Error(setup.fault.code);
  const state = worldWarAwesome.setUp(setup.value as never, fastChance(7));
  if (!state.ok) throw new Error(JSON.stringify(state.fault));
  return worldWarAwesome.view(state.value, side === null ? 'spectator' : { side, player: 0 }) as unknown as Json;
}

function warOf(scenario: Json) {
  const war = readWar(viewOf(scenario));
  if (war === null) throw new Error('that is no war');
  return war;
}

const colourless = (drawing: unknown): string => JSON.stringify(drawing).replace(/var\([^)]*\)/g, '');
const different = (drawings: readonly unknown[]): number => new Set(drawings.map(colourless)).size;

describe('everything has a drawing of its own, told apart without any colour', () => {
  test('units by design, and the same unit of either seat', () => {
    expect(different(DESIGN_IDS.map((design) => drawFresh(design, 'A', PAGE)))).toBe(DESIGN_IDS.length);
    expect(different(SEATS.map((seat) => drawFresh('GER-RIF', seat, PAGE)))).toBe(2);
  });

  test('what has become of a unit', () => {
    const plain = {
      design: 'GER-GRE',
      owner: 'A',
      token: false,
      hpLost: 0,
      impactLost: 0,
      loaded: false,
      facing: null,
      hot: false,
      disabled: false,
      connected: false,
    } as const;
    const changed = [
      plain,
      { ...plain, token: true },
      { ...plain, hpLost: 1 },
      { ...plain, loaded: true },
      { ...plain, facing: 2 },
      { ...plain, hot: true },
      { ...plain, disabled: true },
      { ...plain, connected: true },
    ];
    expect(different(changed.map((facts) => drawUnit(facts, PAGE)))).toBe(changed.length);
  });

  test('terrain, tanks from above and from within, devices by what they can', () => {
    expect(different(TERRAIN_SIGNS.map((sign) => drawTerrain(sign, PAGE)))).toBe(TERRAIN_SIGNS.length);
    const tanks = MODEL_IDS.map((model) => {
      const war = warOf({ ...SKIRMISH, tanks: { A: model, B: 'SOV-MO' }, state: { ...SKIRMISH.state, units: [] } });
      return [drawTank(war, 'A', false, PAGE), drawTank(war, 'A', true, PAGE)];
    });
    expect(different(tanks.flat())).toBe(6);
    const kinds = DEVICE_DESIGNS.map((design) => drawDevice({ design, owner: 'A', token: false }, PAGE));
    expect(different(kinds)).toBeGreaterThan(16);
  });
});

describe('a picture', () => {
  test.each(['MAP-1', 'MAP-2', 'MAP-3', 'YARD', 'boarding', 'wireless'])('of %s needs nothing', (scenario) => {
    const scene = drawBoard('world-war-awesome', viewOf(scenario), options);
    const svg = scene === null ? '' : toSvg(scene);
    expect(svg).toMatch(/^<svg [^>]*width="900" height="900"/);
    expect(svg).not.toMatch(/var\(|<text|<image|url\(|href|undefined|NaN|Infinity/);
  });

  test('says how near both tanks are to their end', () => {
    expect(drawBoard('world-war-awesome', viewOf(SKIRMISH), options)?.description).toBe(
      'Round 4. West: Koenigswolf, no core marked, all doors shielded; 2 units. East: Molot, C1 marked, D1 and D2 and D3 open; 0 units.'.replace(
        '2 units',
        '3 units',
      ),
    );
  });

  test('is none of junk', () => {
    for (const junk of [null, 3, {}, { war: {} }, { war: { ground: 'x', round: 1 } }])
      expect(drawBoard('world-war-awesome', junk as Json, options)).toBeNull();
  });
});

describe('a lifted roof', () => {
  const war = warOf(SKIRMISH);
  test('decides what a hex of the picture is', () => {
    expect(placeShown(war, { q: 7, r: 8 }, ALL_CLOSED)).toEqual({ layer: 'ground', q: 7, r: 8 });
    expect(placeShown(war, { q: 14, r: 8 }, ALL_CLOSED).layer).toBe('roof:B');
    expect(placeShown(war, { q: 14, r: 8 }, { A: false, B: true })).toEqual({ layer: 'in:B', q: 0, r: 0 });
  });

  test('shows who is inside, and hides who stands on it', () => {
    const shown = (lifted: typeof ALL_CLOSED) => standings(war, lifted).map(({ shown: seen }) => seen);
    expect(shown(ALL_CLOSED)).toEqual([true, false, true]);
    expect(shown({ A: true, B: true })).toEqual([true, true, false]);
  });
});

describe('cups', () => {
  test('are drawn alike whatever lies under them, but for their owner', () => {
    const swapped = {
      ...SKIRMISH,
      state: {
        ...SKIRMISH.state,
        devices: SKIRMISH.state.devices.map((one) =>
          'cup' in one ? { ...one, design: one.id === 'd4' ? 'GER-D1' : 'GER-D5' } : one,
        ),
      },
    };
    const drawn = (scenario: Json, side: 'A' | 'B') => {
      const view = viewOf(scenario, side);
      const found = readWar(view);
      return found === null ? '' : JSON.stringify(drawWireless(found, PANELS.lying, readOwn(view), PAGE));
    };
    expect(drawn(swapped as Json, 'B')).toBe(drawn(SKIRMISH, 'B'));
    expect(drawn(swapped as Json, 'A')).not.toBe(drawn(SKIRMISH, 'A'));
    expect(different(['A', 'B'].map((seat) => drawCup(seat as 'A', 1, PAGE)))).toBe(1);
    const picture = (scenario: Json) => JSON.stringify(drawBoard('world-war-awesome', viewOf(scenario, 'B'), options));
    expect(picture(swapped as Json)).toBe(picture(SKIRMISH));
  });
});

describe('words for who does not see', () => {
  const view = viewOf(SKIRMISH, 'A');
  const war = warOf(SKIRMISH);
  test.each([
    [{ layer: 'ground', q: 7, r: 8 }, '7,8: clear ground; West Rifleman 1, may act'],
    [
      { layer: 'in:B', q: 1, r: -2 },
      '13,10: inside East Molot, free floor; West Engineer 2, may act; charge, goes off at the end of the next round',
    ],
    [{ layer: 'in:B', q: 0, r: -2 }, '14,10: inside East Molot, core C1, marked'],
    [{ layer: 'in:B', q: -3, r: 0 }, '17,8: inside East Molot, door D1, open'],
    [{ layer: 'roof:B', q: -1, r: -2 }, '15,10: roof of East Molot, vent V1, 9 of 9 left'],
    [{ layer: 'ground', q: 9, r: 5 }, '9,5: uplink room, uplink to F6'],
  ] as const)('of a place', (pos, words) => expect(placeInWords(war, pos)).toBe(words));

  test('of a region, of a cup for its owner and for others', () => {
    expect(regionInWords(war, 'F6', null)).toBe('F6: control West 0, East 0; jammed; East Howler 6, may act');
    expect(regionInWords(war, 'F4', null)).toBe('F4: control West 0, East 0; West cup 1; West cup 2');
    expect(regionInWords(war, 'F4', readOwn(view))).toContain('West cup 1, over Code wheel 4');
  });
});

test('marks: ways under a closed roof, a blast, one’s own in it, where a tank will stand', () => {
  const war = warOf(SKIRMISH);
  const marks = {
    ...NO_MARKS,
    reach: ['7,8'],
    targets: ['9,8'],
    ways: ['13,6'],
    blast: ['7,7', '8,7'],
    endangered: ['8,7'],
    ghosts: [{ seat: 'A', anchor: { q: 5, r: 8 }, heading: 0, turret: 1, words: '2', last: true }],
    aim: { from: '2,8', to: '9,8' },
    area: [],
  } as const;
  expect(drawMarksBelow(marks, PAGE)).toHaveLength(4);
  expect(drawMarksAbove(war, marks, PAGE)).toHaveLength(5);
  expect(JSON.stringify(drawMarksAbove(war, marks, PAGE))).not.toMatch(/NaN|undefined/);
});

describe('shields', () => {
  const fieldOf = (tanks: Readonly<Record<string, Json>>) =>
    warOf({ ...SKIRMISH, state: { ...SKIRMISH.state, tanks, units: [], devices: [], jams: [], charges: [] } });
  const west = { anchor: { q: 2, r: 8 }, heading: 0 };
  const east = { anchor: { q: 14, r: 8 }, heading: 3 };

  test('shimmer over each door and hatch that they close, and over no other', () => {
    const whole = fieldOf({ A: west, B: east });
    const names = (war: typeof whole, seat: 'A' | 'B', lifted: boolean) =>
      shieldSpots(war, seat, lifted).map(({ id }) => id);
    expect(names(whole, 'A', false)).toEqual(['D1', 'D2', 'D3']);
    expect(names(fieldOf({ A: { ...west, damage: { X1: 3 } }, B: east }), 'A', false)).toEqual(['D2', 'D3']);
    const [closed, lifted] = [names(whole, 'B', false), names(whole, 'B', true)];
    expect(closed.filter((id) => !lifted.includes(id))).toEqual(['H2']);
  });

  test('lie where the tank stands and look where it looks', () => {
    const at = (heading: number) => {
      const war = fieldOf({ A: { ...west, heading }, B: east });
      const middle = spotOf(war, { layer: 'ground', q: 2, r: 8 });
      return shieldSpots(war, 'A', true).map(({ x, y, turn }) => [x - middle.x, y - middle.y, turn % 360]);
    };
    const [ahead, back] = [at(0), at(3)];
    for (const [index, [x = 0, y = 0, turn = 0]] of ahead.entries()) {
      expect(back[index]?.[0]).toBeCloseTo(-x, 0);
      expect(back[index]?.[1]).toBeCloseTo(-y, 0);
      expect(back[index]?.[2]).toBe((turn + 180) % 360);
    }
  });
});

describe('W-2: the field upright', () => {
  test.each(['A', 'B'] as const)('the edge of %s is at the foot, and nothing lies beyond the picture', (side) => {
    const { at, width, height } = UPRIGHT[side];
    const [west, east] = [at(centreOf({ q: 2, r: 8 })), at(centreOf({ q: 14, r: 8 }))];
    expect(side === 'A' ? west.y > east.y : east.y > west.y).toBe(true);
    const [one, other] = [at({ x: 0, y: 0 }), at({ x: FIELD.width, y: FIELD.height })];
    expect([Math.min(one.x, other.x), Math.max(one.x, other.x)]).toEqual([0, width]);
    expect([Math.min(one.y, other.y), Math.max(one.y, other.y)]).toEqual([0, height]);
  });

  test.each([-90, 90])('a field turned by %i carries signs that are turned back', (degrees) => {
    const war = warOf(SKIRMISH);
    const tank = war.tanks.B;
    if (tank === null) throw new Error('no tank');
    const drawn = JSON.stringify(drawDoors(war, 'B', tank, PAGE, -degrees));
    // within a tank that looks west, on a field that is turned
    expect(drawn).toContain(`rotate(${-degrees - 180})`);
  });
});

/** `fieldpost try` with `setup.carryOver` (LC-122): each upgrade beside the same battle without it, rosters, tactics, captives. */
import { describe, expect, test } from 'vitest';
import { judge } from './verb.ts';

const TYPES = 'captain chef engineer flamer gunner medic observer pilot recruit rocketeer sniper tanker'.split(' ');
type Ids = readonly string[];

function empire(letter: 'H' | 'C', upgrades: Readonly<Record<string, Ids>>) {
  const roster = TYPES.map((type) => {
    const soldierId = `${letter}.${type}`;
    const own = upgrades[soldierId] ?? [];
    const rank = own.includes('U02') ? 1 : 0;
    const healthBonus = rank + (own.includes('U08') ? 1 : 0);
    return { soldierId, type, rank, healthBonus, grenades: own.includes('U06') ? 2 : 1, upgrades: own };
  });
  return { roster, vehicles: { tank: true, plane: true }, tacticsAvailable: ['T05', 'T16'], squadSize: 4 };
}

const carryOver = (upgrades: Readonly<Record<string, Ids>> = {}, more: object = {}) => ({
  campaignId: 'try',
  battleId: 'try/1',
  kind: 'attack',
  cityId: 'c02',
  attacker: 'HERB',
  attackerRole: 'A',
  objective: 'O05',
  layout: 'short',
  special: null,
  empires: { HERB: empire('H', upgrades), CARN: empire('C', upgrades) },
  ...more,
});

const hex = (at: string) => at.split(',').map(Number);
const unit = (id: string, at: string, more: object = {}) => ({ id, at: hex(at), ...more });
const tile = (at: string, card: string, more: object = {}) => ({ at: hex(at), card, ...more });
const CHEFS = [unit('H.chef', '2,1'), unit('C.chef', '-2,-1')];
const DOWN = { status: 'wounded', damage: 4 };

type Played = {
  readonly units?: readonly object[];
  readonly tiles?: readonly object[];
  readonly position?: object;
  /** Without the two Chefs in the corners. */
  readonly alone?: boolean;
  readonly lines: readonly string[];
  readonly dice?: readonly number[];
  /** Other dice for the run without the upgrade. */
  readonly plain?: readonly number[];
  readonly side?: string;
};

function tried(
  carry: object,
  { units = [], tiles = [], position = {}, alone, lines, dice = [], side = 'HERB' }: Played,
) {
  const drawn = { round: 3, units: alone ? units : [...units, ...CHEFS], ...position };
  const setup = { scenario: { tiles, field: null, position: drawn }, options: { layout: 'short' }, carryOver: carry };
  const commands = lines.map((line) => ({ side, line }));
  return judge(JSON.stringify({ rules: 'animal-world-war@1', setup, commands, dice }));
}

type State = {
  readonly battle: {
    readonly units: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly tiles: readonly { readonly card: string; readonly nml: boolean }[];
  };
};
type Seen = ReturnType<typeof judge>;
const unitOf = (seen: Seen, id: string) => (seen.state as unknown as State).battle.units[id] ?? {};
const of = (id: string, key: string) => (seen: Seen) => unitOf(seen, id)[key];
const last = ({ results }: Seen) => {
  const result = results.at(-1) as { readonly ok: boolean; readonly code?: string };
  return result.ok ? 'ok' : result.code;
};
const strikes = ({ results }: Seen) =>
  JSON.stringify(results)
    .match(/"type":"strike","at":\[[-\d,]+\]/g)
    ?.map((one) => one.slice(21))[0];

const medic = unit('H.medic', '0,1');
const enemy = unit('C.medic', '0,0');
const forest = [tile('0,0', 'forest')];
const bare = [tile('0,0', 'field', { nml: true })];

/** The text to expect after the lines, with the upgrade and without. */
type Row = readonly [
  upgrade: string,
  id: string,
  played: Played,
  read: (seen: Seen) => unknown,
  owned: unknown,
  lacked: unknown,
];
const ROWS: readonly Row[] = [
  [
    'U01',
    'H.medic',
    {
      units: [medic, unit('H.sniper', '0,1', DOWN), unit('C.gunner', '0,1', DOWN)],
      lines: ['medic to 0,0 with sniper and C.gunner'],
    },
    last,
    'ok',
    'NO_UPGRADE',
  ],
  [
    'U03',
    'H.gunner',
    {
      units: [unit('H.gunner', '0,1'), enemy],
      tiles: forest,
      lines: ['gunner x 0,0'],
      dice: [1, 6, 1, 1],
      plain: [1, 1, 1],
    },
    of('C.medic', 'damage'),
    1,
    0,
  ],
  [
    'U04',
    'H.medic',
    {
      units: [unit('H.medic', '0,2'), enemy],
      tiles: [tile('0,1', 'forest'), tile('0,0', 'field')],
      lines: ['medic x 0,0'],
      dice: [3, 6],
    },
    of('C.medic', 'damage'),
    1,
    0,
  ],
  [
    'U05',
    'H.medic',
    { units: [unit('H.medic', '0,0'), enemy], lines: ['medic fights C.medic'], dice: [2] },
    of('C.medic', 'damage'),
    2,
    1,
  ],
  [
    'U07',
    'H.medic',
    { units: [unit('H.medic', '0,1', { grenades: 1 })], tiles: forest, lines: ['medic throws 0,0'], dice: [6] },
    (seen) => (seen.state as unknown as State).battle.tiles.find(({ card }) => card === 'forest')?.nml,
    true,
    false,
  ],
  [
    'U09',
    'H.medic',
    { units: [medic, unit('C.tank', '0,0')], tiles: bare, lines: ['medic x 0,0'], dice: [6] },
    of('C.tank', 'damage'),
    2,
    1,
  ],
  [
    'U10',
    'H.medic',
    {
      units: [unit('H.medic', '0,-2'), unit('C.plane', '0,-3', { line: { dir: 3, first: [0, -2] } })],
      lines: ['medic x C.plane'],
      dice: [4],
    },
    of('C.plane', 'damage'),
    1,
    0,
  ],
  [
    'U11',
    'H.medic',
    { units: [unit('H.medic', '0,0'), unit('H.sniper', '0,0', DOWN)], lines: ['medic revives sniper'] },
    of('H.sniper', 'damage'),
    1,
    2,
  ],
  [
    'U12',
    'H.engineer',
    {
      units: [unit('H.engineer', '0,0'), unit('H.tank', '0,0', { damage: 5 })],
      tiles: bare,
      lines: ['engineer repairs tank'],
    },
    of('H.tank', 'damage'),
    3,
    4,
  ],
  [
    'U13',
    'H.observer',
    {
      units: [unit('H.observer', '0,2')],
      tiles: [tile('0,0', 'church')],
      lines: ['observer calls 0,0 shift +1'],
      dice: [1, 6],
    },
    (seen) => (last(seen) === 'ok' ? strikes(seen) : last(seen)),
    '[0,1]',
    'NO_UPGRADE',
  ],
  [
    'U14',
    'H.medic',
    {
      units: [unit('H.medic', '0,0'), unit('V1', '0,0'), unit('C.medic', '0,-1', { grenades: 2 })],
      position: { active: 'CARN' },
      side: 'CARN',
      lines: ['medic throws 0,0'],
      dice: [1],
    },
    of('V1', 'state'),
    'upright',
    'wounded',
  ],
  [
    'U16',
    'H.medic',
    {
      units: [unit('H.medic', '0,0', { damage: 3 }), unit('C.medic', '0,-1')],
      position: { active: 'CARN' },
      side: 'CARN',
      lines: ['medic x 0,0'],
      dice: [6],
    },
    of('H.medic', 'status'),
    'standing',
    'wounded',
  ],
  [
    'U15',
    'H.medic',
    {
      units: [medic, unit('H.recruit', '1,1'), unit('C.medic', '-2,0')],
      alone: true,
      lines: ['medic to 0,0', 'medic to 0,-1'],
    },
    last,
    'ok',
    'NO_ACTION',
  ],
];

describe('LC-059, LC-122: upgrades', () => {
  test.each(ROWS)('%s of %s', (upgrade, id, played, read, owned, lacked) => {
    expect(read(tried(carryOver({ [id]: [upgrade] }), played)), 'with it').toEqual(owned);
    expect(read(tried(carryOver(), { ...played, dice: played.plain ?? played.dice ?? [] })), 'without it').toEqual(
      lacked,
    );
  });

  test('thirteen of eighteen; the others are of the set-up, below', () => expect(ROWS).toHaveLength(13));
});

/** Plays from the first window until the battle begins. The player to move always takes the first command of their menu. */
type Asked = { readonly type: string; readonly unit?: string; readonly soldier?: string };

function setUp(carry: object) {
  const commands: { readonly side: string; readonly command: Asked }[] = [];
  const setup = { scenario: 'short', carryOver: carry };
  const look = (viewer: string) =>
    judge(JSON.stringify({ rules: 'animal-world-war@1', setup, commands, dice: Array(400).fill(1), viewer }));
  for (let asked = 0; asked < 60; asked += 1) {
    const seen = look('spectator');
    if (JSON.stringify(seen.state).includes('"phase":"turn"')) return { seen, commands };
    const asking = ['HERB', 'CARN'].find((side) => look(side).legal.length > 0) ?? '';
    const menu = look(asking).legal as readonly Asked[];
    const placed = commands.map(({ command: { unit: id } }) => id);
    const command = menu.find(({ type, unit: id }) => type !== 'deploy' || !placed.includes(id)) ?? menu[0];
    if (command !== undefined) commands.push({ side: asking, command });
  }
  throw new Error('the battle does not begin');
}

const few = (carry: ReturnType<typeof carryOver>) => {
  const herb = carry.empires.HERB;
  const ids = ['H.captain', 'H.medic', 'H.pilot', 'H.tanker'];
  const roster = herb.roster.filter(({ soldierId }) => ids.includes(soldierId));
  return { ...carry, empires: { ...carry.empires, HERB: { ...herb, roster } } };
};
describe('what is set up', () => {
  const upgrades = { 'H.medic': ['U02', 'U06', 'U08'], 'H.tanker': ['U17'], 'H.pilot': ['U18'] };
  const grenades = ({ state }: Seen) =>
    Object.values((state as unknown as { battle: { items: Record<string, { holder: string }> } }).battle.items).filter(
      ({ holder }) => holder === 'H.medic',
    ).length;

  test('LC-052, U02, U06, U08, U17, U18: health, grenades, tanks and planes; LC-056: of the roster alone', () => {
    const { seen, commands } = setUp(few(carryOver(upgrades)));
    const plain = setUp(few(carryOver())).seen;
    const [health, bare] = [seen, plain].map((one) => Number(unitOf(one, 'H.medic').health));
    expect((health ?? 0) - (bare ?? 0)).toBe(2);
    expect([grenades(seen), grenades(plain)]).toEqual([2, 1]);
    expect([unitOf(seen, 'H.tank').cap, unitOf(plain, 'H.tank').cap]).toEqual([7, 6]);
    expect([unitOf(seen, 'H.plane').cap, unitOf(plain, 'H.plane').cap]).toEqual([6, 5]);
    const picked = commands.flatMap(({ side, command: { soldier } }) => (side === 'HERB' && soldier ? [soldier] : []));
    expect(picked).toEqual(['captain', 'medic', 'pilot', 'tanker']);
  });

  const asked = (command: object, carry: object = few(carryOver())) => {
    const setup = { scenario: 'short', carryOver: carry };
    const commands = [{ side: 'HERB', command }];
    return last(judge(JSON.stringify({ rules: 'animal-world-war@1', setup, commands, dice: Array(400).fill(1) })));
  };

  test('LC-055: a tactic that is owned is brought, another one not', () => {
    expect(asked({ type: 'bring', card: 'T05' })).toBe('ok');
    expect(asked({ type: 'bring', card: 'T09' })).toBe('TACTIC_UNKNOWN');
  });

  test('LC-057: who is to be freed lies there, and nobody revives them', () => {
    const carry = few(
      carryOver({}, { kind: 'rescue', cityId: 'c05', objective: 'O09', special: { pows: ['H.sniper'] } }),
    );
    const units = [unit('H.medic', '0,0'), unit('H.sniper', '0,0', { ...DOWN, captive: true })];
    const tried_ = tried(carry, { units, position: { objective: 'O09' }, lines: ['medic revives sniper'] });
    expect(unitOf(tried_, 'H.sniper')).toMatchObject({ captive: true, status: 'wounded' });
    expect(last(tried_)).not.toBe('ok');
  });
});

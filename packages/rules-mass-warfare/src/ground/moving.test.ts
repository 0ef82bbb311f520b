/** Movement on the ground and on the sea (THE-RULES "Stacking and transport", "Fuel", "Terrain", "Sea", "Ground"). */
import { massWarfare as rules } from '../index.ts';
import { tableOf } from '../testing/rows.ts';

const march = { step: 10 };
const sail = { step: 8 };

tableOf([
  {
    rule: 'MW-055 (G 5)',
    what: 'Barren, Barren, Forest: two steps',
    given: { ...march, terrain: { '2,0': 'FO' }, units: { 's1-tank-1': '0,0' } },
    play: ['march s1-tank-1 > 2,0'],
    see: (trial) => trial.at('s1-tank-1'),
    is: '2,0',
  },
  {
    rule: 'MW-055 (G 5)',
    what: 'the Forest on the way ends the move',
    given: { ...march, terrain: { '1,0': 'FO' }, units: { 's1-tank-1': '0,0' } },
    play: [{ line: 'march s1-tank-1 > 2,0', refused: 'MOVE_EXHAUSTED' }, 'march s1-tank-1 > 1,0'],
  },
  ...(['FO', 'DE', 'MI', 'C3'] as const).map((code) => ({
    rule: 'MW-055',
    what: `a step out of ${code} ends the move`,
    given: { ...march, terrain: { '0,0': code }, units: { 's1-mech-1': '0,0' } },
    play: [{ line: 'march s1-mech-1 > 2,0', refused: 'MOVE_EXHAUSTED' }, 'march s1-mech-1 > 1,0'],
  })),
  ...(['BA', 'A1', 'OI', 'MP', 'BR'] as const).map((code) => ({
    rule: 'MW-055',
    what: `${code} on the way does not`,
    given: { ...march, terrain: { '1,0': code }, units: { 's1-tank-1': '0,0' } },
    play: ['march s1-tank-1 > 2,0'],
  })),
  {
    rule: 'MW-055',
    what: 'a fortification counts whatever its state and owner',
    given: { ...march, bases: { '1,0': 'fort' }, fire: { '1,0': 3 }, units: { 's1-tank-1': '0,0' } },
    play: [{ line: 'march s1-tank-1 > 2,0', refused: 'MOVE_EXHAUSTED' }],
  },
  {
    rule: 'MW-090',
    what: 'Infantry, guns and flak go one hex',
    given: { ...march, units: { 's1-inf-1': '0,0', 's1-art-1': '0,1', 's1-aa-1': '0,-1' } },
    play: [
      { line: 'march s1-inf-1 > 2,0', refused: 'OUT_OF_RANGE' },
      'march s1-inf-1 > 1,0',
      'march s1-art-1 > -1,1',
      'march s1-aa-1 > 1,-2',
      { line: 'march s1-inf-1 > 0,0', refused: 'ALREADY_MOVED' },
    ],
  },
  {
    rule: 'MW-053',
    what: 'mountains and marshland are for Infantry, Mechanized not; water for ships',
    given: {
      ...march,
      terrain: { '1,0': 'MO', '0,1': 'MA', '1,-1': 'WA' },
      units: { 's1-mech-1': '0,0', 's1-inf-1': '2,0', 's1-art-1': '1,1' },
    },
    play: [
      { line: 'march s1-mech-1 > 1,0', refused: 'TERRAIN_FORBIDDEN' },
      { line: 'march s1-mech-1 > 0,1', refused: 'TERRAIN_FORBIDDEN' },
      { line: 'march s1-mech-1 > 1,-1', refused: 'TERRAIN_FORBIDDEN' },
      { line: 'march s1-art-1 > 0,1', refused: 'TERRAIN_FORBIDDEN' },
      'march s1-inf-1 > 1,0',
    ],
  },
  {
    rule: 'MW-054',
    what: 'no ground unit enters a burning bridge, but who is there may leave',
    given: {
      ...march,
      terrain: { '1,0': 'BR', '0,1': 'BR' },
      fire: { '1,0': 1, '0,1': 1 },
      units: { 's1-inf-1': '0,0', 's1-inf-2': '0,1' },
    },
    play: [{ line: 'march s1-inf-1 > 1,0', refused: 'BRIDGE_DAMAGED' }, 'march s1-inf-2 > -1,1'],
  },
  {
    rule: 'MW-020, MW-021',
    what: 'nobody ends where a unit stands; one passes through its own, never through another’s',
    given: {
      ...march,
      terrain: { '0,1': 'WA', '1,-1': 'WA' },
      units: { 's1-tank-1': '0,0', 's1-inf-1': '1,0', 's1-tank-2': '0,3', 's2-inf-1': '1,3' },
    },
    play: [
      { line: 'march s1-tank-1 > 1,0', refused: 'HEX_OCCUPIED' },
      'march s1-tank-1 > 2,0',
      { line: 'march s1-tank-2 > 1,3', refused: 'HEX_OCCUPIED' },
      { line: 'march s1-tank-2 > 2,3', refused: 'MOVE_EXHAUSTED' },
    ],
  },
  {
    rule: 'MW-056',
    what: 'moving past enemies is free',
    given: { ...march, units: { 's1-tank-1': '0,0', 's2-tank-1': '1,-1', 's2-tank-2': '0,1' } },
    play: ['march s1-tank-1 > 2,0'],
  },
  {
    rule: 'MW-030, MW-031',
    what: '1 oil for a move, however far; none for Infantry',
    given: { ...march, units: { 's1-tank-1': '0,0', 's1-inf-1': '0,2' } },
    play: ['march s1-tank-1 > 2,0', 'march s1-inf-1 > 0,3'],
    see: (trial) => trial.oil(),
    is: 29,
  },
  {
    rule: 'MW-032',
    what: 'without oil only Infantry moves; all may fight where they stand',
    given: {
      ...march,
      reserves: { s1: { metal: 0, oil: 0 } },
      units: { 's1-tank-1': '0,0', 's1-inf-1': '0,2', 's2-inf-1': '1,0' },
    },
    play: [
      { line: 'march s1-tank-1 > 0,1', refused: 'NO_OIL' },
      'march s1-inf-1 > 0,3',
      'pass',
      's2: pass',
      ['attack s1-tank-1 x s2-inf-1', 6, 6, 1, 1],
    ],
  },
  {
    rule: 'MW-080',
    what: 'ships sail over water, bridges and own ports, burning or not (MW-054)',
    given: {
      ...sail,
      terrain: { '2,0': 'BR', '1,0': 'WA' },
      fire: { '2,0': 2 },
      bases: { '2,1': 'port' },
      control: { s1: ['2,1'] },
      units: { 's1-war-1': '3,0', 's1-trn-1': '3,1', 's2-war-1': '3,2' },
    },
    play: [
      'sail s1-war-1 > 1,0',
      'sail s1-trn-1 > 2,1',
      'pass',
      { line: 's2: sail s2-war-1 > 2,1', refused: 'TERRAIN_FORBIDDEN' },
      { line: 's2: sail s2-war-1 > 1,2', refused: 'TERRAIN_FORBIDDEN' },
      's2: sail s2-war-1 > 3,0',
    ],
    see: (trial) => trial.oil(),
    is: 28,
  },
  {
    rule: 'MW-023',
    what: 'what is carried moves with its carrier at no cost',
    given: { ...sail, units: { 's1-trn-1': '3,0', 's1-tank-1': 's1-trn-1' } },
    play: ['sail s1-trn-1 > 4,-1'],
    see: (trial) => [trial.at('s1-tank-1'), trial.oil(), trial.unit('s1-tank-1')?.moved],
    is: ['4,-1', 29, false],
  },
  {
    rule: 'MW-091, MW-022',
    what: 'boarding takes the whole move, two to a transport',
    given: {
      ...march,
      units: { 's1-trn-1': '3,0', 's1-inf-1': '2,0', 's1-tank-1': '2,1', 's1-inf-2': '3,-1' },
      terrain: { '3,-1': 'BA' },
    },
    play: [
      'board s1-inf-1 > s1-trn-1',
      'board s1-tank-1 > s1-trn-1',
      { line: 'board s1-inf-2 > s1-trn-1', refused: 'NO_ROOM' },
      { line: 'land s1-inf-1 > 2,0', refused: 'ALREADY_MOVED' },
    ],
    see: (trial) => [trial.oil(), trial.at('s1-inf-1')],
    is: [29, '3,0'],
  },
  {
    rule: 'MW-091',
    what: 'a ground unit beside a transport is offered its board, a ship is not',
    given: { ...march, units: { 's1-trn-1': '3,0', 's1-inf-1': '2,0', 's1-war-1': '3,1' } },
    play: [],
    see: (trial) =>
      rules.legalCommands(trial.view('s1'), { side: 's1', player: 0 }).filter(({ type }) => type === 'board'),
    is: [{ type: 'board', unit: 's1-inf-1', ship: 's1-trn-1' }],
  },
  {
    rule: 'MW-091',
    what: 'landing into an enterable empty hex beside the ship',
    given: {
      ...march,
      terrain: { '2,1': 'MO' },
      units: { 's1-trn-1': '3,0', 's1-inf-1': 's1-trn-1', 's1-tank-1': 's1-trn-1', 's1-inf-2': '0,0' },
    },
    play: [
      { line: 'march s1-inf-1 > 2,0', refused: 'CARRIED' },
      { line: 'land s1-tank-1 > 2,1', refused: 'TERRAIN_FORBIDDEN' },
      { line: 'land s1-tank-1 > 1,0', refused: 'NOT_ADJACENT' },
      { line: 'land s1-inf-2 > 1,0', refused: 'ILLEGAL_TARGET' },
      'land s1-inf-1 > 2,1',
      { line: 'land s1-tank-1 > 2,1', refused: 'TERRAIN_FORBIDDEN' },
      'land s1-tank-1 > 2,0',
    ],
    see: (trial) => [trial.at('s1-inf-1'), trial.unit('s1-tank-1')?.carrier, trial.oil()],
    is: ['2,1', null, 29],
  },
  {
    rule: 'MW-166',
    what: 'nobody boards another player’s ship, or a carrier',
    given: { ...march, units: { 's2-trn-1': '3,0', 's1-car-1': '3,1', 's1-inf-1': '2,1' } },
    play: [
      { line: 'board s1-inf-1 > s2-trn-1', refused: 'NOT_OWNER' },
      { line: 'board s1-inf-1 > s1-car-1', refused: 'ILLEGAL_TARGET' },
    ],
  },
]);

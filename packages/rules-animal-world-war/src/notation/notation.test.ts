/** Lines of notation: what each means, what is forgiven, and that writing undoes reading. */
import { describe, expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import { animalWorldWar as rules } from '../index.ts';
import { DEFAULT_PREFERENCES } from '../orders/standing-orders.ts';
import { Trial, unit } from '../testing/trial.ts';

const HERB = { side: 'HERB', player: 0 } as const;
const view = new Trial({ position: { items: [{ id: 'CASE', at: [0, 0] }] }, units: [unit('H.medic', '0,0')] }).view(
  'HERB',
);
const read = (line: string) => {
  const command = rules.read(line, view, HERB);
  return command.ok ? command.value : command.fault.code;
};

const move = { type: 'move', unit: 'H.medic', path: [[0, 1]], drag: null, dragSteps: 0, build: null } as const;
const special = { type: 'special', unit: 'H.medic' } as const;
const LINES: readonly (readonly [line: string, command: Command])[] = [
  ['medic to 0,1', move],
  [
    'medic to 0,1 -1,1',
    {
      ...move,
      path: [
        [0, 1],
        [-1, 1],
      ],
    },
  ],
  ['medic to 0,1 with V1', { ...move, drag: 'V1', dragSteps: 1 }],
  [
    'medic to 0,1 0,0 with C.gunner for 1',
    {
      ...move,
      path: [
        [0, 1],
        [0, 0],
      ],
      drag: 'C.gunner',
      dragSteps: 1,
    },
  ],
  ['engineer to 0,1 digging 0,0', { ...move, unit: 'H.engineer', build: { kind: 'trench', at: [0, 0] } }],
  [
    'engineer to 0,1 with V1 wiring 0,0',
    { ...move, unit: 'H.engineer', drag: 'V1', dragSteps: 1, build: { kind: 'wire', at: [0, 0] } },
  ],
  ['sniper x 0,-2', { type: 'shoot', unit: 'H.sniper', target: [0, -2], ties: [] }],
  ['sniper x 0,-2 by 12', { type: 'shoot', unit: 'H.sniper', target: [0, -2], ties: ['first', 'second'] }],
  ['tank x C.plane', { type: 'shoot', unit: 'H.tank', target: 'C.plane', ties: [] }],
  ['medic throws -1,0', { type: 'grenade', unit: 'H.medic', target: [-1, 0] }],
  ['medic fights C.chef', { type: 'melee', unit: 'H.medic', target: 'C.chef' }],
  ['captain sends tank', { ...special, unit: 'H.captain', kind: 'grant', to: 'H.tank' }],
  ['medic heals sniper', { ...special, kind: 'heal', to: 'H.sniper' }],
  ['medic revives V2', { ...special, kind: 'revive', to: 'V2' }],
  ['engineer repairs building', { ...special, unit: 'H.engineer', kind: 'repair', what: 'building', tank: null }],
  ['engineer repairs tank H.tank', { ...special, unit: 'H.engineer', kind: 'repair', what: 'tank', tank: 'H.tank' }],
  ['engineer digs', { ...special, unit: 'H.engineer', kind: 'trench' }],
  ['engineer wires 0,1', { ...special, unit: 'H.engineer', kind: 'wire', at: [0, 1] }],
  ['observer calls 0,-1', { ...special, unit: 'H.observer', kind: 'artillery', at: [0, -1] }],
  ['recruit returns 0,2', { ...special, unit: 'H.recruit', kind: 'respawn', at: [0, 2] }],
  ['sniper enters 2,0', { ...special, unit: 'H.sniper', kind: 'enter', at: [2, 0] }],
  ['plane approaches NE -2,3', { type: 'approach', plane: 'H.plane', line: { dir: 1, first: [-2, 3] } }],
  ['plane bombs 0,0', { type: 'attackRun', plane: 'H.plane', mode: 'bomb', at: [0, 0] }],
  ['plane strafes', { type: 'attackRun', plane: 'H.plane', mode: 'strafe', at: null }],
  ['medic takes CASE', { type: 'interact', unit: 'H.medic', op: 'pickUp', item: 'CASE', to: null }],
  ['medic drops G1', { type: 'interact', unit: 'H.medic', op: 'putDown', item: 'G1', to: null }],
  ['medic gives CASE to chef', { type: 'interact', unit: 'H.medic', op: 'give', item: 'CASE', to: 'H.chef' }],
  ['play T01', { type: 'tactic', card: 'T01', units: [], at: null }],
  ['play T06 medic V1', { type: 'tactic', card: 'T06', units: ['H.medic', 'V1'], at: null }],
  ['play T08 0,-1', { type: 'tactic', card: 'T08', units: [], at: [0, -1] }],
  ['keep', { type: 'keep' }],
  ['dig 0,1', { type: 'build', kind: 'trench', at: [0, 1] }],
  ['wire 0,1', { type: 'build', kind: 'wire', at: [0, 1] }],
  ['finish', { type: 'finish' }],
  ['choose medic #3', { type: 'answer', question: 3, choice: 'H.medic', auto: false }],
  ['choose SW 0,-2 #2 by orders', { type: 'answer', question: 2, choice: { dir: 4, first: [0, -2] }, auto: true }],
  ['pick sniper', { type: 'pick', soldier: 'sniper' }],
  ['medic on 0,2', { type: 'deploy', unit: 'H.medic', at: [0, 2] }],
  ['medic in reserve', { type: 'deploy', unit: 'H.medic', at: 'reserve' }],
  ['vip captain', { type: 'nameVip', unit: 'H.captain' }],
  ['lock', { type: 'lockDeployment' }],
  ['hand medic to 1', { type: 'handOver', unit: 'H.medic', player: 1 }],
  ['command to 2', { type: 'transferCommand', player: 2 }],
  ['absent 1', { type: 'markAbsent', player: 1, absent: true }],
  ['present 1', { type: 'markAbsent', player: 1, absent: false }],
  ['done', { type: 'done' }],
  ['not done', { type: 'undone' }],
  ['end turn', { type: 'endTurn' }],
  [
    'prefer ask tankFirst lowestValue crash towardsEnemyMost spare captain medic',
    {
      type: 'prefer',
      preferences: {
        targetMode: 'ask',
        targetOrder: ['tankFirst', 'lowestValue'],
        crashLine: 'towardsEnemyMost',
        neverChoose: ['H.captain', 'H.medic'],
      },
    },
  ],
  [
    'tactics keep ask play',
    {
      type: 'answerTactics',
      windows: { tacticsBeforeSelection: 'keep', tacticsBeforeDeployment: 'ask', tacticsAfterDeployment: 'play' },
    },
  ],
  ['wish sniper medic', { type: 'wish', soldiers: ['sniper', 'medic'] }],
  ['wish none', { type: 'wish', soldiers: [] }],
];

describe('a line and its command', () => {
  test.each(LINES)('%s', (line, command) => {
    expect(rules.write(command, view)).toBe(line);
    expect(read(line)).toEqual(command);
    expect(rules.parse.command(JSON.parse(JSON.stringify(command)))).toEqual({ ok: true, value: command });
  });

  test('every kind of command has its line here', () => {
    const types = new Set(LINES.map(([, command]) => command.type));
    for (const type of rules.filingCommands) expect(types).toContain(type);
    expect(types.size).toBe(26);
  });

  test('the standing preferences of the beginning', () => {
    const command: Command = { type: 'prefer', preferences: DEFAULT_PREFERENCES };
    expect(read(rules.write(command, view))).toEqual(command);
  });
});

describe('what is forgiven', () => {
  test.each([
    ['  MEDIC   to  0, 1 ', 'medic to 0,1'],
    ['H.Medic -> 0,1', 'medic to 0,1'],
    ['medic shoots c.plane', 'medic x C.plane'],
    ['medic takes case', 'medic takes CASE'],
    ['engineer repairs tank', 'engineer repairs tank H.tank'],
    ['play t08 0,-1', 'play T08 0,-1'],
    ['wish sniper, medic', 'wish sniper medic'],
    ['pass', 'end turn'],
    ['undone', 'not done'],
  ])('%j', (typed, line) => expect(read(typed)).toEqual(read(line)));

  test('a unit of one’s own needs no letter, any other does', () => {
    const seen = new Trial({}).view('CARN');
    expect(rules.read('medic fights H.chef', seen, { side: 'CARN', player: 0 })).toMatchObject({
      value: { unit: 'C.medic', target: 'H.chef' },
    });
    expect(rules.write({ type: 'melee', unit: 'C.medic', target: 'H.chef' }, seen)).toBe('medic fights H.chef');
  });
});

describe('what is no line', () => {
  test.each([
    ['', 'UNREADABLE'],
    ['medic', 'UNREADABLE'],
    ['medic to', 'UNREADABLE'],
    ['medic to here', 'UNREADABLE'],
    ['medic to 99,99', 'MALFORMED'],
    ['pick rabbit', 'MALFORMED'],
    ['play T21', 'MALFORMED'],
    ['wish rabbit', 'MALFORMED'],
    ['prefer auto luckiest', 'MALFORMED'],
    ['x'.repeat(500), 'UNREADABLE'],
  ])('%j', (line, code) => expect(read(line)).toBe(code));
});

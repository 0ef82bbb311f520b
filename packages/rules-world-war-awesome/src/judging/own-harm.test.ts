/** What hurts your own side alone is legal, listed last, and known as such. */
import { describe, expect, test } from 'vitest';
import { bestOf } from '../bots/best.ts';
import { worldWarAwesome as rules } from '../index.ts';
import { type Given, Trial } from '../testing/trial.ts';
import { ownHurtBy } from './own-harm.ts';

const A = { side: 'A', player: 0 } as const;

/** What one menu lists that hurts its own, by whom it hurts: the last lines of the menu. */
function harmful(given: Given, subject: string): Readonly<Record<string, readonly string[]>> {
  const view = new Trial(given).view('A');
  const menu = rules.legalCommands(view, A, subject);
  const harms = menu.map((command) => rules.harmsOwn?.(view, A, command) === true);
  const first = harms.indexOf(true);
  expect(first < 0 || !harms.slice(first).includes(false)).toBe(true);
  const byHurt: Record<string, string[]> = {};
  for (const command of first < 0 ? [] : menu.slice(first)) {
    const hurt = ownHurtBy(view, 'A', command).join(' ');
    byHurt[hurt] = [...(byHurt[hurt] ?? []), rules.write(command, view).replace(/^u1 : fire \S+ @/, '')];
  }
  return byHurt;
}

const PLAN = { state: { phase: 'plan' } };

const CASES: readonly (readonly [string, Given, string, Readonly<Record<string, readonly string[]>>])[] = [
  [
    'WWA-076: where friends stand in the blast, and who throws, but not where an enemy does',
    { units: { u1: 'A SOV-DEM 8,8 loaded', u2: 'A SOV-RIF 10,8', u3: 'B GER-RIF 10,9' } },
    'u1>8,8',
    { u1: ['7,8', '7,9', '8,7', '8,9', '9,7'], 'u2 u1': ['9,8'], u2: ['10,7', '11,6'] },
  ],
  [
    'WWA-074: whatever hex it scatters to',
    { units: { u1: 'A USA-BAZ 2,8 loaded', u2: 'A SOV-RIF 10,8', u3: 'B GER-RIF 12,8' } },
    'u1>2,8',
    {
      u1: ['1,8', '1,9', '2,7', '2,9', '3,7', '3,8'],
      u2: ['9,8', '8,10', '9,9', '9,10', '10,6', '10,7', '11,6'],
    },
  ],
  [
    'WWA-081: a satchel takes its user along, for a wall too',
    { units: { u1: 'A SOV-SAP 8,8', u3: 'B GER-RIF 8,10' }, ground: { '7,8': 'H' } },
    'u1>8,8',
    { u1: ['8,8', '9,8', '7,9', '7,8!7,8', '8,7', '9,7'] },
  ],
  [
    'WWA-082: who lays a charge may leave it, others hardly',
    { units: { u1: 'A GER-PIO 8,8', u2: 'A SOV-RIF 9,8', u3: 'B GER-RIF 8,9' } },
    'u1>8,8',
    { u2: ['9,7'] },
  ],
  [
    'WWA-078: inside a tank, and not where an enemy is inside',
    { units: { u1: 'A SOV-DEM in:A(1,1) loaded', u2: 'B GER-RIF in:A(0,2)' } },
    'u1>in:A(1,1)',
    {
      u98: ['in:A(2,-2)', 'in:A(1,-1)', 'in:A(2,-1)', 'in:A(0,0)'],
      'u98 u1': ['in:A(1,0)', 'in:A(2,0)'],
      u1: ['in:A(2,1)'],
    },
  ],
  ['dice hurt enemies', { units: { u1: 'A GER-RIF 8,8', u2: 'A SOV-RIF 9,8', u3: 'B GER-RIF 8,9' } }, 'u1>8,8', {}],
  [
    'WWA-114: a ride over friends, with a shot at enemies or without',
    { units: { u1: 'A GER-PIO 6,3', u2: 'B GER-PIO 9,3' }, ...PLAN },
    '2F',
    {
      u1: [
        'order 2F',
        ...['9,3', '16,14', '12,12'].flatMap((aim) =>
          ['HE', 'AP'].map((shell) => `order 2F aim ${aim} gun MG-GER-${shell}`),
        ),
      ],
    },
  ],
  ['WWA-114: over both', { units: { u1: 'A GER-PIO 6,3', u2: 'B GER-PIO 7,3' }, ...PLAN }, '3F', {}],
  [
    'WWA-117: a jam of one’s own transceiver where no enemy is',
    { devices: { d1: 'A SOV-D4 F6', d2: 'A TR-FIRE F6', d3: 'A TR-MOVE F5', d4: 'B SOV-D1 F5' } },
    'd1',
    { d2: ['d1 CJAM'] },
  ],
];

describe('orders that hurt their own side alone', () => {
  test.each(CASES)('%s', (_, given, subject, lines) => {
    expect(harmful(given, subject)).toEqual(lines);
  });
});

test('WWA-108: a shell that is ordered at any hex is judged as all stand now', () => {
  const view = new Trial({ units: { u1: 'A GER-PIO 9,3' }, ...PLAN }).view('A');
  const shot = rules.read('order 0F aim 9,4 gun MG-GER-HE', view, A);
  expect(shot.ok && ownHurtBy(view, 'A', shot.value)).toEqual(['u1']);
});

test('what a unit would best do never hurts its own: one that can do nothing else has no advice', () => {
  const view = new Trial({ units: { u1: 'A SOV-SAP 8,8 dis4', u2: 'A SOV-DEM 9,8 loaded' } }).view('A');
  for (const subject of rules.subjects(view, A)) {
    const best = bestOf(view, A, subject);
    expect(best === null ? [] : ownHurtBy(view, 'A', best.command)).toEqual([]);
  }
});

import { describe, expect, test } from 'vitest';
import { between, duel } from '../testing/positions.ts';
import { testRows } from '../testing/rows.ts';
import { Trial } from '../testing/trial.ts';

const held = (...hand: readonly string[]) => ({ hand });
const script = { german: ['PzIVh', 'Hetzer'] };
const free = (attacker: string, target: string, german: object, anglo: object = {}, more: object = {}) => ({
  ...between(attacker, target, german, anglo, more),
  script,
});

describe('free attacks', () => {
  testRows([
    {
      rule: 'TDC-070',
      what: 'one Free Action card, one more attack, and again',
      at: free('Panther', 'M10', held('Radio', 'Roads')),
      script: [
        'play Radio => The German attacks with PzIVh (#3).',
        'at M10',
        'pass',
        'pass',
        'pass',
        'play Roads => The German attacks with Hetzer (#4).',
      ],
    },
    {
      rule: 'TDC-070',
      what: 'also after an attack that was stopped',
      at: { ...duel('Panther', 'M10', held('Radio'), held('Mud')), script },
      script: ['play Mud', 'play Radio', '? target german'],
    },
    {
      rule: 'TDC-071',
      what: 'with a Same Unit card an own card of this turn, or the top card',
      at: free('Panther', 'M10', {
        ...held('Quick Kill', 'High Rate of Fire'),
        table: ['Tiger'],
      }),
      script: [
        'play Quick Kill',
        '? attacker german',
        'with Tiger => ILLEGAL_TARGET TDC-071',
        'with #77 => ILLEGAL_TARGET TDC-071',
        'with Panther => The German attacks again with Panther (#1).',
        'at M10',
        'pass',
        'pass',
        'pass',
        'play High Rate of Fire',
        'with top => The German attacks with PzIVh',
      ],
    },
    {
      rule: 'TDC-072',
      what: 'conditions look at the attack just ended: a light or medium tank',
      at: free('Tiger', 'M10', held('Fast Tank', 'Overrun', 'Surrounded', 'Breakthrough', 'Outmaneuver', 'Blitzkrieg')),
      script: [
        'play Fast Tank => CONDITION_FAILED TDC-072',
        'play Overrun => CONDITION_FAILED TDC-072',
        'play Surrounded => CONDITION_FAILED TDC-072',
        'play Breakthrough => CONDITION_FAILED TDC-072',
        'play Outmaneuver => CONDITION_FAILED TDC-072',
        'play Blitzkrieg => CONDITION_FAILED TDC-072',
      ],
    },
    {
      rule: 'TDC-072',
      what: 'a medium tank that is out of action by now counts',
      at: { ...duel('Panther', 'M10', held('Blitzkrieg'), held('Anti-Tank Mine')), script },
      script: ['play Anti-Tank Mine', 'play Blitzkrieg', '? target german'],
    },
    {
      rule: 'TDC-072',
      what: 'Infantry vs Tanks needs infantry that attacked a tank',
      at: free('Panzergrenadiers', 'M10', held('Infantry vs Tanks')),
      script: ['play Infantry vs Tanks => CONDITION_FAILED TDC-072'],
    },
    {
      rule: 'TDC-072',
      what: 'as these do',
      at: free('Panzergrenadiers', 'M4 Sherman', held('Infantry vs Tanks')),
      script: ['play Infantry vs Tanks', '? target german'],
    },
    {
      rule: 'TDC-072',
      what: 'somebody must be there to attack',
      at: between('Panther', 'M10', { ...held('Radio', 'Quick Kill'), deck: {}, breakAt: 5 }),
      script: [
        'play Radio => CONDITION_FAILED TDC-072',
        'play Quick Kill',
        'with top => ILLEGAL_TARGET TDC-083',
        'with #1',
      ],
    },
    {
      rule: 'TDC-073',
      what: 'Air Drop Supplies and Fast Turret Traverse are for the Anglo only',
      at: free('Panther', 'M10', held('Air Drop Supplies', 'Fast Turret Traverse')),
      script: [
        'play Air Drop Supplies => SIDE_FORBIDDEN TDC-073',
        'play Fast Turret Traverse => SIDE_FORBIDDEN TDC-073',
      ],
    },
    {
      rule: 'TDC-074',
      what: 'Veteran Unit may be negated; then another Free Action may be played',
      at: free('Panther', 'M10', held('Veteran Unit', 'Radio'), held('Rally')),
      script: [
        'play Veteran Unit',
        '? negate anglo',
        'play Rally',
        '? negate german',
        'pass => Veteran Unit is negated.',
        '? free german',
        '? discard T26 T31',
        'play Radio',
        '? target german',
      ],
    },
    {
      rule: 'TDC-074',
      what: 'or not',
      at: free('Panther', 'M10', held('Veteran Unit'), held('Rally')),
      script: ['play Veteran Unit', 'pass => Veteran Unit stands. The German attacks with PzIVh', '? discard T26'],
    },
    {
      rule: 'TDC-075',
      what: 'a free attack has fresh limits',
      at: {
        ...duel('Panther', 'M4 Sherman', held('Flank Hit', 'Rear Hit', 'Radio'), held('Rugged Defense', 'Mud')),
        script: { ...script, anglo: ['M10'] },
      },
      script: [
        'pass',
        'play Flank Hit',
        'pass',
        'play Rugged Defense',
        'pass',
        'pass',
        'play Radio',
        'at top',
        'pass',
        'play Rear Hit',
      ],
    },
  ]);

  test('TDC-072 Fast Turret Traverse wants an own tank that attacked this turn, and not the top card', () => {
    const position = {
      window: 'free',
      active: 'anglo',
      forces: {
        german: { table: [{ id: '#2', unit: 'Panther' }] },
        anglo: {
          hand: ['Fast Turret Traverse'],
          table: [
            { id: '#1', unit: 'M10', attacked: 'thisTurn' },
            { id: '#3', unit: 'M5', attacked: 'thisTurn' },
          ],
        },
      },
      attack: { attacker: '#1', target: '#2', result: 'survived' },
    };
    const trial = new Trial({ position });
    trial.play('play Fast Turret Traverse');
    expect(trial.try('with top')).toBe('CONDITION_FAILED TDC-072');
    expect(trial.try('with M10')).toBe('CONDITION_FAILED TDC-072');
    expect(trial.menu()).toEqual(['with #3 M5']);
    trial.play('with M5');
    const without = {
      ...position,
      forces: { ...position.forces, anglo: { ...position.forces.anglo, table: [position.forces.anglo.table[0]] } },
    };
    expect(new Trial({ position: without }).try('play Fast Turret Traverse')).toBe('CONDITION_FAILED TDC-072');
  });
});

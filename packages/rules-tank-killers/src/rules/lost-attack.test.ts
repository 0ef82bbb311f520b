import { describe } from 'vitest';
import { angloDuel, duel } from '../testing/positions.ts';
import { testRows } from '../testing/rows.ts';

const held = (...hand: readonly string[]) => ({ hand });

describe('lost attack', () => {
  testRows([
    {
      rule: 'TDC-040',
      what: 'Lost Action ends the attack',
      at: duel('Panther', 'M10', {}, held('Mud', 'Smoke')),
      script: ['play Mud => The attack is stopped.', '? free german', '? discard T82'],
    },
    {
      rule: 'TDC-040',
      what: 'a mine puts the attacker out of action',
      at: duel('Panther', 'M10', {}, held('Anti-Tank Mine')),
      script: ['play Anti-Tank Mine => Panther (#1) is out of action', '? casualties G02', '? free german'],
    },
    {
      rule: 'TDC-041',
      what: 'against support only four cards',
      at: duel('150mm sFH 18', 'M10', {}, held('Mud', 'Ambush', 'Breakdown', 'Camouflage')),
      script: [
        'play Mud => NOT_VS_SUPPORT TDC-041',
        'play Ambush => NOT_VS_SUPPORT TDC-041',
        'play Breakdown => NOT_VS_SUPPORT TDC-041',
        'play Camouflage => The attack is stopped.',
        '? casualties G16',
      ],
    },
    ...['Missed by a Mile', 'Take Cover', 'Poor Visibility'].map((card) => ({
      rule: 'TDC-041',
      what: `${card} stops support`,
      at: duel('150mm sFH 18', 'M10', {}, held(card)),
      script: [`play ${card} => The attack is stopped.`],
    })),
    {
      rule: 'TDC-042',
      what: 'the unit spoken of is the attacking one',
      at: duel('Panzergrenadiers', 'M4A3E2 Jumbo', {}, held('Buttoned Down', 'Soft Ground', 'Anti-Tank Mine')),
      script: [
        'play Buttoned Down => CONDITION_FAILED TDC-042',
        'play Soft Ground => CONDITION_FAILED TDC-042',
        'play Anti-Tank Mine => CONDITION_FAILED TDC-042',
      ],
    },
    {
      rule: 'TDC-042',
      what: 'Soft Ground holds a heavy tank, whatever it attacks',
      at: duel('Tiger', 'Paratroopers', {}, held('Soft Ground')),
      script: ['play Soft Ground => The attack is stopped.'],
    },
    {
      rule: 'TDC-042',
      what: 'Tanks vs Infantry needs both',
      at: duel('Panther', 'M10', {}, held('Tanks vs Infantry')),
      script: ['play Tanks vs Infantry => CONDITION_FAILED TDC-042'],
    },
    {
      rule: 'TDC-042',
      what: 'a tank against infantry',
      at: duel('Panther', 'Paratroopers', {}, held('Tanks vs Infantry')),
      script: ['play Tanks vs Infantry => The attack is stopped.'],
    },
    {
      rule: 'TDC-043',
      what: 'a Morale card may be negated with Rally; the defender stops no second time',
      at: duel('Panther', 'M10', held('Rally'), held('Shaken', 'Mud')),
      script: [
        'play Shaken',
        '? negate german',
        'play Rally => Shaken is negated.',
        '? modifier german',
        'pass',
        'play Mud => WRONG_WINDOW',
      ],
    },
    {
      rule: 'TDC-043',
      what: 'or accepted',
      at: duel('Panther', 'M10', held('Rally'), held('Shaken')),
      script: ['play Shaken', 'pass => Shaken stands. The attack is stopped.'],
    },
    {
      rule: 'TDC-043',
      what: 'Breakdown by Repairs alone',
      at: duel('Panther', 'M10', held('Rally', 'Repairs'), held('Breakdown')),
      script: [
        'play Breakdown',
        'play Rally => CONDITION_FAILED',
        'play Repairs => Breakdown is negated.',
        '? modifier german',
      ],
    },
    {
      rule: 'TDC-043',
      what: 'Professionalism is for the German only',
      at: angloDuel('M10', 'Panther', held('Professionalism'), held('Shaken')),
      script: ['play Shaken', 'play Professionalism => SIDE_FORBIDDEN TDC-073'],
    },
    {
      rule: 'TDC-043',
      what: 'nothing answers Mud: no window opens',
      at: duel('Panther', 'M10', held('Rally'), held('Mud')),
      script: ['play Mud', '? free german'],
    },
    {
      rule: 'TDC-044',
      what: 'Professionalism is answered by Rally, and the first card stands',
      at: duel('Panther', 'M10', held('Professionalism'), held('Shaken', 'Rally')),
      script: [
        'play Shaken',
        'play Professionalism',
        '? negate anglo',
        'play Rally => Shaken stands. The attack is stopped.',
      ],
    },
    {
      rule: 'TDC-044',
      what: 'the German answers Rally with Professionalism',
      at: angloDuel('M10', 'Panther', held('Rally'), held('Shaken', 'Professionalism')),
      script: ['play Shaken', 'play Rally', '? negate german', 'play Professionalism => Shaken stands.'],
    },
    {
      rule: 'TDC-044',
      what: 'the Anglo cannot answer Rally, for Professionalism is German: no window',
      at: duel('Panther', 'M10', held('Rally'), held('Shaken', 'Mud')),
      script: ['play Shaken', 'play Rally => Shaken is negated.', '? modifier german'],
    },
    {
      rule: 'TDC-045',
      what: 'End Turn skips FREE',
      at: { ...duel('Panther', 'M10', held('Radio'), held('Ambush')), script: { tactics: ['Mud', 'Smoke', 'Trees'] } },
      script: ['play Ambush => The German ends turn 1.', '? maneuver anglo'],
    },
    {
      rule: 'TDC-045',
      what: 'Damage and Abandon Tank are not played here',
      at: duel('Panther', 'M10', {}, held('Commander Killed', 'Abandon Tank')),
      script: ['play Commander Killed => WRONG_WINDOW', 'play Abandon Tank => WRONG_WINDOW'],
    },
    {
      rule: 'TDC-073',
      what: 'Air Superiority is for the Anglo only',
      at: angloDuel('M10', 'Panther', {}, held('Air Superiority')),
      script: ['play Air Superiority => SIDE_FORBIDDEN TDC-073'],
    },
  ]);
});

import { describe } from 'vitest';
import { angloDuel, duel, maneuver } from '../testing/positions.ts';
import { testRows } from '../testing/rows.ts';

const held = (...hand: readonly string[]) => ({ hand });
const UNHURT = ['pass', 'pass', 'pass => the target holds'];

describe('resolution and finish', () => {
  testRows([
    {
      rule: 'TDC-060',
      what: 'a factor equal to the Defense destroys; the card goes on top of the casualties',
      at: duel('PzIVh', 'M26 Pershing', {}, { casualties: ['M5'] }),
      script: ['pass', 'pass', 'pass => Factor 9 against Defense 9: the target is hit.', '? casualties A04 A07'],
    },
    {
      rule: 'TDC-060',
      what: 'from the deck too',
      at: maneuver({ top: 'Panther' }, { top: 'M10' }),
      script: ['attack', 'at top', 'pass', 'pass', 'pass', '? anglo deck 49 top - table - reserve - casualties A08'],
    },
    {
      rule: 'TDC-061',
      what: 'mortars are infantry, guns are not',
      at: duel('150mm sIG 33', '81mm Mortar'),
      script: ['pass', 'pass', 'pass => Factor 8 against Defense 2'],
    },
    {
      rule: 'TDC-061',
      what: 'guns are attacked with the Penetration Factor',
      at: duel('150mm sIG 33', '57mm AT Gun'),
      script: ['pass', 'pass', 'pass => Factor 2 against Defense 2'],
    },
    {
      rule: 'TDC-062',
      what: 'one card puts the target out of action',
      at: duel('StgIIIf', 'M26 Pershing', held('Commander Killed'), held('Rugged Defense')),
      script: [
        'pass',
        'pass',
        'play Rugged Defense',
        'pass',
        'pass',
        '? finish german',
        'play Commander Killed',
        'pass => M26 Pershing (#2) is out of action. The attack ends with the target out of action.',
        '? casualties A07',
      ],
    },
    {
      rule: 'TDC-062',
      what: 'the conditions are on the defending unit',
      at: duel(
        '50mmPaK',
        'M10',
        held('Barrel Damaged', 'Treads Damaged', 'Turret Jammed', 'Abandon Tank', 'Grenade down the Hatch', 'Mud'),
        held('Rugged Defense'),
      ),
      script: [
        'pass',
        'pass',
        'play Rugged Defense',
        'pass',
        'pass',
        'play Turret Jammed => CONDITION_FAILED TDC-062',
        'play Abandon Tank => CONDITION_FAILED TDC-062',
        'play Grenade down the Hatch => CONDITION_FAILED TDC-062',
        'play Mud => WRONG_WINDOW',
        'play Treads Damaged',
      ],
    },
    {
      rule: 'TDC-062',
      what: 'Barrel Damaged is for vehicles and guns, not for infantry',
      at: duel('Panzergrenadiers', 'Paratroopers', held('Barrel Damaged', 'Commander Killed')),
      script: [...UNHURT, 'play Barrel Damaged => CONDITION_FAILED TDC-062', 'play Commander Killed'],
    },
    {
      rule: 'TDC-062',
      what: 'infantry against a tank: a grenade',
      at: duel('Panzergrenadiers', 'M4 Sherman', held('Grenade down the Hatch')),
      script: [...UNHURT, 'play Grenade down the Hatch', '? negate anglo'],
    },
    {
      rule: 'TDC-063',
      what: 'Repairs negate Damage; there is no second finishing card',
      at: duel('Panzergrenadiers', 'M4 Sherman', held('Commander Killed', 'Treads Damaged'), held('Repairs', 'Rally')),
      script: [
        ...UNHURT,
        'play Commander Killed',
        'play Rally => CONDITION_FAILED TDC-063',
        'play Repairs => Commander Killed is negated. The attack ends: the target stands.',
        'play Treads Damaged => WRONG_WINDOW',
      ],
    },
    {
      rule: 'TDC-063',
      what: 'Rally negates Abandon Tank, and Professionalism the Rally (TDC-044)',
      at: duel('Panzergrenadiers', 'M4 Sherman', held('Abandon Tank', 'Professionalism'), held('Rally', 'Repairs')),
      script: [
        ...UNHURT,
        'play Abandon Tank',
        'play Repairs => CONDITION_FAILED',
        'play Rally',
        '? negate german',
        'play Professionalism => Abandon Tank stands. M4 Sherman (#2) is out of action.',
      ],
    },
    {
      rule: 'TDC-064',
      what: 'support may finish too',
      at: duel('150mm sFH 18', 'M4 Sherman', held('Turret Jammed')),
      script: [...UNHURT, 'play Turret Jammed', 'pass', '? casualties A01', '? casualties G16'],
    },
    {
      rule: 'TDC-065',
      what: 'support is a casualty however its attack ended; a unit stays',
      at: duel('150mm sFH 18', 'M4 Sherman', {}, held('Take Cover')),
      script: [
        'play Take Cover => 150mm sFH 18 (#1) has done its work and counts as a casualty.',
        '? table - reserve - casualties G16',
      ],
    },
    {
      rule: 'TDC-065',
      what: 'a unit stays on the table',
      at: angloDuel('M5', 'Panther'),
      script: [...UNHURT, 'pass', '? table #1 A04'],
    },
    {
      rule: 'TDC-066',
      what: 'cards go to the discard when the attack is over, in their order',
      at: duel('Panther', 'M10', held('Tracers'), held('Rugged Defense')),
      script: ['pass', 'play Tracers', 'play Rugged Defense', '? discard -', 'pass', 'pass', '? discard T57 T58'],
    },
  ]);
});

import { describe, expect, test } from 'vitest';
import { angloDuel, duel } from '../testing/positions.ts';
import { testRows } from '../testing/rows.ts';
import { Trial } from '../testing/trial.ts';

const held = (...hand: readonly string[]) => ({ hand });

describe('modifiers', () => {
  testRows([
    {
      rule: 'TDC-050',
      what: 'attacker first, in turn; after a pass one may play again if the other played',
      at: duel('Panther', 'M4 Sherman', held('Tracers'), held('Rugged Defense', 'Entrenched')),
      script: [
        'pass',
        '? modifier german',
        'pass',
        '? modifier anglo',
        'play Rugged Defense',
        'play Tracers',
        'play Entrenched',
        'pass',
        'pass => Factor 2 against Defense 6: the target holds.',
      ],
    },
    {
      rule: 'TDC-051',
      what: 'one Range, one Hit and one Ammo card in total, by whomever',
      at: duel(
        'Panther',
        'M10',
        held('Flank Hit', 'AP Round', '500 yards'),
        held('Rear Hit', 'HEAT Round', '750 yards'),
      ),
      script: [
        'pass',
        'play Flank Hit',
        'pass',
        'play Rear Hit => HIT_ALREADY TDC-051',
        'play 750 yards',
        'play 500 yards => RANGE_ALREADY TDC-051',
        'play AP Round',
        'play HEAT Round => AMMO_ALREADY TDC-051',
      ],
    },
    {
      rule: 'TDC-051',
      what: 'Armor, Command and Terrain modifiers have no limit',
      at: duel(
        'Panther',
        'M4 Sherman',
        held('Tracers', 'Hilltop Vantage'),
        held('Sloping Armor', 'Skirt Armor', 'Entrenched'),
      ),
      script: [
        'pass',
        'play Tracers',
        'play Sloping Armor',
        'play Hilltop Vantage',
        'play Skirt Armor',
        'pass',
        'play Entrenched',
      ],
    },
    {
      rule: 'TDC-052',
      what: 'one may play what harms oneself, to keep a longer range away',
      at: duel('Panther', 'M10', held('500 yards'), held('2000 yards')),
      script: ['pass', 'play 500 yards', 'play 2000 yards => RANGE_ALREADY'],
    },
    {
      rule: 'TDC-053',
      what: 'against infantry cards with an I, and Range cards for their range alone',
      at: duel('Panther', 'Paratroopers', held('Flank Hit', 'Machine Gun'), held('Entrenched', '1000 yards')),
      script: [
        'pass',
        'play Flank Hit => CONDITION_FAILED TDC-053',
        'play Machine Gun',
        'play Entrenched => CONDITION_FAILED TDC-053',
        'play 1000 yards',
        'pass',
        'pass => Factor 7 against Defense 4',
      ],
    },
    {
      rule: 'TDC-053',
      what: 'no Machine Gun against others; Flame Thrower serves both',
      at: duel('Panther', 'M10', held('Machine Gun', 'Flame Thrower'), {}),
      script: [
        'pass',
        'play Machine Gun => CONDITION_FAILED TDC-053',
        'play Flame Thrower',
        'pass',
        'pass => Factor 15',
      ],
    },
    {
      rule: 'TDC-054',
      what: 'a Range card farther than the range of the attacker ends the attack; at its range it does not',
      at: angloDuel('M5', 'Panther', { ...held('Radio'), top: 'M4 Sherman' }, held('1500 yards')),
      script: ['pass', 'pass', 'play 1500 yards => The attack ends: out of range.', '? table #1 A04', 'play Radio'],
    },
    {
      rule: 'TDC-054',
      what: 'at its range it does not',
      at: angloDuel('M5', 'Panther', {}, held('1000 yards')),
      script: ['pass', 'pass', 'play 1000 yards', '? modifier anglo'],
    },
    {
      rule: 'TDC-055',
      what: 'support is not hindered by range, and hits no underside',
      at: duel('150mm sFH 18', 'M10', held('Underside Hit', 'Topside Hit', 'AP Round'), held('2000 yards')),
      script: [
        'pass',
        'play Underside Hit => NOT_VS_SUPPORT TDC-055',
        'play Topside Hit',
        'pass',
        'play 2000 yards => NOT_VS_SUPPORT TDC-055',
        'pass',
        'play AP Round',
      ],
    },
    {
      rule: 'TDC-056',
      what: 'a Flame Thrower brings the range to point blank',
      at: duel('Panther', 'M10', held('Flame Thrower'), held('500 yards')),
      script: ['pass', 'play Flame Thrower', 'play 500 yards => The attack ends: out of range.'],
    },
    {
      rule: 'TDC-056',
      what: 'and is not played after another range; after Point Blank it is',
      at: duel('Panther', 'M10', held('500 yards', 'Flame Thrower'), {}),
      script: ['pass', 'play 500 yards', 'pass', 'play Flame Thrower => CONDITION_FAILED TDC-056'],
    },
    {
      rule: 'TDC-056',
      what: 'after Point Blank it is played',
      at: duel('Panther', 'M10', held('Point Blank', 'Flame Thrower'), {}),
      script: ['pass', 'play Point Blank', 'pass', 'play Flame Thrower', '? modifier anglo'],
    },
    {
      rule: 'TDC-056',
      what: 'the attacker is a tank or infantry',
      at: duel('Hetzer', 'M10', held('Flame Thrower'), {}),
      script: ['pass', 'play Flame Thrower => CONDITION_FAILED TDC-056'],
    },
    {
      rule: 'TDC-057',
      what: 'German infantry against a vehicle: Panzerschrek/faust; against a tank: Satchel Charge',
      at: duel('Panzergrenadiers', 'M10', held('Panzerschrek/faust', 'Satchel Charge'), {}),
      script: ['pass', 'play Satchel Charge => CONDITION_FAILED TDC-057', 'play Panzerschrek/faust'],
    },
    {
      rule: 'TDC-057',
      what: 'no Panzerschrek without infantry, none against a gun',
      at: duel('Panther', '57mm AT Gun', held('Panzerschrek/faust'), {}),
      script: ['pass', 'play Panzerschrek/faust => CONDITION_FAILED TDC-057'],
    },
    {
      rule: 'TDC-057',
      what: 'Anglo infantry against a vehicle: Bazooka/PIAT; the German may not play it',
      at: angloDuel('Paratroopers', 'Panther', held('Bazooka/PIAT'), {}),
      script: ['pass', 'play Bazooka/PIAT', '? modifier german'],
    },
    {
      rule: 'TDC-057',
      what: 'a Machine Gun is with tanks and infantry; HEAT and AP ask for nothing',
      at: duel('50mmPaK', 'Paratroopers', held('Machine Gun'), {}),
      script: ['pass', 'play Machine Gun => CONDITION_FAILED TDC-057'],
    },
    {
      rule: 'TDC-058',
      what: 'Sloping and Skirt Armor are on tanks; the others ask for nothing',
      at: duel('Panther', 'M10', {}, held('Sloping Armor', 'Skirt Armor', 'Rugged Defense')),
      script: [
        'pass',
        'pass',
        'play Sloping Armor => CONDITION_FAILED TDC-058',
        'play Skirt Armor => CONDITION_FAILED TDC-058',
        'play Rugged Defense',
      ],
    },
    {
      rule: 'TDC-059',
      what: 'a Hit may be answered at once with Repairs: no effect, and yet it was the one Hit',
      at: duel('PzIVh', 'M26 Pershing', held('Flank Hit', 'Rear Hit'), held('Repairs', 'Tracers')),
      script: [
        'pass',
        'play Flank Hit',
        '? negate anglo',
        'play Repairs => Flank Hit is negated.',
        '? modifier anglo',
        'pass',
        'play Rear Hit => HIT_ALREADY TDC-051',
        'pass => Factor 9',
      ],
    },
    {
      rule: 'TDC-059',
      what: 'or left standing; then it is the turn of who was hit',
      at: duel('PzIVh', 'M26 Pershing', held('Flank Hit'), held('Repairs')),
      script: ['pass', 'play Flank Hit', 'pass => Flank Hit stands.', '? modifier anglo', 'pass', 'pass => Factor 13'],
    },
  ]);

  test('TDC-051 the codes come in their order', () => {
    const trial = new Trial(duel('150mm sFH 18', 'M10', held('Rear Hit', 'Topside Hit'), {}));
    trial.play('pass', 'play Rear Hit', 'pass', 'pass');
    expect(trial.try('play Topside Hit')).toBe('HIT_ALREADY TDC-051');
    expect(trial.try('A: pass')).toBe('NOT_YOUR_DECISION null');
    expect(trial.try('play Mud')).toBe('CARD_NOT_IN_HAND null');
  });
});

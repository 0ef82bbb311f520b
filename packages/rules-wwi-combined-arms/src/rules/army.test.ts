import { describe, expect, test } from 'vitest';
import { PRESET_IDS, PRESETS } from '../catalogue/presets.ts';
import { UNIT_TYPES, UNITS } from '../catalogue/units.ts';
import { wwiCombinedArms as rules } from '../index.ts';
import { parseOptions } from '../options.ts';
import { testRows } from '../testing/rows.ts';
import { Trial } from '../testing/trial.ts';
import { firstPlayer, presetCommand, refusesArmy, sumOfRange } from './army.ts';

const MASTER_LIST = `
inf,Infantry,2,1,3,-,8,-,16,I
sni,Sniper,2,2,2,2,-,4,-,S
mg,Machine Gun,1,2,3,2,-,4,-,M
tank,Tank,2,2,3,2,-,4,-,T
art,Artillery,1,4,2,5,-,10,-,A
hq,Headquarters,0,1,4,1,1,1,1,H
flame,Flame Thrower,1,1,3,2,-,4,-,F
raid,Trench Raiders,3,1,3,2,-,4,-,R`;

const optionsOf = (raw: object) => {
  const read = parseOptions(raw);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
};

describe('army creation', () => {
  test.each(MASTER_LIST.trim().split('\n'))('CA-001 %s', (line) => {
    const [id, ...rest] = line.split(',');
    const type = UNIT_TYPES.find((name) => name === id) ?? 'inf';
    const u = UNITS[type];
    const some = (n: number | null) => (n === null || n === 0 ? '-' : String(n));
    const { name, move, range, defense, most, fewest, campaignMost, campaignFewest, letter } = u;
    const limits = [some(most), some(fewest), some(campaignMost), some(campaignFewest)];
    expect([name, String(move), String(range), String(defense), ...limits, letter]).toEqual(rest);
  });

  test.each(PRESET_IDS)('CA-003 preset %s keeps size and limits, and its layout shows its army', (id) => {
    const { format, units, rows } = PRESETS[id];
    const options = optionsOf({ fullRows: format === 'fullRows', campaign: format === 'campaign' });
    expect(refusesArmy(options, { units, elite: [] })).toBeNull();
    for (const type of UNIT_TYPES) {
      expect([...rows.join('')].filter((letter) => letter === UNITS[type].letter)).toHaveLength(units[type] ?? 0);
    }
  });

  testRows([
    {
      rule: 'CA-003',
      what: 'limits: at least 8 Infantry, no more of a type than its most, exactly one Headquarters',
      at: {},
      script: [
        'army I7 S2 M2 T2 A2 H1 => ARMY_LIMIT',
        'army I8 S3 M2 T2 H1 => ARMY_LIMIT',
        'army I16 => ARMY_LIMIT',
        'army I14 H2 => ARMY_LIMIT',
        'army I15 H1',
      ],
    },
    {
      rule: 'CA-010',
      what: 'exactly 16 units; size is judged before limits',
      at: {},
      script: ['army I15 => ARMY_SIZE', 'army I16 H1 => ARMY_SIZE', 'army I4 => ARMY_SIZE', 'army balanced'],
    },
    {
      rule: 'CA-011',
      what: 'designs are made at the same time; each only once; then both are public',
      at: {},
      script: [
        'N: army storm => North commits',
        'N: army storm => ALREADY_COMMITTED',
        'S: army gunline => 8 Infantry, 2 Machine Guns, 5 Artillery and 1 Headquarters; North brings',
        'army mass => WRONG_PHASE',
      ],
    },
    {
      rule: 'CA-012',
      what: 'full rows: 24 units, same limits',
      at: {},
      options: { fullRows: 'on' },
      script: ['army balanced => ARMY_SIZE', 'army I8 S3 M2 T2 A5 H1 F2 R1 => ARMY_LIMIT', 'army full24'],
    },
    {
      rule: 'CA-022',
      what: 'first is who has more Infantry',
      at: {},
      script: ['army storm', 'army mass => North is first', 'S: I1 a1 => NOT_YOUR_TURN', 'I1 a8'],
    },
    {
      rule: 'CA-022',
      what: 'then who has the smaller sum of Range',
      at: {},
      script: ['army storm', 'army balanced => South is first'],
    },
    {
      rule: 'CA-022',
      what: 'then the challenged',
      at: {},
      options: { creator: 'north' },
      script: ['army storm', 'army storm => South is first'],
    },
    {
      rule: 'CA-022',
      what: 'or as agreed',
      at: {},
      options: { first: 'south' },
      script: ['army storm', 'army mass => South is first'],
    },
    {
      rule: 'CA-061',
      what: 'up to two elite marks, only with the option, each on a unit of the army',
      at: {},
      options: { elite: 'on' },
      script: [
        'army balanced *I1 *I2 *I3 => ELITE_COUNT',
        'army balanced *I1 *I1 => ELITE_COUNT',
        'army balanced *I9 => UNKNOWN_UNIT',
        'army balanced *I1 *T2 => 2 of them elite',
      ],
    },
    { rule: 'CA-061', what: 'none without the option', at: {}, script: ['army balanced *I1 => ELITE_COUNT'] },
    {
      rule: 'CA-063',
      what: 'the Headquarters may be elite; marks are public after ARMY',
      at: {},
      options: { elite: 'on' },
      script: ['army balanced *H1', 'army balanced => South brings', 'I1 a8'],
    },
    {
      rule: 'CA-067',
      what: 'campaign: 32 units, limits of the campaign column',
      at: {},
      options: { campaign: 'on' },
      script: ['army balanced => ARMY_SIZE', 'army I16 S4 M4 T4 A4 => ARMY_LIMIT', 'army I16 S1 A10 T4 H1 *H1'],
    },
  ]);

  test('CA-022 sums of Range of the presets', () => {
    const sums = ['balanced', 'gunline', 'storm', 'mass'].map((id) => sumOfRange(presetCommand(id as 'mass')));
    expect(sums).toEqual([27, 33, 19, 23]);
    const armies = { south: presetCommand('mass'), north: presetCommand('storm') };
    expect(firstPlayer(optionsOf({}), armies)).toBe('south');
  });

  test('CA-011 a view shows the own design, never that of the other side', () => {
    const trial = new Trial({});
    trial.play('S: army storm');
    expect(trial.viewOf('south').armies.south).not.toBeNull();
    expect(trial.viewOf('north').armies.south).toBeNull();
    expect(rules.view(trial.state, 'spectator').armies.south).toBeNull();
    expect(rules.pending(trial.state, { side: 'north', player: 0 })).toEqual(
      rules.pending(new Trial({}).state, 'spectator'),
    );
    const [event] = new Trial({}).play('S: army storm');
    expect(event && rules.notice(event, { side: 'north', player: 0 })).toEqual({
      type: 'armyCommitted',
      side: 'south',
      army: null,
    });
  });
});

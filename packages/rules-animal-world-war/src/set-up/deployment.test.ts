/** DEPLOYMENT: AWW-013 to AWW-018 and T03. */
import { describe, expect, test } from 'vitest';
import { CARN_PLACED, deploying, FOUR, grenadesOf, openTrial, playAll, SMALL } from '../testing/opening.ts';

describe('AWW-014 placing', () => {
  test('in the own zone, hidden, moved again at will, and locked', () => {
    const trial = deploying(FOUR);
    expect(trial.try('H0: medic @ 0,0')).toBe('ZONE');
    expect(trial.try('H0: gunner @ 0,2')).toBe('NO_SUCH_UNIT');
    playAll(trial, 'H0: medic @ 0,2', 'H0: medic @ 1,1');
    expect(trial.try('H0: medic @ 1,1')).toBe('BAD_TARGET');
    expect(trial.try('H0: lock')).toBe('NOT_ALL_PLACED');
    expect(trial.view('CARN').deployment).toEqual({ placed: {}, vip: null, locked: false });
    playAll(trial, 'H0: sniper @ 1,1', 'H0: lock');
    expect(trial.try('H0: medic @ 0,2')).toBe('LOCKED');
    expect(trial.try('H0: lock')).toBe('LOCKED');
    expect(trial.menu(undefined, 'HERB')).toEqual([]);
    expect(trial.battle.units).toEqual({});
  });

  test('D-32: revealed together, and Herbivoria’s window after deployment opens', () => {
    const trial = playAll(deploying(FOUR), 'H0: medic @ 0,2', 'H0: sniper @ 1,1', 'H0: lock', ...CARN_PLACED);
    expect(['H.medic', 'H.sniper', 'C.medic', 'C.sniper'].map((id) => trial.at(id))).toEqual([
      '0,2',
      '1,1',
      '0,-2',
      '0,-2',
    ]);
    expect([trial.battle.phase, trial.battle.active]).toEqual(['afterDeployment', 'HERB']);
    playAll(trial, 'keep', 'keep');
    expect([trial.battle.phase, trial.battle.active, trial.battle.round]).toEqual(['turn', 'HERB', 1]);
  });

  test('AWW-032: four to a tile, Cannot Cross and wire are barred', () => {
    const six = ['medic', 'medic', 'sniper', 'sniper', 'chef', 'chef', 'gunner', 'gunner', 'flamer', 'flamer'];
    const trial = deploying(six, { squadHERB: 5, squadCARN: 5 }, { 'tile 0,2': 'meadow', 'tile 1,1': 'lake' });
    for (const one of ['medic', 'sniper', 'chef', 'gunner']) trial.play(`H0: ${one} @ 0,2`);
    expect(trial.try('H0: flamer @ 0,2')).toBe('FULL');
    expect(trial.try('H0: flamer @ 1,1')).toBe('CANNOT_CROSS');
    expect(trial.menu('H.flamer', 'HERB')).toEqual(['flamer on -2,3', 'flamer on -1,2', 'flamer on 2,1']);
  });

  test('civilians take room', () => {
    const trial = deploying([...FOUR, 'chef', 'chef', 'gunner', 'gunner'], {
      objective: 'O08',
      squadHERB: 4,
      squadCARN: 4,
    });
    for (const one of ['medic', 'sniper', 'chef']) trial.play(`H0: ${one} @ -1,2`);
    expect(trial.on('-1,2')).toEqual(['V1']);
    expect(trial.try('H0: gunner @ -1,2')).toBe('FULL');
  });

  test('Team play: one places their own soldiers, the commander any, and the commander alone locks', () => {
    const trial = deploying(
      FOUR.map((one) => one),
      { playersHERB: 1, playersCARN: 1 },
    );
    playAll(trial, 'H0: medic @ 0,2', 'H0: sniper @ 0,2', 'H0: lock');
    const team = openTrial({ ...SMALL, playersHERB: 2 });
    playAll(
      team,
      'H0: keep',
      'C0: keep',
      'H0: pick medic',
      'C0: pick medic',
      'H1: pick sniper',
      'C0: pick sniper',
      'H0: keep',
      'C0: keep',
    );
    expect(team.try('H1: medic @ 0,2')).toBe('NOT_YOUR_UNIT');
    playAll(team, 'H1: sniper @ 0,2', 'H0: medic @ 0,2');
    expect(team.try('H1: lock')).toBe('NOT_YOUR_UNIT');
    team.play('H0: sniper @ 1,1');
  });
});

describe('AWW-013, AWW-015 to AWW-017 what is put on the field', () => {
  test('AWW-015: a Tanker in its tank, whose tile becomes No Man’s Land', () => {
    const trial = playAll(
      deploying(['tanker', 'medic', 'medic', 'sniper']),
      'H0: tanker @ 0,2',
      'H0: medic @ 0,2',
      'H0: lock',
      ...CARN_PLACED,
    );
    expect(trial.at('H.tank')).toBe('0,2');
    expect(trial.soldier('H.tanker')).toMatchObject({ status: 'inVehicle', vehicle: 'H.tank', at: null });
    expect(trial.tile('0,2').nml).toBe(true);
    expect(trial.soldier('H.medic').damage).toBe(0);
  });

  test('AWW-015: a tank may stand on wire, and removes wire and trench', () => {
    const trial = deploying(['tanker', 'tanker', 'medic', 'medic'], { objective: 'O11' });
    playAll(
      trial,
      'H0: tanker @ 0,1',
      'H0: medic @ 0,1',
      'H0: lock',
      'C0: tanker @ 0,2',
      'C0: medic @ 0,2',
      'C0: lock',
    );
    expect(trial.tile('0,1')).toMatchObject({ nml: true, feature: null, wire: false });
    expect(trial.tile('-1,1').feature).toEqual({ kind: 'trench', damage: 0 });
  });

  test('AWW-016: a Pilot in its plane, held behind a tile of the layout zone', () => {
    const trial = deploying(['pilot', 'pilot', 'medic', 'medic'], { objective: 'O01' });
    expect(trial.try('H0: pilot @ 0,1')).toBe('ZONE');
    playAll(
      trial,
      'H0: pilot @ 1,1',
      'H0: medic @ 0,1',
      'H0: lock',
      'C0: pilot @ 0,-2',
      'C0: medic @ 0,-2',
      'C0: lock',
    );
    expect(trial.battle.units['H.plane']).toMatchObject({
      at: [1, 2],
      state: 'holding',
      line: { dir: 0, first: [1, 1] },
    });
    expect(trial.battle.units['C.plane']).toMatchObject({
      at: [0, -3],
      state: 'holding',
      line: { dir: 3, first: [0, -2] },
    });
    expect(trial.on('1,1')).toEqual([]);
  });

  test('AWW-013: one grenade each, crews included; O16: two for A; T03: two', () => {
    const crews = ['tanker', 'medic', 'pilot', 'sniper'];
    const place = ['H0: tanker @ 0,2', 'H0: pilot @ 0,2', 'H0: lock', ...CARN_PLACED];
    const plain = playAll(deploying(crews), ...place);
    expect(['H.tanker', 'H.pilot', 'C.medic'].map((id) => grenadesOf(plain, id))).toEqual([1, 1, 1]);
    const wire = playAll(deploying(crews, { objective: 'O16' }), ...place);
    expect(['H.tanker', 'H.pilot', 'C.medic'].map((id) => grenadesOf(wire, id))).toEqual([2, 2, 1]);
    const ordnance = playAll(deploying(crews, {}, { 'tactic CARN': 'T03' }), ...place);
    expect(['H.tanker', 'C.medic', 'C.sniper'].map((id) => grenadesOf(ordnance, id))).toEqual([1, 2, 2]);
    expect(ordnance.state.tactics.CARN).toMatchObject({ card: 'T03', revealed: true, usesLeft: 0 });
  });

  test('AWW-017: a Chef in the squad gives everybody +1 health', () => {
    const trial = playAll(
      deploying(['tanker', 'medic', 'recruit', 'sniper', 'chef', 'pilot'], { squadHERB: 3, squadCARN: 3 }),
      ...['H0: tanker @ 0,2', 'H0: recruit @ 0,2', 'H0: chef @ 0,2', 'H0: lock'],
      ...['C0: medic @ 0,-2', 'C0: sniper @ 0,-2', 'C0: pilot @ 0,-2', 'C0: lock'],
    );
    expect(['H.tanker', 'H.recruit', 'H.chef', 'C.medic'].map((id) => trial.soldier(id).health)).toEqual([4, 4, 4, 3]);
  });

  test('AWW-018: tiles that an objective adds may be deployed on', () => {
    const trial = deploying(FOUR, { objective: 'O10' });
    playAll(trial, 'C0: medic @ -2,0', 'C0: sniper @ 2,-2');
    expect(trial.try('H0: medic @ -2,0')).toBe('ZONE');
  });
});

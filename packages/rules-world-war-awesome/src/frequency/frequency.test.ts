import { describe, expect, test } from 'vitest';
import { type Given, refusalOf, Trial } from '../testing/trial.ts';
import { controlIn, hopsBetween } from './control.ts';

const code = (given: Given, line: string): string => {
  const tried = new Trial(given).try(line);
  return typeof tried === 'string' ? tried : 'ok';
};
const played = (given: Given, line: string, ...dice: number[]): Trial => {
  const trial = new Trial(given);
  trial.play(line, ...dice);
  return trial;
};

describe('regions and control', () => {
  test('WWA-119: hops', () => expect([hopsBetween('F1', 'F7'), hopsBetween('F3', 'F12')]).toEqual([3, 4]));
  test('WWA-120: sums of open devices, nothing where it is jammed', () => {
    const devices = { d51: 'A GER-D1 F6', d52: 'A GER-D2 F6', d53: 'B SOV-D3 F7' };
    const trial = new Trial({ devices, jams: {} });
    expect([controlIn(trial.war, 'F6', 'A'), controlIn(trial.war, 'F7', 'B')]).toEqual([7, 2]);
    const jammed = new Trial({ devices, jams: { j4: 'd53 F7' } });
    expect(controlIn(jammed.war, 'F7', 'B')).toBe(0);
  });
  test.each([
    ['WWA-122: SHIFT one hop', { d51: 'A GER-D2 F6' }, 'd51 SHIFT F4', 'ok'],
    ['WWA-122: not two', { d51: 'A GER-D2 F6' }, 'd51 SHIFT F1', 'E_REGION'],
    ['WWA-122: into one’s own or nobody’s', { d51: 'A GER-D2 F6', d52: 'B SOV-D3 F4' }, 'd51 SHIFT F4', 'E_CONTROL'],
    ['WWA-123: HOP exactly two', { d51: 'A USA-D2 F6' }, 'd51 HOP F2', 'ok'],
    ['WWA-123: not one', { d51: 'A USA-D2 F6' }, 'd51 HOP F4', 'E_REGION'],
    ['WWA-121: what it has not', { d51: 'A GER-D1 F6' }, 'd51 SHIFT F4', 'E_ABILITY'],
    [
      'WWA-121: by abilities alone, and once: its token is spent',
      { d51: 'A GER-D2 F6 spent' },
      'd51 SHIFT F4',
      'E_NO_TOKEN',
    ],
    ['WWA-016: another’s', { d51: 'B GER-D2 F6' }, 'd51 SHIFT F4', 'E_SIDE'],
    ['WWA-124: AJAM beside it', { d51: 'A GER-D4 F6' }, 'd51 AJAM F6', 'E_REGION'],
    ['WWA-127: CEASE without a jam', { d51: 'A GER-D3 F6' }, 'd51 CEASE', 'E_ABILITY'],
  ])('%s', (_, devices, line, expected) => expect(code({ devices }, line)).toBe(expected));
});

describe('jams', () => {
  test('WWA-019, WWA-124: one activation, one jam of a device', () => {
    const trial = played({ devices: { d51: 'A GER-D3 F6' } }, 'd51 CJAM');
    expect([trial.war.jams.map(({ region, by }) => `${by} ${region}`), trial.war.devices[0]?.token]).toEqual([
      ['d51 F6'],
      false,
    ]);
    expect(code({ devices: { d51: 'A SOV-D4 F6' }, jams: { j2: 'd51 F4' } }, 'd51 AJAM F7')).toBe('E_ABILITY');
  });
  test('WWA-125: nothing there acts but the jammer’s CEASE; WWA-127', () => {
    const given = { devices: { d51: 'A GER-D3 F6', d52: 'A GER-D2 F6' }, jams: { j3: 'd51 F6' } };
    expect([code(given, 'd52 SHIFT F4'), code(given, 'd51 SHIFT F4')]).toEqual(['E_JAMMED', 'E_JAMMED']);
    expect(played(given, 'd51 CEASE').war.jams).toEqual([]);
  });
  test('WWA-127: an adjacent jammer that is jammed by another cannot cease', () => {
    const given = { devices: { d51: 'A GER-D4 F6', d52: 'B SOV-D3 F6' }, jams: { j3: 'd51 F7', j4: 'd52 F6' } };
    expect(code(given, 'd51 CEASE')).toBe('E_JAMMED');
  });
  test('WWA-125, WWA-099: presences are disconnected', () => {
    const given = {
      units: { u1: 'B SOV-HAK in:A(-1,0) link:d55' },
      devices: { d55: 'B PRESENCE F4', d51: 'A GER-D3 F4' },
    };
    const trial = played(given, 'd51 CJAM');
    expect([trial.unit('u1')?.connected, trial.war.devices.map(({ id }) => id)]).toEqual([null, ['d51']]);
  });
  test('WWA-128: gone when its device moves away from it', () => {
    const trial = played({ devices: { d51: 'A USA-D4 F6' }, jams: { j2: 'd51 F8' } }, 'd51 SHIFT F4');
    expect(trial.war.jams).toEqual([]);
    const stays = played({ devices: { d51: 'A USA-D4 F6' }, jams: { j2: 'd51 F7' } }, 'd51 SHIFT F4');
    expect(stays.war.jams).toHaveLength(1);
  });
  test('WWA-126: what is shifted or deployed into a jam is jammed', () => {
    const devices = { d51: 'A GER-D2 F6', d52: 'B SOV-D3 F4' };
    const trial = played({ devices, jams: { j3: 'd52 F4' } }, 'd51 SHIFT F4');
    trial.play('B: pass');
    expect(trial.war.devices[0]?.region).toBe('F4');
    const cups = { d51: 'A GER-D8 F6 cup1/1', d53: 'A GER-D2 F6 cup1/2', d52: 'B SOV-D3 F4' };
    const entered = played({ devices: cups, jams: { j4: 'd52 F4' } }, 'd51 SHIFT F4');
    expect(entered.war.groups).toEqual([]);
  });
});

describe('cups', () => {
  const pair = { devices: { d51: 'A GER-D5 F6', d52: 'A GER-D2 F6', d53: 'A GER-D6 F6', d54: 'B SOV-D1 F9' } };
  test('WWA-129: BENC with one more, AENC with two', () => {
    expect(played(pair, 'd51 BENC on d52', 2).war.groups[0]?.members).toEqual(['d51', 'd52']);
    expect(played(pair, 'd53 AENC on d51+d52', 1, 1).war.groups[0]?.members).toEqual(['d51', 'd52', 'd53']);
    expect([code(pair, 'd51 BENC on d54'), code(pair, 'd51 BENC on d52+d53'), code(pair, 'd51 BENC on d51')]).toEqual([
      'E_ENCRYPTED',
      'E_ENCRYPTED',
      'E_ENCRYPTED',
    ]);
  });
  test('WWA-130: cups are shuffled, count nothing, act, and move', () => {
    const trial = played(pair, 'd51 BENC on d52', 2);
    expect(trial.state.secret.A.covered.map(({ id, cup }) => `${id} ${cup}`)).toEqual(['d52 1', 'd51 2']);
    expect(controlIn(trial.war, 'F6', 'A')).toBe(2);
    trial.play('pass');
    trial.play('d52 SHIFT F4');
    expect(trial.war.groups[0]?.cups).toEqual([
      { cup: 1, region: 'F4' },
      { cup: 2, region: 'F6' },
    ]);
  });
  const sabotage = (devices: Given['devices']): Given => ({
    units: { u1: 'A GER-HAK in:B(-1,0) link:d59' },
    devices: { d59: 'A PRESENCE F9', ...devices },
  });
  test('WWA-131, WWA-132: the group comes off, and what was under the cup is destroyed, unless shielded', () => {
    const given = sabotage({ d51: 'B SOV-D5 F9 cup1/1', d52: 'B SOV-D1 F9 cup1/2' });
    const one = played(given, 'd59 SABOTAGE on B/cup1');
    expect([one.war.groups, one.war.devices.map(({ id }) => id)]).toEqual([[], ['d52', 'd59']]);
    const other = played(given, 'd59 SABOTAGE on B/cup2');
    expect(other.war.devices.map(({ id }) => id)).toEqual(['d51', 'd52', 'd59']);
  });
  test('WWA-132, WWA-134: not what is shielded in the open, or one’s own, or elsewhere', () => {
    const given = sabotage({ d51: 'B TR-MOVE F9', d52: 'A GER-D2 F9', d53: 'B SOV-D2 F7' });
    expect(['d51', 'd52', 'd53'].map((id) => code(given, `d59 SABOTAGE on ${id}`))).toEqual([
      'E_TARGET',
      'E_TARGET',
      'E_TARGET',
    ]);
  });
  test('WWA-132: an enemy presence goes, its hacker lives', () => {
    const given = {
      units: { u1: 'A GER-HAK in:B(-1,0) link:d59', u2: 'B SOV-HAK 9,8 link:d58' },
      uplinks: [{ q: 9, r: 8, region: 'F9' }],
      ground: { '9,8': 'U' },
      devices: { d59: 'A PRESENCE F9', d58: 'B PRESENCE F9' },
    };
    const trial = played(given, 'd59 SABOTAGE on d58');
    expect(trial.unit('u2')?.connected).toBe(null);
  });
  test('WWA-133, WWA-096: feedback kills the presence and its hacker', () => {
    const trial = played(sabotage({ d51: 'B SOV-D7 F9' }), 'd59 SABOTAGE on d51');
    expect([trial.unit('u1'), trial.war.devices]).toEqual([null, []]);
  });
});

describe('hackers', () => {
  const given: Given = { units: { u1: 'A GER-HAK in:A(-1,0)' } };
  test('WWA-097, WWA-099: connecting, without a token for the presence', () => {
    const trial = played(given, 'u1 : connect');
    expect(trial.war.devices[0]).toMatchObject({ design: 'PRESENCE', region: 'F4', token: false });
    expect(code({ units: { u1: 'A GER-RIF in:A(-1,0)' } }, 'u1 : connect')).toBe('E_ABILITY');
    expect(code({ ...given, devices: { d55: 'B SOV-D3 F4' }, jams: { j6: 'd55 F4' } }, 'u1 : connect')).toBe(
      'E_JAMMED',
    );
  });
  test('WWA-098: then nothing but disconnecting', () => {
    const linked = { units: { u1: 'A GER-HAK in:A(-1,0) link:d55' }, devices: { d55: 'A PRESENCE F4' } };
    expect([code(linked, 'u1 > in:A(-2,0)'), code(linked, 'u1 : load FAUST')]).toEqual(['E_CONNECTED', 'E_CONNECTED']);
    expect(played(linked, 'u1 : disconnect').war.devices).toEqual([]);
  });
  test('WWA-068: the presence of a disabled hacker cannot act', () => {
    const linked = {
      units: { u1: 'A GER-HAK in:B(-1,0) link:d55 dis3' },
      devices: { d55: 'A PRESENCE F9', d56: 'B SOV-D2 F9' },
    };
    expect(code(linked, 'd55 SABOTAGE on d56')).toBe('E_DISABLED');
  });
});

test.each([
  [
    'WWA-097: an uplink of another region',
    { units: { u1: 'A GER-HAK in:A(-1,0) link:d55' }, devices: { d55: 'A PRESENCE F6' } },
    'DEVICE_INVALID WWA-097 state.devices[0].region',
  ],
  ['WWA-099: no hacker', { devices: { d55: 'A PRESENCE F6' } }, 'DEVICE_INVALID WWA-099 state.devices[0]'],
  [
    'WWA-128: a jam out of reach',
    { devices: { d55: 'A GER-D4 F6' }, jams: { j6: 'd55 F1' } },
    'DEVICE_INVALID WWA-128 state.jams[0].region',
  ],
  ['WWA-129: one cup alone', { devices: { d55: 'A GER-D4 F6 cup1/1' } }, 'DEVICE_INVALID WWA-129 state.devices[0].cup'],
  [
    'WWA-004: two transceivers of a kind',
    { devices: { d55: 'A TR-MOVE F6', d56: 'A TR-MOVE F1' } },
    'DEVICE_INVALID WWA-004 state.devices',
  ],
])('%s', (_, given, refused) => expect(refusalOf(given)).toBe(refused));

/** `fieldpost try` of World War Awesome!: a position of all three boards, written dice, and what contradicts itself. */
import { describe, expect, test } from 'vitest';
import { faultDocument } from '../answer.ts';
import { judge } from './verb.ts';

const tank = (q: number, heading: number, more: object = {}) => ({ anchor: { q, r: 8 }, heading, ...more });
const at = (layer: string, q: number, r: number) => ({ layer, q, r });

/** Every marker there is, in the tokens' phase of round 4. */
const STATE = {
  round: 4,
  phase: 'main',
  seat: 'A',
  initiative: 'A',
  tanks: {
    A: tank(2, 0, { damage: { X1: 1 }, marks: ['C1'], heat: { M2: 2 }, turret: 1 }),
    B: tank(14, 3, { damage: { X1: 4, V1: 3 } }),
  },
  units: [
    { id: 'u1', design: 'GER-RIF', owner: 'A', at: at('ground', 7, 8) },
    { id: 'u2', design: 'GER-HMG', owner: 'A', at: at('ground', 7, 9), deployed: 0, heat: { HMG: 3 } },
    { id: 'u3', design: 'GER-FST', owner: 'A', at: at('ground', 8, 6), loaded: true },
    { id: 'u4', design: 'GER-GRE', owner: 'A', at: at('roof:A', 1, 0), hpLost: 1, token: false },
    { id: 'u5', design: 'SOV-RIF', owner: 'B', at: at('ground', 9, 7) },
    { id: 'u6', design: 'SOV-RIF', owner: 'B', at: at('in:A', -2, 1), disabled: 4 },
  ],
  devices: [
    { id: 'd21', design: 'TR-MOVE', owner: 'A', region: 'F1' },
    { id: 'd22', design: 'GER-D5', owner: 'A', region: 'F6', cup: { group: 1, cup: 1 } },
    { id: 'd23', design: 'GER-D1', owner: 'A', region: 'F6', cup: { group: 1, cup: 2 } },
    { id: 'd24', design: 'GER-D3', owner: 'A', region: 'F9' },
  ],
  jams: [{ id: 'j30', owner: 'A', region: 'F9', by: 'd24' }],
  charges: [{ id: 'c31', owner: 'B', attack: 'DEMO', at: at('in:A', -2, 1), due: 5 }],
  hands: { A: [{ token: 'GER-T05', copies: 2 }], B: [] },
  orders: { A: { speed: 1, heading: 'R' }, B: { speed: 0, heading: 'F' } },
};

const tried = (state: object, more: object = {}) =>
  judge(
    JSON.stringify({
      rules: 'world-war-awesome@1',
      setup: { scenario: { id: 'MAP-1', armies: { A: 'GER', B: 'SOV' }, state: { ...STATE, ...state } } },
      commands: [],
      ...more,
    }),
  );

function refused(state: object): { readonly code: string; readonly rule: unknown; readonly at: unknown } {
  try {
    tried(state);
  } catch (thrown) {
    return faultDocument(thrown).error as never;
  }
  throw new Error('nothing was refused');
}

describe('a position of three boards', () => {
  test('is played on with the dice that are written, and tells nobody what lies under a cup', () => {
    const fire = { commands: [{ side: 'A', line: 'u1 : fire RIFLE u5' }], dice: [5, 6] };
    const { results, diceLeft, view } = tried({}, { ...fire, viewer: 'B' });
    expect(results).toMatchObject([{ ok: true }]);
    const events = results.flatMap((result) => (result.ok ? result.events : []));
    expect(events).toContainEqual(expect.objectContaining({ type: 'removed', unit: 'u5' }));
    expect(diceLeft).toBe(1);
    expect(JSON.stringify(view)).not.toContain('GER-D5');
    expect(JSON.stringify(tried({}, { viewer: 'A' }).view)).toContain('GER-D5');
    const { results: hot } = tried({}, { commands: [{ side: 'A', line: 'u2 : fire HMG u5' }] });
    expect(hot).toMatchObject([{ ok: false, code: 'E_HEAT', rule: 'WWA-066' }]);
  });

  test.each([
    ['two in one place', { units: [...STATE.units, { ...STATE.units[0], id: 'u9' }] }, 'UNIT_INVALID', 'WWA-031'],
    ['a cup alone', { devices: STATE.devices.slice(0, 2), jams: [] }, 'DEVICE_INVALID', 'WWA-129'],
    [
      'all cores marked',
      { tanks: { ...STATE.tanks, A: tank(2, 0, { marks: ['C1', 'C2'] }) } },
      'TANK_INVALID',
      'WWA-103',
    ],
    ['a foreign token', { hands: { A: [{ token: 'SOV-T01', copies: 1 }], B: [] } }, 'TOKEN_INVALID', 'WWA-005'],
    ['a charge too late', { charges: [{ ...STATE.charges[0], due: 9 }] }, 'CHARGE_INVALID', 'WWA-082'],
    ['an order too fast', { orders: { A: { speed: 9, heading: 'F' }, B: null } }, 'ROUND_INVALID', 'WWA-108'],
  ])('%s is refused with its member and rule', (_, state, code, rule) => {
    const fault = refused(state);
    expect(fault).toMatchObject({ code, rule });
    expect(String(fault.at)).toMatch(/^state\./);
  });
});

import { describe, expect, test } from 'vitest';
import { faultDocument, VerbFault } from '../answer.ts';
import { menus } from '../legal/verb.ts';
import { caseOf } from './case.ts';
import { playCase } from './table.ts';
import { judge } from './verb.ts';

/** North Infantry e5 under the fire of a South machine gun and infantry (worked example 1). */
const POSITION = '4h3/8/8/4i3/4I3/4M3/8/4H3 S 1 1';
type Given = { readonly [key: string]: unknown };

function judged(given: Given) {
  return judge(JSON.stringify({ rules: 'wwi-combined-arms@1', setup: { scenario: POSITION }, commands: [], ...given }));
}

function faultOf(act: () => unknown): VerbFault {
  try {
    act();
  } catch (error) {
    if (error instanceof VerbFault) return error;
    throw error;
  }
  throw new Error('no fault');
}

const line = (side: string, text: string) => ({ side, line: text });

describe('try', () => {
  test('gives results, state, view, pending, menu and dice left', () => {
    const answer = judged({ commands: [line('south', 'e4xe5'), line('south', 'e3xe5')] });
    expect(Object.keys(answer)).toEqual(['results', 'state', 'view', 'pending', 'legal', 'diceLeft']);
    expect(answer.results.map((result) => result.ok)).toEqual([true, true]);
    expect(answer.pending).toMatchObject({ kind: 'choice', side: 'south' });
    expect(answer.legal).toContainEqual({ type: 'endTurn' });
    expect(answer.diceLeft).toBe(0);
  });

  test('standing orders answer by themselves: the default order retreats straight back (CA-052)', () => {
    const { results } = judged({ commands: [line('south', 'e4xe5'), line('south', 'e3xe5')] });
    const events = results.flatMap((result) => (result.ok ? result.events : []));
    expect(events.at(-1)).toMatchObject({ type: 'retreated', from: 'e5', to: 'e6' });
  });

  test('standing orders of the set-up say otherwise: ask', () => {
    const retreat = {
      all: { choose: 'ask', order: ['back', 'back-a', 'back-h', 'side-a', 'side-h'] },
      types: {},
      units: {},
    };
    const setup = { scenario: POSITION, standingOrders: { north: { retreat, placement: null } } };
    const commands = [line('south', 'e4xe5'), line('south', 'e3xe5')];
    const asked = judged({ setup, commands });
    expect(asked.pending).toMatchObject({ kind: 'choice', side: 'north', clock: 'reaction' });
    const answered = judged({
      setup,
      commands: [...commands, { side: 'north', command: { type: 'retreat', unit: 'N-inf-1', to: 'd6' } }],
    });
    expect(answered.results.at(-1)).toMatchObject({ ok: true, events: [{ type: 'retreated', to: 'd6' }] });
  });

  test('a refused command changes nothing, and the run goes on', () => {
    const refused = [
      line('north', 'pass'),
      line('south', 'e4-e8'),
      line('nobody', 'pass'),
      { side: 'south', player: 1, line: 'pass' },
      { side: 'south', command: { type: 'fly' } },
      { side: 'south' },
      { side: 'south', line: 'pass', command: { type: 'endTurn' } },
      'junk',
      null,
      line('south', 'draw!'),
    ];
    const answer = judged({ commands: refused });
    expect(answer.results.map((result) => (result.ok ? 'ok' : result.code))).toEqual([
      'NOT_YOUR_TURN',
      'TOO_FAR',
      'NOT_YOUR_TURN',
      'NOT_YOUR_TURN',
      'MALFORMED',
      'MALFORMED',
      'MALFORMED',
      'MALFORMED',
      'MALFORMED',
      'NO_OFFER',
    ]);
    expect(answer.state).toEqual(judged({}).state);
    expect(judged({ commands: [...refused, line('south', 'pass')] }).results.at(-1)).toMatchObject({ ok: true });
  });

  test('knows the commands of every match', () => {
    const answer = judged({ commands: [line('south', 'draw?'), line('north', 'draw!'), line('south', 'pass')] });
    expect(answer.results.map((result) => (result.ok ? 'ok' : result.code))).toEqual(['ok', 'ok', 'GAME_OVER']);
    expect(answer.pending).toMatchObject({ kind: 'finished', outcome: { reason: 'agreement' } });
    expect(answer.legal).toEqual([]);
    const resigned = judged({ commands: [{ side: 'north', command: { type: 'resign' } }] });
    expect(resigned.pending).toMatchObject({ outcome: { reason: 'resignation' } });
  });

  test('a viewer sees what they may: in the secret window their own army alone', () => {
    const army = { type: 'commitArmy', units: { inf: 8, sni: 1, mg: 2, tank: 2, art: 2, hq: 1 }, elite: [] };
    const committed = (viewer: string) =>
      judged({ setup: { scenario: 'standard' }, commands: [{ side: 'south', command: army }], viewer });
    expect(committed('south').pending).toMatchObject({ kind: 'orders', from: ['north'] });
    expect(committed('south').view).toMatchObject({ armies: { south: { units: { inf: 8 } } } });
    for (const viewer of ['north', 'spectator']) {
      expect(committed(viewer).pending).toMatchObject({ kind: 'orders', from: ['south', 'north'] });
      expect(committed(viewer).view).toMatchObject({ armies: { south: null, north: null } });
    }
    expect(committed('south').legal).toEqual([]);
    expect(committed('north').legal.length).toBeGreaterThan(0);
    expect(committed('south').state).toMatchObject({ armies: { south: { units: { inf: 8 } } } });
  });

  test('dice that are not needed are left over', () => {
    expect(judged({ dice: [6, 1] }).diceLeft).toBe(2);
  });

  test.each([
    ['{', 'NOT_JSON'],
    ['[]', 'MALFORMED'],
    ['{"rules":"wwi-combined-arms@1"}', 'MALFORMED'],
    ['{"rules":"chess@1","setup":{"scenario":"x"}}', 'UNKNOWN_RULE_SET'],
    ['{"rules":"wwi-combined-arms@1","setup":{"scenario":"nowhere"}}', 'UNKNOWN_SCENARIO'],
    ['{"rules":"wwi-combined-arms@1","setup":{"scenario":"standard","options":{"turnLimit":1}}}', 'OPTION_INVALID'],
    ['{"rules":"wwi-combined-arms@1","setup":{"scenario":"standard","standingOrders":{"west":{}}}}', 'ORDERS_INVALID'],
    ['{"rules":"wwi-combined-arms@1","setup":{"scenario":"standard","standingOrders":{"south":7}}}', 'MALFORMED'],
    ['{"rules":"wwi-combined-arms@1","setup":{"scenario":"standard"},"viewer":"west"}', 'UNKNOWN_VIEWER'],
  ])('%s is %s', (text, code) => {
    expect(faultOf(() => judge(text)).code).toBe(code);
  });
});

test('a set-up that cannot be names the member, the rule and the sentence of the rule set', () => {
  const options = { options: { squadHERB: 99 } };
  const fault = faultOf(() => judge(JSON.stringify({ rules: 'animal-world-war@1', setup: { scenario: options } })));
  const sentence = 'An option or scenario value is out of range.';
  const { error } = faultDocument(fault);
  expect(error).toMatchObject({ code: 'OPTION_INVALID', rule: null, at: expect.any(String) });
  expect(error.message).toContain(sentence);
});

describe('legal', () => {
  test('lists the menu of each seat in notation, sorted', () => {
    const given = { rules: 'wwi-combined-arms@1', setup: { scenario: POSITION }, commands: [line('south', 'e3xe5')] };
    const listed = menus(playCase(caseOf(JSON.stringify(given))));
    expect(listed).toEqual({ south: ['e4xe5', 'end'], north: [] });
  });
});

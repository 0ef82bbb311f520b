import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { VerbFault } from '../answer.ts';
import { judgeCampaign } from './trying.ts';
import { legalIn } from './verb.ts';
import { verdictOnText } from './verifying.ts';

const PACKAGE = path.resolve(import.meta.dirname, '../../../../packages/campaign-animal-world-war');
const FIRST_TURN = readFileSync(`${PACKAGE}/src/examples/first-turn.json`, 'utf8');
const base = { campaign: 'aww-legacy@1' };
const judged = (given: object) => judgeCampaign(JSON.stringify({ ...base, ...given }));

function codeOf(act: () => unknown): string | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof VerbFault) return error.code;
    throw error;
  }
}

describe('campaign try', () => {
  test('LC-120: examples 1 and 2 give the printed heads and states', () => {
    const { head, stateHash, verify, results, ledger } = judgeCampaign(FIRST_TURN);
    expect(head).toBe('63d87775d3a90c2c9c76c6024e632855761102acc7b9c89939c0e72fd126dc26');
    expect(stateHash).toBe('ed2b9c51135fc4eed0378a9b96f501e454af3484df97745f96a34b26428b8ade');
    expect(verify).toEqual({ ok: true, entries: 11, head, state: stateHash });
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(ledger).toHaveLength(11);
  });

  test('a refused act changes nothing and the run goes on; STALE where another head was seen', () => {
    const { results, ledger } = judged({
      acts: [
        { by: 'HERB', type: 'startTactic', tactic: 'T01', expectedSeq: 3 },
        { by: 'HERB', type: 'startTactic', tactic: 'T21' },
        'nonsense',
        { by: 'HERB', type: 'startTactic', tactic: 'T01', expectedSeq: -1 },
        { by: 'HERB', type: 'startTactic', tactic: 'T01', expectedSeq: 0, at: '2026-01-01T00:00:00.000Z' },
      ],
    });
    expect(results.map((one) => (one.ok ? null : one.code))).toEqual([
      'STALE',
      'TACTIC_UNKNOWN',
      'MALFORMED',
      'MALFORMED',
      null,
    ]);
    expect(ledger).toHaveLength(1);
  });

  test('LC-120: a state to begin with, a ledger to go on with, not both', () => {
    const begun = judged({ state: { phase: 'declare', turn: 3, tactics: { HERB: ['T01'], CARN: ['T02'] } } });
    expect(begun).toMatchObject({ state: { turn: 3 }, verify: null });
    const { ledger, head } = judgeCampaign(FIRST_TURN);
    expect(judged({ ledger })).toMatchObject({ head, verify: { ok: true } });
    expect(codeOf(() => judged({ ledger, state: {} }))).toBe('MALFORMED');
    expect(codeOf(() => judged({ ledger: ledger.slice(1) }))).toBe('CAMPAIGN_UNVERIFIED');
    expect(codeOf(() => judged({ state: { cities: { c17: null } } }))).toBe('STATE_INVALID');
    expect(codeOf(() => judged({ state: { turn: 31 }, options: { cap: 30 } }))).toBe('STATE_INVALID');
    expect(judged({ state: { turn: 31 }, options: { cap: 31 } })).toMatchObject({ state: { turn: 31 } });
    expect(codeOf(() => judged({ options: { cap: 9 } }))).toBe('OPTION_INVALID');
    expect(codeOf(() => judged({ campaign: 'risk@1' }))).toBe('UNKNOWN_CAMPAIGN');
    expect(codeOf(() => judged({ viewer: 'H.medic' }))).toBe('UNKNOWN_VIEWER');
    expect(codeOf(() => judgeCampaign('{'))).toBe('NOT_JSON');
  });

  test('LC-087: a dry run gives the classes and writes nothing', () => {
    const { acts } = JSON.parse(FIRST_TURN);
    const attack = { by: 'HERB', type: 'declare', kind: 'attack', city: 'c06' };
    const won = { by: 'system', type: 'report', report: { winner: 'HERB', reason: 'objective' } };
    const { results } = judged({ acts: [...acts.slice(0, 5), attack, won, { ...acts[5], dryRun: true }] });
    expect(results.at(-1)).toEqual({
      ok: true,
      entries: [],
      classes: [{ battle: 2, class: 'broken', code: 'NOT_ADJACENT', rule: 'AWW-310' }],
    });
  });
});

/** The worked examples of the rules as cases on disk: what `campaign try FILE` gives for each. */
describe('campaign try, examples 3 to 7', () => {
  const tried = (name: string) => judgeCampaign(readFileSync(`${PACKAGE}/src/examples/${name}.json`, 'utf8'));
  const broken = (code: string, rule: string) => ({ battle: 2, class: 'broken', code, rule });

  test.each([
    ['p3a-not-adjacent', broken('NOT_ADJACENT', 'AWW-310')],
    ['p3b-not-ready', broken('NOT_READY', 'AWW-313')],
    ['p3c-no-vehicle', broken('NO_VEHICLE', 'AWW-314')],
    ['p3d-touched', { battle: 2, class: 'touched' }],
    ['p3e-tactic-unknown', broken('TACTIC_UNKNOWN', 'AWW-312')],
  ])('LC-086, %s', (name, found) => {
    const { results, state } = tried(name);
    expect(results[7]).toMatchObject({ ok: true, entries: [], classes: [found] });
    // (d) is written as well: "with (d) and `from: null` the battle's report is applied to the corrected state"
    expect(results[8]?.ok ?? true).toBe(true);
    if (name === 'p3d-touched') expect(state).toMatchObject({ cities: { c02: null, c10: 'HERB' } });
  });

  test.each([
    ['p4-a-vehicle', { phase: 'battle', battle: { battle: 1, match: 'try-1' } }],
    ['p5-the-cap', { outcome: { winner: 'CARN', reason: 'cap' } }],
    ['p5-the-third-key-city', { outcome: { winner: 'HERB', reason: 'keyCities' } }],
    ['p6-a-conscript', { soldiers: { 'H.engineer': { status: 'ready', generation: 2, battles: 0 } } }],
    [
      'p7-three-more-fates',
      {
        soldiers: {
          'C.tanker': { status: 'ready' },
          'C.chef': { status: 'pow', heldIn: 'c02' },
          'C.pilot': { status: 'pow', heldIn: 'c02' },
        },
      },
    ],
  ])('%s', (name, state) => expect(tried(name)).toMatchObject({ state }));
});

test('campaign legal lists every act of each Empire, sorted', () => {
  const listed = legalIn(FIRST_TURN);
  expect(Object.keys(listed)).toEqual(['HERB', 'CARN']);
  expect(listed.HERB?.filter((line) => line.includes('attack'))).toHaveLength(3);
  expect([...(listed.HERB ?? [])].sort()).toEqual(listed.HERB);
});

describe('campaign verify', () => {
  const { ledger } = judgeCampaign(FIRST_TURN);
  const verdict = (entries: readonly unknown[]) => verdictOnText(JSON.stringify(entries));

  test('LC-084: a whole ledger holds; the first bad entry of another is named', () => {
    expect(verdict(ledger)).toMatchObject({ ok: true, entries: 11, proved: 'all but the reports' });
    expect(verdict(ledger.filter((_, at) => at !== 4))).toMatchObject({ ok: false, seq: 4, reason: 'BAD_SEQ' });
    expect(verdict(ledger.map((one, at) => (at === 6 ? { ...one, by: 'HERB/0' } : one)))).toMatchObject({
      ok: false,
      seq: 6,
      reason: 'BAD_HASH',
    });
  });

  test.each([
    ['{}', 'NOT_A_LEDGER'],
    ['[]', 'UNKNOWN_CAMPAIGN'],
    ['[1]', 'UNKNOWN_CAMPAIGN'],
    ['no', 'NOT_JSON'],
  ])('LC-165: %s is %s', (text, code) => expect(codeOf(() => verdictOnText(text))).toBe(code));
});

/** Ledgers that somebody wrote themselves: openings and ends that nobody may give (LC-084). */
import { describe, expect, test } from 'vitest';
import { parseAct } from '../acts/act.ts';
import { report, War } from '../testing/war.ts';
import { type Entry, entryHash } from './entry.ts';
import { verifyLedger } from './verify.ts';

const hashed = (entry: unknown): Entry => ({ ...(entry as Entry), hash: entryHash(entry as Entry) });

/** The verdict on a ledger whose last entry was replaced, with a recomputed hash. */
function lastForged(war: War, change: object): unknown {
  const last = war.entries.at(-1) as Entry;
  return verifyLedger([...war.entries.slice(0, -1), hashed({ ...last, ...change })]);
}

describe('LC-084: an opening is the first line, by the house, of a campaign with a name', () => {
  const opening = (change: object) => verifyLedger([hashed({ ...new War().entries[0], ...change })]);
  test.each([
    ['as it was written', {}, true],
    ['by a seat', { by: 'HERB/0' }, false],
    ['on another line', { line: 2 }, false],
    ['without a name', { campaign: '' }, false],
    ['with too long a name', { campaign: 'x'.repeat(65) }, false],
    ['with the longest name', { campaign: 'x'.repeat(64) }, true],
    ['at no moment', { at: 'yesterday' }, false],
  ])('%s', (_, change, ok) => {
    expect(opening(change)).toMatchObject(ok ? { ok } : { ok, seq: 0, reason: 'BAD_BODY' });
  });

  test('no entry at all: there is nothing to hold', () => {
    expect(verifyLedger([])).toEqual({ ok: false, entries: 0, seq: 0, reason: 'BAD_SEQ' });
  });
});

describe('LC-035, LC-095: who may end a war, and for whom', () => {
  const given = () => {
    const war = War.begun();
    war.play('HERB', { type: 'resign' });
    return war;
  };
  const { state } = given().last('closed');
  const closed = (winner: string, reason: string) => ({ body: { outcome: { winner, reason }, state } });
  test.each<[string, string, object, boolean, string?]>([
    ['who gives up gives it to the other', 'HERB/0', closed('CARN', 'resignation'), true],
    ['nobody gives up for a victory of their own', 'HERB/0', closed('HERB', 'resignation'), false],
    ['nor for a draw', 'HERB/0', closed('draw', 'resignation'), false],
    ['what is agreed is a draw', 'HERB/0', closed('HERB', 'agreement'), false],
    ['a claim needs three turns of silence', 'HERB/0', closed('HERB', 'forfeit'), false],
    // who may is not refused for that: it is the state after it that is another
    ['the house gives it to one of them', 'system', closed('CARN', 'forfeit'), false, 'BAD_STATE'],
    ['and never as a draw', 'system', closed('draw', 'forfeit'), false],
    ['nor for another reason', 'system', closed('HERB', 'resignation'), false],
    ['an officer does not', 'officer', closed('HERB', 'forfeit'), false],
  ])('%s', (_, by, change, ok, reason = 'ILLEGAL_ACT') => {
    expect(lastForged(given(), { by, ...change })).toMatchObject(ok ? { ok } : { ok, reason });
  });
});

describe('LC-084: an enclosed match is the judge of its report', () => {
  const fought = () => {
    const war = War.begun();
    war.fight('HERB', 'c02', report('HERB'));
    return war;
  };
  const place = fought().entries.findIndex(({ kind }) => kind === 'fought');
  const theOne = (fought().entries[place] as Entry & { readonly kind: 'fought' }).body.report;

  test('the same: it holds; not enclosed: it is believed', () => {
    expect(verifyLedger(fought().entries, () => theOne)).toMatchObject({ ok: true });
    expect(verifyLedger(fought().entries, () => undefined)).toMatchObject({ ok: true });
  });

  test.each([{ battle: 2 }, { match: 'another' }])('of another battle or match than was mustered: %j', (change) => {
    const { entries } = fought();
    const { body, ...entry } = entries[place] as Entry & { readonly kind: 'fought' };
    const ledger = [...entries.slice(0, place), hashed({ ...entry, body: { ...body, ...change } })];
    expect(verifyLedger(ledger)).toMatchObject({ ok: false, seq: place, reason: 'ILLEGAL_ACT' });
  });

  test('another, or a match that does not hold: it is named', () => {
    const bad = { ok: false, seq: place, reason: 'BAD_REPORT' };
    expect(verifyLedger(fought().entries, () => ({ ...theOne, rounds: theOne.rounds + 1 }))).toMatchObject(bad);
    expect(verifyLedger(fought().entries, () => null)).toMatchObject(bad);
  });
});

test('LC-092: what had been planned is a declaration that is kept', () => {
  const planned = { type: 'planned', kind: 'attack', city: 'c02' };
  expect(parseAct(planned)).toMatchObject({ ok: true, value: { ...planned, soldier: null } });
  expect(parseAct({ ...planned, city: 'nowhere' })).toMatchObject({ ok: false });
});

/** Invariants of every campaign (THE-RULES "Limits under load"). `CAMPAIGNS` sets the number of campaigns. */
import process from 'node:process';
import { paced } from '@fieldpost/config/pace';
import { fastChance } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { broken } from './invariants.ts';
import type { Entry } from './ledger/entry.ts';
import { entryHash } from './ledger/entry.ts';
import { verifyLedger } from './ledger/verify.ts';
import { patchedReport } from './report.ts';
import type { State } from './state.ts';
import { randomReport, randomWar } from './testing/random-war.ts';
import { War } from './testing/war.ts';

const COUNT = Number(process.env.CAMPAIGNS ?? 60);
const SEEDS = Array.from({ length: COUNT }, (_, seed) => seed + 1);
const OPTIONS = [
  {},
  { conscripts: 2 },
  { conscripts: 1, keys: 5, cap: 20 },
  { cap: 60, conscripts: 3, teamPolicy: 'anyMember' },
];
const optionsOf = (seed: number) => OPTIONS[seed % OPTIONS.length] as object;
const CHANGED = 'A reason that is long enough.';

test(
  'LC-023: the invariants hold after every entry of every campaign, and each ledger verifies (LC-084)',
  () => {
    const reasons = new Map<string, number>();
    for (const seed of SEEDS) {
      let before: State | null = null;
      const war = randomWar(seed, optionsOf(seed), ({ course }) => {
        expect(broken(course.state, before), `campaign ${seed}, entry ${course.seq}`).toEqual([]);
        before = course.state;
      });
      const verdict = verifyLedger(JSON.parse(JSON.stringify(war.entries)));
      expect(verdict, `campaign ${seed}`).toMatchObject({ ok: true });
      const reason = war.state.outcome?.reason ?? 'none';
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
    expect([...reasons.keys()].length).toBeGreaterThan(2);
    // LC-066: each reason but the agreed ones, once there are enough of them
    const wanted = ['cap', 'keyCities', 'noCity', 'noSoldiers'];
    if (COUNT >= 1_000) expect([...reasons.keys()]).toEqual(expect.arrayContaining(wanted));
  },
  paced(60_000 + 250 * COUNT),
);

describe('LC-084: the first entry that does not hold is named', () => {
  const ledger = (seed: number) => JSON.parse(JSON.stringify(randomWar(seed, { conscripts: 2 }).entries)) as Entry[];
  /** Links and hashes made again from an entry on, as a forger would. */
  const relinked = (entries: Entry[], from: number) => {
    for (let at = from; at < entries.length; at += 1) {
      const entry = { ...(entries[at] as Entry), seq: at, prev: entries[at - 1]?.hash ?? '0'.repeat(64) };
      entries[at] = { ...entry, hash: entryHash(entry) } as Entry;
    }
    return entries;
  };
  const at = (entries: readonly Entry[], index: number) => 1 + (index % (entries.length - 2));

  test.each(SEEDS.slice(0, 12))('dropped, campaign %i', (seed) => {
    const entries = ledger(seed);
    const place = at(entries, seed * 7);
    expect(verifyLedger(entries.filter((_, index) => index !== place))).toMatchObject({
      ok: false,
      seq: place,
      reason: 'BAD_SEQ',
    });
    const forged = verifyLedger(
      relinked(
        entries.filter((_, index) => index !== place),
        place,
      ),
    );
    expect(forged.ok, 'made again').toBe(entries[place]?.kind === 'exchanged' && forged.ok);
  });

  test.each(SEEDS.slice(0, 12))('swapped, campaign %i', (seed) => {
    const entries = ledger(seed);
    const place = at(entries, seed * 5);
    const swapped = [...entries];
    [swapped[place], swapped[place + 1]] = [entries[place + 1] as Entry, entries[place] as Entry];
    expect(verifyLedger(swapped)).toMatchObject({ ok: false, seq: place });
    expect(verifyLedger(relinked(swapped, place)).ok).toBe(false);
  });

  test.each(SEEDS.slice(0, 12))('changed, campaign %i', (seed) => {
    const entries = ledger(seed);
    const place = entries.findIndex(({ kind }, index) => kind === 'fought' && index > seed);
    const bad = entries[place < 0 ? entries.findIndex(({ kind }) => kind === 'fought') : place];
    if (bad?.kind !== 'fought') return;
    const winner = bad.body.report.winner === 'HERB' ? 'CARN' : 'HERB';
    const forged = { ...bad, body: { ...bad.body, report: { ...bad.body.report, winner } } } as Entry;
    const changed = entries.map((one) => (one === bad ? forged : one));
    expect(verifyLedger(changed)).toMatchObject({ ok: false, seq: bad.seq, reason: 'BAD_HASH' });
    expect(verifyLedger(relinked([...changed], bad.seq))).toMatchObject({
      ok: false,
      seq: bad.seq,
      reason: 'BAD_REPORT',
    });
  });

  test.each([
    ['BAD_PREV', (entry: Entry) => ({ ...entry, prev: '1'.repeat(64) })],
    ['BAD_HASH', (entry: Entry) => ({ ...entry, at: '2030-01-01T00:00:00.000Z' })],
    ['BAD_LINE', (entry: Entry) => hashed({ ...entry, line: 2 })],
    ['BAD_BODY', (entry: Entry) => hashed({ ...entry, body: { ...entry.body, more: 1 } } as unknown as Entry)],
    ['BAD_BODY', (entry: Entry) => hashed({ ...entry, by: 'Ada Lovelace' })],
    ['BAD_BODY', (entry: Entry) => hashed({ ...entry, campaign: 'another' })],
    ['BAD_BODY', (entry: Entry) => hashed({ ...entry, kind: 'constructor' } as unknown as Entry)],
    ['ILLEGAL_ACT', (entry: Entry) => hashed({ ...entry, by: 'CARN/0' })],
    ['ILLEGAL_ACT', (entry: Entry) => hashed({ ...entry, body: { ...entry.body, city: 'c11' } } as unknown as Entry)],
  ])('LC-165: %s', (reason, forge) => {
    const war = War.begun();
    war.play('HERB', { type: 'declare', kind: 'attack', city: 'c02' });
    const place = war.entries.findIndex(({ kind }) => kind === 'declared');
    const forged = war.entries.map((one, index) => (index === place ? (forge(one) as Entry) : one));
    expect(verifyLedger(forged)).toMatchObject({ ok: false, seq: place, reason });
  });

  test.each([[[null]], [[[]]], [['']], [[]]])('LC-165: %j is no ledger', (entries) => {
    expect(verifyLedger(entries).ok).toBe(false);
  });

  test('BAD_CARRY: another carry-over; BAD_STATE: another AFTERMATH', () => {
    const war = War.begun();
    war.fight('HERB', 'c02', randomReport(prepared(), fastChance(3)));
    const change = (kind: string, body: object) =>
      relinked(
        war.entries.map((one) => (one.kind === kind ? ({ ...one, body: { ...one.body, ...body } } as Entry) : one)),
        2,
      );
    expect(verifyLedger(change('mustered', { carry: '0'.repeat(64) }))).toMatchObject({ reason: 'BAD_CARRY' });
    expect(verifyLedger(change('aftermath', { tacticGained: 'T20' }))).toMatchObject({ reason: 'BAD_STATE' });
    const unfinished = war.entries.slice(0, -1);
    expect(verifyLedger(unfinished)).toMatchObject({ ok: false, seq: unfinished.length, reason: 'BAD_SEQ' });
  });
});

function hashed(entry: Entry): Entry {
  return { ...entry, hash: entryHash(entry) } as Entry;
}

function prepared(): War {
  const war = War.begun();
  war.play('HERB', { type: 'declare', kind: 'attack', city: 'c02' });
  return war;
}

describe('LC-089: corrections', () => {
  /** The fought entries of the current line with their reports. */
  const reportsOf = (war: War) => war.entries.flatMap((one) => (one.kind === 'fought' ? [one] : []));

  test.each(SEEDS.slice(0, 20))('the same report changes no state, campaign %i', (seed) => {
    const war = randomWar(seed, optionsOf(seed));
    const [first] = reportsOf(war);
    if (first === undefined || war.entries.some(({ kind }) => kind === 'closed')) return;
    const { winner, reason } = first.body.report;
    const before = war.hash;
    war.play('officer', { type: 'correct', of: first.seq, report: { winner, reason }, from: null, reason: CHANGED });
    expect(war.hash).toBe(before);
    expect(verifyLedger(war.entries)).toMatchObject({ ok: true });
  });

  test.each(SEEDS.slice(0, 20))('and back: the old state byte for byte, campaign %i', (seed) => {
    const war = randomWar(seed, optionsOf(seed));
    const last = reportsOf(war).at(-1);
    if (last === undefined || war.entries.some(({ kind }) => kind === 'closed')) return;
    const { winner, reason, medals } = last.body.report;
    const before = war.hash;
    const other = winner === 'HERB' ? 'CARN' : 'HERB';
    const correct = (of: number, report: object) =>
      war.play('officer', { type: 'correct', of, report, from: null, reason: CHANGED });
    if (
      war.refusal('officer', { type: 'correct', of: last.seq, report: { winner: other }, from: null, reason: CHANGED })
    )
      return;
    const [opened] = correct(last.seq, { winner: other });
    expect(
      war.refusal('officer', { type: 'correct', of: last.seq, report: { winner }, from: null, reason: CHANGED }),
    ).toBe('STALE_ENTRY');
    correct(opened?.seq ?? 0, { winner, reason, medals });
    expect(war.hash).toBe(before);
    expect(war.course.line).toBe(3);
    expect(verifyLedger(war.entries)).toMatchObject({ ok: true });
  });

  test.each(SEEDS.slice(0, 20))(
    'correcting and fighting the rest again is the campaign fought so from the start, %i',
    (seed) => {
      const war = War.begun({ conscripts: 2 });
      const twin = War.begun({ conscripts: 2 });
      const chance = fastChance(seed);
      war.play('HERB', { type: 'declare', kind: 'attack', city: 'c02' });
      const first = randomReport(war, chance);
      war.play('system', first);
      war.play('CARN', { type: 'declare', kind: 'attack', city: 'c05' });
      war.play('system', randomReport(war, chance));
      const of = reportsOf(war)[0]?.seq ?? 0;
      const patched = patchedReport((reportsOf(war)[0] as Extract<Entry, { kind: 'fought' }>).body.report, {
        winner: 'draw',
        reason: 'adjudication',
      });
      if (!patched.ok) throw new Error('not patched');
      war.play('officer', {
        type: 'correct',
        of,
        report: { winner: 'draw', reason: 'adjudication' },
        from: 2,
        reason: CHANGED,
      });
      expect(war.entries.at(-1)).toMatchObject({ kind: 'voided', body: { battle: 2, match: 'try-2' } });
      twin.fight('HERB', 'c02', { type: 'report', report: patched.value });
      expect(war.hash).toBe(twin.hash);
      expect(war.state).toMatchObject({ phase: 'declare', turn: 2, initiative: 'CARN' });
      war.play('CARN', { type: 'declare', kind: 'attack', city: 'c06' });
      expect(war.last('mustered')).toMatchObject({ battle: 2, match: 'try-2.3' });
      expect(verifyLedger(war.entries)).toMatchObject({ ok: true });
    },
  );
});

/** Entries: what each says, who writes it, and how it is linked (THE-RULES "The ledger"). */
import { expectOk } from '@fieldpost/engine';
import { expect, test } from 'vitest';
import { report, War } from '../testing/war.ts';
import { isBody } from './bodies.ts';
import { entryHash, KINDS, NO_HASH } from './entry.ts';
import { verifyLedger } from './verify.ts';
import { open, play } from './writing.ts';

test('LC-002: the first entry names the rules and the edition of all battles', () => {
  const [first] = new War().entries;
  expect(first?.body).toMatchObject({
    format: 'fieldpost-campaign@1',
    rules: 'aww-legacy@1',
    battles: 'animal-world-war@1',
  });
});

test('LC-081: numbers without gaps, each entry linked to the one before', () => {
  const war = War.begun();
  war.fight('HERB', 'c02', report('HERB'));
  for (const [at, entry] of war.entries.entries()) {
    expect(entry.seq).toBe(at);
    expect(entry.prev).toBe(war.entries[at - 1]?.hash ?? NO_HASH);
    expect(entry.hash).toBe(entryHash(entry));
  }
});

test('LC-081: an entry is never before the one ahead of it, whatever the clock says', () => {
  const noon = '2026-11-26T12:00:00.000Z';
  const options = new War().course.opening.options;
  const begun = open('try', options, noon);
  const act = (tactic: 'T16' | 'T14') => ({ type: 'startTactic', tactic }) as const;
  const early = expectOk(play(begun.course, 'HERB', act('T16'), '2026-11-26T11:59:59.000Z'), 'first');
  const { entries, course } = expectOk(play(early.course, 'CARN', act('T14'), '2026-11-26T11:00:00.000Z'), 'second');
  expect([...early.entries, ...entries].map(({ at }) => at).every((at) => at === noon)).toBe(true);
  const later = '2026-11-26T13:00:00.000Z';
  const pause = expectOk(play(course, 'system', { type: 'timeUp' }, later), 'later');
  expect(pause.entries.map(({ at }) => at)).toContain(later);
  // A course that was kept before it noted its instant goes by the clock.
  const { at: _unnoted, ...old } = course;
  expect(expectOk(play(old, 'system', { type: 'timeUp' }, '2026-11-26T10:00:00.000Z'), 'old').entries[0]?.at).toMatch(
    /T10/,
  );
});

test('LC-082: a body has all its keys and none beside them', () => {
  const war = War.begun();
  war.fight('HERB', 'c02', report('HERB'));
  for (const { kind, body } of war.entries) {
    expect(isBody(kind, body), kind).toBe(true);
    const [key = ''] = Object.keys(body);
    const { [key as 'turn']: _, ...short } = body as unknown as Record<string, unknown>;
    if (kind !== 'aftermath')
      expect([isBody(kind, short), isBody(kind, { ...body, more: 1 })], kind).toEqual([false, false]);
  }
  expect(KINDS).toHaveLength(14);
});

test('LC-014: who takes or leaves a seat is an entry that names the seat alone', () => {
  const war = War.begun({ playersHERB: 2 });
  war.play('system', { type: 'seat', empire: 'HERB', player: 1, change: 'left' });
  expect(war.last('seat')).toEqual({ empire: 'HERB', player: 1, change: 'left' });
  expect(war.refusal('system', { type: 'seat', empire: 'CARN', player: 1, change: 'left' })).toBe('NOT_MEMBER');
  expect(war.entries.map(({ by }) => by)).toEqual(['system', 'system', 'system']);
  expect(verifyLedger(war.entries)).toMatchObject({ ok: true });
});

test('LC-067: no report is taken from a person', () => {
  const war = War.begun();
  war.play('HERB', { type: 'declare', kind: 'attack', city: 'c02' });
  for (const by of ['HERB', 'CARN', 'officer']) expect(war.refusal(by, report('HERB'))).toBe('NOT_MEMBER');
  expect(war.refusal('system', report('HERB'))).toBeNull();
});

/** Corrections: what an officer may say, what stands, what is fought again (LC-085 to LC-089). */
import { describe, expect, test } from 'vitest';
import { awwLegacy } from '../campaign.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { type RawAct, report, War } from '../testing/war.ts';

const WHY = 'The hill counted too early.';
const STANDS = { end: 'standing', at: [0, 0] };
const STAND_DOWN = { type: 'declare', kind: 'standDown' };
const correct = (of: number, more: object): RawAct => ({ type: 'correct', of, from: null, reason: WHY, ...more });

/** HERB takes c02 (entries 2 to 5), CARN takes c05 (6 to 9). */
function twoBattles(): War {
  const war = War.begun();
  const medals = [
    { soldierId: 'H.medic', medal: 'M02', evidence: [] },
    { soldierId: 'H.chef', medal: 'M08', evidence: [] },
  ];
  war.fight('HERB', 'c02', report('HERB', { 'H.medic': STANDS, 'H.chef': STANDS, 'C.medic': STANDS }, { medals }));
  war.fight('CARN', 'c05', report('CARN', { 'C.captain': STANDS, 'H.captain': STANDS }));
  return war;
}

describe('LC-085: what may be said anew', () => {
  test.each([
    ['another winner', { report: { winner: 'CARN', reason: 'adjudication' } }, null],
    ['where a soldier ended', { report: { units: { 'H.medic': { end: 'wounded', at: [0, 1] } } } }, null],
    ['LC-165: a civilian', { report: { units: { V1: { end: 'dead' } } } }, 'MALFORMED'],
    ['LC-165: an end that is none', { report: { units: { 'H.medic': { end: 'flying' } } } }, 'MALFORMED'],
    ['LC-165: what is counted', { report: { units: { 'H.medic': { damageTaken: 3 } } } }, 'MALFORMED'],
    ['rounds', { report: { rounds: 3 } }, 'MALFORMED'],
    ['LC-165: a reason too short', { report: { winner: 'draw' }, reason: '123456789' }, 'REASON_REQUIRED'],
    ['LC-165: from 0', { report: { winner: 'draw' }, from: 0 }, 'MALFORMED'],
    ['LC-165: from below k', { report: { winner: 'draw' }, from: 1 }, 'MALFORMED'],
    ['LC-165: from beyond the last battle', { report: { winner: 'draw' }, from: 3 }, 'MALFORMED'],
  ])('%s', (_, more, code) => expect(twoBattles().refusal('officer', correct(4, more))).toBe(code));

  test('LC-089: what holds no report is no entry to correct; LC-012: nor is it a member’s to do', () => {
    const war = twoBattles();
    expect(war.refusal('officer', correct(5, { report: { winner: 'draw' } }))).toBe('STALE_ENTRY');
    expect(war.refusal('HERB/1', correct(4, { report: { winner: 'draw' } }))).toBe('NOT_COMMANDER');
  });

  test('LC-012: what a commander corrects alone has their seat in the ledger, which proves it, and marks the war', () => {
    const war = twoBattles();
    war.play('officer', correct(4, { report: { winner: 'draw' } }));
    expect(awwLegacy.look(war.course).correctedByPlayer).toBe(false);
    const second = war.entries.findLast(({ kind }) => kind === 'fought')?.seq ?? 0;
    const [entry] = war.play('HERB', correct(second, { report: { winner: 'draw' } }));
    expect(entry).toMatchObject({ kind: 'corrected', by: 'HERB/0' });
    expect(awwLegacy.look(war.course).correctedByPlayer).toBe(true);
    expect(verifyLedger(war.entries)).toMatchObject({ ok: true });
  });

  test('medals of a winner fall with the victory, others stay', () => {
    const war = twoBattles();
    expect(war.soldier('H.medic')).toMatchObject({ medals: ['M02'], rank: 1 });
    war.play('officer', correct(4, { report: { winner: 'CARN', reason: 'adjudication' }, from: 2 }));
    expect(war.soldier('H.medic')).toMatchObject({ medals: [], rank: 0 });
    expect(war.soldier('H.chef').medals).toEqual(['M08']);
    expect(war.last('corrected').report).toMatchObject({ by: 'adjudication', winner: 'CARN' });
  });
});

describe('LC-087, LC-088: what stands', () => {
  test('the rest stands: its AFTERMATHs are said again on a new line, and nothing is deleted', () => {
    const war = twoBattles();
    const old = war.entries.length;
    const written = war.play(
      'officer',
      correct(4, { report: { units: { 'H.chef': { end: 'wounded', at: [0, 0] } } } }),
    );
    expect(written.map(({ kind, line }) => [kind, line])).toEqual([
      ['corrected', 2],
      ['aftermath', 2],
      ['aftermath', 2],
    ]);
    expect(war.entries).toHaveLength(old + 3);
    expect(verifyLedger(war.entries)).toMatchObject({ ok: true });
  });

  test('a battle that is broken cannot stand: REST_BROKEN, and from must reach it', () => {
    const war = twoBattles();
    war.play('HERB', STAND_DOWN);
    war.fight('CARN', 'c09', report('CARN'));
    const lost = { report: { winner: 'HERB', reason: 'adjudication' } };
    expect(war.refusal('officer', correct(8, lost))).toBe('REST_BROKEN');
    war.play('officer', correct(8, { ...lost, from: 3 }));
    expect(war.state).toMatchObject({
      phase: 'declare',
      turn: 4,
      initiative: 'CARN',
      cities: { c05: null, c09: null },
    });
    expect(war.last('voided')).toEqual({ battle: 3, match: 'try-3', reason: 'corrected' });
    expect(verifyLedger(war.entries)).toMatchObject({ ok: true });
  });

  test('a battle under way goes on where nothing of it has changed, and is voided where it cannot be', () => {
    const under = () => {
      const war = twoBattles();
      war.play('HERB', { type: 'declare', kind: 'attack', city: 'c06' });
      return war;
    };
    const goesOn = under();
    goesOn.play('officer', correct(8, { report: { units: { 'C.captain': { at: [1, 0] } } } }));
    expect(goesOn.state).toMatchObject({ phase: 'battle', battle: { battle: 3, match: 'try-3' } });
    goesOn.play('system', report('HERB'));
    expect(goesOn.state.cities.c06).toBe('HERB');
    expect(verifyLedger(goesOn.entries)).toMatchObject({ ok: true });
    const stops = under();
    const draw = { report: { winner: 'draw', reason: 'adjudication' } };
    expect(stops.refusal('officer', correct(4, draw))).toBe('REST_BROKEN');
    stops.play('officer', correct(4, { ...draw, from: 3 }));
    expect(stops.state).toMatchObject({ phase: 'declare', turn: 3, battle: null });
    expect(verifyLedger(stops.entries)).toMatchObject({ ok: true });
  });

  test('the battle itself is fought again, at its MUSTER', () => {
    const war = twoBattles();
    const written = war.play('officer', correct(4, { match: 'try-1' }));
    expect(written.map(({ kind }) => kind)).toEqual(['corrected', 'voided', 'voided', 'mustered']);
    expect(war.state).toMatchObject({ phase: 'battle', turn: 1, battle: { battle: 1, match: 'try-1.3' } });
    war.play('system', report('CARN'));
    expect(war.state).toMatchObject({ turn: 2, cities: { c02: null, c05: null } });
    expect(verifyLedger(war.entries)).toMatchObject({ ok: true });
  });

  test('an outcome may vanish: the war goes on', () => {
    const war = War.begun({ cap: 10 });
    war.fight('HERB', 'c02', report('HERB'));
    for (let turn = 2; turn <= 10; turn += 1) war.play(turn % 2 ? 'HERB' : 'CARN', STAND_DOWN);
    expect(war.state.outcome).toEqual({ winner: 'HERB', reason: 'cap' });
    war.play('officer', correct(4, { report: { winner: 'draw', reason: 'adjudication' } }));
    expect(war.state.outcome).toEqual({ winner: 'draw', reason: 'cap' });
    war.play(
      'officer',
      correct(war.entries.findLast(({ kind }) => kind === 'corrected')?.seq ?? 0, { match: 'try-1' }),
    );
    expect(war.state).toMatchObject({ phase: 'battle', outcome: null, turn: 1 });
    expect(verifyLedger(war.entries)).toMatchObject({ ok: true });
  });

  test('an exchange of the past is an input like a battle: it stands, or what comes after it falls', () => {
    const caught = { end: 'wounded', at: [0, 0], enemiesOnTile: true };
    const war = War.begun();
    war.fight('HERB', 'c02', report('HERB', { 'C.gunner': caught, 'C.medic': STANDS }));
    war.fight('CARN', 'c05', report('CARN', { 'H.gunner': caught }));
    war.play('HERB', { type: 'offerExchange', give: ['C.gunner'], take: ['H.gunner'] });
    war.play('CARN', { type: 'answerExchange', accept: true });
    war.fight('HERB', 'c10', report('HERB', { 'H.medic': STANDS }));
    const [first] = war.entries.filter(({ kind }) => kind === 'fought');
    const saved = { report: { units: { 'C.gunner': { inZone: 'CARN' } } } };
    expect(war.refusal('officer', correct(first?.seq ?? 0, saved))).toBe('REST_BROKEN');
    war.play('officer', correct(first?.seq ?? 0, { ...saved, from: 3 }));
    expect(war.soldier('C.gunner').status).toBe('ready');
    expect(war.soldier('H.gunner').status).toBe('pow');
    expect(war.state).toMatchObject({ phase: 'declare', turn: 3 });
    expect(verifyLedger(war.entries)).toMatchObject({ ok: true });
  });
});

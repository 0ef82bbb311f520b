/** LC-141: what is answered by post. */
import { describe, expect, test } from 'vitest';
import { report, War } from '../testing/war.ts';
import { readLine, smallActs } from './by-letter.ts';

const DECLARED = { type: 'declare', city: null, soldier: null, pows: [], terms: null };

describe('LC-141: lines', () => {
  test.each([
    ['attack c02', { ...DECLARED, kind: 'attack', city: 'c02' }],
    ['  Attack   FROSTFEN ', { ...DECLARED, kind: 'attack', city: 'c02' }],
    ['attack old chapel', { ...DECLARED, kind: 'attack', city: 'c07' }],
    ['rescue c05 H.gunner', { ...DECLARED, kind: 'rescue', city: 'c05', pows: ['H.gunner'] }],
    [
      'rescue lotus bastion h.medic, h.gunner',
      { ...DECLARED, kind: 'rescue', city: 'c11', pows: ['H.gunner', 'H.medic'] },
    ],
    ['recover H.sniper', { ...DECLARED, kind: 'recover', soldier: 'H.sniper' }],
    ['stand down', { ...DECLARED, kind: 'standDown' }],
  ])('%s', (line, act) => {
    const read = readLine(War.begun().course, 'HERB', line);
    const sorted = read !== null && 'pows' in read ? { ...read, pows: [...read.pows].sort() } : read;
    expect(sorted).toEqual({ ...act, pows: [...act.pows].sort() });
  });

  test.each([
    'attack',
    'attack c17',
    'attack the moon',
    'rescue c05',
    'recover',
    'accept',
    'refuse',
    'resign',
    'Hello,',
  ])('%s is none', (line) => {
    expect(readLine(War.begun().course, 'HERB', line)).toBeNull();
  });
});

describe('LC-141: small answers', () => {
  const kinds = (war: War, side: 'HERB' | 'CARN') =>
    smallActs(war.course, side).map((act) => ('accept' in act ? `${act.type} ${act.accept}` : act.type));

  test('whoever has the initiative may stand down, and nobody else anything', () => {
    expect([kinds(War.begun(), 'HERB'), kinds(War.begun(), 'CARN')]).toEqual([['declare'], []]);
  });

  test('terms that are offered are taken or refused, by a button and by a line', () => {
    const war = War.begun();
    war.play('HERB', { type: 'declare', kind: 'attack', city: 'c02', terms: { objective: 'O04' } });
    expect([kinds(war, 'CARN'), kinds(war, 'HERB')]).toEqual([['answerTerms true', 'answerTerms false'], []]);
    expect(readLine(war.course, 'CARN', 'accept')).toEqual({ type: 'answerTerms', accept: true });
    expect(readLine(war.course, 'CARN', 'Refuse')).toEqual({ type: 'answerTerms', accept: false });
  });

  test('an exchange, too', () => {
    const war = War.begun();
    const lies = { at: [0, 0], enemiesOnTile: true };
    war.fight('HERB', 'c02', report('HERB', { 'C.gunner': { end: 'wounded', ...lies } }));
    war.fight('CARN', 'c05', report('CARN', { 'H.gunner': { end: 'wounded', ...lies } }));
    war.play('HERB', { type: 'offerExchange', give: ['C.gunner'], take: ['H.gunner'] });
    expect(kinds(war, 'CARN')).toEqual(['answerExchange true', 'answerExchange false']);
    expect(readLine(war.course, 'CARN', 'refuse')).toEqual({ type: 'answerExchange', accept: false });
  });
});

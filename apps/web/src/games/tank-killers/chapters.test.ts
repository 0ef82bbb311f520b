import type { Notice, Open } from '@fieldpost/rules-tank-killers';
import { describe, expect, test } from 'vitest';
import { animationSteps } from './animation-steps.ts';
import { chaptersOf } from './chapters.ts';
import { attackOf, momentsOf, resultInWords, standInWords } from './exchange.ts';
import { projected } from './projecting.ts';

const force = {
  list: {},
  deck: 9,
  top: null,
  table: [],
  reserve: [],
  casualties: [],
  hand: 4,
  cycles: 0,
  waiting: false,
  turns: 1,
  breakAt: 20,
};
const OPEN = {
  active: 'german',
  attack: null,
  discard: [],
  forces: { german: force, anglo: { ...force, table: [{ id: '#1', unit: 'A01', attacked: 'never' }] } },
} as unknown as Open;

/** Example 1, and a second attack that is stopped without effect. */
const FIRST: readonly Notice[] = [
  { type: 'turnBegan', side: 'german', turn: 1 },
  { type: 'drew', side: 'german', card: null },
  { type: 'cameUp', side: 'german', id: '#2', unit: 'G02' },
  { type: 'targeted', side: 'anglo', id: '#1', unit: 'A01', place: 'table' },
  { type: 'played', side: 'anglo', card: 'T58', window: 'modifier' },
  { type: 'played', side: 'german', card: 'T13', window: 'modifier' },
  { type: 'resolved', factor: 7, defence: 6 },
  { type: 'lost', side: 'anglo', id: '#1', unit: 'A01', why: 'destroyed' },
  { type: 'attackEnded', result: 'destroyed' },
];
const SECOND: readonly Notice[] = [
  { type: 'played', side: 'german', card: 'T47', window: 'free' },
  { type: 'attacksAgain', side: 'german', id: '#2', unit: 'G02' },
  { type: 'turnedUp', side: 'anglo', id: '#3', unit: 'A07' },
  { type: 'targeted', side: 'anglo', id: '#3', unit: 'A07', place: 'top' },
  { type: 'played', side: 'anglo', card: 'T29', window: 'lostAttack' },
  { type: 'played', side: 'german', card: 'T31', window: 'negate' },
  { type: 'settled', side: 'anglo', card: 'T29', stands: false },
];

describe('the told story', () => {
  const chapters = chaptersOf([
    { index: 0, notices: FIRST },
    { index: 1, notices: SECOND },
  ]);

  test('has a chapter for each attack, with its cards, its result and what it cost', () => {
    expect(chapters.map(({ step, attack }) => [step, attack.number, attack.cards.length, attack.result])).toEqual([
      [0, 1, 2, 'destroyed'],
      [1, 2, 2, null],
    ]);
    expect(chapters[0]?.lost).toEqual([{ side: 'anglo', unit: 'A01' }]);
    expect(chapters[1]?.attack.cards.map(({ negated }) => negated)).toEqual([true, false]);
  });

  test('an attack in which a formation broke ends with the match, without another word', () => {
    const broken = FIRST.filter(({ type }) => type !== 'attackEnded');
    const finished = { type: 'finished', outcome: { reason: 'breakpoint', places: [] } } as unknown as Notice;
    const [chapter] = chaptersOf([{ index: 0, notices: [...broken, finished] }]);
    expect(chapter?.attack.result).toBe('destroyed');
    const { attack } = broken.reduce(projected, OPEN);
    if (attack === null) throw new Error('no attack');
    expect(attackOf({ ...OPEN, attack })?.result).toBeNull();
    expect(attackOf({ ...OPEN, attack, phase: 'over' })?.result).toBe('destroyed');
  });

  test('leaves an attack out whose beginning it does not know', () => {
    expect(chaptersOf([{ index: 5, notices: FIRST.slice(4) }])).toEqual([]);
  });

  test('tells after each card how it stood', () => {
    const attack = chapters[0]?.attack;
    if (!attack) throw new Error('no attack');
    expect(momentsOf(attack).map(({ factor, change }) => [factor, change])).toEqual([
      [4, -8],
      [7, 3],
    ]);
    expect([standInWords(attack), resultInWords(attack)]).toEqual(['7 against 6', 'Destroyed']);
  });
});

describe('motion', () => {
  test('shows one thing more with each step, and passes over what is not seen', () => {
    const steps = animationSteps(OPEN, FIRST);
    expect(steps).toHaveLength(FIRST.length - 1);
    expect(steps.at(-1)?.open.attack).toMatchObject({ result: 'destroyed', attacker: { unit: 'G02' } });
    expect(steps.at(-1)?.open.forces.anglo).toMatchObject({ table: [], casualties: ['A01'] });
    expect(steps.every(({ ms }) => ms > 0)).toBe(true);
  });

  test('turns a card up, negates, counts hands', () => {
    const open = [...FIRST, ...SECOND].reduce(projected, OPEN);
    expect(open.forces.anglo.top).toEqual({ id: '#3', unit: 'A07' });
    expect(open.attack?.cards.map(({ card, negated }) => [card, negated])).toEqual([
      ['T29', true],
      ['T31', false],
    ]);
    expect([open.forces.german.hand, open.forces.anglo.hand]).toEqual([4 + 1 - 3, 4 - 2]);
  });
});

import { refusesDeck } from '@fieldpost/rules-tank-killers';
import { presetCards, TACTICS, tacticNamed } from '@fieldpost/rules-tank-killers/catalogue';
import { describe, expect, test } from 'vitest';
import { conditionInWords, effectInShort, effectInWords, onlyWhen } from './card-words.ts';
import { changed, commitOf, measuresOf } from './deck/deck-design.ts';
import { lossOf, ruleOf } from './rule-links.ts';
import { whyNot } from './why-not.ts';

const wordsOf = (name: string): string => {
  const tactic = tacticNamed(name);
  if (!tactic) throw new Error(name);
  return `${effectInWords(tactic.effect)} ${conditionInWords(tactic)}`.trim();
};

describe('the text of a card', () => {
  test.each([
    ['AP Round', 'Gun +3.'],
    ['Flame Thrower', 'Gun +3, Inf +3. The attacker’s range becomes point blank. The attacker is a tank or infantry.'],
    [
      '500 yards',
      'Gun −1. The fight moves to 500 yards: an attacker without that range ends it. Not in a support attack.',
    ],
    ['Bazooka/PIAT', 'Gun +5. The attacker is Allied infantry. The target is a vehicle. Allied player only.'],
    ['Tanks vs Infantry', 'Stops the attack. The attacker is a tank. The target is infantry. Not in a support attack.'],
    [
      'Fast Turret Traverse',
      'Another attack, with a unit that attacked already. The unit must be a tank. Allied player only.',
    ],
    ['Repairs', 'Cancels the card just played. Counters a Hit, a Damage card or Breakdown.'],
    [
      'Blitzkrieg',
      'Another attack, with the top formation card. The last attacker was a light or medium tank. German player only.',
    ],
  ])('%s', (name, words) => {
    expect(wordsOf(name)).toBe(words);
  });

  test('no card is without one, and its short form fits its face', () => {
    for (const { effect } of TACTICS) {
      expect(effectInWords(effect)).toMatch(/\.$/);
      expect(effectInShort(effect)).toMatch(/^.{1,16}$/);
    }
  });
});

describe('a card whose condition does not hold says the condition', () => {
  test.each([
    ['Tanks vs Infantry', 'Only when the attacker is a tank and the target is infantry.'],
    ['Bazooka/PIAT', 'Only when the attacker is Allied infantry and the target is a vehicle.'],
    ['AP Round', 'Only when the target is not infantry.'],
    ['Flame Thrower', 'Only when the attacker is a tank or infantry and the fight is not beyond point blank.'],
    ['Fast Turret Traverse', 'Only when a tank can attack again.'],
    ['Repairs', 'Only to counter a Hit, a Damage card or Breakdown.'],
  ])('%s', (name, sentence) => {
    const tactic = tacticNamed(name);
    if (!tactic) throw new Error(name);
    const refusal = { code: 'CONDITION_FAILED', rule: 'TDC-042' } as const;
    expect(whyNot({ card: tactic.id, refusal })).toEqual({ sentence, rule: 'TDC-042' });
    expect(whyNot({ card: tactic.id, refusal: null })).toBeNull();
  });

  test('each card asks for something, or is one that goes with every attack', () => {
    for (const tactic of TACTICS) {
      const sentence = onlyWhen(tactic);
      if (sentence !== null) expect(sentence, tactic.name).toMatch(/^Only (when|to counter) \S.+[^ ]\.$/);
      else expect(tactic.effect.kind === 'modify' && tactic.type !== 'Range', tactic.name).toBe(false);
    }
  });
});

describe('building a formation', () => {
  const cards = presetCards('german');

  test('TDC-101 to 103: measures against their limits', () => {
    expect(measuresOf('german', cards).map(({ value, kept }) => [value, kept])).toEqual([
      [40, true],
      [935, true],
      [6, true],
      [4, true],
      [3, true],
    ]);
  });

  test('says no exactly where the game does', () => {
    const draft = changed(changed(cards, 'G08', 1), 'G01', -1);
    expect(measuresOf('german', draft).find(({ kept }) => !kept)?.rule).toBe('TDC-102');
    expect(refusesDeck('german', commitOf('german', draft).cards)).toMatchObject({ rule: 'TDC-102' });
  });

  test('a line has from none to twice its copies', () => {
    expect(changed(cards, 'G08', 9)).toMatchObject({ G08: 2 });
    expect(changed(cards, 'G08', -9)).not.toHaveProperty('G08');
    expect(Object.keys(commitOf('german', { G02: 1, G01: 2 }).cards)).toEqual(['G01', 'G02']);
  });
});

test('what happened names its rule, and what it cost', () => {
  expect(ruleOf({ type: 'attackEnded', result: 'outOfRange' })).toBe('TDC-054');
  expect(ruleOf({ type: 'finished', outcome: { reason: 'breakpoint' } })).toBe('TDC-090');
  expect(ruleOf({ type: 'passed' })).toBeNull();
  expect(lossOf({ type: 'lost', side: 'anglo', unit: 'A01' })).toEqual({ side: 'anglo' });
});

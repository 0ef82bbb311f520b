import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { wrongDraw } from '../record/verify.ts';
import { fastChance } from './fast.ts';
import { noChance } from './none.ts';
import { pick } from './recorded.ts';
import { ScriptFault, scriptedChance } from './scripted.ts';
import { commitmentOf, type DiceSecret, fairRoll, seededChance } from './seeded.ts';

const SECRET: DiceSecret = { matchId: 'm1', seed: new Uint8Array(32).fill(7), salts: ['0a0b', 'ff'] };

/** The same as fairRoll, written a second time with Node's own cryptography. */
function rollByNode(faces: number, index: number): number {
  const key = Buffer.concat([Buffer.from(SECRET.seed), ...SECRET.salts.map((salt) => Buffer.from(salt, 'hex'))]);
  const limit = 2 ** 32 - (2 ** 32 % faces);
  for (let attempt = 0; ; attempt++) {
    const word = createHmac('sha256', key).update(`m1:${index}:${attempt}`).digest().readUInt32BE(0);
    if (word < limit) return (word % faces) + 1;
  }
}

describe('fair dice', () => {
  test('are HMAC-SHA-256 of match, number and attempt under seed and salts', () => {
    for (const faces of [1, 2, 6, 20, 3_000_000_000])
      for (let index = 0; index < 50; index++) expect(fairRoll(SECRET, faces, index)).toBe(rollByNode(faces, index));
  });

  test('are committed to by the SHA-256 of the seed', () => {
    expect(commitmentOf(SECRET.seed)).toBe(createHash('sha256').update(SECRET.seed).digest('hex'));
  });

  test('go on where the log ends, whatever process throws them', () => {
    const whole = seededChance(SECRET, 0);
    for (let count = 0; count < 10; count++) whole.draw(6, 'x');
    const later = seededChance(SECRET, 7);
    later.draw(6, 'x');
    expect(later.draws).toEqual(whole.draws.slice(7, 8));
  });

  test('change with every salt', () => {
    const rolls = (salts: readonly string[]) =>
      Array.from({ length: 40 }, (_, index) => fairRoll({ ...SECRET, salts }, 6, index)).join('');
    expect(new Set([rolls([]), rolls(['0a0b']), rolls(['0a0c']), rolls(['0a0b', 'ff'])]).size).toBe(4);
  });

  test('fall evenly: chi-squared of 12,000 throws of six faces stays below the 0.1 % bound', () => {
    const rolls = Array.from({ length: 12_000 }, (_, index) => fairRoll(SECRET, 6, index));
    const counts = [1, 2, 3, 4, 5, 6].map((face) => rolls.filter((roll) => roll === face).length);
    const chiSquared = counts.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0);
    expect(chiSquared).toBeLessThan(20.5);
  });

  test('every draw is verified, and the first wrong one is found', () => {
    const chance = seededChance(SECRET, 0);
    chance.draw(6, 'a');
    chance.take({ ace: 1, king: 3 }, 'b');
    chance.draw(100, 'c');
    expect(wrongDraw(SECRET, chance.draws)).toBeNull();
    const forged = chance.draws.map((draw) => (draw.index === 1 ? { ...draw, result: (draw.result % 4) + 1 } : draw));
    expect(wrongDraw(SECRET, forged)).toEqual(forged[1]);
    expect(wrongDraw(SECRET, chance.draws.slice(1))?.index).toBe(1);
    expect(wrongDraw({ ...SECRET, salts: [] }, chance.draws)).not.toBeNull();
    expect(wrongDraw({ ...SECRET, matchId: 'm2' }, chance.draws)).not.toBeNull();
  });
});

describe('late cards', () => {
  test('lie in a row sorted by name, each as often as it is left', () => {
    const remaining = { king: 2, ace: 1, ten: 0, nine: 1 };
    expect([1, 2, 3, 4].map((place) => pick(remaining, place))).toEqual(['ace', 'king', 'king', 'nine']);
    expect(() => pick(remaining, 5)).toThrow('nothing lies');
  });

  test('are drawn by count and recorded like dice', () => {
    const chance = scriptedChance([3]);
    expect(chance.take({ b: 2, a: 2 }, 'card')).toBe('b');
    expect(chance.draws).toEqual([{ index: 0, faces: 4, purpose: 'card', result: 3 }]);
  });

  test('cannot be drawn from nothing', () => {
    expect(() => fastChance(1).take({ a: 0 }, 'card')).toThrow('whole number of faces');
  });
});

describe('scripted dice', () => {
  test('give what is written and must be used up', () => {
    const chance = scriptedChance([6, 1]);
    expect([chance.draw(6, 'a'), chance.left()]).toEqual([6, 1]);
    expect(() => chance.mustBeSpent()).toThrow('1 of 2 rolls');
    expect(chance.draw(2, 'b')).toBe(1);
    chance.mustBeSpent();
  });

  test.each([
    [[], 6, 'DICE_SPENT'],
    [[7], 6, 'DICE_UNFIT'],
    [[0], 6, 'DICE_UNFIT'],
    [[1.5], 6, 'DICE_UNFIT'],
  ])('%j on %i faces is %s', (rolls, faces, code) => {
    const chance = scriptedChance(rolls);
    expect(() => chance.draw(faces, 'x')).toThrow(ScriptFault);
    expect(chance.draws).toEqual([]);
    try {
      chance.draw(faces, 'x');
    } catch (error) {
      expect(error).toMatchObject({ code });
    }
  });

  test('may go on with what is left', () => {
    const chance = scriptedChance([4, 5, 6], 2);
    expect([chance.draw(6, 'x'), chance.draws[0]?.index, chance.left()]).toEqual([6, 2, 0]);
  });
});

describe('other dice', () => {
  test('of a playout repeat themselves and stay within their faces', () => {
    const rolls = (seed: number) => {
      const chance = fastChance(seed);
      for (let count = 0; count < 500; count++) chance.draw(6, 'x');
      return chance.draws.map(({ result }) => result);
    };
    expect(rolls(3)).toEqual(rolls(3));
    expect(rolls(3)).not.toEqual(rolls(4));
    expect(new Set(rolls(3))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('where no luck is allowed, a throw is a bug', () => {
    expect(() => noChance().draw(6, 'x')).toThrow('no luck is allowed');
  });

  test.each([0, -1, 1.5, Number.NaN])('no die has %d faces', (faces) => {
    expect(() => fastChance(1).draw(faces, 'x')).toThrow('whole number');
  });
});

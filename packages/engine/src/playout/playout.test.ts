import { describe, expect, test } from 'vitest';
import { noChance } from '../chance/none.ts';
import { exampleGame } from '../example-game/example-game.ts';
import { canonicalJson, hashOf } from '../hash/canonical.ts';
import { openMatch } from '../match/open.ts';
import { expectOk } from '../result.ts';
import { perft } from './perft.ts';
import { playout, playouts } from './playout.ts';

const SETUP = { scenario: { strength: 2, flags: 2 as const }, options: { turns: 6 }, carryOver: null };

describe('playouts', () => {
  test('repeat themselves from a seed', () => {
    const once = playouts(exampleGame, [SETUP], 20, 4);
    expect(playouts(exampleGame, [SETUP], 20, 4)).toEqual(once);
    expect(playouts(exampleGame, [SETUP], 20, 5).hash).not.toBe(once.hash);
    expect(once).toMatchObject({ matches: 20, ends: { strength: 20 } });
  });

  test('stop at a bound', () => {
    expect(playout(exampleGame, SETUP, 1, undefined, 3).ending).toBeNull();
  });
});

describe('perft', () => {
  test('counts lines of play: three fields to bury, then bury again or be ready', () => {
    const { game } = expectOk(openMatch(exampleGame, SETUP, noChance()), 'opening');
    // Both players of red may give each command; nothing is listed for a side twice by one seat.
    expect([0, 1, 2].map((depth) => perft(exampleGame, game, depth))).toEqual([1, 6, 6 * 8]);
  });
});

describe('canonical JSON', () => {
  test('does not depend on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
  });

  test('is hashed with SHA-256', () => {
    expect(hashOf('abc')).toBe('6cc43f858fbb763301637b5af970e2a46b46f461f27e5a0f41e009c59b827b25');
  });
});

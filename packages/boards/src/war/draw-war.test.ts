/** LC-131, LC-141: the map of a war. */
import type { Atlas } from '@fieldpost/engine';
import { expect, test } from 'vitest';
import { toSvg } from '../scene/to-svg.ts';
import { drawWar } from './draw-war.ts';
import { against, EMBLEMS, ownerOf } from './signs.ts';

const place = (id: string, x: number, y: number, lines: readonly string[], key = false): Atlas['places'][number] => ({
  id,
  name: id.toUpperCase(),
  region: x < 50 ? 'West' : 'East',
  at: [x, y],
  lines,
  key,
  symbol: key ? 'tank' : null,
  notes: [],
});
const ATLAS: Atlas = {
  sides: { RED: 'The Reds', BLUE: 'The Blues' },
  places: [place('a', 20, 20, ['b']), place('b', 70, 20, ['a', 'c'], true), place('c', 75, 60, ['b'])],
  people: [],
  words: {},
  terms: [],
};
const map = (places: Readonly<Record<string, string | null>>) => drawWar(ATLAS, { places }, 800);

test('LC-131: an owner shows by the emblem, nobody by a tent; a key city has its crown and its symbol', () => {
  const svg = toSvg(map({ a: 'RED', b: 'BLUE', c: null }));
  for (const emblem of Object.values(EMBLEMS)) expect(svg.split(emblem)).toHaveLength(2);
  expect(svg).toContain('scale(1.25)');
  expect(toSvg(map({ a: null, b: null, c: null })).split(EMBLEMS.none)).toHaveLength(4);
});

test('LC-131: the front runs where the sides face each other, and nowhere else', () => {
  const front = '#b3261e';
  const lines = (places: Readonly<Record<string, string | null>>) => toSvg(map(places)).split(front).length - 1;
  // The line of the front itself is there in any case; a road that crosses it comes in the same red.
  expect(lines({ a: 'RED', b: 'BLUE', c: null })).toBe(2);
  expect(lines({ a: 'RED', b: 'RED', c: null })).toBe(1);
  expect([against({ a: 'RED', b: 'BLUE' }, 'a', 'b'), against({ a: 'RED', b: null }, 'a', 'b')]).toEqual([true, false]);
});

test('LC-131: in words, for who does not see it', () => {
  expect(map({ a: 'RED', b: 'RED', c: null }).description).toBe('The Reds holds A, B. The Blues holds no city.');
});

test('an owner of no side is nobody', () => {
  const sides = ['RED', 'BLUE'];
  expect([
    ownerOf({ a: 'RED' }, 'a', sides),
    ownerOf({ a: 'BLUE' }, 'a', sides),
    ownerOf({ a: 'x' }, 'a', sides),
  ]).toEqual(['first', 'second', 'none']);
  expect(ownerOf({}, 'a', [])).toBe('none');
});

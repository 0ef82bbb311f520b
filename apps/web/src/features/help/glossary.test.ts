import { expect, test } from 'vitest';
import { saidOf, type Term } from './glossary.ts';

const TERMS: readonly Term[] = [
  { words: ['Infantry'], says: 'On foot.', rule: 'X-001' },
  { words: ['Mechanized Infantry', 'Mechanized Inf.'], says: 'On wheels.', rule: 'X-002' },
  { words: ['damage', 'damaged'], says: 'It adds up.', rule: 'X-003' },
];

test.each([
  ['e4, South Infantry, damage 1 of 3', ['On foot.', 'It adds up.']],
  ['damage 2, infantry', ['It adds up.', 'On foot.']],
  ['Mechanized Infantry', ['On wheels.']],
  ['Mechanized Inf., damaged, damage 2', ['On wheels.', 'It adds up.']],
  ['Infantrymen', []],
  ['', []],
])('of %j is said %j', (name, says) => {
  expect(saidOf(TERMS, name).map((one) => one.says)).toEqual(says);
});

test('who stands somewhere is told of, however much there is to say of the place', () => {
  const facts = ['field', 'cover', 'zone', 'empire', 'captain'].map((word) => ({
    words: [word],
    says: word,
    rule: null,
  }));
  const said = (name: string) => saidOf(facts, name).map(({ says }) => says);
  expect(said('Open field, cover 1, zone of the empire; Ivory, captain')).toEqual([
    'field',
    'cover',
    'zone',
    'captain',
  ]);
  expect(said('field, cover, zone, empire, captain')).toEqual(['field', 'cover', 'zone', 'empire']);
});

import { expect, test } from 'vitest';
import { AROUND_THE_BOARD } from '../features/help/around-the-board.ts';
import { saidOf } from '../features/help/glossary.ts';
import { HELP as ANIMALS } from './animal-world-war/help.ts';
import { HELP as MASSES } from './mass-warfare/help.ts';
import { HELP as KILLERS } from './tank-killers/help.ts';
import { HELP as AWESOME } from './world-war-awesome/help.ts';
import { HELP as ARMS } from './wwi-combined-arms/help.ts';

const ALL = { ARMS, ANIMALS, KILLERS, MASSES, AWESOME };

test.each(Object.entries(ALL))(
  '%s: what is said is one plain sentence or two, after a rule that there is',
  (_, help) => {
    const wrong = [...help.terms, help.place].filter(
      ({ says, rule }) =>
        !/^[\p{L}\p{N}].*[.!]$/u.test(says) || says.length > 190 || help.rules[rule ?? ''] === undefined,
    );
    expect(wrong).toEqual([]);
  },
);

test.each(Object.entries(ALL))('%s: of each term is said what it is', (_, { terms }) => {
  const lost = terms.flatMap((term) =>
    term.words.filter((word) => !saidOf([...terms, ...AROUND_THE_BOARD], word).some(({ says }) => says === term.says)),
  );
  // A word that stands for two things at once would answer for one of them alone.
  expect(lost).toEqual([]);
});

test.each(Object.entries(ALL))('%s: what lies around its board is known, too', (_, { terms }) => {
  const all = [...terms, ...AROUND_THE_BOARD];
  const lost = AROUND_THE_BOARD.flatMap(({ words, says }) =>
    words.filter((word) => !saidOf(all, word).some((one) => one.says === says)),
  );
  expect(lost).toEqual([]);
  expect(AROUND_THE_BOARD.filter(({ says }) => !/^\p{L}.*[.]$/u.test(says) || says.length > 190)).toEqual([]);
});

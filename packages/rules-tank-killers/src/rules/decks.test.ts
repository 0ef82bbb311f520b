import { describe, expect, test } from 'vitest';
import { DECK_LIMITS, FORMATIONS, NATIONS, PRESET_IDS, PRESETS, presetCards } from '../catalogue/index.ts';
import { testRows } from '../testing/rows.ts';
import { Trial } from '../testing/trial.ts';
import { deckCounts, deckValue, refusesDeck } from './decks.ts';

const BUILT = { customDecks: 'on', first: 'german' };
const DICE = [1, 1, 1, 1, 1, 1, 1, 1, 1];
const german = presetCards('german');

describe('building a formation', () => {
  testRows([
    {
      rule: 'TDC-100',
      what: 'both commit in secret; then both lists are public',
      at: {},
      options: BUILT,
      dice: DICE,
      script: [
        'deck panzer => The German has built a formation.',
        'G: deck german => NOT_YOUR_DECISION',
        'deck american => Both formations are laid open.',
        '? maneuver german | german deck 40',
      ],
    },
    {
      rule: 'TDC-101',
      what: 'the size is exact, and the lines are of one list',
      at: {},
      options: BUILT,
      script: [
        'deck 40xG99 => DECK_INVALID TDC-101',
        'deck american => DECK_INVALID TDC-101',
        'deck 12xG01 => DECK_INVALID TDC-101',
      ],
    },
  ]);

  test('TDC-100 nobody sees the other’s deck before both are committed, nor that it is', () => {
    const trial = new Trial({}, BUILT, DICE);
    const before = trial.viewOf('anglo');
    trial.play('deck panzer');
    expect(trial.viewOf('anglo')).toEqual(before);
    expect(trial.viewOf('german').committed).toEqual(presetCards('panzer'));
    trial.play('A: deck american-armored');
    expect(trial.viewOf('anglo').open.forces.german.list).toEqual(presetCards('panzer'));
    expect(trial.viewOf('german').committed).toBeNull();
  });

  test.each([
    ['TDC-101 one card too few', { ...german, G01: 5 }, 'TDC-101'],
    ['TDC-101 more than twice the copies', { ...german, G08: 3, G01: 4 }, 'TDC-101'],
    ['TDC-102 worth too much', { ...german, G02: 7, G11: 1 }, 'TDC-102'],
    ['TDC-103 too little infantry', { ...german, G09: 0, G10: 1, G12: 4, G13: 3, G02: 5, G05: 5 }, 'TDC-103'],
    ['TDC-103 too much support', { ...german, G15: 3, G01: 5 }, 'TDC-103'],
    ['TDC-103 too many heavy tanks', { ...german, G07: 4, G14: 0, G13: 1, G12: 4, G02: 4 }, 'TDC-103'],
  ])('%s', (_what, cards, rule) => expect(refusesDeck('german', cards)).toEqual({ code: 'DECK_INVALID', rule }));

  test.each(PRESET_IDS)('TDC-104 the listed formation %s keeps TDC-101 to 103', (id) => {
    expect(refusesDeck(PRESETS[id].nation, presetCards(id))).toBeNull();
  });

  test('TDC-102, TDC-104 values of the default decks and of the presets', () => {
    expect(NATIONS.map((nation) => deckValue(presetCards(nation)))).toEqual([935, 1039, 1074]);
    expect(NATIONS.map((nation) => DECK_LIMITS[nation].value)).toEqual([935, 1039, 1074]);
    expect(deckValue(presetCards('panzer'))).toBe(917);
    expect(deckValue(presetCards('american-armored'))).toBe(1019);
    expect(deckValue(presetCards('british-infantry'))).toBe(1048);
  });

  test('what is counted for who builds', () => {
    expect(deckCounts(german)).toEqual({ size: 40, value: 935, infantry: 6, support: 4, heavyTanks: 3 });
    expect(FORMATIONS.german.reduce((sum, { copies }) => sum + copies, 0)).toBe(40);
  });
});

import type { SiteGame } from '../../manifest.ts';
import { PlainTable } from '../plain-table.tsx';

const Nothing = () => null;

/** The site's manifest for a small test game; one of its sides has the id of another game's side. */
export const TOY: SiteGame = {
  about: {
    id: 'example-game',
    title: 'Example game',
    ruleLetters: 'OP',
    words: 'A flag each.',
    picturedBy: 'two-flags',
    drawnTitle: 'An example',
    ends: {},
    sideNames: { red: 'Red', HERB: 'Gardeners' },
  },
  marks: { red: 'house', HERB: 'saw' },
  seatOptions: [],
  offerStands: null,
  setUp: async () => ({
    SET_UP: {
      presets: [{ id: 'short', title: 'Short', about: 'Few turns.', options: { turns: '6' } }],
      layouts: null,
      covered: [],
      finer: [],
      titles: [],
      words: {},
      numbered: null,
      first: null,
    },
  }),
  help: async () => ({
    HELP: { terms: [], place: { says: 'A place.', rule: null }, chapters: [], rules: { 'OP-001': 'A rule.' } },
  }),
  words: async () => ({ ruleOf: () => null, lossOf: () => null }),
  Table: PlainTable as never,
  figure: async () => ({ Figure: Nothing }),
  lesson: null,
  guesses: false,
  editor: { noun: 'camp', Editor: () => null },
  Portrait: null,
};

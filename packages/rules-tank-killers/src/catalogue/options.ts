/** The options of a match, as the lobby offers them. Public data. */
import type { OptionSpec } from '@fieldpost/engine';

function percent(key: string, title: string): OptionSpec {
  return { key, title, kind: { type: 'integer', min: 30, max: 80, initial: 50 } };
}

export const OPTIONS: readonly OptionSpec[] = [
  {
    key: 'first',
    title: 'First turn', // TDC-005
    kind: { type: 'choice', values: ['random', 'german', 'anglo'], initial: 'random' },
  },
  {
    key: 'german',
    title: 'German formation', // TDC-104
    kind: { type: 'choice', values: ['default', 'panzer'], initial: 'default' },
  },
  {
    key: 'anglo',
    title: 'Allied formation', // TDC-001, TDC-104
    kind: {
      type: 'choice',
      values: ['american', 'american-armored', 'british', 'british-infantry'],
      initial: 'american',
    },
  },
  {
    key: 'customDecks',
    title: 'Each player builds a formation in secret', // TDC-100
    kind: { type: 'choice', values: ['off', 'on'], initial: 'off' },
  },
  {
    key: 'breakPoint',
    title: 'Casualties that lose the match', // TDC-096
    kind: { type: 'choice', values: ['printed', 'even', 'custom'], initial: 'printed' },
  },
  percent('germanBreakPoint', 'German break point in % (custom)'), // TDC-092
  percent('angloBreakPoint', 'Allied break point in % (custom)'),
  {
    key: 'turnLimit',
    title: 'Turns per player before casualties decide', // TDC-094
    kind: { type: 'integer', min: 10, max: 200, initial: 60 },
  },
  {
    key: 'blindDelay',
    title: 'Ask a player whose orders say so, even without a fitting card', // THE-RULES "Standing orders"
    kind: { type: 'choice', values: ['on', 'off'], initial: 'on' },
  },
];

/** The options of a match (THE-RULES "Options"), as the lobby offers them, and the named sets of them. Public data. */
import type { OptionSpec } from '@fieldpost/engine';

export const PACES = ['windows', 'strict', 'brisk', 'sealed'] as const;
export type Pace = (typeof PACES)[number];

function integer(key: string, title: string, min: number, max: number, initial: number): OptionSpec {
  return { key, title, kind: { type: 'integer', min, max, initial } };
}

export const OPTIONS: readonly OptionSpec[] = [
  { key: 'pace', title: 'Turn style', kind: { type: 'choice', values: PACES, initial: 'windows' } }, // THE-RULES "Windows", MW-174
  integer('conquestShare', 'Share of people needed to win (%)', 40, 100, 100), // MW-169
  integer('turnLimit', 'Maximum turns', 10, 200, 40), // MW-163
  {
    key: 'freePlacement',
    title: 'Place your own Infantry',
    kind: { type: 'choice', values: ['off', 'on'], initial: 'off' },
  }, // MW-011
  integer('startMetal', 'Starting metal', 0, 99, 30), // MW-011
  integer('startOil', 'Starting oil', 0, 99, 30), // MW-011
];

/** THE-RULES "Options": what a match by post is offered with (D-73). */
export const BY_POST = { pace: 'sealed' } as const;

/** THE-RULES "Options": the share that `decision` asks for, by players. */
export const DECISION_SHARE: Readonly<Record<number, number>> = { 2: 67, 3: 50, 4: 40 };
export const DECISION_TURNS = 60;
export const FIRST_GAME = { conquestShare: 55, turnLimit: 12 } as const;

/** What the values of an option mean in words, where the word itself does not tell. */
export const OPTION_WORDS: Readonly<Record<string, string>> = {
  windows: 'Seven windows a turn',
  strict: 'Each step separately',
  brisk: 'Three packets a turn, one after another',
  sealed: 'Three simultaneous secret plans a turn',
};

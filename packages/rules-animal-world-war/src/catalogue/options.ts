/** The options of a battle (THE-RULES "Sequence of play", "Team play", "Constants"), as the lobby offers them. Public data. */
import type { OptionSpec } from '@fieldpost/engine';
import { OBJECTIVE_IDS } from './objectives.ts';

function choice(key: string, title: string, values: readonly string[]): OptionSpec {
  return { key, title, kind: { type: 'choice', values, initial: values[0] ?? '' } };
}

function count(key: string, title: string, min: number, max: number): OptionSpec {
  return { key, title, kind: { type: 'integer', min, max, initial: min } };
}

export const OPTIONS: readonly OptionSpec[] = [
  choice('layout', 'Field', ['medium', 'short', 'long']), // AWW-002
  count('squadHERB', 'Herbivoria squad size, 2 to 12 (0 = suggested)', 0, 12), // AWW-009
  count('squadCARN', 'Carnivoron squad size, 2 to 12 (0 = suggested)', 0, 12), // AWW-009
  choice('selection', 'Soldier selection', ['random', 'alternating']), // AWW-010, AWW-011
  choice('objective', 'Objective', ['drawn', ...OBJECTIVE_IDS]), // AWW-007
  choice('roleA', 'Who plays role A of the objective', ['drawn', 'HERB', 'CARN']), // AWW-007
  choice('bailOut', 'Crews escape a wreck on 4 or more, or die', ['off', 'on']), // AWW-153, AWW-168
  choice('flamerBlast', 'A Flamer that dies explodes', ['off', 'on']), // AWW-135
  count('playersHERB', 'Players of Herbivoria', 1, 4), // THE-RULES "Team play"
  count('playersCARN', 'Players of Carnivoron', 1, 4), // THE-RULES "Team play"
  choice('teamPolicy', 'Who decides tactics, crash lines, draws and resignation for a team', [
    'commander',
    'anyMember',
  ]), // THE-RULES "Team play"
  choice('targetPolicy', 'Who in a team chooses the unit that is hit', ['anyMember', 'commander']), // THE-RULES "Team play"
];

/** What the values of an option mean in words, where the word itself does not tell. */
export const OPTION_WORDS: Readonly<Record<string, string>> = {
  drawn: 'Drawn',
  HERB: 'Herbivoria',
  CARN: 'Carnivoron',
  random: 'Dealt at random',
  alternating: 'Drafted in the open',
  commander: 'The commander',
  anyMember: 'Any member',
};

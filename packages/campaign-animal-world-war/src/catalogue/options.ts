/** LC-069: the options of a campaign. Public data. */
import type { OptionSpec } from '@fieldpost/engine';

const integer = (key: string, title: string, min: number, max: number, initial: number): OptionSpec => ({
  key,
  title,
  kind: { type: 'integer', min, max, initial },
});

const choice = (key: string, title: string, values: readonly string[]): OptionSpec => ({
  key,
  title,
  kind: { type: 'choice', values, initial: values[0] ?? '' },
});

export const OPTIONS: readonly OptionSpec[] = [
  integer('cap', 'Campaign turns at most', 10, 60, 30), // AWW-316
  integer('keys', 'Key cities that win the war', 3, 5, 3), // AWW-300, LC-066
  integer('conscripts', 'Turns after which a fallen soldier is followed by a conscript (0 = never)', 0, 10, 0), // LC-068
  choice('bailOut', 'Crews bail out on 4 or better, or die', ['off', 'on']), // AWW-153, AWW-168
  choice('flamerBlast', 'A Flamer that dies explodes', ['off', 'on']), // AWW-135
  integer('playersHERB', 'Players of Herbivoria', 1, 4, 1), // LC-010
  integer('playersCARN', 'Players of Carnivoron', 1, 4, 1), // LC-010
  choice('teamPolicy', 'Who speaks for an Empire', ['commander', 'anyMember']), // LC-012
  choice('targetPolicy', 'Who of a team chooses which unit is hit', ['anyMember', 'commander']), // THE-RULES "Team play" of the battle
];

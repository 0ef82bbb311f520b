/** A short survey: the long one is run by command (survey-command.ts). */
import { describe, expect, test } from 'vitest';
import { OBJECTIVE_IDS } from '../catalogue/objectives.ts';
import { TACTIC_IDS, TACTICS } from '../catalogue/tactics.ts';
import { emptySurvey, missing, surveyBattle } from './survey.ts';

const survey = emptySurvey();
for (let index = 0; index < 2 * OBJECTIVE_IDS.length; index++) surveyBattle(survey, index);

describe('32 battles, two of every objective', () => {
  test('all come to an end by objective, elimination or the safety limit', () => {
    const ends = Object.entries(survey.ends);
    expect(ends.reduce((sum, [, times]) => sum + times, 0)).toBe(32);
    for (const [end] of ends) expect(end).toMatch(/^O\d\d (objective|elimination|safety) ((HERB|CARN) as [AB]|draw)$/);
    const decided = ends.filter(([end]) => end.includes('objective'));
    expect(decided.length).toBeGreaterThan(10);
  });

  test('AWW-180: cards are played in their own windows alone', () => {
    const windows = TACTIC_IDS.flatMap((card) => TACTICS[card].windows.map((window) => `${card} ${window}`));
    const played = Object.keys(survey.cards);
    expect(played.length).toBeGreaterThan(8);
    expect(windows).toEqual(expect.arrayContaining(played));
  });

  test('what is missing is told', () => {
    expect(missing(emptySurvey())).toHaveLength(4 * 16 + 21);
    expect(missing(survey).length).toBeLessThan(4 * 16 + 21 - 40);
  });
});

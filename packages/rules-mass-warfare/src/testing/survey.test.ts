/** A short survey: the long one is run by command (survey-command.ts). */
import { expect, test } from 'vitest';
import { emptySurvey, missing, surveyMatch } from './survey.ts';

test('29 matches over all maps and paces come to an end, and most of what there is comes up', () => {
  const survey = emptySurvey();
  for (let index = 0; index < 29; index++) surveyMatch(survey, index);
  expect(survey.matches).toBe(29);
  const whole = missing(emptySurvey()).length;
  expect(missing(survey).length).toBeLessThan(whole / 3);
  expect(survey.counts['end stagnation']).toBe(1);
});

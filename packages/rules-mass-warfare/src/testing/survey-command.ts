/** `node packages/rules-mass-warfare/src/testing/survey-command.ts [COUNT] [FIRST]` plays that many matches and prints the counts. */
import { emptySurvey, missing, surveyMatch } from './survey.ts';

const [count = 1000, first = 0] = process.argv.slice(2).map(Number);
const survey = emptySurvey();
for (let index = first; index < first + count; index++) surveyMatch(survey, index);
const sorted = Object.entries(survey.counts).toSorted(([one], [other]) => (one < other ? -1 : 1));
console.log(sorted.map(([key, times]) => `${key}: ${times}`).join('\n'));
console.log(
  `${survey.matches} matches, ${survey.commands} commands; never: ${missing(survey).join(', ') || 'nothing'}`,
);

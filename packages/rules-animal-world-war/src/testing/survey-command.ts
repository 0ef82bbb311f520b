/** `node packages/rules-animal-world-war/src/testing/survey-command.ts [COUNT] [FIRST]` plays that many battles and prints the counts. */
import { emptySurvey, missing, surveyBattle } from './survey.ts';

const [count = 5000, first = 0] = process.argv.slice(2).map(Number);
const survey = emptySurvey();
for (let index = first; index < first + count; index++) surveyBattle(survey, index);
const sorted = (counts: object) => Object.entries(counts).toSorted(([one], [other]) => (one < other ? -1 : 1));
const lines = [...sorted(survey.ends), ...sorted(survey.cards)].map(([key, times]) => `${key}: ${times}`);
console.log(lines.join('\n'));
console.log(
  `${survey.battles} battles, ${survey.commands} commands; never: ${missing(survey).join(', ') || 'nothing'}`,
);

import { type AnyChooser, type AnyRuleSet, oneOf, type Tagged } from '@fieldpost/engine';
import type { Appraisal } from './appraisal.ts';
import { appraiseAnimalWorldWar } from './appraisals/animal-world-war.ts';
import { appraiseMassWarfare } from './appraisals/mass-warfare/index.ts';
import { appraiseTankKillers } from './appraisals/tank-killers.ts';
import { appraiseWwi } from './appraisals/wwi-combined-arms.ts';
import { hasTeamMates } from './team-manners.ts';

const APPRAISALS: Readonly<Record<string, Appraisal>> = {
  'animal-world-war': appraiseAnimalWorldWar,
  'mass-warfare': appraiseMassWarfare,
  'tank-killers': appraiseTankKillers,
  'wwi-combined-arms': appraiseWwi,
};

/** Whether somebody has written down what is good in that game. */
export const isAppraised = (id: string): boolean => Object.hasOwn(APPRAISALS, id);

/**
 * The command that looks best to the appraisal of its game; of several equals any one. In a game that nobody has written an
 * appraisal for, three times of four something is done with a unit or card before anything that may end a turn.
 */
export const greedy: AnyChooser = (rules, view, seat, next) => {
  const appraise = APPRAISALS[rules.ref.id];
  if (appraise === undefined) return busy(rules, view, seat, next);
  const worth = (command: Tagged) => appraise(view, seat, command, rules as unknown as AnyRuleSet);
  const chosen = oneOf(best(rules.legalCommands(view, seat), worth), next);
  // Whoever has team-mates need not do what is good for nothing: he waits for them.
  return chosen !== null && hasTeamMates(rules.ref.id, view, seat) && worth(chosen) < 0 ? null : chosen;
};

const busy: AnyChooser = (rules, view, seat, next) => {
  const subjects = rules.subjects(view, seat);
  const acting = subjects.filter((subject) => subject !== '');
  const subject = oneOf(acting.length > 0 && next() % 4 !== 0 ? acting : subjects, next);
  return subject === null ? null : oneOf(rules.legalCommands(view, seat, subject), next);
};

function best<Command extends Tagged>(
  menu: readonly Command[],
  appraise: (command: Command) => number,
): readonly Command[] {
  let highest = Number.NEGATIVE_INFINITY;
  let chosen: Command[] = [];
  for (const command of menu) {
    const worth = appraise(command);
    if (worth > highest) chosen = [];
    if (worth >= highest) chosen.push(command);
    highest = Math.max(highest, worth);
  }
  return chosen;
}

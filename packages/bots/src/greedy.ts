import { type AnyChooser, type AnyRuleSet, oneOf, type Tagged } from '@fieldpost/engine';

/**
 * The command that looks best to the appraisal of its game; of several equals any one. In a game that nobody has written an
 * appraisal for, three times of four something is done with a unit or card before anything that may end a turn.
 */
export const greedy: AnyChooser = (rules, view, seat, next) => {
  const { appraise, manners } = rules.guidance;
  if (appraise === null) return busy(rules, view, seat, next);
  const worth = (command: Tagged) => appraise(view, seat, command, rules as unknown as AnyRuleSet);
  const chosen = oneOf(best(rules.legalCommands(view, seat), worth), next);
  // Whoever has team-mates need not do what is good for nothing: they wait for them.
  return chosen !== null && manners?.inTeam(view, seat) && worth(chosen) < 0 ? null : chosen;
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

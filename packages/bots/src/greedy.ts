import {
  type AnyChooser,
  type AnyRuleSet,
  type GameTypes,
  oneOf,
  type RuleSet,
  type Seat,
  type Tagged,
} from '@fieldpost/engine';

/**
 * The command that looks best to the appraisal of its game; of several equals any one. In a game that nobody has written an
 * appraisal for, three times of four something is done with a unit or card before anything that may end a turn. What harms your own it
 * never gives.
 */
export const greedy: AnyChooser = (rules, view, seat, next) => {
  const { appraise, manners } = rules.guidance;
  if (appraise === null) return busy(rules, view, seat, next);
  const worth = (command: Tagged) => appraise(view, seat, command, rules as unknown as AnyRuleSet);
  const spares = (command: Tagged) => rules.harmsOwn?.(view, seat, command) !== true;
  const looked = best(lookedAt(rules, view, seat), worth, spares);
  const chosen = oneOf(looked.length > 0 ? looked : best(rules.legalCommands(view, seat), worth, spares), next);
  // A bot with team-mates does not have to do what is good for nothing: they wait for them.
  return chosen !== null && manners?.inTeam(view, seat) && worth(chosen) < 0 ? null : chosen;
};

/** The whole menu, or that of the subjects that are worth a look. */
function lookedAt<G extends GameTypes>(rules: RuleSet<G>, view: G['view'], seat: Seat<G['side']>): G['command'][] {
  const { shortlist } = rules.guidance;
  if (shortlist === null) return [...rules.legalCommands(view, seat)];
  const few = (subjects: readonly string[], within: string | null) =>
    subjects.length === 0 ? subjects : shortlist(view, seat, subjects, within, rules as unknown as AnyRuleSet);
  return few(rules.subjects(view, seat), null).flatMap((subject) => {
    const finer = subject === '' ? [] : few(rules.subjects(view, seat, subject), subject);
    return (finer.length === 0 ? [subject] : finer).flatMap((one) => rules.legalCommands(view, seat, one));
  });
}

const busy: AnyChooser = (rules, view, seat, next) => {
  const subjects = rules.subjects(view, seat);
  const acting = subjects.filter((subject) => subject !== '');
  const subject = oneOf(acting.length > 0 && next() % 4 !== 0 ? acting : subjects, next);
  if (subject === null) return null;
  // one that could only harm its own is let be
  for (const one of [subject, '', ...subjects]) {
    const meant = rules.legalCommands(view, seat, one).filter((command) => !rules.harmsOwn?.(view, seat, command));
    if (meant.length > 0) return oneOf(meant, next);
  }
  return null;
};

function best<Command extends Tagged>(
  menu: readonly Command[],
  appraise: (command: Command) => number,
  spares: (command: Command) => boolean,
): readonly Command[] {
  let highest = Number.NEGATIVE_INFINITY;
  let chosen: Command[] = [];
  for (const command of menu) {
    const worth = appraise(command);
    if (worth < highest || !spares(command)) continue;
    if (worth > highest) chosen = [];
    chosen.push(command);
    highest = worth;
  }
  return chosen;
}

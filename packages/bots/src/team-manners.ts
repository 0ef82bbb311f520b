import type { AnyChooser } from '@fieldpost/engine';

/**
 * The same chooser as a good team-mate: it orders what is its own, says that it is done instead of ending the turn for all,
 * and then waits. Null where `manners.idle` says so: where it waits, whatever the numbers say. A seat without team-mates plays as before.
 */
export function mannerly(choose: AnyChooser): AnyChooser {
  return (rules, view, seat, next) => {
    const { manners } = rules.guidance;
    if (manners === null || !manners.inTeam(view, seat)) return choose(rules, view, seat, next);
    if (manners.isDone(view, seat)) return null;
    const legalCommands: typeof rules.legalCommands = (seen, asking, subject) =>
      rules.legalCommands(seen, asking, subject).filter((command) => !manners.leaves(seen, asking, command));
    const subjects: typeof rules.subjects = (seen, asking, within) =>
      rules.subjects(seen, asking, within).filter((subject) => legalCommands(seen, asking, subject).length > 0);
    return choose({ ...rules, legalCommands, subjects }, view, seat, next);
  };
}

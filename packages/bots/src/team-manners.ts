import type { AnyChooser, Json, Seat, Tagged } from '@fieldpost/engine';
import { items, member } from './appraisal.ts';

/** How a computer player behaves as one of several players of a side, in one game. */
type Manners = {
  /** Whether the seat has team-mates. */
  readonly inTeam: (view: Json, seat: Seat<string>) => boolean;
  /** Whether it has said that it is done, and nothing has come to it since. */
  readonly isDone: (view: Json, seat: Seat<string>) => boolean;
  /** What is another player's affair, or would never come to an end. */
  readonly leaves: (view: Json, seat: Seat<string>, command: Tagged) => boolean;
};

/** A.5: nobody is handed about, nobody's turn is ended for him, nobody's soldier is put where he may not want it. */
const ANIMAL_WORLD_WAR: Manners = {
  inTeam: (view, { side }) => Number(member(teamOf(view, side), 'players')) > 1,
  isDone: (view, { player }) =>
    member(member(view, 'battle'), 'question') === null && items(member(view, 'done')).includes(player),
  leaves: (view, seat, command) => {
    switch (command.type) {
      case 'handOver':
      case 'transferCommand':
      case 'markAbsent':
      case 'undone':
      case 'endTurn':
        return true;
      case 'special':
        // A.5: a Captain's gift calls a team-mate back who is done.
        return command.kind === 'grant' && ordererOf(view, String(command.to)) !== seat.player;
      case 'deploy':
        return !isOwnToPlace(view, seat, String(command.unit));
      case 'nameVip':
        return member(member(view, 'deployment'), 'vip') !== null;
      default:
        return false;
    }
  },
};

const MANNERS: Readonly<Record<string, Manners>> = { 'animal-world-war': ANIMAL_WORLD_WAR };

/**
 * The same chooser as a good team-mate: it orders what is its own, says that it is done instead of ending the turn for all,
 * and then waits. Null where it waits, whatever the numbers say. A seat without team-mates plays as before.
 */
export function mannerly(choose: AnyChooser): AnyChooser {
  return (rules, view, seat, next) => {
    const manners = MANNERS[rules.ref.id];
    if (manners === undefined || !manners.inTeam(view, seat)) return choose(rules, view, seat, next);
    if (manners.isDone(view, seat)) return null;
    const legalCommands: typeof rules.legalCommands = (seen, asking, subject) =>
      rules.legalCommands(seen, asking, subject).filter((command) => !manners.leaves(seen, asking, command));
    const subjects: typeof rules.subjects = (seen, asking, within) =>
      rules.subjects(seen, asking, within).filter((subject) => legalCommands(seen, asking, subject).length > 0);
    return choose({ ...rules, legalCommands, subjects }, view, seat, next);
  };
}

/** Whether the seat is one of several of its side. */
export function hasTeamMates(game: string, view: Json, seat: Seat<string>): boolean {
  return MANNERS[game]?.inTeam(view, seat) ?? false;
}

function teamOf(view: Json, side: string): Json | undefined {
  return member(member(member(view, 'battle'), 'teams'), side);
}

/** Whose orders a soldier takes now. */
function ordererOf(view: Json, id: string): Json | undefined {
  const unit = member(member(member(view, 'battle'), 'units'), id);
  return member(unit, 'lent') ?? member(unit, 'controller');
}

/** Its own soldiers alone, each until all of them stand: whoever is asked again and again would move them for ever. */
function isOwnToPlace(view: Json, { side, player }: Seat<string>, unit: string): boolean {
  const picks = items(member(member(member(member(view, 'squads'), side), 'squad'), 'picks'));
  const own = picks.filter((pick) => member(pick, 'controller') === player);
  const named = (pick: Json) => `${side.charAt(0)}.${String(member(pick, 'soldier'))}`;
  const placed = member(member(view, 'deployment'), 'placed');
  const isWaiting = own.some((pick) => member(placed, named(pick)) === undefined);
  return isWaiting && own.some((pick) => named(pick) === unit);
}

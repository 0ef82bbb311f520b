import type { Json, Seat, TeamManners } from '@fieldpost/engine';
import { items, member } from '@fieldpost/engine/reading';
import { menuOf, subjectsOf } from '../menu.ts';
import type { Empire } from '../state.ts';
import type { View } from '../view.ts';

/** THE-RULES "Team play": nobody is handed about, nobody's turn is ended for them, nobody's soldier is put where they may not want it. */
export const MANNERS: TeamManners = {
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
        // THE-RULES "Team play": a Captain's gift calls a team-mate back who is done.
        return command.kind === 'grant' && ordererOf(view, String(command.to)) !== seat.player;
      case 'deploy':
        return !isOwnToPlace(view, seat, String(command.unit));
      case 'nameVip':
        return member(member(view, 'deployment'), 'vip') !== null;
      default:
        return false;
    }
  },
  idle: (view, seat) => {
    if (MANNERS.inTeam(view, seat) && MANNERS.isDone(view, seat)) return true;
    return !hasToDo(view, seat, view as unknown as View, seat as Seat<Empire>);
  },
};

/** Until a player is done, a turn always leaves them something: to say that they are. Elsewhere the menus tell. */
function hasToDo(view: Json, seat: Seat<string>, typed: View, place: Seat<Empire>): boolean {
  const { phase, question, active } = typed.battle;
  if (question === null && phase === 'turn') return active === seat.side && menuOf(typed, place, '').length > 0;
  const offered = subjectsOf(typed, place, null).flatMap((subject) => menuOf(typed, place, subject));
  return offered.some((command) => !MANNERS.leaves(view, seat, command));
}

function teamOf(view: Json, side: string): Json | undefined {
  return member(member(member(view, 'battle'), 'teams'), side);
}

/** The player who commands a soldier now. */
function ordererOf(view: Json, id: string): Json | undefined {
  const unit = member(member(member(view, 'battle'), 'units'), id);
  return member(unit, 'lent') ?? member(unit, 'controller');
}

/** Only its own soldiers, each until all of them stand: a bot that is asked repeatedly would move them forever. */
function isOwnToPlace(view: Json, { side, player }: Seat<string>, unit: string): boolean {
  const picks = items(member(member(member(member(view, 'squads'), side), 'squad'), 'picks'));
  const own = picks.filter((pick) => member(pick, 'controller') === player);
  const named = (pick: Json) => `${side.charAt(0)}.${String(member(pick, 'soldier'))}`;
  const placed = member(member(view, 'deployment'), 'placed');
  const isWaiting = own.some((pick) => member(placed, named(pick)) === undefined);
  return isWaiting && own.some((pick) => named(pick) === unit);
}

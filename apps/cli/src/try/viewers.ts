import {
  canonicalJson,
  type Game,
  type GameTypes,
  menuOf,
  owing,
  pendingOf,
  type Seat,
  seatsOf,
  type Viewer,
  viewerOf,
  viewOf,
} from '@fieldpost/engine';
import type { AnyRuleSet } from '@fieldpost/rulebook';
import { VerbFault } from '../answer.ts';
import type { Table } from './table.ts';

/** The viewer a case names; the spectator where it names none. Throws UNKNOWN_VIEWER. */
export function viewerNamed(rules: AnyRuleSet, word: string | undefined): Viewer<GameTypes> {
  const viewer = viewerOf(rules, word ?? 'spectator');
  if (viewer !== null) return viewer;
  throw new VerbFault('UNKNOWN_VIEWER', `${word} is no side, no side/player and not 'spectator'`);
}

/** Open steps are shown as if they were sealed: a case is a position to look at, not a match with people waiting. */
function laidOpen(game: Game): Game {
  return { ...game, sealedStep: game.step, sealedState: null, openBy: null };
}

/** View, pending and menu of a case for one viewer; a spectator gets the menu of the player to move. */
export function viewFor({ rules, game }: Table, viewer: Viewer<GameTypes>) {
  const open = laidOpen(game);
  const seats = viewer === 'spectator' ? awaitedSeats(rules, game) : [viewer];
  return {
    view: viewOf(rules, open, viewer),
    pending: pendingOf(rules, open, viewer),
    legal: withoutDoubles(seats.flatMap((seat) => menuOf(rules, game, seat))),
  };
}

function awaitedSeats(rules: AnyRuleSet, game: Game): readonly Seat<string>[] {
  return owing(rules, game).flatMap((side) => seatsOf(rules, side));
}

function withoutDoubles(commands: readonly GameTypes['command'][]): readonly GameTypes['command'][] {
  return [...new Map(commands.map((command) => [canonicalJson(command), command])).values()];
}

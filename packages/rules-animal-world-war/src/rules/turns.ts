/** Turns and rounds (THE-RULES "Sequence of play", "Turns and actions"): their start, their end, and who says when. */
import type { Refusal, Seat } from '@fieldpost/engine';
import type { DoneCommand, EndTurnCommand, UndoneCommand } from '../commands.ts';
import { heldTurns, type Moment, verdict } from '../objectives/index.ts';
import { refuse } from '../refusal.ts';
import { emit, type Play } from '../resolution/play.ts';
import { type Empire, enemyOf } from '../state.ts';
import type { View } from '../view.ts';

/** AWW-020: "HERB takes the first turn of every round." */
export const FIRST: Empire = 'HERB';

/**
 * THE-RULES "Sequence of play": "(1) start-of-turn checks: expire effects that end "at the start of your turn", count hold objectives, test
 * victory". With no battle begun yet this is round 1.
 */
export function startTurn(play: Play): void {
  const { phase, active, round } = play.state.battle;
  const next = phase === 'turn' ? enemyOf(active) : FIRST;
  emit(play, { type: 'turnStarted', empire: next, round: next === FIRST ? round + 1 : round });
  endEffects(play, 'turnStart');
  const count = heldTurns(play.state.battle, next);
  if (count !== null) emit(play, { type: 'held', empire: next, count });
  endIfWon(play, 'turnStart');
}

/**
 * THE-RULES "Sequence of play": "(3) end of turn: effects "until end of turn" expire, victory tested; after CARN's turn the round ends:
 * round-limit conditions tested". AWW-190.
 */
export function endTurn(play: Play): void {
  const { active: empire, round } = play.state.battle;
  emit(play, { type: 'turnEnded', empire, round });
  endEffects(play, 'turnEnd');
  if (endIfWon(play, 'turnEnd')) return;
  if (empire !== FIRST) {
    emit(play, { type: 'roundEnded', round });
    if (endIfWon(play, 'roundEnd')) return;
  }
  startTurn(play);
}

function endIfWon(play: Play, moment: Moment): boolean {
  const outcome = verdict(play.state.battle, moment);
  if (outcome !== null) emit(play, { type: 'battleEnded', outcome });
  return outcome !== null;
}

type TurnCommand = DoneCommand | UndoneCommand | EndTurnCommand;

/** THE-RULES "Team play": "Each player sets `done`"; AWW-025: "Passing is allowed"; the commander may end the turn. */
export function refusesTurn(view: View, seat: Seat<Empire>, { type }: TurnCommand): Refusal | null {
  if (type === 'endTurn') {
    return seat.player === view.battle.teams[seat.side].commander ? null : refuse('NOT_YOUR_UNIT', null);
  }
  const isDone = view.done.includes(seat.player);
  return isDone === (type === 'done') ? refuse('NO_ACTION', null) : null;
}

export function turnHappens(play: Play, seat: Seat<Empire>, { type }: TurnCommand): void {
  if (type === 'endTurn') {
    endTurn(play);
    return;
  }
  emit(play, { type: 'playerDone', empire: seat.side, player: seat.player, done: type === 'done' });
  if (allAreDone(play, seat.side)) endTurn(play);
}

/** THE-RULES "Team play": "The turn ends when all are done." Nobody waits for those who are absent. */
function allAreDone({ state }: Play, empire: Empire): boolean {
  const { players, absent } = state.battle.teams[empire];
  const done = state.done[empire];
  return Array.from({ length: players }, (_, player) => player).every(
    (player) => done.includes(player) || absent.includes(player),
  );
}

const TURN_COMMANDS: readonly TurnCommand[] = [{ type: 'done' }, { type: 'undone' }, { type: 'endTurn' }];

export function listTurn(view: View, seat: Seat<Empire>): readonly TurnCommand[] {
  return TURN_COMMANDS.filter((command) => refusesTurn(view, seat, command) === null);
}

/** The effects that are over when the turn of the acting Empire starts or ends (THE-RULES "Tactics deck"). */
function endEffects(play: Play, moment: 'turnStart' | 'turnEnd'): void {
  const { active: empire, effects } = play.state.battle;
  const until = moment === 'turnEnd' ? 'turn' : 'ownNextTurn';
  const over = effects.filter((effect) => effect.by === empire && effect.until === until);
  for (const { card } of over) emit(play, { type: 'effectEnded', card, empire });
}

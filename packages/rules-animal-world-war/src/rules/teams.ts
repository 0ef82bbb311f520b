/** Several players on one side (THE-RULES "Team play"). */
import type { Refusal, Seat } from '@fieldpost/engine';
import { soldierId } from '../catalogue/soldiers.ts';
import type { HandOverCommand, MarkAbsentCommand, TeamCommand, TransferCommandCommand } from '../commands.ts';
import { refuse } from '../refusal.ts';
import { emit, type Play } from '../resolution/play.ts';
import type { Empire } from '../state.ts';
import type { View } from '../view.ts';
import { mayOrder, ordererOf } from './orderers.ts';

export function refusesTeam(view: View, seat: Seat<Empire>, command: TeamCommand): Refusal | null {
  const team = view.battle.teams[seat.side];
  const stranger = command.player < 0 || command.player >= team.players;
  if (stranger || team.players === 1) return refuse('BAD_TARGET', null);
  switch (command.type) {
    case 'handOver':
      return view.battle.phase === 'turn' ? refusesLending(view, seat, command) : refusesAssigning(view, seat, command);
    case 'transferCommand':
      if (seat.player !== team.commander) return refuse('NOT_YOUR_UNIT', null);
      return command.player === team.commander ? refuse('BAD_TARGET', null) : null;
    case 'markAbsent':
      if (seat.player !== team.commander && seat.player !== command.player) return refuse('NOT_YOUR_UNIT', null);
      return team.absent.includes(command.player) === command.absent ? refuse('BAD_TARGET', null) : null;
  }
}

/** THE-RULES "Team play": "A player may hand a soldier to a team-mate for this turn." */
function refusesLending({ battle }: View, seat: Seat<Empire>, { unit, player }: HandOverCommand): Refusal | null {
  const soldier = battle.units[unit];
  if (soldier === undefined) return refuse('NO_SUCH_UNIT', null);
  if (soldier.kind !== 'soldier' || !mayOrder(battle, seat, soldier)) return refuse('NOT_YOUR_UNIT', null);
  return soldier.status === 'dead' || ordererOf(soldier) === player ? refuse('BAD_TARGET', null) : null;
}

/** THE-RULES "Team play": "The commander may reassign until DEPLOYMENT locks." */
function refusesAssigning(view: View, seat: Seat<Empire>, { unit, player }: HandOverCommand): Refusal | null {
  if (view.battle.phase !== 'deployment' || view.deployment?.locked) return refuse('BAD_PHASE', null);
  if (seat.player !== view.battle.teams[seat.side].commander) return refuse('NOT_YOUR_UNIT', null);
  const pick = pickOf(view, seat.side, unit);
  if (pick === null) return refuse('NO_SUCH_UNIT', null);
  return pick.controller === player ? refuse('BAD_TARGET', null) : null;
}

function pickOf(view: View, empire: Empire, unit: string) {
  const picks = view.squads[empire].squad?.picks ?? [];
  return picks.find(({ soldier }) => soldierId(empire, soldier) === unit) ?? null;
}

export function teamHappens(play: Play, seat: Seat<Empire>, command: TeamCommand): void {
  const { side: empire } = seat;
  switch (command.type) {
    case 'handOver':
      handOver(play, empire, command);
      return;
    case 'transferCommand':
      emit(play, { type: 'commandTransferred', empire, player: command.player });
      return;
    case 'markAbsent':
      emit(play, { type: 'markedAbsent', empire, player: command.player, absent: command.absent });
      return;
  }
}

function handOver(play: Play, empire: Empire, { unit, player }: HandOverCommand): void {
  const lent = play.state.battle.phase === 'turn';
  emit(play, { type: 'handedOver', empire, unit, player, lent });
}

/** THE-RULES "Team play": "An order given by a team-mate that gives a "done" player something to do [...] clears that flag." */
export function wake(play: Play, empire: Empire, player: number): void {
  if (play.state.done[empire].includes(player)) emit(play, { type: 'playerDone', empire, player, done: false });
}

/** What the members of a team may ask of one another now. */
export function listTeam(view: View, seat: Seat<Empire>): readonly TeamCommand[] {
  const { players } = view.battle.teams[seat.side];
  if (players === 1) return [];
  const mates = Array.from({ length: players }, (_, player) => player);
  const asked = mates.flatMap((player): readonly TeamCommand[] => [
    { type: 'transferCommand', player } satisfies TransferCommandCommand,
    { type: 'markAbsent', player, absent: true } satisfies MarkAbsentCommand,
    { type: 'markAbsent', player, absent: false } satisfies MarkAbsentCommand,
  ]);
  return asked.filter((command) => refusesTeam(view, seat, command) === null);
}

/** To whom a soldier may be handed. */
export function listHandOvers(view: View, seat: Seat<Empire>, unit: string): readonly TeamCommand[] {
  const { players } = view.battle.teams[seat.side];
  if (players === 1) return [];
  const given = Array.from({ length: players }, (_, player): TeamCommand => ({ type: 'handOver', unit, player }));
  return given.filter((command) => refusesTeam(view, seat, command) === null);
}

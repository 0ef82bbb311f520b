/** SELECTION (THE-RULES "Sequence of play"): AWW-010 to AWW-012. */
import type { Chance, Refusal, Seat } from '@fieldpost/engine';
import { CONSTANTS } from '../catalogue/constants.ts';
import { EMPIRES, type Empire, enemyOf } from '../catalogue/empires.ts';
import { SOLDIER_TYPES, type SoldierType } from '../catalogue/soldiers.ts';
import { TACTICS } from '../catalogue/tactics.ts';
import type { PickCommand } from '../commands.ts';
import { refuse } from '../refusal.ts';
import { emit, type Play } from '../resolution/play.ts';
import { speaksFor } from '../rules/orderers.ts';
import { isReady } from '../rules/upgrades.ts';
import type { Battle, Squad, State } from '../state.ts';
import type { View } from '../view.ts';

/** AWW-011: "Each card exists once per Empire"; T04: one of the cards dealt. An Empire with a full squad is never active in this phase. */
export function refusesPick({ battle, squads }: View, seat: Seat<Empire>, { soldier }: PickCommand): Refusal | null {
  const { squad } = squads[seat.side];
  if (battle.phase !== 'selection') return refuse('BAD_PHASE', 'AWW-011');
  if (squad === null || battle.active !== seat.side) return refuse('NOT_YOUR_PICK', 'AWW-011');
  if (!isPicker(battle, seat, squad)) return refuse('NOT_YOUR_PICK', 'AWW-011');
  if (squad.picks.some((pick) => pick.soldier === soldier)) return refuse('TAKEN', 'AWW-011');
  if (!isReady(battle, seat.side, soldier)) return refuse('NOT_READY', 'AWW-313');
  return squad.dealt.length > 0 && !squad.dealt.includes(soldier) ? refuse('BAD_TARGET', 'AWW-012') : null;
}

/** THE-RULES "Team play": "the Empire's picks rotate over its players in join order"; what is kept of a hand is a decision of the team. */
function isPicker(battle: Battle, seat: Seat<Empire>, squad: Squad): boolean {
  if (squad.dealt.length > 0) return speaksFor(battle, seat, battle.options.teamPolicy);
  const { players, commander, absent } = battle.teams[seat.side];
  const picker = squad.picks.length % players;
  return seat.player === picker || (seat.player === commander && absent.includes(picker));
}

export function listPicks(view: View, seat: Seat<Empire>): readonly PickCommand[] {
  const picks = SOLDIER_TYPES.map((soldier): PickCommand => ({ type: 'pick', soldier }));
  return picks.filter((pick) => refusesPick(view, seat, pick) === null);
}

export function pick(play: Play, { side: empire }: Seat<Empire>, { soldier }: PickCommand): void {
  const { picks, secret } = play.state.squads[empire];
  const controller = picks.length % play.state.battle.teams[empire].players;
  emit(play, { type: 'picked', empire, soldier, controller, secret });
  if (squadsComplete(play.state)) emit(play, { type: 'phaseStarted', phase: 'beforeDeployment', active: 'HERB' });
}

function squadsComplete({ battle, squads }: State): boolean {
  return EMPIRES.every((empire) => squads[empire].picks.length >= battle.squadSize[empire]);
}

/** AWW-010: "shuffle the 12 cards of the Empire and take N"; T04: "dealt N+2 cards (at most 12), keeps N". */
export function openSelection(play: Play): void {
  emit(play, { type: 'phaseStarted', phase: 'selection', active: 'HERB' });
  if (play.state.battle.options.selection === 'alternating') return;
  for (const empire of EMPIRES) {
    const soldiers = deal(play.state, empire, play.chance);
    emit(play, { type: 'dealt', empire, soldiers, secret: play.state.squads[empire].secret });
  }
  if (squadsComplete(play.state)) emit(play, { type: 'phaseStarted', phase: 'beforeDeployment', active: 'HERB' });
}

function deal({ battle, squads }: State, empire: Empire, chance: Chance): readonly SoldierType[] {
  const { effect } = TACTICS.T04;
  const more = squads[empire].secret && effect.does === 'secretSelection' ? effect.more : 0;
  const size = Math.min(CONSTANTS.squad.max, battle.squadSize[empire] + more);
  const cards = Object.fromEntries(SOLDIER_TYPES.map((type) => [type, 1])) as Record<SoldierType, number>;
  return Array.from({ length: size }, () => {
    const soldier = chance.take(cards, `soldier ${empire}`);
    cards[soldier] -= 1;
    return soldier;
  });
}

/** THE-RULES "Team play": "with RANDOM the soldiers are dealt round-robin in card order". */
function inCardOrder(soldiers: readonly SoldierType[], players: number): Squad['picks'] {
  const sorted = SOLDIER_TYPES.filter((type) => soldiers.includes(type));
  return sorted.map((soldier, i) => ({ soldier, controller: i % players }));
}

/** A hand as large as the squad is the squad; a larger one is chosen from. */
export function evolveDealt(state: State, empire: Empire, soldiers: readonly SoldierType[]): State {
  const { battle, squads } = state;
  const whole = soldiers.length === battle.squadSize[empire];
  const hand = SOLDIER_TYPES.filter((type) => soldiers.includes(type));
  const picks = whole ? inCardOrder(soldiers, battle.teams[empire].players) : [];
  return withSquad(state, empire, { ...squads[empire], picks, dealt: whole ? [] : hand });
}

export function evolvePicked(state: State, empire: Empire, picked: Squad['picks'][number]): State {
  const { battle, squads } = state;
  const squad = squads[empire];
  const picks = [...squad.picks, picked];
  const kept = picks.length === battle.squadSize[empire] && squad.dealt.length > 0;
  if (!kept) return withSquad(state, empire, { ...squad, picks });
  const types = picks.map(({ soldier }) => soldier);
  return withSquad(state, empire, { ...squad, picks: inCardOrder(types, battle.teams[empire].players), dealt: [] });
}

function withSquad(state: State, empire: Empire, squad: Squad): State {
  const squads = { ...state.squads, [empire]: squad };
  return { ...state, squads, battle: { ...state.battle, active: nextPicker(state.battle, squads, empire) } };
}

/** AWW-011: "HERB picks the first card, CARN the second, and so on"; an Empire that has its squad is passed over. T04: its holder. */
function nextPicker(battle: Battle, squads: State['squads'], last: Empire): Empire {
  const open = (empire: Empire) => squads[empire].picks.length < battle.squadSize[empire];
  if (battle.options.selection === 'random') return EMPIRES.find(open) ?? battle.active;
  return open(enemyOf(last)) ? enemyOf(last) : last;
}

/** What the events of turns and teams make of a state. */
import type { TurnEvent } from '../events.ts';
import type { Empire, Soldier, State, Units } from '../state.ts';
import { ofEmpire, withBattle, withSoldier } from './changes.ts';

export function evolveTurn(state: State, event: TurnEvent): State {
  const { battle } = state;
  switch (event.type) {
    case 'turnStarted':
      return turnStarted(state, event.empire, event.round);
    case 'turnEnded':
      return withBattle(state, { units: eachSoldier(battle.units, event.empire, tired) });
    case 'roundEnded':
      return state;
    case 'held':
      return withBattle(state, { hold: ofEmpire(battle.hold, event.empire, event.count) });
    case 'acted':
      return acted(state, event);
    case 'granted':
      return withSoldier(state, event.to, { extra: extraOf(state, event.to) + 1 });
    case 'playerDone':
      return { ...state, done: ofEmpire(state.done, event.empire, doneWith(state, event)) };
    case 'handedOver':
      return handedOver(state, event);
    case 'commandTransferred': {
      const team = { ...battle.teams[event.empire], commander: event.player };
      return withBattle(state, { teams: ofEmpire(battle.teams, event.empire, team) });
    }
    case 'markedAbsent':
      return markedAbsent(state, event);
    case 'battleEnded':
      return withBattle(state, { phase: 'ended', outcome: event.outcome, question: null, tasks: [], errand: null });
  }
}

type Of<Type extends TurnEvent['type']> = Extract<TurnEvent, { readonly type: Type }>;

const FRESH: Partial<Soldier> = {
  acted: false,
  extra: 0,
  moved: false,
  finished: false,
  charging: false,
  handled: null,
  lent: null,
};

/** AWW-021, AWW-105: each soldier of the Empire begins again. */
function turnStarted(state: State, empire: Empire, round: number): State {
  const units = eachSoldier(state.battle.units, empire, begunAnew);
  const tactic = state.tactics[empire];
  const tactics = tactic === null ? state.tactics : ofEmpire(state.tactics, empire, { ...tactic, usedInTurn: false });
  const next = withBattle(state, { phase: 'turn', active: empire, round, errand: null, units });
  return { ...next, tactics, done: ofEmpire(state.done, empire, []) };
}

/** U15: "2 actions per turn". */
function begunAnew(soldier: Soldier): Soldier {
  const fresh = { ...soldier, ...FRESH };
  return soldier.used?.includes('U15') ? { ...fresh, used: soldier.used.filter((one) => one !== 'U15') } : fresh;
}

/** AWW-130: "The gift lapses at end of turn"; T12's chance too. */
function tired(soldier: Soldier): Soldier {
  return soldier.charging || soldier.lent !== null ? { ...soldier, charging: false, lent: null } : soldier;
}

function eachSoldier(units: Units, empire: Empire, change: (soldier: Soldier) => Soldier): Units {
  const changed: Record<string, Units[string]> = {};
  for (const [id, unit] of Object.entries(units))
    changed[id] = unit.kind === 'soldier' && unit.empire === empire ? change(unit) : unit;
  return changed;
}

/** AWW-022: the action of the turn is spent first, then what was granted. T12's melee is free. */
function acted(state: State, { unit, action, free }: Of<'acted'>): State {
  const soldier = state.battle.units[unit] as Soldier;
  const spent = free ? {} : soldier.acted ? furtherAction(soldier) : { acted: true };
  return withSoldier(state, unit, { ...spent, charging: false, moved: soldier.moved || action === 'move' });
}

/** Granted actions are used first, then U15's second action. */
function furtherAction({ extra, used = [] }: Soldier): Partial<Soldier> {
  return extra > 0 ? { extra: extra - 1 } : { used: [...used, 'U15'] };
}

function extraOf({ battle }: State, id: string): number {
  const unit = battle.units[id];
  return unit?.kind === 'soldier' ? unit.extra : 0;
}

function doneWith({ done }: State, { empire, player, done: isDone }: Of<'playerDone'>): readonly number[] {
  const others = done[empire].filter((mate) => mate !== player);
  return isDone ? [...others, player] : others;
}

/** THE-RULES "Team play": lent for this turn, or assigned for good while squads are deployed. */
function handedOver(state: State, { unit, player, lent, empire }: Of<'handedOver'>): State {
  const soldier = state.battle.units[unit];
  if (lent && soldier?.kind === 'soldier')
    return withSoldier(state, unit, { lent: player === soldier.controller ? null : player });
  const squad = state.squads[empire];
  const type = unit.slice(unit.indexOf('.') + 1);
  const picks = squad.picks.map((pick) => (pick.soldier === type ? { ...pick, controller: player } : pick));
  return { ...state, squads: ofEmpire(state.squads, empire, { ...squad, picks }) };
}

function markedAbsent(state: State, { empire, player, absent }: Of<'markedAbsent'>): State {
  const team = state.battle.teams[empire];
  const others = team.absent.filter((mate) => mate !== player);
  const next = { ...team, absent: absent ? [...others, player] : others };
  return withBattle(state, { teams: ofEmpire(state.battle.teams, empire, next) });
}

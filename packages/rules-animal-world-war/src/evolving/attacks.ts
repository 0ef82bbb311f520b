/** What attacks make of a state: damage, wounds, deaths, tiles, vehicles, questions. */
import type { AttackEvent } from '../events.ts';
import { empireOfAuthor, soldierOf } from '../rules/actors.ts';
import { type Feature, type State, type Tally, turnNumber, type Unit } from '../state.ts';
import { tallied, withBattle, withPlane, withSoldier, withTank, withTile, withUnit } from './changes.ts';

type Of<Type extends AttackEvent['type']> = Extract<AttackEvent, { readonly type: Type }>;

export function evolveAttack(state: State, event: AttackEvent): State {
  switch (event.type) {
    case 'attackStarted':
      return attackStarted(state, event);
    case 'packet':
      return packet(state, event);
    case 'wounded':
      return wounded(state, event);
    case 'died':
      return died(state, event);
    case 'tankWrecked':
      return withTank(state, event.unit, { at: null });
    case 'planeCrashed':
      return withPlane(state, event.unit, { at: null, state: 'crashed' });
    case 'crewOut':
      return withSoldier(state, event.unit, { status: 'standing', at: event.at, vehicle: null, damage: 0 });
    case 'asked':
      return withBattle(state, { question: event.question, questions: event.question.id, tasks: event.rest });
    case 'answered':
      return withBattle(state, { question: null, tasks: [] });
    case 'dieRolled':
    case 'shotStopped':
    case 'hitAssigned':
    case 'crashSite':
      return state;
    default:
      return evolveGround(state, event);
  }
}

type GroundEvent = Of<
  'tileDamaged' | 'featureDamaged' | 'featureDestroyed' | 'wireCleared' | 'tileCollapsed' | 'strike' | 'wreckPlaced'
>;

const NEW_WRECK: Feature = { kind: 'wreck', damage: 0 };

function evolveGround(state: State, event: GroundEvent): State {
  const { at } = event;
  switch (event.type) {
    case 'tileDamaged':
      return withTile(state, at, ({ damage }) => ({ damage: damage + event.amount }));
    case 'featureDamaged':
      return withTile(state, at, ({ feature }) => ({
        feature: feature && { ...feature, damage: feature.damage + event.amount },
      }));
    case 'featureDestroyed':
      return withTile(state, at, () => ({ feature: null }));
    case 'wireCleared':
      return withTile(state, at, () => ({ wire: false }));
    case 'tileCollapsed':
    case 'strike':
      return withTile(state, at, () => ({ nml: true, damage: 0, feature: null, wire: false }));
    case 'wreckPlaced':
      return withTile(state, at, () => ({ feature: NEW_WRECK }));
  }
}

/** M18: "3 or more attack runs" are those of a plane. */
function attackStarted(state: State, { attack, kind, by }: Of<'attackStarted'>): State {
  const next = withBattle(state, { attacks: attack });
  return kind === 'bomb' || kind === 'strafe' ? tallied(next, by, { attackRuns: 1 }) : next;
}

function packet(state: State, { unit, amount, by }: Of<'packet'>): State {
  const hurt = state.battle.units[unit];
  if (hurt === undefined) return state;
  const next = hurt.kind === 'civilian' ? state : withUnit(state, { ...hurt, damage: hurt.damage + amount });
  return credited(tallied(next, unit, { damageTaken: amount }), hurt, by, { enemyDamage: amount });
}

/** Adds to the actions against the enemy of a soldier, and of the vehicle that they act through; an Empire (T11, T14) has none. */
function credited(state: State, victim: Unit, by: string, more: Partial<Tally>): State {
  if (by === 'HERB' || by === 'CARN' || victim.kind === 'civilian') return state;
  const { empire, vehicle } = soldierOf(state.battle, by);
  if (victim.empire === empire) return state;
  const next = tallied(state, by, more);
  return vehicle === null ? next : tallied(next, vehicle, more);
}

function wounded(state: State, { unit, by }: Of<'wounded'>): State {
  const victim = state.battle.units[unit];
  if (victim?.kind === 'civilian') return withUnit(state, { ...victim, state: 'wounded' });
  if (victim?.kind !== 'soldier') return state;
  const next = withSoldier(state, unit, { status: 'wounded', charging: false });
  return credited(next, victim, by, { enemyWounded: 1 });
}

/** AWW-112, AWW-114; AWW-141: a Recruit waits to come back. */
function died(state: State, { unit, by }: Of<'died'>): State {
  const { battle } = state;
  const victim = battle.units[unit];
  if (victim?.kind === 'civilian') {
    const next = withUnit(state, { ...victim, state: 'dead', at: null });
    return withBattle(next, { civilianKiller: empireOfAuthor(battle, by) });
  }
  if (victim?.kind !== 'soldier') return state;
  const status = victim.type === 'recruit' ? 'reserve' : 'dead';
  const next = withSoldier(state, unit, { status, at: null, vehicle: null, charging: false, died: turnNumber(battle) });
  const counted = victim.type === 'recruit' ? next : credited(next, victim, by, { enemyKilled: 1 });
  const told = tallied(counted, unit, { deaths: 1 });
  // LC-057: a prisoner who is to be rescued counts as O09's civilians do
  return victim.captive ? withBattle(told, { civilianKiller: empireOfAuthor(battle, by) }) : told;
}

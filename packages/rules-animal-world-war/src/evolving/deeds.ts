/** What moves, works, care and items make of a state. */
import type { DeedEvent } from '../events.ts';
import { healthWithChef } from '../rules/health.ts';
import type { Feature, Item, State, Unit } from '../state.ts';
import { withItem, withoutItem, withPlane, withSoldier, withTank, withTile, withUnit } from './changes.ts';

type Of<Type extends DeedEvent['type']> = Extract<DeedEvent, { readonly type: Type }>;

export function evolveDeed(state: State, event: DeedEvent): State {
  switch (event.type) {
    case 'moved':
      return moved(state, event);
    case 'charging':
      return withSoldier(state, event.unit, { charging: event.charging });
    case 'built':
      return withTile(state, event.at, () => (event.what === 'wire' ? { wire: true } : { feature: NEW_TRENCH }));
    case 'repaired':
      return repaired(state, event);
    case 'upgradeUsed':
      return upgradeUsed(state, event);
    case 'healed':
      return withSoldier(state, event.unit, { damage: 0 });
    case 'revived':
      return revived(state, event);
    case 'respawned':
      return respawned(state, event);
    case 'entered':
      return withSoldier(state, event.unit, { status: 'standing', at: event.at });
    case 'planeMoved':
      return withPlane(state, event.unit, { at: event.at, state: event.state, line: event.line });
    case 'handled':
      return handled(state, event);
    default:
      return evolveItem(state, event);
  }
}

type ItemEvent = Of<'itemDropped' | 'itemPut' | 'itemTaken' | 'itemGiven' | 'itemGone' | 'itemMade'>;

function evolveItem(state: State, event: ItemEvent): State {
  switch (event.type) {
    case 'itemDropped':
    case 'itemPut':
      return withItem(state, { ...itemOf(state, event.item), at: event.at, holder: null });
    case 'itemTaken':
      return withItem(state, { ...itemOf(state, event.item), at: null, holder: event.unit });
    case 'itemGiven':
      return withItem(state, { ...itemOf(state, event.item), at: null, holder: event.to });
    case 'itemGone':
      return withoutItem(state, event.item);
    case 'itemMade':
      return withItem(state, event.item);
  }
}

const NEW_TRENCH: Feature = { kind: 'trench', damage: 0 };

function itemOf({ battle }: State, id: string): Item {
  const item = battle.items[id];
  if (item === undefined) throw new Error(`there is no item ${id}`);
  return item;
}

function moved(state: State, { unit, to, dragged, also }: Of<'moved'>): State {
  const { units } = state.battle;
  const mover = { ...units[unit], at: to } as Unit;
  const next = withUnit(state, mover);
  if (dragged === null) return next;
  const loaded = withUnit(next, { ...units[dragged], at: to } as Unit);
  return also === undefined ? loaded : withUnit(loaded, { ...units[also], at: to } as Unit);
}

/** AWW-132: one point; U12: two, where there are as many. */
function repaired(state: State, { what, at, tank, points = 1 }: Of<'repaired'>): State {
  const mended = (damage: number) => Math.max(0, damage - points);
  if (what === 'building') return withTile(state, at, ({ damage }) => ({ damage: mended(damage) }));
  if (what === 'trench')
    return withTile(state, at, ({ feature }) => ({
      feature: feature && { ...feature, damage: mended(feature.damage) },
    }));
  const unit = tank === null ? undefined : state.battle.units[tank];
  return unit?.kind === 'tank' ? withTank(state, unit.id, { damage: mended(unit.damage) }) : state;
}

/** U16: "its wounding packet becomes damage = health", as T16's does. */
function upgradeUsed(state: State, { unit, upgrade }: Of<'upgradeUsed'>): State {
  const soldier = state.battle.units[unit];
  if (soldier?.kind !== 'soldier') return state;
  const saved = upgrade === 'U16' ? { damage: soldier.health } : {};
  return withSoldier(state, unit, { used: [...(soldier.used ?? []), upgrade], ...saved });
}

function revived(state: State, { unit, damage }: Of<'revived'>): State {
  const patient = state.battle.units[unit];
  if (patient?.kind === 'civilian') return withUnit(state, { ...patient, state: 'upright' });
  return withSoldier(state, unit, { status: 'standing', damage });
}

/**
 * AWW-141: "damage 0 [...] It cannot act until the turn after"; its life is another one (AWW-181), so what T05 gave it is gone (D-74),
 * and it has the health of its card with the Chef's bonus again.
 */
function respawned(state: State, { unit, at }: Of<'respawned'>): State {
  const recruit = state.battle.units[unit];
  if (recruit?.kind !== 'soldier') return state;
  const health = healthWithChef(state, recruit.empire, recruit.type);
  const { round: returned } = state.battle;
  const life = recruit.life + 1;
  return withSoldier(state, unit, { status: 'standing', at, damage: 0, health, died: null, returned, life });
}

function handled(state: State, { unit, item, finished }: Of<'handled'>): State {
  return withSoldier(state, unit, { handled: item, charging: false, ...(finished ? { finished } : {}) });
}

/** Picking up, putting down and giving: AWW-105 to AWW-109. */
import type { Refusal } from '@fieldpost/engine';
import { type Hex, same } from '@fieldpost/hex';
import type { InteractCommand } from '../commands.ts';
import { spoils } from '../objectives/index.ts';
import { refuse } from '../refusal.ts';
import { emit, type Play } from '../resolution/play.ts';
import { resolve } from '../resolution/queue.ts';
import type { Battle, Item, Soldier } from '../state.ts';
import { misled } from '../tactics/effects.ts';
import { heldBy } from './actors.ts';
import { itemsOn, unitsOn } from './ground.ts';

/** AWW-105: "a standing soldier on foot"; AWW-109: no crews; T18: "cannot act or interact". */
export function mayHandle(battle: Battle, soldier: Soldier): boolean {
  return soldier.status === 'standing' && (battle.effects.length === 0 || !misled(battle, soldier));
}

export function refusesInteraction(battle: Battle, soldier: Soldier, command: InteractCommand): Refusal | null {
  const receiver = command.op === 'give' ? receiverOf(battle, soldier, command) : null;
  if (!mayTake(soldier, command.item)) return refuse('ITEM_USED', 'AWW-105');
  if (receiver !== null && !mayTake(receiver, command.item)) return refuse('ITEM_USED', 'AWW-107');
  const item = battle.items[command.item];
  const near = item !== undefined && isNear(soldier, command, item);
  if (!near || !isTheirs(battle, soldier, item)) return refuse('NOT_ON_TILE', 'AWW-105');
  const known = command.op === 'give' ? receiver !== null : command.to === null;
  return known ? null : refuse('NOT_ON_TILE', 'AWW-107');
}

/** AWW-105: "it may handle the same item several times but never a second item" */
function mayTake({ handled }: Soldier, item: string): boolean {
  return handled === null || handled === item;
}

function isNear(soldier: Soldier, { op }: InteractCommand, item: Item): boolean {
  if (op !== 'pickUp') return item.holder === soldier.id;
  return item.at !== null && same(item.at, soldier.at as Hex);
}

/** O15: "only A may interact with a radio" */
function isTheirs(battle: Battle, { empire }: Soldier, { id }: Item): boolean {
  const owner = spoils(battle, id);
  return owner === null || owner === empire;
}

/** AWW-107: "both soldiers stand on the same tile, same Empire" */
function receiverOf(battle: Battle, { id, empire, at }: Soldier, { to }: InteractCommand): Soldier | null {
  const unit = to === null || to === id ? undefined : battle.units[to];
  if (unit?.kind !== 'soldier' || unit.empire !== empire || !mayHandle(battle, unit)) return null;
  return same(unit.at as Hex, at as Hex) ? unit : null;
}

/** AWW-106: "After a Move: allowed, but it marks the soldier `finished`"; AWW-107: "applies to each of them". */
export function interact(play: Play, { id, at }: Soldier, { op, item, to }: InteractCommand): void {
  if (op === 'pickUp') take(play, id, item);
  else if (op === 'putDown') emit(play, { type: 'itemPut', item, unit: id, at: at as Hex });
  else emit(play, { type: 'itemGiven', item, unit: id, to: to as string });
  for (const unit of to === null ? [id] : [id, to]) handle(play, unit, item);
  resolve(play, []);
}

/** O15: "picking it up removes it from the battle" */
function take(play: Play, unit: string, item: string): void {
  const gone = spoils(play.state.battle, item) !== null;
  emit(play, gone ? { type: 'itemGone', item, unit } : { type: 'itemTaken', item, unit });
}

function handle(play: Play, id: string, item: string): void {
  const soldier = play.state.battle.units[id] as Soldier;
  emit(play, { type: 'handled', unit: id, item, finished: soldier.moved });
}

/** All that a soldier may do with items where it stands. */
export function listInteractions(battle: Battle, soldier: Soldier): readonly InteractCommand[] {
  if (!mayHandle(battle, soldier) || Object.keys(battle.items).length === 0) return [];
  const unit = soldier.id;
  const lying = itemsOn(battle, soldier.at as Hex);
  const held = heldBy(battle, unit);
  const mates = held.length === 0 ? [] : unitsOn(battle, soldier.at as Hex);
  const thought: readonly InteractCommand[] = [
    ...lying.map(({ id }): InteractCommand => ({ type: 'interact', unit, op: 'pickUp', item: id, to: null })),
    ...held.map(({ id }): InteractCommand => ({ type: 'interact', unit, op: 'putDown', item: id, to: null })),
    ...held.flatMap(({ id }) =>
      mates.map((mate): InteractCommand => ({ type: 'interact', unit, op: 'give', item: id, to: mate.id })),
    ),
  ];
  return thought.filter((command) => refusesInteraction(battle, soldier, command) === null);
}

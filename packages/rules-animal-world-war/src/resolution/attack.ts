/** One attack from its damage on (AWW-120): victims and amounts, the tile, packets, wounds and deaths, and what they set off. */
import type { Hex } from '@fieldpost/hex';
import { CONSTANTS } from '../catalogue/constants.ts';
import type { AttackKind } from '../events.ts';
import { heldBy } from '../rules/actors.ts';
import { isOnFoot, unitsOn } from '../rules/ground.ts';
import { hasUpgrade, mayUse } from '../rules/upgrades.ts';
import type { Author, Battle, Civilian, Soldier, Task, Unit, UnitId } from '../state.ts';
import { hasCharm } from '../tactics/effects.ts';
import { emit, type Play } from './play.ts';
import { clearWire, damageTile } from './tile-damage.ts';

/** An attack by its number, and who is answerable for it. */
export type Attack = { readonly attack: number; readonly by: Author };
/** THE-RULES "Words": "all damage that one attack does to one unit, added up and applied once". */
export type Packet = { readonly unit: UnitId; readonly amount: number };
/** What an attack does to one tile. AWW-084: an explosion "removes wire there, whatever the die shows". */
type Impact = { readonly at: Hex; readonly amount: number; readonly explosion: boolean };

export const NO_TASKS: readonly Task[] = [];

export function openAttack(play: Play, kind: AttackKind, by: Author, from: Hex | null, target: Hex | UnitId): Attack {
  const attack = play.state.battle.attacks + 1;
  emit(play, { type: 'attackStarted', attack, kind, by, from, target });
  return { attack, by };
}

/** AWW-091 and the like: every soldier on foot, civilian and tank there, friend or foe. */
export function everybodyOn(battle: Battle, at: Hex, amount: number): readonly Packet[] {
  return unitsOn(battle, at).map(({ id }) => ({ unit: id, amount }));
}

/** AWW-120 (3) to (8). What it sets off comes back as tasks for the end of the queue. */
export function land(play: Play, attack: Attack, packets: readonly Packet[], impact: Impact | null): readonly Task[] {
  const collapsed = impact !== null && strikeGround(play, attack.by, impact);
  const whole = collapsed ? withCollapse(play.state.battle, packets, impact.at) : packets;
  const all = play.state.battle.legacy === undefined ? whole : withUpgrades(play, attack, whole);
  if (all.length === 0) return NO_TASKS;
  const inOrder = all.length === 1 ? all : all.toSorted((one, other) => (one.unit < other.unit ? -1 : 1));
  for (const { unit, amount } of inOrder) emit(play, { type: 'packet', unit, amount, ...attack });
  const tasks = inOrder.map((packet) => suffer(play, attack, packet)).filter((task) => task !== null);
  return tasks.length < 2 ? tasks : tasks.toSorted((one, other) => lateness(one) - lateness(other));
}

/** AWW-120: "(7) wrecked tanks and crashing planes [...] (8) flamer death blasts [...] to the end of the queue" */
function lateness({ kind }: Task): number {
  return kind === 'blast' ? 1 : 0;
}

function strikeGround(play: Play, by: Author, { at, amount, explosion }: Impact): boolean {
  if (explosion) clearWire(play, at, by);
  return damageTile(play, at, amount, by);
}

/** THE-RULES "Medals and upgrades": how upgrades of the attacker, and of a soldier beside a civilian, change an attack. */
function withUpgrades(play: Play, { by }: Attack, packets: readonly Packet[]): readonly Packet[] {
  const author = play.state.battle.units[by];
  const charged = author?.kind === 'soldier' && hasUpgrade(author, 'U09');
  return packets.flatMap((packet) => {
    const unit = play.state.battle.units[packet.unit];
    if (unit?.kind === 'civilian' && shielded(play, unit)) return [];
    // U09: "+1 damage to tanks"; one that is wrecked already is not wrecked twice
    const more = charged && unit?.kind === 'tank' && unit.damage + packet.amount < unit.cap;
    return [more ? { ...packet, amount: packet.amount + 1 } : packet];
  });
}

/** U14: "a civilian on their tile ignores the first packet per battle". */
function shielded(play: Play, { at }: Civilian): boolean {
  if (at === null) return false;
  const guard = unitsOn(play.state.battle, at).find(
    (unit) => unit.kind === 'soldier' && unit.status === 'standing' && mayUse(unit, 'U14'),
  );
  if (guard !== undefined) emit(play, { type: 'upgradeUsed', unit: guard.id, upgrade: 'U14' });
  return guard !== undefined;
}

/** AWW-081: "Every soldier on foot and civilian there takes 1 damage, added to the packet of the attack that caused it." */
function withCollapse(battle: Battle, packets: readonly Packet[], at: Hex): readonly Packet[] {
  const amounts = new Map(packets.map(({ unit, amount }) => [unit, amount]));
  for (const unit of unitsOn(battle, at)) {
    if (!isOnFoot(unit) && unit.kind !== 'civilian') continue;
    amounts.set(unit.id, (amounts.get(unit.id) ?? 0) + CONSTANTS.collapse);
  }
  return [...amounts].map(([unit, amount]) => ({ unit, amount }));
}

/** AWW-120 (6) to (8), of one unit. AWW-116: a vehicle takes all, its crew nothing. */
function suffer(play: Play, attack: Attack, packet: Packet): Task | null {
  const unit = play.state.battle.units[packet.unit] as Unit;
  switch (unit.kind) {
    case 'soldier':
      return sufferSoldier(play, attack, unit);
    case 'civilian':
      return sufferCivilian(play, attack, unit);
    case 'tank':
      return isBroken(unit, packet) ? { kind: 'wreck', tank: unit.id, by: attack.by } : null;
    case 'plane':
      return isBroken(unit, packet) ? { kind: 'crash', plane: unit.id, by: attack.by } : null;
  }
}

/** AWW-115, by this packet and not by an earlier one. */
function isBroken({ damage, cap }: { readonly damage: number; readonly cap: number }, { amount }: Packet): boolean {
  return damage >= cap && damage - amount < cap;
}

/**
 * AWW-110: "A standing soldier is wounded when damage > health"; AWW-112: "already wounded and takes any later packet dies [...]
 * One packet never takes a standing non-Recruit soldier past wounded"; AWW-113: a Recruit dies instead.
 */
function sufferSoldier(play: Play, attack: Attack, soldier: Soldier): Task | null {
  const at = soldier.at as Hex;
  if (soldier.status === 'wounded') return die(play, attack, soldier, at);
  if (soldier.damage <= soldier.health) return null;
  // T16: "The first time after arming that a packet would wound one of your beneficiaries (or kill your Recruit)"
  if (hasCharm(play.state, soldier)) {
    emit(play, { type: 'tacticFired', empire: soldier.empire, card: 'T16', unit: soldier.id });
    return null;
  }
  if (mayUse(soldier, 'U16')) {
    emit(play, { type: 'upgradeUsed', unit: soldier.id, upgrade: 'U16' });
    return null;
  }
  if (soldier.type === 'recruit') return die(play, attack, soldier, at);
  emit(play, { type: 'wounded', unit: soldier.id, at, ...attack });
  dropAll(play, soldier.id, at);
  return null;
}

/** AWW-112. AWW-135: "when a Flamer dies (not when wounded)" its tile goes up, if that option is on. */
export function die(play: Play, attack: Attack, { id, type }: Soldier, at: Hex): Task | null {
  emit(play, { type: 'died', unit: id, at, ...attack });
  dropAll(play, id, at);
  const blasts = type === 'flamer' && play.state.battle.options.flamerBlast === 'on';
  return blasts ? { kind: 'blast', at, by: attack.by } : null;
}

/** AWW-108: "all its grenades, items and objective tokens drop on its tile as loose items" */
function dropAll(play: Play, unit: UnitId, at: Hex): void {
  for (const { id } of heldBy(play.state.battle, unit)) emit(play, { type: 'itemDropped', item: id, unit, at });
}

/** AWW-114: "first packet -> wounded; a packet while wounded -> dead and removed" */
function sufferCivilian(play: Play, attack: Attack, { id, state, at }: Civilian): null {
  const type = state === 'upright' ? 'wounded' : 'died';
  emit(play, { type, unit: id, at: at as Hex, ...attack });
  return null;
}

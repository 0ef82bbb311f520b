/** Plays a card (THE-RULES "Tactics deck"): executes the vocabulary of catalogue/tactics.ts. */
import type { Hex } from '@fieldpost/hex';
import { TACTICS, type TacticEffect, type TacticId } from '../catalogue/tactics.ts';
import type { TacticCommand } from '../commands.ts';
import { fieldNeighbours } from '../field/geometry.ts';
import { NO_TASKS } from '../resolution/attack.ts';
import { demolish } from '../resolution/explosions.ts';
import { emit, type Play } from '../resolution/play.ts';
import { resolve } from '../resolution/queue.ts';
import { artillery } from '../resolution/strikes.ts';
import { ordererOf } from '../rules/orderers.ts';
import { wake } from '../rules/teams.ts';
import type { Battle, Beneficiary, Effect, Empire, Item, Task, UnitId } from '../state.ts';
import { beneficiariesOf } from './effects.ts';

/** AWW-180: "Using a card reveals it; an armed card is revealed when it fires." */
export function playCard(play: Play, empire: Empire, { card, units, at }: TacticCommand): void {
  const { effect } = TACTICS[card];
  if (effect.does === 'boon' && effect.boon === 'charm') {
    emit(play, { type: 'tacticArmed', empire, for: beneficiariesOf(play.state.battle, empire) });
    return;
  }
  emit(play, { type: 'tacticUsed', empire, card });
  const tasks = at === null ? NO_TASKS : takeEffectAt(play, empire, card, effect, at);
  if (units.length > 0) takeEffectOn(play, empire, card, effect, units);
  else if (at === null) takeEffect(play, empire, card, effect);
  // AWW-190: a card may meet a condition as an action may
  if (play.state.battle.phase === 'turn') resolve(play, tasks);
}

/** Cards that name nothing. T03, T04 and T20 work by having been used: set-up looks for them. */
function takeEffect(play: Play, empire: Empire, card: TacticId, effect: TacticEffect): void {
  if (effect.does === 'boon') {
    start(play, empire, card, effect.boon, effect, beneficiariesOf(play.state.battle, empire), []);
  } else if (effect.does === 'health') {
    strengthen(play, empire, effect.amount);
  } else if (effect.does === 'freeMoves' || effect.does === 'fieldworks') {
    emit(play, { type: 'errand', empire, errand: { card: errandOf(effect), trenches: 0, wires: 0 } });
  }
}

/** Cards that name units. */
function takeEffectOn(
  play: Play,
  empire: Empire,
  card: TacticId,
  effect: TacticEffect,
  units: readonly UnitId[],
): void {
  if (effect.does === 'mislead') {
    start(play, empire, card, 'mislead', { amount: 0, until: 'ownNextTurn' }, livesOf(play, units), []);
    return;
  }
  for (const unit of units) {
    if (effect.does === 'raise') raise(play, empire, unit);
    else if (effect.does === 'secondAction') emit(play, { type: 'granted', by: empire, to: unit });
    else if (effect.does === 'supply') emit(play, { type: 'itemMade', item: nextGrenade(play.state.battle, unit) });
    if (effect.does !== 'supply') rouse(play, unit);
  }
}

/** THE-RULES "Team play": "An order given by a team-mate that gives a "done" player something to do [...] clears that flag." */
function rouse(play: Play, unit: UnitId): void {
  const soldier = play.state.battle.units[unit];
  if (soldier?.kind === 'soldier') wake(play, soldier.empire, ordererOf(soldier));
}

/** Plays cards that name a tile. Returns their consequences as tasks. */
function takeEffectAt(play: Play, empire: Empire, card: TacticId, effect: TacticEffect, at: Hex): readonly Task[] {
  // T11: "procedure AWW-138 without range limit"
  if (effect.does === 'strike') return artillery(play, empire, empire, null, at);
  if (effect.does === 'cover') start(play, empire, card, 'cover', effect, [], [at, ...around(play, at)]);
  if (effect.does === 'demolish') demolish(play, at, effect.amount, empire);
  return NO_TASKS;
}

/** T08: "it and its neighbours". */
function around(play: Play, at: Hex): readonly Hex[] {
  return fieldNeighbours(play.state.battle.field, at);
}

function errandOf(effect: TacticEffect): 'T09' | 'T10' {
  return effect.does === 'freeMoves' ? 'T09' : 'T10';
}

function start(
  play: Play,
  by: Empire,
  card: TacticId,
  does: Effect['does'],
  { amount, until }: Pick<Effect, 'amount' | 'until'>,
  who: readonly Beneficiary[],
  tiles: readonly Hex[],
): void {
  const id = Math.max(0, ...play.state.battle.effects.map((effect) => effect.id)) + 1;
  emit(play, { type: 'effectStarted', effect: { id, by, card, does, amount, until, who, tiles } });
}

/** T05: "Beneficiaries have +1 health for the battle (adds to the Chef)." */
function strengthen(play: Play, empire: Empire, amount: number): void {
  for (const [unit] of beneficiariesOf(play.state.battle, empire)) {
    const soldier = play.state.battle.units[unit];
    if (soldier?.kind === 'soldier') emit(play, { type: 'strengthened', unit, health: soldier.health + amount });
  }
}

/** T06: "soldiers at damage = health - 1, civilians upright" */
function raise(play: Play, by: Empire, unit: UnitId): void {
  const risen = play.state.battle.units[unit];
  emit(play, { type: 'revived', unit, by, damage: risen?.kind === 'soldier' ? risen.health - 1 : 0 });
}

function livesOf(play: Play, units: readonly UnitId[]): readonly Beneficiary[] {
  return units.map((id) => {
    const unit = play.state.battle.units[id];
    return [id, unit?.kind === 'soldier' ? unit.life : 0];
  });
}

/** T17: a grenade in a soldier's hands, under a number that no other has. */
function nextGrenade({ items }: Battle, holder: UnitId): Item {
  const numbers = Object.keys(items).map((id) => Number(/^G(\d+)$/.exec(id)?.[1] ?? 0));
  return { id: `G${Math.max(0, ...numbers) + 1}`, kind: 'grenade', at: null, holder };
}

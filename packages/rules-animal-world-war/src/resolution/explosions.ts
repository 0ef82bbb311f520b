/** Grenades, bombs, rockets, shells and death blasts: what an explosion does to a tile and to all on it. */
import type { Hex } from '@fieldpost/hex';
import { CONSTANTS } from '../catalogue/constants.ts';
import { tileAt } from '../rules/ground.ts';
import type { Author, Task } from '../state.ts';
import { type Attack, everybodyOn, land, openAttack } from './attack.ts';
import type { Play } from './play.ts';

const { explosive, flame, flameBlast } = CONSTANTS;

/**
 * AWW-091, AWW-142, AWW-162: "3 damage to every soldier on foot, civilian and tank there, friend or foe [...] Failure: 1 damage to
 * each. The tile takes 3 in both cases"; AWW-092: "If the 3 collapse the tile, each soldier and civilian there takes 1 more". AWW-094: a tank among them takes
 * "3 or 1, never tile damage in addition".
 */
export function explode(
  play: Play,
  attack: Attack,
  at: Hex,
  hit: boolean,
  toTile: number = explosive.tile,
): readonly Task[] {
  const packets = everybodyOn(play.state.battle, at, hit ? explosive.hit : explosive.miss);
  return land(play, attack, packets, { at, amount: toTile, explosion: true });
}

/** AWW-135: "its tile takes 3 and every soldier, civilian and tank there takes 3 (plus 1 on collapse)" */
export function blast(play: Play, at: Hex, by: Author): readonly Task[] {
  const attack = openAttack(play, 'blast', by, at, at);
  const packets = everybodyOn(play.state.battle, at, flameBlast);
  return land(play, attack, packets, { at, amount: explosive.tile, explosion: true });
}

/** AWW-134: "every soldier on foot, civilian and tank there takes 2, friend or foe; no die; no tile damage" */
export function burn(play: Play, by: Author, from: Hex, at: Hex): readonly Task[] {
  const attack = openAttack(play, 'flame', by, from, at);
  return land(play, attack, everybodyOn(play.state.battle, at, flame), null);
}

/** T14: "3 damage (AWW-080) to one tile [...] without any unit on it. [...] Clears wire." */
export function demolish(play: Play, at: Hex, amount: number, by: Author): void {
  if (tileAt(play.state.battle, at) === null) return;
  const attack = openAttack(play, 'scorch', by, null, at);
  land(play, attack, [], { at, amount, explosion: true });
}

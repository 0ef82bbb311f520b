/** Melee (WWA-085 to WWA-089). */
import { MELEE, type MeleeFace, type MeleeResult } from '../catalogue/dice.ts';
import { disable, hit, unlink } from '../shooting/harm.ts';
import { isArmed } from '../shooting/weapons.ts';
import type { Dir, Unit, UnitId } from '../state.ts';
import { happen, nowOf, type Play, throwDie, told, warOf } from '../turn/play.ts';
import { decisionOn, throwEnd } from './throwing.ts';

/** WWA-085: "each uses the armed die if it has any attack flagged `melee`". Disabled, deployed and connected defenders roll normally. */
function meleeDie(play: Play, unit: Unit): MeleeFace {
  const die = isArmed(unit) ? 'armed' : 'unarmed';
  const rolled = throwDie(play, die);
  const strikes = rolled.face !== 'MISS' && rolled.face !== 'BLOCK';
  told(play, die, rolled, unit.id, strikes ? 'hit' : 'miss');
  return rolled.face;
}

/** WWA-144: "attacker's melee die before the defender's". `throwDir`: used if the attacker prevails (WWA-140). */
export function fight(play: Play, attacker: Unit, defender: Unit, throwDir: number | null): void {
  const mine = meleeDie(play, attacker);
  const theirs = meleeDie(play, defender);
  const result = MELEE[mine][theirs];
  settle(play, attacker, defender, result.attacker, null);
  settle(play, defender, attacker, result.defender, throwDir);
}

/** WWA-087: "Killed costs one hit point". */
function settle(play: Play, loser: Unit, other: Unit, blow: MeleeResult['attacker'], throwDir: number | null): void {
  if (blow === 'disabled') disable(play, loser.id);
  if (blow === 'killed') hit(play, loser.id, 1, 'melee');
  if (blow !== 'thrown') return;
  const decision = decisionOn(warOf(play), loser, other);
  if (throwDir === null) happen(play, { type: 'asked', decision, phase: 'decision', side: other.owner });
  else throwUnit(play, loser.id, other, throwDir as Dir);
}

/** WWA-088, WWA-089: "a thrown hacker is disconnected"; everything else it has is unchanged. */
export function throwUnit(play: Play, id: UnitId, { owner }: Pick<Unit, 'owner'>, dir: Dir): void {
  const unit = nowOf(play, id);
  if (unit === null) return;
  happen(play, { type: 'threw', side: owner, unit: id, dir });
  if (unit.connected !== null) unlink(play, id, unit.connected);
  happen(play, { type: 'moved', unit: id, to: throwEnd(warOf(play), unit, dir), how: 'thrown', from: unit.at });
}

/** What standing orders send up in step 3 (THE-RULES "Windows", MW-064). */
import { listScrambles } from '../air/scrambles.ts';
import { comingAt, hexOfAim } from '../air/sorties.ts';
import type { Command, ScrambleCommand } from '../commands.ts';
import { armyOf, groundIn, infrastructureAt, unitOf } from '../state/board.ts';
import type { Side, Sortie, War } from '../state.ts';
import type { ScrambleOrders, ScrambleWord } from './standing-orders.ts';

const PASS: Command = { type: 'pass', dropped: [] };

/** MW-174: in a sealed turn `ask` reads "as `always` with one fighter against each plane". */
const WHERE_SEALED: ScrambleOrders = { mode: 'always', minReserve: 0, perTarget: 1, only: [] };

/** Null: ask the player. */
export function scrambleAnswer(war: War, side: Side, orders: ScrambleOrders): Command | null {
  if (orders.mode === 'ask') return war.options.pace === 'sealed' ? scrambleAnswer(war, side, WHERE_SEALED) : null;
  if (orders.mode === 'never') return PASS;
  return nextScramble(war, side, orders) ?? PASS;
}

/** The first strike, in the order of declaration, that fits and has not enough fighters against it; the fighter nearest to its target. */
function nextScramble(war: War, side: Side, orders: ScrambleOrders): ScrambleCommand | null {
  const all = armyOf(war, side).flatMap((unit) => listScrambles(war, side, unit));
  if (new Set(all.map(({ unit }) => unit)).size <= orders.minReserve) return null;
  for (const sortie of comingAt(war, side)) {
    if (sortie.fighters.length >= orders.perTarget || !fits(war, sortie, orders.only)) continue;
    const [nearest] = all
      .filter(({ plane }) => plane === sortie.plane)
      .toSorted((one, other) => away(war, one, sortie) - away(war, other, sortie));
    if (nearest !== undefined) return nearest;
  }
  return null;
}

function away(war: War, { unit: id }: ScrambleCommand, { aim }: Sortie): number {
  return groundIn(war).distance(unitOf(war, id)?.at ?? 0, hexOfAim(war, aim));
}

/** True if a kind of the target or of the plane is on the list; an empty list allows any. */
function fits(war: War, { aim, plane }: Sortie, only: readonly ScrambleWord[]): boolean {
  if (only.length === 0) return true;
  const kinds: (string | null)[] = [unitOf(war, plane)?.type === 'bmb' ? 'bomber' : 'fighter'];
  if (typeof aim === 'number') kinds.push(infrastructureAt(war, aim));
  else kinds.push('unit', unitOf(war, aim)?.type === 'car' ? 'carrier' : null);
  return only.some((word) => kinds.includes(word));
}

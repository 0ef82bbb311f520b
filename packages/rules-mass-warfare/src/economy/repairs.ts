/** Step 20: Infantry with repair orders repairs bridges (MW-150). */
import { placeOf } from '../combat/attacks.ts';
import { happen, warOf } from '../combat/play.ts';
import type { RepairOrder } from '../commands.ts';
import type { Chapter } from '../judging/chapter.ts';
import { refuse } from '../refusal.ts';
import { fireAt, groundIn, standingAt } from '../state/board.ts';
import type { HexNo, Side, War } from '../state.ts';

/** "an Infantry (not Mechanized) on it or adjacent" */
function hasMender(war: War, side: Side, at: HexNo): boolean {
  const near = [at, ...(groundIn(war).neighbours[at] ?? [])];
  return near.some((one) => {
    const unit = standingAt(war, one);
    return unit?.owner === side && unit.type === 'inf';
  });
}

export const repairs: Chapter<RepairOrder> = {
  refuses(war, side, { at: hex }) {
    const { indexOf, terrain } = groundIn(war);
    const at = indexOf(hex);
    if (at < 0) return refuse('UNKNOWN_HEX', null);
    if (terrain[at] !== 'BR' || fireAt(war, at) === 0) return refuse('ILLEGAL_TARGET', 'MW-150');
    if (!hasMender(war, side, at)) return refuse('NOT_ADJACENT', 'MW-150');
    // MW-150: at most one per turn, however many players order it
    return war.repaired.includes(at) ? refuse('SITE_USED', 'MW-150') : null;
  },
  resolve(play, side, { at: hex }) {
    const war = warOf(play);
    const at = groundIn(war).indexOf(hex);
    happen(play, { type: 'mended', side, at, place: placeOf(war, at) });
  },
};

/** Burning bridges that this side may have repaired now, by number. */
export function bridgesToMend(war: War, side: Side): readonly HexNo[] {
  const { terrain, hexes } = groundIn(war);
  return Object.keys(war.fire)
    .map(Number)
    .filter(
      (at) => terrain[at] === 'BR' && repairs.refuses(war, side, { type: 'repair', at: hexes[at] ?? [0, 0] }) === null,
    );
}

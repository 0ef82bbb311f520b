/** The set-ups that a thinking player lays, as lines: an army, and the plan of its places. */
import type { BookEntry } from '@fieldpost/engine';
import { squareName } from '../board/squares.ts';
import { type ArmyFormat, DEFAULT_PRESET, type PresetId } from '../catalogue/presets.ts';
import type { Placement } from '../commands.ts';
import { writeArmy, writePlan } from '../notation/write.ts';
import { printedLayout } from '../orders/defaults.ts';
import { presetCommand } from '../rules/army.ts';
import { SIDES, type Side } from '../state.ts';

/** THE-RULES "Army presets": a preset in its printed places. */
function printedEntry(id: PresetId, side: Side, size: number): BookEntry {
  const counted = new Map<string, number>();
  const placements = printedLayout(id, side, size).map(({ square, type }): Placement => {
    const index = (counted.get(type) ?? 0) + 1;
    counted.set(type, index);
    return { type, index, square: squareName(square) };
  });
  const lines = [writeArmy(presetCommand(id)), writePlan({ type: 'plan', placements, stopAfter: null })];
  return { lines, won: 0, of: 0, run: 'printed' };
}

/** By format of the army and side: the printed set-up. A prototype lost 8 of 40 with it and 20 of 40 with one by lot. */
export const BOOK: Readonly<Record<string, readonly BookEntry[]>> = Object.fromEntries(
  (Object.keys(DEFAULT_PRESET) as ArmyFormat[]).flatMap((format) =>
    SIDES.map((side) => [
      `${format} ${side}`,
      [printedEntry(DEFAULT_PRESET[format], side, format === 'campaign' ? 12 : 8)],
    ]),
  ),
);

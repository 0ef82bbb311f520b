/** G-74: "must the Superpanzers be able to meet": a lane between the edges that is wide enough for a model. */
import { footprintOf } from '../geometry/footprints.ts';
import { isEdge } from '../geometry/grid.ts';
import { stepped, turned } from '../geometry/hexes.ts';
import { layoutFor } from '../geometry/layouts.ts';
import { hexOfCell } from '../state/board.ts';
import type { Dir, Hex, Seat, War } from '../state.ts';
import { stopAt } from '../tank/rolling.ts';
import { HEADINGS, tankPlaces } from '../turn/placing.ts';

type Stance = { readonly anchor: Hex; readonly heading: Dir };
const keyOf = ({ anchor, heading }: Stance): string => `${anchor.q},${anchor.r},${heading}`;

/** Whether the Superpanzer of a seat, placed at its edge, could roll to the other edge of an empty battlefield. */
export function hasLane(war: War, seat: Seat): boolean {
  const bare: War = { ...war, tanks: { A: null, B: null } };
  const layout = layoutFor(war.models[seat], war.options);
  const open: Stance[] = tankPlaces(bare, seat, war.models[seat]).map((anchor) => ({
    anchor,
    heading: HEADINGS[seat],
  }));
  const known = new Set(open.map(keyOf));
  const goal: Seat = seat === 'A' ? 'B' : 'A';
  for (let stance = open.pop(); stance !== undefined; stance = open.pop()) {
    const print = footprintOf(layout, stance.anchor, stance.heading);
    if (print.cells.some((cell) => isEdge(goal, hexOfCell(cell)))) return true;
    for (const next of nextOf(stance)) {
      if (known.has(keyOf(next))) continue;
      known.add(keyOf(next));
      if (stopAt(bare, seat, footprintOf(layout, next.anchor, next.heading)) === null) open.push(next);
    }
  }
  return false;
}

function nextOf({ anchor, heading }: Stance): readonly Stance[] {
  return [
    { anchor, heading: turned(heading, 1) },
    { anchor, heading: turned(heading, -1) },
    { anchor: stepped(anchor, heading), heading },
  ];
}

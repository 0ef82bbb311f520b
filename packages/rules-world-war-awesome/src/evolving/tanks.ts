/** What Superpanzers do (THE-RULES "Tank orders"). */
import type { TankEvent } from '../events.ts';
import { terrainAt } from '../geometry/grid.ts';
import { cellOfHex, footprintIn } from '../state/board.ts';
import { withTank } from '../state/changes.ts';
import type { Seat, War } from '../state.ts';
import { withSign } from './fire.ts';

export function evolveTank(war: War, event: TankEvent): War {
  switch (event.type) {
    case 'opsBegan':
      return { ...war, orders: event.orders, jammedOps: event.jammed };
    case 'tankMoved':
      return moved(war, event);
    case 'turretTurned':
      return withTank(war, event.side, (tank) => ({ ...tank, turret: event.turret }));
    case 'tankDestroyed':
      return withTank(war, event.side, (tank) => ({ ...tank, destroyed: true }));
    case 'opsDone':
    case 'tankStopped':
    case 'momentChosen':
    case 'shotLost':
      return war;
  }
}

function moved(war: War, { side, anchor, heading, crushed }: Extract<TankEvent, { readonly type: 'tankMoved' }>): War {
  return withTank(cleared(war, crushed.map(cellOfHex)), side, (tank) => ({ ...tank, anchor, heading }));
}

/** WWA-002: low walls under a Superpanzer that is set up "are crushed as it is placed". */
export function crushedUnder(war: War, seat: Seat): War {
  return cleared(war, footprintIn(war, seat)?.cells.filter((cell) => terrainAt(war.ground, cell) === 'l') ?? []);
}

/** WWA-114: "Low walls there are crushed to clear ground". */
function cleared(war: War, cells: readonly number[]): War {
  if (cells.length === 0) return war;
  const ground = cells.reduce((signs, cell) => withSign(signs, cell, '.'), war.ground);
  const damage = Object.fromEntries(Object.entries(war.damage).filter(([cell]) => !cells.includes(Number(cell))));
  return { ...war, ground, damage };
}

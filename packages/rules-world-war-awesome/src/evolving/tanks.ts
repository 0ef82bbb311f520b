/** What Superpanzers do (B.13). */
import type { TankEvent } from '../events.ts';
import { cellOfHex } from '../state/board.ts';
import { withTank } from '../state/changes.ts';
import type { War } from '../state.ts';
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

/** WWA-114: "Low walls there are crushed to clear ground". */
function moved(war: War, { side, anchor, heading, crushed }: Extract<TankEvent, { readonly type: 'tankMoved' }>): War {
  const cells = crushed.map(cellOfHex);
  const ground = cells.reduce((signs, cell) => withSign(signs, cell, '.'), war.ground);
  const damage = Object.fromEntries(Object.entries(war.damage).filter(([cell]) => !cells.includes(Number(cell))));
  const rolled = cells.length === 0 ? war : { ...war, ground, damage };
  return withTank(rolled, side, (tank) => ({ ...tank, anchor, heading }));
}

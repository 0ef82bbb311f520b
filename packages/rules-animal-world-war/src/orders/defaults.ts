/** THE-RULES "Timers and absence": what is played for a side whose time is up. */
import type { Seat } from '@fieldpost/engine';
import { byColumn, type Hex, same } from '@fieldpost/hex';
import { SOLDIER_TYPES, soldierId } from '../catalogue/soldiers.ts';
import type { Command, DeployCommand, NameVipCommand, PickCommand } from '../commands.ts';
import { refusesSetUp } from '../set-up/index.ts';
import type { Deployment, Empire } from '../state.ts';
import type { View } from '../view.ts';
import { automatic, KEEP, wished } from './answering.ts';
import { INITIAL_ORDERS, type StandingOrders } from './standing-orders.ts';

/** "At expiry the turn ends"; "timeout = keep"; the first free card; "automatic placement". */
export function defaultAnswer(view: View, seat: Seat<Empire>, filed: StandingOrders | null): Command {
  const { battle } = view;
  const orders = filed ?? INITIAL_ORDERS;
  if (battle.question !== null) return automatic(battle, orders.preferences) ?? KEEP;
  switch (battle.phase) {
    case 'tacticChoice':
      // LC-055: "At the end of its time the lowest id that it owns is taken"
      return { type: 'bring', card: battle.legacy?.empires[seat.side].tacticsAvailable[0] ?? 'T01' };
    case 'beforeSelection':
    case 'beforeDeployment':
      return KEEP;
    case 'selection':
      return wished(view, seat, orders) ?? firstFree(view, seat);
    case 'deployment':
      return nextPlacing(view, seat);
    case 'afterDeployment':
      return battle.errand === null ? KEEP : { type: 'finish' };
    default:
      return { type: 'endTurn' };
  }
}

/** The first card in card order that may be picked. */
function firstFree(view: View, seat: Seat<Empire>): PickCommand {
  const picks = SOLDIER_TYPES.map((soldier): PickCommand => ({ type: 'pick', soldier }));
  return picks.find((pick) => refusesSetUp(view, seat, pick) === null) ?? (picks[0] as PickCommand);
}

/** "soldiers in card order onto zone tiles by q then r, first with the fewest units", then the VIP, then the lock. */
function nextPlacing(view: View, seat: Seat<Empire>): Command {
  const deployment = view.deployment as Deployment;
  const squad = squadOf(view, seat.side);
  const waiting = squad.find((id) => deployment.placed[id] === undefined);
  if (waiting !== undefined) return placing(view, seat, waiting, deployment);
  const vips = squad.map((unit): NameVipCommand => ({ type: 'nameVip', unit }));
  const vip = deployment.vip === null ? vips.find((name) => refusesSetUp(view, seat, name) === null) : undefined;
  return vip ?? { type: 'lockDeployment' };
}

/** Unit ids of the squad in card order. */
function squadOf(view: View, empire: Empire): readonly string[] {
  const picks = view.squads[empire].squad?.picks ?? [];
  return SOLDIER_TYPES.filter((type) => picks.some(({ soldier }) => soldier === type)).map((type) =>
    soldierId(empire, type),
  );
}

function placing(view: View, seat: Seat<Empire>, unit: string, { placed }: Deployment): DeployCommand {
  const put = Object.values(placed);
  const crowd = (at: Hex) => put.filter((where) => where !== 'reserve' && same(where, at)).length;
  const tiles = view.battle.deploymentZones[seat.side].toSorted(
    (one, other) => crowd(one) - crowd(other) || byColumn(one, other),
  );
  const ways = tiles.map((at): DeployCommand => ({ type: 'deploy', unit, at }));
  return ways.find((command) => refusesSetUp(view, seat, command) === null) ?? (ways[0] as DeployCommand);
}

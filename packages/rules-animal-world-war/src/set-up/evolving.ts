/** What each event of set-up makes of a state. */
import { type Hex, keyOf } from '@fieldpost/hex';
import type { SetUpEvent } from '../events.ts';
import type { Deployment, State, Tile } from '../state.ts';
import { evolveBrought } from './bringing.ts';
import { evolveKept } from './cards.ts';
import { evolveDealt, evolvePicked } from './selection.ts';

export function evolveSetUp(state: State, event: SetUpEvent): State {
  switch (event.type) {
    case 'tacticBrought':
      return evolveBrought(state, event.empire, event.card);
    case 'tacticKept':
      return evolveKept(state, event.empire);
    case 'dealt':
      return evolveDealt(state, event.empire, event.soldiers);
    case 'picked':
      return evolvePicked(state, event.empire, { soldier: event.soldier, controller: event.controller });
    case 'phaseStarted':
      return evolvePhase(state, event);
    case 'placed':
      return withDeployment(state, event.empire, (deployment) => {
        return { ...deployment, placed: { ...deployment.placed, [event.unit]: event.at } };
      });
    case 'vipNamed':
      return withDeployment(state, event.empire, (deployment) => ({ ...deployment, vip: event.unit }));
    case 'deploymentLocked': {
      const answered = { ...state.answered, [event.empire]: true };
      return withDeployment({ ...state, answered }, event.empire, (deployment) => ({ ...deployment, locked: true }));
    }
    case 'deployed':
      return evolveDeployed(state, event);
  }
}

function evolvePhase(state: State, { phase, active }: Extract<SetUpEvent, { type: 'phaseStarted' }>): State {
  const answered = { HERB: false, CARN: false };
  return { ...state, answered, battle: { ...state.battle, phase, active } };
}

function withDeployment(state: State, empire: 'HERB' | 'CARN', change: (deployment: Deployment) => Deployment): State {
  const { deployments } = state;
  return { ...state, deployments: { ...deployments, [empire]: change(deployments[empire]) } };
}

const OVER: Deployment = { placed: {}, vip: null, locked: true };

/** D-32: laid open. AWW-012: with it the squads. */
function evolveDeployed(state: State, event: Extract<SetUpEvent, { type: 'deployed' }>): State {
  const { battle, squads } = state;
  const units = { ...battle.units, ...Object.fromEntries(event.units.map((unit) => [unit.id, unit])) };
  const items = { ...battle.items, ...Object.fromEntries(event.items.map((item) => [item.id, item])) };
  const tiles = flattened(battle.tiles, event.flattened);
  const open = { HERB: { ...squads.HERB, secret: false }, CARN: { ...squads.CARN, secret: false } };
  return {
    ...state,
    squads: open,
    deployments: { HERB: OVER, CARN: OVER },
    battle: { ...battle, units, items, tiles, vip: event.vip },
  };
}

/** AWW-015: "turned to NML at once (no damage to anyone at deployment; a trench or wire put there by the objective is removed)" */
function flattened(tiles: readonly Tile[], hexes: readonly Hex[]): readonly Tile[] {
  const keys = new Set(hexes.map(keyOf));
  const flat = (tile: Tile): Tile => ({ ...tile, nml: true, damage: 0, feature: null, wire: false });
  return tiles.map((tile) => (keys.has(keyOf(tile.at)) ? flat(tile) : tile));
}

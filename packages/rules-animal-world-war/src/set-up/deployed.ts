import { type Hex, keyOf } from '@fieldpost/hex';
import type { SetUpEvent } from '../events.ts';
import type { Deployment, State, Tile } from '../state.ts';

const OVER: Deployment = { placed: {}, vip: null, locked: true };

/** D-32: laid open. AWW-012: with it the squads. */
export function deployedIn(state: State, event: Extract<SetUpEvent, { type: 'deployed' }>): State {
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

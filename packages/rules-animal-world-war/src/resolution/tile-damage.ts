/** Damage to tiles and features, and collapse: THE-RULES "Damage to tiles". */
import type { Hex } from '@fieldpost/hex';
import { CONSTANTS } from '../catalogue/constants.ts';
import { TILES } from '../catalogue/tiles.ts';
import { stoneAt } from '../objectives/index.ts';
import { hasTank, tileAt } from '../rules/ground.ts';
import type { Author, Battle, Feature, Tile } from '../state.ts';
import { emit, type Play } from './play.ts';

/** The damage at which a printed tile turns over: its cover (AWW-080), of the stone church more (O01). */
export function capacityOf(battle: Battle, tile: Tile): number {
  return stoneAt(battle, tile.at)?.capacity ?? TILES[tile.card].cover;
}

/**
 * AWW-080: "if a tank stands on t: lost. Else if wreck [...] Else if trench [...] Else if NML: lost. Else tile.damage += n and at
 * tile.damage >= printed cover the tile collapses. Surplus is never carried over". AWW-082: "NML never collapses again and holds no damage".
 * AWW-083: a crater is 3 of one integer. Says whether it collapsed.
 */
export function damageTile(play: Play, at: Hex, amount: number, by: Author): boolean {
  const { battle } = play.state;
  const tile = tileAt(battle, at);
  if (tile === null || amount === 0 || hasTank(battle, at)) return false;
  if (tile.feature !== null) return damageFeature(play, tile, tile.feature, amount, by);
  if (tile.nml || stoneAt(battle, at)?.untouchable) return false;
  emit(play, { type: 'tileDamaged', at, amount, by });
  if (tile.damage + amount < capacityOf(battle, tile)) return false;
  emit(play, { type: 'tileCollapsed', at, by });
  return true;
}

/** AWW-171: "While a feature stands, tile damage goes to it"; AWW-085: destroyed, it "hurts nobody on its own". */
function damageFeature(play: Play, { at }: Tile, { kind, damage }: Feature, amount: number, by: Author): false {
  emit(play, { type: 'featureDamaged', at, what: kind, amount, by });
  if (damage + amount >= CONSTANTS[kind].cap) emit(play, { type: 'featureDestroyed', at, what: kind, by });
  return false;
}

/** AWW-084. */
export function clearWire(play: Play, at: Hex, by: Author): void {
  if (tileAt(play.state.battle, at)?.wire) emit(play, { type: 'wireCleared', at, by });
}

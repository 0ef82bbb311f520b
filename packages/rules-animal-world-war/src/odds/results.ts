/** What a command came to, in the end: the facts that odds are about. */
import { byColumn, type Hex, keyOf } from '@fieldpost/hex';
import type { Event } from '../events.ts';
import type { Empire, UnitId } from '../state.ts';

export type Fate = 'wounded' | 'dead' | 'wrecked' | 'crashed' | 'saved';

export type UnitResult = {
  readonly unit: UnitId;
  /** Points that it takes, all packets together. */
  readonly damage: number;
  /** What became of it; null: it is no worse off than hurt. `crashed`: along a line of its owner's choice, it may be. `saved`: by T16. */
  readonly fate: Fate | null;
};

export type TileResult = {
  readonly at: Hex;
  /** Points that the tile or the feature on it takes. */
  readonly damage: number;
  /** It is No Man's Land now. */
  readonly turned: boolean;
  readonly featureLost: boolean;
  readonly wireLost: boolean;
  readonly wreck: boolean;
};

export type Result = {
  readonly units: readonly UnitResult[];
  readonly tiles: readonly TileResult[];
  /** Who has won by it, null: the battle continues. */
  readonly winner: Empire | 'draw' | null;
};

/** Units by id, tiles by q and r, so that equal results are equal. */
export function resultOf(events: readonly Event[]): Result {
  const units = new Map<UnitId, UnitResult>();
  const tiles = new Map<string, TileResult>();
  let winner: Result['winner'] = null;
  for (const event of events) {
    const unit = unitFact(event);
    const tile = tileFact(event);
    if (unit !== null) units.set(unit.unit, addedUnit(units.get(unit.unit), unit));
    if (tile !== null) tiles.set(keyOf(tile.at), addedTile(tiles.get(keyOf(tile.at)), tile));
    if (event.type === 'battleEnded') winner = winnerOf(event);
  }
  return {
    units: [...units.values()].toSorted((one, other) => (one.unit < other.unit ? -1 : 1)),
    tiles: [...tiles.values()].toSorted((one, other) => byColumn(one.at, other.at)),
    winner,
  };
}

function winnerOf({ outcome }: Extract<Event, { readonly type: 'battleEnded' }>): Empire | 'draw' {
  const leaders = outcome.places.filter(({ place }) => place === 1);
  return leaders.length === 1 ? (leaders[0]?.side ?? 'draw') : 'draw';
}

const FATES = {
  wounded: 'wounded',
  died: 'dead',
  tankWrecked: 'wrecked',
  planeCrashed: 'crashed',
  tacticFired: 'saved',
} as const;

/** What one event does to one unit, or null. */
function unitFact(event: Event): UnitResult | null {
  switch (event.type) {
    case 'packet':
      return { unit: event.unit, damage: event.amount, fate: null };
    case 'wounded':
    case 'died':
    case 'tankWrecked':
    case 'planeCrashed':
    case 'tacticFired':
      return { unit: event.unit, damage: 0, fate: FATES[event.type] };
    case 'asked': // an exited plane that has had enough: only its line is still to be chosen
      return event.question.kind === 'crashLine' ? { unit: event.question.plane, damage: 0, fate: 'crashed' } : null;
    default:
      return null;
  }
}

function addedUnit(before: UnitResult | undefined, { unit, damage, fate }: UnitResult): UnitResult {
  return { unit, damage: (before?.damage ?? 0) + damage, fate: fate ?? before?.fate ?? null };
}

const UNTOUCHED = { damage: 0, turned: false, featureLost: false, wireLost: false, wreck: false };

/** What one event does to one tile, or null. */
function tileFact(event: Event): TileResult | null {
  switch (event.type) {
    case 'tileDamaged':
    case 'featureDamaged':
      return { ...UNTOUCHED, at: event.at, damage: event.amount };
    case 'tileCollapsed':
      return { ...UNTOUCHED, at: event.at, turned: true };
    case 'strike':
      return { ...UNTOUCHED, at: event.at, turned: true, featureLost: true, wireLost: true };
    case 'featureDestroyed':
      return { ...UNTOUCHED, at: event.at, featureLost: true };
    case 'wireCleared':
      return { ...UNTOUCHED, at: event.at, wireLost: true };
    case 'wreckPlaced':
      return { ...UNTOUCHED, at: event.at, wreck: true };
    default:
      return null;
  }
}

function addedTile(before: TileResult | undefined, fact: TileResult): TileResult {
  if (before === undefined) return fact;
  return {
    at: fact.at,
    damage: before.damage + fact.damage,
    turned: before.turned || fact.turned,
    featureLost: before.featureLost || fact.featureLost,
    wireLost: before.wireLost || fact.wireLost,
    wreck: before.wreck || fact.wreck,
  };
}

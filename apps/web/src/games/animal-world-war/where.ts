/** Where the thing of the objective is, in one line over the board, and the tile to look at. */
import { unitName } from '@fieldpost/boards/animal-world-war';
import { fromKey, type Hex, keyOf } from '@fieldpost/hex';
import { type Battle, placeOn } from '@fieldpost/rules-animal-world-war/table';

export type Where = { readonly words: string; readonly at: Hex | null };

const place = ({ tiles }: Battle, at: Hex): string => placeOn(at, tiles);
/** Behind a comma a place stands without its article: "Ripper has it, Schoolhouse". */
const bare = (battle: Battle, at: Hex | null): string =>
  at === null ? '' : `, ${place(battle, at).replace(/^the /, '')}`;

/** Null: the objective names no thing and no tile. */
export const whereOf = (battle: Battle): Where | null =>
  battle.phase === 'ended'
    ? null
    : (vipWhere(battle) ?? tokensWhere(battle) ?? civiliansWhere(battle) ?? tilesWhere(battle));

function vipWhere(battle: Battle): Where | null {
  const unit = battle.vip === null ? undefined : battle.units[battle.vip];
  return unit === undefined ? null : { words: `VIP: ${unitName(unit)}${bare(battle, unit.at)}`, at: unit.at };
}

const TOKENS: Readonly<Record<string, string>> = { C: 'Case', B: 'Banners', K: 'Crates', F: 'Charges', R: 'Radios' };

function tokensWhere(battle: Battle): Where | null {
  const tokens = Object.values(battle.items).filter(({ kind }) => kind === 'objective');
  const [first] = tokens;
  if (first === undefined) return null;
  const name = TOKENS[first.id.charAt(0)] ?? 'Token';
  const holder = first.holder === null ? undefined : battle.units[first.holder];
  const at = first.at ?? holder?.at ?? null;
  if (tokens.length > 1) {
    const held = tokens.filter((one) => one.holder !== null).length;
    const spots = tokens.find((one) => one.at !== null)?.at ?? at;
    return { words: `${name}: ${held} carried, ${tokens.length - held} on the ground`, at: spots };
  }
  if (holder !== undefined) return { words: `${name}: ${unitName(holder)} has it${bare(battle, at)}`, at };
  return at === null ? null : { words: `${name}: on ${place(battle, at)}, nobody has it`, at };
}

function civiliansWhere(battle: Battle): Where | null {
  const people = Object.values(battle.units).filter((unit) => unit.kind === 'civilian');
  const alive = people.filter(({ at }) => at !== null);
  const [first] = alive;
  if (first === undefined) return null;
  const words =
    alive.length === 1
      ? `${unitName(first)}${bare(battle, first.at)}`
      : `${alive.length} civilians, ${unitName(first)} on ${place(battle, first.at ?? [0, 0])}`;
  return { words, at: first.at };
}

/** Tiles that the conditions name, wherever they stand in them. */
function named({ aims }: Battle): readonly Hex[] {
  const text = JSON.stringify([aims.winA, aims.winB]);
  const keys = [...text.matchAll(/"(?:tileNml"|holdTurns":\{"at"):\[(-?\d+,-?\d+)\]/g)].map(([, key]) => key ?? '');
  return [...new Set(keys)].map(fromKey).filter((at) => at !== null);
}

function tilesWhere(battle: Battle): Where | null {
  const tiles = named(battle).flatMap((at) => battle.tiles.find((tile) => keyOf(tile.at) === keyOf(at)) ?? []);
  const [first] = tiles;
  if (first === undefined) return null;
  const name = place(battle, first.at).replace(/^the /, '');
  if (tiles.length > 1)
    return { words: `${tiles.filter(({ nml }) => !nml).length} of ${tiles.length} tiles stand`, at: first.at };
  const there = Object.values(battle.units).filter(({ at }) => at !== null && keyOf(at) === keyOf(first.at));
  return {
    words: `${name}: ${there.length === 0 ? 'nobody is there' : there.map(unitName).slice(0, 2).join(', ')}`,
    at: first.at,
  };
}

/** What a touch with a tool makes of a drawing. */
import {
  ATTACKS,
  type DesignId,
  type Region,
  TERRAIN,
  type Terrain,
  UNITS,
} from '@fieldpost/rules-world-war-awesome/catalogue';
import {
  cellOfHex,
  type Dir,
  type Hex,
  type Pos,
  type Seat,
  samePos,
  type Unit,
} from '@fieldpost/rules-world-war-awesome/table';
import { freshUnit, positionIn } from './document.ts';
import { type Drawing, nextNumber, type Position } from './drawing.ts';

export type Mark = 'acted' | 'loaded' | 'hit' | 'facing' | 'stunned';
export type Tool =
  | { readonly kind: 'terrain'; readonly terrain: Terrain }
  | { readonly kind: 'uplink'; readonly region: Region }
  | { readonly kind: 'tank'; readonly seat: Seat }
  | { readonly kind: 'unit'; readonly design: DesignId; readonly owner: Seat }
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'charge'; readonly owner: Seat }
  | { readonly kind: 'crack' | 'clear' };

/** `hex`: of the battlefield; `pos`: what it stands for, roofs being as they are. */
export function touched(drawing: Drawing, tool: Tool, hex: Hex, pos: Pos): Drawing {
  switch (tool.kind) {
    case 'terrain':
      return spotsOf(drawing, hex).reduce((drawn, spot) => withTerrain(drawn, spot, tool.terrain), drawing);
    case 'uplink':
      return withUplink(drawing, hex, tool.region);
    case 'tank':
      return positioned(drawing, (position) => withTank(position, tool.seat, hex));
    case 'unit':
      return positioned(drawing, (position) => withUnit(position, tool.design, tool.owner, pos));
    case 'mark':
      return positioned(drawing, (position) => marked(position, pos, tool.mark));
    case 'charge':
      return positioned(drawing, (position) => charged(position, pos, tool.owner));
    case 'crack':
      return positioned(drawing, (position) => cracked(drawing, position, hex));
    case 'clear':
      return positioned(drawing, (position) => cleared(position, pos, hex));
  }
}

/** "point-symmetric under (q,r) -> (16-q, 16-r)" (THE-RULES "Battlefield maps"). */
const across = ({ q, r }: Hex): Hex => ({ q: 16 - q, r: 16 - r });

function spotsOf({ mirrored }: Drawing, hex: Hex): readonly Hex[] {
  const other = across(hex);
  return mirrored && (other.q !== hex.q || other.r !== hex.r) ? [hex, other] : [hex];
}

/** WWA-027: the column of a hex in its row. */
const columnOf = ({ q, r }: Hex): number => q + (r - (r % 2)) / 2;

export function signAt({ rows }: Pick<Drawing, 'rows'>, hex: Hex): Terrain | null {
  return (rows[hex.r]?.[columnOf(hex)] as Terrain | undefined) ?? null;
}

const sameHex = (one: Hex, other: Hex): boolean => one.q === other.q && one.r === other.r;

/** An uplink goes with its room. */
function withTerrain(drawing: Drawing, hex: Hex, terrain: Terrain): Drawing {
  if (signAt(drawing, hex) === null) return drawing;
  const column = columnOf(hex);
  const rows = drawing.rows.map((line, row) =>
    row === hex.r ? `${line.slice(0, column)}${terrain}${line.slice(column + 1)}` : line,
  );
  const uplinks = terrain === 'U' ? drawing.uplinks : drawing.uplinks.filter((one) => !sameHex(one, hex));
  return { ...drawing, rows, uplinks };
}

/** A second touch with the same region takes it away. */
function withUplink(drawing: Drawing, hex: Hex, region: Region): Drawing {
  if (signAt(drawing, hex) === null) return drawing;
  const room = withTerrain(drawing, hex, 'U');
  const others = room.uplinks.filter((one) => !sameHex(one, hex));
  const known = room.uplinks.some((one) => sameHex(one, hex) && one.region === region);
  return { ...room, uplinks: known ? others : [...others, { q: hex.q, r: hex.r, region }] };
}

function positioned(drawing: Drawing, change: (position: Position) => Position): Drawing {
  return { ...drawing, position: change(positionIn(drawing)) };
}

/** A touch of its anchor turns it by one direction. */
function withTank(position: Position, seat: Seat, anchor: Hex): Position {
  const before = position.tanks[seat];
  const turn = before !== null && sameHex(before.anchor, anchor);
  const heading = turn ? (((before.heading + 1) % 6) as Dir) : (before?.heading ?? (seat === 'A' ? 0 : 3));
  const tank = { turret: 0 as const, damage: {}, ...before, anchor, heading };
  return { ...position, tanks: { ...position.tanks, [seat]: tank } };
}

function withUnit(position: Position, design: DesignId, owner: Seat, at: Pos): Position {
  const units = position.units.filter((one) => !samePos(one.at, at));
  const fresh = freshUnit({ id: `u${nextNumber(position)}`, design, owner, at });
  return { ...position, units: [...units, fresh] };
}

function marked(position: Position, at: Pos, mark: Mark): Position {
  const change = (unit: Unit) => (samePos(unit.at, at) ? withMark(unit, mark, position.round) : unit);
  return { ...position, units: position.units.map(change) };
}

/** Ignores marks that a unit cannot have. */
function withMark(unit: Unit, mark: Mark, round: number): Unit {
  const { hp, armor, symbols, attacks } = UNITS[unit.design];
  switch (mark) {
    case 'acted':
      return { ...unit, token: !unit.token };
    case 'loaded': {
      const loads = attacks.some((id) => (ATTACKS[id].flags as readonly string[]).includes('load'));
      return { ...unit, loaded: loads && !unit.loaded };
    }
    case 'hit':
      return armor > 0
        ? { ...unit, impactLost: (unit.impactLost + 1) % armor }
        : { ...unit, hpLost: (unit.hpLost + 1) % hp };
    case 'facing': {
      if (!(symbols as readonly string[]).includes('dep')) return unit;
      return { ...unit, deployed: unit.deployed === 5 ? null : (((unit.deployed ?? -1) + 1) as Dir) };
    }
    case 'stunned':
      return { ...unit, disabled: unit.disabled === null ? round : unit.disabled === round ? round + 1 : null };
  }
}

/** WWA-082: due in this round, then in the next, then gone. */
function charged(position: Position, at: Pos, owner: Seat): Position {
  const { charges, round } = position;
  const lies = charges.find((one) => samePos(one.at, at));
  const others = charges.filter((one) => one !== lies);
  if (lies !== undefined)
    return { ...position, charges: lies.due > round ? others : [...others, { ...lies, due: round + 1 }] };
  const id = `c${nextNumber(position)}`;
  return { ...position, charges: [...others, { id, owner, attack: 'DEMO', at, on: null, due: round }] };
}

/** One point more on a wall, short of its end; then none. */
function cracked(drawing: Drawing, position: Position, hex: Hex): Position {
  const rating = TERRAIN[signAt(drawing, hex) ?? '.'].rating ?? 0;
  const points = ((position.damage.find((one) => sameHex(one.hex, hex))?.points ?? 0) + 1) % Math.max(1, rating);
  const others = position.damage.filter((one) => !sameHex(one.hex, hex));
  return { ...position, damage: points === 0 ? others : [...others, { hex, points }] };
}

function cleared(position: Position, pos: Pos, hex: Hex): Position {
  return {
    ...position,
    units: position.units.filter(({ at }) => !samePos(at, pos)),
    charges: position.charges.filter(({ at }) => !samePos(at, pos)),
    damage: position.damage.filter((one) => cellOfHex(one.hex) !== cellOfHex(hex)),
  };
}

/** The command for a side that has run out of time (THE-RULES "Playing by post" "Deadline"). Always legal. */
import { fieldOf, slotOf } from '../board/field.ts';
import { identityOf, unitId } from '../board/identity.ts';
import { rowSquares, STRIDE, squareName, zoneDepth } from '../board/squares.ts';
import type { PresetId } from '../catalogue/presets.ts';
import { DEFAULT_PRESET, PRESET_IDS, PRESETS } from '../catalogue/presets.ts';
import type { UnitType } from '../catalogue/units.ts';
import { typeOfLetter, UNIT_TYPES } from '../catalogue/units.ts';
import type { Command, PlaceCommand, Placement, PlanCommand } from '../commands.ts';
import { END_TURN } from '../commands.ts';
import { armyFormat, presetCommand } from '../rules/army.ts';
import { freeZone, waitingUnits } from '../rules/placing.ts';
import { withUnit } from '../rules/units.ts';
import type { Side, State, Unit } from '../state.ts';
import { chosenRetreat, nextOfPlan, ruleFor } from './answering.ts';
import { INITIAL_ORDERS, type PlacementPlan, type StandingOrders } from './standing-orders.ts';

export function defaultAnswer(view: State, side: Side, orders: StandingOrders | null): Command {
  switch (view.phase) {
    case 'army':
      return presetCommand(DEFAULT_PRESET[armyFormat(view.options)]);
    case 'place':
      return wholePlan(view, side, orders?.placement ?? null);
    case 'retreat':
      return chosenRetreat(view, ruleFor((orders ?? INITIAL_ORDERS).retreat, view.retreating as string));
    default:
      return END_TURN; // "the player passes the turn"
  }
}

/** "In PLACE a whole plan is filled in for the rest": what is left of the side's own plan first, whatever its `stopAfter`. */
function wholePlan(view: State, side: Side, own: PlacementPlan | null): PlanCommand {
  const placements: Placement[] = [];
  let units = view.units;
  for (let left = waitingUnits(view, side).length; left > 0; left--) {
    const now: State = { ...view, units };
    const next = (own && nextOfPlan(now, side, own)) ?? defaultPlacement(now, side);
    placements.push({ type: next.unitType, index: next.index, square: next.square });
    units = laid(now, side, next);
  }
  return { type: 'plan', placements, stopAfter: null };
}

function laid(view: State, side: Side, { unitType, index, square }: PlaceCommand): readonly Unit[] {
  const slot = slotOf(view, unitId(side, unitType, index));
  return withUnit(view.units, slot, { ...(view.units[slot] as Unit), at: square });
}

/** "for a preset army the printed layout as far as its squares are free, else [...]" */
function defaultPlacement(view: State, side: Side): PlaceCommand {
  return fromPrintedLayout(view, side) ?? withoutLayout(view, side);
}

/** The preset with exactly the units of this army, or null. */
export function presetOf(view: State, side: Side): PresetId | null {
  const counts = new Map<UnitType, number>();
  for (const unit of view.units) {
    const { type, side: owner } = identityOf(unit.id);
    if (owner === side) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const same = (id: PresetId) => UNIT_TYPES.every((type) => (PRESETS[id].units[type] ?? 0) === (counts.get(type) ?? 0));
  return PRESET_IDS.find((id) => PRESETS[id].format === armyFormat(view.options) && same(id)) ?? null;
}

/** The squares of a printed layout in the order of an automatic plan (THE-RULES "Army presets"), each with its type. */
export function printedLayout(id: PresetId, side: Side, size: number): readonly { square: number; type: UnitType }[] {
  const depth = zoneDepth(size);
  return PRESETS[id].rows.flatMap((row, fromFront) => {
    const squares = rowSquares(side, depth - 1 - fromFront, size);
    return squares.flatMap((square, file) => {
      const type = typeOfLetter(row[file] ?? '.');
      return type === null ? [] : [{ square, type }];
    });
  });
}

function fromPrintedLayout(view: State, side: Side): PlaceCommand | null {
  const preset = presetOf(view, side);
  if (preset === null) return null;
  const free = fieldOf(view).slotAt;
  const waiting = waitingUnits(view, side);
  for (const { square, type } of printedLayout(preset, side, view.size)) {
    const unit = waiting.find(({ id }) => identityOf(id).type === type);
    if (free[square] === -1 && unit !== undefined) return placeCommand(unit, square);
  }
  return null;
}

/** "the HQ on the free back-row square nearest to the e-file (ties: toward a), the others [...] on the first free square" */
function withoutLayout(view: State, side: Side): PlaceCommand {
  const waiting = waitingUnits(view, side);
  const free = freeZone(view, side);
  const hq = waiting.find(({ id }) => identityOf(id).type === 'hq');
  const back = rowSquares(side, 0, view.size).filter((square) => free.includes(square));
  if (hq !== undefined && back.length > 0) return placeCommand(hq, nearestToE(back));
  const inOrder = UNIT_TYPES.flatMap((type) => waiting.filter(({ id }) => identityOf(id).type === type));
  return placeCommand(inOrder[0] as Unit, free[0] as number);
}

const E_FILE = 4;

function nearestToE(squares: readonly number[]): number {
  const away = (square: number) => Math.abs((square % STRIDE) - E_FILE);
  return squares.reduce((best, square) => (away(square) < away(best) ? square : best));
}

function placeCommand(unit: Unit, square: number): PlaceCommand {
  const { type: unitType, index } = identityOf(unit.id);
  return { type: 'place', unitType, index, square: squareName(square) };
}

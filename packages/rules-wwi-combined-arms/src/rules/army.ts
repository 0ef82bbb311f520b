/** Army creation: CA-003, CA-010 to CA-012, CA-022, CA-061, CA-063. */
import type { Refusal } from '@fieldpost/engine';
import { unitId } from '../board/identity.ts';
import type { ArmyFormat, PresetId } from '../catalogue/presets.ts';
import { ARMY_SIZE, PRESET_IDS, PRESETS } from '../catalogue/presets.ts';
import type { UnitType } from '../catalogue/units.ts';
import { UNIT_TYPES, UNITS } from '../catalogue/units.ts';
import type { Command, CommitArmyCommand } from '../commands.ts';
import type { Event } from '../events.ts';
import { refuse } from '../refusal.ts';
import type { Army, BySide, Options, Side, State, Unit } from '../state.ts';
import { ELITE, otherSide, SIDES } from '../state.ts';

/** CA-061: "each player marks up to 2 of his units". */
export const MAX_ELITE = 2;

export function armyFormat(options: Options): ArmyFormat {
  if (options.campaign === 'on') return 'campaign';
  return options.fullRows === 'on' ? 'fullRows' : 'standard';
}

/** CA-003, CA-067: the most (null = no limit) and the fewest units of a type. */
export function typeLimits(options: Options, type: UnitType): { most: number | null; fewest: number } {
  const { most, fewest, campaignMost, campaignFewest } = UNITS[type];
  return options.campaign === 'on' ? { most: campaignMost, fewest: campaignFewest } : { most, fewest };
}

export function refusesCommit(view: State, side: Side, command: CommitArmyCommand): Refusal | null {
  if (view.phase !== 'army') return refuse('WRONG_PHASE', 'CA-011');
  // an elite mark on a unit the army has not
  if (command.elite.some(({ type, index }) => index > (command.units[type] ?? 0)))
    return refuse('UNKNOWN_UNIT', 'CA-061');
  if (view.armies[side] !== null) return refuse('ALREADY_COMMITTED', 'CA-011');
  return refusesArmy(view.options, command);
}

/** Whether an army keeps to size, limits and elite marks; used for commands and for scenario documents. */
export function refusesArmy(options: Options, army: Army): Refusal | null {
  const format = armyFormat(options);
  const size = UNIT_TYPES.reduce((sum, type) => sum + (army.units[type] ?? 0), 0);
  // CA-010: "exactly 16 units"; CA-012: 24; CA-067: 32
  if (size !== ARMY_SIZE[format]) return refuse('ARMY_SIZE', SIZE_RULE[format]);
  if (UNIT_TYPES.some((type) => outsideLimits(options, type, army.units[type] ?? 0)))
    return refuse('ARMY_LIMIT', 'CA-003');
  // CA-061: "up to 2 of his units"
  const marks = new Set(army.elite.map(({ type, index }) => `${type}-${index}`));
  const most = options.elite === 'on' ? MAX_ELITE : 0;
  return army.elite.length > most || marks.size < army.elite.length ? refuse('ELITE_COUNT', 'CA-061') : null;
}

const SIZE_RULE = { standard: 'CA-010', fullRows: 'CA-012', campaign: 'CA-067' } as const;

function outsideLimits(options: Options, type: UnitType, count: number): boolean {
  const { most, fewest } = typeLimits(options, type);
  return count < fewest || (most !== null && count > most);
}

/** The presets of this game as commands; any other legal army may be committed too. */
export function presetArmies(options: Options): readonly CommitArmyCommand[] {
  const format = armyFormat(options);
  return PRESET_IDS.filter((id) => PRESETS[id].format === format).map(presetCommand);
}

const PRESET_COMMANDS: Readonly<Record<string, CommitArmyCommand>> = Object.fromEntries(
  PRESET_IDS.map((id) => [id, Object.freeze({ type: 'commitArmy', units: PRESETS[id].units, elite: [] })]),
);

export function presetCommand(id: PresetId): CommitArmyCommand {
  return PRESET_COMMANDS[id] as CommitArmyCommand;
}

export function listArmies(view: State, side: Side, into: Command[], length: number): number {
  if (view.armies[side] !== null) return length;
  let n = length;
  for (const army of presetArmies(view.options)) into[n++] = army;
  return n;
}

/** CA-011: "secret until both are committed, then both are public". */
export function commitArmy(state: State, side: Side, { units, elite }: CommitArmyCommand): readonly Event[] {
  const army: Army = { units, elite };
  const committed: Event = { type: 'armyCommitted', side, army };
  const armies: BySide<Army | null> = { ...state.armies, [side]: army };
  const { south, north } = armies;
  if (south === null || north === null) return [committed];
  const first = firstPlayer(state.options, { south, north });
  return [committed, { type: 'armiesOpened', south, north, first }];
}

export function evolveArmyCommitted(state: State, event: Extract<Event, { type: 'armyCommitted' }>): State {
  return { ...state, armies: { ...state.armies, [event.side]: event.army } };
}

export function evolveArmiesOpened(state: State, event: Extract<Event, { type: 'armiesOpened' }>): State {
  return openArmies(state, event);
}

/** Both armies become units that wait to be placed (CA-021), and the first player is known (CA-022). */
export function openArmies(state: State, armies: BySide<Army>): State {
  const first = firstPlayer(state.options, armies);
  const units = SIDES.flatMap((side) => unitsOfArmy(side, armies[side]));
  return { ...state, phase: 'place', units, armies: { south: null, north: null }, first, active: first };
}

function unitsOfArmy(side: Side, army: Army): readonly Unit[] {
  return UNIT_TYPES.flatMap((type) =>
    Array.from({ length: army.units[type] ?? 0 }, (_, i): Unit => {
      const elite = army.elite.some((mark) => mark.type === type && mark.index === i + 1);
      return { id: unitId(side, type, i + 1), at: null, damage: 0, kills: 0, marks: elite ? ELITE : 0 };
    }),
  );
}

/** CA-022: more Infantry, else the smaller sum of Range, else the challenged; or as agreed (option `first`). */
export function firstPlayer(options: Options, armies: BySide<Army>): Side {
  if (options.first !== 'rule') return options.first;
  const infantry = (side: Side) => armies[side].units.inf ?? 0;
  if (infantry('south') !== infantry('north')) return infantry('south') > infantry('north') ? 'south' : 'north';
  const south = sumOfRange(armies.south);
  const north = sumOfRange(armies.north);
  if (south !== north) return south < north ? 'south' : 'north';
  return otherSide(options.creator);
}

/** CA-022 (2). */
export function sumOfRange(army: Army): number {
  return UNIT_TYPES.reduce((sum, type) => sum + UNITS[type].range * (army.units[type] ?? 0), 0);
}

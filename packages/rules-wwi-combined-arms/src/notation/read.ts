/** Reading a line (THE-RULES "Notation") as a player may type it: spaces, case and brackets are forgiven, ids may stand for squares. */
import type { Refusal, Result } from '@fieldpost/engine';
import { accepted, refused } from '@fieldpost/engine/reading';
import { fieldOf } from '../board/field.ts';
import { identityOf, readIdentity, unitId } from '../board/identity.ts';
import { squareNumber } from '../board/squares.ts';
import { PRESET_IDS } from '../catalogue/presets.ts';
import type { UnitType } from '../catalogue/units.ts';
import { typeOfLetter, UNIT_TYPES } from '../catalogue/units.ts';
import type { Command, Direction, Placement, RetreatChoice, RetreatRule } from '../commands.ts';
import { DIRECTIONS, END_TURN, RETREAT_CHOICES } from '../commands.ts';
import { parseCommand } from '../parsing.ts';
import { refuse } from '../refusal.ts';
import { presetCommand } from '../rules/army.ts';
import { waitingUnits } from '../rules/placing.ts';
import type { Side } from '../state.ts';
import type { View } from '../view.ts';

type Reading = Result<Command, Refusal>;
const UNREADABLE: Reading = refused(refuse('UNREADABLE', null));
const LONGEST = 4000;

type Context = { readonly view: View; readonly side: Side };
type Form = { readonly pattern: RegExp; readonly read: (parts: readonly string[], context: Context) => Reading };

const PLACE = '[a-l][0-9]{1,2}|[sn]-[a-z]+-[0-9]+';

const FORMS: readonly Form[] = [
  { pattern: /^(?:pass|end)(?: turn)?$/i, read: () => accepted(END_TURN) },
  { pattern: new RegExp(`^r(?:etreat)? (${PLACE})(?:-|->| )([a-z][0-9]{1,2})$`, 'i'), read: readRetreat },
  { pattern: new RegExp(`^(${PLACE})(?: ?- ?|->| to )([a-z][0-9]{1,2})$`, 'i'), read: readMove },
  { pattern: new RegExp(`^(${PLACE}) ?(?:x|:|\\*) ?(${PLACE})#{0,2}$`, 'i'), read: readAttack },
  { pattern: /^\+ ?([a-z]) ?@? ?([a-z][0-9]{1,2})$/i, read: readReinforce },
  { pattern: /^army (.+)$/i, read: readArmy },
  { pattern: /^plan (.+)$/i, read: readPlan },
  { pattern: /^retreats (.+)$/i, read: readRetreatOrders },
  { pattern: /^([a-z])([0-9]{0,3}) ?[@ ] ?([a-z][0-9]{1,2})$/i, read: readPlace },
];

export function readCommand(line: string, view: View, side: Side): Reading {
  if (line.length > LONGEST) return UNREADABLE;
  const plain = unwrap(line.trim().replace(/\s+/g, ' '));
  for (const { pattern, read } of FORMS) {
    const parts = pattern.exec(plain);
    if (parts !== null) return read(parts.slice(1), { view, side });
  }
  return UNREADABLE;
}

/** THE-RULES "Notation" prints a retreat in brackets. */
function unwrap(line: string): string {
  return /^\(.*\)$/.test(line) ? line.slice(1, -1).trim() : line;
}

/** The unit a square or an id means; an empty square means no unit. */
function unitAt(text: string, { view }: Context): string | null {
  if (/^[sn]-/i.test(text)) return `${text.charAt(0).toUpperCase()}${text.slice(1).toLowerCase()}`;
  const square = squareNumber(text.toLowerCase(), view.size);
  const slot = square < 0 ? -1 : (fieldOf(view).slotAt[square] as number);
  return view.units[slot]?.id ?? null;
}

/** A square off the board is OFF_BOARD, an empty one holds no unit. */
function noUnit(text: string, { view }: Context): Reading {
  const off = squareNumber(text.toLowerCase(), view.size) < 0;
  return refused(refuse(off ? 'OFF_BOARD' : 'UNKNOWN_UNIT', null));
}

function readMove([from = '', to = '']: readonly string[], context: Context): Reading {
  const unit = unitAt(from, context);
  const goal = to.toLowerCase();
  // in the window of a retreat "e6-e7" can only mean that
  const type = context.view.phase === 'retreat' ? 'retreat' : 'move';
  return unit === null ? noUnit(from, context) : accepted({ type, unit, to: goal });
}

function readRetreat([from = '', to = '']: readonly string[], context: Context): Reading {
  const unit = unitAt(from, context);
  return unit === null ? noUnit(from, context) : accepted({ type: 'retreat', unit, to: to.toLowerCase() });
}

function readAttack([from = '', at = '']: readonly string[], context: Context): Reading {
  const unit = unitAt(from, context);
  const target = unitAt(at, context);
  if (unit === null) return noUnit(from, context);
  return target === null ? noUnit(at, context) : accepted({ type: 'attack', unit, target });
}

function readReinforce([letter = '', square = '']: readonly string[]): Reading {
  const unitType = typeOfLetter(letter);
  return unitType === null ? UNREADABLE : accepted({ type: 'reinforce', unitType, square: square.toLowerCase() });
}

/** Without a number the first unit of the type that waits is meant. */
function readPlace([letter = '', number = '', square = '']: readonly string[], context: Context): Reading {
  const unitType = typeOfLetter(letter);
  if (unitType === null) return UNREADABLE;
  const index = number === '' ? firstWaiting(unitType, context) : Number(number);
  return parseCommand({ type: 'place', unitType, index, square: square.toLowerCase() });
}

function firstWaiting(type: UnitType, { view, side }: Context): number {
  const waiting = waitingUnits(view, side).map(({ id }) => identityOf(id));
  return waiting.find((who) => who.type === type)?.index ?? 1;
}

/** "army I8 M2 ... *T1", or the name of a preset with elite marks after it: "army storm *H1". */
function readArmy([text = '']: readonly string[]): Reading {
  const units: Partial<Record<UnitType, number>> = {};
  const elite: { type: UnitType; index: number }[] = [];
  for (const word of text.split(/[ ,]+/)) {
    const preset = PRESET_IDS.find((id) => id === word.toLowerCase());
    const [, star, letter = '', number] = /^(\*?)([a-z])([0-9]{1,3})$/i.exec(word) ?? [];
    const type = typeOfLetter(letter);
    if (preset !== undefined) Object.assign(units, presetCommand(preset).units);
    else if (type === null || number === undefined) return UNREADABLE;
    else if (star === '*') elite.push({ type, index: Number(number) });
    else units[type] = (units[type] ?? 0) + Number(number);
  }
  return parseCommand({ type: 'commitArmy', units, elite });
}

function readPlan([text = '']: readonly string[]): Reading {
  const [, list = '', stop] = /^(.*?)(?: stop (?:after )?([0-9]{1,3}))?$/i.exec(text) ?? [];
  const entries = /^none$/i.test(list) ? [] : list.split(/ ?[,;] ?/).map(readPlacement);
  if (entries.some((entry) => entry === null)) return UNREADABLE;
  return parseCommand({ type: 'plan', placements: entries, stopAfter: stop === undefined ? null : Number(stop) });
}

function readPlacement(text: string): Placement | null {
  const [, letter = '', index = '', square = ''] = /^([a-z])([0-9]{1,3}) ?[@ ] ?([a-z][0-9]{1,2})$/i.exec(text) ?? [];
  const type = typeOfLetter(letter);
  return type === null ? null : { type, index: Number(index), square: square.toLowerCase() };
}

/** "retreats all list back ...; M ask ...; I3 bestTerrain ..."; directions that are left out follow in the default order. */
function readRetreatOrders([text = '']: readonly string[], { side }: Context): Reading {
  const orders = { all: undefined as RetreatRule | undefined, types: {} as Fields, units: {} as Fields };
  for (const entry of text.split(/ ?; ?/)) {
    const [name = '', ...words] = entry.split(/[ ,]+/);
    const rule = readRule(words);
    if (rule === null || !assign(orders, name, rule, side)) return UNREADABLE;
  }
  return parseCommand({ type: 'setRetreatOrders', orders: { ...orders, all: orders.all ?? readRule(['list']) } });
}

type Fields = Record<string, RetreatRule>;

/** Puts a rule where its name says; false: the name means nothing. */
function assign(
  orders: { all: RetreatRule | undefined; types: Fields; units: Fields },
  name: string,
  rule: RetreatRule,
  side: Side,
): boolean {
  const [, letter = '', index] = /^([a-z])([0-9]{1,3})?$/i.exec(name) ?? [];
  const type = typeOfLetter(letter) ?? UNIT_TYPES.find((id) => id === name.toLowerCase()) ?? null;
  if (/^all$/i.test(name)) orders.all = rule;
  else if (readIdentity(name) !== null) orders.units[name] = rule;
  else if (type === null) return false;
  else if (index === undefined) orders.types[type] = rule;
  else orders.units[unitId(side, type, Number(index))] = rule;
  return true;
}

function readRule(words: readonly string[]): RetreatRule | null {
  const [first = '', ...rest] = words.map((word) => word.toLowerCase());
  const choose: RetreatChoice | undefined = RETREAT_CHOICES.find((word) => word.toLowerCase() === first);
  const known = rest.every((word) => (DIRECTIONS as readonly string[]).includes(word));
  if (choose === undefined || !known) return null;
  const named = rest as Direction[];
  return { choose, order: [...named, ...DIRECTIONS.filter((direction) => !named.includes(direction))] };
}

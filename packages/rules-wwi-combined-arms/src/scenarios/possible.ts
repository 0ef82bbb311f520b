/**
 * Whether a match can begin from a scenario document: the one validator, for cases, editors, the service and campaigns alike.
 * What contradicts a rule or another part of the document is refused, and so is what would be ignored; each with its member.
 */
import { type DocumentFault, faultAt, type RuleId } from '@fieldpost/engine';
import { squareNumber } from '../board/squares.ts';
import type { Contradiction } from '../catalogue/contradictions.ts';
import type { RefusalCode } from '../catalogue/refusals.ts';
import { UNIT_TYPES } from '../catalogue/units.ts';
import { contradicts, refuse } from '../refusal.ts';
import { typeLimits } from '../rules/army.ts';
import type { Options } from '../state.ts';
import { otherSide, SIDES } from '../state.ts';
import type { ScenarioDocument } from './document.ts';
import { type Candidate, candidatesOf } from './merging.ts';

/** A document with its units in one list, and whose turn it is. */
export type Proposal = {
  readonly document: ScenarioDocument;
  readonly units: readonly Candidate[];
  readonly options: Options;
  readonly size: 8 | 12;
};

export function proposalOf(document: ScenarioDocument, options: Options): Proposal {
  return { document, options, units: candidatesOf(document), size: options.campaign === 'on' ? 12 : 8 };
}

/** The first fault of the document as a whole, of its counters, and of its units one by one; null: it may be. */
export function refusesDocument(proposal: Proposal): DocumentFault | null {
  return (
    refusesIgnored(proposal.document) ??
    refusesCounters(proposal) ??
    firstOf(proposal.units, (unit) => refusesUnit(proposal, unit)) ??
    refusesTogether(proposal)
  );
}

const no = (at: string, rule: RuleId | null, code: RefusalCode) => faultAt(at, refuse(code, rule));
const not = (at: string, code: Contradiction) => faultAt(at, contradicts(code));

function firstOf<Entry>(list: readonly Entry[], check: (entry: Entry) => DocumentFault | null): DocumentFault | null {
  for (const entry of list) {
    const fault = check(entry);
    if (fault !== null) return fault;
  }
  return null;
}

type Start = 'army' | 'armies' | 'place' | 'move' | 'attack' | 'retreat';
type Member = Exclude<keyof ScenarioDocument, 'start' | 'options'>;
/** Which members each start makes use of (THE-RULES "States of a turn"); `armies` is PLACE with nothing laid yet. */
const USED: Readonly<Record<Start, readonly Member[]>> = {
  army: [],
  armies: ['armies'],
  place: ['position', 'units', 'side'],
  move: ['position', 'units', 'side', 'turns', 'turnsWithoutLoss', 'reinforced'],
  attack: ['position', 'units', 'side', 'turns', 'turnsWithoutLoss', 'lossThisTurn'],
  retreat: ['position', 'units', 'side', 'turns', 'turnsWithoutLoss', 'lossThisTurn', 'retreating'],
};
/** A member that says nothing has this value. */
const SILENT: Readonly<Record<Member, (document: ScenarioDocument) => boolean>> = {
  armies: ({ armies }) => armies === null,
  position: ({ position }) => position === null,
  units: ({ units }) => units.length === 0,
  side: ({ side }) => side === null,
  turns: ({ turns }) => turns.south === 1 && turns.north === 1,
  turnsWithoutLoss: ({ turnsWithoutLoss }) => turnsWithoutLoss === 0,
  lossThisTurn: ({ lossThisTurn }) => !lossThisTurn,
  retreating: ({ retreating }) => retreating === null,
  reinforced: ({ reinforced }) => !reinforced,
};

function refusesIgnored(document: ScenarioDocument): DocumentFault | null {
  const start = document.start === 'place' && document.armies !== null ? 'armies' : document.start;
  const members = Object.keys(SILENT) as Member[];
  const ignored = members.find((member) => !USED[start].includes(member) && !SILENT[member](document));
  return ignored === undefined ? null : no(ignored, null, 'POSITION_IGNORED');
}

/** CA-023, CA-067, CA-073, CA-074: sides take turns one by one, and no counter runs ahead of them. */
function refusesCounters({ document, options, size }: Proposal): DocumentFault | null {
  const { start, position, side, turns, turnsWithoutLoss, reinforced } = document;
  if (position !== null && position.split('/').length !== size) return not('position', 'ROWS_DIFFER');
  if (start === 'army' || start === 'place') return null;
  // a side's number is that of its present or next turn: while a side plays, the other's number is equal or one less
  const { south, north } = turns;
  const ahead = south - north;
  if (side === null ? ahead !== 0 : ![0, -1].includes(side === 'south' ? ahead : -ahead))
    return not('turns', 'TURNS_APART');
  const turn = Math.min(south, north);
  if (turn > options.turnLimit) return not('turns', 'TURN_PAST_LIMIT');
  if (turnsWithoutLoss > south + north - 2) return not('turnsWithoutLoss', 'QUIET_PAST_TURNS');
  const drawn = options.noLossTurns > 0 && turnsWithoutLoss >= options.noLossTurns;
  if (drawn) return not('turnsWithoutLoss', 'QUIET_PAST_LIMIT');
  const due = options.reinforcements === 'on' && turn % 3 === 0;
  return reinforced && !due ? not('reinforced', 'NOT_REINFORCED') : null;
}

type Marks = readonly (keyof Candidate & ('moved' | 'attacked' | 'retreated' | 'damage' | 'damagedBy' | 'kills'))[];

const saysMark = (unit: Candidate, mark: Marks[number]): boolean =>
  mark === 'damagedBy' ? unit.damagedBy.length > 0 : unit[mark] !== false && unit[mark] !== 0;

function refusesMarks(unit: Candidate, marks: Marks, code: Contradiction): DocumentFault | null {
  const mark = marks.find((one) => saysMark(unit, one));
  return mark === undefined ? null : not(`${unit.at}.${mark}`, code);
}

/** CA-020, CA-059: who stands, waits or has fallen; and what it can have done by now. */
function refusesUnit(proposal: Proposal, unit: Candidate): DocumentFault | null {
  const { document, size } = proposal;
  const placing = document.start === 'place';
  if (unit.fallen) return refusesFallen(document, unit, placing);
  if (unit.square === null && !placing) return not(`${unit.at}.square`, 'UNIT_NOWHERE');
  if (unit.square !== null && squareNumber(unit.square, size) < 0) return no(`${unit.at}.square`, null, 'OFF_BOARD');
  if (placing)
    return refusesMarks(unit, ['kills', 'damage', 'damagedBy', 'moved', 'attacked', 'retreated'], 'PLACING_MARKED');
  return refusesDeeds(document, unit);
}

/** CA-059: "Destroyed units leave the board at once"; credits and the elite mark are remembered, and in that turn who did it. */
function refusesFallen({ lossThisTurn }: ScenarioDocument, unit: Candidate, placing: boolean): DocumentFault | null {
  if (placing) return not(`${unit.at}.fallen`, 'PLACING_FALLEN');
  if (unit.square !== null) return not(`${unit.at}.square`, 'FALLEN_STANDS');
  return refusesMarks(
    unit,
    lossThisTurn ? ['damage', 'retreated'] : ['damage', 'retreated', 'damagedBy'],
    'FALLEN_MARKED',
  );
}

/** CA-030, CA-040, CA-044: only who plays moves and attacks, only the other side suffers, and all of it after the moves. */
function refusesDeeds({ start, side }: ScenarioDocument, unit: Candidate): DocumentFault | null {
  if (unit.type === 'hq' && unit.moved) return not(`${unit.at}.moved`, 'HEADQUARTERS_MOVED');
  if (start === 'move') {
    const fault = refusesMarks(unit, ['attacked', 'damage', 'damagedBy', 'retreated'], 'MOVES_MARKED');
    if (fault !== null) return fault;
  }
  if (side === null)
    return refusesMarks(unit, ['moved', 'attacked', 'damage', 'damagedBy', 'retreated'], 'SIDE_UNKNOWN');
  if (unit.side === side) return refusesMarks(unit, ['damage', 'damagedBy', 'retreated'], 'OWN_SUFFERED');
  return refusesMarks(unit, ['moved'], 'ENEMY_MOVED') ?? refusesMarks(unit, ['attacked'], 'ENEMY_ATTACKED');
}

/** What one unit says against another. */
function refusesTogether(proposal: Proposal): DocumentFault | null {
  const { units } = proposal;
  return (
    firstOf(units, (unit) => refusesSquare(units, unit)) ??
    firstOf(units, (unit) => refusesHits(units, unit)) ??
    refusesNumbers(proposal)
  );
}

/** CA-020: "at most one per square". */
function refusesSquare(units: readonly Candidate[], unit: Candidate): DocumentFault | null {
  const first = units.find(({ square }) => square !== null && square === unit.square);
  return first === undefined || first === unit ? null : no(`${unit.at}.square`, 'CA-020', 'OCCUPIED');
}

/** CA-064: by an enemy, once; CA-040: who attacked one unit attacked no other. */
function refusesHits(units: readonly Candidate[], unit: Candidate): DocumentFault | null {
  const at = `${unit.at}.damagedBy`;
  for (const [i, id] of unit.damagedBy.entries()) {
    const by = units.find((one) => one.id === id);
    if (by === undefined) return no(`${at}[${i}]`, 'CA-064', 'UNKNOWN_UNIT');
    if (by.side === unit.side || unit.damagedBy.indexOf(id) < i) return not(`${at}[${i}]`, 'CREDIT_UNFIT');
    const twice = units.some((other) => other !== unit && other.damagedBy.includes(id));
    if (twice || by.fallen) return not(`${at}[${i}]`, 'ATTACKED_TWICE');
  }
  return null;
}

/** CA-003: living units of a type stay within its most; of Headquarters there never was another. */
function refusesNumbers({ units, options }: Proposal): DocumentFault | null {
  for (const side of SIDES)
    for (const type of UNIT_TYPES) {
      const { most } = typeLimits(options, type);
      const own = units.filter((unit) => unit.side === side && unit.type === type && (type === 'hq' || !unit.fallen));
      const surplus = most === null ? undefined : own[most];
      if (surplus !== undefined) return no(surplus.at, 'CA-003', 'ARMY_LIMIT');
    }
  return null;
}

/** Who began the match: of equal turn numbers who plays the first of them, else the other (CA-023). */
export function firstOfPosition({ turns }: ScenarioDocument, active: 'south' | 'north') {
  return turns.south === turns.north ? active : otherSide(active);
}

/** Reading of scenario documents: what is missing has its plain value, what cannot be understood is MALFORMED. */
import { type DocumentFault, faultAt, type Result, readAt } from '@fieldpost/engine';
import {
  accepted,
  type Fields,
  fieldsOf,
  isCount,
  MALFORMED,
  oneOf,
  recordOf,
  refused,
} from '@fieldpost/engine/reading';
import { OPTION_KEYS } from '../options.ts';
import { type BySide, otherSide, type Script, SIDES, type Side } from '../state.ts';
import { parseAttack, parseContest } from './attack-parsing.ts';
import { Ids, readAll, readCounts, readOpenCard, readTableCard, readTactic, readUnit } from './cards.ts';
import type { ForceDocument, Position, PositionWindow, ScenarioDocument } from './document.ts';

const WINDOWS: readonly PositionWindow[] = [
  'maneuver',
  'attacker',
  'target',
  'lostAttack',
  'negate',
  'modifier',
  'finish',
  'free',
];
const MAX_COUNT = 10_000;

/** Faults name the member: "options", "script", or the part of the position that cannot be understood. */
export function parseScenario(raw: unknown): Result<ScenarioDocument, DocumentFault> {
  const fields = fieldsOf(raw, ['options', 'position', 'script']);
  if (fields === null) return unread('');
  const options = readOptions(fields.options ?? {});
  if (options === null) return unread('options');
  const script = readScript(fields.script ?? {});
  if (script === null) return unread('script');
  if ((fields.position ?? null) === null) return accepted({ options, position: null, script });
  const position = readAt('position', readPosition(fields.position));
  return position.ok ? accepted({ options, position: position.value, script }) : position;
}

function unread(member: string): Result<never, DocumentFault> {
  return refused(faultAt(member, MALFORMED));
}

function readOptions(raw: unknown): ScenarioDocument['options'] | null {
  const fields = fieldsOf(raw, OPTION_KEYS);
  const values = Object.values(fields ?? {});
  const plain = values.every((value) => typeof value === 'string' || typeof value === 'number');
  return fields !== null && plain ? (fields as ScenarioDocument['options']) : null;
}

function readScript(raw: unknown): Script | null {
  const fields = fieldsOf(raw, ['tactics', 'german', 'anglo']);
  const tactics = readAll(fields?.tactics ?? [], readTactic);
  const german = readAll(fields?.german ?? [], readUnit);
  const anglo = readAll(fields?.anglo ?? [], readUnit);
  if (fields === null || tactics === null || german === null || anglo === null) return null;
  return { tactics, german, anglo };
}

const POSITION_KEYS = [
  'window',
  'active',
  'awaited',
  'first',
  'forces',
  'tactics',
  'discard',
  'attack',
  'contest',
  'passes',
  'freeAction',
  'exchanges',
];

function readPosition(raw: unknown): Result<Position, DocumentFault> {
  const fields = fieldsOf(raw, POSITION_KEYS);
  if (fields === null) return unread('');
  const { window, active } = fields;
  if (!oneOf(window, WINDOWS)) return unread('window');
  if (!oneOf(active, SIDES)) return unread('active');
  const forces = readAt('forces', readForces(fields.forces));
  if (!forces.ok) return forces;
  const piles = readPiles(fields);
  if (!piles.ok) return piles;
  const attack = parseAttack(fields.attack ?? null, active, forces.value);
  if (attack === undefined) return unread('attack');
  const contest = parseContest(fields.contest ?? null);
  if (contest === undefined) return unread('contest');
  const awaited = fields.awaited ?? usuallyAwaited(window, active, contest?.cards.at(-1)?.side ?? active);
  if (!oneOf(awaited, SIDES)) return unread('awaited');
  const first = fields.first ?? firstByTurns(active, forces.value);
  if (!oneOf(first, SIDES)) return unread('first');
  return accepted({ window, active, awaited, first, forces: forces.value, ...piles.value, attack, contest });
}

/** TDC-005: who has begun more turns than the other began first; of equal numbers the one who does not play now. */
function firstByTurns(active: Side, forces: BySide<ForceDocument>): Side {
  const other = otherSide(active);
  return forces[active].turns > forces[other].turns ? active : other;
}

/** THE-RULES "States of a turn": the defender answers in LOST_ATTACK, in NEGATE the player who did not play last; else the active side. */
function usuallyAwaited(window: PositionWindow, active: Side, last: Side): Side {
  if (window === 'negate') return otherSide(last);
  return window === 'lostAttack' ? otherSide(active) : active;
}

type Piles = Pick<Position, 'tactics' | 'discard' | 'passes' | 'freeAction' | 'exchanges'>;

function readPiles(fields: Fields): Result<Piles, DocumentFault> {
  const given = (key: string) => (fields[key] ?? null) !== null;
  const { passes = 0, exchanges = 0 } = fields;
  const tactics = given('tactics') ? readAll(fields.tactics, readTactic) : null;
  const discard = readAll(fields.discard ?? [], readTactic);
  const freeAction = given('freeAction') ? readTactic(fields.freeAction) : null;
  if (tactics === null && given('tactics')) return unread('tactics');
  if (freeAction === null && given('freeAction')) return unread('freeAction');
  if (discard === null) return unread('discard');
  if (!isCount(passes, 0, 1)) return unread('passes');
  return isCount(exchanges, 0, MAX_COUNT)
    ? accepted({ tactics, discard, passes, freeAction, exchanges })
    : unread('exchanges');
}

function readForces(raw: unknown): Result<BySide<ForceDocument>, DocumentFault> {
  const fields = fieldsOf(raw, SIDES);
  if (fields === null) return unread('');
  const ids = new Ids(idsIn(raw));
  const german = readAt('german', readForce(fields.german ?? {}, ids));
  if (!german.ok) return german;
  const anglo = readAt('anglo', readForce(fields.anglo ?? {}, ids));
  return anglo.ok ? accepted({ german: german.value, anglo: anglo.value }) : anglo;
}

/** Every id that a document of forces names. */
function idsIn(raw: unknown): ReadonlySet<string> {
  return new Set(JSON.stringify(raw)?.match(/#[1-9]\d{0,5}/g) ?? []);
}

const FORCE_KEYS = ['hand', 'deck', 'top', 'table', 'reserve', 'casualties', 'cycles', 'turns', 'breakAt'];

function readForce(raw: unknown, ids: Ids): Result<ForceDocument, DocumentFault> {
  const fields = recordOf(fieldsOf(raw, FORCE_KEYS), FORCE_KEYS.length);
  if (fields === null) return unread('');
  const given = (key: string) => (fields[key] ?? null) !== null;
  const { cycles = 0, turns = 1, breakAt = null } = fields;
  const force = {
    hand: readAll(fields.hand ?? [], readTactic),
    deck: given('deck') ? readCounts(fields.deck) : null,
    top: given('top') ? readOpenCard(fields.top, ids) : null,
    table: readAll(fields.table ?? [], (card) => readTableCard(card, ids)),
    reserve: readAll(fields.reserve ?? [], readUnit),
    casualties: readAll(fields.casualties ?? [], readUnit),
    cycles: isCount(cycles, 0, MAX_COUNT) ? cycles : null,
    turns: isCount(turns, 0, MAX_COUNT) ? turns : null,
    breakAt: isCount(breakAt, 1, MAX_COUNT) ? breakAt : null,
  };
  const bad = Object.entries(force).find(([key, value]) => value === null && (given(key) || !mayBeNull(key)));
  return bad === undefined ? accepted(force as ForceDocument) : unread(bad[0]);
}

const mayBeNull = (key: string) => key === 'deck' || key === 'top' || key === 'breakAt';

/** Reading of scenario documents: what is missing has its plain value, what cannot be understood is MALFORMED. */
import type { Refusal, Result } from '@fieldpost/engine';
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
const MOST = 10_000;

export function parseScenario(raw: unknown): Result<ScenarioDocument, Refusal> {
  const fields = fieldsOf(raw, ['options', 'position', 'script']);
  const options = readOptions(fields?.options ?? {});
  const script = readScript(fields?.script ?? {});
  if (fields === null || options === null || script === null) return refused(MALFORMED);
  if ((fields.position ?? null) === null) return accepted({ options, position: null, script });
  const position = readPosition(fields.position);
  return position === null ? refused(MALFORMED) : accepted({ options, position, script });
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

function readPosition(raw: unknown): Position | null {
  const fields = fieldsOf(raw, POSITION_KEYS);
  if (fields === null || !oneOf(fields.window, WINDOWS) || !oneOf(fields.active, SIDES)) return null;
  const { window, active } = fields;
  const forces = readForces(fields.forces);
  const piles = forces === null ? null : readPiles(fields);
  if (forces === null || piles === null) return null;
  const attack = parseAttack(fields.attack ?? null, active, forces);
  const contest = parseContest(fields.contest ?? null);
  if (attack === undefined || contest === undefined) return null;
  const awaited = fields.awaited ?? usuallyAwaited(window, active, contest?.cards.at(-1)?.side ?? active);
  const first = fields.first ?? active;
  if (!oneOf(awaited, SIDES) || !oneOf(first, SIDES)) return null;
  return { window, active, awaited, first, forces, ...piles, attack, contest };
}

/** A.3: the defender answers in LOST_ATTACK, in NEGATE whoever did not play last; else the active side. */
function usuallyAwaited(window: PositionWindow, active: Side, last: Side): Side {
  if (window === 'negate') return otherSide(last);
  return window === 'lostAttack' ? otherSide(active) : active;
}

type Piles = Pick<Position, 'tactics' | 'discard' | 'passes' | 'freeAction' | 'exchanges'>;

function readPiles(fields: Fields): Piles | null {
  const tactics = (fields.tactics ?? null) === null ? null : readAll(fields.tactics, readTactic);
  const discard = readAll(fields.discard ?? [], readTactic);
  const freeAction = (fields.freeAction ?? null) === null ? null : readTactic(fields.freeAction);
  const { passes = 0, exchanges = 0 } = fields;
  const unread = (key: string, value: unknown) => value === null && (fields[key] ?? null) !== null;
  if (discard === null || unread('tactics', tactics) || unread('freeAction', freeAction)) return null;
  if (!isCount(passes, 0, 1) || !isCount(exchanges, 0, MOST)) return null;
  return { tactics, discard, passes, freeAction, exchanges };
}

function readForces(raw: unknown): BySide<ForceDocument> | null {
  const fields = fieldsOf(raw, SIDES);
  const ids = new Ids(idsIn(raw));
  const german = readForce(fields?.german ?? {}, ids);
  const anglo = readForce(fields?.anglo ?? {}, ids);
  return fields === null || german === null || anglo === null ? null : { german, anglo };
}

/** Every id that a document of forces names. */
function idsIn(raw: unknown): ReadonlySet<string> {
  return new Set(JSON.stringify(raw)?.match(/#[1-9]\d{0,5}/g) ?? []);
}

const FORCE_KEYS = ['hand', 'deck', 'top', 'table', 'reserve', 'casualties', 'cycles', 'turns', 'breakAt'];

function readForce(raw: unknown, ids: Ids): ForceDocument | null {
  const fields = recordOf(fieldsOf(raw, FORCE_KEYS), FORCE_KEYS.length);
  if (fields === null) return null;
  const given = (key: string) => (fields[key] ?? null) !== null;
  const force = {
    hand: readAll(fields.hand ?? [], readTactic),
    deck: given('deck') ? readCounts(fields.deck) : null,
    top: given('top') ? readOpenCard(fields.top, ids) : null,
    table: readAll(fields.table ?? [], (card) => readTableCard(card, ids)),
    reserve: readAll(fields.reserve ?? [], readUnit),
    casualties: readAll(fields.casualties ?? [], readUnit),
  };
  const unread = Object.entries(force).some(([key, value]) => value === null && (given(key) || !mayBeNull(key)));
  const { cycles = 0, turns = 1, breakAt = null } = fields;
  if (unread || !isCount(cycles, 0, MOST) || !isCount(turns, 0, MOST)) return null;
  if (breakAt !== null && !isCount(breakAt, 1, MOST)) return null;
  return { ...force, cycles, turns, breakAt } as ForceDocument;
}

const mayBeNull = (key: string) => key === 'deck' || key === 'top';

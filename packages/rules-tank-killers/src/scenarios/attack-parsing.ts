/** Reading of a running attack and of a contest in scenario documents. Undefined: it cannot be understood. */

import { type Fields, fieldsOf, isCount, oneOf } from '@fieldpost/engine/reading';
import { TOP } from '../commands.ts';
import {
  type Attack,
  type AttackResult,
  type BySide,
  type Contest,
  otherSide,
  type PlayedCard,
  SIDES,
  type Side,
} from '../state.ts';
import { isOpenId, readAll, readTactic, readUnit } from './cards.ts';
import type { ForceDocument } from './document.ts';

const RESULTS: readonly AttackResult[] = [
  'withdrawn',
  'noTarget',
  'stopped',
  'turnedBack',
  'mined',
  'outOfRange',
  'destroyed',
  'finished',
  'survived',
];
const PLAY_WINDOWS = ['maneuver', 'lostAttack', 'modifier', 'finish', 'free', 'negate'] as const;
const MAX_ATTACKS = 1000;

type Forces = BySide<ForceDocument>;

/** `attacker` and `target` are ids of open cards, 'top', or cards written out (which may be gone already). */
export function parseAttack(raw: unknown, active: Side, forces: Forces): Attack | null | undefined {
  if (raw === null) return null;
  const fields = fieldsOf(raw, ['number', 'attacker', 'target', 'cards', 'result']);
  if (fields === null) return undefined;
  const attacker = readCard(fields.attacker, forces[active]);
  const target = (fields.target ?? null) === null ? null : readCard(fields.target, forces[otherSide(active)]);
  const rest = readRest(fields);
  if (attacker === null || rest === null || (target === null && (fields.target ?? null) !== null)) return undefined;
  return { ...rest, attacker: { id: attacker.id, unit: attacker.unit }, target };
}

function readRest(fields: Fields): Pick<Attack, 'number' | 'cards' | 'result'> | null {
  const { number = 1, result = null } = fields;
  const cards = readAll(fields.cards ?? [], readPlayed);
  if (cards === null || !isCount(number, 1, MAX_ATTACKS)) return null;
  return result === null || oneOf(result, RESULTS) ? { number, cards, result } : null;
}

type Target = NonNullable<Attack['target']>;

function readCard(raw: unknown, force: ForceDocument): Target | null {
  if (raw === TOP) return force.top === null ? null : { ...force.top, place: 'top' };
  if (typeof raw === 'string') {
    if (force.top?.id === raw) return { ...force.top, place: 'top' };
    const card = force.table.find(({ id }) => id === raw);
    return card === undefined ? null : { id: card.id, unit: card.unit, place: 'table' };
  }
  const fields = fieldsOf(raw, ['id', 'unit', 'place']);
  const unit = readUnit(fields?.unit);
  const place = fields?.place ?? 'table';
  if (fields === null || unit === null || !isOpenId(fields.id) || !oneOf(place, ['table', 'top'])) return null;
  return { id: fields.id, unit, place };
}

function readPlayed(raw: unknown): PlayedCard | null {
  const fields = fieldsOf(raw, ['side', 'card', 'window', 'negated']);
  const card = readTactic(fields?.card);
  const window = fields?.window ?? 'modifier';
  const negated = fields?.negated ?? false;
  if (fields === null || card === null || !oneOf(fields.side, SIDES)) return null;
  if (!oneOf(window, PLAY_WINDOWS) || typeof negated !== 'boolean') return null;
  return { side: fields.side, card, window, negated };
}

export function parseContest(raw: unknown): Contest | null | undefined {
  if (raw === null) return null;
  const fields = fieldsOf(raw, ['about', 'cards']);
  const cards = readAll(fields?.cards, readContested);
  if (fields === null || cards === null) return undefined;
  if (!oneOf(fields.about, ['lostAttack', 'modifier', 'finish', 'free'])) return undefined;
  return { about: fields.about, cards };
}

function readContested(raw: unknown): Contest['cards'][number] | null {
  const fields = fieldsOf(raw, ['side', 'card']);
  const card = readTactic(fields?.card);
  return fields === null || card === null || !oneOf(fields.side, SIDES) ? null : { side: fields.side, card };
}

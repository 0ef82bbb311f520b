/** Reading of commands that come from outside: strict in keys, kinds and sizes. */
import type { Refusal, Result } from '@fieldpost/engine';
import {
  accepted,
  type Fields,
  fieldsOf,
  isCount,
  isShortText,
  MALFORMED,
  recordOf,
  refused,
} from '@fieldpost/engine/reading';
import { isUnitId, type UnitId } from './catalogue/formations.ts';
import { isTacticId } from './catalogue/tactics.ts';
import { ATTACK, type Command, END_TURN, PASS } from './commands.ts';
import { parsePlan, parseReactions } from './orders/parsing.ts';
import { refuse } from './refusal.ts';
import { inOrder } from './rules/counts.ts';
import type { Counts } from './state.ts';

type Reader = (raw: unknown) => Result<Command, Refusal>;

const READERS: Readonly<Record<Command['type'], Reader>> = {
  commitDeck: (raw) => {
    const fields = fieldsOf(raw, ['type', 'cards']);
    const cards = fields === null ? refused(MALFORMED) : parseCounts(fields.cards);
    return cards.ok ? accepted({ type: 'commitDeck', cards: cards.value }) : cards;
  },
  discard: (raw) => readCard(raw, 'discard'),
  play: (raw) => readCard(raw, 'play'),
  attackWith: (raw) => readUnit(raw, 'attackWith'),
  target: (raw) => readUnit(raw, 'target'),
  attack: (raw) => readPlain(raw, ATTACK),
  pass: (raw) => readPlain(raw, PASS),
  endTurn: (raw) => readPlain(raw, END_TURN),
  setOrders: (raw) => {
    const fields = fieldsOf(raw, ['type', 'orders']);
    const orders = fields === null ? refused(MALFORMED) : parseReactions(fields.orders);
    return orders.ok ? accepted({ type: 'setOrders', orders: orders.value }) : orders;
  },
  filePlan: (raw) => {
    const fields = fieldsOf(raw, ['type', 'plan']);
    if (fields === null) return refused(MALFORMED);
    const plan = (fields.plan ?? null) === null ? accepted(null) : parsePlan(fields.plan);
    return plan.ok ? accepted({ type: 'filePlan', plan: plan.value }) : plan;
  },
};

function readCard(raw: unknown, type: 'discard' | 'play'): Result<Command, Refusal> {
  const card = fieldsOf(raw, ['type', 'card'])?.card;
  if (typeof card !== 'string') return refused(MALFORMED);
  // F: a card that no deck holds is in no hand
  return isTacticId(card) ? accepted({ type, card }) : refused(refuse('CARD_NOT_IN_HAND', null));
}

function readUnit(raw: unknown, type: 'attackWith' | 'target'): Result<Command, Refusal> {
  const unit = fieldsOf(raw, ['type', 'unit'])?.unit;
  return isShortText(unit) ? accepted({ type, unit }) : refused(MALFORMED);
}

function readPlain(raw: unknown, command: Command): Result<Command, Refusal> {
  return fieldsOf(raw, ['type']) === null ? refused(MALFORMED) : accepted(command);
}

export function parseCommand(raw: unknown): Result<Command, Refusal> {
  if (typeof raw !== 'object' || raw === null) return refused(MALFORMED);
  const { type } = raw as Fields;
  if (typeof type !== 'string' || !Object.hasOwn(READERS, type)) return refused(MALFORMED);
  return READERS[type as Command['type']](raw);
}

/** More copies than any deck holds. */
const MAX_COPIES = 100;
const MAX_KINDS = 60;

/** Cards by id with their copies. A name of no list is DECK_INVALID (TDC-101). */
function parseCounts(raw: unknown): Result<Counts, Refusal> {
  const fields = recordOf(raw, MAX_KINDS);
  if (fields === null || !Object.values(fields).every((count) => isCount(count, 0, MAX_COPIES)))
    return refused(MALFORMED);
  if (!Object.keys(fields).every(isUnitId)) return refused(refuse('DECK_INVALID', 'TDC-101'));
  return accepted(inOrder(fields as Record<UnitId, number>));
}

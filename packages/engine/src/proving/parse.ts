import type { Parser, RuleSet, Scenario } from '../contract.ts';
import { readsNoCarryOver } from '../reading/index.ts';
import { accept, readAt, refuse } from '../result.ts';
import type { Command, Orders, OutpostGame } from './outpost-game.ts';

const SHAPES: Readonly<Record<Command['type'], 'field' | 'card' | 'orders' | null>> = {
  bury: 'field',
  ready: null,
  aim: 'field',
  peek: 'field',
  draw: null,
  fire: 'card',
  smoke: null,
  hold: null,
  rest: null,
  instruct: 'orders',
};
const ANSWERS: readonly Orders['smoke'][] = ['ask', 'always', 'never'];

type Raw = { readonly [key: string]: unknown };

function isRecord(raw: unknown): raw is Raw {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function command(raw: unknown) {
  if (!isRecord(raw)) return refuse('MALFORMED');
  const type = (Object.keys(SHAPES) as Command['type'][]).find((one) => one === raw.type);
  if (type === undefined) return refuse('MALFORMED');
  const read = shaped(type, raw);
  return read !== null && Object.keys(raw).length === Object.keys(read).length ? accept(read) : refuse('MALFORMED');
}

function shaped(type: Command['type'], raw: Raw): Command | null {
  if (type === 'bury' || type === 'aim' || type === 'peek')
    return typeof raw.field === 'number' && Number.isInteger(raw.field) ? { type, field: raw.field } : null;
  if (type === 'fire') return raw.card === 'shell' || raw.card === 'none' ? { type, card: raw.card } : null;
  if (type === 'instruct') {
    const smoke = ANSWERS.find((one) => one === raw.smoke);
    return smoke ? { type, smoke } : null;
  }
  return { type };
}

function integer(raw: unknown, key: string, min: number, max: number): number | null {
  const value = isRecord(raw) && Object.keys(raw).length === 1 ? raw[key] : null;
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null;
}

const options: Parser<OutpostGame['options']> = (raw) => {
  const turns = integer(raw, 'turns', 1, 40);
  return turns === null ? refuse('OPTION_INVALID') : accept({ turns });
};

const scenario: RuleSet<OutpostGame>['parse']['scenario'] = (raw) => {
  const strength = integer(raw, 'strength', 1, 9);
  return strength === null ? readAt('strength', refuse('MALFORMED')) : accept({ strength });
};

const standingOrders: Parser<Orders> = (raw) => {
  const smoke = isRecord(raw) ? ANSWERS.find((one) => one === raw.smoke) : undefined;
  return smoke ? accept({ smoke }) : refuse('ORDERS_INVALID');
};

export const parse: RuleSet<OutpostGame>['parse'] = {
  command,
  options,
  scenario,
  standingOrders,
  carryOver: readsNoCarryOver,
};

export const SCENARIO: Scenario<OutpostGame> = {
  id: 'two-flags' as Scenario<OutpostGame>['id'],
  title: 'Two flags',
  sides: ['red', 'blue'],
  document: { strength: 2 },
};

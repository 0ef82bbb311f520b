import type { Parser, RuleSet, Scenario } from '../contract.ts';
import { type Fields, fieldsOf, isCount, oneOf, readsNoCarryOver } from '../reading/index.ts';
import { accept, readAt, refuse } from '../result.ts';
import { type Command, type ExampleGame, type Orders, SIDES } from './game.ts';

const ANSWERS: readonly Orders['smoke'][] = ['ask', 'always', 'never'];
const KEYS = ['type', 'at', 'field', 'card', 'why', 'smoke'];

function command(raw: unknown) {
  const fields = fieldsOf(raw, KEYS);
  const read = fields && shaped(fields);
  const whole = read && Object.keys(read).length === Object.keys(fields).length;
  return whole ? accept(read) : refuse('MALFORMED');
}

function shaped({ type, at, field, card, why, smoke }: Fields): Command | null {
  if (oneOf(type, ['ready', 'draw', 'smoke', 'hold', 'rest'] as const)) return { type };
  if (oneOf(type, ['aim', 'peek'] as const) && oneOf(at, SIDES) && isCount(field, -99, 99)) return { type, at, field };
  if (type === 'bury' && isCount(field, -99, 99)) return { type, field };
  if (type === 'fire' && oneOf(card, ['shell', 'none'] as const)) return { type, card };
  if (type === 'leave' && oneOf(why, ['resignation', 'timeout'] as const)) return { type, why };
  return type === 'instruct' && oneOf(smoke, ANSWERS) ? { type, smoke } : null;
}

const options: Parser<ExampleGame['options']> = (raw) => {
  const turns = fieldsOf(raw, ['turns'])?.turns;
  return isCount(turns, 1, 60) ? accept({ turns }) : refuse('OPTION_INVALID');
};

const scenario: RuleSet<ExampleGame>['parse']['scenario'] = (raw) => {
  const { strength, flags } = fieldsOf(raw, ['strength', 'flags']) ?? {};
  if (!isCount(strength, 1, 9)) return readAt('strength', refuse('MALFORMED'));
  return flags === 2 || flags === 3 ? accept({ strength, flags }) : readAt('flags', refuse('MALFORMED'));
};

const standingOrders: Parser<Orders> = (raw) => {
  const smoke = fieldsOf(raw, ['smoke'])?.smoke;
  return oneOf(smoke, ANSWERS) ? accept({ smoke }) : refuse('ORDERS_INVALID');
};

export const parse: RuleSet<ExampleGame>['parse'] = {
  command,
  options,
  scenario,
  standingOrders,
  carryOver: readsNoCarryOver,
};

const listed = (id: string, title: string, flags: 2 | 3): Scenario<ExampleGame> => ({
  id: id as Scenario<ExampleGame>['id'],
  title,
  sides: SIDES.slice(0, flags),
  document: { strength: 2, flags },
});

export const SCENARIOS = [listed('two-flags', 'Two flags', 2), listed('three-flags', 'Three flags', 3)];

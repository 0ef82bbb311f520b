import { type AnyRuleSet, type Appraisal, canonicalJson, type Json, type Seat } from '@fieldpost/engine';
import { member } from '@fieldpost/engine/reading';

/** How the bot defends, in the game's own language of standing orders: no card where the attack fails on its own. */
export const DEFENCE = {
  rules: [
    { window: 'LOST_ATTACK', when: { margin: '>=0' }, play: ['@OOA', '@cheapest'] },
    { window: 'MODIFIER', when: { margin: '>=0' }, play: ['@OutOfRange', '@smallestSufficient'] },
    { window: 'NEGATE', play: ['Repairs', 'Rally', 'Professionalism'] },
  ],
  default: 'pass',
  rally: { mode: 'always', minAttackValue: 0 },
} as const;

/** How it attacks: what it surely destroys first, else the unknown card; the smallest card that is enough; all it may. */
const ATTACK = {
  discard: [],
  targets: ['@best'],
  modifiers: ['@smallestSufficient'],
  finish: ['@cheapest'],
  free: ['Reserves', 'Reinforcements', '@Free'],
} as const;

const WANTED = 2;
const QUIET = 1;
const wishes = new WeakMap<object, string>();

/** Greedy play of Tank Killers: what orders of its own would answer; else passing before wasting a card. */
export const appraiseTankKillers: Appraisal = (view, seat, command, rules) => {
  if (canonicalJson(command) === wishOf(view, seat, rules)) return WANTED;
  return command.type === 'play' || command.type === 'discard' ? 0 : QUIET;
};

/** Asked once for each view, not for each command of its menu. */
function wishOf(view: Json, seat: Seat<string>, rules: AnyRuleSet): string {
  const known = wishes.get(view as object);
  if (known !== undefined) return known;
  const wish = canonicalJson(answerOf(view, seat, rules));
  wishes.set(view as object, wish);
  return wish;
}

function answerOf(view: Json, seat: Seat<string>, rules: AnyRuleSet): Json {
  const turn = member(member(member(member(view, 'open'), 'forces'), seat.side), 'turns');
  const orders = rules.parse.standingOrders({ ...DEFENCE, plan: { ...ATTACK, turn } });
  return orders.ok ? rules.standingAnswer(undisturbed(view), seat, orders.value) : null;
}

/** A filed plan rests once the opponent plays a card; the bot continues with its own. */
function undisturbed(view: Json): Json {
  const open = member(view, 'open');
  return { ...(view as object), open: { ...(open as object), interrupted: false } } as Json;
}

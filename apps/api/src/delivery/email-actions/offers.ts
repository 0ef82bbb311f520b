import { createHmac } from 'node:crypto';
import { canonicalJson, type Game, type GameTypes, type Json, ordersOf, type Seat, viewOf } from '@fieldpost/engine';
import type { AnyRuleSet } from '../../match-store/rules.ts';
import type { MailAction } from './buttons.ts';

const PREFIX = 'standing';

/** Whether a button leaves a standing answer, and no answer to what is asked now. */
export const isOffer = (code: string): boolean => code.startsWith(`${PREFIX}:`);

/** Says of which standing orders an offer is a change, and nothing else about them. */
const markOf = (orders: Json, secret: string): string =>
  createHmac('sha256', secret)
    .update(`standing:${canonicalJson(orders)}`)
    .digest('base64url')
    .slice(0, 12);

/**
 * Standing answers that a seat may leave from a letter, as its rule set offers them. They count as long as its standing orders
 * are those of the letter, however far the match has gone since: an old letter never undoes what was filed after it.
 */
export function offersFor(
  rules: AnyRuleSet,
  game: Game<GameTypes>,
  seat: Seat<string>,
  secret: string,
): readonly MailAction[] {
  const orders = ordersOf(rules, game, seat);
  const mark = markOf(orders, secret);
  return rules.standingOffers(viewOf(rules, game, seat), seat, orders).map(({ code, label, command }) => ({
    code: `${PREFIX}:${code}:${mark}`,
    label,
    order: { command: command as unknown as Json },
  }));
}

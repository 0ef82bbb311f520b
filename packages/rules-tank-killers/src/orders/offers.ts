/**
 * Standing answers that one press leaves (THE-RULES "Standing orders"), as letters offer them: whether the end of the list passes or asks,
 * and what becomes of attacks that are negated. They read the orders alone, never the hand, so a letter tells nothing of it.
 */
import type { StandingOffer } from '@fieldpost/engine';
import type { SetOrdersCommand } from '../commands.ts';
import type { Phase } from '../state.ts';
import { refusesOrders } from './filing.ts';
import type { Rally, Reactions, StandingOrders } from './standing-orders.ts';

type Offer = StandingOffer<SetOrdersCommand>;

const ENDS: Readonly<Record<Reactions['default'], string>> = {
  pass: 'From now on pass where my orders have no answer, without asking',
  ask: 'From now on ask me where my orders have no answer',
};
const RALLIES: Readonly<Record<Rally['mode'], string>> = {
  always: 'From now on defend my attacks against cards whenever I can, without asking',
  never: 'From now on let cards against my attacks stand, without asking',
  ask: 'From now on ask me when a card is played against my attack',
};

/** Standing orders that a player may file with one button during a duel. */
export function offersTo(phase: Phase, { plan: _plan, ...reactions }: StandingOrders): readonly Offer[] {
  if (phase === 'decks' || phase === 'over') return [];
  const ends = (['pass', 'ask'] as const)
    .filter((end) => end !== reactions.default)
    .map((end): Offer => offer(`end-${end}`, ENDS[end], { ...reactions, default: end }));
  const rallies = (['always', 'never', 'ask'] as const)
    .filter((mode) => mode !== reactions.rally.mode)
    .map((mode): Offer => offer(`rally-${mode}`, RALLIES[mode], { ...reactions, rally: { ...reactions.rally, mode } }));
  return [...ends, ...rallies].filter(({ command }) => refusesOrders(command.orders) === null);
}

const offer = (code: string, label: string, orders: Reactions): Offer => ({
  code,
  label,
  command: { type: 'setOrders', orders },
});

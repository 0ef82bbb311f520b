'use client';
import { SIDE_NAMES } from '@fieldpost/rules-mass-warfare/catalogue';
import type { Shot } from '@fieldpost/rules-mass-warfare/odds';
import { type Command, fireAt, groundIn, type Order, type Side, type War } from '@fieldpost/rules-mass-warfare/table';
import { useWorkerResult } from '../../map-kit/use-reckoned.ts';
import { meantBy } from './menu.ts';
import { fateWords, sortieWords, volleyWords } from './odds-words.ts';

/** The likely results of an order: a line for the bar, and more for the details. Empty without dice. */
export type Odds = { readonly line: string; readonly more: readonly string[] };
export const NO_ODDS: Odds = { line: '', more: [] };

type Reckoning = typeof import('@fieldpost/rules-mass-warfare/odds');

const WITH_DICE: ReadonlySet<string> = new Set(['sortie', 'attack', 'fire']);
const isShot = (order: Order): order is Shot => order.type === 'attack' || order.type === 'fire';

/** The odds of one order, or of several attacks on one target in their order. The computation loads when a player first aims. */
export function useOdds(war: War, side: Side | null, commands: readonly Command[]): Odds {
  const orders = commands.map(meantBy).filter(({ type }) => WITH_DICE.has(type));
  const asked = side === null || orders.length === 0 ? null : JSON.stringify([side, orders]);
  return useWorkerResult(asked, war, reckon, NO_ODDS);

  async function reckon(question: string): Promise<Odds> {
    const [of, shots] = JSON.parse(question) as [Side, readonly Order[]];
    return oddsOf(await import('@fieldpost/rules-mass-warfare/odds'), war, of, shots);
  }
}

function oddsOf(reckoning: Reckoning, war: War, side: Side, orders: readonly Order[]): Odds {
  const [first] = orders;
  if (first?.type === 'sortie') {
    const isUnit = typeof first.target === 'string';
    return {
      line: sortieWords(reckoning.sortieOdds(war, side, first), isUnit),
      more: limitWords(reckoning, war, first),
    };
  }
  const shots = orders.filter(isShot);
  const fates = reckoning.volleyOdds(war, side, shots);
  const [fate] = fates;
  const [shot] = shots;
  if (fate === undefined || shot === undefined) return NO_ODDS;
  if (shots.length > 1) return { line: volleyWords(fates), more: [] };
  return { line: fateWords(fate, typeof shot.target === 'string'), more: limitWords(reckoning, war, shot) };
}

/** I: "Before shelling a city or farm: what the limit of its owner becomes." */
function limitWords(
  { limitAfter }: Reckoning,
  war: War,
  { target }: Extract<Order, { readonly target: unknown }>,
): readonly string[] {
  if (typeof target === 'string') return [];
  const at = groundIn(war).indexOf(target);
  const burning = fireAt(war, at);
  return [1, 2, 3].flatMap((more) => {
    const limit = limitAfter(war, at, burning + more);
    if (limit === null) return [];
    const fires = more === 1 ? '1 more fire' : `${more} more fires`;
    return [`With ${fires}, ${SIDE_NAMES[limit.side]} can support ${limit.after} units instead of ${limit.now}.`];
  });
}

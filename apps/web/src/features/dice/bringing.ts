import { type DiceOffer, newSalt, OFFER_DICE, type Result } from '@fieldpost/client';
import { ask } from '../../connection/browser.ts';

/** What whoever opens a match brings to its dice. */
export type Brought = { readonly dice: DiceOffer; readonly salt: string };

/** Opens a match with a salt of this browser: the house commits itself first, then it learns the salt. */
export async function bringSalt<Data>(open: (brought: Brought) => Promise<Result<Data>>): Promise<Result<Data>> {
  const offered = await ask(OFFER_DICE, {});
  return offered.ok ? open({ dice: offered.value.diceOffer, salt: newSalt() }) : offered;
}

import { type DiceOffer, newSalt, OFFER_DICE, type Result } from '@fieldpost/client';
import { ask } from '../../connection/browser.ts';

/** The creator's contribution to the dice of a new match. */
export type Brought = { readonly dice: DiceOffer; readonly salt: string };

/** Opens a match with a salt of this browser. The server commits to its seed before it learns the salt. */
export async function bringSalt<Data>(open: (brought: Brought) => Promise<Result<Data>>): Promise<Result<Data>> {
  const offered = await ask(OFFER_DICE, {});
  return offered.ok ? open({ dice: offered.value.diceOffer, salt: newSalt() }) : offered;
}

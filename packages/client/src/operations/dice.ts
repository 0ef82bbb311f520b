import type { Person } from '../model.ts';
import { operation } from '../operation.ts';

/** The commitment to the dice of a match that is about to be opened. */
export type DiceOffer = { readonly matchId: string; readonly commitment: string };

/** A seat's contribution to the dice. `bot`: the computer player that holds it. */
export type SeatSaltData = {
  readonly side: string;
  readonly player: number;
  readonly salt: string | null;
  readonly bot: string | null;
};

/** A draw: its number, on how many faces, what for, and what it showed. `step` null: as the match was set up. */
export type DrawData = {
  readonly index: number;
  readonly faces: number;
  readonly purpose: string;
  readonly result: number;
  readonly step: number | null;
};

/** The luck of a match as its reader may know it: after the end all of it. */
export type DiceData = {
  readonly commitment: string;
  readonly seed: string | null;
  /** In the order in which they enter the dice. */
  readonly salts: readonly SeatSaltData[];
  readonly made: number;
  readonly draws: readonly DrawData[];
};

export type DiceMatch = {
  readonly id: string;
  readonly title: string;
  readonly ruleSet: string;
  readonly status: 'open' | 'playing' | 'finished';
  readonly you: { readonly side: string; readonly player: number } | null;
  readonly seats: readonly { readonly side: string; readonly player: number; readonly user: Person | null }[];
  readonly dice: DiceData;
};

export const DICE = operation<{ readonly id: string }, { readonly match: DiceMatch | null }>(
  `query Dice($id: ID!) {
  match(id: $id) { id title ruleSet status you { side player } seats { side player user { id name } } dice }
}`,
);

/** Fetched before a match is created: the server commits to its seed before it learns the salt. */
export const OFFER_DICE = operation<Record<string, never>, { readonly diceOffer: DiceOffer }>(
  'query OfferDice { diceOffer { matchId commitment } }',
);

export const SET_SALT = operation<
  { readonly matchId: string; readonly salt: string },
  { readonly setSalt: { readonly id: string } }
>('mutation SetSalt($matchId: ID!, $salt: String!) { setSalt(matchId: $matchId, salt: $salt) { id } }');

/** A salt for the dice of a match: 16 bytes of this machine's own chance, in hexadecimal digits. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

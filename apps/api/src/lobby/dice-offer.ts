import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { commitmentOf, type Result } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { saltOf } from '../match-store/salts.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { secretsOf } from '../platform/security/keys.ts';

/**
 * The dice of a future match: its id, and the commitment to its seed. The creator asks for them first and then sends
 * their salt: the seed is fixed before the server knows the salt.
 */
export type DiceOffer = { readonly matchId: string; readonly commitment: string };

/**
 * The seed is derived from the server's secret, the match and the caller. It is the same when the match is created.
 * Nothing is stored for a match that is never created. No two matches share a seed, because their ids differ.
 */
function seedFor(secret: string, { userId }: Caller, matchId: string): Uint8Array<ArrayBuffer> {
  const digest = createHmac('sha256', secret).update(`dice of a match\0${userId}\0${matchId}`).digest();
  return new Uint8Array(digest);
}

export function offerDice(context: Context, caller: Caller): DiceOffer {
  const matchId = randomUUID();
  return { matchId, commitment: commitmentOf(seedFor(context.settings.secret, caller, matchId)) };
}

/** Input of a match's creator: the dice that they were offered, and their salt. */
export type DiceInput = {
  readonly dice?: DiceOffer | null | undefined;
  readonly salt?: string | null | undefined;
};

/** Id, seed and first salt of a new match. */
export type NewDice = {
  readonly matchId: string;
  readonly seed: Uint8Array<ArrayBuffer>;
  readonly salt: string | null;
};

/**
 * The dice of a match that is to be opened: those that were offered to this caller, or new ones. A salt comes after an offer alone.
 * Faults: SALT_INVALID, SALT_TOO_SOON, DICE_UNKNOWN.
 */
export function diceFor(context: Context, caller: Caller, { dice, salt: raw }: DiceInput): Result<NewDice, Fault> {
  const salt = saltOf(raw);
  if (!salt.ok) return salt;
  if (dice == null) return salt.value === null ? { ok: true, value: freshDice() } : bad(fault('SALT_TOO_SOON'));
  const seed = secretsOf(context.settings)
    .map((secret) => seedFor(secret, caller, dice.matchId))
    .find((one) => commitmentOf(one) === dice.commitment.toLowerCase());
  if (seed === undefined) return bad(fault('DICE_UNKNOWN'));
  return { ok: true, value: { matchId: dice.matchId, seed, salt: salt.value } };
}

const freshDice = (): NewDice => ({ matchId: randomUUID(), seed: new Uint8Array(randomBytes(32)), salt: null });

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

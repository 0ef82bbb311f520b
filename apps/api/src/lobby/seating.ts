import type { Result } from '@fieldpost/engine';
import { z } from 'zod';
import { type Fault, fault } from '../platform/errors/catalogue.ts';

/** The holder of a side: "me" (or the caller's id), "open" (or null), or the invited address. */
export type SideInput = string | null | { readonly email: string };

export type SeatingInput = {
  readonly side?: string | null | undefined;
  readonly sides?: Readonly<Record<string, SideInput>> | null | undefined;
  /** The creator holds every side: a hotseat, or a study. */
  readonly solo?: boolean | null | undefined;
};

export type Seating = {
  /** The creator's sides. */
  readonly mine: readonly string[];
  /** Sides that are kept for people, though a computer player should take the rest. */
  readonly kept: readonly string[];
  /** People to invite by email, and their sides. */
  readonly mails: readonly { readonly side: string; readonly email: string }[];
};

const unknownSide = (side: string, sides: readonly string[]): { ok: false; fault: Fault } => ({
  ok: false,
  fault: fault('SIDE_UNKNOWN', { details: { side, sides } }),
});

/** Reads who is to sit where. Nothing said: the creator takes the first side. CA-023: "The creator of the game is South unless he chooses otherwise." */
export function seatingOf(input: SeatingInput, sides: readonly string[], userId: string): Result<Seating, Fault> {
  if (input.solo === true) return { ok: true, value: { mine: sides, kept: [], mails: [] } };
  if (input.sides == null) return sideAlone(input.side ?? sides[0] ?? '', sides);
  const mine: string[] = [];
  const mails: { side: string; email: string }[] = [];
  for (const [side, who] of Object.entries(input.sides)) {
    if (!sides.includes(side)) return unknownSide(side, sides);
    if (who === 'me' || who === userId) mine.push(side);
    else if (typeof who === 'object' && who !== null) {
      const email = addressOf(who.email);
      if (email === null) return unknownHolder(side);
      mails.push({ side, email });
    } else if (who !== null && who !== 'open') return unknownHolder(side);
  }
  return { ok: true, value: { mine, kept: sides.filter((side) => keeps(input.sides?.[side])), mails } };
}

/** True if a side is open, or kept for an invited address. */
const keeps = (who: SideInput | undefined): boolean => who === 'open' || (typeof who === 'object' && who !== null);

const sideAlone = (side: string, sides: readonly string[]): Result<Seating, Fault> =>
  sides.includes(side) ? { ok: true, value: { mine: [side], kept: [], mails: [] } } : unknownSide(side, sides);

/** Nobody is seated without being asked: other people are invited. */
const unknownHolder = (side: string): { ok: false; fault: Fault } => ({
  ok: false,
  fault: fault('MALFORMED', { details: { at: `sides.${side}`, problem: 'must be "me", "open" or {"email": ...}' } }),
});

/** In a rematch sides go round by one: with two of them they are swapped. */
export function nextSide(sides: readonly string[], side: string): string {
  const ordered = [...new Set(sides)].toSorted();
  return ordered[(ordered.indexOf(side) + 1) % ordered.length] ?? side;
}

/** An email address as stored; null if invalid. */
export function addressOf(raw: string): string | null {
  const parsed = z.email().max(254).safeParse(raw.trim().toLowerCase());
  return parsed.success ? parsed.data : null;
}

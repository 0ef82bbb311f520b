import { createHash, randomBytes } from 'node:crypto';
import type { Result } from '@fieldpost/engine';
import { titleOf } from '@fieldpost/rulebook';
import type { Caller, Context } from '../context.ts';
import { hashOfToken } from '../identity/auth/caller.ts';
import { sendSecretLetter } from '../identity/auth/letters.ts';
import { invitationMail } from '../identity/auth/mails.ts';
import { mayWriteTo } from '../identity/meeting.ts';
import { mayWatch } from '../match-store/loaded-match.ts';
import { loadMatch } from '../match-store/store.ts';
import { playersOf, type StoredMatch, type StoredSeat } from '../match-store/stored.ts';
import { mayCause } from '../notification-rules/store.ts';
import { type Bound, type Counting, withinBounds } from '../platform/bounds.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { isolated } from '../platform/names.ts';
import { addressOf } from './seating.ts';
import { addInvitation, countInvitations, countMailed, type FoundInvitation, findInvitation } from './store.ts';

const DAY_MS = 86_400_000;
const VALID_MS = 14 * DAY_MS;
const MAX_PER_MATCH = 20;
const MAX_MAILS_A_DAY = 30;

/** An invitation as its maker gets it, once: only the SHA-256 of the secret is kept. */
export type InvitationLink = {
  readonly url: string;
  readonly secret: string;
  readonly expiresAt: Date;
  /** Whether a mail with the link was taken by the mail server. */
  readonly mailed: boolean;
};

export type InvitationInput = { readonly side?: string | null | undefined; readonly email?: string | null | undefined };

/** An address as letters to it are counted: it may be nobody's here, and is not kept. */
const hashOfAddress = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('base64url');

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** True if a person may be invited to this seat: it is free, or needs a replacement in a running match. */
const isWanted = (match: StoredMatch, { userId, vacantSince }: StoredSeat): boolean =>
  match.status === 'open' ? userId === null : match.status === 'playing' && vacantSince !== null;

/** Why a match cannot be invited to in this way; null: it can. */
function refusesInvitation(match: StoredMatch, caller: Caller, side: string | null): Fault | null {
  const mine = match.creator.id === caller.userId || playersOf(match).includes(caller.userId);
  if (!mine) return fault(mayWatch(match, caller) ? 'FORBIDDEN' : 'NOT_FOUND');
  if (match.status !== 'open' && !match.seats.some((seat) => isWanted(match, seat))) return fault('NOT_OPEN');
  if (side === null) return null;
  const seats = match.seats.filter((seat) => seat.side === side);
  if (seats.length === 0) return fault('SIDE_UNKNOWN');
  return seats.some((seat) => isWanted(match, seat)) ? null : fault('SEAT_TAKEN');
}

/** How many mails with invitations a person may have sent in a day. */
function mailsBound({ userId }: Caller, now: Date): Bound {
  const since = new Date(now.getTime() - DAY_MS);
  return {
    name: `invitations mailed by ${userId}`,
    most: MAX_MAILS_A_DAY,
    count: (tx) => countMailed(tx, userId, since),
  };
}

/**
 * Checks a person's limit for the given number of emailed invitations; null if within it. Fault: TOO_MANY_INVITATIONS.
 */
export async function tooManyMails(context: Context, caller: Caller, mails: number): Promise<Fault | null> {
  if (mails === 0) return null;
  const bound = mailsBound(caller, context.clock.now());
  const room = await withinBounds(context.db, [{ ...bound, most: bound.most - mails + 1 }], async () => true);
  return room === null ? fault('TOO_MANY_INVITATIONS') : null;
}

/** How many invitations a match may have, and how many mails of them a person may have sent. */
function boundsOf(caller: Caller, matchId: string, byMail: boolean, now: Date): readonly Bound[] {
  const ofMatch = {
    name: `invitations to ${matchId}`,
    most: MAX_PER_MATCH,
    count: (tx: Counting) => countInvitations(tx, matchId),
  };
  return byMail ? [ofMatch, mailsBound(caller, now)] : [ofMatch];
}

/** Fault: TOO_MANY_INVITATIONS. */
async function makeLink(
  context: Context,
  caller: Caller,
  match: StoredMatch,
  input: InvitationInput,
): Promise<Result<InvitationLink, Fault>> {
  const secret = randomBytes(24).toString('base64url');
  const createdAt = context.clock.now();
  const expiresAt = new Date(createdAt.getTime() + VALID_MS);
  const row = { id: crypto.randomUUID(), matchId: match.id, inviterId: caller.userId, hash: hashOfToken(secret) };
  const invitation = { ...row, side: input.side ?? null, email: input.email ?? null, createdAt, expiresAt };
  const bounds = boundsOf(caller, match.id, invitation.email !== null, createdAt);
  if ((await withinBounds(context.db, bounds, (tx) => addInvitation(tx, invitation))) === null)
    return bad(fault('TOO_MANY_INVITATIONS'));
  const url = `${context.settings.publicUrl}/invitation/${secret}`;
  return { ok: true, value: { url, secret, expiresAt, mailed: false } };
}

/**
 * Makes an invitation and mails it. A mail server that is away gets it later. The link can be passed on otherwise; it is all that there is
 * where the caller has written to that address too often today. Fault: TOO_MANY_INVITATIONS.
 */
export async function inviteByMail(
  context: Context,
  caller: Caller,
  match: StoredMatch,
  { side, email }: { readonly side: string | null; readonly email: string },
): Promise<Result<InvitationLink, Fault>> {
  const made = await makeLink(context, caller, match, { side, email });
  if (!made.ok) return made;
  const link = made.value;
  if (!(await mayCause(context, caller.userId, hashOfAddress(email)))) return made;
  const takesOver = match.status === 'playing';
  // They are not told of each other, nor the inviter of that.
  if (!(await mayWriteTo(context.db, caller.userId, email))) return { ok: true, value: { ...link, mailed: true } };
  const words = { from: isolated(caller.name), title: match.title, game: titleOf(match.ruleSet), side, takesOver };
  const mailed = await sendSecretLetter(context, invitationMail({ name: '', email }, words, link.url), VALID_MS / 1000);
  return { ok: true, value: { ...link, mailed } };
}

/**
 * Invites a person to your open match, or to a seat of it that needs a replacement. The link is for one person, and is
 * emailed if an address is given.
 * Faults: NOT_FOUND, FORBIDDEN, NOT_OPEN, SIDE_UNKNOWN, SEAT_TAKEN, EMAIL_UNVERIFIED, MALFORMED (address),
 * TOO_MANY_INVITATIONS.
 */
export async function invite(
  context: Context,
  caller: Caller,
  matchId: string,
  input: InvitationInput,
): Promise<Result<InvitationLink, Fault>> {
  const match = await loadMatch(context.db, matchId);
  if (match === null) return bad(fault('NOT_FOUND'));
  const side = input.side ?? null;
  const byMail = input.email != null;
  const email = byMail ? addressOf(input.email ?? '') : null;
  const refused = refusesInvitation(match, caller, side);
  if (refused) return bad(refused);
  if (byMail && !caller.emailVerified) return bad(fault('EMAIL_UNVERIFIED'));
  if (byMail && email === null)
    return bad(fault('MALFORMED', { details: { at: 'email', problem: 'is not an email address' } }));
  return email === null
    ? makeLink(context, caller, match, { side })
    : inviteByMail(context, caller, match, { side, email });
}

/** What the holder of a link may know before they take a seat. */
export type InvitationInfo = {
  readonly match: StoredMatch;
  readonly side: string | null;
  readonly inviter: { readonly id: string; readonly name: string };
  readonly expiresAt: Date;
  /** Whether a seat can still be taken by it. */
  readonly usable: boolean;
};

const SECRET = /^[\w-]{32}$/;

/** The invitation with this secret, used or not; null where there is none. */
const invitationBySecret = async (context: Context, secret: string): Promise<FoundInvitation | null> =>
  SECRET.test(secret) ? findInvitation(context.db, hashOfToken(secret)) : null;

const isGood = (invitation: FoundInvitation, now: Date): boolean =>
  invitation.usedAt === null && invitation.expiresAt > now;

/** Seats that an invitation leads to. One to a match in play counts for the vacancies that it was made in. */
export function invitedSeats(match: StoredMatch, { side, createdAt }: FoundInvitation): readonly StoredSeat[] {
  const fresh = ({ vacantSince }: StoredSeat): boolean => match.status === 'open' || isSince(createdAt, vacantSince);
  return match.seats.filter((seat) => (side ?? seat.side) === seat.side && isWanted(match, seat) && fresh(seat));
}

const isSince = (at: Date, since: string | null): boolean => since !== null && at.getTime() >= Date.parse(since);

/** An invitation must be of this match, unused and in time. No secret given: null. Faults: NOT_FOUND, INVITATION_USED. */
export async function invitationTo(
  context: Context,
  matchId: string,
  secret: string | null,
): Promise<Result<FoundInvitation | null, Fault>> {
  if (secret === null) return { ok: true, value: null };
  const found = await invitationBySecret(context, secret);
  if (found?.matchId !== matchId) return bad(fault('NOT_FOUND'));
  return isGood(found, context.clock.now()) ? { ok: true, value: found } : bad(fault('INVITATION_USED'));
}

/** What is behind a link; of one that no seat can be taken by only for those who may look at the match anyhow. */
export async function invitationInfo(
  context: Context,
  caller: Caller | null,
  secret: string,
): Promise<InvitationInfo | null> {
  const found = await invitationBySecret(context, secret);
  const match = found && (await loadMatch(context.db, found.matchId));
  if (!found || !match) return null;
  const usable = isGood(found, context.clock.now()) && invitedSeats(match, found).length > 0;
  if (!usable && !mayWatch(match, caller)) return null;
  return { match, side: found.side, inviter: found.inviter, expiresAt: found.expiresAt, usable };
}

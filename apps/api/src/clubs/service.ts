import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Result } from '@fieldpost/engine';
import { isReason, isSlug, isZone } from '@fieldpost/league';
import type { Caller, Context } from '../context.ts';
import { mayMeet } from '../identity/meeting.ts';
import type { NoticeText } from '../notification-rules/notice.ts';
import { withinBounds } from '../platform/bounds.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { isolated, nameSentence, readOwnName } from '../platform/names.ts';
import type { Page, Paged } from '../platform/paging.ts';
import {
  answerOffice,
  appoint,
  type Doing,
  type Done,
  mayChange,
  type OfPerson,
  offerOwnership,
  ownedBound,
  rolesIn,
  takeOwnership,
  tell,
} from './offices.ts';
import { removeMember } from './removing.ts';
import {
  addClub,
  type ClubRole,
  changeClub,
  clubBySlug,
  clubsFor,
  dropMember,
  personByAddress,
  personById,
  putMember,
  type StoredClub,
} from './store.ts';

export const VISIBILITIES = ['public', 'listed', 'private'] as const;
export const JOIN_RULES = ['open', 'ask', 'invite'] as const;
export const MAX_CLUBS = 50;

export type ClubInput = {
  readonly slug: string;
  readonly name: string;
  readonly about?: string | null | undefined;
  readonly zone?: string | null | undefined;
  readonly visibility?: (typeof VISIBILITIES)[number] | null | undefined;
  readonly joinRule?: (typeof JOIN_RULES)[number] | null | undefined;
};

/** Acts in a club. `userId`: another person; for an invitation their id or email address. */
export type ClubAct =
  | { readonly type: 'join' | 'leave' }
  | { readonly type: 'take-ownership' | 'take-office' | 'decline-office' }
  | { readonly type: 'invite' | 'admit' | 'offer-ownership'; readonly userId: string }
  | { readonly type: 'remove'; readonly userId: string; readonly reason?: string }
  | { readonly type: 'appoint'; readonly userId: string; readonly roles: readonly ClubRole[] }
  | { readonly type: 'edit'; readonly changes: Omit<Partial<ClubInput>, 'slug'> };

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** CL-199: a private club answers nobody but those who belong to it, or are invited. */
export const maySee = ({ visibility, members }: StoredClub, userId: string | null): boolean =>
  visibility !== 'private' || members.some((one) => one.userId === userId && one.state !== 'asked');

/** A club that the reader may see. Fault: NOT_FOUND. */
export async function findClub(
  context: Context,
  caller: Caller | null,
  slug: string,
): Promise<Result<StoredClub, Fault>> {
  const club = await clubBySlug(context.db, slug);
  return club && maySee(club, caller?.userId ?? null) ? { ok: true, value: club } : bad(fault('NOT_FOUND'));
}

export const listClubs = (context: Context, caller: Caller | null, page: Page): Promise<Paged<StoredClub>> =>
  clubsFor(context.db, caller?.userId ?? null, page);

/** The longest name of a club, in signs as people count them. */
const LONGEST_NAME = 80;

function wrongIn(input: Partial<ClubInput>): string | null {
  if (input.slug !== undefined && !isSlug(input.slug)) return 'slug';
  if (input.zone != null && !isZone(input.zone)) return 'zone';
  return (input.about ?? '').length > 2_000 ? 'about' : null;
}

/** The name of a club as it is kept; undefined where none is given. Fault: CLUB_INVALID (`at`: name). */
function nameOf(raw: string | undefined): Result<string | undefined, Fault> {
  if (raw === undefined) return { ok: true, value: undefined };
  const read = readOwnName(raw, LONGEST_NAME);
  if (read.ok) return read;
  const details = { at: 'name', why: read.fault, most: LONGEST_NAME };
  return bad(fault('CLUB_INVALID', { rule: 'CL-020', message: nameSentence(read.fault, LONGEST_NAME), details }));
}

/** Founds a club, whose owner is the caller. Faults: CLUB_INVALID (`at`), SLUG_TAKEN, CLUBS_TOO_MANY, EMAIL_UNVERIFIED (CL-020). */
export async function createClub(
  context: Context,
  caller: Caller,
  input: ClubInput,
): Promise<Result<StoredClub, Fault>> {
  const wrong = wrongIn(input);
  if (wrong !== null) return bad(fault('CLUB_INVALID', { rule: 'CL-020', details: { at: wrong } }));
  const name = nameOf(input.name);
  if (!name.ok) return name;
  if (!caller.emailVerified) return bad(fault('EMAIL_UNVERIFIED'));
  const { slug, about, zone, visibility, joinRule } = input;
  const row = {
    id: randomUUID(),
    slug,
    name: name.value ?? slug,
    about: (about ?? '').trim(),
    zone: zone ?? 'UTC',
    visibility: visibility ?? 'public',
    joinRule: joinRule ?? 'open',
    createdAt: context.clock.now(),
  };
  const added = await withinBounds(context.db, [ownedBound(caller)], (tx) => addClub(tx, row, caller.userId));
  if (added === null) return bad(fault('CLUBS_TOO_MANY'));
  if (!added.row) return bad(fault('SLUG_TAKEN', { rule: 'CL-020' }));
  return findClub(context, caller, slug);
}

type AskedAct<Type extends 'edit'> = Extract<ClubAct, { readonly type: Type }>;
async function join({ context, caller, club }: Doing): Done {
  const own = club.members.find(({ userId }) => userId === caller.userId);
  if (own?.state === 'member') return null;
  const welcome = club.joinRule === 'open' || own?.state === 'invited' || own?.state === 'addressed';
  if (!welcome && club.joinRule === 'invite') return fault('CLUB_CLOSED');
  await putMember(context.db, club.id, caller.userId, welcome ? 'member' : 'asked', context.clock.now());
  return null;
}

/** CL-021: the owner hands the club over before they leave it. CL-022: entries in running events stay. */
async function leave({ context, caller, club }: Doing): Done {
  if (rolesIn(club, caller.userId).includes('owner')) return fault('OWNER_STAYS', { rule: 'CL-021' });
  await dropMember(context.db, club.id, caller.userId);
  return null;
}

const isOfficer = ({ caller, club }: Doing): boolean =>
  rolesIn(club, caller.userId).some((role) => role === 'owner' || role === 'organiser');

function invitationText(club: StoredClub, inviter: string): NoticeText {
  const from = isolated(inviter);
  const name = isolated(club.name);
  return {
    form: 'Invitation',
    subject: `${from} invites you to the club ${isolated(club.name)}`,
    title: `You are invited to ${name}.`,
    lines: [`${from} invites you to join the club “${name}”. Accept on the club’s page.`],
    facts: [['Club', club.name]],
    action: { label: 'Open the club', path: `/clubs/${club.slug}` },
  };
}

/** Invites somebody whom the caller may meet (CL-023); nobody learns from the answer that they are blocked. */
async function inviteAs(doing: Doing, userId: string, state: 'invited' | 'addressed'): Promise<void> {
  const { context, club, caller } = doing;
  if (!(await mayMeet(context.db, caller.userId, [userId]))) return;
  await putMember(context.db, club.id, userId, state, context.clock.now());
  await tell(doing, `club-invitation-${club.id}-${userId}`, userId, invitationText(club, caller.name));
}

/** Minimum duration in ms of an invitation by address: the time does not reveal whether there is an account. */
const NO_SOONER_MS = 300;

/** Invites the owner of an address. The answer is the same for every address, and nothing shows before they accept. */
async function inviteByAddress(doing: Doing, email: string): Done {
  const soonest = after(NO_SOONER_MS);
  const person = await personByAddress(doing.context.db, email);
  const known = doing.club.members.find((one) => one.userId === person?.id);
  if (person !== null && known === undefined) await inviteAs(doing, person.id, 'addressed');
  await soonest;
  return null;
}

async function invite(doing: Doing, { userId }: OfPerson): Done {
  const { context, club } = doing;
  if (!isOfficer(doing)) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  const named = userId.trim();
  if (named.includes('@')) return inviteByAddress(doing, named);
  const person = await personById(context.db, named);
  if (person === null) return fault('RECIPIENT_UNKNOWN');
  const known = club.members.find((one) => one.userId === person.id);
  if (known?.state === 'member') return null;
  if (known?.state === 'asked') await putMember(context.db, club.id, person.id, 'member', context.clock.now());
  else await inviteAs(doing, person.id, 'invited');
  return null;
}

/** Lets somebody in who has asked: nobody is a member without having said so. */
async function admit(doing: Doing, { userId }: OfPerson): Done {
  const { context, club } = doing;
  if (!isOfficer(doing)) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  const known = club.members.find((one) => one.userId === userId);
  if (known?.state === 'member') return null;
  if (known?.state !== 'asked') return fault('RECIPIENT_UNKNOWN');
  await putMember(context.db, club.id, userId, 'member', context.clock.now());
  return null;
}

async function remove(doing: Doing, { userId, reason }: OfPerson & { readonly reason?: string }): Done {
  const { club } = doing;
  if (!isOfficer(doing)) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  const theirs = rolesIn(club, userId);
  if (theirs.includes('owner')) return fault('OWNER_STAYS', { rule: 'CL-021' });
  // Removal ends a member's offices, so it needs the same permission as taking those.
  if (!mayChange(doing, theirs)) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  if (reason !== undefined && !isReason(reason)) return fault('CL_REASON_REQUIRED', { rule: 'CL-022' });
  await removeMember(doing, userId, reason ?? null);
  return null;
}

async function edit({ context, caller, club }: Doing, { changes }: AskedAct<'edit'>): Done {
  if (!rolesIn(club, caller.userId).includes('owner')) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  const wrong = wrongIn(changes);
  if (wrong !== null) return fault('CLUB_INVALID', { rule: 'CL-020', details: { at: wrong } });
  const name = nameOf(changes.name);
  if (!name.ok) return name.fault;
  const { about, zone, visibility, joinRule } = changes;
  await changeClub(context.db, club.id, {
    ...(name.value === undefined ? {} : { name: name.value }),
    ...(about == null ? {} : { about: about.trim() }),
    ...(zone == null ? {} : { zone }),
    ...(visibility == null ? {} : { visibility }),
    ...(joinRule == null ? {} : { joinRule }),
  });
  return null;
}

function carriedOut(doing: Doing, act: ClubAct): Done {
  switch (act.type) {
    case 'join':
      return join(doing);
    case 'leave':
      return leave(doing);
    case 'invite':
      return invite(doing, act);
    case 'admit':
      return admit(doing, act);
    case 'remove':
      return remove(doing, act);
    case 'appoint':
      return appoint(doing, act);
    case 'offer-ownership':
      return offerOwnership(doing, act);
    case 'take-ownership':
      return takeOwnership(doing);
    case 'take-office':
      return answerOffice(doing, true);
    case 'decline-office':
      return answerOffice(doing, false);
    case 'edit':
      return edit(doing, act);
  }
}

/**
 * Performs an act in a club. Faults: NOT_FOUND, CL_FORBIDDEN, CLUB_CLOSED, OWNER_STAYS, RECIPIENT_UNKNOWN,
 * CLUB_INVALID, CLUBS_TOO_MANY. Returns null if the caller left a private club, which they can no longer see.
 */
export async function actInClub(
  context: Context,
  caller: Caller,
  slug: string,
  act: ClubAct,
): Promise<Result<StoredClub | null, Fault>> {
  const club = await findClub(context, caller, slug);
  if (!club.ok) return club;
  const refused = await carriedOut({ context, caller, club: club.value }, act);
  if (refused !== null) return bad(refused);
  const after = await findClub(context, caller, slug);
  return after.ok ? after : { ok: true, value: null };
}

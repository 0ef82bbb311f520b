import { randomUUID } from 'node:crypto';
import type { Result } from '@fieldpost/engine';
import { isReason, isSlug, isZone } from '@fieldpost/league';
import type { Caller, Context } from '../context.ts';
import type { NoticeText } from '../notification/notice.ts';
import { postNotices } from '../notification/store.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import type { Page, Paged } from '../platform/paging.ts';
import { removeMember } from './removing.ts';
import {
  addClub,
  CLUB_ROLES,
  type ClubRole,
  changeClub,
  clubBySlug,
  clubsFor,
  countOwned,
  dropMember,
  HEIR,
  passToHeir,
  personBy,
  putMember,
  type StoredClub,
  setHeir,
  setRoles,
} from './store.ts';

export const VISIBILITIES = ['public', 'listed', 'private'] as const;
export const JOIN_RULES = ['open', 'ask', 'invite'] as const;
export const MOST_CLUBS = 50;
const MOST_OWNED = 10;

export type ClubInput = {
  readonly slug: string;
  readonly name: string;
  readonly about?: string | null | undefined;
  readonly zone?: string | null | undefined;
  readonly visibility?: (typeof VISIBILITIES)[number] | null | undefined;
  readonly joinRule?: (typeof JOIN_RULES)[number] | null | undefined;
};

/** What somebody does in a club. `userId`: another person; of an invitation their id or mail address. */
export type ClubAct =
  | { readonly type: 'join' | 'leave' }
  | { readonly type: 'take-ownership' }
  | { readonly type: 'invite' | 'admit' | 'offer-ownership'; readonly userId: string }
  | { readonly type: 'remove'; readonly userId: string; readonly reason?: string }
  | { readonly type: 'appoint'; readonly userId: string; readonly roles: readonly ClubRole[] }
  | { readonly type: 'edit'; readonly changes: Omit<Partial<ClubInput>, 'slug'> };

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** The offices of a person in a club; none for who does not belong to it. */
export function rolesIn({ members }: Pick<StoredClub, 'members'>, userId: string | null): readonly ClubRole[] {
  const own = members.find((one) => one.userId === userId && one.state === 'member');
  return CLUB_ROLES.filter((role) => own?.roles.includes(role));
}

/** CL-011: referees; and an organiser, too, where there are fewer than three of them. */
export function mayReferee(club: Pick<StoredClub, 'members'>, userId: string | null): boolean {
  const [mine, referees] = [
    rolesIn(club, userId),
    club.members.filter(({ roles }) => roles.includes('referee')).length,
  ];
  return mine.includes('referee') || (mine.includes('organiser') && referees < 3);
}

export const isMember = ({ members }: Pick<StoredClub, 'members'>, userId: string | null): boolean =>
  members.some((one) => one.userId === userId && one.state === 'member');

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

const trimmed = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const isGoodName = (name: string): boolean => trimmed(name).length > 0 && name.length <= 80 && !UNSEEN.test(name);

function wrongIn(input: Partial<ClubInput>): string | null {
  if (input.slug !== undefined && !isSlug(input.slug)) return 'slug';
  if (input.name !== undefined && !isGoodName(input.name)) return 'name';
  if (input.zone != null && !isZone(input.zone)) return 'zone';
  return (input.about ?? '').length > 2_000 ? 'about' : null;
}

/** Founds a club, whose owner is the caller. Faults: CLUB_INVALID (`at`), SLUG_TAKEN, CLUBS_TOO_MANY, EMAIL_UNVERIFIED (CL-020). */
export async function foundClub(
  context: Context,
  caller: Caller,
  input: ClubInput,
): Promise<Result<StoredClub, Fault>> {
  const wrong = wrongIn(input);
  if (wrong !== null) return bad(fault('CLUB_INVALID', { rule: 'CL-020', details: { at: wrong } }));
  if (!caller.emailVerified) return bad(fault('EMAIL_UNVERIFIED'));
  if ((await countOwned(context.db, caller.userId)) >= MOST_OWNED) return bad(fault('CLUBS_TOO_MANY'));
  const { slug, name, about, zone, visibility, joinRule } = input;
  const row = {
    id: randomUUID(),
    slug,
    name: trimmed(name),
    about: (about ?? '').trim(),
    zone: zone ?? 'UTC',
    visibility: visibility ?? 'public',
    joinRule: joinRule ?? 'open',
    createdAt: context.clock.now(),
  };
  if (!(await addClub(context.db, row, caller.userId))) return bad(fault('SLUG_TAKEN', { rule: 'CL-020' }));
  return findClub(context, caller, slug);
}

type OfPerson = { readonly userId: string };
type AskedAct<Type extends 'appoint' | 'edit'> = Extract<ClubAct, { readonly type: Type }>;
type Doing = { readonly context: Context; readonly caller: Caller; readonly club: StoredClub };
type Done = Promise<Fault | null>;

async function join({ context, caller, club }: Doing): Done {
  const own = club.members.find(({ userId }) => userId === caller.userId);
  if (own?.state === 'member') return null;
  const welcome = club.joinRule === 'open' || own?.state === 'invited';
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

function invitationText(club: StoredClub, from: string): NoticeText {
  return {
    form: 'Invitation',
    subject: `${from} invites you to the club ${club.name}`,
    title: `You are invited to ${club.name}.`,
    lines: [`${from} asks you to join the club “${club.name}”. You belong to it once you have said yes on its page.`],
    facts: [['Club', club.name]],
    action: { label: 'Open the club', path: `/clubs/${club.slug}` },
  };
}

async function invite(doing: Doing, { userId }: OfPerson): Done {
  const { context, club, caller } = doing;
  if (!isOfficer(doing)) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  const person = await personBy(context.db, userId.trim());
  if (person === null) return fault('RECIPIENT_UNKNOWN');
  const known = club.members.find((one) => one.userId === person.id);
  if (known?.state === 'member') return null;
  const state = known?.state === 'asked' ? 'member' : 'invited';
  await putMember(context.db, club.id, person.id, state, context.clock.now());
  await postNotices(context, [
    {
      id: `club-invitation-${club.id}-${person.id}`,
      about: { kind: 'club', id: club.id },
      userId: person.id,
      kind: 'club',
      why: 'member',
      notice: invitationText(club, caller.name),
      dueAt: null,
    },
  ]);
  return null;
}

async function admit(doing: Doing, { userId }: OfPerson): Done {
  const { context, club } = doing;
  if (!isOfficer(doing)) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  if (!club.members.some((one) => one.userId === userId)) return fault('RECIPIENT_UNKNOWN');
  await putMember(context.db, club.id, userId, 'member', context.clock.now());
  return null;
}

async function remove(doing: Doing, { userId, reason }: OfPerson & { readonly reason?: string }): Done {
  const { context, club } = doing;
  if (!isOfficer(doing)) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  if (rolesIn(club, userId).includes('owner')) return fault('OWNER_STAYS', { rule: 'CL-021' });
  if (reason !== undefined && !isReason(reason)) return fault('CL_REASON_REQUIRED', { rule: 'CL-022' });
  await removeMember(context, club, userId, reason ?? null);
  return null;
}

/** CL-010: the owner appoints organisers, organisers referees; nobody makes or unmakes an owner in this way. */
async function appoint({ context, caller, club }: Doing, { userId, roles }: AskedAct<'appoint'>): Done {
  const [mine, before] = [rolesIn(club, caller.userId), rolesIn(club, userId)];
  if (!isMember(club, userId)) return fault('RECIPIENT_UNKNOWN');
  const changed = CLUB_ROLES.filter((role) => roles.includes(role) !== before.includes(role));
  const allowed = changed.every(
    (role) => role !== 'owner' && (mine.includes('owner') || (role === 'referee' && mine.includes('organiser'))),
  );
  if (!allowed) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  const kept = club.members.find((one) => one.userId === userId)?.roles.includes(HEIR) ? [HEIR] : [];
  await setRoles(context.db, club.id, userId, [...roles, ...kept]);
  return null;
}

function ownershipText(club: StoredClub, from: string): NoticeText {
  return {
    form: 'Your club?',
    subject: `${from} offers you the club ${club.name}`,
    title: `${club.name} is offered to you.`,
    lines: [
      `${from} offers you to be the owner of the club “${club.name}”. It passes to you once you take it on its page.`,
    ],
    facts: [['Club', club.name]],
    action: { label: 'Open the club', path: `/clubs/${club.slug}` },
  };
}

/** CL-021: the owner offers the club to a member; the last offer stands. */
async function offerOwnership({ context, caller, club }: Doing, { userId }: OfPerson): Done {
  if (!rolesIn(club, caller.userId).includes('owner')) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  if (!isMember(club, userId) || userId === caller.userId) return fault('RECIPIENT_UNKNOWN');
  await setHeir(context.db, club.id, userId);
  await postNotices(context, [
    {
      id: `club-ownership-${club.id}-${userId}-${context.clock.now().getTime()}`,
      about: { kind: 'club', id: club.id },
      userId,
      kind: 'club',
      why: 'member',
      notice: ownershipText(club, caller.name),
      dueAt: null,
    },
  ]);
  return null;
}

/** CL-021: whoever was offered the club takes it; its owner before stays a member with their other offices. */
async function takeOwnership({ context, caller, club }: Doing): Done {
  const taken = await passToHeir(context.db, club.id, caller.userId);
  return taken ? null : fault('CL_FORBIDDEN', { rule: 'CL-021' });
}

async function edit({ context, caller, club }: Doing, { changes }: AskedAct<'edit'>): Done {
  if (!rolesIn(club, caller.userId).includes('owner')) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  const wrong = wrongIn(changes);
  if (wrong !== null) return fault('CLUB_INVALID', { rule: 'CL-020', details: { at: wrong } });
  const { name, about, zone, visibility, joinRule } = changes;
  await changeClub(context.db, club.id, {
    ...(name === undefined ? {} : { name: trimmed(name) }),
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
    case 'edit':
      return edit(doing, act);
  }
}

/**
 * Does something in a club. Faults: NOT_FOUND, CL_FORBIDDEN, CLUB_CLOSED, OWNER_STAYS, RECIPIENT_UNKNOWN, CLUB_INVALID.
 * Whoever leaves a private club finds it no more: null.
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

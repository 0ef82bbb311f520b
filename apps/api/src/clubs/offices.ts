/** What people are in a club: their offices, which nobody has without having said so, and who owns it. */
import type { Caller, Context } from '../context.ts';
import type { NoticeText } from '../notification-rules/notice.ts';
import { queueNotifications } from '../notification-rules/store.ts';
import { type Bound, withinBounds } from '../platform/bounds.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { isolated } from '../platform/names.ts';
import {
  CLUB_ROLES,
  type ClubRole,
  countOwned,
  HEIR,
  offerOf,
  offersTo,
  passToHeir,
  type StoredClub,
  setHeir,
  setRoles,
} from './store.ts';

/** The offices of a person in a club; none if they are not a member. */
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

export type OfPerson = { readonly userId: string };
export type Doing = { readonly context: Context; readonly caller: Caller; readonly club: StoredClub };
export type Done = Promise<Fault | null>;

/** Tells somebody what the caller does; not as often as they like. */
export const tell = (
  { context, club, caller }: Doing,
  id: string,
  userId: string,
  notice: NoticeText,
): Promise<number> =>
  queueNotifications(context, [
    {
      id,
      about: { kind: 'club', id: club.id },
      userId,
      kind: 'club',
      why: 'member',
      notice,
      by: caller.userId,
      dueAt: null,
    },
  ]);

/** CL-010: the owner gives and takes every office but their own, organisers that of a referee. */
export function mayChange({ caller, club }: Doing, offices: readonly ClubRole[]): boolean {
  const mine = rolesIn(club, caller.userId);
  return offices.every(
    (role) => role !== 'owner' && (mine.includes('owner') || (role === 'referee' && mine.includes('organiser'))),
  );
}

function officeText(club: StoredClub, from: string, offices: readonly ClubRole[]): NoticeText {
  const named = offices.join(' and ');
  return {
    form: 'An office?',
    subject: `${from} wants you as ${named} of ${isolated(club.name)}`,
    title: `You can be ${named} of ${isolated(club.name)}.`,
    lines: [
      `${from} offers you an office of the club “${isolated(club.name)}”: ${named}. Accept it on the club’s page.`,
    ],
    facts: [['Club', club.name]],
    action: { label: 'Open the club', path: `/clubs/${club.slug}` },
  };
}

/**
 * CL-010: takes offices away, and offers others: nobody has one without having said so, but who gives it to themselves. Nobody makes or
 * unmakes an owner in this way.
 */
export async function appoint(
  doing: Doing,
  { userId, roles }: OfPerson & { readonly roles: readonly ClubRole[] },
): Done {
  const { context, caller, club } = doing;
  const member = club.members.find((one) => one.userId === userId);
  if (!member || !isMember(club, userId)) return fault('RECIPIENT_UNKNOWN');
  const [before, offered] = [rolesIn(club, userId), offersTo(member.roles)];
  const changed = CLUB_ROLES.filter(
    (role) => roles.includes(role) !== (before.includes(role) || offered.includes(role)),
  );
  if (!mayChange(doing, changed)) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  const added = roles.filter((role) => !before.includes(role));
  const given = userId === caller.userId ? added : added.map(offerOf);
  const heir = member.roles.includes(HEIR) ? [HEIR] : [];
  await setRoles(context.db, club.id, userId, [...before.filter((role) => roles.includes(role)), ...given, ...heir]);
  const news = userId === caller.userId ? [] : added.filter((role) => !offered.includes(role));
  const id = `club-office-${club.id}-${userId}-${context.clock.now().getTime()}`;
  if (news.length > 0) await tell(doing, id, userId, officeText(club, caller.name, news));
  return null;
}

/** What is offered to the caller becomes theirs, or goes. */
export async function answerOffice({ context, caller, club }: Doing, taken: boolean): Done {
  const roles = club.members.find((one) => one.userId === caller.userId && one.state === 'member')?.roles ?? [];
  const offered = offersTo(roles);
  if (offered.length === 0) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  const kept = roles.filter((role) => !offered.some((office) => role === offerOf(office)));
  await setRoles(context.db, club.id, caller.userId, taken ? [...kept, ...offered] : kept);
  return null;
}

function ownershipText(club: StoredClub, from: string): NoticeText {
  return {
    form: 'Your club?',
    subject: `${from} offers you ownership of ${isolated(club.name)}`,
    title: `You are offered ownership of ${isolated(club.name)}.`,
    lines: [`${from} offers you ownership of the club “${isolated(club.name)}”. Accept on the club’s page.`],
    facts: [['Club', club.name]],
    action: { label: 'Open the club', path: `/clubs/${club.slug}` },
  };
}

/** CL-021: the owner offers the club to a member; the last offer applies. */
export async function offerOwnership(doing: Doing, { userId }: OfPerson): Done {
  const { context, caller, club } = doing;
  if (!rolesIn(club, caller.userId).includes('owner')) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  if (!isMember(club, userId) || userId === caller.userId) return fault('RECIPIENT_UNKNOWN');
  await setHeir(context.db, club.id, userId);
  const id = `club-ownership-${club.id}-${userId}-${context.clock.now().getTime()}`;
  await tell(doing, id, userId, ownershipText(club, caller.name));
  return null;
}

const MAX_OWNED = 10;

/** How many clubs somebody may own, whether they founded them or were offered them. */
export const ownedBound = ({ userId }: Caller): Bound => ({
  name: `clubs of ${userId}`,
  most: MAX_OWNED,
  count: (tx) => countOwned(tx, userId),
});

/** CL-021: the member who was offered the club takes it; the former owner stays a member with their other offices. */
export async function takeOwnership({ context, caller, club }: Doing): Done {
  const taken = await withinBounds(context.db, [ownedBound(caller)], (tx) => passToHeir(tx, club.id, caller.userId));
  if (taken === null) return fault('CLUBS_TOO_MANY');
  return taken.row ? null : fault('CL_FORBIDDEN', { rule: 'CL-021' });
}

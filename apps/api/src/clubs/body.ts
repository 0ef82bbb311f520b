import type { Caller } from '../context.ts';
import { isMember, rolesIn } from './offices.ts';
import { CLUB_ROLES, HEIR, offersTo, type StoredClub } from './store.ts';

/** The response for a club: outsiders see neither applicants nor invited people. */
export function clubBody(club: StoredClub, caller: Caller | null) {
  const { id, slug, name, about, zone, visibility, joinRule, members } = club;
  const userId = caller?.userId ?? null;
  const offices = rolesIn(club, userId);
  const isOfficer = offices.includes('owner') || offices.includes('organiser');
  // A person invited by address is hidden until they accept, even from officers.
  const shown = members.filter(
    ({ state, userId: whose }) => state === 'member' || whose === userId || (isOfficer && state !== 'addressed'),
  );
  return {
    id,
    slug,
    name,
    about,
    zone,
    visibility,
    joinRule,
    member: isMember(club, userId),
    offices: [...offices],
    /** The owner has offered the club to the reader (CL-021). */
    offered: members.some((one) => one.userId === userId && one.roles.includes(HEIR)),
    members: shown.map(({ user, state, roles }) => ({
      id: user.id,
      name: user.name,
      state: state === 'addressed' ? 'invited' : state,
      roles: CLUB_ROLES.filter((role) => roles.includes(role)),
      /** Offices that they have not taken yet: for them and officers. */
      offices: isOfficer || user.id === userId ? [...offersTo(roles)] : [],
    })),
  };
}

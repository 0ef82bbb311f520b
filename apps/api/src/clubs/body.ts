import type { Caller } from '../context.ts';
import { isMember, rolesIn } from './service.ts';
import { HEIR, type StoredClub } from './store.ts';

/** A club as it is told: who only looks on learns of applicants and the invited nothing. */
export function clubBody(club: StoredClub, caller: Caller | null) {
  const { id, slug, name, about, zone, visibility, joinRule, members } = club;
  const userId = caller?.userId ?? null;
  const offices = rolesIn(club, userId);
  const isOfficer = offices.includes('owner') || offices.includes('organiser');
  const shown = members.filter(({ state, userId: whose }) => state === 'member' || isOfficer || whose === userId);
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
      state,
      roles: roles.filter((role) => role !== HEIR),
    })),
  };
}

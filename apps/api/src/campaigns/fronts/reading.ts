/** LC-101: the groups of a front side by side. */
import type { Result } from '@fieldpost/engine';
import { findClub } from '../../clubs/service.ts';
import type { StoredClub } from '../../clubs/store.ts';
import type { Caller, Context } from '../../context.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import { mapped, type Page, type Paged } from '../../platform/paging.ts';
import { mayRead, seatsSeen } from '../reading.ts';
import { rulesOfCampaign, type StoredFront } from '../stored.ts';
import { bad, isOfficerOf } from './opening.ts';
import {
  type FrontLine,
  frontOf,
  frontsOf,
  groupsOf,
  type NewFront,
  type StandingOfGroup,
  type StoredGroup,
  standingsOf,
} from './store.ts';

export const MAX_FRONTS = 50;

/** A front as a line of a list. */
export type FrontListed = ReturnType<typeof lineOf>;

const lineOf = ({ id, name, rules, listed, groups, createdAt }: FrontLine) => {
  return { id, name, rules, groups, visibility: visibilityOf({ listed }), createdAt };
};

/** The fronts of a club that the reader may see, the newest first. Fault: NOT_FOUND. */
export async function listFronts(
  context: Context,
  caller: Caller | null,
  slug: string,
  page: Page,
): Promise<Result<Paged<FrontListed>, Fault>> {
  const club = await findClub(context, caller, slug);
  if (!club.ok) return club;
  const member = isMember(club.value, caller);
  return { ok: true, value: mapped(await frontsOf(context.db, { clubId: club.value.id, member }, page), lineOf) };
}

const isMember = ({ members }: StoredClub, caller: Caller | null): boolean =>
  members.some(({ userId, state }) => state === 'member' && userId === caller?.userId);

const visibilityOf = ({ listed }: { readonly listed: boolean }) =>
  listed ? ('public' as const) : ('private' as const);

/** A private front is there for members of the club alone (LC-013). */
const maySeeFront = ({ listed }: { readonly listed: boolean }, club: StoredClub, caller: Caller | null): boolean =>
  listed || isMember(club, caller);

export type FrontSeen = ReturnType<typeof frontBody>;

/** A front with its groups compared. Fault: NOT_FOUND. */
export async function seeFront(
  context: Context,
  caller: Caller | null,
  slug: string,
  id: string,
): Promise<Result<FrontSeen, Fault>> {
  const club = await findClub(context, caller, slug);
  if (!club.ok) return club;
  const front = await frontOf(context.db, club.value.id, id);
  if (front === null || !maySeeFront(front, club.value, caller)) return bad(fault('NOT_FOUND'));
  const groups = await groupsOf(context.db, id);
  const standings = await standingsOf(context.db, id);
  return { ok: true, value: frontBody(front, club.value, caller, groups, standings) };
}

function frontBody(
  front: NewFront,
  club: StoredClub,
  caller: Caller | null,
  groups: readonly StoredGroup[],
  standings: ReadonlyMap<string, StandingOfGroup>,
) {
  const { id, name, rules, options, settings, table, rated, createdAt } = front;
  const officers = club.members.filter(({ state, roles }) => state === 'member' && roles.length > 0);
  const owned: StoredFront = { id, name, rated, club, officers: officers.map(({ userId }) => userId) };
  const seen = groups.map((group) => groupBody(group, owned, caller, standings.get(group.id) ?? null));
  const placed = table ? places(groups, standings) : new Map<string, number>();
  return {
    id,
    name,
    club: { slug: club.slug, name: club.name },
    rules,
    sides: rulesOfCampaign({ rules }).atlas.sides,
    options,
    settings,
    visibility: visibilityOf(front),
    table,
    rated,
    officer: isOfficerOf(club, caller),
    member: isMember(club, caller),
    createdAt,
    groups: seen.map((group) => ({ ...group, place: group.figures ? (placed.get(group.id) ?? null) : null })),
  };
}

/** A group as a line: who fights; and where its reader may read it how it stands. */
function groupBody(group: StoredGroup, front: StoredFront, caller: Caller | null, standing: StandingOfGroup | null) {
  const { id, title, status, head } = group;
  const rules = rulesOfCampaign(group);
  const seats = rules.sides.flatMap((side) => seatsSeen(group, side));
  const open = mayRead({ ...group, front }, caller);
  return {
    id,
    group: group.group ?? 0,
    title,
    status,
    seats,
    mine: seats.some(({ user }) => user !== null && user.id === caller?.userId),
    figures: open && standing ? figuresOf(rules.glance(standing.state), standing, head) : null,
  };
}

type Glance = ReturnType<ReturnType<typeof rulesOfCampaign>['glance']>;

const figuresOf = (
  { turn, counts, winner }: Glance,
  { at, paused, correctedByPlayer }: StandingOfGroup,
  head: string | null,
) => ({
  turn,
  counts,
  winner,
  paused,
  correctedByPlayer,
  lastAt: at,
  head,
});

/**
 * LC-101: "ended first; winners by fewest turns, then most ready soldiers of the winner; shared places where equal". LC-012: what its only
 * player has corrected has no place.
 */
function places(groups: readonly StoredGroup[], standings: ReadonlyMap<string, StandingOfGroup>) {
  const ended = groups.flatMap((group) => {
    const standing = standings.get(group.id);
    const counts = standing !== undefined && !standing.correctedByPlayer;
    const key = counts ? rulesOfCampaign(group).placing(standing.state) : null;
    return key === null ? [] : [{ id: group.id, key }];
  });
  return new Map(ended.map(({ id, key }) => [id, 1 + ended.filter((other) => isBefore(other.key, key)).length]));
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((number, place) => number !== other[place]);
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0);
}

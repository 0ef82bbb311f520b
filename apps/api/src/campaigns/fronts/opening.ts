/** LC-100: a club opens a front, and groups in it. */

import type { Json, Result } from '@fieldpost/engine';
import { campaignOf } from '@fieldpost/rulebook/campaigns';
import { rolesIn } from '../../clubs/offices.ts';
import { findClub } from '../../clubs/service.ts';
import type { StoredClub } from '../../clubs/store.ts';
import type { Caller, Context } from '../../context.ts';
import { type Counting, whileAlone } from '../../platform/bounds.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import { readName, titleFault } from '../../platform/names.ts';
import { settingsFrom } from '../settings.ts';
import { addCampaigns, type Tx } from '../store.ts';
import { refusedBy } from '../stored.ts';
import { addFront, countOfClub, frontOf, lastGroup, type NewFront } from './store.ts';

export type FrontInput = {
  readonly name: string;
  /** "id@edition" */
  readonly rules: string;
  readonly options?: unknown;
  readonly settings?: unknown;
  readonly visibility?: 'public' | 'private' | null | undefined;
  /** Whether groups that have ended are placed. */
  readonly table?: boolean | null | undefined;
  /** LC-103: whether its even battles are rated. */
  readonly rated?: boolean | null | undefined;
  readonly groups: number;
};

export const MAX_GROUPS = 64;
/** LC-100: maximum waiting and running groups of a club, over all its fronts. */
const MAX_GROUPS_OF_CLUB = 128;
const MAX_FRONTS_A_DAY = 24;
const DAY = 86_400_000;
/** Of several officers who open at once each waits for those before. */
const PATIENCE = { timeout: 20_000, maxWait: 20_000 };
/** With the number of a group behind it a title still is one. */
const NAME_LENGTH = 45;

export const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** True if the caller holds an office in the club. */
export const isOfficerOf = (club: StoredClub, caller: Caller | null): boolean =>
  caller !== null && rolesIn(club, caller.userId).length > 0;

/** A club of which the caller is an officer. Faults: NOT_FOUND, CL_FORBIDDEN. */
export async function clubOfOfficer(
  context: Context,
  caller: Caller,
  slug: string,
): Promise<Result<StoredClub, Fault>> {
  const club = await findClub(context, caller, slug);
  if (!club.ok || isOfficerOf(club.value, caller)) return club;
  return bad(fault('CL_FORBIDDEN', { rule: 'LC-100' }));
}

/** The template of a front as it is kept. Faults: CAMPAIGN_UNKNOWN, TITLE_INVALID, OPTION_INVALID, SETTINGS_INVALID, CLOCK_INVALID. */
function templateFrom(input: FrontInput): Result<Pick<NewFront, 'name' | 'rules' | 'options' | 'settings'>, Fault> {
  const rules = campaignOf(input.rules);
  if (rules === null) return bad(fault('CAMPAIGN_UNKNOWN'));
  const name = readName(input.name, NAME_LENGTH);
  if (!name.ok) return bad(titleFault(name.fault, NAME_LENGTH));
  const options = rules.parse.options(input.options ?? {});
  if (!options.ok) return bad(refusedBy(rules, options.fault));
  const settings = settingsFrom(input.settings);
  if (!settings.ok) return settings;
  return {
    ok: true,
    value: {
      name: name.value,
      rules: input.rules,
      options: options.value,
      settings: settings.value as unknown as Json,
    },
  };
}

/**
 * Opens a front with its first groups, which wait for members of the club. Faults: NOT_FOUND, CL_FORBIDDEN, FRONT_FULL, CLUB_FULL,
 * TOO_MANY_REQUESTS and those of the template.
 */
export async function openFront(
  context: Context,
  caller: Caller,
  slug: string,
  input: FrontInput,
): Promise<Result<NewFront, Fault>> {
  const club = await clubOfOfficer(context, caller, slug);
  if (!club.ok) return club;
  if (input.groups < 1 || input.groups > MAX_GROUPS) return bad(fault('FRONT_FULL', { rule: 'LC-100' }));
  const template = templateFrom(input);
  if (!template.ok) return template;
  const front: NewFront = {
    id: crypto.randomUUID(),
    clubId: club.value.id,
    ...template.value,
    listed: input.visibility !== 'private' && club.value.visibility !== 'private',
    table: input.table === true,
    rated: input.rated === true,
    createdAt: context.clock.now(),
  };
  const full = await aloneInClub(context, front.clubId, async (tx) => {
    const crowded = await crowdedBy(context, tx, front.clubId, { fronts: 1, groups: input.groups });
    if (crowded !== null) return crowded;
    await addFront(tx, front);
    await addGroups(context, tx, front, caller, { last: 0, more: input.groups });
    return null;
  });
  return full === null ? { ok: true, value: front } : bad(full);
}

/** Of officers who open fronts and groups of one club at once, each counts what those before have opened. */
const aloneInClub = <Answer>(
  { db }: Context,
  clubId: string,
  work: (tx: Counting) => Promise<Answer>,
): Promise<Answer> => whileAlone(db, [`fronts of club ${clubId}`], work, PATIENCE);

/** Why a club cannot add `more`; null if it can. Faults: CLUB_FULL, TOO_MANY_REQUESTS. */
async function crowdedBy(
  context: Context,
  tx: Counting,
  clubId: string,
  more: { readonly fronts: number; readonly groups: number },
): Promise<Fault | null> {
  const since = new Date(context.clock.now().getTime() - DAY);
  const { groups, fronts } = await countOfClub(tx, clubId, since);
  if (groups + more.groups > MAX_GROUPS_OF_CLUB)
    return fault('CLUB_FULL', { rule: 'LC-100', details: { groups, most: MAX_GROUPS_OF_CLUB } });
  return more.fronts > 0 && fronts >= MAX_FRONTS_A_DAY ? fault('TOO_MANY_REQUESTS') : null;
}

async function addGroups(
  context: Context,
  tx: Tx,
  { id: frontId, name, rules, options, settings, listed }: NewFront,
  { userId: ownerId }: Caller,
  { last, more }: { readonly last: number; readonly more: number },
): Promise<void> {
  const createdAt = context.clock.now();
  const row = { rules, options, settings, listed, solo: false, ownerId, frontId, createdAt };
  const groups = Array.from({ length: more }, (_, index) => last + index + 1);
  await addCampaigns(
    tx,
    groups.map((group) => ({ ...row, id: crypto.randomUUID(), title: `${name}, group ${group}`, group })),
  );
}

/** More groups of the same template. Faults: NOT_FOUND, CL_FORBIDDEN, FRONT_FULL, CLUB_FULL. */
export async function addToFront(
  context: Context,
  caller: Caller,
  slug: string,
  id: string,
  more: number,
): Promise<Result<NewFront, Fault>> {
  const club = await clubOfOfficer(context, caller, slug);
  if (!club.ok) return club;
  const front = await frontOf(context.db, club.value.id, id);
  if (front === null) return bad(fault('NOT_FOUND'));
  const refused = await aloneInClub(context, club.value.id, async (tx) => {
    const last = await lastGroup(tx, id);
    if (more < 1 || last + more > MAX_GROUPS) return fault('FRONT_FULL', { rule: 'LC-100' });
    const crowded = await crowdedBy(context, tx, club.value.id, { fronts: 0, groups: more });
    if (crowded === null) await addGroups(context, tx, front, caller, { last, more });
    return crowded;
  });
  return refused === null ? { ok: true, value: front } : bad(refused);
}

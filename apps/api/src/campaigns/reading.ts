/** Read access to a campaign, and the view of each reader (LC-012, LC-013, LC-130). */
import type { CampaignTypes, Json, Result } from '@fieldpost/engine';
import type { Caller, Context } from '../context.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { mapped, type Page, type Paged } from '../platform/paging.ts';
import { battlesOf } from './battles-store.ts';
import { loadLedger, stateAfter } from './ledger-store.ts';
import { listCampaigns, loadCampaign, papersOf } from './store.ts';
import {
  commanderOf,
  hasBegun,
  isItsOfficer,
  rulesOfCampaign,
  type StoredCampaign,
  type StoredWait,
  seatCount,
  seatsHeldBy,
} from './stored.ts';
import { daysLeft } from './vacations-left.ts';

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** The fields that decide who may read a campaign. */
export type Readable = Pick<StoredCampaign, 'listed' | 'owner' | 'seats' | 'status' | 'solo' | 'front'>;

/**
 * LC-013: strangers to a private campaign get NOT_FOUND. While it waits for members, anyone with its address may join.
 */
export function mayRead(campaign: Readable, caller: Caller | null): boolean {
  if (campaign.listed) return true;
  if (caller === null) return false;
  return (
    campaign.owner.id === caller.userId ||
    seatsHeldBy(campaign, caller.userId).length > 0 ||
    // LC-102: officers "may read, in any group of the front, what a guest may read"
    (campaign.front?.officers.includes(caller.userId) ?? false) ||
    (campaign.status === 'open' && !campaign.solo)
  );
}

export async function findCampaign(
  context: Context,
  caller: Caller | null,
  id: string,
): Promise<Result<StoredCampaign, Fault>> {
  const campaign = await loadCampaign(context.db, id);
  return campaign && mayRead(campaign, caller) ? { ok: true, value: campaign } : bad(fault('NOT_FOUND'));
}

/** The sides of which somebody is a member. */
function sidesOf(campaign: StoredCampaign, caller: Caller | null): readonly string[] {
  const held = caller === null ? [] : seatsHeldBy(campaign, caller.userId);
  return [...new Set(held.map(({ side }) => side))];
}

/** LC-030, LC-161: that another side has answered is a secret until all have: it is shown as waited for. */
function waitsViewFor({ waits }: StoredCampaign, sides: readonly string[]): readonly StoredWait[] {
  return waits.map((wait) => (sides.includes(wait.side) ? wait : { ...wait, done: false }));
}

/** A campaign in a list. */
export function summaryOf(campaign: StoredCampaign, caller: Caller | null) {
  const rules = rulesOfCampaign(campaign);
  const sides = sidesOf(campaign, caller);
  const waits = waitsViewFor(campaign, sides);
  const standing = hasBegun(campaign) ? rules.look(campaign.course) : null;
  const asked = waits.some(
    ({ side, done }) => !done && commanderOf(campaign, side)?.userId === caller?.userId && caller !== null,
  );
  return {
    id: campaign.id,
    rules: campaign.rules,
    battles: `${rules.battles.ref.id}@${rules.battles.ref.edition}`,
    title: campaign.title,
    status: campaign.status,
    visibility: campaign.listed ? 'public' : 'private',
    solo: campaign.solo,
    owner: campaign.owner,
    options: campaign.options,
    settings: campaign.settings as unknown as Json,
    seats: rules.sides.flatMap((side) => seatsSeen(campaign, side)),
    head: campaign.head,
    seq: campaign.seq,
    line: standing?.line ?? 1,
    correctedByPlayer: standing?.correctedByPlayer ?? false,
    waits,
    asked,
    vacations: campaign.vacations,
    battle: standing?.battle ? { battle: standing.battle.battle, match: standing.battle.match } : null,
    front: frontOf(campaign, caller),
    createdAt: campaign.createdAt,
    startedAt: campaign.startedAt,
    finishedAt: campaign.finishedAt,
  };
}

/**
 * The front that the campaign is a group of, and whether the reader manages it as an officer who does not play here.
 */
function frontOf(campaign: StoredCampaign, caller: Caller | null) {
  const { front, group } = campaign;
  if (front === null) return null;
  const officer = caller !== null && isItsOfficer(campaign, caller.userId);
  return { id: front.id, name: front.name, group, club: { slug: front.club.slug, name: front.club.name }, officer };
}

export function seatsSeen(campaign: Pick<StoredCampaign, 'rules' | 'options' | 'seats'>, empire: string) {
  return Array.from({ length: seatCount(campaign, empire) }, (_, player) => {
    const held = campaign.seats.find((seat) => seat.side === empire && seat.player === player);
    return { empire, player, user: held ? { id: held.userId, name: held.name, bot: held.bot } : null };
  });
}

export type CampaignSeen = ReturnType<typeof wholeOf>;

/** Everything that a viewer may know of a campaign now. LC-161: built only from what is theirs; nothing is cut out. */
function wholeOf(campaign: StoredCampaign, caller: Caller | null, now: Date) {
  const rules = rulesOfCampaign(campaign);
  const sides = sidesOf(campaign, caller);
  const begun = hasBegun(campaign) ? campaign : null;
  const choices = sides.map((side) => [side, begun ? choicesOf(begun.course, rules, side) : []] as const);
  const commands = sides.filter((side) => commanderOf(campaign, side)?.userId === caller?.userId);
  return {
    ...summaryOf(campaign, caller),
    atlas: Object.assign({}, rules.atlas, { game: rules.battles.ref.id }) as unknown as Json,
    view: begun ? rules.view(begun.course, 'guest') : null,
    glance: begun ? rules.glance(rules.look(begun.course).state) : null,
    fought: begun ? rules.fought(begun.course) : [],
    offered: begun ? rules.offered(begun.course) : { terms: null, exchange: null },
    owns: caller !== null && campaign.owner.id === caller.userId,
    motion: sides.length === 0 ? null : (campaign.motion as unknown as Json),
    viewer:
      sides.length === 0
        ? null
        : {
            empires: sides,
            commands,
            vacationDaysLeft: Object.fromEntries(commands.map((side) => [side, daysLeft(campaign, side, now)])),
            views: Object.fromEntries(sides.map((side) => [side, begun ? rules.view(begun.course, side) : null])),
            choices: Object.fromEntries(choices),
            legal: Object.fromEntries(choices.map(([side, all]) => [side, all.map(({ act }) => act as Json)])),
          },
  };
}

/** The legal acts of a side, each with its text. */
function choicesOf(course: CampaignTypes['course'], rules: ReturnType<typeof rulesOfCampaign>, side: string) {
  return rules
    .legal(course, side)
    .map((act) => ({ title: rules.title(act), act, ...rules.explain(course, side, act) }));
}

export async function seeCampaign(
  context: Context,
  caller: Caller | null,
  id: string,
): Promise<Result<CampaignSeen, Fault>> {
  const found = await findCampaign(context, caller, id);
  return found.ok ? { ok: true, value: wholeOf(found.value, caller, context.clock.now()) } : found;
}

/** LC-037: the acts open to the caller, by side. */
export async function legalActs(context: Context, caller: Caller | null, id: string): Promise<Result<Json, Fault>> {
  const seen = await seeCampaign(context, caller, id);
  return seen.ok ? { ok: true, value: (seen.value.viewer?.legal ?? {}) as Json } : seen;
}

export const LISTED_AT_ONCE = 50;
const ENTRIES_AT_ONCE = 200;

/** Lists, the newest first; `after`: older than this moment. */
export async function campaignList(
  context: Context,
  caller: Caller | null,
  {
    mine = false,
    open = false,
    after = null,
  }: { readonly mine?: boolean; readonly open?: boolean; readonly after?: Date | null },
  page: Page,
): Promise<Paged<ReturnType<typeof summaryOf>>> {
  const whose = mine ? (caller?.userId ?? '') : null;
  const found = await listCampaigns(context.db, { mine: whose, open, before: after, page });
  return mapped(found, (campaign) => summaryOf(campaign, caller));
}

/** Entries after one, of all lines. */
export async function ledgerPage(
  context: Context,
  caller: Caller | null,
  id: string,
  { after = -1, count = ENTRIES_AT_ONCE }: { readonly after?: number; readonly count?: number },
): Promise<Result<{ readonly head: string | null; readonly entries: Json }, Fault>> {
  const found = await findCampaign(context, caller, id);
  if (!found.ok) return found;
  const entries = await loadLedger(context.db, id, after, Math.min(count, ENTRIES_AT_ONCE));
  return { ok: true, value: { head: found.value.head, entries: entries as unknown as Json } };
}

/** LC-135: the state after an entry is a read, not a replay. Fault: NOT_FOUND. */
export async function stateAt(
  context: Context,
  caller: Caller | null,
  id: string,
  seq: number,
): Promise<Result<{ readonly seq: number; readonly state: Json }, Fault>> {
  const found = await findCampaign(context, caller, id);
  if (!found.ok) return found;
  const state = await stateAfter(context.db, id, seq);
  return state === null ? bad(fault('NOT_FOUND')) : { ok: true, value: { seq, state } };
}

/** The campaign's battles, with their matches. */
export async function battleList(context: Context, caller: Caller | null, id: string) {
  const found = await findCampaign(context, caller, id);
  return found.ok ? { ok: true as const, value: await battlesOf(context.db, id) } : found;
}

/** LC-012: what an Empire writes for itself, for its members alone. Faults: NOT_FOUND, NOT_MEMBER. */
export async function ownPlans(context: Context, caller: Caller, id: string) {
  const found = await findCampaign(context, caller, id);
  if (!found.ok) return found;
  const [side] = sidesOf(found.value, caller);
  if (side === undefined) return bad(fault('NOT_MEMBER'));
  return { ok: true as const, value: await papersOf(context.db, id, side) };
}

/** Announcing an event: its settings are read whole, so that nothing is frozen that cannot be played (CL-046, CL-180). */

import { randomBytes, randomUUID } from 'node:crypto';
import { fastChance, type Result, setupOf } from '@fieldpost/engine';
import {
  allows,
  genesisJson,
  hashOf,
  playedAt,
  type Settings,
  seedHashOf,
  settingsOf,
  tableTerms,
} from '@fieldpost/league';
import { clockOf } from '../clock/presets.ts';
import { rolesIn } from '../clubs/offices.ts';
import { findClub } from '../clubs/service.ts';
import type { Caller, Context } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { findRuleSet } from '../match-store/rule-sets.ts';
import { whileAlone } from '../platform/bounds.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { type Keyed, keyed, type Once, onceUnderKey } from '../platform/idempotency.ts';
import { readName, titleFault } from '../platform/names.ts';
import { faultOf } from './change.ts';
import { noBotsInTeams } from './entering.ts';
import { addEvent, addReceipt, countOfClub, eventById, receiptOf } from './store.ts';

export type EventInput = {
  readonly name: string;
  /** The frozen settings, parts of which may be left out; `game` and `scenario` name what is played. */
  readonly settings: unknown;
  /** The id of a preset, or a ClockSpec of which parts may be left out. */
  readonly clock?: unknown;
  /** When play begins. */
  readonly startsAt: Date;
  /** CL-035: the event of the club, over by then, whose final order and promotions seed this one; null: none. */
  readonly after?: string | null | undefined;
};

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });
/** Limits of a club: events that have not ended, and announcements per day. */
const [MAX_GOING, MAX_A_DAY] = [100, 50];
const DAY = 86_400_000;

/** Why a club may not announce one more; null: it may. */
function crowdedBy({ going, announced }: { readonly going: number; readonly announced: number }): Fault | null {
  if (going >= MAX_GOING) return fault('CLUB_FULL', { details: { events: going, most: MAX_GOING } });
  return announced >= MAX_A_DAY ? fault('TOO_MANY_REQUESTS') : null;
}

/** The longest name of an event, in signs as people count them. */
const LONGEST_NAME = 60;

/** Settings that can be played: a listed scenario, and for all that is paired a game of two sides (CL-129). */
function playable(raw: unknown): Result<{ readonly settings: Settings; readonly edition: number }, Fault> {
  const read = settingsOf(raw);
  if (!read.ok) return bad(faultOf(read.fault));
  const settings = read.value;
  if (playedAt(settings) === 'table') return atTable(settings);
  const rules = findRuleSet(settings.game);
  if (rules === null) return bad(fault('RULE_SET_UNKNOWN'));
  const setup = setupOf(rules, { scenario: settings.scenario, options: {} });
  if (!setup.ok || !rules.setUp(setup.value, fastChance(1)).ok) return bad(fault('SCENARIO_INVALID'));
  if (settings.format !== 'list' && rules.sidesOf(setup.value).length !== 2)
    return bad(
      fault('EVENT_REFUSED', {
        rule: 'CL-129',
        message:
          'Formats pair two sides; matches of more of them are listed and rated, in an event of the format “list”.',
      }),
    );
  if (settings.format === 'team' && settings.entry.bots !== 'no') return bad(noBotsInTeams);
  return { ok: true, value: { settings, edition: rules.ref.edition } };
}

/** CL-200, CL-205: at a table any game is played, and only what the server knows is rated. Its edition is 0: nothing of its rules is asked. */
function atTable(settings: Settings): Result<{ readonly settings: Settings; readonly edition: number }, Fault> {
  const known = findRuleSet(settings.game) !== null;
  if (!known && tableTerms(settings).rated === 'pool')
    return bad(faultOf({ code: 'CL_BAD_SETTINGS', rule: 'CL-205', at: 'table.rated' }));
  return { ok: true, value: { settings, edition: 0 } };
}

/** CL-035: the event that another follows: one of the same club. Fault: EVENT_REFUSED. */
async function earlierEvent(
  context: Context,
  clubId: string,
  id: string | null,
): Promise<Result<string | null, Fault>> {
  if (id === null) return { ok: true, value: null };
  const event = await eventById(context.db, id);
  if (event?.clubId === clubId) return { ok: true, value: id };
  return bad(fault('EVENT_REFUSED', { rule: 'CL-035', message: 'An event follows another of the same club.' }));
}

const YEAR_MS = 366 * 86_400_000;

/** CL-030: it begins between its announcement and 366 days after it. */
function startFault({ startsAt }: EventInput, now: Date): Fault | null {
  const wait = startsAt.getTime() - now.getTime();
  if (wait >= 0 && wait <= YEAR_MS) return null;
  const message = 'An event begins after it is announced, and within 366 days of that.';
  return { ...faultOf({ code: 'CL_BAD_INPUT', rule: 'CL-030', at: 'startsAt' }), message };
}

/**
 * Announces an event of a club; entries open at once. Faults: NOT_FOUND, CL_FORBIDDEN, CL_BAD_SETTINGS and its kin, RULE_SET_UNKNOWN,
 * SCENARIO_INVALID, CLOCK_INVALID, TITLE_INVALID, CL_BAD_INPUT (`startsAt`), EVENT_REFUSED, CLUB_FULL, TOO_MANY_REQUESTS,
 * BUSY (the same key announces another at this moment).
 */
export async function announceEvent(
  context: Context,
  caller: Caller,
  slug: string,
  input: EventInput,
  asked: Keyed | null = null,
): Promise<Result<string, Fault>> {
  const club = await findClub(context, caller, slug);
  if (!club.ok) return club;
  if (!allows(rolesIn(club.value, caller.userId), 'make event')) return bad(fault('CL_FORBIDDEN', { rule: 'CL-010' }));
  const name = readName(input.name, LONGEST_NAME);
  if (!name.ok) return bad(titleFault(name.fault, LONGEST_NAME));
  const late = startFault(input, context.clock.now());
  if (late !== null) return bad(late);
  const after = await earlierEvent(context, club.value.id, input.after ?? null);
  if (!after.ok) return after;
  const clock = clockOf(input.clock);
  if (!clock.ok) return clock;
  const seed = new Uint8Array(randomBytes(32));
  const hex = Buffer.from(seed).toString('hex');
  const given = typeof input.settings === 'object' && input.settings !== null ? input.settings : {};
  const seeding = after.value === null ? {} : { seeding: 'standing' };
  const read = playable({ ...given, ...seeding, seedHash: seedHashOf(hex) });
  if (!read.ok) return read;
  const { settings, edition } = read.value;
  if (playedAt(settings) === 'table' && input.clock != null)
    return bad(faultOf({ code: 'CL_BAD_SETTINGS', rule: 'CL-200', at: 'clock' }));
  const id = randomUUID();
  const row = {
    id,
    clubId: club.value.id,
    creatorId: caller.userId,
    name: name.value,
    ruleSet: settings.game,
    edition,
    scenario: settings.scenario,
    format: settings.format,
    settings: settings as unknown as Prisma.InputJsonValue,
    clockSpec: clock.value as Prisma.InputJsonValue,
    seed,
    head: hashOf(genesisJson({ settings, seed: hex, entries: [], running: false })),
    tables: {},
    startsAt: input.startsAt,
    afterId: after.value,
    createdAt: context.clock.now(),
  };
  const refused = await addedOnce(context.db, row, asked);
  return refused === null ? { ok: true, value: id } : bad(refused);
}

/** The event with the receipt of its key; or why not: BUSY, where under that key something else was done at the same moment, and the bounds. */
async function addedOnce(
  db: Context['db'],
  row: Parameters<typeof addEvent>[1] & {
    readonly id: string;
    readonly clubId: string;
    readonly creatorId: string;
    readonly createdAt: Date;
  },
  asked: Keyed | null,
): Promise<Fault | null> {
  const names = [`events of club ${row.clubId}`, ...(asked === null ? [] : [`events announced by ${row.creatorId}`])];
  return await whileAlone(db, names, async (tx) => {
    if (asked !== null && (await receiptOf(tx, row.creatorId, asked.key)) !== null) return fault('BUSY');
    const crowded = crowdedBy(await countOfClub(tx, row.clubId, new Date(row.createdAt.getTime() - DAY)));
    if (crowded !== null) return crowded;
    await addEvent(tx, row);
    if (asked !== null) await addReceipt(tx, { ...asked, userId: row.creatorId, eventId: row.id, at: row.createdAt });
    return null;
  });
}

/**
 * The same with an Idempotency-Key: a repeated request returns the announced event. Faults: KEY_REUSED and those of
 * `announceEvent`.
 */
export function announceOnce(
  context: Context,
  caller: Caller,
  slug: string,
  input: EventInput,
  key: string | null,
): Promise<Result<Once<string>, Fault>> {
  const asked = keyed(key, ['event', slug, input]);
  const before = async (one: string) => {
    const receipt = await receiptOf(context.db, caller.userId, one);
    return receipt && { request: receipt.request, made: receipt.eventId };
  };
  return onceUnderKey(asked, before, () => announceEvent(context, caller, slug, input, asked));
}

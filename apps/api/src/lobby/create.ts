import { seatOrders } from '@fieldpost/bots/seats';
import {
  commitmentOf,
  type DocumentFault,
  fastChance,
  type GameTypes,
  type Result,
  type Setup,
  setupOf,
} from '@fieldpost/engine';
import { drawnTitleOf } from '@fieldpost/rulebook';
import { botName, botRefusal } from '../availability/bot-names.ts';
import { botAccount } from '../availability/store.ts';
import { type ClockSpec, isByPost } from '../clock/clock-spec.ts';
import { clockOf } from '../clock/presets.ts';
import type { Caller, Context } from '../context.ts';
import { customScenario } from '../custom-scenarios/service.ts';
import { type JoinRequirements, joinRequirementsSchema } from '../identity/reliability/join-requirements.ts';
import { findRuleSet } from '../match-store/rule-sets.ts';
import type { AnyRuleSet } from '../match-store/rules.ts';
import { loadMatch } from '../match-store/store.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import type { Bound } from '../platform/bounds.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { documentFault } from '../platform/errors/refusal.ts';
import { type Keyed, keyed, type Once, onceUnderKey } from '../platform/idempotency.ts';
import { readName, titleFault } from '../platform/names.ts';
import { startMatch } from '../turn/start.ts';
import { type DiceInput, diceFor, type NewDice } from './dice-offer.ts';
import { guestFault, matchesBound } from './guest-match.ts';
import { inviteByMail, tooManyMails } from './invitations.ts';
import { type Seating, type SeatingInput, seatingOf } from './seating.ts';
import { addMatch, type NewMatch, openedUnderKey } from './store.ts';

/** The request to create a match; so far only its form is checked. */
export type CreateMatchInput = SeatingInput & {
  /** "id" for the latest edition, or "id@edition". */
  readonly ruleSet: string;
  /** The id of a listed scenario, or a whole scenario document; none: the first that the game lists. */
  readonly scenario?: unknown;
  /** A custom scenario instead, by its id or its share key. */
  readonly customScenario?: string | null | undefined;
  readonly options?: unknown;
  readonly title?: string | null | undefined;
  readonly listed?: boolean | null | undefined;
  /** The id of a preset, or a ClockSpec of which parts may be left out. */
  readonly clock?: unknown;
  /** The name of a computer player who takes every seat that is left. */
  readonly bot?: string | null | undefined;
  /** Who may join: a JoinRequirements, parts of which may be left out. Null: everybody. */
  readonly joinRequirements?: unknown;
} & DiceInput;

/** A computer player and the account that stands for it. */
export type SeatedBot = { readonly name: string; readonly userId: string };

const TITLE_LENGTH = 80;

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** The option by which the lobby tells a game of a side; none where the game does not ask. */
export function sideOption(key: string | null, side: string | undefined): Readonly<Record<string, string>> {
  return key === null || side === undefined ? {} : { [key]: side };
}

/** Whether people who answer each other by post are to play: nobody sits at all seats, and no computer player is waited for. */
function isPost({ bot }: CreateMatchInput, clock: ClockSpec, { mine }: Seating, sides: readonly string[]): boolean {
  return bot == null && mine.length < sides.length && isByPost(clock);
}

/** Parses scenario and options and tries the opening, so that no match is made which cannot begin. */
function setupFor(
  rules: AnyRuleSet,
  input: CreateMatchInput,
  seating: Seating,
  clock: ClockSpec,
): Result<Setup<GameTypes>, Fault> {
  const given = input.options ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) return bad(fault('OPTIONS_INVALID'));
  const creator = sideOption(rules.lobby.creator, seating.mine[0]);
  const offered = isPost(input, clock, seating, sidesFor(rules, input)) ? rules.lobby.byPost : {};
  const setup = setupOf(rules, { scenario: input.scenario, options: { ...creator, ...offered, ...given } });
  if (!setup.ok) return bad(setupFault(rules, setup.fault, input));
  const opened = rules.setUp(setup.value, fastChance(1));
  return opened.ok ? setup : bad(setupFault(rules, opened.fault, input));
}

/** The sides of the match that is asked for; where it cannot be read, those of the rule set: why is said later. */
function sidesFor(rules: AnyRuleSet, { scenario, options }: CreateMatchInput): readonly string[] {
  const setup = setupOf(rules, { scenario, options: options ?? {} });
  return setup.ok ? rules.sidesOf(setup.value) : rules.sides;
}

/** Options are parsed first: what they pass is the scenario's fault. */
function setupFault(rules: AnyRuleSet, given: DocumentFault, input: CreateMatchInput): Fault {
  const options = setupOf(rules, { scenario: rules.scenarios[0]?.id, options: input.options ?? {} });
  return documentFault(options.ok ? 'SCENARIO_INVALID' : 'OPTIONS_INVALID', rules, given);
}

/** The title that is asked for; where there is nothing to see, that of the scenario or a drawn one. */
function titleOf(input: CreateMatchInput, rules: AnyRuleSet): Result<string, Fault> {
  const read = readName(input.title ?? '', TITLE_LENGTH);
  if (read.ok) return read;
  if (read.fault !== 'blank') return bad(titleFault(read.fault, TITLE_LENGTH));
  const listed = rules.scenarios.find(({ id }) => id === input.scenario)?.title;
  return { ok: true, value: listed ?? drawnTitleOf(rules.ref.id) };
}

type Parts = {
  readonly rules: AnyRuleSet;
  readonly seating: Seating;
  readonly dice: NewDice;
  readonly rematchOfId: string | null;
  /** The computer player who takes the other sides. */
  readonly bot: SeatedBot | null;
  readonly receipt: Keyed | null;
  /** How many matches their creator may have. */
  readonly bounds: readonly Bound[];
};

/**
 * The seats of a match. Its creator takes the first one of their side, where they hold every side all of them; a computer player
 * takes those of the other sides, save those that are kept for people. The seats of team-mates stay open. The creator's salt is
 * added to the dice once.
 */
function seatsOf({ rules, seating, bot, dice }: Parts, setup: Setup<GameTypes>, userId: string): NewMatch['seats'] {
  const sides = rules.sidesOf(setup);
  const alone = seating.mine.length === sides.length;
  const holder = (side: string, player: number): string | null => {
    if (seating.kept.includes(side)) return null;
    if (!seating.mine.includes(side)) return bot?.userId ?? null;
    return alone || player === 0 ? userId : null;
  };
  const salted = sides.find((side) => holder(side, 0) === userId);
  return sides.flatMap((side) =>
    Array.from({ length: rules.seatsOn(setup, side) }, (_, player) => ({
      side,
      player,
      userId: holder(side, player),
      salt: side === salted && player === 0 ? dice.salt : null,
      standingOrders: bot !== null && holder(side, player) === bot.userId ? seatOrders(bot.name, rules) : null,
    })),
  );
}

function requirementsOf(raw: unknown): Result<JoinRequirements | null, Fault> {
  if (raw === undefined || raw === null) return { ok: true, value: null };
  const parsed = joinRequirementsSchema.safeParse(raw);
  return parsed.success ? { ok: true, value: parsed.data } : bad(fault('JOIN_REQUIREMENTS_INVALID'));
}

/** The account of the computer player that was asked for. Faults: BOT_UNKNOWN, LEVEL_NOT_OFFERED. */
async function botFor(
  context: Context,
  rules: AnyRuleSet,
  input: CreateMatchInput,
): Promise<Result<SeatedBot | null, Fault>> {
  if (input.bot == null) return { ok: true, value: null };
  const refused = botRefusal(input.bot, rules, input.scenario);
  if (refused !== null) return bad(refused);
  const userId = await botAccount(context.db, input.bot, botName(input.bot));
  return { ok: true, value: { name: input.bot, userId } };
}

/** The row of a match that was asked for. Faults: those of `createMatch`. */
function matchFor(context: Context, caller: Caller, input: CreateMatchInput, parts: Parts): Result<NewMatch, Fault> {
  const { rules, seating, rematchOfId, dice } = parts;
  const clock = clockOf(input.clock);
  if (!clock.ok) return clock;
  const joinRequirements = requirementsOf(input.joinRequirements);
  if (!joinRequirements.ok) return joinRequirements;
  const setup = setupFor(rules, input, seating, clock.value);
  if (!setup.ok) return setup;
  const title = titleOf(input, rules);
  if (!title.ok) return title;
  const listed = rules.scenarios.some(({ id }) => id === input.scenario);
  return {
    ok: true,
    value: {
      id: dice.matchId,
      ruleSet: rules.ref.id,
      edition: rules.ref.edition,
      title: title.value,
      rematchOfId,
      scenario: listed ? String(input.scenario) : 'custom',
      // Nobody can join a match against oneself, so the lobby does not show it; a guest's is nobody else's affair.
      listed: caller.guest !== true && (input.listed ?? seating.mine.length < rules.sidesOf(setup.value).length),
      creatorId: caller.userId,
      setup: setup.value,
      clockSpec: clock.value,
      joinRequirements: joinRequirements.value,
      seed: dice.seed,
      commitment: commitmentOf(dice.seed),
      createdAt: context.clock.now(),
      receipt: parts.receipt,
      seats: seatsOf(parts, setup.value, caller.userId),
    },
  };
}

/** Stores a match and starts it where all seats are taken. Null: it would be the second rematch of a match. */
export async function openNewMatch(
  context: Context,
  caller: Caller,
  input: CreateMatchInput,
  parts: Parts,
): Promise<Result<StoredMatch | null, Fault>> {
  const row = matchFor(context, caller, input, parts);
  if (!row.ok) return row;
  const added = await addMatch(context.db, parts.bounds, row.value);
  if (added === 'full') return bad(fault('TOO_MANY_MATCHES'));
  if (added === 'double') return { ok: true, value: await loadMatch(context.db, row.value.id) };
  await startMatch(context, row.value.id, caller.userId);
  return { ok: true, value: await loadMatch(context.db, row.value.id) };
}

/** The input with the document of a custom scenario in place of its key, and with the game's first where none is named. Fault: NOT_FOUND. */
async function withScenario(
  context: Context,
  caller: Caller,
  rules: AnyRuleSet,
  input: CreateMatchInput,
): Promise<Result<CreateMatchInput, Fault>> {
  if (input.customScenario == null)
    return { ok: true, value: { ...input, scenario: input.scenario ?? rules.scenarios[0]?.id } };
  const custom = await customScenario(context, caller, input.customScenario);
  if (!custom.ok) return custom;
  const { document, title } = custom.value;
  return { ok: true, value: { ...input, scenario: document, title: input.title ?? title } };
}

/**
 * Creates a match: listed in the lobby and with the creator on the first side, unless the input says otherwise. Dice
 * that were offered create one match: a second request with them returns it.
 * Faults: RULE_SET_UNKNOWN, SCENARIO_INVALID, OPTIONS_INVALID, CLOCK_INVALID, SIDE_UNKNOWN, TITLE_INVALID,
 * TOO_MANY_MATCHES, EMAIL_UNVERIFIED (for an invitation by email), TOO_MANY_INVITATIONS, NOT_FOUND (a custom scenario),
 * BOT_UNKNOWN, LEVEL_NOT_OFFERED, ACCOUNT_REQUIRED (a guest may only play the computer), JOIN_REQUIREMENTS_INVALID,
 * DICE_UNKNOWN, SALT_INVALID, SALT_TOO_SOON, MALFORMED, BUSY.
 */
export async function createMatch(
  context: Context,
  caller: Caller,
  input: CreateMatchInput,
  receipt: Keyed | null = null,
): Promise<Result<StoredMatch, Fault>> {
  const rules = findRuleSet(input.ruleSet);
  if (!rules) return bad(fault('RULE_SET_UNKNOWN'));
  const guests = guestFault(caller, input);
  const dice = diceFor(context, caller, input);
  if (!dice.ok) return dice;
  const known = input.dice == null ? null : await loadMatch(context.db, dice.value.matchId);
  if (known !== null) return { ok: true, value: known };
  if (guests !== null) return bad(guests);
  const custom = await withScenario(context, caller, rules, input);
  if (!custom.ok) return custom;
  const seating = seatingOf(input, sidesFor(rules, custom.value), caller.userId);
  if (!seating.ok) return seating;
  const { mails } = seating.value;
  if (mails.length > 0 && !caller.emailVerified) return bad(fault('EMAIL_UNVERIFIED'));
  const excess = await tooManyMails(context, caller, mails.length);
  if (excess !== null) return bad(excess);
  const bot = await botFor(context, rules, custom.value);
  if (!bot.ok) return bot;
  const bounds = [matchesBound(caller)];
  const parts = { rules, seating: seating.value, dice: dice.value, rematchOfId: null, bot: bot.value, bounds, receipt };
  const opened = await openNewMatch(context, caller, custom.value, parts);
  if (!opened.ok) return opened;
  // The same key opens another match at this moment.
  if (opened.value === null) return bad(fault('BUSY'));
  for (const { side, email } of mails) await inviteByMail(context, caller, opened.value, { side, email });
  return { ok: true, value: opened.value };
}

/**
 * The same with an Idempotency-Key: a repeated request returns the match as it is now. Faults: KEY_REUSED, NOT_FOUND
 * (the match has been cancelled since), and those of `createMatch`.
 */
export async function createMatchOnce(
  context: Context,
  caller: Caller,
  input: CreateMatchInput,
  key: string | null,
): Promise<Result<Once<StoredMatch>, Fault>> {
  const asked = keyed(key, ['match', input]);
  const before = (one: string) => openedUnderKey(context.db, caller.userId, one);
  const opened = await onceUnderKey(asked, before, async () => {
    const made = await createMatch(context, caller, input, asked);
    return made.ok ? { ok: true, value: made.value.id } : made;
  });
  if (!opened.ok) return opened;
  const match = await loadMatch(context.db, opened.value.made);
  return match === null ? bad(fault('NOT_FOUND')) : { ok: true, value: { ...opened.value, made: match } };
}

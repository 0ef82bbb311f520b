import type { Json, Result } from '@fieldpost/engine';
import { titleOf } from '@fieldpost/rulebook';
import type { Caller, Context } from '../context.ts';
import { sendSecretLetter } from '../identity/auth/letters.ts';
import { invitationMail } from '../identity/auth/mails.ts';
import { meetingFault } from '../identity/meeting.ts';
import { mayWatch } from '../match-store/loaded-match.ts';
import { recordOf } from '../match-store/record.ts';
import { type AnyRuleSet, rulesOf } from '../match-store/rules.ts';
import { loadMatch, loadSteps } from '../match-store/store.ts';
import { playersOf, type StoredMatch } from '../match-store/stored.ts';
import { mayCause } from '../notification-rules/store.ts';
import type { Db } from '../platform/database.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { isolated } from '../platform/names.ts';
import { openNewMatch, sideOption } from './create.ts';
import { type DiceInput, diceFor } from './dice-offer.ts';
import { joinMatch } from './joining.ts';
import { nextSide } from './seating.ts';
import { addressee } from './store.ts';

const bad = (given: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: given });

/** Who is first in the rematch, by the side that they had in the first match, where the rules say so. */
async function firstBefore(db: Db, rules: AnyRuleSet, match: StoredMatch): Promise<string | null> {
  const { ending } = match;
  if (ending === null || match.state === null) return null;
  const record = recordOf({ rules, match, game: null }, await loadSteps(db, match.id, 0, match.step));
  return rules.lobby.firstInRematch(rules.battleReport({ ...record, ending }));
}

async function optionsFor(db: Db, rules: AnyRuleSet, match: StoredMatch, creatorSide: string): Promise<object> {
  const { lobby } = rules;
  const before = lobby.first === null ? null : await firstBefore(db, rules, match);
  const first = before === null ? undefined : nextSide(rules.sidesOf(match.setup), before);
  const given = match.setup.options;
  const isRecord = typeof given === 'object' && given !== null && !Array.isArray(given);
  const base = isRecord ? (given as Readonly<Record<string, Json>>) : {};
  const sides = { ...sideOption(lobby.creator, creatorSide), ...sideOption(lobby.first, first) };
  return { ...base, ...swappedTeams(rules, rules.sidesOf(match.setup), base), ...sides };
}

/** Teams change sides whole. */
function swappedTeams(
  { lobby }: AnyRuleSet,
  all: readonly string[],
  options: Readonly<Record<string, Json>>,
): Readonly<Record<string, Json>> {
  const sizes = all.flatMap((side): (readonly [string, Json])[] => {
    const [from, to] = [lobby.players[side], lobby.players[nextSide(all, side)]];
    const size = from === undefined ? undefined : options[from];
    return to === undefined || size === undefined ? [] : [[to, size]];
  });
  return Object.fromEntries(sizes);
}

async function offer(
  context: Context,
  caller: Caller,
  match: StoredMatch,
  brought: DiceInput,
): Promise<Result<StoredMatch | null, Fault>> {
  const dice = diceFor(context, caller, brought);
  if (!dice.ok) return dice;
  const rules = rulesOf(match);
  const all = rules.sidesOf(match.setup);
  const heldBy = (mine: boolean) =>
    match.seats.filter(({ userId, bot }) => (userId === caller.userId) === mine && bot === null);
  const mine = [...new Set(heldBy(true).map(({ side }) => nextSide(all, side)))];
  const others = heldBy(false).map(({ side }) => nextSide(all, side));
  const input = {
    ruleSet: `${match.ruleSet}@${match.edition}`,
    // A listed set-up keeps its name; a drawn position goes along whole.
    scenario: match.scenario === 'custom' ? match.setup.scenario : match.scenario,
    options: await optionsFor(context.db, rules, match, mine[0] ?? ''),
    title: match.title,
    clock: match.clockSpec,
    listed: false,
  };
  const seating = { mine, kept: others.filter((side) => !mine.includes(side)), mails: [] };
  const seated = match.seats.find(({ bot }) => bot !== null);
  const bot = seated?.bot && seated.userId ? { name: seated.bot, userId: seated.userId } : null;
  return openNewMatch(context, caller, input, {
    rules,
    seating,
    dice: dice.value,
    rematchOfId: match.id,
    bot,
    receipt: null,
    // Each match has one rematch: that bounds them.
    bounds: [],
  });
}

/** How long, in seconds, to retry the letter about a rematch. */
const OFFERED_S = 86_400;

async function tellOthers(context: Context, caller: Caller, match: StoredMatch, next: StoredMatch): Promise<void> {
  for (const userId of playersOf(match).filter((id) => id !== caller.userId)) {
    const to = await addressee(context.db, userId);
    if (!to || !(await mayCause(context, caller.userId, userId))) continue;
    const words = {
      from: isolated(caller.name),
      title: `${match.title} (rematch)`,
      game: titleOf(match.ruleSet),
      side: null,
      takesOver: false,
    };
    const url = `${context.settings.publicUrl}/matches/${next.id}`;
    sendSecretLetter(context, invitationMail(to, words, url), OFFERED_S).catch((error: unknown) => {
      context.log.error({ err: error, matchId: next.id }, 'the offer of a rematch was not kept');
    });
  }
}

/** Accepts a rematch that another player has offered; one that has begun or that is their own is only shown. */
async function take(
  context: Context,
  caller: Caller,
  nextId: string,
  { salt }: DiceInput,
): Promise<Result<Rematch, Fault>> {
  const next = await loadMatch(context.db, nextId);
  if (!next) return bad(fault('BUSY'));
  const seated = playersOf(next).includes(caller.userId);
  if (seated || next.status !== 'open') return { ok: true, value: { match: next, made: false } };
  const joined = await joinMatch(context, caller, nextId, { salt });
  return joined.ok ? { ok: true, value: { match: joined.value, made: false } } : joined;
}

/** The rematch, and whether it has just been created: then it is an offer. */
export type Rematch = { readonly match: StoredMatch; readonly made: boolean };

/**
 * Offers a rematch with sides swapped, or accepts the one that another player has offered. The first request is the
 * offer, and the match begins when all players have asked. Faults: NOT_FOUND, NOT_SEATED, NOT_OPEN (the match belongs
 * to an event or campaign), NOT_FINISHED, SALT_TOO_SOON, DICE_UNKNOWN, CANNOT_MEET, and those of joining.
 */
export async function rematch(
  context: Context,
  caller: Caller,
  matchId: string,
  brought: DiceInput = {},
): Promise<Result<Rematch, Fault>> {
  const match = await loadMatch(context.db, matchId);
  if (!match || !mayWatch(match, caller)) return bad(fault('NOT_FOUND'));
  if (!playersOf(match).includes(caller.userId)) return bad(fault('NOT_SEATED'));
  if (match.followedBy !== null)
    return bad(
      fault('NOT_OPEN', { message: 'This match is part of an event or campaign, which continues on its own.' }),
    );
  if (match.status !== 'finished') return bad(fault('NOT_FINISHED'));
  if (match.rematchId !== null) return take(context, caller, match.rematchId, brought);
  const barred = await meetingFault(context.db, caller.userId, playersOf(match));
  if (barred !== null) return bad(barred);
  const offered = await offer(context, caller, match, brought);
  if (!offered.ok) return offered;
  if (offered.value === null) return rematch(context, caller, matchId, brought);
  await tellOthers(context, caller, match, offered.value);
  const message = { matchId, step: match.step, status: match.status, userIds: playersOf(match), open: false };
  context.live.publish(message);
  return { ok: true, value: { match: offered.value, made: true } };
}

/**
 * Advances an event as time passes (CL-030, CL-070, CL-074): check-in, start, rounds, matches in batches, no-shows,
 * late matches, end.
 */
import { type Ledger, type Pair, planOf, playedAt, playOffsDue } from '@fieldpost/league';
import type { ClockSpec } from '../clock/clock-spec.ts';
import type { Context } from '../context.ts';
import { type MadeMatch, makeMatches } from '../lobby/make-matches.ts';
import { findRuleSet } from '../match-store/rule-sets.ts';
import { queueNotifications } from '../notification-rules/store.ts';
import { crashPoint } from '../platform/crash-points.ts';
import { cutText } from '../platform/cut-text.ts';
import type { Fault } from '../platform/errors/catalogue.ts';
import { decisionsFinalAt } from './appeals.ts';
import { beginning } from './beginning.ts';
import { blockedPairs } from './blocked-pairs.ts';
import { openCases } from './cases/opening.ts';
import { changeEvent, type Proposal } from './change.ts';
import { draftIn } from './draft.ts';
import { draftLooks, type Next, swissRound, tellDraft } from './drafting.ts';
import { ladderActs, ladderLooks } from './ladder.ts';
import { lateLegs, newCases, roundsOverLimit } from './late-legs.ts';
import { leavers } from './leaving.ts';
import { closingTimes, lastRound, systemAct } from './leg-names.ts';
import { newlyListed } from './listing.ts';
import { noShows } from './no-shows.ts';
import { type OpenedEvent, openLegs, roundName, windowOfRound } from './opened-event.ts';
import { dueReminders, reminderLooks, remindersOf } from './reminders.ts';
import { reportLooks, reportsNow } from './reports/due.ts';
import {
  dueEvents,
  eventById,
  hasEnded,
  markOf,
  queueRest,
  type StoredEvent,
  type StoredLeg,
  type Transaction,
  takePlanned,
  updateEvent,
  updateLegs,
} from './store.ts';
import { offerLooks, searchesGoOn } from './substitutes/search.ts';
import { nextOpening } from './teams/locking.ts';
import { turnsPlayed, usualTurns } from './usual-turns.ts';

const DAY = 86_400_000;
/** CL-170: number of matches created per transaction. */
const PORTION = 200;

/** CL-042: how many rounds open together next. */
function nextWave({ settings, groups, opened }: Ledger): number {
  if (settings.format !== 'league') return 1;
  const largest = Math.max(0, ...groups.map(({ entries }) => entries.length));
  let before = 0;
  for (const size of planOf(settings, largest)) {
    if (before === opened) return size;
    before += size;
  }
  return 1;
}

/** CL-070: the next round opens when the window of the one before is over, or, where rounds roll, when all of it is final. */
function isReady(opened: OpenedEvent, now: Date): boolean {
  const { ledger, event } = opened;
  const open = openLegs(opened);
  if (event.legs.some(({ state }) => state === 'planned')) return false;
  const undecided = open.some(({ leg }) => leg.result === null);
  const isFinal = open.every(({ leg }) => leg.result !== null && leg.result.how !== 'provisional');
  const last = event.legs.filter(({ round }) => round === ledger.opened);
  const closesAt = Math.max(0, ...last.map(({ dueAt }) => dueAt?.getTime() ?? 0));
  if (ledger.opened === 0) return true;
  if (ledger.settings.format === 'team') return !undecided && (nextOpening(opened) ?? 0) <= now.getTime();
  // CL-074: before the last round of a Swiss is paired every match is final.
  if (ledger.settings.format === 'swiss' && ledger.opened === lastRound(ledger) - 1 && !isFinal) return false;
  if (isFinal && (ledger.settings.rolling || last.length === 0)) return true;
  const mayRunOn = ledger.settings.format === 'league' && ledger.settings.late.policy === 'run-on';
  return closesAt <= now.getTime() && (!undecided || mayRunOn);
}

const NOTHING: Next = { acts: [], held: null };

/** The acts that open the next round, or end the event. */
function nextRound(opened: OpenedEvent, apart: readonly Pair[], now: Date): Next {
  const { ledger } = opened;
  const { format } = ledger.settings;
  if (format === 'ladder' || format === 'list') return NOTHING;
  const open = openLegs(opened);
  const isFinal = open.every(({ leg }) => leg.result !== null && leg.result.how !== 'provisional');
  if (format === 'knockout') {
    const going = open.length === 0 || !isFinal;
    return going ? NOTHING : { acts: [systemAct({ kind: 'state', to: 'finished' })], held: null };
  }
  if (ledger.opened >= lastRound(ledger)) return isFinal ? afterSeason(opened, now) : NOTHING;
  if (!isReady(opened, now)) return NOTHING;
  if (format === 'swiss') return swissRound(opened, apart, now);
  const rounds = Array.from({ length: nextWave(ledger) }, (_, index) => ledger.opened + index + 1);
  return { acts: rounds.map((round) => systemAct({ kind: 'round', round, pairs: [], byes: {} })), held: null };
}

/** CL-043: the play-offs after the last round, if there are any, and then the end. Both wait until no decision can change any more. */
function afterSeason(opened: OpenedEvent, now: Date): Next {
  const { ledger } = opened;
  if (ledger.settings.promotion.playoff && decisionsFinalAt(opened) > now.getTime()) return NOTHING;
  const pairs = playOffsDue(ledger);
  const round = { kind: 'round', round: ledger.opened + 1, stage: 'playoff', pairs, byes: {} } as const;
  return { acts: [systemAct(pairs.length > 0 ? round : { kind: 'state', to: 'finished' })], held: null };
}

/** When something is to be looked at again. */
function nextCheckAt(opened: OpenedEvent, now: Date): Date {
  const { event, ledger } = opened;
  const closesAt = closingTimes(ledger);
  const looks = event.legs.flatMap((leg) => {
    if (leg.state !== 'running' && leg.state !== 'late') return [];
    const first = leg.openedAt ? leg.openedAt.getTime() + ledger.settings.window.firstTurn * DAY : 0;
    return [first, closesAt(leg)];
  });
  looks.push(...event.cases.flatMap(({ state, dueAt }) => (state === 'open' ? [dueAt.getTime()] : [])));
  looks.push(...reminderLooks(opened), ...offerLooks(opened), ...draftLooks(draftIn(event)));
  looks.push(...reportLooks(opened));
  if (ledger.settings.format === 'ladder') looks.push(...ladderLooks(opened, now));
  if (ledger.settings.format === 'team') looks.push(nextOpening(opened) ?? 0);
  if (ledger.settings.promotion.playoff) looks.push(decisionsFinalAt(opened));
  return new Date(Math.min(now.getTime() + DAY, ...looks.filter((at) => at > now.getTime())));
}

/** CL-072. */
async function remind(tx: Transaction, opened: OpenedEvent, now: Date): Promise<void> {
  const due = dueReminders(opened, now);
  if (due.length === 0) return;
  const usual = await usualTurns(tx, opened.event);
  const played = await turnsPlayed(
    tx,
    due.map(({ leg }) => leg.id),
  );
  await queueNotifications({ db: tx }, remindersOf(opened, due, { usual, played }, now));
}

async function proposalNow(
  context: Context,
  found: OpenedEvent,
  tx: Transaction,
  now: Date,
): Promise<Proposal | Fault | null> {
  if (hasEnded(found.ledger.state)) return null;
  if (found.ledger.state !== 'running') return beginning(found, tx, now);
  // CL-078: nothing is due while the whole event stands still.
  if (found.ledger.pausedSince !== null) {
    await updateEvent(tx, found.event.id, { dueAt: null });
    return null;
  }
  const opened = await searchesGoOn(context, tx, found, now);
  const { ledger } = opened;
  const listed = ledger.settings.format === 'list' ? await newlyListed(opened, tx) : [];
  if (listed.length > 0) return { acts: listed };
  await remind(tx, opened, now);
  const told = await reportsNow(opened, tx, now);
  if (told !== null) return told;
  const gone = await noShows(opened, tx, now);
  if (gone.length > 0) return { acts: gone };
  const onLadder = ledger.settings.format === 'ladder' ? ladderActs(opened, now) : [];
  if (onLadder.length > 0) return { acts: onLadder };
  const late = lateLegs(opened, now);
  if (late.cases.length > 0 || late.lapsed.length > 0)
    return { acts: late.acts, dueAt: nextCheckAt(opened, now), also: (tx) => newCases(tx, opened, late, now) };
  if (late.acts.length > 0) return { acts: late.acts };
  return nextWish(opened, tx, now);
}

/** Between rounds those go who were removed from the club; then the next round opens, is drafted, or waits. */
async function nextWish(opened: OpenedEvent, tx: Transaction, now: Date): Promise<Proposal | null> {
  const { ledger, event } = opened;
  const over = ledger.settings.format !== 'ladder' && ledger.opened >= lastRound(ledger);
  const gone = leavers(opened, !over && isReady(opened, now));
  if (gone !== null) return gone;
  const apart = await blockedPairs(tx, opened);
  const { acts, held, draft, also: kept } = nextRound(opened, apart, now);
  const ends = acts.some(({ act }) => act.kind === 'state');
  const looks = [nextCheckAt(opened, now).getTime(), ...draftLooks(draft ?? null)];
  const dueAt = ends ? null : new Date(Math.min(...looks));
  const fresh = draft != null && draftIn(event)?.round !== draft.round;
  const rounds = acts.flatMap(({ act }) => (act.kind === 'round' ? [act.round] : []));
  const crowded = ledger.settings.format === 'league' ? roundsOverLimit(opened, rounds) : [];
  const also = async (tx: Transaction) => {
    await kept?.(tx, now);
    if (fresh) await tellDraft(tx, event, draft, apart.length);
    if (crowded.length > 0) await openCases(tx, opened, crowded, now);
  };
  if (acts.length > 0 || held !== event.held || draft !== undefined)
    return { acts, held, dueAt, also, ...(draft === undefined ? {} : { draft }) };
  await updateEvent(tx, event.id, { dueAt });
  return null;
}

function matchOf(event: StoredEvent, leg: StoredLeg): MadeMatch {
  const rules = findRuleSet(`${event.ruleSet}@${event.edition}`);
  if (rules === null) throw new Error(`no rule set ${event.ruleSet}@${event.edition}`);
  const entries = [leg.a, leg.b].map((id) => event.entries.find((entry) => entry.id === id));
  const options = rules.lobby.first === null ? {} : { [rules.lobby.first]: rules.sides[0] ?? '' };
  const seats = rules.sides.slice(0, 2).map((side, index) => {
    const entry = entries[index];
    if (entry === undefined) throw new Error(`leg ${leg.id} has no holder`);
    return { side, player: 0, userId: entry.userId, bot: entry.user.bot };
  });
  return {
    id: leg.id,
    ruleSet: `${event.ruleSet}@${event.edition}`,
    scenario: event.scenario,
    options,
    carryOver: null,
    title: cutText(
      `${event.name}, ${roundName(event, leg.round)}${leg.board === null ? '' : `, board ${leg.board}`}`,
      80,
    ),
    clockSpec: event.clockSpec as unknown as ClockSpec,
    creatorId: event.creatorId,
    followedBy: `event:${event.id}`,
    listed: true,
    spectatorDelay: (event.settings as unknown as Ledger['settings']).spectatorDelay,
    seats,
  };
}

/** CL-077: makes the matches of planned fixtures, a portion in each transaction. A process that dies has made whole portions. */
async function makePortion(context: Context, eventId: string): Promise<number> {
  const made = await context.db.$transaction(
    async (tx) => {
      const legs = await takePlanned(tx, eventId, PORTION);
      const event = await eventById(tx as never, eventId);
      if (event === null || legs.length === 0) return 0;
      const now = context.clock.now();
      // CL-200: at a table no match is ever made; the window opens anyway.
      const atTable = playedAt(event.settings as unknown as Ledger['settings']) === 'table';
      const matches = atTable ? [] : legs.map((leg) => matchOf(event, leg));
      if (matches.length > 0) await makeMatches(tx, matches, now);
      for (const [round, own] of Map.groupBy(legs, (leg) => leg.round)) {
        const dueAt = new Date(now.getTime() + windowOfRound(event, round) * DAY);
        const ids = own.map(({ id }) => id);
        await updateLegs(tx, ids, { state: 'running', openedAt: now, dueAt });
      }
      return legs.length;
    },
    { timeout: 60_000, maxWait: 20_000 },
  );
  crashPoint('round.batch');
  return made;
}

/** Makes all matches that are planned. */
async function makePlanned(context: Context, eventId: string): Promise<void> {
  let made = 0;
  for (let portion = -1; portion !== 0; made += portion) portion = await makePortion(context, eventId);
  if (made > 0) crashPoint('round.opened');
}

const MAX_STEPS = 50;

/** CL-197: does all that is due in an event, and queues itself for what comes next. May run twice, and at once. */
export async function advanceEvent(context: Context, eventId: string): Promise<void> {
  await makePlanned(context, eventId);
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const before = await markOf(context.db, eventId);
    const changed = await changeEvent(context, eventId, (opened, tx, now) => proposalNow(context, opened, tx, now));
    if (!changed.ok && changed.fault.code !== 'NOT_FOUND')
      context.log.error({ eventId, fault: changed.fault }, 'an event could not go on');
    crashPoint('round.closed');
    await makePlanned(context, eventId);
    const after = await markOf(context.db, eventId);
    if (!changed.ok || after === null || after.seq === before?.seq) return rest(context, after);
  }
}

async function rest(context: Context, event: Awaited<ReturnType<typeof markOf>>): Promise<void> {
  if (event === null) return;
  const now = context.clock.now();
  const again = await queueRest(context.db, event, now);
  if (again !== null && again > (event.dueAt ?? again))
    context.log.error(
      { eventId: event.id, dueAt: event.dueAt, again },
      'an event is due and nothing can be done in it',
    );
}

/** Advances events whose jobs were lost. Returns how many. */
export async function sweepEvents(context: Context): Promise<number> {
  const due = await dueEvents(context.db, context.clock.now(), 100);
  for (const { id } of due) {
    try {
      await advanceEvent(context, id);
    } catch (error) {
      context.log.error({ err: error, eventId: id }, 'sweep: an event could not go on');
    }
  }
  return due.length;
}

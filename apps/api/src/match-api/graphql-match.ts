import { awaitedOf, type Json, type Pending, pendingOf, stepViewFor, viewOf, waitsToOffer } from '@fieldpost/engine';
import { UserType } from '../identity/players/graphql.ts';
import { asWatched, spectatorDelay } from '../match-store/delayed.ts';
import { diceOf } from '../match-store/dice.ts';
import { callersSeat, type LoadedMatch, loadedMatch, mayWatch, viewerFor } from '../match-store/loaded-match.ts';
import { logSince, MAX_ENTRIES } from '../match-store/log.ts';
import { frames, MAX_FRAMES, viewSince } from '../match-store/replay.ts';
import { loadMatch } from '../match-store/store.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { chaptersOf, endingTold } from '../match-store/story.ts';
import { deadlineSeen, mayUndo, sideSeen, sidesOut } from '../match-store/views.ts';
import { builder, type GraphContext } from '../platform/graphql/builder.ts';
import { costs, LOOK_UP } from '../platform/graphql/costs.ts';
import {
  ChapterType,
  ClockSpecType,
  EndingTaleType,
  EndingType,
  FrameType,
  LegalCommandType,
  LogEntryType,
  MatchSeatType,
  MatchStatusEnum,
  OF_A_VIEW,
  type PendingSeen,
  PendingType,
  type SeatSeen,
  ViewUpdateType,
} from './graphql-parts.ts';
import { legalFor } from './service.ts';

const loadedMatches = new WeakMap<StoredMatch, LoadedMatch>();

/** A match as the engine has it, made once for all fields of one answer. */
function loadedOf(match: StoredMatch): LoadedMatch {
  const known = loadedMatches.get(match) ?? loadedMatch(match);
  loadedMatches.set(match, known);
  return known;
}

const seatOf = (match: StoredMatch, { caller }: GraphContext) => callersSeat(loadedOf(match), caller);

function ownSeat(match: StoredMatch, context: GraphContext) {
  const you = seatOf(match, context);
  return you && match.seats.find((seat) => seat.side === you.side && seat.player === you.player);
}

function seatSeen(match: StoredMatch, side: string, player: number, context: GraphContext): SeatSeen {
  const seen = sideSeen(match, side, seatOf(match, context)?.side ?? null, context.services.clock.now());
  return { side, player, game: match.ruleSet, ...seen, user: seen.players[player] ?? null };
}

function pendingSeen(match: StoredMatch, { caller }: GraphContext): PendingSeen | null {
  const here = loadedOf(match);
  if (!here.game) return null;
  const pending: Pending<string> = pendingOf(here.rules, here.game, viewerFor(here, caller));
  const sentence = pending.kind === 'finished' ? null : (here.rules.texts.windows[pending.window] ?? null);
  return { pending, sentence };
}

/** A match that another one names, where the caller may look at it. */
async function watched(id: string | null, { services, caller }: GraphContext): Promise<StoredMatch | null> {
  const match = id === null ? null : await loadMatch(services.db, id);
  return match && mayWatch(match, caller) ? asWatched(services, caller, match) : null;
}

/** To play the log up to a place, and to write a whole menu: see `npm run bench -- entries`. */
const OF_A_REPLAY = 4_000;
const OF_A_MENU = 2_000;
/** To tell a match: it is played again, and looked at after each of some hundred steps. */
const OF_A_STORY = 12_000;
/** The most turns that one answer tells. */
const MAX_CHAPTERS = 60;

export const MatchType = builder.objectRef<StoredMatch>('Match');

MatchType.implement({
  description: 'A match as the caller may know it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    ruleSet: t.exposeString('ruleSet'),
    edition: t.exposeInt('edition'),
    scenario: t.exposeString('scenario'),
    title: t.exposeString('title'),
    status: t.expose('status', { type: MatchStatusEnum }),
    listed: t.exposeBoolean('listed'),
    options: t.field({ type: 'JSON', resolve: (match) => match.setup.options }),
    createdAt: t.field({ type: 'DateTime', resolve: (match) => match.createdAt }),
    startedAt: t.field({ type: 'DateTime', nullable: true, resolve: (match) => match.startedAt }),
    finishedAt: t.field({ type: 'DateTime', nullable: true, resolve: (match) => match.finishedAt }),
    creator: t.field({ type: UserType, resolve: (match) => match.creator }),
    clockSpec: t.field({ type: ClockSpecType, resolve: (match) => match.clockSpec }),
    commitment: t.exposeString('commitment'),
    seed: t.string({ nullable: true, resolve: (match) => (match.status === 'finished' ? match.seed : null) }),
    rematch: t.field({
      type: MatchType,
      nullable: true,
      extensions: costs({ own: LOOK_UP }),
      resolve: (match, _args, context) => watched(match.rematchId, context),
    }),
    rematchOf: t.id({ nullable: true, resolve: (match) => match.rematchOfId }),
  }),
});

builder.objectFields(MatchType, (t) => ({
  seats: t.field({
    type: [MatchSeatType],
    extensions: costs({ most: 4 }),
    resolve: (match, _args, context) => match.seats.map(({ side, player }) => seatSeen(match, side, player, context)),
  }),
  you: t.field({
    type: MatchSeatType,
    nullable: true,
    resolve: (match, _args, context) => {
      const you = seatOf(match, context);
      return you && seatSeen(match, you.side, you.player, context);
    },
  }),
  step: t.int({
    description: 'Steps that the caller knows of; send it back as expectedStep.',
    resolve: (match, _args, { caller }) => {
      const here = loadedOf(match);
      return here.game ? stepViewFor(here.game, viewerFor(here, caller)) : 0;
    },
  }),
  sealedStep: t.exposeInt('sealedStep'),
  spectatorDelay: t.int({ resolve: (match, _args, { caller }) => spectatorDelay(match, caller) }),
  pending: t.field({
    type: PendingType,
    nullable: true,
    extensions: costs({ own: 10 }),
    resolve: (match, _args, context) => pendingSeen(match, context),
  }),
  waitingFor: t.stringList({
    resolve: (match, _args, { caller }) => {
      const here = loadedOf(match);
      return here.game ? [...awaitedOf(here.rules, here.game, viewerFor(here, caller))] : [];
    },
  }),
  out: t.stringList({
    description: 'The sides that have gone while the others play on, as the caller may know it.',
    resolve: (match, _args, { caller }) => {
      const here = loadedOf(match);
      return here.game ? [...sidesOut(here, here.game, viewerFor(here, caller))] : [];
    },
  }),
  deadline: t.field({
    type: 'DateTime',
    nullable: true,
    resolve: (match, _args, context) => deadlineSeen(match, seatOf(match, context)?.side ?? null),
  }),
  /** The side that offers a draw. */
  drawOffer: t.string({ nullable: true, resolve: ({ drawOffer }) => drawOffer?.accepted[0] ?? null }),
  /** The sides that have given their word to it; it needs all that are still in. */
  drawAccepted: t.stringList({ resolve: ({ drawOffer }) => [...(drawOffer?.accepted ?? [])] }),
  /** The sides that wait for the next turn before they may offer again. */
  drawDeclined: t.stringList({
    resolve: (match) => {
      const { rules, game } = loadedOf(match);
      return game ? [...waitsToOffer(rules, game)] : [];
    },
  }),
  ending: t.field({ type: EndingType, nullable: true, resolve: (match) => match.ending }),
}));

builder.objectFields(MatchType, (t) => ({
  view: t.field({
    type: 'JSON',
    nullable: true,
    extensions: costs({ own: OF_A_VIEW }),
    resolve: (match, _args, { caller }) => {
      const here = loadedOf(match);
      return here.game && viewOf(here.rules, here.game, viewerFor(here, caller));
    },
  }),
  viewSince: t.field({
    type: ViewUpdateType,
    nullable: true,
    extensions: costs({ own: 2 * OF_A_VIEW }),
    description:
      'What a page needs that shows the view named `hash` of the match after `step` steps; without hash all of it.',
    args: { step: t.arg.int({ required: true }), hash: t.arg.string() },
    resolve: (match, { step, hash }, { services, caller }) => {
      const here = loadedOf(match);
      return viewSince(services, here, viewerFor(here, caller), step, hash ?? null);
    },
  }),
  standingOrders: t.field({
    type: 'JSON',
    nullable: true,
    resolve: (match, _args, context) => {
      const seat = ownSeat(match, context);
      return seat ? (seat.standingOrders ?? loadedOf(match).rules.initialOrders) : null;
    },
  }),
  canUndo: t.boolean({
    resolve: (match, _args, context) => mayUndo(loadedOf(match), seatOf(match, context)),
  }),
  seenStep: t.int({ resolve: (match, _args, context) => ownSeat(match, context)?.seenStep ?? 0 }),
  log: t.field({
    type: [LogEntryType],
    extensions: costs({ own: LOOK_UP, most: MAX_ENTRIES }),
    args: { after: t.arg.int({ required: true }), last: t.arg.int(), before: t.arg.int() },
    resolve: async (match, { after, last, before }, { services, caller }) => {
      const here = loadedOf(match);
      const page = { last: last ?? MAX_ENTRIES, before: before ?? here.match.step };
      return [...(await logSince(services, here, viewerFor(here, caller), after, page))];
    },
  }),
  chapters: t.field({
    type: [ChapterType],
    extensions: costs({ own: OF_A_STORY, most: MAX_CHAPTERS }),
    description: 'The newest turns among the first `before` steps, as people would tell them; the oldest first.',
    args: { last: t.arg.int({ required: true }), before: t.arg.int() },
    resolve: async (match, { last, before }, { services, caller }) => {
      const here = loadedOf(match);
      const most = Math.min(Math.max(last, 0), MAX_CHAPTERS);
      return [...(await chaptersOf(services, here, viewerFor(here, caller), before ?? here.match.step, most))];
    },
  }),
  endingStory: t.field({
    type: EndingTaleType,
    nullable: true,
    extensions: costs({ own: OF_A_STORY }),
    description: 'How it ended; null while it is running.',
    resolve: (match, _args, { services, caller }) => {
      const here = loadedOf(match);
      return endingTold(services, here, viewerFor(here, caller));
    },
  }),
  dice: t.field({
    type: 'JSON',
    extensions: costs({ own: OF_A_REPLAY }),
    description: 'The dice: {commitment, seed, salts, made, draws}. While the match runs, only open draws.',
    resolve: async (match, _args, { services, caller }) => (await diceOf(services, loadedOf(match), caller)) as Json,
  }),
  frames: t.field({
    type: [FrameType],
    extensions: costs({ own: OF_A_REPLAY, most: MAX_FRAMES }),
    args: { from: t.arg.int({ required: true }), count: t.arg.int({ required: true }) },
    resolve: async (match, { from, count }, { services, caller }) => {
      const here = loadedOf(match);
      return [...(await frames(services, here, viewerFor(here, caller), from, count))];
    },
  }),
  legal: t.field({
    type: [LegalCommandType],
    extensions: costs({ own: OF_A_MENU, most: 100 }),
    args: { subject: t.arg.string() },
    resolve: (match, { subject }, { caller }) => {
      const here = loadedOf(match);
      return [...legalFor(here, callersSeat(here, caller), subject ?? undefined)];
    },
  }),
}));

import type { Ending, Json, Pending } from '@fieldpost/engine';
import { type Line, MAX_LINES, type Ending as Tale } from '@fieldpost/story';
import type { ClockSpec } from '../clock/clock-spec.ts';
import { type PublicUser, UserType } from '../identity/players/graphql.ts';
import type { LogEntry } from '../match-store/log.ts';
import type { Frame, ViewUpdate } from '../match-store/replay.ts';
import type { ToldChapter } from '../match-store/story.ts';
import { builder } from '../platform/graphql/builder.ts';
import { costs } from '../platform/graphql/costs.ts';
import { TimeOutPolicyEnum } from './graphql-clock-input.ts';
import type { LegalCommand } from './service.ts';

/** The smaller GraphQL types that a match is made of. */

/** Whether a match is open, playing or finished. */
export const MatchStatusEnum = builder.enumType('MatchStatus', {
  values: ['open', 'playing', 'finished'] as const,
  description: 'Whether a match is open, playing or finished.',
});

const EndedByEnum = builder.enumType('EndedBy', {
  values: ['rules', 'resignation', 'agreement', 'timeout', 'adjudication'] as const,
  description: 'By what a match has ended.',
});

export const ClockSpecType = builder.objectRef<ClockSpec>('ClockSpec').implement({
  description: 'How much time the sides have, in seconds, and what happens when it is up: default or forfeit.',
  fields: (t) => ({
    bankSeconds: t.exposeInt('bankSeconds'),
    incrementSeconds: t.exposeInt('incrementSeconds'),
    capSeconds: t.exposeInt('capSeconds'),
    reactionSeconds: t.exposeInt('reactionSeconds'),
    atEnd: t.expose('atEnd', { type: TimeOutPolicyEnum }),
  }),
});

export type SeatSeen = {
  readonly side: string;
  readonly player: number;
  /** The rule set without its edition. */
  readonly game: string;
  readonly user: PublicUser | null;
  readonly reserveMs: number | null;
  readonly since: string | null;
  readonly running: boolean;
  readonly missedTurns: number;
};

export const MatchSeatType = builder.objectRef<SeatSeen>('MatchSeat').implement({
  description: 'Who holds a side, and their clock. reserveMs is current; it shrinks while running.',
  fields: (t) => ({
    side: t.exposeString('side'),
    player: t.exposeInt('player'),
    user: t.field({ type: UserType, nullable: true, resolve: (seat) => seat.user }),
    reserveMs: t.exposeFloat('reserveMs', { nullable: true }),
    since: t.field({ type: 'DateTime', nullable: true, resolve: (seat) => (seat.since ? new Date(seat.since) : null) }),
    running: t.exposeBoolean('running'),
    missedTurns: t.exposeInt('missedTurns'),
  }),
});

/** A pending with the sentence that its window asks. */
export type PendingSeen = { readonly pending: Pending<string>; readonly sentence: string | null };

export const PendingType = builder.objectRef<PendingSeen>('Pending').implement({
  description: 'Whom the match waits for, as the viewer may know it. kind: choice, orders or finished.',
  fields: (t) => ({
    kind: t.string({ resolve: ({ pending }) => pending.kind }),
    side: t.string({ nullable: true, resolve: ({ pending }) => (pending.kind === 'choice' ? pending.side : null) }),
    from: t.stringList({
      nullable: true,
      resolve: ({ pending }) => (pending.kind === 'orders' ? [...pending.from] : null),
    }),
    window: t.string({
      nullable: true,
      resolve: ({ pending }) => (pending.kind === 'finished' ? null : pending.window),
    }),
    clock: t.string({ nullable: true, resolve: ({ pending }) => (pending.kind === 'choice' ? pending.clock : null) }),
    outcome: t.field({
      type: 'JSON',
      nullable: true,
      resolve: ({ pending }) => (pending.kind === 'finished' ? pending.outcome : null),
    }),
    sentence: t.exposeString('sentence', { nullable: true }),
  }),
});

/** The side that came first alone; null: a draw. */
function winnerOf({ outcome }: Ending<string>): string | null {
  const first = outcome.places.filter((place) => place.place === 1);
  return first.length === 1 ? (first[0]?.side ?? null) : null;
}

export const EndingType = builder.objectRef<Ending<string>>('Ending').implement({
  description:
    'How a match ended: by rules, resignation, agreement, timeout or adjudication. winner is null for a draw.',
  fields: (t) => ({
    by: t.expose('by', { type: EndedByEnum }),
    reason: t.string({ resolve: (ending) => ending.outcome.reason }),
    winner: t.string({ nullable: true, resolve: winnerOf }),
    outcome: t.field({ type: 'JSON', resolve: (ending) => ending.outcome }),
  }),
});

export const LogEntryType = builder.objectRef<LogEntry>('LogEntry').implement({
  description: 'What the viewer may know of one step: who, when, the line of notation, and what happened.',
  fields: (t) => ({
    index: t.exposeInt('index'),
    side: t.exposeString('side'),
    player: t.exposeInt('player'),
    at: t.field({ type: 'DateTime', resolve: (step) => step.at }),
    line: t.exposeString('line', { nullable: true }),
    notices: t.field({ type: 'JSON', extensions: costs({ own: 8 }), resolve: (step): Json => step.notices }),
    sentences: t.stringList({ extensions: costs({ own: 8 }), resolve: (step) => [...step.sentences] }),
  }),
});

const ToldLineType = builder.objectRef<Line>('HistoryLine').implement({
  description: 'One line of a story, and the steps that it rests on.',
  fields: (t) => ({
    text: t.exposeString('text'),
    steps: t.intList({ resolve: (line) => [...line.steps] }),
  }),
});

export const ChapterType = builder.objectRef<ToldChapter>('Chapter').implement({
  description:
    'A turn, from its first step to its last, as people would tell it: at most five lines, the first matters most.',
  fields: (t) => ({
    from: t.exposeInt('from'),
    to: t.exposeInt('to'),
    lines: t.field({
      type: [ToldLineType],
      extensions: costs({ most: MAX_LINES }),
      resolve: ({ lines }) => [...lines],
    }),
  }),
});

export const EndingTaleType = builder.objectRef<Tale>('EndingStory').implement({
  description: 'How the match came to its end, and the turn after which the lead never changed.',
  fields: (t) => ({
    lines: t.stringList({ resolve: ({ lines }) => lines.map(({ text }) => text) }),
    turningPoint: t.string({ nullable: true, resolve: ({ turningPoint }) => turningPoint?.text ?? null }),
    turningStep: t.int({ nullable: true, resolve: ({ turningPoint }) => turningPoint?.step ?? null }),
    turns: t.exposeInt('turns'),
    medals: t.field({
      type: 'JSON',
      description: 'What stands out of it: [{kind, title, text, step}]; `step` null: it is no moment.',
      resolve: ({ medals }) => medals.map((one) => ({ ...one })),
    }),
    standings: t.field({
      type: 'JSON',
      description:
        'Of each side {side, strength, lost, losses, fallen}: how it stands at the end, and what it lost, in words and as a list of {kind, count}.',
      resolve: ({ standings }) => standings.map((one) => ({ ...one })),
    }),
  }),
});

/** To make a view of a position, and to write it out. */
export const OF_A_VIEW = 100;

export const FrameType = builder.objectRef<Frame>('Frame').implement({
  description: 'The match after `step` steps, as the viewer may know it.',
  fields: (t) => ({
    step: t.exposeInt('step'),
    entry: t.field({ type: LogEntryType, nullable: true, resolve: (frame) => frame.entry }),
    caption: t.stringList({
      description: 'What the step brought about, for people: the sentences of the entry say it whole.',
      resolve: (frame) => [...frame.caption],
    }),
    view: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Whole in the first frame of an answer, null in the others.',
      resolve: (frame) => frame.view,
    }),
    changes: t.field({
      type: 'JSON',
      nullable: true,
      extensions: costs({ own: OF_A_VIEW }),
      description: 'What makes the view of the frame before into that of this one: a JSON Patch (RFC 6902).',
      resolve: (frame) => frame.changes,
    }),
  }),
});

export const ViewUpdateType = builder.objectRef<ViewUpdate>('ViewUpdate').implement({
  description: 'The current view: whole, or as a JSON Patch (RFC 6902) against the one you have.',
  fields: (t) => ({
    view: t.field({ type: 'JSON', nullable: true, resolve: ({ view }) => view }),
    changes: t.field({ type: 'JSON', nullable: true, resolve: ({ changes }) => changes }),
    hash: t.exposeString('hash', { description: 'Names the view, to be asked with next time.' }),
  }),
});

export const LegalCommandType = builder.objectRef<LegalCommand>('LegalCommand').implement({
  description: 'A command that may be played now, as data and in notation.',
  fields: (t) => ({
    command: t.field({ type: 'JSON', resolve: (legal): Json => legal.command }),
    line: t.exposeString('line'),
  }),
});

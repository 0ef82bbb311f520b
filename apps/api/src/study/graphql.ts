import type { Json } from '@fieldpost/engine';
import { callerIn } from '../identity/auth/graphql-caller.ts';
import { MatchType } from '../match-api/graphql-match.ts';
import { readingMatch } from '../match-store/find-match.ts';
import { callersSeat, loadedMatch } from '../match-store/loaded-match.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { builder } from '../platform/graphql/builder.ts';
import { costs, LOOK_UP } from '../platform/graphql/costs.ts';
import { askForHint, type Hint } from './hints.ts';
import { type LevelRecord, type LevelScore, levelAfter, levelRecords } from './level-record.ts';
import { mayHint } from './may-hint.ts';
import { changeTrial, createTrial, myTrials, positionOf, removeTrial, seeTrial, type TruePosition } from './service.ts';
import { MAX_TRIALS, type Trial, type TrialInList } from './store.ts';

const PositionType = builder.objectRef<TruePosition>('Position').implement({
  description: 'The whole truth of a finished match after a number of steps.',
  fields: (t) => ({
    step: t.exposeInt('step', { description: 'Steps of the match before it.' }),
    edition: t.exposeInt('edition', { description: 'The edition of the game that reads the state.' }),
    state: t.expose('state', { type: 'JSON', description: 'As the rules of the game keep it.' }),
  }),
});

const TrialInListType = builder.objectRef<TrialInList>('TrialInList').implement({
  description: 'A trial of yours, without its orders.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    matchId: t.exposeID('matchId', { description: 'The match that it tries orders of.' }),
    step: t.exposeInt('step', { description: 'Steps of the match before the position that it begins with.' }),
    title: t.exposeString('title', { description: 'What you call it.' }),
    orders: t.exposeInt('orders', { description: 'How many orders you have tried.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When you changed it last.' }),
  }),
});

const TrialType = builder.objectRef<Trial>('Trial').implement({
  description: 'Orders that you try on a copy of a match. Nobody else reads them.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    matchId: t.exposeID('matchId', { description: 'The match that it tries orders of.' }),
    step: t.exposeInt('step', { description: 'Steps of the match before the position that it begins with.' }),
    side: t.exposeString('side', {
      nullable: true,
      description: 'The side whose view the position is guessed from; null: it is the true one.',
    }),
    player: t.exposeInt('player', { nullable: true, description: 'Which of the players of that side.' }),
    guess: t.exposeInt('guess', { nullable: true, description: 'The seed of what that view does not show.' }),
    title: t.exposeString('title', { description: 'What you call it.' }),
    nodes: t.field({
      type: 'JSON',
      description: 'The tree: {id, after, side, player, line, draws, how, weight, name, note} for each order.',
      extensions: costs({ own: 100 }),
      resolve: ({ nodes }) => nodes as unknown as Json,
    }),
    revision: t.exposeInt('revision', { description: 'Send the one you read when you save.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When you changed it last.' }),
  }),
});

const HintedOrderType = builder.objectRef<Hint['orders'][number]>('HintedOrder').implement({
  description: 'An order of a hint.',
  fields: (t) => ({
    line: t.exposeString('line', { description: 'In the notation of the game.' }),
    command: t.expose('command', { type: 'JSON', nullable: true, description: 'The same as data.' }),
  }),
});

const HintType = builder.objectRef<Hint>('Hint').implement({
  description: 'What the computer would order for you.',
  fields: (t) => ({
    level: t.exposeString('level', { description: 'The level that thinks.' }),
    thinking: t.exposeBoolean('thinking', { description: 'It still thinks: ask again in a second.' }),
    orders: t.field({
      type: [HintedOrderType],
      description: 'The turn from here on, as far as it is sure. The first order is the hint.',
      extensions: costs({ own: 20, most: 60 }),
      resolve: ({ orders }) => [...orders],
    }),
    because: t.stringList({
      description: "Why the first order is good, in words that follow 'it'.",
      resolve: ({ because }) => [...because],
    }),
    turnBecause: t.stringList({
      description: 'The same of the whole turn.',
      resolve: ({ turnBecause }) => [...turnBecause],
    }),
  }),
});

const LevelScoreType = builder.objectRef<LevelScore>('LevelScore').implement({
  description: 'Your finished matches against a level.',
  fields: (t) => ({
    level: t.exposeString('level', { description: 'Its name.' }),
    won: t.exposeInt('won', { description: 'How many you won.' }),
    drawn: t.exposeInt('drawn', { description: 'How many were drawn.' }),
    lost: t.exposeInt('lost', { description: 'How many you lost.' }),
  }),
});

const LevelRecordType = builder.objectRef<LevelRecord>('LevelRecord').implement({
  description: 'How you have fared against the levels of the computer in a game. Matches with a hint do not count.',
  fields: (t) => ({
    ruleSet: t.exposeString('ruleSet', { description: 'The game.' }),
    last: t.exposeString('last', { description: 'The level that you met last.' }),
    advice: t.exposeString('advice', {
      description: 'up: after two wins of your last three against that level; down: after three losses; else stay.',
    }),
    scores: t.field({
      type: [LevelScoreType],
      description: 'The levels that you have met, the weakest first.',
      extensions: costs({ most: 5 }),
      resolve: ({ scores }) => [...scores],
    }),
  }),
});

builder.objectField(MatchType, 'nextLevel', (t) =>
  t.string({
    nullable: true,
    description:
      'After your match against a level: the level to meet next, where your record against it suggests another.',
    extensions: costs({ own: 2 * LOOK_UP }),
    resolve: (match, _args, { caller, services }) => {
      const loaded = loadedMatch(match);
      const seat = callersSeat(loaded, caller);
      return caller === null || seat === null ? null : levelAfter(services, caller, loaded, seat);
    },
  }),
);

builder.objectField(MatchType, 'hints', (t) =>
  t.boolean({
    description: 'Whether you may ask for hints here: a practice match against the computer, while it runs.',
    extensions: costs({ own: 20 }),
    resolve: (match, _args, { caller }) => {
      const loaded = loadedMatch(match);
      return mayHint(loaded, callersSeat(loaded, caller)).ok;
    },
  }),
);

builder.queryFields((t) => ({
  position: t.field({
    type: PositionType,
    description: 'The whole position of a finished match after a number of steps.',
    extensions: costs({ own: 4 * LOOK_UP }),
    args: { matchId: t.arg.id({ required: true }), step: t.arg.int({ required: true }) },
    resolve: async (_root, { matchId, step }, { services, caller }) =>
      unwrap(await positionOf(readingMatch(services, caller, matchId), caller, matchId, step)),
  }),
  myLevels: t.field({
    type: [LevelRecordType],
    description: 'How you have fared against the levels of the computer, by game, the one played last first.',
    extensions: costs({ own: 2 * LOOK_UP, most: 10 }),
    resolve: async (_root, _args, context) => [...(await levelRecords(context.services, callerIn(context)))],
  }),
  trials: t.field({
    type: [TrialInListType],
    description: 'Your trials, of one match or of all, the latest first.',
    extensions: costs({ own: LOOK_UP, most: MAX_TRIALS }),
    args: { matchId: t.arg.id() },
    resolve: async (_root, { matchId }, context) => [
      ...(await myTrials(context.services, callerIn(context), matchId ?? null)),
    ],
  }),
  trial: t.field({
    type: TrialType,
    description: 'A trial of yours.',
    extensions: costs({ own: LOOK_UP }),
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => unwrap(await seeTrial(context.services, callerIn(context), id)),
  }),
}));

builder.mutationFields((t) => ({
  askForHint: t.field({
    type: HintType,
    description:
      'Asks what the computer would order for you, in a practice match against it. Asked again it answers the same, or that it still thinks.',
    extensions: costs({ own: 4 * LOOK_UP }),
    args: { matchId: t.arg.id({ required: true }) },
    resolve: async (_root, { matchId }, context) =>
      unwrap(await askForHint(context.services, callerIn(context), matchId)),
  }),
  createTrial: t.field({
    type: TrialType,
    description: 'Keeps a trial. Of a running match only its players do, and it begins with what they see.',
    args: {
      matchId: t.arg.id({ required: true }),
      step: t.arg.int({ required: true, description: 'Steps of the match before the position that it begins with.' }),
      guess: t.arg.int({ description: 'Of a running match: the seed of what you do not see.' }),
      title: t.arg.string({ required: true }),
      nodes: t.arg({ type: 'JSON', required: true, description: 'The tree, as `Trial.nodes` gives it.' }),
    },
    resolve: async (_root, { guess, ...input }, context) =>
      unwrap(await createTrial(context.services, callerIn(context), { ...input, guess: guess ?? null })),
  }),
  changeTrial: t.field({
    type: TrialType,
    description: 'Changes a trial of yours.',
    args: {
      id: t.arg.id({ required: true }),
      revision: t.arg.int({ required: true, description: 'The revision that you have read.' }),
      title: t.arg.string({ required: true }),
      nodes: t.arg({ type: 'JSON', required: true, description: 'The tree, as `Trial.nodes` gives it.' }),
    },
    resolve: async (_root, { id, ...input }, context) =>
      unwrap(await changeTrial(context.services, callerIn(context), id, input)),
  }),
  deleteTrial: t.boolean({
    description: 'Deletes a trial of yours.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) =>
      unwrap(await removeTrial(context.services, callerIn(context), id)) === null,
  }),
}));

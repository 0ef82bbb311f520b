import type { Luck, MatchStatistics, Row, SideCount } from '@fieldpost/rulebook';
import { readingMatch } from '../match-store/find-match.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { builder } from '../platform/graphql/builder.ts';
import { costs } from '../platform/graphql/costs.ts';
import { matchStatistics, type StatisticsSeen } from './statistics.ts';

/** A whole match is read, once; then it is kept. */
const OF_A_READING = 12_000;
/** No game has more sides. */
const MAX_SIDES = 4;
const sides = costs({ most: MAX_SIDES });
/** Longer than those of any recorded match: turns, and rows of a table. */
const MAX_TURNS = 400;
const MAX_ROWS = 64;
const rows = costs({ most: MAX_ROWS });

const TurnType = builder.objectRef<MatchStatistics['turns'][number]>('StatisticsTurn').implement({
  description: 'A turn whose end is counted.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'As people call it.' }),
    step: t.exposeInt('step', { description: 'Steps of the match behind it.' }),
  }),
});

type Course = MatchStatistics['courses'][number];
const LineType = builder.objectRef<Course['sides'][number]>('StatisticsLine').implement({
  description: 'What one side had at the end of each turn.',
  fields: (t) => ({
    side: t.exposeString('side', { description: 'The side.' }),
    values: t.floatList({ description: 'One for each turn.', resolve: ({ values }) => [...values] }),
  }),
});

const CourseType = builder.objectRef<Course>('StatisticsCourse').implement({
  description: 'Something that is followed from turn to turn.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What it is.' }),
    sides: t.field({
      type: [LineType],
      description: 'In the order of the sides.',
      extensions: sides,
      resolve: (course) => [...course.sides],
    }),
  }),
});

const SideCountType = builder.objectRef<SideCount>('SideCount').implement({
  description: 'A number for a side.',
  fields: (t) => ({
    side: t.exposeString('side', { description: 'The side.' }),
    count: t.exposeInt('count', { description: 'Its number.' }),
  }),
});

const RowType = builder.objectRef<Row>('StatisticsRow').implement({
  description: 'Something that is counted for each side.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What is counted.' }),
    sides: t.field({
      type: [SideCountType],
      description: 'In the order of the sides.',
      extensions: sides,
      resolve: (row) => [...row.sides],
    }),
  }),
});

const DiceType = builder.objectRef<NonNullable<MatchStatistics['dice']>>('DiceThrown').implement({
  description: 'All six-sided dice of a match that were thrown openly.',
  fields: (t) => ({
    thrown: t.exposeInt('thrown', { description: 'How many.' }),
    faces: t.intList({ description: 'How often each face came, from 1 to 6.', resolve: ({ faces }) => [...faces] }),
    text: t.exposeString('text', { description: 'Their average beside the expected one, in a sentence.' }),
  }),
});

const LuckType = builder.objectRef<Luck>('Luck').implement({
  description: 'Throws or cards of a side: hits beside the expected ones.',
  fields: (t) => ({
    side: t.exposeString('side', { description: 'The side.' }),
    title: t.exposeString('title', { description: 'Throws of which kind.' }),
    throws: t.exposeInt('throws', { description: 'How many there were.' }),
    hits: t.exposeInt('hits', { description: 'How many of them hit.' }),
    expected: t.exposeInt('expected', { description: 'The number of expected hits, in hundredths.' }),
    frequency: t.exposeInt('frequency', {
      description:
        'How often a match brings these hits or more, in thousandths. Where they are fewer than expected: these or fewer.',
    }),
    text: t.exposeString('text', { description: 'All of it, in a sentence or two.' }),
  }),
});

const StatisticsType = builder.objectRef<StatisticsSeen>('MatchStatistics').implement({
  description: 'The figures of a finished match.',
  fields: (t) => ({
    matchId: t.exposeID('matchId', { description: 'The match.' }),
    edition: t.exposeInt('edition', { description: 'The edition of the game that told them.' }),
    turns: t.field({
      type: [TurnType],
      description: 'In order.',
      extensions: costs({ most: MAX_TURNS }),
      resolve: ({ turns }) => [...turns],
    }),
    courses: t.field({
      type: [CourseType],
      description: 'What is followed from turn to turn.',
      extensions: rows,
      resolve: ({ courses }) => [...courses],
    }),
    counts: t.field({
      type: [RowType],
      description: 'What the sides did.',
      extensions: rows,
      resolve: ({ counts }) => [...counts],
    }),
    losses: t.field({
      type: [RowType],
      description: 'What they lost, by kind.',
      extensions: rows,
      resolve: ({ losses }) => [...losses],
    }),
    dice: t.expose('dice', { type: DiceType, nullable: true, description: 'Null: no dice were thrown.' }),
    luck: t.field({
      type: [LuckType],
      description: 'By kind of throw and side; empty: nothing was left to luck.',
      extensions: rows,
      resolve: ({ luck }) => [...luck],
    }),
  }),
});

builder.queryField('matchStatistics', (t) =>
  t.field({
    type: StatisticsType,
    description:
      'The figures of a finished match: turn by turn, order by order, and its dice beside what was expected.',
    extensions: costs({ own: OF_A_READING }),
    args: { matchId: t.arg.id({ required: true }) },
    resolve: async (_root, { matchId }, { services, caller }) =>
      unwrap(await matchStatistics(readingMatch(services, caller, matchId), caller, matchId)),
  }),
);

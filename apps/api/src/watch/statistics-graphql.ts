import { builder } from '../platform/graphql/builder.ts';
import { costs, LOOK_UP } from '../platform/graphql/costs.ts';
import type { Figures, Lengths } from './statistics.ts';
import { type Statistics, statisticsOf } from './statistics-service.ts';
import { OPPONENT_KINDS } from './statistics-store.ts';

/** What a list of this holds at most: sides and nobody, lengths, reasons of a game, scenarios of a game. */
const MAX_ITEMS = { sides: 9, bins: 12, reasons: 20, scenarios: 50 } as const;

const WinsType = builder.objectRef<Figures['wins'][number]>('WinCount').implement({
  description: 'How often a side won; null: nobody won alone.',
  fields: (t) => ({
    side: t.exposeString('side', { nullable: true }),
    count: t.exposeInt('count'),
    share: t.exposeInt('share', { nullable: true, description: 'In thousandths; null: too few have ended.' }),
  }),
});

const EndsType = builder.objectRef<Figures['ends'][number]>('EndCount').implement({
  description: 'How often matches ended for a reason.',
  fields: (t) => ({
    reason: t.exposeString('reason'),
    count: t.exposeInt('count'),
    share: t.exposeInt('share', { nullable: true, description: 'In thousandths; null: too few have ended.' }),
  }),
});

const BinType = builder.objectRef<Lengths['spread'][number]>('LengthCount').implement({
  description: 'Number of matches with a length in this range, inclusive.',
  fields: (t) => ({ from: t.exposeInt('from'), to: t.exposeInt('to'), count: t.exposeInt('count') }),
});

const LengthsType = builder.objectRef<Lengths>('Lengths').implement({
  description: 'Lengths in turns of a side: a quarter of the matches was no longer than `quarter`.',
  fields: (t) => ({
    shortest: t.exposeInt('shortest'),
    quarter: t.exposeInt('quarter'),
    middle: t.exposeInt('middle'),
    threeQuarters: t.exposeInt('threeQuarters'),
    longest: t.exposeInt('longest'),
    spread: t.field({
      type: [BinType],
      extensions: costs({ own: 0, most: MAX_ITEMS.bins }),
      resolve: ({ spread }) => [...spread],
    }),
  }),
});

type OfScenario = Figures & { readonly scenario: string | null };

const FiguresType = builder.objectRef<OfScenario>('MatchFigures').implement({
  description: 'What finished matches came to.',
  fields: (t) => ({
    scenario: t.exposeString('scenario', { nullable: true, description: 'Null: of all scenarios.' }),
    count: t.exposeInt('count'),
    wins: t.field({
      type: [WinsType],
      extensions: costs({ own: 0, most: MAX_ITEMS.sides }),
      resolve: ({ wins }) => [...wins],
    }),
    ends: t.field({
      type: [EndsType],
      extensions: costs({ own: 0, most: MAX_ITEMS.reasons }),
      resolve: ({ ends }) => [...ends],
    }),
    lengths: t.expose('lengths', { type: LengthsType, nullable: true }),
  }),
});

const StatisticsType = builder.objectRef<Statistics>('Statistics').implement({
  description: 'What the finished matches of a game came to that anybody may look at.',
  fields: (t) => ({
    ruleSet: t.exposeID('ruleSet'),
    least: t.exposeInt('least', { description: 'So many must have ended before a share is said.' }),
    all: t.field({ type: FiguresType, resolve: ({ all }) => ({ ...all, scenario: null }) }),
    scenarios: t.field({
      type: [FiguresType],
      extensions: costs({ own: 0, most: MAX_ITEMS.scenarios }),
      description: 'Those that were played, the most played first.',
      resolve: ({ scenarios }) => [...scenarios],
    }),
  }),
});

builder.queryField('statistics', (t) =>
  t.field({
    type: StatisticsType,
    extensions: costs({ own: 20 * LOOK_UP }),
    args: {
      ruleSet: t.arg.id({ required: true, description: '"id", or "id@edition" for the matches of one edition.' }),
      company: t.arg({
        type: builder.enumType('OpponentKind', { values: OPPONENT_KINDS }),
        defaultValue: 'people',
        description: 'Matches of people, or those with a computer player.',
      }),
    },
    resolve: (_root, { ruleSet, company }, { services }) => statisticsOf(services, ruleSet, company ?? 'people'),
  }),
);

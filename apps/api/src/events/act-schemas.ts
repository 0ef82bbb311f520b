/** CL-164: the members of every act of an event, a schema for each type: what none of them names is refused, never dropped. */
import type { Json } from '@fieldpost/engine';
import { z } from 'zod';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import type { AskedAct } from './act-context.ts';
import { faultOf } from './change.ts';

const id = z.string().max(100);
const entry = id.describe('The id of an entry');
const leg = id.describe('The match, by its id');
const player = id.describe('A player of the team, by their entry');
const accept = z.boolean().describe('Whether you agree');
/** The last instant that ISO 8601 writes with four digits of a year. */
const LAST_INSTANT = 253_402_300_799_999;
const instant = z
  .union([z.int().min(0).max(LAST_INSTANT), z.iso.datetime(), z.iso.date()])
  .describe('An instant: ms since 1970, or ISO 8601 in UTC');
const round = z.number().describe('The number of a round');
const days = z.number().describe('Whole days');
const reason = z.string().describe('Why, as everyone will read it (CL-013)');
const q = z.number().describe('Quarter points');
const of = z.number().optional().describe('The `seq` of the report that you have read; left out: the one that waits');
/** CL-201: one of the two. */
const said = {
  q: z.number().optional().describe('Quarter points of the side that the match names first'),
  score: z
    .array(z.number())
    .nullish()
    .describe('Points of the table, of the side that the match names first and of the other'),
};
/** CL-201: what a report says besides the result. */
const asides = {
  playedOn: z.string().max(10).nullish().describe('The day, such as 2026-01-05'),
  note: z.string().max(500).optional(),
  link: z.string().max(300).optional().describe('An address with https'),
};
const nothing = {};

const MEMBERS = {
  open: nothing,
  muster: nothing,
  start: nothing,
  seed: { order: z.array(id).describe('All entries, the first seed first') },
  cancel: { reason },
  amend: { settings: z.looseObject({}).describe('What is to change, as in the announcement'), reason },
  consent: { to: z.number().describe('The `seq` of the proposal'), accept },
  finish: { reason },
  enter: {
    team: z.string().max(400).optional().describe('Of a team event: the name of your team'),
    plays: z.boolean().default(true).describe('Of a team event: whether you play yourself'),
    squad: z.array(id).optional().describe('Of a team event: the ids of the people you invite'),
  },
  late: { entry },
  'undo-import': { of: z.number().int().min(1).max(1_000_000).describe('The `seq` of the import') },
  'list-match': { match: id.describe('The match, by its id') },
  'enter-bot': { bot: z.string().max(40).describe('The name of a computer player') },
  'ask-player': { person: id.describe('The id of a person') },
  'drop-player': { player },
  'transfer-team': { player },
  'line-up': {
    squad: z.array(id).optional().describe('All players of the team by their entries, board 1 first'),
    absent: z.array(id).optional().describe('Those of them who do not play'),
  },
  reserve: { leg, player },
  join: { accept: accept.default(true) },
  confirm: nothing,
  withdraw: nothing,
  bye: { round, code: z.string().max(10).describe('H: a half bye; Z: no bye, no points (CL-064)') },
  challenge: { b: entry },
  answer: { a: entry.describe('Who challenges you'), accept },
  leave: { from: instant, to: instant },
  absence: { from: instant, to: instant },
  'offer-substitute': nothing,
  'stop-substitute': nothing,
  substitute: { entry: entry.optional().describe('Left out: your own') },
  accept: { entry },
  decline: { entry },
  appeal: { leg, reason },
  'open-case': { leg, reason },
  'add-statement': { leg, text: z.string().describe('Your statement') },
  report: {
    leg,
    ...said,
    ...asides,
    reason: reason.optional().describe('Of an officer: why, as everyone will read it'),
  },
  'confirm-report': { leg, of },
  dispute: { leg, of, ...said, reason },
  retract: { leg, of },
  'withdraw-case': { leg },
  'move-case': { leg, reason, stop: z.boolean().optional().describe('Whether its clocks stop') },
  'open-evaluation': { leg },
  forbid: { a: entry, b: entry, reason },
  repair: { round, reason },
  override: { pairs: z.array(z.array(id)).describe('[[A, B], …], by entries'), reason },
  'agree-override': nothing,
  exclude: { entry, reason },
  pause: { reason },
  resume: nothing,
  'agree-repeat': nothing,
  extend: { leg, days, reason },
  decide: {
    leg,
    reason,
    how: z.string().max(40).optional().describe('adjudicated, walkover, replay, play-on …; left out: adjudicated'),
    q: q.optional().describe('Quarter points of side A; left out where play continues'),
    supersedes: z.number().nullish().describe('The `seq` of the decision that this one replaces'),
    players: z.array(id.nullable()).optional().describe('Who plays a board again, by their entries'),
    days: days.optional().describe('How many, where play continues'),
  },
  deduct: { entry, q, reason },
} as const satisfies Readonly<Record<string, z.ZodRawShape>>;

export type ActType = keyof typeof MEMBERS;

const schemaOf = (type: string, members: z.ZodRawShape) => z.strictObject({ type: z.literal(type), ...members });
const SCHEMAS = new Map(Object.entries(MEMBERS).map(([type, members]) => [type, schemaOf(type, members)]));

/** The schemas as the description of the API shows them, with what every act may have beside its members. */
export const describedActs = (beside: z.ZodRawShape): readonly Json[] =>
  Object.entries(MEMBERS).map(([type, members]) => {
    const schema = z.strictObject({ type: z.literal(type), ...beside, ...members });
    const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' });
    return described as Json;
  });

/** What is wrong with an act by its members; null: nothing. Faults: CL_BAD_INPUT with the member `at`, CL_REASON_REQUIRED. */
export function memberFault(asked: AskedAct): Fault | null {
  const read = SCHEMAS.get(asked.type)?.safeParse(asked);
  const issues = read?.error?.issues ?? [];
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  if (issue === undefined) return null;
  const at = issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : String(issue.path[0] ?? '');
  if (at === 'reason') return fault('CL_REASON_REQUIRED', { rule: 'CL-013' });
  const problem = issue.code === 'unrecognized_keys' ? 'is not a member of this act' : 'is missing or cannot be read';
  return faultOf({ code: 'CL_BAD_INPUT', rule: 'CL-164', at }, { message: `“${at}” ${problem}.` });
}

import { ENCODINGS, IMPORT_KINDS, MAX_IMPORT_BYTES, SEPARATORS } from '@fieldpost/league';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { known } from '../identity/auth/scopes.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { idempotencyKey, idempotencyKeyHeader as underKeyAlone } from '../platform/idempotency.ts';
import { moment } from '../platform/moment.ts';
import { nodesOf, pageAsked, pageQuery } from '../platform/paging.ts';
import type { AskedAct } from './act-context.ts';
import { describedActs } from './act-schemas.ts';
import { announceOnce } from './announce.ts';
import { eventAsked, eventLog, MAX_ROWS } from './division-page.ts';
import { DOWNLOAD_NAMES, eventDownload } from './downloads.ts';
import { importFile } from './imports/importing.ts';
import { asksToEnter } from './late-entries.ts';
import { actInEvent } from './perform-act.ts';
import { eventBody, eventExport, listedEvents, MAX_EVENTS, seenEvent } from './response.ts';

const about = (summary: string) => ({ tags: ['events'], summary });
const byId = { params: z.object({ id: z.string().max(100) }) };

const announcement = z.object({
  name: z.string().max(200),
  settings: z
    .record(z.string(), z.unknown())
    .describe('What is frozen when entries open; what is left out has its default'),
  clock: z.unknown().optional().describe('The id of a preset, or a ClockSpec'),
  startsAt: moment,
  after: z
    .string()
    .max(100)
    .nullish()
    .describe('An event of the club whose final order, with promotion and relegation, seeds this one'),
});
const expectedSeq = z
  .number()
  .int()
  .min(0)
  .nullable()
  .default(null)
  .describe('What the log had when you looked: a newer one is STALE');
/** Which members an act has depends on its type, and is judged after who may do it (CL-164). */
const askedAct = z
  .looseObject({ type: z.string().max(40).describe('What is done'), expectedSeq })
  .meta({ oneOf: describedActs({ expectedSeq }) });

const asOf = z.coerce
  .number()
  .int()
  .min(0)
  .max(1_000_000)
  .optional()
  .describe('Tables as its log gave them after this act (CL-196); left out: as they are');

const division = z.coerce
  .number()
  .int()
  .min(0)
  .max(10_000)
  .optional()
  .describe(
    'Of a season with several divisions one alone, the first is 1: its entries and your own, its legs, cases and tables, without signals (CL-171). 0: of a season of more than eight your own or the first, of others everything',
  );

const idempotencyKeyHeader = z.looseObject({
  'idempotency-key': idempotencyKey,
  prefer: z.string().max(200).optional().describe('return=minimal answers {id, seq, head, state} alone (RFC 7240)'),
});

/** Events of clubs. Thin: each route is one service function. */
export const eventsRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  const filter = z.object({
    club: z.string().max(40).optional().describe('Only those of this club, by its short name'),
    mine: z.literal('1').optional().describe('Only events you have entered or run'),
    ...pageQuery(MAX_EVENTS, 'moment'),
  });
  app.get(
    '/events',
    { schema: { ...about('Events that you may see'), querystring: filter } },
    async ({ caller, query }) => {
      const asked = { club: query.club ?? null, mine: query.mine === '1' };
      const found = unwrap(await listedEvents(services, caller, asked, pageAsked(query)));
      return { events: nodesOf(found), next: found.next };
    },
  );
  const whole = { ...about('An event with its tables'), ...byId, querystring: z.object({ seq: asOf, division }) };
  app.get('/events/:id', { schema: whole }, async ({ caller, params, query }) =>
    eventBody(
      unwrap(
        await eventAsked(services, caller, params.id, { seq: query.seq ?? null, division: query.division ?? null }),
      ),
    ),
  );
  const logPage = z.object({
    after: z.coerce
      .number()
      .int()
      .min(-1)
      .max(1_000_000)
      .default(-1)
      .describe('The `seq` of the last row that you know'),
    limit: z.coerce.number().int().min(1).max(MAX_ROWS).default(MAX_ROWS).describe('How many at most'),
    division: division.describe('What is about one division, as for the event, or about everybody'),
  });
  const log = { ...about('Its public log'), ...byId, querystring: logPage };
  app.get('/events/:id/log', { schema: log }, async ({ caller, params, query }) =>
    unwrap(await eventLog(services, caller, params.id, { page: query, division: query.division ?? null })),
  );
  app.get('/events/:id/export', { schema: { ...about('The event as a proof'), ...byId } }, async ({ caller, params }) =>
    unwrap(await eventExport(services, caller, params.id)),
  );
  const files = { params: z.object({ id: z.string().max(100), file: z.enum(DOWNLOAD_NAMES) }) };
  app.get(
    '/events/:id/downloads/:file',
    { schema: { ...about('Its table and fixtures as CSV, its windows as a calendar, its news as a feed'), ...files } },
    async ({ caller, params }, reply) => {
      const { type, text } = unwrap(await eventDownload(services, caller, params.id, params.file));
      return reply.type(`${type}; charset=utf-8`).send(text);
    },
  );
};

/** Routes that change events: strangers are refused before their body is read. */
export const eventActsRest: FastifyPluginAsync = async (plain) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { services } = app;
  app.addHook('preParsing', async ({ caller }) => void unwrap(known(caller)));
  const announce = {
    ...about('Announce an event'),
    headers: underKeyAlone,
    params: z.object({ slug: z.string().max(40) }),
    body: announcement,
  };
  app.post('/clubs/:slug/events', { schema: announce }, async ({ caller, params, body, headers }, reply) => {
    const key = headers['idempotency-key'] ?? null;
    const announced = await announceOnce(services, unwrap(known(caller)), params.slug, body, key);
    const { made: id, repeated } = unwrap(announced);
    if (repeated) reply.header('idempotent-replayed', 'true');
    return reply.code(201).send(eventBody(unwrap(await seenEvent(services, caller, id))));
  });
  const reading = z.object({
    kind: z.enum(IMPORT_KINDS).describe('What the file is; trf: the report of a tournament (TRF-16)'),
    event: z.string().max(100).nullish().describe('The event into which entries and results go'),
    file: z.string().describe('The file, as text or in base64'),
    standings: z.string().nullish().describe('The standings of a season, in the same coding'),
    coding: z.enum(['text', 'base64']).default('text').describe('How `file` and `standings` are sent'),
    dialect: z
      .object({ separator: z.enum(SEPARATORS).nullish(), encoding: z.enum(ENCODINGS).nullish() })
      .strict()
      .nullish()
      .describe('How the file is written; what is left out is found'),
    columns: z
      .record(z.string().max(200), z.string().max(40))
      .nullish()
      .describe('Other names of columns, theirs to ours: {"Navn": "name"}'),
    dryRun: z.boolean().describe('The file is checked line by line, and nothing is written'),
  });
  const imports = {
    ...about('Check a file of another program, or import it'),
    params: z.object({ slug: z.string().max(40) }),
  };
  app.post(
    '/clubs/:slug/imports',
    { bodyLimit: 4 * MAX_IMPORT_BYTES, schema: { ...imports, body: reading } },
    async ({ caller, params, body }) => {
      const { kind, event = null, file, standings = null, coding, dialect, columns, dryRun } = body;
      const asked = {
        kind,
        event,
        dryRun,
        bytes: Buffer.from(file, coding === 'text' ? 'utf8' : 'base64'),
        standings: standings === null ? null : Buffer.from(standings, coding === 'text' ? 'utf8' : 'base64'),
        separator: dialect?.separator ?? null,
        encoding: dialect?.encoding ?? 'utf-8',
        columns: columns ?? {},
      } as const;
      return unwrap(await importFile(services, unwrap(known(caller)), params.slug, asked));
    },
  );
  app.post(
    '/events/:id/acts',
    { schema: { ...about('Do something in an event'), ...byId, headers: idempotencyKeyHeader, body: askedAct } },
    async (request, reply) => {
      const { expectedSeq, ...what } = request.body;
      const caller = unwrap(known(request.caller));
      const key = request.headers['idempotency-key'] ?? null;
      const asked = { expectedSeq, key };
      const mark = unwrap(await actInEvent(services, caller, request.params.id, what as AskedAct, asked));
      // CL-036: what an organiser has yet to allow is not done.
      const waits = what.type === 'enter' && (await asksToEnter(services.db, request.params.id, caller.userId));
      if (waits) reply.code(202);
      const brief = request.headers.prefer?.includes('return=minimal') ?? false;
      if (brief) return mark;
      return eventBody(unwrap(await seenEvent(services, caller, request.params.id)));
    },
  );
};

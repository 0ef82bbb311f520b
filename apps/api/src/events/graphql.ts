import { clubBody } from '../clubs/body.ts';
import { clubAct } from '../clubs/rest.ts';
import {
  actInClub,
  type ClubAct,
  createClub,
  findClub,
  JOIN_RULES,
  listClubs,
  MAX_CLUBS,
  VISIBILITIES,
} from '../clubs/service.ts';
import { callerIn } from '../identity/auth/graphql-caller.ts';
import { fault } from '../platform/errors/catalogue.ts';
import { FaultError, unwrap } from '../platform/errors/plugin.ts';
import { builder } from '../platform/graphql/builder.ts';
import { connectionOf, PAGE_ARGUMENTS } from '../platform/graphql/connections.ts';
import { costs, LOOK_UP } from '../platform/graphql/costs.ts';
import { firstPage, mapped, nodesOf, pageOfConnection } from '../platform/paging.ts';
import type { AskedAct } from './act-context.ts';
import { announceEvent } from './announce.ts';
import { eventAsked, eventLog } from './division-page.ts';
import { actInEvent } from './perform-act.ts';
import { eventBody, type listedBody, listedEvents, MAX_EVENTS, seenEvent } from './response.ts';

const isAskedAct = (raw: unknown): raw is AskedAct =>
  typeof raw === 'object' && raw !== null && 'type' in raw && typeof raw.type === 'string';
const ClubConnection = connectionOf<ReturnType<typeof clubBody>>('Club', 'JSON');
const EventConnection = connectionOf<ReturnType<typeof listedBody>>('ClubEvent', 'JSON');
const COSTLY = costs({ own: 4 * LOOK_UP });

builder.queryFields((t) => ({
  clubs: t.field({
    type: ['JSON'],
    extensions: costs({ own: LOOK_UP, most: MAX_CLUBS }),
    description: 'Clubs that you may see: {slug, name, members, offices ...}.',
    resolve: async (_root, _args, { services, caller }) =>
      nodesOf(await listClubs(services, caller, firstPage(MAX_CLUBS))).map((club) => clubBody(club, caller)) as never,
  }),
  clubsConnection: t.field({
    type: ClubConnection,
    extensions: costs({ own: LOOK_UP, most: MAX_CLUBS }),
    description: 'Clubs that you may see, by name, page by page.',
    args: {
      first: t.arg.int({ description: PAGE_ARGUMENTS.first }),
      after: t.arg.string({ description: PAGE_ARGUMENTS.after }),
    },
    resolve: async (_root, page, { services, caller }) => {
      const found = await listClubs(services, caller, pageOfConnection(page, MAX_CLUBS, 'name'));
      return mapped(found, (club) => clubBody(club, caller));
    },
  }),
  club: t.field({
    type: 'JSON',
    nullable: true,
    extensions: costs({ own: LOOK_UP }),
    description: 'A club; null: there is none, or none that you may see.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: async (_root, { slug }, { services, caller }) => {
      const club = await findClub(services, caller, slug);
      return (club.ok ? clubBody(club.value, caller) : null) as never;
    },
  }),
  events: t.field({
    type: ['JSON'],
    extensions: costs({ own: LOOK_UP, most: MAX_EVENTS }),
    description: 'Events, newest first: of a club, of yours, or all that are public.',
    args: { club: t.arg.string(), mine: t.arg.boolean() },
    resolve: async (_root, { club, mine }, { services, caller }) => {
      const asked = { club: club ?? null, mine: mine === true };
      return nodesOf(unwrap(await listedEvents(services, caller, asked, firstPage(MAX_EVENTS)))) as never;
    },
  }),
  eventsConnection: t.field({
    type: EventConnection,
    extensions: costs({ own: LOOK_UP, most: MAX_EVENTS }),
    description: 'Events, newest first: of a club, of yours, or all that are public; page by page.',
    args: {
      club: t.arg.string(),
      mine: t.arg.boolean(),
      first: t.arg.int({ description: PAGE_ARGUMENTS.first }),
      after: t.arg.string({ description: PAGE_ARGUMENTS.after }),
    },
    resolve: async (_root, { club, mine, ...page }, { services, caller }) => {
      const asked = { club: club ?? null, mine: mine === true };
      return unwrap(await listedEvents(services, caller, asked, pageOfConnection(page, MAX_EVENTS, 'moment')));
    },
  }),
  event: t.field({
    type: 'JSON',
    nullable: true,
    extensions: COSTLY,
    description: 'An event: entries, fixtures, tables, what is yours in it; null: none that you may see.',
    args: {
      id: t.arg.id({ required: true }),
      seq: t.arg.int({ description: 'Its tables as its log gave them after this act; left out: as they are.' }),
      division: t.arg.int({
        description:
          'Of a season with several divisions one alone, the first is 1; 0: of one of more than eight your own or the first (CL-171).',
      }),
    },
    resolve: async (_root, { id, seq, division }, { services, caller }) => {
      const seen = await eventAsked(services, caller, id, { seq: seq ?? null, division: division ?? null });
      return (seen.ok ? eventBody(seen.value) : null) as never;
    },
  }),
  eventLog: t.field({
    type: 'JSON',
    extensions: COSTLY,
    description: 'The public log of an event: {head, log: [{seq, at, act, role, prev, hash}]}.',
    args: {
      id: t.arg.id({ required: true }),
      division: t.arg.int({ description: 'What is about one division, as for the event, or about everybody.' }),
    },
    resolve: async (_root, { id, division }, { services, caller }) =>
      unwrap(await eventLog(services, caller, id, { division: division ?? null })) as never,
  }),
}));

const FoundClubInput = builder.inputType('FoundClubInput', {
  fields: (t) => ({
    slug: t.string({ required: true, description: 'In its address: 3 to 40 small letters, digits and hyphens.' }),
    name: t.string({ required: true }),
    about: t.string(),
    zone: t.string({ description: 'IANA zone.' }),
    visibility: t.field({ type: builder.enumType('ClubVisibility', { values: VISIBILITIES }) }),
    joinRule: t.field({ type: builder.enumType('ClubJoinRule', { values: JOIN_RULES }) }),
  }),
});

builder.mutationFields((t) => ({
  createClub: t.field({
    type: 'JSON',
    args: { input: t.arg({ type: FoundClubInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const caller = callerIn(context);
      return clubBody(unwrap(await createClub(context.services, caller, input)), caller) as never;
    },
  }),
  actInClub: t.field({
    type: 'JSON',
    nullable: true,
    description:
      '{type: join | leave | invite | admit | remove | appoint | edit | offer-ownership | take-ownership | take-office | decline-office, ...}; null: you see the club no more.',
    args: { slug: t.arg.string({ required: true }), act: t.arg({ type: 'JSON', required: true }) },
    resolve: async (_root, { slug, act }, context) => {
      const caller = callerIn(context);
      const read = clubAct.safeParse(act);
      if (!read.success) throw new FaultError(fault('MALFORMED'));
      const after = unwrap(await actInClub(context.services, caller, slug, read.data as ClubAct));
      return (after === null ? null : clubBody(after, caller)) as never;
    },
  }),
  announceEvent: t.field({
    type: 'JSON',
    description:
      'Announces an event of a club. `settings`: what is frozen when entries open; what is left out has its default.',
    args: {
      club: t.arg.string({ required: true }),
      name: t.arg.string({ required: true }),
      settings: t.arg({ type: 'JSON', required: true }),
      clock: t.arg({ type: 'JSON' }),
      startsAt: t.arg({ type: 'DateTime', required: true }),
      after: t.arg.id({ description: 'An event of the club whose final order, with promotion, seeds this one.' }),
    },
    resolve: async (_root, { club, name, settings, clock, startsAt, after }, context) => {
      const caller = callerIn(context);
      const input = { name, settings, clock: clock ?? undefined, startsAt: new Date(startsAt as never), after };
      const id = unwrap(await announceEvent(context.services, caller, club, input));
      return eventBody(unwrap(await seenEvent(context.services, caller, id))) as never;
    },
  }),
  actInEvent: t.field({
    type: 'JSON',
    description:
      '{type: open | enter | confirm | withdraw | challenge | extend | decide ..., ...}; answers the event as it is then.',
    args: {
      id: t.arg.id({ required: true }),
      act: t.arg({ type: 'JSON', required: true }),
      expectedSeq: t.arg.int({ description: 'What the log had when you looked: a newer one is STALE.' }),
      key: t.arg.string({ description: 'An idempotency key: the same act under it is done once.' }),
    },
    resolve: async (_root, { id, act, expectedSeq, key }, context) => {
      const caller = callerIn(context);
      if (!isAskedAct(act)) throw new FaultError(fault('MALFORMED'));
      unwrap(
        await actInEvent(context.services, caller, id, act, { expectedSeq: expectedSeq ?? null, key: key ?? null }),
      );
      return eventBody(unwrap(await seenEvent(context.services, caller, id))) as never;
    },
  }),
}));

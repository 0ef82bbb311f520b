import type { FastifyInstance, FastifyReply } from 'fastify';
import { findCampaign } from '../../campaigns/reading.ts';
import type { Caller } from '../../context.ts';
import { findMatch } from '../../match-store/find-match.ts';
import { fault } from '../../platform/errors/catalogue.ts';
import { refuse, unwrap } from '../../platform/errors/plugin.ts';
import { readerOf } from './links.ts';
import { readerName } from './store.ts';

type Params = { readonly Params: { readonly token: string; readonly id: string } };

/** A secret link is nobody else's: no store on the way may keep what it gives, and no page it leads to learns it. */
const asFeed = (reply: FastifyReply, type: string): FastifyReply =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', 'private, max-age=300')
    .header('referrer-policy', 'no-referrer');

async function callerOf(app: FastifyInstance, userId: string): Promise<Caller | null> {
  const reader = await readerName(app.services, userId);
  return reader && { ...reader, userId, via: 'session', credential: 'feed', scopes: [] };
}

/** The writers of feeds are loaded with the first that is asked for. */
async function atomOf(app: FastifyInstance, caller: Caller | null, id: string, url: string): Promise<string> {
  const { chronicle } = await import('./chronicle.ts');
  return chronicle(app.services, unwrap(await findMatch(app.services, caller, id)), caller, url);
}

async function warOf(app: FastifyInstance, caller: Caller | null, id: string, url: string): Promise<string> {
  const { warChronicle } = await import('./war-chronicle.ts');
  return warChronicle(app.services, caller, unwrap(await findCampaign(app.services, caller, id)), url);
}

/** The Atom feeds, by the folder of their address. */
const CHRONICLES = { matches: atomOf, campaigns: warOf } as const;

/**
 * Feeds, fetched by programs that cannot sign in: `/api/feeds/:token/deadlines.ics`, `/api/feeds/:token/matches/:id/chronicle.atom` as
 * the token's owner may know the match, and `/api/feeds/matches/:id/chronicle.atom` as anybody may; so, too, of campaigns (LC-142).
 */
export function registerFeeds(app: FastifyInstance): void {
  const hidden = { schema: { hide: true } };
  const { publicUrl } = app.services.settings;
  app.get<Params>('/api/feeds/:token/deadlines.ics', hidden, async ({ params }, reply) => {
    const userId = await readerOf(app.services, params.token);
    if (userId === null) return refuse(reply, fault('NOT_FOUND'));
    const { deadlineCalendar } = await import('./calendar.ts');
    return asFeed(reply, 'text/calendar').send(await deadlineCalendar(app.services, userId));
  });
  for (const kind of ['matches', 'campaigns'] as const) {
    const write = CHRONICLES[kind];
    app.get<Params>(`/api/feeds/:token/${kind}/:id/chronicle.atom`, hidden, async ({ params, url }, reply) => {
      const userId = await readerOf(app.services, params.token);
      if (userId === null) return refuse(reply, fault('NOT_FOUND'));
      const atom = await write(app, await callerOf(app, userId), params.id, `${publicUrl}${url}`);
      return asFeed(reply, 'application/atom+xml').send(atom);
    });
    app.get<Params>(`/api/feeds/${kind}/:id/chronicle.atom`, hidden, async ({ params, url }, reply) =>
      asFeed(reply, 'application/atom+xml').send(await write(app, null, params.id, `${publicUrl}${url}`)),
    );
  }
}

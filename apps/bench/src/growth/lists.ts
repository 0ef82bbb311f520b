import { closeServices, openServices } from '@fieldpost/api/services';
import { settingsWith } from '@fieldpost/api/settings';
import { ARCHIVE, LOBBY, MY_MATCHES, PROFILE } from '@fieldpost/client';
import Fastify from 'fastify';
import { atMost, type Bench } from '../report.ts';
import { startStack } from '../service/stack.ts';
import { type Asking, asked, figuresOf } from './asking.ts';
import { openCrowd } from './crowd.ts';

const SIZE = { underWay: 500, ended: 5_000, open: 100_000 };
const MAX_MS = 20;
/** What the page of a desk asks: two dozen, and whether there are others. */
const DESK = { finished: false, first: 25 };

/** Measures the pages of players with much data, and a full lobby: each over HTTP, as the page asks. */
export const bench: Bench = {
  name: 'growth:lists',
  run: async () => {
    const stack = await startStack();
    try {
      const settings = settingsWith({
        databaseUrl: stack.databaseUrl,
        secret: 'a secret of the bench that is long enough',
      });
      const context = openServices(settings, { log: Fastify().log });
      const { busy, old } = await openCrowd(context, SIZE).finally(() => closeServices(context));
      type Who = { readonly token: string };
      const of = ({ token }: Who, what: string, { text }: { readonly text: string }, variables = {}): Asking =>
        asked(stack, { what, token, text, variables });
      const all = [
        of(busy, `a desk with ${SIZE.underWay} matches, its first page`, MY_MATCHES, DESK),
        of(old, `the archive of ${SIZE.ended} matches, a page of it`, ARCHIVE, { first: 24 }),
        of(old, `a profile with ${SIZE.ended} matches`, PROFILE, { id: old.caller.userId }),
        of(old, `the lobby with ${SIZE.open} open matches`, LOBBY),
        of(old, 'the same, those that one may join', LOBBY, { joinable: true }),
      ];
      return await figuresOf(all, (what, value, unit) => atMost(what, value, unit, MAX_MS));
    } finally {
      await stack.stop();
    }
  },
};

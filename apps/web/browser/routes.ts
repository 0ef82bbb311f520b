import { globSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** The reader: a stranger, a demonstration player, or an operator. */
export type Eyes = 'stranger' | 'player' | 'operator';

/** A page as somebody comes to it. `heading`: its first, once it is there. */
export type Visit = {
  readonly eyes: Eyes;
  readonly at: string | ((page: Page) => Promise<string>);
  readonly heading: string | RegExp;
};

const as = (eyes: Eyes, at: Visit['at'], heading: Visit['heading']): Visit => ({ eyes, at, heading });

/** The address that a link of another page leads to. */
const linkOn =
  (from: string | ((page: Page) => Promise<string>), selector: string) =>
  async (page: Page): Promise<string> => {
    await page.goto(typeof from === 'string' ? from : await from(page));
    const link = page.locator(selector).first();
    return (await link.getAttribute('href')) ?? '';
  };

const WAR = linkOn('/campaigns', 'a:has-text("The war for Saltmarket")');
const LEAGUE = linkOn('/clubs/harbour-street', 'a:has-text("The winter league")');
/** A match on the player's desk. */
const OWN = linkOn('/desk', 'a[href^="/matches/"]:not([href*="/new"])');
/** A finished match of the player. */
const FINISHED = linkOn('/desk/finished', 'a[href^="/matches/"]');
const beneath = (where: (page: Page) => Promise<string>, more: string) => async (page: Page) =>
  `${(await where(page)).replace(/\?.*/, '')}${more}`;

/** The same of a match that strangers may look at, in a frame. */
const EMBEDDED = async (page: Page) =>
  (await linkOn('/watch', 'a[href^="/matches/"]')(page)).replace(/^\/matches/, '/embed');

/** Every page of the site by its route, with the visits that check it. */
export const LOOKED_AT: Readonly<Record<string, readonly Visit[]>> = {
  '/': [as('stranger', '/', 'War games by post')],
  '/about': [as('stranger', '/about', 'About Fieldpost')],
  '/account': [as('player', '/account', 'Your account')],
  '/account/notifications': [as('player', '/account/notifications', 'Notifications')],
  '/act/[token]': [as('stranger', '/act/none', 'This link is incomplete')],
  '/campaigns': [as('player', '/campaigns', 'Campaigns')],
  '/campaigns/[id]': [as('player', WAR, 'The war for Saltmarket')],
  '/campaigns/[id]/correct': [as('player', beneath(WAR, '/correct'), /./)],
  '/campaigns/[id]/honour': [as('player', beneath(WAR, '/honour'), /./)],
  '/campaigns/[id]/seat': [as('player', '/campaigns/none/seat?offer=none', 'You are invited to take a seat')],
  '/campaigns/[id]/soldiers/[soldier]': [as('player', linkOn(WAR, 'a[href*="/soldiers/"]'), /./)],
  '/campaigns/[id]/timeline': [as('player', beneath(WAR, '/timeline'), /./)],
  '/clubs': [as('stranger', '/clubs', 'Clubs')],
  '/clubs/[slug]': [as('player', '/clubs/harbour-street', /./)],
  '/clubs/[slug]/new-event': [as('player', '/clubs/harbour-street/new-event', 'Create an event')],
  '/clubs/[slug]/new-front': [as('player', '/clubs/harbour-street/new-front', 'Create a front')],
  '/desk': [as('player', '/desk', 'Your desk')],
  '/desk/finished': [as('player', '/desk/finished', 'Finished matches')],
  '/embed/[id]': [as('stranger', EMBEDDED, /./)],
  '/enter': [as('stranger', '/enter', 'This link is incomplete')],
  '/events/[id]': [as('player', LEAGUE, 'The winter league')],
  '/events/[id]/desk': [as('player', beneath(LEAGUE, '/desk'), 'Manage event')],
  '/fields': [as('player', '/fields', 'Battlefields')],
  '/fields/new': [
    as('player', '/fields/new', /^Draw a/),
    as('player', '/fields/new?game=mass-warfare', /^Draw a/),
    as('player', '/fields/new?game=world-war-awesome', /^Draw a/),
  ],
  '/forgot-password': [as('stranger', '/forgot-password', 'Forgot your password?')],
  '/invitation/[secret]': [as('stranger', '/invitation/none', 'This invitation is no longer valid')],
  '/lessons/[game]': [as('stranger', '/lessons/wwi-combined-arms', /^WWI Combined Arms/)],
  '/lobby': [as('stranger', '/lobby', 'Lobby'), as('player', '/lobby', 'Lobby')],
  '/matches/[id]': [as('player', OWN, /./)],
  '/matches/[id]/dice': [as('player', beneath(OWN, '/dice'), 'The dice')],
  '/matches/[id]/notifications': [as('player', beneath(OWN, '/notifications'), 'Notification history')],
  '/matches/[id]/statistics': [as('player', beneath(FINISHED, '/statistics'), 'Statistics')],
  '/matches/[id]/try': [as('player', beneath(FINISHED, '/try?step=0'), /^Trial, not your match/)],
  '/matches/new': [as('player', '/matches/new', 'Create a match')],
  '/operator': [as('operator', '/operator', 'Operator')],
  '/play/[game]': [as('player', '/play/wwi-combined-arms', 'WWI Combined Arms')],
  '/reset-password': [as('stranger', '/reset-password?token=x', 'Choose a new password')],
  '/rules': [as('stranger', '/rules', 'Rules')],
  '/rules/[ruleSet]': [
    as('stranger', '/rules/wwi-combined-arms', 'WWI Combined Arms'),
    as('stranger', '/rules/mass-warfare', 'Mass Warfare'),
    as('stranger', '/rules/world-war-awesome', 'World War Awesome!'),
  ],
  '/rules/[ruleSet]/statistics': [as('stranger', '/rules/wwi-combined-arms/statistics', 'Statistics')],
  '/sign-in': [as('stranger', '/sign-in', 'Sign in')],
  '/sign-up': [as('stranger', '/sign-up', 'Create an account')],
  '/users/[id]': [as('player', linkOn(LEAGUE, 'a[href^="/users/"]'), /./)],
  '/verified': [as('stranger', '/verified', 'Address confirmed')],
  '/watch': [as('stranger', '/watch', 'Watch'), as('stranger', '/watch?player=nobody&length=long', 'Watch')],
};

/** Pages checked elsewhere, and where: those tests show more on them than the demonstration could. */
export const LOOKED_AT_ELSEWHERE: Readonly<Record<string, string>> = {
  '/clubs/[slug]/fronts/[id]': 'clubs.test.ts: a front that an officer has opened',
  '/fields/[key]': 'animal-world-war.test.ts: a field that somebody has drawn and handed on',
  '/moderation': 'talk.test.ts: letters that somebody has shown to the moderators',
};

const APP = path.resolve(import.meta.dirname, '../src/app');

/** The routes of all pages there are: "/matches/[id]". */
export const routesThatAre = (): readonly string[] =>
  globSync('**/page.tsx', { cwd: APP })
    .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, '/'))
    .toSorted();

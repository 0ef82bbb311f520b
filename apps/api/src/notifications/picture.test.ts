import { fastChance, openMatch, setupOf, viewOf } from '@fieldpost/engine';
import { current } from '@fieldpost/rulebook';
import { expect, test } from 'vitest';
import type { NotificationContext } from '../notification/context.ts';
import { positionPicture } from './picture.ts';

const RULE_SET = 'wwi-combined-arms';

/** What a picture is made of, for a reader of a side. */
function about(side: string, notificationId: string): NotificationContext {
  const rules = current(RULE_SET);
  const setup = rules && setupOf(rules, { scenario: 'salient-duel', options: { first: 'south' } });
  if (!rules || !setup?.ok) throw new Error('there is no such battle');
  const opened = openMatch(rules, setup.value, fastChance(1));
  if (!opened.ok) throw new Error(opened.fault.code);
  const view = viewOf(rules, opened.value.game, { side, player: 0 });
  const seen = { notificationId, match: { ruleSet: RULE_SET }, reader: { side }, view, awaited: true, ending: null };
  return seen as unknown as NotificationContext;
}

const widthOf = (png: Uint8Array): number => Buffer.from(png).readUInt32BE(16);

test('a picture is painted once for all who are shown the same, twice as wide as letters show it', async () => {
  const [one, other, enemy] = await Promise.all([
    positionPicture(about('south', 'n1')),
    positionPicture(about('south', 'n2')),
    positionPicture(about('north', 'n3')),
  ]);
  expect([one?.cid, other?.cid]).toEqual(['position.n1@fieldpost', 'position.n2@fieldpost']);
  expect(one?.inline.content).toBe(other?.inline.content);
  expect(enemy?.inline.content).not.toEqual(one?.inline.content);
  expect(widthOf(one?.inline.content ?? new Uint8Array())).toBe(560);
});

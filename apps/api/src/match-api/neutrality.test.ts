import { sampled } from '@fieldpost/config/drill';
import { paced } from '@fieldpost/config/pace';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rootFields } from '../testing/authorisation/probe.ts';
import { cupTwins } from '../testing/neutrality/cups.ts';
import { ENTRIES } from '../testing/neutrality/entries.ts';
import { ROOTS } from '../testing/neutrality/graph.ts';
import { listenIn } from '../testing/neutrality/listener.ts';
import { glimpseOf, outlookOf, type Scene } from '../testing/neutrality/outlook.ts';
import { actAlike, nextAct, openPair, type Pair } from '../testing/neutrality/pairs.ts';
import type { Twins } from '../testing/neutrality/secrets.ts';
import { clearAway, file, onlooker } from '../testing/neutrality/trial.ts';
import { twinsOf } from '../testing/neutrality/twins.ts';
import { notingRoutes } from '../testing/noted-routes.ts';
import { openPostOffice } from '../testing/post-office.ts';

/**
 * Windows are neutral to secrets, through the whole service: two matches which differ only in what the defender holds or has
 * ordered are the same for everybody else, byte for byte and minute for minute, until they play a card in one of them.
 * NEUTRAL_PAIRS says how many pairs are tried; NEUTRAL_FROM which is the first.
 */
const FROM = Number(process.env.NEUTRAL_FROM ?? 1);
const ALL_PAIRS = Array.from({ length: Number(process.env.NEUTRAL_PAIRS ?? 6) }, (_, index) => FROM + index);
const PAIRS = process.env.NEUTRAL_PAIRS ? ALL_PAIRS : sampled('neutral pairs', ALL_PAIRS, 3);
const MAX_ACTS = 5;
/** Pairs that are played at once, all by one clock. */
const AT_ONCE = 3;
/** Longer than half of the time for which a notice may be held, so that held ones leave, too. */
const BETWEEN_ACTS_MS = 200_000;

let scene: Scene;
let routes: readonly string[];
beforeAll(async () => {
  const noted = await notingRoutes(() => openPostOffice({ inboundDomain: 'orders.example.org' }));
  const office = noted.built;
  routes = noted.routes;
  office.receiver.answer(200);
  scene = { office, listener: listenIn(office), onlooker: await onlooker(office) };
});
afterAll(() => scene.office.close());

/** The first line that differs, from a little before the place. */
function expectSame(one: string, other: string, when: string): void {
  if (one === other) return;
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const at = lines.findIndex((line, index) => line !== others[index]);
  const [line = '', theirs = ''] = [lines[at], others[at]];
  const from = Math.max(0, [...line].findIndex((sign, index) => sign !== theirs[index]) - 60);
  const excerpt = (text: string): string => `${text.slice(0, 60)} ... ${text.slice(from, from + 400)}`;
  expect(excerpt(theirs), `${when}, line ${at}`).toBe(excerpt(line));
  expect.fail(`${when}: ${others.length} lines are not ${lines.length}`);
}

type Look = (scene: Scene, trial: Pair['trials'][0], seed: number) => Promise<string>;

/** Looks at both, and answers what is seen of the first. */
async function expectAlike({ seed, trials }: Pair, look: Look, when: string): Promise<string> {
  const [one, other] = [await look(scene, trials[0], seed), await look(scene, trials[1], seed)];
  expectSame(one, other, `pair ${seed}, ${when}`);
  return one;
}

/** Files what the keepers have ordered: nobody learns that it was done, nor what it is. */
async function fileAlike(pair: Pair): Promise<void> {
  const { seed, trials, twins } = pair;
  const before = await glimpseOf(scene, trials[0]);
  for (const index of [0, 1] as const) await file(scene.office, trials[index], twins.secrets[index]);
  await scene.listener.allHeard();
  expectSame(before, await glimpseOf(scene, trials[0]), `pair ${seed}, before and after filing`);
  await expectAlike(pair, outlookOf, 'orders filed');
}

/** One more act of a pair; false: there is none. */
async function acted(pair: Pair, index: number): Promise<boolean> {
  const act = await nextAct(scene.office, pair, index);
  if (act === null) return false;
  await actAlike(scene.office, pair, act);
  await scene.listener.allHeard();
  await expectAlike(pair, glimpseOf, `act ${index + 1}`);
  return true;
}

/** Plays pairs for as long as the keeper has not spoken in either; answers how many acts were compared. */
async function compared(seeds: readonly number[], twins: (seed: number) => Twins = twinsOf): Promise<number> {
  const pairs = await Promise.all(seeds.map((seed) => openPair(scene, seed, twins(seed))));
  await scene.listener.allHeard();
  await Promise.all(pairs.map(fileAlike));
  let going: readonly Pair[] = pairs;
  const played: Pair[] = [];
  for (let index = 0; index < MAX_ACTS && going.length > 0; index += 1) {
    scene.office.clock.advance(BETWEEN_ACTS_MS);
    const on = await Promise.all(going.map((pair) => acted(pair, index)));
    going = going.filter((_, at) => on[at]);
    played.push(...going);
  }
  await Promise.all([...new Set(played)].map((pair) => expectAlike(pair, outlookOf, 'the last moment')));
  await clearAway(
    scene.office,
    pairs.flatMap(({ trials }) => trials),
  );
  return played.length;
}

describe('the comparison itself', () => {
  test('every route that answers a GET is compared, or left out for a reason', () => {
    const gets = routes.filter((route) => route.startsWith('GET '));
    expect(Object.keys(ENTRIES).toSorted()).toEqual(gets.toSorted());
  });

  test('every field of Query is compared, or left out for a reason', () => {
    const fields = Object.keys(rootFields()).filter((name) => name.startsWith('Query.'));
    expect(
      Object.keys(ROOTS)
        .map((name) => `Query.${name}`)
        .toSorted(),
    ).toEqual(fields.toSorted());
  });

  test('looks at every way of being told', async () => {
    const [atOnce, digest] = [await openPair(scene, 5), await openPair(scene, 6)];
    const texts = await Promise.all([atOnce, digest].map(({ trials, seed }) => outlookOf(scene, trials[0], seed)));
    const ways = {
      push: '"said": "{',
      webhook: 'match-started',
      mail: 'position.png ',
      digest: 'Your daily digest, at the time you chose',
      answer: 'No order was played',
      button: '"mailAction":{"campaignId":null,"label',
      calendar: 'BEGIN:VEVENT',
      feed: '</feed>',
      pack: '"handoverPack":{',
      export: '"exportedAt"',
      why: '"matchNotifications":[{',
      invitation: '"inviter":{',
    };
    const missing = Object.entries(ways).filter(([, sign]) => !texts.some((text) => text.includes(sign)));
    expect(missing.map(([way]) => way)).toEqual([]);
  });

  test('finds a hand of another size, and a card that lies elsewhere', async () => {
    const twins = twinsOf(FROM);
    const told = async (twins: Twins): Promise<string> =>
      expectAlike(await openPair(scene, FROM, twins), outlookOf, 'changed').then(
        () => 'alike',
        () => 'different',
      );
    const [one, other] = twins.secrets;
    const { position } = other.document;
    if (position === null) throw new Error('no position');
    const { hand } = position.forces[twins.keeper];
    const shorter = { ...position.forces, [twins.keeper]: { ...position.forces[twins.keeper], hand: hand.slice(1) } };
    const changed = (more: object) => ({
      ...twins,
      secrets: [one, { ...other, document: { ...other.document, position: { ...position, ...more } } }] as const,
    });
    expect(await told(twins)).toBe('alike');
    expect(await told(changed({ forces: shorter, discard: [...position.discard, ...hand.slice(0, 1)] }))).toBe(
      'different',
    );
    expect(await told(changed({ discard: position.discard.toReversed() }))).toBe(
      position.discard.length > 1 ? 'different' : 'alike',
    );
  });
});

describe('until a card is played', () => {
  test(`${PAIRS.length} pairs of matches look the same to all but their keeper`, {
    timeout: paced(20_000 + PAIRS.length * 20_000),
  }, async () => {
    let acts = 0;
    for (let first = 0; first < PAIRS.length; first += AT_ONCE)
      acts += await compared(PAIRS.slice(first, first + AT_ONCE));
    if (PAIRS.length === ALL_PAIRS.length) expect(acts).toBeGreaterThan(PAIRS.length);
  });
});

describe('until a cup comes off', () => {
  test('matches of World War Awesome! whose cups, hands and queues are permuted look the same', {
    timeout: paced(60_000),
  }, async () => {
    expect((await compared([1], cupTwins)) + (await compared([2], cupTwins))).toBeGreaterThan(5);
  });

  test('a cup in another region is found', async () => {
    const [one, other] = cupTwins(3).secrets;
    const elsewhere = JSON.parse(JSON.stringify(other).replace('"region":"F6"', '"region":"F3"')) as typeof other;
    const pair = await openPair(scene, 3, { ...cupTwins(3), secrets: [one, elsewhere] });
    await expect(expectAlike(pair, outlookOf, 'changed')).rejects.toThrow();
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listenIn, outlookOf, type Scene, type Trial } from '../testing/neutrality/outlook.ts';
import { file, onlooker, openTrial, send } from '../testing/neutrality/trial.ts';
import { type Twins, twinsOf } from '../testing/neutrality/twins.ts';
import { openPostOffice, type PostOffice } from '../testing/post-office.ts';
import { loadMatch, loadSteps } from './store.ts';

/**
 * Windows are neutral to secrets, through the whole service: two matches which differ only in what the defender holds or has
 * ordered are the same for everybody else, byte for byte and minute for minute, until he plays a card in one of them.
 * NEUTRAL_PAIRS says how many pairs are tried; NEUTRAL_FROM which is the first.
 */
const PAIRS = Number(process.env.NEUTRAL_PAIRS ?? 4);
const FROM = Number(process.env.NEUTRAL_FROM ?? 1);
const MOST_ACTS = 5;

let office: PostOffice;
let scene: Scene;
beforeAll(async () => {
  office = await openPostOffice();
  office.receiver.answer(200);
  scene = { office, ear: listenIn(office), onlooker: await onlooker(office) };
});
afterAll(() => office.close());

const storedOf = async ({ id }: Trial) => {
  const match = await loadMatch(office.context.db, id);
  if (!match) throw new Error(`no match ${id}`);
  return match;
};

/** Whether the keeper has done more than pass: played a card, or begun a turn of his own. From here on the two may differ. */
async function hasSpoken(trial: Trial, { keeper }: Twins): Promise<boolean> {
  const steps = await loadSteps(office.context.db, trial.id, 0, (await storedOf(trial)).step);
  return steps.some(({ by, command }) => by.side === keeper && command.type !== 'pass');
}

type Pair = readonly [Trial, Trial];

/** Who is awaited in both; null: nobody, or the turn has passed and it is the keeper's own. */
async function awaitedIn([one]: Pair, { active, keeper }: Twins): Promise<'active' | 'keeper' | null> {
  const { pending } = await storedOf(one);
  if (pending?.kind !== 'choice') return null;
  if (pending.side === active) return 'active';
  return pending.side === keeper && pending.clock === 'reaction' ? 'keeper' : null;
}

/** The command of the menu that this act tries; the menus of both are the same. */
async function chosen(trial: Trial, nth: number): Promise<object> {
  const headers = { authorization: `Bearer ${trial.active.token}` };
  const reply = await office.app.inject({ url: `/api/v1/matches/${trial.id}/commands`, headers });
  const { commands } = reply.json<{ commands: { command: object }[] }>();
  return commands[(nth * 7 + 3) % commands.length]?.command ?? {};
}

/** Both do the same in the same second, and what follows is delivered. */
async function actAlike(pair: Pair, who: 'active' | 'keeper', nth: number): Promise<void> {
  office.clock.advance(60_000);
  for (const trial of pair) {
    const command = who === 'active' ? await chosen(trial, nth) : { type: 'pass' };
    const payload = { expectedStep: (await storedOf(trial)).step, command };
    const reply = await send(office, trial, trial[who], 'commands', payload);
    expect(reply.statusCode, reply.body).toBe(200);
  }
  for (const trial of pair) await office.post({ id: trial.id } as never);
}

function expectSame(one: string, other: string): void {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const at = lines.findIndex((line, nth) => line !== others[nth]);
  expect(others[at], `line ${at}`).toBe(lines[at]);
  expect(others).toHaveLength(lines.length);
}

async function expectAlike([one, other]: Pair, whole: boolean): Promise<void> {
  expectSame(await outlookOf(scene, one, whole), await outlookOf(scene, other, whole));
}

/** Plays a pair for as long as the keeper has not spoken in either; answers how many acts were compared. */
async function compared(seed: number): Promise<number> {
  const twins = twinsOf(seed);
  const pair: Pair = [
    await openTrial(office, twins, twins.secrets[0]),
    await openTrial(office, twins, twins.secrets[1]),
  ];
  await expectAlike(pair, true);
  const before = await outlookOf(scene, pair[0], true);
  for (const nth of [0, 1] as const) await file(office, pair[nth], twins.secrets[nth]);
  expectSame(before, await outlookOf(scene, pair[0], true));
  let acts = 0;
  for (; acts < MOST_ACTS; acts += 1) {
    const who = await awaitedIn(pair, twins);
    if (who === null) break;
    await actAlike(pair, who, seed + acts);
    if ((await hasSpoken(pair[0], twins)) || (await hasSpoken(pair[1], twins))) break;
    if ((await awaitedIn(pair, twins)) === null && twins.secrets.some(({ plan }) => plan !== null)) break;
    await expectAlike(pair, acts % 2 === 1);
  }
  return acts;
}

describe('the comparison itself', { timeout: 60_000 }, () => {
  const told = async (twins: Twins): Promise<string> => {
    const pair: Pair = [
      await openTrial(office, twins, twins.secrets[0]),
      await openTrial(office, twins, twins.secrets[1]),
    ];
    return expectAlike(pair, true).then(
      () => 'alike',
      () => 'different',
    );
  };

  test('finds a hand of another size, and a card that lies elsewhere', async () => {
    const twins = twinsOf(FROM);
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
  test(`${PAIRS} pairs of matches look the same to all but their keeper`, {
    timeout: 20_000 + PAIRS * 20_000,
  }, async () => {
    let acts = 0;
    for (let seed = FROM; seed < FROM + PAIRS; seed += 1)
      acts += await compared(seed).catch((error: Error) => {
        throw new Error(`pair ${seed}: ${error.message}`, { cause: error });
      });
    expect(acts).toBeGreaterThan(PAIRS);
  });
});

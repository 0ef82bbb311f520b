/** LC-153: SIGKILL at the nine points of a campaign, and what is there when somebody comes back. */
import { act } from '@fieldpost/api/campaigns/acting';
import { battlesOf } from '@fieldpost/api/campaigns/battles-store';
import { officersAct } from '@fieldpost/api/campaigns/correcting';
import { loadLedger } from '@fieldpost/api/campaigns/ledger-store';
import { createCampaign, joinCampaign } from '@fieldpost/api/campaigns/opening';
import { loadCampaign } from '@fieldpost/api/campaigns/store';
import { rulesOfCampaign } from '@fieldpost/api/campaigns/stored';
import { startWorker } from '@fieldpost/api/jobs/worker';
import type { CrashPoint } from '@fieldpost/api/platform/crash-points';
import { codeOf, visitor } from '@fieldpost/api/testing/house';
import { agree } from '@fieldpost/api/turn/agreements';
import { startMatch } from '@fieldpost/api/turn/start';
import { drawTests } from '@fieldpost/config/draw-tests';
import { sampled } from '@fieldpost/config/drill';
import { paced } from '@fieldpost/config/pace';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ServiceProcess, until } from './testing/processes.ts';
import { openScene, type Scene } from './testing/scene.ts';

drawTests(1);

// Every test starts real processes, and a busy machine starts them slowly.
vi.setConfig({ testTimeout: paced(180_000), hookTimeout: paced(180_000) });

let scene: Scene;
/** The process that restarts after each kill. */
let api: ServiceProcess;
beforeAll(async () => {
  scene = await openScene();
  api = await scene.start('api');
});
afterAll(() => scene.close());

type Person = Awaited<ReturnType<typeof visitor>>;
type War = { readonly id: string; readonly herb: Person; readonly carn: Person };

/** A war of two people in which nothing has been declared; one entry further with `declared`. */
async function war(declared: boolean): Promise<War> {
  const { context } = scene;
  const [herb, carn] = [await visitor(context, 'Ada'), await visitor(context, 'Ben')];
  const made = await createCampaign(context, herb.caller, { rules: 'aww-legacy@1', title: 'The shaken war' });
  if (!made.ok) throw new Error(made.fault.code);
  const { id } = made.value;
  const say = async (who: Person, expectedSeq: number, said: object) =>
    expect(codeOf(await act(context, who.caller, id, { expectedSeq, act: said, key: null }))).toBe('ok');
  expect(codeOf(await joinCampaign(context, carn.caller, id, 'CARN'))).toBe('ok');
  await say(herb, 0, { type: 'startTactic', tactic: 'T16' });
  await say(carn, 0, { type: 'startTactic', tactic: 'T14' });
  if (declared) await say(herb, 1, ATTACK);
  return { id, herb, carn };
}

const ATTACK = { type: 'declare', kind: 'attack', city: 'c02' };

/** Null: no answer came. */
async function post(to: ServiceProcess, { token }: Person, path: string, body: object): Promise<string | null> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': `key:${path}`,
  };
  try {
    const url = `${to.url}/api/v1/campaigns/${path}`;
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return `${response.status} ${await response.text()}`;
  } catch {
    return null;
  }
}

const kinds = async (id: string) => (await loadLedger(scene.context.db, id, -1, 100)).map(({ kind }) => kind);
const matchesOf = async (id: string) =>
  (await scene.context.db.match.findMany({ where: { followedBy: `campaign:${id}` } }))
    .map((match) => match.id)
    .toSorted();

/** Expects no lost or doubled entry, exactly one match per battle, and no duplicate notification. */
async function expectWhole({ id }: War, expected: readonly string[], battles: number): Promise<void> {
  const { db } = scene.context;
  expect(await kinds(id)).toEqual(expected);
  const campaign = await loadCampaign(db, id);
  if (campaign === null) throw new Error('the campaign is gone');
  expect(rulesOfCampaign(campaign).verify(await loadLedger(db, id, -1, 100))).toMatchObject({ ok: true });
  const mustered = (await battlesOf(db, id)).map(({ matchId }) => matchId);
  expect(mustered).toHaveLength(battles);
  expect(await matchesOf(id)).toEqual(mustered.toSorted());
  const told = await db.notification.findMany({
    where: { aboutId: id, kind: { startsWith: 'campaign' }, channel: 'page' },
  });
  const causes = told.map(({ userId, data }) => JSON.stringify([userId, data]));
  expect(causes.length).toBeGreaterThan(0);
  expect(new Set(causes).size).toBe(causes.length);
}

const BEFORE = ['opened', 'tactics'];
const DECLARED = [...BEFORE, 'declared', 'mustered'];
const DECLARING = [
  'campaign.judged',
  'campaign.before-commit',
  'campaign.committed',
  'muster.before-match',
  'muster.match-made',
] as const satisfies readonly CrashPoint[];

test.each(sampled('declaring', DECLARING, 1))('LC-153: an act is killed at %s', async (point) => {
  const one = await war(false);
  const doomed = await scene.start('api', { FIELDPOST_CRASH_AT: point });
  const body = { expectedSeq: 1, act: ATTACK };
  expect(await post(doomed, one.herb, `${one.id}/acts`, body)).toBeNull();
  expect(await doomed.ended).toBe('SIGKILL');
  expect(await kinds(one.id)).toEqual(point === 'campaign.committed' ? DECLARED : BEFORE);
  const again = await post(api, one.herb, `${one.id}/acts`, body);
  expect(again).toContain('200 ');
  expect(await post(api, one.herb, `${one.id}/acts`, body)).toBe(again);
  await expectWhole(one, DECLARED, 1);
});

const FOLLOWING = [
  'aftermath.reported',
  'aftermath.before-commit',
  'aftermath.committed',
] as const satisfies readonly CrashPoint[];

test.each(sampled('following', FOLLOWING, 1))(
  'LC-150, LC-151: what follows a battle is killed at %s',
  async (point) => {
    const { context } = scene;
    const one = await war(true);
    await startMatch(context, `${one.id}-1`);
    expect(codeOf(await agree(context, one.carn.caller, `${one.id}-1`, 'resign'))).toBe('ok');
    const doomed = await scene.start('worker', { FIELDPOST_CRASH_AT: point });
    expect(await doomed.ended).toBe('SIGKILL');
    expect(await kinds(one.id)).toHaveLength(point === 'aftermath.committed' ? 6 : 4);
    const worker = startWorker(context, { pollMs: 100, releaseMs: 100 });
    await until('the aftermath is written', async () => (await kinds(one.id)).includes('aftermath'));
    await scene.drained();
    await worker.stop();
    await expectWhole(one, [...DECLARED, 'fought', 'aftermath'], 1);
  },
);

test('an act of officers is killed at correct.before-commit', async () => {
  const { context } = scene;
  const one = await war(true);
  const reason = 'The server lost its power.';
  const asked = { expectedSeq: 3, act: { type: 'void', reason }, dryRun: false, key: null };
  expect(codeOf(await officersAct(context, one.herb.caller, one.id, asked))).toBe('ok');
  const doomed = await scene.start('api', { FIELDPOST_CRASH_AT: 'correct.before-commit' });
  expect(await post(doomed, one.carn, `${one.id}/void`, { expectedSeq: 3, reason })).toBeNull();
  expect(await doomed.ended).toBe('SIGKILL');
  expect(await kinds(one.id)).toEqual(DECLARED);
  const again = await post(api, one.carn, `${one.id}/void`, { expectedSeq: 3, reason });
  expect(again).toContain('200 ');
  expect(await post(api, one.carn, `${one.id}/void`, { expectedSeq: 3, reason })).toBe(again);
  await expectWhole(one, [...DECLARED, 'voided', 'mustered'], 2);
});

/** CL-077, CL-197: workers are killed on the way of a wave, of a result and of a week: each is written once, and none is missing. */
import { randomUUID } from 'node:crypto';
import { createClub } from '@fieldpost/api/clubs/service';
import type { Caller } from '@fieldpost/api/context';
import type { AskedAct } from '@fieldpost/api/events/act-context';
import { advanceEvent } from '@fieldpost/api/events/advance';
import { announceEvent } from '@fieldpost/api/events/announce';
import { followMatch } from '@fieldpost/api/events/match-ended';
import { actInEvent } from '@fieldpost/api/events/perform-act';
import { startWorker } from '@fieldpost/api/jobs/worker';
import type { CrashPoint } from '@fieldpost/api/platform/crash-points';
import { closeRatingWeeks } from '@fieldpost/api/ratings/closing';
import { settleResults } from '@fieldpost/api/ratings/settling';
import { codeOf, visitor } from '@fieldpost/api/testing/house';
import { agree } from '@fieldpost/api/turn/agreements';
import { startMatch } from '@fieldpost/api/turn/start';
import { drawTests } from '@fieldpost/config/draw-tests';
import { sampled } from '@fieldpost/config/drill';
import { paced } from '@fieldpost/config/pace';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { until } from './testing/processes.ts';
import { openScene, type Scene } from './testing/scene.ts';

drawTests(1, 2);

// Every test starts real processes, and a busy machine starts them slowly.
vi.setConfig({ testTimeout: paced(180_000), hookTimeout: paced(180_000) });

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

async function act(caller: Caller, id: string, what: AskedAct): Promise<void> {
  const done = await actInEvent(scene.context, caller, id, what);
  if (!done.ok) throw new Error(`${what.type}: ${done.fault.code}`);
}

/** A league of four people whose first wave of three rounds is to be opened. */
async function started(): Promise<string> {
  const people = await Promise.all(['Olga', 'Ida', 'Bo', 'Kim'].map((name) => visitor(scene.context, name)));
  const [owner] = people.map(({ caller }) => caller);
  if (owner === undefined) throw new Error('nobody');
  const slug = `club-${randomUUID().slice(0, 8)}`;
  const club = await createClub(scene.context, owner, { slug, name: 'Post House' });
  if (!club.ok) throw new Error(club.fault.code);
  const settings = {
    game: 'wwi-combined-arms',
    scenario: 'salient-duel',
    format: 'league',
    limits: { divisionSize: 4 },
  };
  const startsAt = new Date(scene.context.clock.now().getTime() + 10 * 86_400_000);
  const input = { name: 'Spring', settings: { ...settings, plan: [3] }, clock: 'slow', startsAt };
  const made = await announceEvent(scene.context, owner, slug, input);
  if (!made.ok) throw new Error(made.fault.code);
  await act(owner, made.value, { type: 'open' });
  for (const { caller } of people) await act(caller, made.value, { type: 'enter' });
  await act(owner, made.value, { type: 'muster' });
  for (const { caller } of people) await act(caller, made.value, { type: 'confirm' });
  await act(owner, made.value, { type: 'start' });
  return made.value;
}

/** Runs a worker in its own process that dies at this point, and then one that finishes the work. */
async function killedAt(point: CrashPoint, isDone: () => Promise<boolean>): Promise<void> {
  const doomed = await scene.start('worker', { FIELDPOST_CRASH_AT: point });
  expect(await doomed.ended).toBe('SIGKILL');
  const other = startWorker(scene.context, { pollMs: 100, releaseMs: 100 });
  await until('what was broken off is done', isDone);
  await other.stop();
}

const legsOf = (eventId: string) => scene.context.db.eventLeg.findMany({ where: { eventId } });

async function actsOf(eventId: string, kind: string): Promise<readonly { readonly round: number }[]> {
  const acts = await scene.context.db.eventAct.findMany({ where: { eventId }, orderBy: { seq: 'asc' } });
  const all = acts.map(({ act }) => act as unknown as { readonly kind: string; readonly round: number });
  return all.filter((act) => act.kind === kind);
}

/** One match for each fixture between the two whom it names, each round opened once, everybody told once. */
async function expectOneWave(id: string): Promise<void> {
  const { db } = scene.context;
  const legs = await legsOf(id);
  const matches = await db.match.findMany({ where: { followedBy: `event:${id}` }, include: { seats: true } });
  expect(matches.map((match) => match.id).toSorted()).toEqual(legs.map((leg) => leg.id).toSorted());
  const seated = ({ side, userId }: { readonly side: string; readonly userId: string | null }) => `${side} ${userId}`;
  const pairs = matches.map(({ seats }) => seats.map(seated).toSorted().join());
  expect(new Set(pairs).size).toBe(12);
  expect((await actsOf(id, 'round')).map(({ round }) => round)).toEqual([1, 2, 3]);
  const told = await db.notification.count({ where: { aboutId: id, channel: 'page', kind: 'event-round' } });
  expect(told).toBe(3 * 4);
}

const OPENING = ['event.before-commit', 'event.committed', 'round.closed', 'round.batch', 'round.opened'] as const;

test.each(sampled<CrashPoint>('opening', OPENING, 1))(
  'CL-077, CL-197: a worker is killed at %s: the wave is whole',
  async (point) => {
    const id = await started();
    await killedAt(point, async () => {
      // Two come for it at once, as two sweeps would.
      await Promise.all([advanceEvent(scene.context, id), advanceEvent(scene.context, id)]);
      const legs = await legsOf(id);
      return legs.length === 12 && legs.every(({ state }) => state === 'running');
    });
    await expectOneWave(id);
  },
);

test('a worker is killed at result.before-commit: the result joins the log once', async () => {
  const id = await started();
  await advanceEvent(scene.context, id);
  const [leg] = await legsOf(id);
  const match = await scene.context.db.match.findUniqueOrThrow({
    where: { id: leg?.id ?? '' },
    include: { seats: true },
  });
  const [seat] = match.seats;
  await startMatch(scene.context, match.id);
  const { caller } = await visitor(scene.context, 'Somebody');
  const resigned = await agree(scene.context, { ...caller, userId: seat?.userId ?? '' }, match.id, 'resign');
  expect(codeOf(resigned)).toBe('ok');
  await killedAt('result.before-commit', async () => (await actsOf(id, 'result')).length > 0);
  await followMatch(scene.context, id, match.id);
  expect(await actsOf(id, 'result')).toHaveLength(1);
  expect(await legsOf(id)).toContainEqual(expect.objectContaining({ id: match.id, state: 'done' }));
});

test('a worker is killed at rating.week: the week is written once', async () => {
  const { context } = scene;
  const people = await Promise.all(['Vera', 'Wim'].map((name) => visitor(context, name)));
  const at = new Date(context.clock.now().getTime() - 8 * 86_400_000);
  const sides = people.map(({ caller }) => [caller.userId]);
  const result = {
    id: randomUUID(),
    game: 'some-game',
    at,
    sides,
    scores: [4, 0],
    eventId: 'e',
    scenario: 's',
    edge: 0,
  };
  await context.db.$transaction((tx) => settleResults(tx, [result.id], [result], at));
  const rows = () => context.db.ratingRow.count({ where: { game: 'some-game', supersededAt: null } });
  expect(await rows()).toBe(0);
  await killedAt('rating.week', async () => (await closeRatingWeeks(context)) > 0 || (await rows()) > 0);
  expect(await rows()).toBe(2);
});

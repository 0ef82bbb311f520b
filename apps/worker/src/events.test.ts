/** CL-077, CL-197: workers are killed on the way of a wave; each match of it is made once, and none is missing. */
import { randomUUID } from 'node:crypto';
import { foundClub } from '@fieldpost/api/clubs/service';
import { type AskedAct, actInEvent } from '@fieldpost/api/competitions/acting';
import { advanceEvent } from '@fieldpost/api/competitions/advance';
import { announceEvent } from '@fieldpost/api/competitions/announce';
import type { Caller } from '@fieldpost/api/context';
import type { CrashPoint } from '@fieldpost/api/platform/crash-points';
import { visitor } from '@fieldpost/api/testing/house';
import { paced } from '@fieldpost/config/pace';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { until } from './testing/processes.ts';
import { openScene, type Scene } from './testing/scene.ts';

// Every test starts real processes, and a busy machine starts them slowly.
vi.setConfig({ testTimeout: paced(180_000), hookTimeout: paced(180_000) });

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

async function act(caller: Caller, id: string, what: AskedAct): Promise<void> {
  const done = await actInEvent(scene.context, caller, id, what, null);
  if (!done.ok) throw new Error(`${what.type}: ${done.fault.code}`);
}

/** A league of four people whose first wave of three rounds is to be opened. */
async function started(): Promise<string> {
  const people = await Promise.all(['Olga', 'Ida', 'Bo', 'Kim'].map((name) => visitor(scene.context, name)));
  const [owner] = people.map(({ caller }) => caller);
  if (owner === undefined) throw new Error('nobody');
  const slug = `club-${randomUUID().slice(0, 8)}`;
  const club = await foundClub(scene.context, owner, { slug, name: 'Post House' });
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

test.each(['event.before-commit', 'event.committed', 'event.batch'] satisfies CrashPoint[])(
  'a worker is killed at %s: the wave is opened once and whole',
  async (point) => {
    const id = await started();
    const doomed = await scene.start('worker', { FIELDPOST_CRASH_AT: point });
    expect(await doomed.ended).toBe('SIGKILL');
    // Two come for it at once, as two sweeps would.
    await Promise.all([advanceEvent(scene.context, id), advanceEvent(scene.context, id)]);
    const other = await scene.start('worker');
    const legs = () => scene.context.db.eventLeg.findMany({ where: { eventId: id } });
    await until('all matches run', async () => {
      const all = await legs();
      return all.length === 12 && all.every(({ state }) => state === 'running');
    });
    await other.stop();
    const matches = await scene.context.db.match.findMany({
      where: { followedBy: `event:${id}` },
      include: { seats: true },
    });
    expect(matches.map((match) => match.id).toSorted()).toEqual((await legs()).map((leg) => leg.id).toSorted());
    const pairs = matches.map(({ seats }) =>
      seats
        .map(({ side, userId }) => `${side} ${userId}`)
        .toSorted()
        .join(),
    );
    expect(new Set(pairs).size).toBe(12);
    const acts = await scene.context.db.eventAct.findMany({ where: { eventId: id } });
    const rounds = acts.flatMap(({ act }) => {
      const { kind, round } = act as unknown as { readonly kind: string; readonly round: number };
      return kind === 'round' ? [round] : [];
    });
    expect(rounds).toEqual([1, 2, 3]);
    const told = await scene.context.db.notification.count({
      where: { aboutId: id, channel: 'page', kind: 'event-round' },
    });
    expect(told).toBe(3 * 4);
  },
);

import { tried } from '@fieldpost/config/drill';
import { paced } from '@fieldpost/config/pace';
import { startPooler } from '@fieldpost/config/test-pooler';
import { programPath } from '@fieldpost/config/test-programs';
import { expect, inject, test, vi } from 'vitest';
import { until } from './testing/processes.ts';
import { openScene, submit, turnMails } from './testing/scene.ts';

// Every test starts real processes, and a busy machine starts them slowly.
vi.setConfig({ testTimeout: paced(180_000), hookTimeout: paced(180_000) });

const pgbouncer = programPath('pgbouncer');
// Left to other machines where there is no pgbouncer.
test.runIf(pgbouncer !== null && tried('pooler', 4))(
  'a match is played through a pooler in transaction mode, live messages, jobs and letters with it',
  async () => {
    const pooler = await startPooler(pgbouncer ?? '', inject('postgresAdminUrl'));
    const scene = await openScene({ through: pooler.through });
    const [one, other] = [await scene.start('api'), await scene.start('api')];
    await scene.start('worker');
    const duel = await scene.duel();
    const headers = { authorization: `Bearer ${duel.north.token}`, accept: 'application/x-ndjson' };
    const stream = await fetch(`${other.url}/api/v1/stream`, { headers });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    // A match in which nobody moves ends by repetition soon.
    const turns = 3;
    for (let index = 0; index < turns; index += 1) {
      const [api, who] = index % 2 === 0 ? [one, duel.south] : [other, duel.north];
      const looks = [one, other].flatMap(({ url }) =>
        Array.from({ length: 6 }, () => fetch(`${url}/api/v1/matches/${duel.id}`, { headers })),
      );
      const played = await submit(api, duel, who, `turn-${index}`, index);
      expect([played?.status, played?.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
      expect(new Set((await Promise.all(looks)).map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect((await duel.stored()).step).toBe(turns);
    let heard = '';
    while (!heard.includes(duel.id)) heard += (await reader?.read())?.value ?? '';
    await until('the worker has carried the last letter', () => turnMails(scene, duel.north).sent > 0);
    await scene.drained();
    expect([one, other].map((api) => api.output()).join('')).not.toMatch(/"level":50/);
    await reader?.cancel();
    await scene.close();
    await pooler.stop();
  },
);

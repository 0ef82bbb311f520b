/** Files that go into events of a club: checked, imported whole or not at all, sent twice, undone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../../testing/house.ts';
import { Evening } from '../testing/evening.ts';

const AT_TABLE = {
  game: 'Chess with clocks',
  scenario: 'any',
  format: 'league',
  played: 'table',
  seeding: 'lot',
  limits: { unproven: 100, divisionSize: 4 },
  plan: [3],
};

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
});
afterAll(() => house.close());

type Answer = {
  readonly errors: readonly { readonly line: number; readonly code: string }[];
  readonly would: { readonly made: number; readonly same: number };
  readonly applied: { readonly seq: number; readonly head: string } | null;
  readonly already: boolean;
};

/** What the service answers to a file that somebody sends. */
async function sends(evening: Evening, name: string, kind: string, file: string, more: object = {}) {
  const body = { kind, event: evening.id, file, dryRun: false, ...more };
  return evening.who(name).client.post<Answer>(`/clubs/${evening.slug}/imports`, body as never);
}

/** A league of four at tables, with all its rounds open; its people have the names of its file. */
async function season(): Promise<Evening> {
  const evening = new Evening(house);
  evening.clock = undefined;
  await evening.begun(AT_TABLE, 'Ida', 'Bo', 'Kim', 'Ann');
  return evening;
}
const RESULTS = 'a,b,result,note\nIda,Bo,1-0,In the back room\nKim,Ann,½-½,\n';

test('CL-210, CL-212: results join whole, once, and go again', async () => {
  const evening = await season();
  const { seq } = await evening.stored();
  const checked = await sends(evening, 'owner', 'results', RESULTS, { dryRun: true });
  expect(checked.body).toMatchObject({ errors: [], would: { made: 2, same: 0 }, applied: null });
  expect((await evening.stored()).seq).toBe(seq);

  const first = await sends(evening, 'owner', 'results', RESULTS);
  expect([first.status, first.body.already]).toEqual([200, false]);
  const after = await evening.stored();
  expect(first.body.applied).toEqual({ seq: seq + 3, head: after.head });
  expect(after.legs.filter(({ state }) => state === 'done')).toHaveLength(2);

  const coded = { coding: 'base64' };
  const again = await sends(evening, 'owner', 'results', Buffer.from(RESULTS).toString('base64'), coded);
  expect(again.body).toMatchObject({ already: true, applied: first.body.applied, would: { made: 0, same: 2 } });
  expect((await evening.stored()).seq).toBe(after.seq);

  expect(await evening.act('Ida', { type: 'undo-import', of: seq + 1 })).toBe('CL_FORBIDDEN');
  expect(await evening.act('owner', { type: 'undo-import', of: seq + 1 })).toBe('ok');
  expect((await evening.stored()).legs.filter(({ state }) => state === 'done')).toEqual([]);
  expect((await sends(evening, 'owner', 'results', RESULTS)).body).toMatchObject({ already: false });
});

test('CL-211, CL-212: one wrong line, and nothing is written', async () => {
  const evening = await season();
  const { seq } = await evening.stored();
  const refused = await sends(evening, 'owner', 'results', `${RESULTS}Ida,Zoe,1-0,\n`);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('IMPORT_REFUSED')]);
  expect(refused.text).toContain('"line":4,"column":"b","code":"UNKNOWN_NAME"');
  expect((await evening.stored()).seq).toBe(seq);
  const stranger = await sends(evening, 'Bo', 'results', RESULTS);
  expect([stranger.status, stranger.text]).toEqual([403, expect.stringContaining('CL_FORBIDDEN')]);
  const other = await sends(evening, 'owner', 'results', RESULTS, { event: 'none' });
  expect(other.status).toBe(404);
});

test('CL-210: entries join an event that takes them, and leave again', async () => {
  const evening = new Evening(house);
  evening.clock = undefined;
  await evening.announce(AT_TABLE);
  await evening.come('Ida', 'Bo');
  for (const name of ['Ida', 'Bo'])
    await evening.who(name).client.post(`/clubs/${evening.slug}/acts`, { type: 'join' });
  const file = 'name,number\nIDA,2\nBo,1\n';
  const { seq } = await evening.stored();
  expect((await sends(evening, 'owner', 'entries', file)).body).toMatchObject({ errors: [], would: { made: 2 } });
  expect((await evening.stored()).entries.map(({ user, state }) => [user.name, state]).toSorted()).toEqual([
    ['Bo', 'entered'],
    ['Ida', 'entered'],
  ]);
  expect(await evening.act('owner', { type: 'undo-import', of: seq + 1 })).toBe('ok');
  expect((await evening.stored()).entries.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
  const back = await sends(evening, 'owner', 'entries', file);
  expect([back.body.already, (await evening.stored()).entries.length]).toEqual([false, 2]);
});

test('CL-213, CL-215: a file that lies, and kinds that are only checked', async () => {
  const evening = await season();
  const large = await sends(evening, 'owner', 'results', 'x'.repeat(5_000_001), { dryRun: true });
  expect(large.body).toMatchObject({ errors: [{ line: 1, code: 'IMPORT_TOO_LARGE' }] });
  const table = await sends(evening, 'owner', 'season', 'name,points\nIda,7\n', { dryRun: true });
  expect(table.body).toMatchObject({ errors: [], would: { made: 1 } });
  expect((await sends(evening, 'owner', 'season', 'name,points\nIda,7\n')).text).toContain('EVENT_REFUSED');
});

import { freshDatabase } from '@fieldpost/config/test-database';
import { all } from '@fieldpost/rulebook';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../apps/api/src/app.ts';
import { readSettings, type Settings } from '../../apps/api/src/settings.ts';
import { MATCHES } from './matches.ts';
import { PEOPLE } from './people.ts';
import { seed } from './seed.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let settings: Settings;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  database = await freshDatabase();
  const read = readSettings({ DATABASE_URL: database.url, SECRET: 'a secret of the tests, long enough', DEMO: '1' });
  if (!read.ok) throw new Error(read.fault);
  settings = read.value;
  await seed(settings, new Date());
  app = await buildApp({ ...settings, smtpUrl: null, redisUrl: null });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const matches = () =>
  app.services.db.match.findMany({
    where: { followedBy: null },
    include: { seats: { include: { user: true } } },
    orderBy: { title: 'asc' },
  });

describe('the demonstration', () => {
  test('holds every match that was planned, as far as it was planned', async () => {
    const found = (await matches()).map(({ title, status }) => [title, status]);
    const planned = MATCHES.map(({ title, guests, handOvers }) => [
      title,
      guests.length === 0 ? 'open' : handOvers === null ? 'finished' : 'playing',
    ]);
    expect(found).toEqual(planned.toSorted());
  });

  test.each(PEOPLE.map(({ name }) => name))('shows %s every game in mid-play or over', async (name) => {
    const own = (await matches()).filter(({ seats }) => seats.some(({ user }) => user?.name === name));
    const games = new Set(own.filter(({ status }) => status !== 'open').map(({ ruleSet }) => ruleSet));
    expect([...games].toSorted()).toEqual(
      all()
        .map(({ ref }) => ref.id)
        .toSorted(),
    );
  });

  test('has a team battle in which every one of four has ordered', async () => {
    const battle = (await matches()).find(({ ruleSet, seats }) => ruleSet === 'animal-world-war' && seats.length === 4);
    const steps = await app.services.db.step.findMany({ where: { matchId: battle?.id ?? '' } });
    const who = new Set(steps.map(({ side, player }) => `${side}.${player}`));
    expect([...who].toSorted()).toEqual(['CARN.0', 'CARN.1', 'HERB.0', 'HERB.1']);
  });

  test('has a season that is over, by which people have ratings with a history', async () => {
    const { db } = app.services;
    const autumn = await db.clubEvent.findFirstOrThrow({ where: { name: 'The autumn league' } });
    expect(autumn.state).toBe('finished');
    const rows = await db.ratingRow.findMany({
      where: { user: { email: 'ada@fieldpost.example' }, supersededAt: null },
      orderBy: { at: 'asc' },
    });
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.at(-1)?.rated).toBe(6);
    const winter = await db.clubEvent.findFirstOrThrow({ where: { name: 'The winter league' } });
    expect(winter.afterId).toBe(autumn.id);
  });

  test('stays as it is when it is filled again', async () => {
    const before = (await matches()).map(({ id, revision }) => [id, revision]);
    await seed(settings, new Date());
    expect((await matches()).map(({ id, revision }) => [id, revision])).toEqual(before);
  });
});

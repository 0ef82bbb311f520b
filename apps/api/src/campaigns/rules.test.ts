/** Every rule of the campaign's THE-RULES.md has a row: in the package, in the service, or among what is left; and rows of some rules. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@fieldpost/rulebook';
import { campaignOf } from '@fieldpost/rulebook/campaigns';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_CLOCK } from '../clock/clock-spec.ts';
import { sweep } from '../jobs/sweep.ts';
import { REST_TABLE } from '../testing/authorisation/rest-table.ts';
import { codeOf, type House, openHouse, visitor } from '../testing/house.ts';
import { act } from './acting.ts';
import { leaveCampaign } from './changing-seats.ts';
import { loadLedger } from './ledger-store.ts';
import { createCampaign, joinCampaign } from './opening.ts';
import { settingsFrom } from './settings.ts';
import { loadCampaign } from './store.ts';
import { waitsAfter } from './waiting.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const PAGE = read('packages/campaign-animal-world-war/RULES.md');
const [OWN = '', REST_OF_PAGE = ''] = PAGE.split('<a id="service">');
const [SERVICE = '', LEFT = ''] = REST_OF_PAGE.split('<a id="left">');
const rowsIn = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => /^\| LC-\d{3} /.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** The numbers of THE-RULES.md, by chapters. */
const NUMBERS: readonly (readonly [from: number, to: number])[] = [
  [1, 4],
  [10, 14],
  [20, 23],
  [30, 37],
  [50, 69],
  [80, 97],
  [100, 103],
  [120, 122],
  [125, 125],
  [130, 138],
  [140, 142],
  [150, 154],
  [160, 163],
  [165, 165],
];
const ALL = NUMBERS.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => `LC-${String(from + index).padStart(3, '0')}`),
);

describe('coverage', () => {
  test('each of the 89 rules has one row', () => {
    const found = [OWN, SERVICE, LEFT].flatMap((text) => rowsIn(text).map(([, id = '']) => id));
    expect(ALL).toHaveLength(89);
    expect(found.toSorted()).toEqual(ALL);
  });

  /** A rule that only a comment speaks of is not tested; "LC-130 to LC-132" names LC-131 too. */
  const names = (text: string, id: string): boolean => {
    const number = Number(id.slice(3));
    const ranges = [...text.matchAll(/LC-(\d{3}) to LC-(\d{3})/g)];
    return text.includes(id) || ranges.some(([, from, to]) => number >= Number(from) && number <= Number(to));
  };

  test.each(rowsIn(SERVICE).map(([, id = '', , code = '', row = '']) => [id, code, row] as const))(
    '%s',
    (id, code, row) => {
      const [file = '', tried = ''] = [code, row].map((cell) => cell.replaceAll('`', ''));
      for (const one of [file, tried]) expect(existsSync(path.join(ROOT, one)), one).toBe(true);
      expect(names(read(file), id), `${file} quotes it`).toBe(true);
      expect(names(read(tried).replace(/^\s*(\/\/|\/?\*).*$/gm, ''), id), `${tried} names it`).toBe(true);
    },
  );

  test('what is left is this, and no more', () => {
    expect(rowsIn(LEFT)).toEqual([]);
  });
});

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
});
afterAll(() => house.close());

async function war() {
  const { context } = house;
  const [herb, carn] = [await visitor(context, 'Ada'), await visitor(context, 'Ben')];
  const made = await createCampaign(context, herb.caller, { rules: 'aww-legacy@1', title: 'The counted war' });
  if (!made.ok) throw new Error(made.fault.code);
  expect(codeOf(await joinCampaign(context, carn.caller, made.value.id, 'CARN'))).toBe('ok');
  return { id: made.value.id, herb, carn };
}

test('LC-003: one game has a campaign; WWI Combined Arms has a scenario of that name', () => {
  const idsOf = ({ editions }: ReturnType<typeof games>[number]) => editions.map(({ ref }) => ref.id);
  const withCampaigns = games().filter(({ campaigns }) => campaigns.length > 0);
  expect(new Set(withCampaigns.flatMap(idsOf))).toEqual(new Set(['animal-world-war']));
  const wwi = games().find((game) => idsOf(game).includes('wwi-combined-arms'));
  expect(wwi?.editions[0]?.scenarios.map(({ id }) => id)).toContain('campaign');
});

test('LC-090: the usual lengths of waits, and what they may be', () => {
  expect(settingsFrom({})).toMatchObject({
    ok: true,
    value: { startHours: 72, declareHours: 72, termsHours: 24, exchangeHours: 48 },
  });
  for (const raw of [{ startHours: 0 }, { termsHours: 721 }, { declareHours: 'soon' }, { more: 1 }])
    expect(codeOf(settingsFrom(raw))).toBe('SETTINGS_INVALID');
});

test('LC-090: days on which the battles rest are in nobody’s time', () => {
  const rules = campaignOf('aww-legacy@1');
  const settings = settingsFrom({ startHours: 24, clock: { ...DEFAULT_CLOCK, restDays: [6, 7] } });
  const options = rules?.parse.options({});
  if (!rules || !settings.ok || !options?.ok) throw new Error('not read');
  const friday = new Date('2026-11-27T12:00:00Z');
  const { course } = rules.open('try', options.value, friday.toISOString());
  const waits = waitsAfter(rules, course, [], { settings: settings.value, vacations: {} }, friday);
  expect(waits.map(({ until }) => until)).toEqual(Array(2).fill('2026-11-30T12:00:00.000Z'));
});

test('LC-095: a side whose commander left two weeks ago may be claimed', async () => {
  const { context, clock } = house;
  const { id, herb, carn } = await war();
  const claim = async () => {
    const { seq } = (await loadCampaign(context.db, id)) ?? { seq: 0 };
    const said = { expectedSeq: seq, act: { type: 'claim' }, key: null };
    return act(context, herb.caller, id, said);
  };
  expect(codeOf(await claim())).toBe('NOTHING_TO_CLAIM');
  expect(codeOf(await leaveCampaign(context, carn.caller, id))).toBe('ok');
  clock.advance(14 * 86_400_000 - 1_000);
  expect(codeOf(await claim())).toBe('NOTHING_TO_CLAIM');
  clock.advance(1_000);
  expect(await claim()).toMatchObject({ value: { state: { outcome: { winner: 'HERB', reason: 'forfeit' } } } });
});

test('LC-152: a wait that is over is found though its job was lost', async () => {
  const { context, clock } = house;
  const { id } = await war();
  await context.database.pool.query('delete from graphile_worker._private_jobs');
  clock.advance(73 * 3_600_000);
  await sweep(context);
  const [, second] = await loadLedger(context.db, id, -1, 10);
  expect(second).toMatchObject({ kind: 'tactics', by: 'system', body: { HERB: 'T16', CARN: 'T16' } });
});

test('LC-154: the database changes and deletes no entry', async () => {
  const { pool } = house.context.database;
  const { id, herb } = await war();
  expect(
    codeOf(
      await act(house.context, herb.caller, id, {
        expectedSeq: 0,
        act: { type: 'startTactic', tactic: 'T01' },
        key: null,
      }),
    ),
  ).toBe('ok');
  for (const statement of [
    'update campaign_entries set hash = prev where campaign_id = $1',
    'delete from campaign_entries where campaign_id = $1',
  ])
    await expect(pool.query(statement, [id])).rejects.toThrow(/entries of a ledger are not changed/);
  expect(await loadLedger(house.context.db, id, -1, 10)).toHaveLength(1);
});

test('LC-160: each route of campaigns has its row of roles', () => {
  const rows = Object.keys(REST_TABLE).filter((name) => name.includes('/campaigns'));
  for (const path of [
    'join',
    'leave',
    'start',
    'cancel',
    'acts',
    'corrections',
    'void',
    'pause',
    'resume',
    'substitute',
  ])
    expect(rows).toContain(`POST /api/v1/campaigns/:id/${path}`);
  for (const path of ['legal', 'ledger', 'state', 'honour', 'export', 'notification-preferences', 'plans', 'history'])
    expect(rows).toContain(`GET /api/v1/campaigns/:id/${path}`);
});

/**
 * The bars of the campaign that take the service (THE-RULES "Limits under load"): a whole war unattended, its pages, its file, and 64 wars
 * at once.
 */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { check, exportCampaign, rebuildCampaign } from '@fieldpost/api/archive/campaigns';
import { historyOf } from '@fieldpost/api/campaigns/history';
import { seeCampaign, stateAt } from '@fieldpost/api/campaigns/reading';
import type { Caller, Context } from '@fieldpost/api/context';
import { atLeast, atMost, type Bench, type Figure, figure, percentile, table } from '../report.ts';
import { declareAtOnce } from './groups.ts';
import { must, openWarHouse } from './house.ts';
import { kilobytesOfPage, paintFigures } from './page.ts';
import { type Fought, fightWars } from './unattended.ts';

const ROUNDS = 40;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function p95(work: (index: number) => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let index = 0; index < ROUNDS; index += 1) all.push(await timed(() => work(index)));
  return percentile(all, 0.95);
}

/** The limit applies to one campaign; the output shows the earlier ones beside it. */
function warFigures(
  wars: readonly Fought[],
  { battles, entries, seconds, due, aftermaths }: Fought,
): readonly Figure[] {
  return [
    figure('wars of four computer players until one had thirty battles', wars.length, ''),
    figure('battles of all of them', sum(wars.map((war) => war.battles)), ''),
    atLeast('battles of that war, nobody looking, to its end', battles, '', 30),
    figure('its entries', entries, ''),
    atMost('from its opening to its end', seconds / 60, 'min', 15),
    atMost('rows left due at its end', due, '', 0),
    atMost('from the end of a match to its aftermath, p99', percentile(aftermaths, 0.99), 'ms', 2_000),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What a page of a long war asks for. */
async function pageFigures(context: Context, owner: Caller, war: Fought): Promise<readonly Figure[]> {
  const { id, entries } = war;
  const page = await p95(() => seeCampaign(context, owner, id));
  const past = await p95(() => historyOf(context, owner, id, Math.max(-1, entries - 91)));
  const state = await p95((index) => stateAt(context, owner, id, Math.floor((index * (entries - 1)) / ROUNDS)));
  return [
    atMost('its page, p95', page, 'ms', 50),
    atMost('JSON that its page is made of', await kilobytesOfPage(context, owner, war), 'kB', 40),
    atMost('for a commander, the most in all of the war', war.page, 'kB', 40),
    figure('its last 90 entries told, p95', past, 'ms'),
    atMost('the state after any entry, p95', state, 'ms', 20),
  ];
}

/** The war as a file: what it weighs, and whether it holds. */
async function fileFigures(context: Context, { id, entries, battles }: Fought): Promise<readonly Figure[]> {
  const text = JSON.stringify(must(await exportCampaign(context, id)));
  const seconds = (await timed(async () => void must(check(text)))) / 1_000;
  const { ok } = must(await rebuildCampaign(context, id));
  return [
    figure('battles in its file', battles, ''),
    atMost('its file', text.length / 1_048_576, 'MB', 64),
    atMost('the file verified, every battle played again', seconds, 's', 60),
    atLeast(`its ${entries} states made again from the ledger, the same`, Number(ok), '', 1),
  ];
}

async function run(): Promise<readonly Figure[]> {
  const house = await openWarHouse();
  try {
    const owner = await house.person('Owner');
    const wars = await fightWars(house.context, owner);
    const fought = wars.at(-1);
    if (fought === undefined) throw new Error('no war was fought');
    const figures = [
      ...warFigures(wars, fought),
      ...(await pageFigures(house.context, owner, fought)),
      ...(await fileFigures(house.context, fought)),
      ...(await paintFigures(house, fought)),
    ];
    process.stderr.write(`${table({ name: 'war', figures })}\n`);
    return [...figures, ...(await declareAtOnce(house))];
  } finally {
    await house.stop();
  }
}

export const bench: Bench = { name: 'war', run };

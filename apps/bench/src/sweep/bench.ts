import type { Context } from '@fieldpost/api/context';
import { type DueColumn, dueQuery } from '@fieldpost/api/jobs/store';
import { sweep } from '@fieldpost/api/jobs/sweep';
import { handClock } from '@fieldpost/api/platform/clock';
import { closeServices, openServices } from '@fieldpost/api/services';
import { settingsWith } from '@fieldpost/api/settings';
import { copyTemplate, startTestServer } from '@fieldpost/config/test-server';
import Fastify from 'fastify';
import { atLeast, atMost, type Bench, type Figure, figure, median } from '../report.ts';
import { addMatches, makeDue, template } from './crowd.ts';

const SIZES = [1_000, 10_000, 100_000];
const ROUNDS = 5;
/** Matches whose job was lost, at each sweep. */
const DUE = 20;
const LONG_AGO = new Date(Date.now() - 90 * 86_400_000);

type Measured = { readonly nothing: number; readonly due: number };

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** The numbers of all rounds, spread evenly over the matches that came last: none was due before. */
const spread = (all: number, index: number): number => Math.floor((all * index) / (DUE * ROUNDS));

/** Sweeps with nothing lost, and with twenty matches whose jobs were: in ms. */
async function measure(context: Context, from: number, size: number): Promise<Measured> {
  const [nothing, due]: [number[], number[]] = [[], []];
  await sweep(context);
  for (let round = 0; round < ROUNDS; round += 1) {
    nothing.push(await timed(() => sweep(context)));
    const numbers = Array.from({ length: DUE }, (_, index) => from + spread(size - from, index * ROUNDS + round));
    await makeDue(context.database.pool, numbers);
    due.push(
      await timed(async () => {
        const { expired } = await sweep(context);
        if (expired !== DUE) throw new Error(`${expired} of ${DUE} due matches were found`);
      }),
    );
  }
  return { nothing: median(nothing), due: median(due) };
}

/** Whether PostgreSQL answers the search of a column from its index, without reading the table through. */
async function usesIndex({ database }: Context, column: DueColumn): Promise<boolean> {
  const { text, values } = dueQuery(column, new Date(), 500);
  const { rows } = await database.pool.query({ text: `explain (format json) ${text}`, values: [...values] });
  const plan = JSON.stringify(rows);
  return plan.includes('Index Scan') && !plan.includes('Seq Scan');
}

const COLUMNS: readonly DueColumn[] = ['deadline', 'remind_at', 'act_at'];

async function figuresAt(
  context: Context,
  from: number,
  size: number,
): Promise<{ readonly measured: Measured; readonly figures: Figure[] }> {
  const measured = await measure(context, from, size);
  const indexed = await Promise.all(COLUMNS.map((column) => usesIndex(context, column)));
  const of = `${size.toLocaleString('en')} active matches`;
  return {
    measured,
    figures: [
      figure(`a sweep that finds nothing, ${of}`, measured.nothing, 'ms'),
      figure(`a sweep with ${DUE} matches due, ${of}`, measured.due, 'ms'),
      atLeast(`searches answered from an index (EXPLAIN), ${of}`, indexed.filter(Boolean).length, 'of 3', 3),
    ],
  };
}

async function run(): Promise<readonly Figure[]> {
  const postgres = await startTestServer({ autovacuum: 'on' });
  const { url } = await copyTemplate(postgres.adminUrl);
  const settings = settingsWith({ databaseUrl: url, secret: 'a secret of the bench that is long enough' });
  const log = Fastify().log;
  const past = openServices(settings, { log, clock: handClock(LONG_AGO) });
  const copied = await template(past);
  await closeServices(past);
  const context = openServices(settings, { log });
  const figures: Figure[] = [];
  const all: Measured[] = [];
  for (const [index, size] of SIZES.entries()) {
    const from = SIZES[index - 1] ?? 0;
    await addMatches(context.database.pool, copied, from, size);
    const one = await figuresAt(context, from, size);
    figures.push(...one.figures);
    all.push(one.measured);
  }
  await closeServices(context);
  await postgres.remove();
  const [small, , large] = all;
  if (!small || !large) throw new Error('nothing was measured');
  return [
    ...figures,
    atMost('100,000 beside 1,000, nothing due', large.nothing / small.nothing, 'x', 2),
    atMost(`100,000 beside 1,000, ${DUE} due`, large.due / small.due, 'x', 2),
  ];
}

/** What the sweep of each minute costs: it should grow with what is due, not with what exists. */
export const bench: Bench = { name: 'sweep', run };

import process from 'node:process';
import { letPlay } from './bots.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { type House, startHouse } from './house.ts';
import { type LetterBox, openLetterBox } from './letter-box.ts';
import type { Programs } from './programs.ts';

import { type Reckoning, reckon } from './reckoning.ts';
import { letVisit, type Pauses } from './visitors.ts';

/** How often what happens. */
export type DrillPlan = {
  readonly pairs: number;
  readonly kills: number;
  readonly partitions: number;
  /** Whether everything is restarted in turn at the end. */
  readonly restarts: boolean;
};

export type DrillResult = Reckoning & {
  /** The longest time in which no command was accepted, in s. */
  readonly longestPause: number;
  /** The longest time in which a reader of what is past got no answer, in s, by what they looked at. */
  readonly readingPauses: Pauses;
  readonly refused: readonly string[];
};

/** How long a cut primary stays alone, in ms: longer than the others wait for it. */
const ALONE_MS = 30_000;
const CALM_MS = 5_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const tell = (text: string): void => {
  process.stderr.write(`  ${text}\n`);
};

/** A primary loses its power, and comes back when another has taken its place. */
async function killPrimary(cluster: Cluster, index: number): Promise<void> {
  const primary = await cluster.whole();
  tell(`kill ${index}: ${primary.name} is gone`);
  await primary.kill();
  await pause(CALM_MS * 4);
  primary.start();
  await cluster.whole();
}

/** A primary runs on, and nobody hears it. */
async function isolatePrimary(cluster: Cluster, index: number): Promise<void> {
  const primary = await cluster.whole();
  tell(`partition ${index}: ${primary.name} is alone`);
  primary.cut();
  await pause(ALONE_MS);
  primary.mend();
  await cluster.whole();
}

async function restartAll(cluster: Cluster, house: House): Promise<void> {
  tell('restart of everything in turn');
  for (const one of house.processes) {
    await one.restart();
    await pause(1000);
  }
  for (const node of cluster.nodes) {
    await node.stop();
    node.start();
    await cluster.whole();
  }
}

async function happen(cluster: Cluster, house: House, plan: DrillPlan): Promise<void> {
  await pause(CALM_MS);
  for (let index = 1; index <= plan.kills; index += 1) await killPrimary(cluster, index);
  for (let index = 1; index <= plan.partitions; index += 1) await isolatePrimary(cluster, index);
  if (plan.restarts) await restartAll(cluster, house);
  await pause(CALM_MS);
}

const longestGap = (times: readonly number[]): number =>
  Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time))) / 1000;

async function playThrough(cluster: Cluster, box: LetterBox, plan: DrillPlan): Promise<DrillResult> {
  const house = await startHouse(cluster, box.url);
  try {
    const past = await house.finished();
    const bots = letPlay(house.apiPorts, await house.seat(plan.pairs));
    const visitors = letVisit(house.apiPorts, past);
    await happen(cluster, house, plan);
    const [told, readingPauses] = await Promise.all([bots.end(), visitors.end()]);
    const reckoning = await reckon(cluster.directUrl, told, box);
    return { ...reckoning, longestPause: longestGap(told.acceptedAt), readingPauses, refused: told.refused };
  } finally {
    await house.stop();
  }
}

/** Bots play while the database loses its primary again and again. The drill counts everything at the end. */
export async function drill(programs: Programs, plan: DrillPlan): Promise<DrillResult> {
  const cluster = await startCluster(programs);
  const box = await openLetterBox();
  try {
    return await playThrough(cluster, box, plan);
  } finally {
    await box.close();
    await cluster.stop();
  }
}

import process from 'node:process';
import { type Bench, type BenchReport, table } from './report.ts';

/** Every bench by name. Each loads only when it runs, so that it does not slow the others. */
const BENCHES: Readonly<Record<string, () => Promise<{ readonly bench: Bench }>>> = {
  engine: () => import('./engine.ts'),
  games: () => import('./games/bench.ts'),
  ladder: () => import('./ladder/bench.ts'),
  league: () => import('./league/bench.ts'),
  examples: () => import('./examples/bench.ts'),
  events: () => import('./events/bench.ts'),
  wave: () => import('./events/wave.ts'),
  narration: () => import('./narration/bench.ts'),
  letters: () => import('./letters/bench.ts'),
  campaign: () => import('./campaign/bench.ts'),
  war: () => import('./war/bench.ts'),
  service: () => import('./service/bench.ts'),
  entries: () => import('./entries/bench.ts'),
  memory: () => import('./service/memory.ts'),
  page: () => import('./page.ts'),
  sweep: () => import('./sweep/bench.ts'),
  idle: () => import('./idle/bench.ts'),
  handover: () => import('./handover/bench.ts'),
  growth: () => import('./growth/bench.ts'),
  'growth:kept': () => import('./growth/kept.ts'),
  'growth:lists': () => import('./growth/lists.ts'),
  'growth:people': () => import('./growth/people.ts'),
  'growth:streams': () => import('./growth/streams.ts'),
  'growth:partitions': () => import('./growth/partitions.ts'),
  recovery: () => import('./recovery/bench.ts'),
  failover: () => import('./failover/bench.ts'),
  upgrade: () => import('./upgrade/bench.ts'),
  migration: () => import('./migration/bench.ts'),
};

function chosen(names: readonly string[]): readonly string[] {
  const known = Object.keys(BENCHES);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no bench called ${unknown.join(', ')}. There are: ${known.join(', ')}.\n`);
    process.exit(1);
  }
  // A name with a colon is a part of another bench.
  return names.length > 0 ? names : known.filter((name) => !name.includes(':'));
}

async function runOne(name: string): Promise<BenchReport> {
  process.stderr.write(`measuring ${name} ...\n`);
  const load = BENCHES[name];
  if (!load) throw new Error(`no bench ${name}`);
  const { bench } = await load();
  return { name, figures: await bench.run() };
}

const reports: BenchReport[] = [];
for (const name of chosen(process.argv.slice(2))) {
  const report = await runOne(name);
  reports.push(report);
  process.stdout.write(`${table(report)}\n\n`);
}
process.stdout.write(`${JSON.stringify(reports)}\n`);
process.exit(0);

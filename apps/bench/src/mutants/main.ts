/** `npm run mutants -- packages/rules-x`: the share of mutants that a package's tests notice. Prints the survivors. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { fastNumbers } from '@fieldpost/engine';
import { type Mutant, mutantsOf } from './making.ts';
import { type Fate, fateOf } from './running.ts';

const ROOT = process.cwd();
/** Sentences, and what only tests use. */
const LEFT_OUT = /\.test\.ts$|\/testing\/|\/laws\/|\/catalogue\/(rules|refusals|windows)\.ts$/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    /** Only files, or lines, whose "path:line" holds this. */
    at: { type: 'string', default: '' },
    /** More test files, tried on what the package's own tests let live: "packages/rulebook/src/laws". */
    also: { type: 'string', multiple: true, default: [] },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write(
    'usage: npm run mutants -- FOLDER [--count 60] [--seed 1] [--at rules/moving.ts:17] [--also TESTS]\n',
  );
  process.exit(1);
}

const placeOf = ({ file, line }: Mutant) => `${path.relative(ROOT, file)}:${line}`;

function mutantsIn(): readonly Mutant[] {
  const files = globSync(path.join(ROOT, folder ?? '', 'src/**/*.ts')).filter((file) => !LEFT_OUT.test(file));
  return files
    .toSorted()
    .flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
    .filter((mutant) => `${placeOf(mutant)}:`.includes(values.at === '' ? '' : values.at));
}

/** So many of them, each as likely as the other. */
function drawn(all: readonly Mutant[], count: number): readonly Mutant[] {
  const next = fastNumbers(Number(values.seed));
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () => left.splice(next() % left.length, 1)).flat();
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 100);

async function tried(mutant: Mutant, limit: number): Promise<Fate | 'by others'> {
  const own = await fateOf(ROOT, mutant, [`${folder}/`], limit);
  if (own !== 'lived' || values.also.length === 0) return own;
  const others = await fateOf(ROOT, mutant, values.also, 30 * limit);
  return others === 'lived' ? 'lived' : 'by others';
}

const started = Date.now();
if ((await fateOf(ROOT, null, [`${folder}/`, ...values.also], 3_600_000)) !== 'lived')
  throw new Error('the tests fail without a mutant');
const limit = 20_000 + 4 * (Date.now() - started);
const all = mutantsIn();
const chosen = drawn(all, Number(values.count));
const fates: Record<string, number> = {};
for (const mutant of chosen) {
  const fate = await tried(mutant, limit);
  fates[fate] = (fates[fate] ?? 0) + 1;
  const shown = `${placeOf(mutant)}  ${onOneLine(mutant.from)}  ->  ${onOneLine(mutant.to)}`;
  process.stdout.write(`${fate.padEnd(9)} ${shown}\n`);
}
process.stdout.write(`${JSON.stringify({ mutants: all.length, tried: chosen.length, ...fates })}\n`);

// `npm run words`: marks of stilted English in texts, comments and Markdown. Run by `npm run lint`. `-- --lower` writes counts that fell.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type Hit, hitsIn } from './marks.ts';
import { commentsIn, markdownIn, type Passage, textsIn } from './passages.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const COUNTS = path.join(import.meta.dirname, 'counts.json');

/** How many marks each area still has: "texts apps/web" to their number. An area that is not listed has none. */
export type Counts = Readonly<Record<string, number>>;

/** Not ours to change, or made by programs: quoted rules, letters that matches wrote, what has been released. */
const SKIPPED = ['**/{node_modules,generated,.next}/**', '**/THE-RULES.md', 'docs/letters.md', 'CHANGELOG.md'];
const GENERATED = /packages\/sdk\/src\/document\.ts|operation-(?:types|proofs)\.ts$/;
/** People read no texts of benches and tests. */
const UNREAD = /^apps\/bench\/|\.test\.tsx?$|\/testing\/|^apps\/web\/browser\//;

const areaOf = (file: string): string =>
  file
    .split('/')
    .slice(0, /^(?:apps|packages)\//.test(file) ? 2 : 1)
    .join('/');

function passages(): readonly Passage[] {
  const files = globSync(['{apps,packages,prisma}/**/*.{ts,tsx}', '**/*.md'], { cwd: root, exclude: SKIPPED });
  return files
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !GENERATED.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      if (file.endsWith('.md')) return markdownIn(file, text);
      return [...commentsIn(file, text), ...(UNREAD.test(file) ? [] : textsIn(file, text))];
    });
}

/** The area of a mark. Errors in texts and Markdown are counted apart from what only counts. */
function keyOf({ mark, passage }: Hit): string {
  const isError = mark.level === 'error' && passage.kind !== 'comments';
  return `${isError ? 'errors in ' : ''}${passage.kind} ${areaOf(passage.file)}`;
}

export function countsOf(hits: readonly Hit[]): Counts {
  const groups = Map.groupBy(hits, keyOf);
  return Object.fromEntries([...groups].map(([key, of]) => [key, of.length] as const).toSorted());
}

const sentenceOf = ({ mark, passage, words }: Hit): string =>
  `${passage.file}:${passage.line}: ${mark.id}: "${words.slice(0, 80)}"; write: ${mark.instead}`;

/** What is wrong, a line each: every mark of an area that has more than its count. */
export function risen(hits: readonly Hit[], allowed: Counts): readonly string[] {
  const groups = [...Map.groupBy(hits, keyOf)].filter(([key, of]) => of.length > (allowed[key] ?? 0));
  return groups.flatMap(([key, of]) => [
    ...of.map(sentenceOf),
    `${key}: ${of.length} marks, ${allowed[key] ?? 0} are allowed.`,
  ]);
}

/** The counts that fell, and so can be lowered. */
export const fallen = (now: Counts, allowed: Counts): readonly string[] =>
  Object.keys(allowed).filter((key) => (now[key] ?? 0) < (allowed[key] ?? 0));

/** Counts that may only fall: none of them is above what was allowed. */
export const lowered = (now: Counts, allowed: Counts): Counts =>
  Object.fromEntries(
    Object.entries(allowed)
      .map(([key, count]) => [key, Math.min(count, now[key] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );

function check(): number {
  const hits = passages().flatMap(hitsIn);
  if (process.argv.includes('--list'))
    process.stdout.write(hits.map((hit) => `${keyOf(hit)}\t${sentenceOf(hit)}\n`).join(''));
  const allowed = JSON.parse(readFileSync(COUNTS, 'utf8')) as Counts;
  const now = countsOf(hits);
  const wrong = risen(hits, allowed);
  for (const line of wrong) process.stdout.write(`${line}\n`);
  if (process.argv.includes('--lower')) writeFileSync(COUNTS, `${JSON.stringify(lowered(now, allowed), null, 2)}\n`);
  else if (fallen(now, allowed).length > 0)
    process.stdout.write(
      `Fewer marks in: ${fallen(now, allowed).join(', ')}. Lower the counts: npm run words -- --lower\n`,
    );
  return wrong.length > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = check();

// `npm run exports`: what is exported and used by no other file. Run by `npm run lint`.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(import.meta.dirname, '../../..');

/** A value or class that a file gives to others; types may stand beside what they describe. */
const GIVEN = /^export (?:default )?(?:async )?(?:const|function\*?|class) (\w+)/gm;
const HANDED_ON = /^export (?:type )?\{[^}]*\} from '[^']*';/gm;
const REMARKS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Exports that frameworks and tools use by name: pages and their parts, settings, reporters, separate programs, examples. */
const CALLED_FROM_OUTSIDE =
  /^apps\/web\/(src\/app\/|src\/proxy|src\/instrumentation|next\.config)|-set-up\.ts$|closing-report\.ts$|^packages\/engine\/src\/contract|^packages\/sdk\/examples\//;

const files = globSync('{apps,packages,prisma}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/generated/**', '**/.next/**'],
});
const texts = new Map(
  ['vitest.config.ts', ...files].map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);

/** Each word of the code, and the files that use it; that a file hands it on is no use. */
function usesOfWords(): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>();
  for (const [file, text] of texts) {
    const words = text
      .replace(HANDED_ON, '')
      .replace(REMARKS, '')
      .match(/[A-Za-z_$][\w$]*/g);
    for (const word of new Set(words)) uses.set(word, [...(uses.get(word) ?? []), file]);
  }
  return uses;
}

/** A package that nobody imports yet is in the making: whatever it offers waits for its first user. */
function inTheMaking(file: string): boolean {
  const [, folder] = /^(packages\/[^/]+)\//.exec(file) ?? [];
  if (folder === undefined) return false;
  const name = folder.replace('packages/', '@fieldpost/');
  return ![...texts].some(([user, text]) => !user.startsWith(`${folder}/`) && text.includes(`from '${name}`));
}

const uses = usesOfWords();
const dead = [...texts]
  .filter(([file]) => !/\.test\.tsx?$/.test(file) && !CALLED_FROM_OUTSIDE.test(file))
  .flatMap(([file, text]) => [...text.matchAll(GIVEN)].map(([, name = '']) => ({ file, name })))
  .filter(({ file, name }) => !uses.get(name)?.some((user) => user !== file))
  .filter(({ file }) => !inTheMaking(file));

for (const { file, name } of dead)
  process.stdout.write(`${file}: ${name} is exported and used nowhere else: do not export it, or delete it.\n`);
process.exit(dead.length > 0 ? 1 : 0);

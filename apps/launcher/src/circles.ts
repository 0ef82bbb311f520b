// The last part of `npm run imports`: files that import each other in a circle, found as strongly connected components (Tarjan 1972). The rule
// `no-circle` of .dependency-cruiser.js looks at one cycle per import, and passes a longer one that hides behind a type.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from './place.ts';

/** Files and the files that they import. */
export type Imports = ReadonlyMap<string, readonly string[]>;

type Dependency = {
  readonly resolved: string;
  readonly dynamic: boolean;
  readonly dependencyTypes: readonly string[];
};
type Module = { readonly source: string; readonly dependencies: readonly Dependency[] };

const OURS = /^(apps|packages|prisma)\/(?!.*\/generated\/)/;

/** The imports of our files. A page fetches a game when it is opened, so dynamic imports are left out; types where asked. */
export function importsIn(modules: readonly Module[], withTypes: boolean): Imports {
  const counts = ({ resolved, dynamic, dependencyTypes }: Dependency): boolean =>
    OURS.test(resolved) && !dynamic && (withTypes || !dependencyTypes.includes('type-only'));
  return new Map(
    modules
      .filter(({ source }) => OURS.test(source))
      .map(({ source, dependencies }) => [source, dependencies.filter(counts).map(({ resolved }) => resolved)]),
  );
}

/** Groups of two or more files that reach each other, each sorted by name. */
export function circlesIn(imports: Imports): readonly (readonly string[])[] {
  const seen = new Map<string, { readonly index: number; low: number }>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const own = { index: seen.size, low: seen.size };
    seen.set(file, own);
    const start = stack.push(file) - 1;
    for (const next of imports.get(file) ?? []) {
      const known = seen.get(next);
      if (known === undefined) own.low = Math.min(own.low, visit(next));
      else if (stack.includes(next)) own.low = Math.min(own.low, known.index);
    }
    if (own.low === own.index) circles.push(stack.splice(start).sort());
    return own.low;
  };
  for (const file of imports.keys()) if (!seen.has(file)) visit(file);
  return circles.filter((files) => files.length > 1);
}

/** Circles that are not within one of the allowed groups. */
export function newCircles(
  circles: readonly (readonly string[])[],
  allowed: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  return circles.filter((circle) => !allowed.some((group) => circle.every((file) => group.includes(file))));
}

/** The cache of dependency-cruiser's last run: every module with its imports. */
const CRUISED = path.join(root, 'node_modules/.cache/fieldpost/imports/cache.json');

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Prints each circle of imports at run time, and each circle of types that `type-circles.json` does not allow. @returns how many. */
function check(): number {
  const { modules } = read(CRUISED) as { readonly modules: readonly Module[] };
  const allowed = read(path.join(import.meta.dirname, 'type-circles.json')) as readonly (readonly string[])[];
  const running = circlesIn(importsIn(modules, false));
  const typed = newCircles(circlesIn(importsIn(modules, true)), allowed);
  for (const files of running)
    process.stderr.write(
      `These files import each other: move what they share into one of them or a third.\n  ${files.join('\n  ')}\n`,
    );
  for (const files of typed)
    process.stderr.write(
      `The types of these files need each other: move the shared types into one file.\n  ${files.join('\n  ')}\n`,
    );
  return running.length + typed.length;
}

if (process.argv[1] === import.meta.filename) process.exitCode = check() === 0 ? 0 : 1;

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A test that imports this file, at any depth, needs a real PostgreSQL. */
const SERVER = 'packages/config/src/testing/test-server.ts';
const IMPORT = /^(?:import|export)\b(?! type\b)[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;
const OF_API = /^@fieldpost\/api(?:\/(.+))?$/;
const SERVERS = new Set(['@fieldpost/config/test-database', '@fieldpost/config/test-server']);

/** Test files, as paths from the root: those that need PostgreSQL, and those that can run before it has started. */
export type Split = { readonly onDatabase: readonly string[]; readonly pure: readonly string[] };

/** The file of the repository that an import means; null for a package. */
function target(from: string, specifier: string): string | null {
  if (SERVERS.has(specifier)) return SERVER;
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  const ofApi = OF_API.exec(specifier);
  return ofApi && `apps/api/src/${ofApi[1] ?? 'app'}.ts`;
}

function imported(root: string, file: string): readonly string[] {
  const place = path.join(root, file);
  // A text in quotes may look like an import and lead nowhere.
  if (!existsSync(place)) return [];
  const text = readFileSync(place, 'utf8');
  const specifiers = [...text.matchAll(IMPORT)].map(([, named, plain, late]) => named ?? plain ?? late ?? '');
  return specifiers.map((specifier) => target(file, specifier)).filter((found) => found !== null);
}

/**
 * Splits the test files that `patterns` match by what they import, so that nobody keeps a list: a test that works on a
 * PostgreSQL gets it from `freshDatabase` or from `startTestServer`.
 */
export function splitByDatabase(root: string, patterns: readonly string[]): Split {
  const known = new Map<string, readonly string[]>();
  const importsOf = (file: string): readonly string[] => {
    const found = known.get(file) ?? imported(root, file);
    known.set(file, found);
    return found;
  };
  const reaches = (file: string, seen: Set<string>): boolean => {
    if (file === SERVER) return true;
    if (seen.has(file)) return false;
    seen.add(file);
    return importsOf(file).some((next) => reaches(next, seen));
  };
  const files = globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**', '**/generated/**'] }).toSorted();
  const { onDatabase = [], pure = [] } = Object.groupBy(files, (file) =>
    reaches(file, new Set()) ? 'onDatabase' : 'pure',
  );
  return { onDatabase, pure };
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Supervised, superviseProgram } from '@fieldpost/config/supervise';
import { root } from './place.ts';
import { LaunchError } from './reach.ts';

const SOURCES = ['apps/web', 'packages', 'package-lock.json'];
const LEFT_OUT = new Set(['node_modules', '.next', '.turbo', 'browser', 'coverage']);
/** Recorded matches; the games of the site are another folder of that name. */
const RECORDED = /^packages\/.*\/games$/;
const SHIPPED = /\.(tsx?|jsx?|mjs|css|json|svg|png|woff2?|ico|webmanifest|graphql)$/;
/** Next writes it last, when a build is whole. */
const BUILT = path.join(root, 'apps/web/.next/BUILD_ID');
/** The digest of the sources of the last whole build. */
const MARKER = path.join(root, 'apps/web/.next/fieldpost-sources');

async function filesOf(place: string): Promise<string[]> {
  const absolute = path.join(root, place);
  if ((await stat(absolute)).isFile()) return [place];
  const entries = await readdir(absolute, { withFileTypes: true });
  const wanted = entries.filter((entry) => !LEFT_OUT.has(entry.name) && !/\.test\.tsx?$/.test(entry.name));
  const nested = await Promise.all(
    wanted.map((entry) => {
      const inner = path.join(place, entry.name);
      if (entry.isDirectory()) return RECORDED.test(inner) ? [] : filesOf(inner);
      return SHIPPED.test(entry.name) && entry.name !== 'next-env.d.ts' ? [inner] : [];
    }),
  );
  return nested.flat().sort();
}

/** A digest of everything that goes into the site. */
async function digestOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(SOURCES.map(filesOf))).flat()) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** When the scripts of the site are packed: with the build, or by `packWeb` when the site is open. */
export type Packing = 'now' | 'later';

/** Runs `next build`. @throws LaunchError with the end of what it printed. */
async function build(packing: Packing, abort?: AbortSignal): Promise<void> {
  let output = '';
  const { died, stop } = superviseProgram({
    name: 'next build',
    file: process.execPath,
    args: [path.join(root, 'node_modules/next/dist/bin/next'), 'build'],
    cwd: path.join(root, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production', FIELDPOST_PACK: packing },
    onOutput: (text) => {
      output += text;
    },
  });
  if (abort?.aborted) void stop();
  abort?.addEventListener('abort', () => void stop());
  await died;
  if (!existsSync(BUILT)) throw new LaunchError(`The site could not be built:\n${output.slice(-4000)}`);
}

/** Whether the site was built from the sources as they are. */
export async function webIsBuilt(): Promise<boolean> {
  const built = await readFile(MARKER, 'utf8').catch(() => '');
  return built === (await digestOfSources());
}

/** Builds the site when its sources have changed since it was last built. @returns whether it was built now. */
export async function buildWeb(packing: Packing, abort?: AbortSignal): Promise<boolean> {
  if (await webIsBuilt()) {
    // A start may have been ended before it had packed what it built.
    if (packing === 'now') await packWeb().died;
    return false;
  }
  const digest = await digestOfSources();
  await rm(BUILT, { force: true });
  await build(packing, abort);
  await writeFile(MARKER, digest);
  return true;
}

/** Packs what the build left unpacked, behind everything else; without it the site only sends a little more. */
export function packWeb(): Supervised {
  return superviseProgram({
    name: 'The packing of scripts',
    file: process.execPath,
    args: [path.join(root, 'apps/web/src/gateway/pack.ts')],
    cwd: root,
  });
}

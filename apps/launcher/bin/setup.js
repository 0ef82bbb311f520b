// Gets a clone ready to run: plain JavaScript for the Node a machine has (20.19 or newer), before anything is installed.
// Each stage is skipped when nothing has changed since it last ran, so it costs some tens of milliseconds.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

export const root = path.resolve(import.meta.dirname, '../../..');
const modules = path.join(root, 'node_modules');
/** The Node of the project: npm brought it, whatever the machine has. */
export const localNode = path.join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

const say = (sentence) => process.stderr.write(`${sentence}\n`);
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function fail(sentence) {
  say(sentence);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Fieldpost needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

/**
 * Whether node_modules holds what package-lock.json names: for serving, or with the tools of tests, checks and benches.
 * Packages for other machines may be missing.
 */
function installed(tools) {
  const have = read(path.join(modules, '.package-lock.json'));
  if (!have || !existsSync(localNode)) return false;
  const there = JSON.parse(have).packages;
  const wanted = JSON.parse(read(path.join(root, 'package-lock.json'))).packages;
  linkWorkspaces(wanted);
  return Object.entries(wanted)
    .filter(([name, entry]) => name.includes('node_modules/') && !entry.optional && !entry.devOptional)
    .filter(([, entry]) => tools || !entry.dev)
    .every(([name, entry]) => entry.link || entry.version === there[name]?.version);
}

/** A workspace of ours that came with a pull is a link, as npm makes it: npm need not be asked for it. */
function linkWorkspaces(wanted) {
  for (const [name, { link, resolved }] of Object.entries(wanted)) {
    const place = path.join(root, name);
    if (!link || existsSync(place)) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.relative(path.dirname(place), path.join(root, resolved)), place, 'junction');
  }
}

function run(command, args, { env, quiet }) {
  const result = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', quiet ? 'pipe' : 2, quiet ? 'pipe' : 2],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (result.status === 0) return;
  if (quiet) say(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`);
  fail(`"${path.basename(command)} ${args.join(' ')}" did not succeed; see above.`);
}

/** What is served from a clone needs no browser, no test runner and no bench: those come when somebody first asks for them. */
function install(tools) {
  if (installed(tools)) return;
  const env = { ...process.env, npm_config_audit: 'false', npm_config_fund: 'false', npm_config_loglevel: 'error' };
  // What serves stays where it is while tools are added: it may be running.
  const adding = tools && installed(false);
  const kinds = [tools ? '--include=dev' : '--omit=dev', '--include=optional'];
  say(
    adding
      ? 'Installing the tools of tests and checks beside what serves, about a minute (the first time only) ...'
      : 'Installing the packages of npm, about a minute (the first time only) ...',
  );
  run('npm', adding ? ['install', '--no-save', ...kinds] : ['ci', ...kinds], { env, quiet: true });
  if (!installed(tools))
    fail('npm has not installed everything that package-lock.json names. Run "npm ci" and look at what it says.');
}

function digest(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(read(path.join(root, file)));
  return hash.digest('hex');
}

/** Runs `make` unless it ran before on the same `sources`; `target` is the folder it makes. */
function whenChanged(name, sources, target, make) {
  const marker = path.join(root, 'node_modules', '.cache', 'fieldpost', name);
  const wanted = digest(sources);
  const made = path.join(root, target);
  if (read(marker) === wanted && existsSync(made) && readdirSync(made).length > 0) return;
  make();
  mkdirSync(path.dirname(marker), { recursive: true });
  writeFileSync(marker, wanted);
}

/** Environment for programs of the project: the local Node and tools first, no telemetry, no downloads. */
export function environment() {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    ...process.env,
    PATH: `${path.join(modules, '.bin')}${separator}${process.env.PATH ?? ''}`,
    // What Node compiles of a program is kept: the second start of each takes half as long.
    NODE_COMPILE_CACHE: path.join(modules, '.cache', 'fieldpost', 'compiled'),
    // Prisma's own commands look for an engine we do not use: any program in its place spares the download.
    PRISMA_SCHEMA_ENGINE_BINARY: path.join(modules, 'node', 'bin', 'node'),
    CHECKPOINT_DISABLE: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
}

function generate() {
  const sources = ['prisma/schema.prisma', 'node_modules/prisma/package.json'];
  whenChanged('prisma-client', sources, 'apps/api/src/generated/prisma', () => {
    const cli = path.join(modules, 'prisma', 'build', 'index.js');
    run(localNode, [cli, 'generate', '--schema', 'prisma/schema.prisma'], { env: environment(), quiet: true });
  });
}

/**
 * Gets the clone ready: packages, then generated code. Ends the process with a sentence when that is not possible.
 * @param tools whether also what tests, checks and benches need
 */
export function setUp(tools) {
  checkNode();
  install(tools);
  generate();
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) setUp(!process.argv.includes('--serve'));

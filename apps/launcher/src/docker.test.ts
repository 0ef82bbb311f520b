import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HEAP_FLAGS, WORKER_HEAP_FLAGS } from '@fieldpost/config/heap';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './place.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const dockerfile = read('docker/Dockerfile');

type Service = {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly target: string };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
  readonly healthcheck?: { readonly disable?: boolean };
};
const compose = parse(read('docker/compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const services = Object.entries(compose.services);
const ours = services.filter(([, service]) => service.build);
const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)/gm)].map((match) => match[1]);

/** The sources of COPY lines that take files of the repository. */
const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap((match) =>
  (match[1] ?? '').split(' ').slice(0, -1),
);
const taken = [...dockerfile.matchAll(/^COPY --from=(\S+)/gm)].map((match) => match[1]);

describe('the Dockerfile', () => {
  test.each(copied)('copies %s, which exists', (file) => {
    expect(existsSync(path.join(root, file))).toBe(true);
  });

  test('takes what npm knows of every workspace before it installs', () => {
    const [, wanted = ''] = /cp --parents (.+) \/wanted$/m.exec(dockerfile) ?? [];
    const taken = new Set(globSync(wanted.split(' '), { cwd: root }));
    const workspaces = ['apps', 'packages'].flatMap((folder) =>
      readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}/package.json`),
    );
    const needed = ['package.json', 'package-lock.json', '.npmrc', ...workspaces];
    expect(needed.filter((file) => existsSync(path.join(root, file)) && !taken.has(file))).toEqual([]);
    expect(dockerfile.indexOf('COPY --from=package-files')).toBeLessThan(dockerfile.indexOf('npm ci'));
  });

  test('takes only from stages it has', () => {
    expect(taken.filter((stage) => !stages.includes(stage))).toEqual([]);
  });

  test('takes the packages that npm puts beside a program, too', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
    };
    const beside = Object.entries(packages).flatMap(([name, { dev }]) => {
      const [folder] = /^(apps|packages)\/[^/]+\/node_modules(?=\/)/.exec(name) ?? [];
      return folder !== undefined && dev !== true ? [folder] : [];
    });
    expect(beside.length).toBeGreaterThan(0);
    const isCopied = (folder: string) =>
      new RegExp(`^COPY --from=(server|web)-modules /app/${folder} ${folder}$`, 'm').test(dockerfile);
    expect(beside.filter((folder) => !isCopied(folder))).toEqual([]);
  });

  test.each(['api', 'worker', 'web'])(
    '%s runs a file that exists, as an ordinary user, and says how it is',
    (stage) => {
      const text = dockerfile.slice(dockerfile.indexOf(` AS ${stage}\n`)).split('\nFROM ')[0] ?? '';
      const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(text) ?? [];
      const [program, ...rest] = JSON.parse(command) as readonly string[];
      const flags = stage === 'worker' ? WORKER_HEAP_FLAGS : HEAP_FLAGS;
      expect([program, ...rest.slice(0, -1)]).toEqual(['node', ...(stage === 'web' ? [] : flags)]);
      expect(existsSync(path.join(root, rest.at(-1) ?? 'none'))).toBe(true);
      expect(text).toContain('HEALTHCHECK');
      expect(text.includes('USER node') || dockerfile.includes('FROM server AS')).toBe(true);
    },
  );
});

describe('the compose file', () => {
  test.each(ours)('%s builds a stage of the Dockerfile', (_name, service) => {
    expect(service.build).toMatchObject({ context: '..', dockerfile: 'docker/Dockerfile' });
    expect(stages).toContain(service.build?.target);
  });

  test.each(ours)('%s is told only what the operator guide explains', (_name, service) => {
    const guide = read('docs/operator.md');
    expect(Object.keys(service.environment ?? {}).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  test.each(services)('%s waits only for services there are', (_name, service) => {
    expect(Object.keys(service.depends_on ?? {}).filter((name) => !(name in compose.services))).toEqual([]);
  });

  test.each(services)('%s has volumes that are named or files that exist', (_name, service) => {
    const sources = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
    const known = (source: string): boolean =>
      source.startsWith('.') ? existsSync(path.join(root, 'docker', source)) : source in compose.volumes;
    expect(sources.filter((source) => !known(source))).toEqual([]);
  });

  test.each(services)(
    '%s writes nothing into its image, has no power, a bound of memory and a log that turns',
    (_name, service) => {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
      expect(service.mem_limit).toMatch(/^\d+[mg]$/);
      expect(Object.keys(service.logging?.options ?? {}).toSorted()).toEqual(['max-file', 'max-size']);
    },
  );

  test.each(services)('%s says how it is: here, or in its Dockerfile', (name, service) => {
    expect(service.healthcheck !== undefined || ours.some(([one]) => one === name)).toBe(true);
  });

  test('has everything that stands in front, beside and below', () => {
    const images = services.flatMap(([, service]) => service.image?.split(/[:/]/));
    expect(images).toEqual(expect.arrayContaining(['postgres', 'redis', 'caddy', 'mailpit']));
  });

  test('the proxy passes on to services there are', () => {
    const upstreams = [...read('docker/Caddyfile').matchAll(/(?:dynamic a|reverse_proxy) ([a-z]+)/g)].map(
      (match) => match[1],
    );
    expect([...new Set(upstreams)].toSorted()).toEqual(['api', 'web']);
    expect(upstreams.filter((name) => !((name ?? '') in compose.services))).toEqual([]);
  });

  test('names no secret of its own', () => {
    expect(read('docker/env.example')).toMatch(/^SECRET=$/m);
    expect(compose.services.api?.environment?.SECRET).toMatch(/^\$\{SECRET:\?/);
  });
});

test.each(['apps/api/src/settings.ts', 'apps/launcher/src/settings.ts'])(
  'the guide explains every setting of %s',
  (file) => {
    const names = [...read(file).matchAll(/^ {2,4}([A-Z][A-Z_]+): (?!0|1|\d)/gm)].map((match) => match[1] ?? '');
    const guide = read('docs/operator.md');
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  },
);

test('the guide lists every job of the queue, and no other', () => {
  const tasks = [...read('apps/api/src/jobs/tasks.ts').matchAll(/^ {2}'?([a-z-]+)'?: (?:async|playsBy)/gm)];
  const [, jobs = ''] = /^## Jobs\n([\s\S]*?)^## /m.exec(read('docs/operator.md')) ?? [];
  const listed = [...jobs.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
  expect(tasks.length).toBeGreaterThan(15);
  expect(listed.toSorted()).toEqual(tasks.map(([, name]) => name).toSorted());
});

test('the health check tells a good answer from none', () => {
  const check = path.join(root, 'docker/healthy.js');
  expect(() => execFileSync(process.execPath, [check, 'http://127.0.0.1:9/'], { stdio: 'ignore' })).toThrow();
});

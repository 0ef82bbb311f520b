/** Checks the files that run Fieldpost without compose, systemd units and a Kustomize folder, against the images and the guide. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HEAP_FLAGS, WORKER_HEAP_FLAGS } from '@fieldpost/config/heap';
import { programPath } from '@fieldpost/config/test-programs';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './place.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const guide = read('docs/operator.md');
const dockerfile = read('docker/Dockerfile');

const units = globSync('docker/systemd/*.service', { cwd: root }).toSorted();

describe.each(units)('%s', (file) => {
  const lines = read(file).split('\n');
  const valuesOf = (name: string): readonly string[] =>
    lines.flatMap((line) => (line.startsWith(`${name}=`) ? [line.slice(name.length + 1)] : []));

  test('starts a program that exists, with the flags of its image', () => {
    const [command = ''] = valuesOf('ExecStart');
    const [, ...rest] = command.split(' ');
    expect(existsSync(path.join(root, rest.at(-1) ?? 'none'))).toBe(true);
    const flags = file.includes('worker') ? WORKER_HEAP_FLAGS : HEAP_FLAGS;
    expect(rest.slice(0, -1)).toEqual(file.includes('web') ? [] : flags);
  });

  test('names only settings that the guide explains', () => {
    const named = valuesOf('Environment').flatMap((value) => value.split(' ').map((one) => one.split('=')[0] ?? ''));
    expect(named.filter((name) => !guide.includes(`\`${name.replace(/_FILE$/, '')}\``))).toEqual([]);
  });

  test('gives it no power, no place to write, and time to leave', () => {
    for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet=', 'TimeoutStopSec=30'])
      expect(lines).toContain(line);
  });
});

test('there is a unit for each program', () => expect(units).toHaveLength(3));

type Container = {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly ports?: readonly { readonly containerPort: number }[];
  readonly readinessProbe?: { readonly httpGet: { readonly path: string } };
  readonly resources: { readonly limits: { readonly memory: string } };
  readonly securityContext: object;
};
type Pod = {
  readonly containers: readonly Container[];
  readonly securityContext: object;
  readonly enableServiceLinks?: boolean;
};
type Thing = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec?: { readonly template?: { readonly spec: Pod } };
};
const FOLDER = 'docker/kubernetes';
const kustomization = parse(read(`${FOLDER}/kustomization.yaml`)) as {
  readonly resources: readonly string[];
  readonly images: readonly { readonly name: string }[];
  readonly configMapGenerator: readonly { readonly literals: readonly string[] }[];
};
const things = kustomization.resources.flatMap((file) =>
  parseAllDocuments(read(`${FOLDER}/${file}`)).map((document) => document.toJS() as Thing),
);
const pods = things.flatMap(({ metadata, spec }) =>
  spec?.template ? [[metadata.name, spec.template.spec] as const] : [],
);

/** @throws what the published schema of its kind says against it. */
function judge(thing: Thing): void {
  const models: Readonly<Record<string, new (thing: Thing) => { validate(): void }>> = createRequire(import.meta.url)(
    `kubernetes-models/${thing.apiVersion}`,
  );
  const Model = models[thing.kind];
  if (Model === undefined) throw new Error(`${thing.apiVersion} knows no ${thing.kind}`);
  new Model(thing).validate();
}

const EXAMPLE = `${FOLDER}/secrets.env.example`;

describe('the folder for Kustomize', () => {
  test.each(things.map((thing) => [`${thing.kind} ${thing.metadata.name}`, thing] as const))(
    '%s is what its published schema asks for',
    (_name, thing) => {
      expect(() => judge(thing)).not.toThrow();
      expect(() => judge({ ...thing, metadata: { name: 7 } } as unknown as Thing)).toThrow('metadata/name');
    },
  );

  test('the example of its secrets names what the guide explains, and gives none away', () => {
    const lines = read(EXAMPLE)
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line));
    expect(lines.map((line) => line.split('=')[0]).filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
    expect(lines).toEqual(expect.arrayContaining(['SECRET=', 'VAPID_PRIVATE_KEY=']));
  });

  const kubectl = programPath('kubectl');
  if (kubectl)
    test('with the example of its secrets it makes all things and their two sources', () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'fieldpost-kustomize-'));
      try {
        cpSync(path.join(root, FOLDER), folder, { recursive: true });
        copyFileSync(path.join(root, EXAMPLE), path.join(folder, 'secrets.env'));
        const made = parseAllDocuments(execFileSync(kubectl, ['kustomize', folder], { encoding: 'utf8' }));
        const kinds = made.map((document) => (document.toJS() as Thing).kind);
        expect(kinds.toSorted()).toEqual([...things.map(({ kind }) => kind), 'ConfigMap', 'Secret'].toSorted());
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  else
    test('no kubectl on this machine: its folder was read, not made', () => expect(things.length).toBeGreaterThan(10));

  test('questions of pages go through the site, which knows its own', () => {
    const ingress = things.find(({ kind }) => kind === 'Ingress') as unknown as {
      readonly spec: { readonly rules: readonly { readonly http: { readonly paths: readonly object[] } }[] };
    };
    const question = {
      path: '/graphql',
      pathType: 'Exact',
      backend: { service: { name: 'web', port: { name: 'http' } } },
    };
    expect(ingress.spec.rules[0]?.http.paths).toContainEqual(question);
  });

  test('holds what it lists, and lists what it holds', () => {
    const held = globSync('*.yaml', { cwd: path.join(root, FOLDER) }).filter((file) => file !== 'kustomization.yaml');
    expect(held.toSorted()).toEqual([...kustomization.resources].toSorted());
  });

  test.each(pods)('%s runs an image of ours, where it listens and says how it is', (_name, { containers }) => {
    for (const { image, command, ports, readinessProbe } of containers) {
      expect(kustomization.images.map(({ name }) => name)).toContain(image);
      const stage = dockerfile.slice(dockerfile.indexOf(` AS ${image.replace('fieldpost-', '')}\n`));
      if (command) expect(existsSync(path.join(root, command.at(-1) ?? 'none'))).toBe(true);
      else {
        expect(stage).toContain(`EXPOSE ${ports?.[0]?.containerPort}`);
        expect(stage).toContain(`:${ports?.[0]?.containerPort}${readinessProbe?.httpGet.path}"`);
      }
    }
  });

  test.each(pods)(
    '%s has no power, writes nothing, and has a bound',
    (_name, { containers, securityContext, enableServiceLinks }) => {
      expect(enableServiceLinks).toBe(false);
      expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      for (const one of containers) {
        const held = { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } };
        expect(one.securityContext).toEqual(held);
        expect(one.resources.limits.memory).toMatch(/^\d+Mi$/);
      }
    },
  );

  test('sets only what the guide explains', () => {
    const named = kustomization.configMapGenerator.flatMap(({ literals }) => literals.map((one) => one.split('=')[0]));
    expect(named.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  test('no secret lies in the repository', () => {
    expect(read('.gitignore')).toContain(`${FOLDER}/secrets.env`);
  });
});

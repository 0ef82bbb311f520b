import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { freePort } from '@fieldpost/config/free-port';
import { paced } from '@fieldpost/config/pace';
import { removeFolder } from '@fieldpost/config/remove-folder';
import { superviseProgram } from '@fieldpost/config/supervise';
import { programPath } from '@fieldpost/config/test-programs';
import { expect, test, vi } from 'vitest';
import { openScene, submit } from './testing/scene.ts';

vi.setConfig({ testTimeout: paced(120_000) });

const MONITORING = path.resolve(import.meta.dirname, '../../../docker/monitoring');
const SECRET = 'a secret that lies in a file of its own';

const [prometheus, promtool] = [programPath('prometheus'), programPath('promtool')];
const found = prometheus !== null && promtool !== null ? { prometheus, promtool } : null;
if (found === null) process.stdout.write('No prometheus on this machine: alerts and dashboard are not tried here.\n');

type Answer<Data> = { readonly status: string; readonly data: Data };
type Rule = { readonly name: string; readonly health: string; readonly state: string; readonly evaluationTime: number };
type Panel = { readonly title: string; readonly targets?: readonly { readonly expr: string }[] };

const configOf = (ports: readonly number[]): string => `global: { scrape_interval: 500ms, evaluation_interval: 500ms }
rule_files: [${MONITORING}/alerts.yaml]
scrape_configs:
  - job_name: fieldpost
    static_configs: [{ targets: [${ports.map((port) => `'127.0.0.1:${port}'`).join(', ')}] }]
`;

/** A Prometheus of the system which looks at these ports. */
async function openPrometheus(program: string, folder: string, ports: readonly number[]) {
  const port = await freePort();
  const file = path.join(folder, 'prometheus.yml');
  await writeFile(file, configOf(ports));
  const flags = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${folder}/data`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const run = superviseProgram({
    name: 'Prometheus',
    file: program,
    args: [...flags, '--log.level=error'],
    cwd: folder,
  });
  const ask = async <Data>(what: string): Promise<Data> => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/v1/${what}`);
    const { status, data } = (await reply.json()) as Answer<Data>;
    expect(status, what).toBe('success');
    return data;
  };
  return { ask, stop: run.stop };
}

const expressions = async (): Promise<readonly string[]> => {
  const { panels } = JSON.parse(await readFile(path.join(MONITORING, 'dashboard.json'), 'utf8')) as {
    readonly panels: readonly Panel[];
  };
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
};

/** Metrics of failures: they have no value while all is well. */
const OF_TROUBLE = /refusals|outcome="failed"/;

test.skipIf(found === null)('the alerts come when they are to, and at no other time', () => {
  const tested = spawnSync(found?.promtool ?? '', ['test', 'rules', path.join(MONITORING, 'alerts.test.yaml')], {
    encoding: 'utf8',
  });
  expect([tested.status, tested.stderr]).toEqual([0, '']);
});

test.skipIf(found === null)(
  'a Prometheus reads API and worker, judges every rule, and has a value for each panel',
  async () => {
    const scene = await openScene();
    const folder = await mkdtemp(path.join(tmpdir(), 'fieldpost-prometheus-'));
    // Real processes whose secrets lie in files.
    const file = path.join(folder, 'secret');
    await writeFile(file, `${SECRET}\n`);
    const workerPort = await freePort();
    const api = await scene.start('api', { SECRET: '', SECRET_FILE: file });
    await scene.start('worker', { SECRET: '', SECRET_FILE: file, WORKER_PORT: String(workerPort) });
    const { ask, stop } = await openPrometheus(found?.prometheus ?? '', folder, [
      Number(new URL(api.url).port),
      workerPort,
    ]);
    try {
      const duel = await scene.duel();
      expect((await submit(api, duel, duel.south, 'a', 0))?.status).toBe(200);
      await scene.drained();
      await expect
        .poll(
          async () =>
            (await ask<{ result: unknown[] }>('query?query=up{job="fieldpost"}==1').catch(() => null))?.result.length,
          { timeout: paced(30_000) },
        )
        .toBe(2);
      for (const expr of await expressions())
        await expect
          .poll(
            async () => (await ask<{ result: unknown[] }>(`query?query=${encodeURIComponent(expr)}`)).result.length,
            { message: expr, timeout: paced(20_000) },
          )
          .toBeGreaterThanOrEqual(OF_TROUBLE.test(expr) ? 0 : 1);
      const { groups } = await ask<{ groups: readonly { readonly rules: readonly Rule[] }[] }>('rules');
      const rules = groups.flatMap((group) => group.rules);
      expect(rules.map(({ name, health, state }) => [name, health, state])).toEqual(
        rules.map(({ name }) => [name, 'ok', 'inactive']),
      );
      expect(rules.length).toBeGreaterThan(8);
    } finally {
      await stop();
      await scene.close();
      await removeFolder(folder);
    }
  },
);

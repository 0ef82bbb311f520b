import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import type { EngineAnswer, EngineMessage, EngineTask } from './engine.ts';

const MODULE = '@prisma/schema-engine-wasm/schema_engine_bg';
const FILTERS = { externalTables: [], externalEnums: [] };

/** Members that wasm-bindgen adds to the module and leaves out of its types. */
type Glue = typeof import('@prisma/schema-engine-wasm') & { __wbg_set_wasm(exports: object): void };
type Wasm = { readonly instance: { readonly exports: { readonly __wbindgen_start?: () => void } } };
/** The part of the platform's WebAssembly we use; its types come with a browser's, which servers do not load. */
declare const WebAssembly: { instantiate(bytes: Uint8Array, imports: Record<string, object>): Promise<Wasm> };

async function load(): Promise<Glue> {
  const glue = (await import(MODULE)) as Glue;
  const file = createRequire(import.meta.url).resolve(MODULE);
  const bytes = await readFile(path.join(path.dirname(file), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start?.();
  return glue;
}

async function ask(engine: SchemaEngine, task: EngineTask): Promise<EngineAnswer> {
  if (task.kind === 'apply') {
    const output = await engine.applyMigrations({ migrationsList: task.migrations, filters: FILTERS });
    return { applied: output.appliedMigrationNames };
  }
  const result = await engine.diff(task.params);
  return { sql: result.exitCode === 0 ? null : result.stdout };
}

async function perform(task: EngineTask): Promise<EngineAnswer> {
  const glue = await load();
  const pool = new pg.Pool({ connectionString: task.url }).on('error', () => undefined);
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool));
  const datamodels: [string, string][] | undefined =
    task.kind === 'diff' ? [['schema.prisma', task.schema]] : undefined;
  try {
    return await ask(await glue.SchemaEngine.new({ datamodels }, () => undefined, adapter), task);
  } finally {
    await pool.end();
  }
}

async function answer(): Promise<EngineMessage> {
  try {
    return { answer: await perform(workerData as EngineTask) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.postMessage(await answer());

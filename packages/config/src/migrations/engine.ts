import { Worker } from 'node:worker_threads';
import type { DiffParams, MigrationList } from '@prisma/schema-engine-wasm';

/** A task for the schema engine, with its answers. */
export type EngineTask =
  | { readonly kind: 'apply'; readonly url: string; readonly migrations: MigrationList }
  | { readonly kind: 'diff'; readonly url: string; readonly schema: string; readonly params: DiffParams };
/** The names of the migrations applied, or the SQL that makes the difference (null: there is none). */
export type EngineAnswer = { readonly applied: readonly string[] } | { readonly sql: string | null };
export type EngineMessage = { readonly answer: EngineAnswer } | { readonly error: string };

/**
 * Runs Prisma's schema engine for one task. The migrations are those of `prisma migrate`, but there is no program to download first. It
 * runs in its own thread, which frees its memory and timers.
 * @throws Error with the engine's own message.
 */
export function runEngine(task: EngineTask): Promise<EngineAnswer> {
  const thread = new Worker(new URL('./engine-thread.ts', import.meta.url), { workerData: task, execArgv: [] });
  const answer = new Promise<EngineAnswer>((resolve, reject) => {
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The schema engine ended without an answer.')));
    thread.once('message', (message: EngineMessage) =>
      'answer' in message ? resolve(message.answer) : reject(new Error(message.error)),
    );
  });
  return answer.finally(() => thread.terminate());
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** A program that logs as ours do, waits for a word, logs once more and exits in the same breath. */
const PROGRAM = `
  import Fastify from 'fastify';
  import { logOutput } from '@fieldpost/config/log-output';
  const { log } = Fastify({ logger: { level: 'info', stream: logOutput() } });
  log.info('begins');
  process.stdin.once('data', () => {
    log.warn('the database has gone');
    process.exit(0);
  });`;

const started = () => spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], { cwd: import.meta.dirname });

test('a program whose log nobody reads any more ends', async () => {
  const child = started();
  await once(child.stdout, 'data');
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.write('go\n');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('and the last line of one that is read is there', async () => {
  const child = started();
  child.stdin.write('go\n');
  const lines = (await text(child.stdout)).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['begins', 'the database has gone']);
});

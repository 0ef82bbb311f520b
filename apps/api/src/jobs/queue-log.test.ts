import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { queueLog } from './queue-log.ts';

test('a job that failed is logged with its key and all of its error, and with nothing that it was given', () => {
  const lines: string[] = [];
  const { log } = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } });
  const error = new AggregateError([new Error('nobody listens')], '');
  const job = { key: 'deliver:7', payload: { words: 'private' } };
  queueLog({ log }).scope({ jobId: '12' }).error('Failed task 12 with error ""', { failure: true, error, job });
  const [line = '{}'] = lines;
  expect(JSON.parse(line)).toMatchObject({ level: 50, jobId: '12', key: 'deliver:7', err: { type: 'AggregateError' } });
  expect(line).toContain('nobody listens');
  expect(line).toContain('queue-log.test.ts');
  expect(line).not.toContain('private');
});

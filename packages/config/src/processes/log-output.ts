import process from 'node:process';

const nothing = (): void => undefined;

/**
 * The log output: standard output, written at once. The logger's own output buffers lines and flushes them on exit. If nobody reads any
 * more it retries forever, because sonic-boom 4.2.1 takes EPIPE for a full pipe. Then a program whose launcher was killed does not end.
 */
export function logOutput(): NodeJS.WriteStream {
  if (!process.stdout.listeners('error').includes(nothing)) process.stdout.on('error', nothing);
  return process.stdout;
}

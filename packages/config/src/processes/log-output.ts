import process from 'node:process';

const nothing = (): void => undefined;

/**
 * Where a program writes its log: to standard output, at once. The logger's own output keeps lines back and writes them when the process
 * exits; where nobody reads any more it then tries for ever (sonic-boom 4.2.1 takes EPIPE for a pipe that is full), and a program whose
 * launcher has been killed does not end.
 */
export function logOutput(): NodeJS.WriteStream {
  if (!process.stdout.listeners('error').includes(nothing)) process.stdout.on('error', nothing);
  return process.stdout;
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { buffer, text } from 'node:stream/consumers';
import { faultDocument, type Terminal, VerbFault } from './answer.ts';
import { runVerb } from './program.ts';

/** Files are named from where the command was given: npm itself goes to the root of the project. */
function placeOf(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? '.', file);
}

function unreadable(file: string) {
  return (error: NodeJS.ErrnoException): never => {
    throw new VerbFault('UNREADABLE_FILE', `cannot read ${file}: ${error.code ?? error.message}`);
  };
}

const terminal: Terminal = {
  async read(file) {
    if (file === '-') return text(process.stdin);
    return readFile(placeOf(file), 'utf8').catch(unreadable(file));
  },
  async bytes(file) {
    if (file === '-') return buffer(process.stdin);
    return readFile(placeOf(file)).catch(unreadable(file));
  },
  print: (answer) => process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`),
};

try {
  await runVerb(process.argv.slice(2), terminal);
} catch (error) {
  process.stderr.write(`${JSON.stringify(faultDocument(error))}\n`);
  process.exitCode = 1;
}

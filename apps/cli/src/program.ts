import { Command, CommanderError } from 'commander';
import { type Terminal, VerbFault } from './answer.ts';
import { VERBS } from './verbs.ts';

/**
 * One verb of the command line. `add` tells commander of it; what its action throws is printed on standard error.
 * A verb loads what only itself needs (a database, for instance) inside its action, so that the others start at once.
 */
export type Verb = { add(program: Command, terminal: Terminal): void };

/** Runs what the arguments ask for. Throws VerbFault for whatever was asked wrongly or does not hold. */
export async function runVerb(args: readonly string[], terminal: Terminal): Promise<void> {
  try {
    await programOf(terminal).parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return; // help was asked for and given
    const message = error.code === 'commander.help' ? 'no command given' : error.message.replace(/^error: /, '');
    throw new VerbFault('USAGE', message, { help: 'npm run -s fieldpost -- --help' });
  }
}

function programOf(terminal: Terminal): Command {
  const program = new Command('fieldpost');
  program.description(
    'Fieldpost command line. Results are JSON on standard output, errors are JSON on standard error.',
  );
  for (const verb of VERBS) verb.add(program, terminal);
  for (const command of [program, ...program.commands, ...program.commands.flatMap((one) => one.commands)])
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  return program;
}

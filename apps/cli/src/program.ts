import { Command, CommanderError } from 'commander';
import { type Desk, VerbFault } from './answer.ts';
import { VERBS } from './verbs.ts';

/**
 * One verb of the command line. `add` tells commander of it; its action may give an exit status other than 0 to `end`.
 * A verb loads what only itself needs (a database, for instance) inside its action, so that the others start at once.
 */
export type Verb = { add(program: Command, desk: Desk, end: (status: number) => void): void };

/** Runs what the arguments ask for; gives the exit status. Throws VerbFault for whatever was asked wrongly. */
export async function runVerb(args: readonly string[], desk: Desk): Promise<number> {
  let status = 0;
  const program = programOf(desk, (given) => {
    status = given;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0; // help was asked for and given
    throw new VerbFault('USAGE', error.message.replace(/^error: /, ''), { help: 'npm run -s fieldpost -- --help' });
  }
  return status;
}

function programOf(desk: Desk, end: (status: number) => void): Command {
  const program = new Command('fieldpost');
  program.description(
    'Fieldpost on the command line. Answers are JSON on standard output, faults JSON on standard error.',
  );
  for (const verb of VERBS) verb.add(program, desk, end);
  for (const command of [program, ...program.commands, ...program.commands.flatMap((one) => one.commands)])
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  return program;
}

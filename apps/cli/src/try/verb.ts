import type { Verb } from '../program.ts';
import { caseOf } from './case.ts';
import { playCase, truthOf } from './table.ts';
import { viewerNamed, viewFor } from './viewers.ts';

/** Judges a case, given as text, without any server. */
export function judge(text: string) {
  const asked = caseOf(text);
  const table = playCase(asked);
  const seen = viewFor(table, viewerNamed(table.rules, asked.viewer));
  return { results: table.results, state: truthOf(table), ...seen, diceLeft: table.diceLeft };
}

export const tryVerb: Verb = {
  add(program, terminal) {
    program
      .command('try')
      .description('judge a case without a server: set up a position, play commands, show the result')
      .argument('<file>', "a case as JSON, or '-' for standard input")
      .action(async (file: string) => terminal.print(judge(await terminal.read(file))));
  },
};

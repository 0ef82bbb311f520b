import { createHash } from 'node:crypto';
import { checkedTrf } from '@fieldpost/league';
import { Option } from 'commander';
import { type Terminal, VerbFault } from '../answer.ts';
import { given, withServices } from '../online/session.ts';
import type { Verb } from '../program.ts';

type Seating = Readonly<Record<string, string>>;

/** "south=ada@example.org", once for each seat. */
function seatOf(text: string, before: Seating): Seating {
  const [seat = '', email = ''] = text.split('=');
  if (seat === '' || email === '') throw new VerbFault('USAGE', `--seat wants seat=address, not ${text}`);
  return { ...before, [seat]: email };
}

/** CL-218: reads the report of a tournament without a server. Status 1 where it has errors. */
async function check(terminal: Terminal, file: string): Promise<void> {
  const text = await terminal.read(file);
  const answer = checkedTrf(text, createHash('sha256').update(text, 'utf8').digest('hex'));
  terminal.print(answer);
  if (answer.errorsTotal > 0)
    throw new VerbFault('IMPORT_REFUSED', 'the file has errors', { errorsTotal: answer.errorsTotal });
}

export const importVerb: Verb = {
  add(program, terminal) {
    const importing = program
      .command('import')
      .description('verify an exported match and import it; importing the same file again has no effect')
      .argument('<file>', "an exported match, or '-' for standard input")
      .option('--seat <seat=address>', 'assign a seat, e.g. south=ada@example.org', seatOf, {})
      .action(async (file: string, { seat }: { readonly seat: Seating }) => {
        const text = await terminal.read(file);
        const { importMatch } = await import('@fieldpost/api/archive/import');
        terminal.print(given(await withServices((context) => importMatch(context, text, seat))));
      });
    importing
      .command('check')
      .description('read a file of another program and say what it would bring; nothing is stored, no server needed')
      .argument('<file>', "the file, or '-' for standard input")
      .addOption(
        new Option('--kind <kind>', 'what the file is: the report of a tournament')
          .choices(['trf'])
          .makeOptionMandatory(),
      )
      .action((file: string) => check(terminal, file));
  },
};

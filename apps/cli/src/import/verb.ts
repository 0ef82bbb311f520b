import { VerbFault } from '../answer.ts';
import { given, withServices } from '../online/session.ts';
import type { Verb } from '../program.ts';
import { addCheck } from './check.ts';

type Seating = Readonly<Record<string, string>>;

/** "south=ada@example.org", once for each seat. */
function seatOf(text: string, before: Seating): Seating {
  const [seat = '', email = ''] = text.split('=');
  if (seat === '' || email === '') throw new VerbFault('USAGE', `--seat wants seat=address, not ${text}`);
  return { ...before, [seat]: email };
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
    addCheck(importing, terminal);
  },
};

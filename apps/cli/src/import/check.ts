import {
  ENCODINGS,
  exportFrom,
  IMPORT_KINDS,
  type ImportKind,
  type ImportPlace,
  planImport,
  replay,
  SEPARATORS,
} from '@fieldpost/league';
import { type Command, Option } from 'commander';
import { type Terminal, VerbFault } from '../answer.ts';
import { jsonOf } from '../json.ts';

type Asked = {
  readonly kind: ImportKind;
  readonly event?: string;
  readonly standings?: string;
  readonly encoding?: (typeof ENCODINGS)[number];
  readonly separator?: (typeof SEPARATORS)[number];
  readonly column: Readonly<Record<string, string>>;
};

/** "Navn=name", once for each column. */
function columnOf(text: string, before: Asked['column']): Asked['column'] {
  const [theirs = '', ours = ''] = text.split('=');
  if (theirs === '' || ours === '') throw new VerbFault('USAGE', `--column wants theirs=ours, not ${text}`);
  return { ...before, [theirs]: ours };
}

/** The event of an export, with the names that its log has. */
async function eventIn(terminal: Terminal, file: string): Promise<ImportPlace['event']> {
  const exported = exportFrom(jsonOf(await terminal.read(file)));
  if (exported === null || 'badRow' in exported) throw new VerbFault('NOT_AN_EVENT', `${file} is no exported event`);
  const ledger = replay(exported.genesis, exported.log);
  const entries = [...ledger.entries.values()].map(({ id, name }) => ({ id, name, person: id }));
  return { ledger, entries };
}

/** CL-218: reads a file of another program without a server. Status 1 where it has errors. */
async function check(terminal: Terminal, file: string, asked: Asked): Promise<void> {
  const { kind, event, standings, encoding, separator, column } = asked;
  const place = {
    people: null,
    newId: (name: string) => name,
    event: event === undefined ? null : await eventIn(terminal, event),
    zone: 'UTC',
  };
  const { answer } = planImport(
    {
      kind,
      bytes: await terminal.bytes(file),
      standings: standings === undefined ? null : await terminal.bytes(standings),
      ...(encoding === undefined ? {} : { encoding }),
      separator: separator ?? null,
      columns: column,
      title: file,
      game: 'any',
    },
    place,
  );
  terminal.print(answer);
  if (answer.errorsTotal > 0)
    throw new VerbFault('IMPORT_REFUSED', 'the file has errors', { errorsTotal: answer.errorsTotal });
}

export function addCheck(importing: Command, terminal: Terminal): void {
  importing
    .command('check')
    .description('read a file of another program and say what it would bring; nothing is stored, no server needed')
    .argument('<file>', "the file, or '-' for standard input")
    .addOption(
      new Option('--kind <kind>', 'what the file is; trf: the report of a tournament')
        .choices([...IMPORT_KINDS])
        .makeOptionMandatory(),
    )
    .option('--event <export>', 'an exported event, for entries and results')
    .option('--standings <file>', 'the standings of a season, beside its results')
    .addOption(new Option('--encoding <name>', 'how the file is written').choices([...ENCODINGS]))
    .addOption(new Option('--separator <sign>', 'what separates its cells; else it is found').choices([...SEPARATORS]))
    .option('--column <theirs=ours>', 'another name of a column, e.g. Navn=name', columnOf, {})
    .action((file: string, asked: Asked) => check(terminal, file, asked));
}

import { describe, expect, test } from 'vitest';
import { exportFrom, exportOf, verifyExport } from '../asking/export.ts';
import { csvOf } from '../exports/csv.ts';
import { trfOf } from '../exports/trf.ts';
import { hashOf } from '../hashing.ts';
import type { LogEvent, LogRow } from '../log/events.ts';
import { append, type Genesis, genesisJson, opened } from '../log/replay.ts';
import { settingsOf } from '../settings/read.ts';
import { draftOf } from '../swiss/drafting.ts';
import { printedTable } from '../tables/printing.ts';
import { tableOf } from '../tables/table.ts';
import { answered, entriesOf } from '../testing/playing.ts';
import { CIRCLE } from '../testing/worked.ts';
import type { ImportKind } from './answer.ts';
import { type ImportAsked, type Imported, planImport } from './import.ts';
import type { ImportPlace } from './place.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const NOWHERE: ImportPlace = { people: null, newId: (name) => name, event: null, zone: 'UTC' };
const asked = (kind: ImportKind, text: string | Uint8Array, more: Partial<ImportAsked> = {}): ImportAsked => ({
  kind,
  bytes: typeof text === 'string' ? bytesOf(text) : text,
  title: 'A season',
  game: 'Chess with clocks',
  ...more,
});
const check = (
  kind: ImportKind,
  text: string | Uint8Array,
  more: Partial<ImportAsked> = {},
  place = NOWHERE,
): Imported => planImport(asked(kind, text, more), place);
const faults = ({ answer }: Imported) => answer.errors.map(({ line, column, code }) => [line, column, code]);
/** The event that a file makes. */
function eventOf({ plan, answer }: Imported) {
  if (plan === null || (plan.kind !== 'season' && plan.kind !== 'trf')) throw new Error(JSON.stringify(answer.errors));
  return plan;
}
const tableIn = (imported: Imported, group = 0) => {
  const { ledger } = eventOf(imported);
  const found = ledger.groups[group];
  return found === undefined ? [] : tableOf(ledger, found);
};

describe('worked examples of CL-210 to CL-216', () => {
  test('AB.1: entries', () => {
    const { answer, plan } = check('entries', 'name,number,rating\nIda Brandt,1,1612\nBo Lund,2,1580\n');
    expect(answer).toMatchObject({
      fileHash: 'cd705f61e5a26490785df4313337443217b2b8d62ddf6f50d605e017ab680c42',
      lines: 3,
      errorsTotal: 0,
      would: { made: 2, changed: 0, same: 0 },
      applied: null,
      already: false,
    });
    expect(answer.dialect).toEqual({ separator: ',', end: 'LF', mark: false });
    expect(plan).not.toBeNull();
  });
  test('AB.2: each problem by its line; nothing is planned', () => {
    const text = 'name;number;rating\r\nIda Brandt;1;1612,5\r\nBo Lund;2;15x0\r\n;3;1500\r\nIda Brandt;4;1490\r\n';
    const { answer, plan } = check('entries', text);
    expect(bytesOf(text).length).toBe(85);
    expect(answer.fileHash).toBe('65782d68d658852a600f9f98fa60c59c25273a84381bef5357984db8452d89ab');
    expect(answer.errors).toEqual([
      { line: 3, column: 'rating', code: 'NOT_A_NUMBER', have: '15x0' },
      { line: 4, column: 'name', code: 'EMPTY', have: '' },
      { line: 5, column: 'name', code: 'TWICE', have: 'Ida Brandt' },
    ]);
    expect([plan, answer.would.made]).toEqual([null, 0]);
  });
  test('AB.3: the report of a tournament is a Swiss that runs, and pairs on; exported again it is the same bytes (CL-217)', () => {
    const line = (number: number, name: string, rating: number, points: string, rank: number, rounds: string) =>
      `001 ${String(number).padStart(4)}      ${name.padEnd(33)} ${rating}`.padEnd(80) +
      `${points.padStart(4)} ${String(rank).padStart(4)}  ${rounds}`;
    const text = [
      '012 Autumn Swiss 2026',
      '042 2026/01/05',
      '052 2026/03/01',
      '062 4',
      '072 4',
      '082 0',
      '092 swiss single wwi-combined-arms salient',
      '122 3 days a turn',
      `${'132'.padEnd(91)}26/01/05  26/02/02`,
      '142 2',
      'XXR 3',
      line(1, 'Brandt, Ida', 1612, '2.0', 1, '   3 w 1     2 b 1'),
      line(2, 'Lund, Bo', 1580, '1.0', 2, '   4 b 1     1 w 0'),
      line(3, 'Marten, Ada', 1500, '1.0', 2, '   1 b 0     4 w 1'),
      line(4, 'Kaya, Cem', 1490, '0.0', 4, '   2 w 0     3 b 0'),
    ]
      .map((one) => `${one}\r\n`)
      .join('');
    const imported = check('trf', text);
    expect(imported.answer).toMatchObject({
      fileHash: '0bc1696c49fbf7b778cbd315a2afc60fb541c76f279ab8c6c294bd66dfda4a45',
      errors: [],
      would: { made: 8, changed: 0, same: 0 },
    });
    const { ledger, title } = eventOf(imported);
    const [group] = ledger.groups;
    if (group === undefined) throw new Error('no group');
    const names = new Map([...ledger.entries.values()].map(({ id, number }) => [id, number]));
    expect([ledger.state, ledger.settings.format, title]).toEqual(['running', 'swiss', 'Autumn Swiss 2026']);
    expect(draftOf(ledger, group).pairs.map(({ a, b }) => [names.get(a), names.get(b)])).toEqual([
      [1, 4],
      [3, 2],
    ]);
    const about = {
      title,
      first: '2026/01/05',
      last: '2026/03/01',
      days: ['2026/01/05', '2026/02/02'],
      clock: '3 days a turn',
    };
    const again = trfOf(ledger, group, about);
    expect(again.replace('092 swiss single wwi-combined-arms any', '092 swiss single wwi-combined-arms salient')).toBe(
      text,
    );
    expect(eventOf(check('trf', again)).ledger.entries.size).toBe(4);
  });
  test('AB.4: ten results are a season that is over, with its table', () => {
    const results = '1-0 1-0 0-1 1-0 ½-½ ½-½ 1-0 1-0 ½-½ 1-0'.split(' ');
    const pairs = 'P,Q Q,R P,R P,S P,T Q,S Q,T R,S R,T S,T'.split(' ');
    const fileOf = (said: readonly string[]) =>
      `a,b,result\n${pairs.map((pair, index) => `${pair},${said[index]}`).join('\n')}\n`;
    const word: Readonly<Record<string, string>> = { '1-0': 'W', '0-1': 'L', '½-½': 'D' };
    const [text, short] = [fileOf(results), fileOf(results.map((result) => word[result] ?? ''))];
    expect([bytesOf(text).length, check('season', text).answer.fileHash]).toEqual([
      97,
      'd62bb8135735de578ff62785a712e89cb0e23775713cb9c24adc08b861bef077',
    ]);
    const played = answered(CIRCLE).table as readonly {
      readonly id: string;
      readonly rank: number;
      readonly PTS: number;
      readonly SB: number;
    }[];
    for (const one of [text, short]) {
      const imported = check('season', one);
      const { ledger } = eventOf(imported);
      expect([ledger.state, imported.answer.would.made]).toEqual(['archived', 10]);
      const rows = printedTable(ledger, tableIn(imported)) as unknown as typeof played;
      const told = (table: typeof played) => table.map(({ id, rank, PTS, SB }) => [id, rank, PTS, SB]).toSorted();
      expect(told(rows)).toEqual(told(played));
      expect(tableIn(imported).every(({ reported }) => reported === 4)).toBe(true);
    }
  });
});

describe('CL-213: how a file is written', () => {
  const HEAD = 'name,number\n';
  test.each([
    ['commas', 'name,number\nIda,1\n', ',', 'LF'],
    ['semicolons and CR LF', 'name;number\r\nIda;1\r\n', ';', 'CR LF'],
    ['tabs and CR', 'name\tnumber\rIda\t1\r', '\t', 'CR'],
    ['bars', 'name|number\nIda|1', '|', 'LF'],
    ['a comma within quotes', '"name";number\nIda;1\n', ';', 'LF'],
  ])('%s are found', (_what, text, separator, end) => {
    const { answer } = check('entries', text);
    expect([answer.dialect.separator, answer.dialect.end, answer.errors]).toEqual([separator, end, []]);
  });
  test('a mark is taken off; another encoding is told with its byte, and read when it is asked for', () => {
    expect(check('entries', `\ufeff${HEAD}Ida,1\n`).answer).toMatchObject({ dialect: { mark: true }, errors: [] });
    const bytes = new Uint8Array([...bytesOf(`${HEAD}Zo`), 0xeb, ...bytesOf(',1\n')]);
    const { answer } = check('entries', bytes);
    expect(answer.errors).toEqual([{ line: 2, column: null, code: 'IMPORT_ENCODING', have: 'byte 15' }]);
    expect(check('entries', bytes, { encoding: 'windows-1252' }).answer.preview[0]?.what).toBe('Zoë');
  });
  test('a cell over several lines: its record has the first of them', () => {
    const text = 'name,number,team\n"Ida\n",1,"x\r\ny"\n"Bo ""the"" Lund",zwei,\n';
    const { answer } = check('entries', text);
    expect(answer.lines).toBe(5);
    expect(faults({ answer, plan: null })).toEqual([[5, 'number', 'NOT_A_NUMBER']]);
  });
  test.each([
    ['a quotation mark that never closes', `${HEAD}Ida,1\n"Bo,2\nCem,3\n`, [3, null, 'QUOTE_OPEN']],
    ['text after one that has closed', `${HEAD}"Ida"x,1\nBo,2\n`, [2, null, 'TEXT_AFTER_QUOTE']],
    ['half a line', `${HEAD}Ida,1\nBo`, [3, null, 'SHORT_LINE']],
    ['a line that is too long', `${HEAD}Ida,1,9\n`, [2, null, 'LONG_LINE']],
    ['a cell that is too long', `${HEAD}${'x'.repeat(2_001)},1\n`, [2, null, 'CELL_TOO_LONG']],
    ['too many columns', `${HEAD}Ida${',1'.repeat(64)}\n`, [2, null, 'IMPORT_TOO_LARGE']],
    ['too many lines', `${HEAD}${'Ida,1\n'.repeat(10_000)}`, [10_001, null, 'IMPORT_TOO_LARGE']],
    ['no lines', HEAD, [1, null, 'NOTHING_TO_IMPORT']],
    ['nothing at all', '', [1, null, 'NOTHING_TO_IMPORT']],
    ['no column for names', 'number,rating\n1,1500\n', [1, 'name', 'IMPORT_COLUMN_MISSING']],
    ['a column twice', 'name,Name\nIda,Bo\n', [1, 'name', 'COLUMN_TWICE']],
    ['too many bytes', 'x'.repeat(5_000_001), [1, null, 'IMPORT_TOO_LARGE']],
  ])('%s', (_what, text, fault) => {
    expect(faults(check('entries', text))).toContainEqual(fault);
    expect(check('entries', text).plan).toBeNull();
  });
  test('CL-153: the apostrophe before a formula is taken off again, and of nothing else', () => {
    const names = ['=1+1', '@x', '-y', '+z', "'tis", 'O’Neil'];
    const { answer } = check(
      'entries',
      csvOf(
        ['name'],
        names.map((name) => [name]),
      ),
    );
    expect(answer.preview.map(({ what }) => what)).toEqual(names);
  });
});

describe('CL-214: columns and cells', () => {
  test('columns by any case, by other names, and those of which nothing is read', () => {
    const { answer } = check('entries', 'NAVN,Tal,shoe size\nIda,1,38\n', { columns: { navn: 'name', tal: 'number' } });
    expect([answer.errors, answer.warnings.map(({ column, code }) => [column, code])]).toEqual([
      [],
      [['shoe size', 'UNKNOWN_COLUMN']],
    ]);
  });
  test.each([
    ['1-0', 4],
    ['0-1', 0],
    ['½-½', 2],
    ['1/2-1/2', 2],
    ['0.5-0.5', 2],
    ['0,75-0,25', 3],
    ['.25-.75', 1],
    ['1.0:0.0', 4],
    ['1 – 0', 4],
    ['w', 4],
    ['D', 2],
    ['L', 0],
    ['+:-', 4],
    ['-:+', 0],
    ['-:-', 0],
  ])('the result %s', (result, q) => {
    const acts = eventOf(check('season', `a;b;result\nIda;Bo;${result}\n`)).acts.flatMap(({ event }) =>
      event.kind === 'result' ? [event] : [],
    );
    expect(acts.map((act) => act.q[0])).toEqual([q]);
  });
  test.each([
    ['result', '2-0', 'BAD_RESULT'],
    ['result', '1-1', 'BAD_RESULT'],
    ['result', '=1-0', 'BAD_RESULT'],
    ['result', '', 'RESULT_MISSING'],
    ['score', '62', 'BAD_SCORE'],
    ['score', '-1-3', 'BAD_SCORE'],
    ['score', '62.5-1', 'BAD_SCORE'],
    ['score', '10000-1', 'BAD_SCORE'],
  ])('%s %j is %s', (column, cell, code) => {
    const named = code === 'RESULT_MISSING' ? 'result' : column;
    expect(faults(check('season', `a;b;${column}\nIda;Bo;${cell}\n`))).toEqual([[2, named, code]]);
  });
  test.each([
    ['a;b;result\nIda;ida ;1-0\n', [2, 'b', 'SAME_PERSON']],
    ['a;b;result;score\nIda;Bo;1-0;3-2\n', [2, 'score', 'BOTH_SAID']],
    ['a;b;result;date\nIda;Bo;1-0;31.12.2025\n', [2, 'date', 'BAD_DAY']],
    ['a;b;result;date\nIda;Bo;1-0;2025-02-30\n', [2, 'date', 'BAD_DAY']],
    ['a;b;result;round\nIda;Bo;1-0;0\n', [2, 'round', 'BAD_NUMBER']],
    ['a;b;result;round\nIda;Bo;1-0;1\nBo;Ida;0-1;1\n', [3, null, 'TWICE']],
    ['a;b;result;season\nIda;Bo;1-0;2024\nBo;Cem;1-0;2025\n', [3, 'season', 'OTHER_SEASON']],
    ['a;b;result;division\nIda;Bo;1-0;1\nBo;Cem;1-0;2\n', [3, 'division', 'OTHER_DIVISION']],
  ])('%j', (text, fault) => expect(faults(check('season', text))).toEqual([fault]));
  test.each([
    ['name,email\nIda,ida\n', [2, 'email', 'BAD_ADDRESS']],
    ['name,email\nIda,i@a.org\nBo,I@a.org\n', [3, 'email', 'TWICE']],
    ['name,role\nIda,king\n', [2, 'role', 'BAD_ROLE']],
    ['name,since\nIda,2026\n', [2, 'since', 'BAD_DAY']],
    ['name,since\n\u202eIda,\n', [2, 'name', 'BAD_NAME']],
  ])('members: %j', (text, fault) => expect(faults(check('members', text))).toEqual([fault]));
  test('people: two of one name are told, and who is known is the same', () => {
    const people = ['Ida', 'Bo', 'bo'].map((name, index) => ({ id: `p${index}`, name, canEnter: true }));
    const place = { ...NOWHERE, people };
    expect(check('members', 'name\n  IDA \nCem\n', {}, place).answer.would).toEqual({ made: 1, changed: 0, same: 1 });
    expect(faults(check('members', 'name\nBo\n', {}, place))).toEqual([[2, 'name', 'AMBIGUOUS']]);
    expect(faults(check('season', 'a,b,result\nIda,Bo,1-0\n', {}, place))).toEqual([[2, null, 'AMBIGUOUS']]);
    expect(eventOf(check('season', 'a,b,result\nIda,Cem,1-0\n', {}, place)).made).toEqual([{ id: 'Cem', name: 'Cem' }]);
  });
});

describe('CL-215: seasons that are over', () => {
  const TWO = 'a,b,score,division,date\nIda,Bo,62-48,East,2024-01-05\nCem,Ada,1-1,West,\nBo,Ida,3-2,East,\n';
  test('divisions, scores, days; nothing is rated and everything is reported', () => {
    const imported = check('season', TWO, { title: 'Winter 2024' });
    const { ledger, title, settings } = eventOf(imported);
    expect([title, settings.rated, ledger.groups.map(({ tier, entries }) => [tier, entries])]).toEqual([
      'Winter 2024',
      false,
      [
        [1, ['Ida', 'Bo']],
        [2, ['Cem', 'Ada']],
      ],
    ]);
    expect(tableIn(imported).map(({ id, values }) => [id, values.PTS, values.MAR])).toEqual([
      ['Bo', 4, 73],
      ['Ida', 4, -73],
    ]);
    expect(ledger.groups[0]?.encounters[0]?.legs[0]).toMatchObject({
      result: { how: 'reported' },
      report: { playedOn: '2024-01-05' },
    });
  });
  test('enclosed standings must be those of the results', () => {
    const standings = (ida: string) => bytesOf(`name;points\nIda;${ida}\nBo;1\n`);
    expect(faults(check('season', TWO, { standings: standings('1') }))).toEqual([]);
    const { answer } = check('season', TWO, { standings: standings('1.5') });
    expect(answer.errors).toEqual([
      { line: 2, column: 'standings points', code: 'TABLE_DIFFERS', have: 'Ida: 1.5, not 1' },
    ]);
    expect(faults(check('season', TWO, { standings: bytesOf('name;points\nEva;1\n') }))).toEqual([
      [2, 'standings name', 'UNKNOWN_NAME'],
    ]);
    expect(faults(check('season', TWO, { standings: bytesOf('name\nEva\n') }))).toEqual([
      [1, 'standings points', 'IMPORT_COLUMN_MISSING'],
    ]);
  });
  test('standings alone are standings as handed down', () => {
    const imported = check('season', 'name,points\nBo,3.5\nIda,7\nCem,0\n');
    const { ledger } = eventOf(imported);
    expect([ledger.state, tableIn(imported).map(({ id, values }) => [id, values.PTS])]).toEqual([
      'archived',
      [
        ['Ida', 28],
        ['Bo', 14],
        ['Cem', 0],
      ],
    ]);
    expect(faults(check('season', 'name,points\nBo,3.3\nIda,\n'))).toEqual([
      [2, 'points', 'BAD_NUMBER'],
      [3, 'points', 'EMPTY'],
    ]);
  });
  test('its log proves itself', () => {
    const { settings, acts } = eventOf(check('season', TWO));
    const genesis: Genesis = { settings, seed: 'ab'.repeat(32), entries: [], running: false };
    const ledger = opened(genesis);
    if (!ledger.ok) throw new Error(ledger.fault.code);
    const log: LogRow[] = [];
    for (const { event } of acts) {
      const row = append(ledger.value, { at: 0, event }, log.at(-1)?.hash ?? hashOf(genesisJson(genesis)));
      if (row.ok) log.push(row.value);
    }
    expect([log.length, log[0]?.event]).toEqual([
      acts.length,
      expect.objectContaining({ kind: 'import', makes: acts.length - 1 }),
    ]);
    const file = exportFrom(JSON.parse(JSON.stringify(exportOf(genesis, log, ledger.value))));
    if (file === null || 'badRow' in file) throw new Error('no export');
    expect(verifyExport(file).filter(({ held, what }) => !held && what !== 'seed')).toEqual([]);
  });
});

describe('CL-210, CL-212: into an event', () => {
  const AT_TABLE = { format: 'league', played: 'table', game: 'Chess', seeding: 'manual' };
  function running(more: object = {}, size = 4) {
    const settings = settingsOf({ ...AT_TABLE, ...more });
    if (!settings.ok) throw new Error(settings.fault.code);
    const entries = entriesOf(size).map((entry) => ({
      ...entry,
      name: entry.id,
      rating: null,
      apart: null,
      since: null,
    }));
    const ledger = opened({ settings: settings.value, seed: 'cd'.repeat(32), entries, running: true });
    if (!ledger.ok) throw new Error(ledger.fault.code);
    return ledger.value;
  }
  const names = ['Ida', 'Bo', 'Cem', 'Ada', 'Eva', 'Kim'];
  const place = (ledger = running()): ImportPlace => ({
    ...NOWHERE,
    event: {
      ledger,
      entries: [...ledger.entries.keys()].map((id, index) => ({ id, name: names[index] ?? id, person: null })),
    },
  });
  const join = (ledger: ReturnType<typeof running>, ...events: readonly LogEvent[]) =>
    events.map((event) => {
      const row = append(ledger, { at: null, event }, '');
      return row.ok ? 'ok' : row.fault.code;
    });
  const round = (index: number): LogEvent => ({ kind: 'round', round: index, pairs: [], byes: {} });
  const actsOf = ({ plan }: Imported): readonly LogEvent[] =>
    plan?.kind === 'results' || plan?.kind === 'entries' ? plan.acts : [];
  const RESULTS = 'a,b,result,date,note\nida,ADA,1-0,2026-01-05,In the back room\nBo,Cem,+:-,,\n';
  /** Round 1 of four by the table: 1-4, 2-3. */
  function first() {
    const ledger = running();
    expect(join(ledger, round(1))).toEqual(['ok']);
    return ledger;
  }
  test('results join with the row of their import; the same again is the same, another differs', () => {
    const ledger = first();
    const imported = check('results', RESULTS, {}, place(structuredClone(ledger)));
    expect(imported.answer).toMatchObject({ errors: [], would: { made: 2, same: 0 } });
    expect(join(ledger, ...actsOf(imported))).toEqual(['ok', 'ok', 'ok']);
    expect(ledger.groups[0]?.encounters[0]?.legs[0]?.report).toMatchObject({
      seq: 2,
      state: 'closed',
      playedOn: '2026-01-05',
    });
    expect(check('results', `${RESULTS}\n`, {}, place(structuredClone(ledger))).answer.would).toEqual({
      made: 0,
      changed: 0,
      same: 2,
    });
    const other = RESULTS.replace('1-0', '0-1');
    expect(faults(check('results', other, {}, place(structuredClone(ledger))))).toEqual([[2, null, 'RESULT_DIFFERS']]);
    expect(join(structuredClone(ledger), ...actsOf(imported))).toContain('CL_BAD_INPUT');
  });
  test.each([
    ['a name that nobody has', 'a,b,result\nIda,Zoe,1-0\n', [2, 'b', 'UNKNOWN_NAME']],
    ['no such match', 'a,b,result,leg\nIda,Ada,1-0,3\n', [2, null, 'NO_SUCH_MATCH']],
    ['a round that has not opened', 'a,b,result\nIda,Bo,1-0\n', [2, 'round', 'NO_SUCH_MATCH']],
    ['the same twice', 'a,b,result\nIda,Ada,1-0\nAda,Ida,0-1\n', [3, null, 'TWICE']],
  ])('%s', (_what, text, fault) => expect(faults(check('results', text, {}, place(first())))).toEqual([fault]));
  test('an event on the server, one that has not begun, and none', () => {
    const online = running({ played: 'online', game: 'wwi-combined-arms' });
    expect(faults(check('results', RESULTS, {}, place(online)))).toEqual([[1, null, 'CL_NOT_A_TABLE']]);
    expect(faults(check('entries', 'name\nIda\n', {}, place()))).toEqual([[1, null, 'CL_BAD_STATE']]);
    expect(faults(check('results', RESULTS))).toEqual([[1, null, 'EVENT_MISSING']]);
  });
  test('CL-217: our own file of matches comes back as it was', () => {
    const ours = csvOf(
      ['round', 'leg', 'side A', 'side B', 'due', 'score A', 'score B', 'how'],
      [
        [1, 1, 'Ida', 'Ada', '', 0.75, 0.25, 'reported'],
        [1, 1, 'Bo', 'Cem', '', 0, 0, 'double'],
        [2, 1, 'Ada', 'Cem', '', null, null, ''],
      ],
    );
    const ledger = first();
    const imported = check('results', ours, {}, place(structuredClone(ledger)));
    expect([faults(imported), join(ledger, ...actsOf(imported))]).toEqual([[], ['ok', 'ok', 'ok']]);
    const legs = ledger.groups[0]?.encounters.flatMap((one) => one.legs).slice(0, 2);
    expect(legs?.map(({ result }) => [result?.how, result?.q])).toEqual([
      ['reported', [3, 1]],
      ['double', [0, 0]],
    ]);
  });
  test('results are undone while nothing depends on them', () => {
    const ledger = first();
    const before = JSON.stringify(tableOf(ledger, ledger.groups[0] ?? ({} as never)));
    join(ledger, ...actsOf(check('results', RESULTS, {}, place(structuredClone(ledger)))));
    expect(join(ledger, { kind: 'undo-import', of: 2 }, { kind: 'undo-import', of: 2 })).toEqual([
      'ok',
      'CL_BAD_INPUT',
    ]);
    expect(JSON.stringify(tableOf(ledger, ledger.groups[0] ?? ({} as never)))).toBe(before);
    join(ledger, ...actsOf(check('results', RESULTS, {}, place(structuredClone(ledger)))));
    const leg = ledger.groups[0]?.encounters[0]?.legs[0];
    const decide = {
      kind: 'decide',
      how: 'adjudicated',
      reason: 'They told me otherwise.',
      by: null,
      supersedes: leg?.said ?? null,
    } as const;
    join(ledger, {
      ...decide,
      round: 1,
      a: leg?.a ?? '',
      b: leg?.b ?? '',
      leg: 1,
      board: null,
      q: [2, 2],
      margin: 0,
      misses: [0, 0],
    });
    expect(join(ledger, { kind: 'undo-import', of: 6 })).toEqual(['CL_IMPORT_USED']);
  });
  test('entries join an event that takes them, and go again', () => {
    const settings = settingsOf(AT_TABLE);
    if (!settings.ok) throw new Error(settings.fault.code);
    const taking = () => {
      const ledger = opened({ settings: settings.value, seed: 'cd'.repeat(32), entries: [], running: false });
      if (!ledger.ok) throw new Error(ledger.fault.code);
      join(ledger.value, { kind: 'state', to: 'entries' });
      return ledger.value;
    };
    const people = names.map((name, index) => ({ id: `p${index}`, name, canEnter: name !== 'Kim' }));
    const event = { ledger: taking(), entries: [{ id: 'x', name: 'Bo', person: 'p1' }] };
    const at = (text: string) =>
      check(
        'entries',
        text,
        {},
        { ...NOWHERE, people, newId: (name) => `new ${name}`, event: { ...event, ledger: taking() } },
      );
    expect(faults(at('name\nKim\nZoe\n'))).toEqual([
      [2, 'name', 'NO_ACCOUNT'],
      [3, 'name', 'UNKNOWN_NAME'],
    ]);
    const imported = at('name,number,rating,team\nIda,2,1612.5,North\nBo,,,\nCem,1,,North\n');
    expect(imported.answer.would).toEqual({ made: 2, changed: 0, same: 1 });
    expect(imported.plan).toMatchObject({
      entries: [
        { entry: 'new Ida', person: 'p0' },
        { entry: 'new Cem', person: 'p2' },
      ],
    });
    const { ledger } = event;
    expect(join(ledger, ...actsOf(imported))).toEqual(['ok', 'ok', 'ok']);
    expect(ledger.entries.get('new Ida')).toMatchObject({ rating: [1612.5, 350, 0.06], apart: 'North' });
    expect([join(ledger, { kind: 'undo-import', of: 2 }), ledger.entries.size]).toEqual([['ok'], 0]);
  });
});

describe('CL-216: reports of tournaments of anybody', () => {
  const trf = (rows: readonly string[], head = '012 Elsewhere\n') => `${head}${rows.join('\n')}\n`;
  const row = (number: number, points: string, rounds: string) =>
    `001 ${String(number).padStart(4)}      ${`Player ${number}`.padEnd(33)} 1500`.padEnd(80) +
    `${points.padStart(4)} ${String(number).padStart(4)}  ${rounds}`;
  test('full byes, a forfeit and somebody who left: a Swiss that is over', () => {
    const text = trf([
      row(1, '2.0', '   2 w 1  0000 - F'),
      row(2, '1.0', '   1 b 0  0000 - U'),
      row(3, '1.5', '   4 w +  0000 - H'),
      row(4, '0.0', '   3 b -  0000 - Z'),
    ]);
    const imported = check('trf', text);
    const { ledger } = eventOf(imported);
    expect([ledger.state, tableIn(imported).map(({ id, values }) => [id, values.PTS])]).toEqual([
      'archived',
      [
        ['Player 1', 8],
        ['Player 3', 6],
        ['Player 2', 4],
        ['Player 4', 0],
      ],
    ]);
  });
  test('two players alone, and a field that no Swiss can have, are a season', () => {
    const imported = check('trf', trf([row(1, '1.0', '   2 w 1'), row(2, '0.0', '   1 b 0')]));
    expect([eventOf(imported).settings.format, eventOf(imported).ledger.state]).toEqual(['league', 'archived']);
  });
  test('errors have line and column; nothing is planned', () => {
    const imported = check('trf', trf([row(1, '1.0', '   2 w 1'), row(2, '0.0', '   1 w 0')]));
    expect([faults(imported), imported.plan]).toEqual([
      [
        [2, 90, 'BOTH_SIDES'],
        [3, 90, 'BOTH_SIDES'],
      ],
      null,
    ]);
  });
});

/** A few chosen numbers that look drawn by chance. */
function drawn(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % most;
  };
}

describe('CL-261: any one cell changed', () => {
  const wild = [
    '',
    'x',
    '"',
    '=1+1',
    "'",
    '-1',
    '1e9',
    '½',
    '0-0',
    '\u202e',
    ',',
    ';',
    '9'.repeat(3_000),
    '\r',
    '\0',
    'Ida',
    '__proto__',
  ];
  const files: readonly (readonly [ImportKind, string])[] = [
    ['entries', 'name,number,rating,team,apart,confirmed\nIda,1,1612,North,,yes\nBo,2,1580,,x,no\n'],
    [
      'season',
      'a,b,result,season,division,round,leg,date\nIda,Bo,1-0,2025,East,1,1,2025-01-05\nBo,Cem,0-1,2025,East,2,1,\n',
    ],
    ['season', 'name,points,division\nIda,7,East\nBo,3.5,East\n'],
    ['members', 'name,email,role,since\nIda,ida@example.org,member,2020-01-01\nBo,,referee,\n'],
  ];
  test.each(files)('%s: an error that names its line, or a valid import, never half of one', (kind, text) => {
    const draw = drawn(7);
    for (let times = 0; times < 300; times++) {
      const lines = text.split('\n').map((line) => line.split(','));
      const line = draw(3);
      const cells = lines[line] ?? [];
      cells[draw(cells.length)] = wild[draw(wild.length)] ?? '';
      const { answer, plan } = check(kind, lines.map((one) => one.join(',')).join('\n'));
      expect(plan === null).toBe(answer.errorsTotal > 0);
      expect(answer.errors.every((one) => one.line >= 1 && one.line <= Math.max(1, answer.lines))).toBe(true);
      expect(answer.would.made > 0).toBe(plan !== null);
    }
  });
});

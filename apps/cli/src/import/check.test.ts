import { expect, test } from 'vitest';
import type { Terminal, VerbFault } from '../answer.ts';
import { runVerb } from '../program.ts';

const FILES: Readonly<Record<string, string>> = {
  'entries.csv': 'name,number,rating\nIda Brandt,1,1612\nBo Lund,2,1580\n',
  'wrong.csv': 'name;number;rating\r\nBo Lund;2;15x0\r\n',
  'season.csv': 'Hvid,Sort,Resultat\nIda,Bo,1-0\n',
  'standings.csv': 'name,points\nIda,2\nBo,0\n',
};

/** The output of the verb and its exit code; null: 0. */
async function said(...args: readonly string[]) {
  const printed: unknown[] = [];
  const terminal: Terminal = {
    read: async (file) => FILES[file] ?? '',
    bytes: async (file) => new TextEncoder().encode(FILES[file]),
    print: (answer) => printed.push(answer),
  };
  const code = await runVerb(['import', 'check', ...args], terminal).then(
    () => null,
    (fault: VerbFault) => fault.code,
  );
  return { answer: printed[0], code };
}

test('CL-218: a file without errors says what it would make', async () => {
  const { answer, code } = await said('entries.csv', '--kind', 'entries');
  const fileHash = 'cd705f61e5a26490785df4313337443217b2b8d62ddf6f50d605e017ab680c42';
  expect([answer, code]).toMatchObject([{ kind: 'entries', fileHash, would: { made: 2 }, applied: null }, null]);
});

test('CL-218: one with errors is refused with them', async () => {
  const { answer, code } = await said('wrong.csv', '--kind', 'entries');
  const errors = [{ line: 2, column: 'rating', code: 'NOT_A_NUMBER', have: '15x0' }];
  expect([answer, code]).toMatchObject([{ errors, errorsTotal: 1, would: { made: 0 } }, 'IMPORT_REFUSED']);
});

test('CL-218: columns by other names, standings beside the results, results without an event', async () => {
  const columns = ['--column', 'Hvid=a', '--column', 'Sort=b', '--column', 'Resultat=result'];
  expect((await said('season.csv', '--kind', 'season', ...columns)).code).toBeNull();
  const { answer } = await said('season.csv', '--kind', 'season', ...columns, '--standings', 'standings.csv');
  expect(answer).toMatchObject({ errors: [{ line: 2, column: 'standings points', code: 'TABLE_DIFFERS' }] });
  expect((await said('season.csv', '--kind', 'results', ...columns)).answer).toMatchObject({
    errors: [{ code: 'EVENT_MISSING' }],
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { completed } from './completed.ts';

/** Reads something out of a view of each game, as a bot's author would: no cast, no any. It is published with the package. */
const PROGRAM = readFileSync(join(import.meta.dirname, '../../../../packages/sdk/examples/look.ts'), 'utf8');
const WRONG = `
import type { components } from './document.ts';
export const look = (match: components['schemas']['Match']) => match.ruleSet === 'tank-killers' && match.view?.battle;
`;

/** Imported by a variable name: the package brings its own compiler, whose types would mix with ours. */
const GENERATOR = 'openapi-typescript';

const folder = mkdtempSync(join(import.meta.dirname, '.generated-'));
afterAll(() => rmSync(folder, { recursive: true }));

function faultsIn(file: string): readonly string[] {
  const options = { strict: true, noEmit: true, allowImportingTsExtensions: true, skipLibCheck: true, types: [] };
  const modules = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };
  const program = ts.createProgram([join(folder, file)], { ...options, ...modules });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('a client that openapi-typescript makes reads the view of each game without a cast', async () => {
  const { default: openapiTS, astToString } = await import(GENERATOR);
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const document = completed({
    openapi: '3.1.0',
    info: { title: 'Fieldpost', version: '1' },
    paths: { '/api/v1/matches/{id}': { get: { parameters } } },
    components: {},
  });
  const made = await openapiTS(JSON.parse(JSON.stringify(document)), { immutable: true });
  writeFileSync(join(folder, 'document.ts'), astToString(made));
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  writeFileSync(join(folder, 'wrong.ts'), WRONG);
  expect(faultsIn('program.ts')).toEqual([]);
  expect(faultsIn('wrong.ts')).toEqual([expect.stringContaining("'battle' does not exist")]);
});

import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  types: [],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.asynciterable.d.ts'],
};
const FILE = join(import.meta.dirname, 'testing/a-bot.ts');
const source = ts.sys.readFile(FILE) ?? '';

/** The compiler's errors for a bot's program, after some of its words are changed. */
function faultsWith(changes: Readonly<Record<string, string>>): readonly string[] {
  const host = ts.createCompilerHost(OPTIONS);
  const read = host.readFile;
  const changed = Object.entries(changes).reduce((text, [word, other]) => text.replace(word, other), source);
  host.readFile = (file) => (file === FILE ? changed : read(file));
  const program = ts.createProgram([FILE], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('a program that reads a view of each game compiles without a cast', () => {
  expect(source).not.toMatch(/\bas\b|\bany\b/);
  expect(faultsWith({})).toEqual([]);
});

test('one that misreads a view, asks a wrong address or forgets a member does not compile', () => {
  expect(
    faultsWith({ 'view.war.round': 'view.battle.round', "'/me'": "'/mine'", 'ruleSet: game': 'mode: game' }),
  ).toEqual([
    expect.stringContaining("'battle' does not exist"),
    expect.stringContaining("'name'"),
    expect.stringContaining('"/mine"'),
    expect.stringContaining("'mode'"),
  ]);
});

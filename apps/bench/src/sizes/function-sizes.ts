// `npm run sizes`: functions of the packages and of all apps but the API (whose field tables of GraphQL are lists) that are longer than
// a screen, the longest first.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../../../..');

/** The most lines that a function has, from its name to its last bracket. */
const MAX_LINES = 40;

type LongFunction = { readonly file: string; readonly name: string; readonly lines: number };

/** A function is called by its name, or by that of the constant or property which holds it. */
function nameOf(node: ts.SignatureDeclaration, holder: ts.Node, source: ts.SourceFile): string {
  const held = ts.isVariableDeclaration(holder) || ts.isPropertyAssignment(holder) ? holder.name : undefined;
  return (node.name ?? held)?.getText(source) ?? 'a function without a name';
}

function longIn(file: string): readonly LongFunction[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (text.split('\n').length <= MAX_LINES) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const lineAt = (at: number) => source.getLineAndCharacterOfPosition(at).line;
  const found: LongFunction[] = [];
  const visit = (node: ts.Node, holder: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const lines = lineAt(node.end) - lineAt(node.getStart(source)) + 1;
      if (lines > MAX_LINES) found.push({ file, name: nameOf(node, holder, source), lines });
    }
    ts.forEachChild(node, (child) => visit(child, node));
  };
  visit(source, source);
  return found;
}

/** Functions above the limit; tests are not counted. */
export function longFunctions(): readonly LongFunction[] {
  const files = globSync(
    ['apps/{web,cli,worker,launcher}/src/**/*.{ts,tsx}', 'apps/web/*.ts', 'packages/*/src/**/*.{ts,tsx}'],
    {
      cwd: root,
      exclude: ['**/generated/**', '**/*.test.{ts,tsx}', '**/testing/**', '**/operation-{types,proofs}.ts'],
    },
  );
  return files.flatMap(longIn).toSorted((a, b) => b.lines - a.lines || a.file.localeCompare(b.file));
}

if (import.meta.main)
  for (const { file, name, lines } of longFunctions()) process.stdout.write(`${lines}\t${file}\t${name}\n`);

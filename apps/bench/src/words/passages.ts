import ts from 'typescript';

export type Kind = 'texts' | 'comments' | 'markdown';

/** A piece of text as people read it, and the marks that its lines allow. */
export type Passage = {
  readonly kind: Kind;
  readonly file: string;
  readonly line: number;
  readonly words: string;
  readonly allowed: readonly string[];
};

const GAP = ' … ';
const COMMENTS = /^[ \t]*\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
const ALLOWED = /words-check: ([a-z-]+)/;
/** Rules are quoted word by word. */
const QUOTED = /"[^"\n]*"|“[^”\n]*”/g;

/** A sentence, or a label: a single word in lower case is an identifier. */
const isForPeople = (words: string): boolean => /\p{L}\s+\S|^\p{Lu}\p{Ll}+$/u.test(words.trim());

function passagesOf(kind: Kind, file: string, text: string, found: readonly { at: number; words: string }[]) {
  const lines = text.split('\n');
  let [line, start] = [0, 0];
  return found
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, words }): Passage => {
      while (start + (lines[line]?.length ?? 0) < at) start += (lines[line++]?.length ?? 0) + 1;
      const allowed = lines.slice(Math.max(0, line - 2), line + 1).flatMap((one) => ALLOWED.exec(one)?.[1] ?? []);
      return { kind, file, line: line + 1, words: words.replaceAll(/\s+/g, ' ').trim(), allowed };
    });
}

/** The text between the tags of an element; other elements and what is computed are gaps. */
const between = (children: readonly ts.JsxChild[]): string =>
  children.map((child) => (ts.isJsxText(child) ? child.text : GAP)).join('');

function wordsOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => GAP + literal.text).join('');
  return ts.isJsxElement(node) || ts.isJsxFragment(node) ? between(node.children) : null;
}

/** Nothing that people read: paths of modules, types, and statements of SQL. */
const isCode = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isTaggedTemplateExpression(node);

/** The string literals and the JSX text of a file of the product. */
export function textsIn(file: string, text: string): readonly Passage[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: { at: number; words: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (isCode(node)) return;
    const words = wordsOf(node);
    if (words !== null && isForPeople(words)) found.push({ at: node.getStart(source), words });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return passagesOf('texts', file, text, found);
}

/** The comments of a file, without the rules that they quote. */
export const commentsIn = (file: string, text: string): readonly Passage[] => {
  const found = [...text.matchAll(COMMENTS)].map(({ 0: words, index }) => ({
    at: index,
    words: words.replaceAll(/^\s*(?:\/\*\*?|\*\/?|\/\/)|\*\/$/gm, '').replaceAll(QUOTED, GAP),
  }));
  return passagesOf('comments', file, text, found);
};

/** The lines of a Markdown file, without code and quotations. */
export function markdownIn(file: string, text: string): readonly Passage[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, (code) => code.replaceAll(/[^\n]/g, ' '));
  const found = [...prose.matchAll(/^.+$/gm)].map(({ 0: words, index }) => ({
    at: index,
    words: words.replaceAll(/`[^`]*`|\S+\.(?:tsx?|md|json)\b/g, GAP).replaceAll(QUOTED, GAP),
  }));
  return passagesOf('markdown', file, text, found);
}

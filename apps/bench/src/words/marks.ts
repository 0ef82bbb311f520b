import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Kind, Passage } from './passages.ts';

/** A form of words that we avoid, and what to write for it. An `error` is refused in texts and Markdown; the rest is counted. */
export type Mark = {
  readonly level: 'error' | 'warn';
  readonly id: string;
  readonly kinds: ReadonlySet<Kind>;
  readonly form: RegExp;
  readonly instead: string;
};

export type Hit = { readonly mark: Mark; readonly passage: Passage; readonly words: string };

const KINDS: Readonly<Record<string, Kind>> = { C: 'comments', D: 'markdown', U: 'texts' };

function markIn(row: string): Mark {
  const [level, id = '', scope = '', form = '', instead = ''] = row.split('\t');
  const kinds = new Set([...scope].flatMap((letter) => KINDS[letter] ?? []));
  return { level: level === 'error' ? 'error' : 'warn', id, kinds, form: new RegExp(form, 'g'), instead };
}

/** The rows of `marks.tsv`: level, id, scope (C comments, D Markdown, U texts for people), regular expression, what to write. */
export const MARKS: readonly Mark[] = readFileSync(path.join(import.meta.dirname, 'marks.tsv'), 'utf8')
  .split('\n')
  .filter((row) => row !== '')
  .map(markIn);

/** Every mark in a passage. `words-check: <id>` on its line or one of the two lines before allows it, with a reason. */
export const hitsIn = (passage: Passage): readonly Hit[] =>
  MARKS.filter(({ id, kinds }) => kinds.has(passage.kind) && !passage.allowed.includes(id)).flatMap((mark) =>
    [...passage.words.matchAll(mark.form)].map(([words]) => ({ mark, passage, words })),
  );

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Schema = { readonly [key: string]: unknown };

/** The schemas of every answer as `answers.json` keeps them: by "METHOD /path" and status, and what they refer to. */
export type KeptAnswers = {
  readonly answers: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
  readonly schemas: Readonly<Record<string, Schema>>;
};

/** Reads them. */
export const keptAnswers = (): KeptAnswers =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'answers.json'), 'utf8'));

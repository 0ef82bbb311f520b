import { join } from 'node:path';
import { readTypes, type Schema, SchemaMaker } from '@fieldpost/config/schemas';
import type { KeptAnswers } from '../openapi/kept-answers.ts';

const FILE = join(import.meta.dirname, '../openapi/answers.ts').replaceAll('\\', '/');

/** Named types: the return type of a function has no name. */
const NAMED = [
  'MatchSummary',
  'Match',
  'Answer',
  'ErrorAnswer',
  'StreamEvent',
  'WebhookEvent',
  'CampaignSummary',
  'Club',
  'ClubEvent',
] as const;

/** The schemas of all answers, made from `openapi/answers.ts`. Takes seconds. */
export function madeAnswers(): KeptAnswers {
  const { checker, exportsOf } = readTypes([FILE]);
  const exported = exportsOf(FILE);
  const maker = new SchemaMaker(checker, '#/components/schemas/');
  const typeOf = (name: string) => {
    const symbol = exported.get(name);
    if (!symbol) throw new Error(`${FILE} exports no ${name}`);
    return checker.getDeclaredTypeOfSymbol(symbol);
  };
  for (const name of NAMED) maker.name(typeOf(name), name);
  const answers: Record<string, Record<string, Schema>> = {};
  for (const route of checker.getPropertiesOfType(typeOf('Answers'))) {
    const statuses = checker.getPropertiesOfType(checker.getTypeOfSymbol(route));
    answers[route.name] = Object.fromEntries(
      statuses.map((status) => [status.name, maker.of(checker.getTypeOfSymbol(status))]),
    );
  }
  return { answers, schemas: maker.defs };
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { fault } from '../platform/errors/catalogue.ts';
import { FaultError } from '../platform/errors/plugin.ts';

const FILE = fileURLToPath(import.meta.resolve('@fieldpost/client/kept-operations'));

/** What the site asks, by id; made with its build (`operations.test.ts` of the site). */
const kept = new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(FILE, 'utf8')))));

/** The text that is kept under an id. @throws FaultError OPERATION_UNKNOWN */
export function keptText(id: string): string {
  const text = kept.get(id);
  if (text === undefined) throw new FaultError(fault('OPERATION_UNKNOWN'));
  return text;
}

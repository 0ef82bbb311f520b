import { isPlainTarget } from '@fieldpost/client/request-target';
import type { FastifyInstance } from 'fastify';
import { fault } from '../errors/catalogue.ts';
import { FaultError } from '../errors/plugin.ts';

const TWICE = { problem: 'a member of an object is given twice' };
const NUL = String.fromCharCode(0);

/** Maximum nesting: code that walks a document recursively has limited stack space. */
const DEEPEST = 64;

/**
 * Whether anything that was sent is unfit to be read: it holds a NUL, the one character that no text of the database can hold, or
 * things within things without end.
 */
export function holdsUnfit(given: unknown, depth = 0): boolean {
  if (typeof given === 'string') return given.includes(NUL);
  if (typeof given !== 'object' || given === null) return false;
  if (depth >= DEEPEST) return true;
  return Object.entries(given).some(([key, value]) => key.includes(NUL) || holdsUnfit(value, depth + 1));
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** Whether a member of an object is given twice in a JSON text: who reads the first and who reads the last do not read the same. */
export function givesTwice(text: string): boolean {
  const open: (Set<string> | null)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    const members = open.at(-1) ?? null;
    if (token === ':' && members !== null) {
      const name = last.includes('\\') ? String(JSON.parse(last)) : last.slice(1, -1);
      if (members.has(name)) return true;
      members.add(name);
    } else if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null);
    else if (token === '}' || token === ']') open.pop();
    last = token;
  }
  return false;
}

/**
 * Requests come in one form, or not at all (400 MALFORMED): addresses in the one spelling that routes, limits and the library of
 * sign-in read alike, no NUL in anything that is sent, no member twice, and nothing that is nested beyond reason. Register before any route.
 */
export function registerOneForm(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    parse(request, String(body), (error, parsed) => {
      if (error === null && givesTwice(String(body))) done(new FaultError(fault('MALFORMED', { details: TWICE })));
      else done(error, parsed);
    });
  });
  app.addHook('onRequest', async (request) => {
    if (!isPlainTarget(request.raw.url ?? '')) throw new FaultError(fault('MALFORMED'));
  });
  app.addHook('preValidation', async ({ body, query, params }) => {
    if ([body, query, params].some((part) => holdsUnfit(part))) throw new FaultError(fault('MALFORMED'));
  });
}

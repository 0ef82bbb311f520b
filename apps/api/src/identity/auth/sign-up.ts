import { setTimeout as after } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteAttempt } from './attempts.ts';
import { NAME_INVALID, nameSchema } from './names.ts';
import type { SignIn } from './sign-in.ts';
import { answer, webRequest } from './web-request.ts';

/**
 * Minimum duration in ms of a sign-up, whether it creates an account or sends a letter to its owner: the time reveals
 * nothing.
 */
const NO_SOONER_MS = 400;

/** What the form says, as text. */
function textIn(body: unknown, field: 'name' | 'email' | 'password'): string {
  const said = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const found = said[field];
  return typeof found === 'string' ? found : '';
}

/** The name that the form gives, null for none; the library looks at that of a new person alone: looked at here, it tells nothing about the address. */
function nameIn(body: unknown): { readonly ok: boolean; readonly name: string | null } {
  const given = textIn(body, 'name');
  if (given.trim() === '') return { ok: true, name: null };
  const parsed = nameSchema.safeParse(given);
  return { ok: parsed.success, name: parsed.data ?? null };
}

/** Retries once when two people sign up with one address concurrently: on the retry the second finds it known. */
async function attempt(signIn: SignIn, request: FastifyRequest): Promise<Response> {
  const { settings } = request.server.services;
  const first = await signIn.handler(webRequest(request, settings));
  return first.status === 422 ? signIn.handler(webRequest(request, settings)) : first;
}

/**
 * Creates an account that waits for its letter, or tells the owner of the address about the attempt. The answer is the
 * same except for a random cookie, and so is its duration. Refusals depend only on the form. The input takes effect
 * when the same person proves the address (attempts.ts).
 */
export async function signUp(signIn: SignIn, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const began = performance.now();
  const { ok, name } = nameIn(request.body);
  if (!ok) return answer(reply, Response.json(NAME_INVALID, { status: 400 }));
  const response = await attempt(signIn, request);
  if (response.status >= 400) return answer(reply, response);
  const [email, password] = [textIn(request.body, 'email'), textIn(request.body, 'password')];
  await noteAttempt(request.server.services, request, reply, { email, name, password });
  await after(Math.max(0, NO_SOONER_MS - (performance.now() - began)));
  return reply.send({ status: true });
}

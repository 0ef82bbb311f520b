import { setTimeout as after } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteSignUp } from './guests.ts';
import { nameOrNeutral } from './names.ts';
import type { SignIn } from './sign-in.ts';
import { answer, webRequest } from './web-request.ts';

/** An account is opened within this time, in ms, and so is a letter to whoever has one: nobody hears sooner which it was. */
const NO_SOONER_MS = 400;

const NAME_INVALID = { code: 'NAME_INVALID', message: 'A name has 1 to 40 characters.' };

/** The library looks at the name of a new person alone: looked at here, it tells nothing about the address. */
function hasName(body: unknown): boolean {
  const { name } = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  return typeof name !== 'string' || nameOrNeutral(name).success;
}

/** Two who sign up with one address at one moment: whoever comes second finds it known when they are asked again. */
async function attempt(signIn: SignIn, request: FastifyRequest): Promise<Response> {
  const { settings } = request.server.services;
  const first = await signIn.handler(webRequest(request, settings));
  return first.status === 422 ? signIn.handler(webRequest(request, settings)) : first;
}

/**
 * Opens an account that waits for its letter, or tells whoever has the address that somebody tried: the answer is the same, to the
 * byte and to the time it takes. What is refused, is refused for what the form says alone.
 */
export async function signUp(signIn: SignIn, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const began = performance.now();
  if (!hasName(request.body)) return answer(reply, Response.json(NAME_INVALID, { status: 400 }));
  const response = await attempt(signIn, request);
  if (response.status >= 400) return answer(reply, response);
  await noteSignUp(request.server.services, request);
  await after(Math.max(0, NO_SOONER_MS - (performance.now() - began)));
  return reply.send({ status: true });
}

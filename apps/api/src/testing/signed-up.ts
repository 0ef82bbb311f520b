import type { FastifyInstance } from 'fastify';

export type NewPerson = { readonly name: string; readonly email: string; readonly password: string };
type Headers = Readonly<Record<string, string>>;
type Answer = {
  readonly body: string;
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
};

/** The session cookie that an answer sets, ready to be sent back. @throws Error where it sets none. */
export function sessionCookieOf(answer: Answer): string {
  const cookie = answer.cookies.find((one) => one.name.endsWith('fieldpost.session_token'));
  if (!cookie) throw new Error(`no session cookie: ${answer.body}`);
  return `${cookie.name}=${encodeURIComponent(cookie.value)}`;
}

/** Opens an account by the form, takes its address for confirmed, and signs in. `headers`: the origin of the site, and more. */
export async function signedUp(app: FastifyInstance, person: NewPerson, headers: Headers): Promise<string> {
  await app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload: person, headers });
  const { email, password } = person;
  await app.services.db.user.update({ where: { email: email.toLowerCase() }, data: { emailVerified: true } });
  const payload = { email, password };
  return sessionCookieOf(await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload, headers }));
}

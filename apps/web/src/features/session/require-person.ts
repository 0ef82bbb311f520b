import type { Me } from '@fieldpost/client';
import { redirect } from 'next/navigation';
import { currentPerson, currentVisitor } from './current-person.ts';

/**
 * Returns the signed-in person. Sends guests to create an account and others to sign in; both then return to `path`.
 */
export async function requirePerson(path: string): Promise<Me> {
  const person = await currentPerson();
  if (person !== null) return person;
  const counter = (await currentVisitor()) === null ? 'sign-in' : 'sign-up';
  redirect(`/${counter}?next=${encodeURIComponent(path)}`);
}

/** Returns the visitor with a session, guests included. Sends others to sign in. */
export async function requireVisitor(path: string): Promise<Me> {
  const visitor = await currentVisitor();
  if (visitor === null) redirect(`/sign-in?next=${encodeURIComponent(path)}`);
  return visitor;
}

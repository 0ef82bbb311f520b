import type { Me } from '@fieldpost/client';
import { redirect } from 'next/navigation';
import { currentPerson, currentVisitor } from './current-person.ts';

/** The person signed in; a guest is sent to open an account, anybody else to sign in, and they come back to `path` afterwards. */
export async function requirePerson(path: string): Promise<Me> {
  const person = await currentPerson();
  if (person !== null) return person;
  const counter = (await currentVisitor()) === null ? 'sign-in' : 'sign-up';
  redirect(`/${counter}?next=${encodeURIComponent(path)}`);
}

/** Whoever has matches of their own, a guest too; anybody else is sent to sign in. */
export async function requireVisitor(path: string): Promise<Me> {
  const visitor = await currentVisitor();
  if (visitor === null) redirect(`/sign-in?next=${encodeURIComponent(path)}`);
  return visitor;
}

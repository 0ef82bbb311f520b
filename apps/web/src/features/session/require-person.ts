import type { Me } from '@fieldpost/client';
import { redirect } from 'next/navigation';
import { currentPerson } from './current-person.ts';

/** The person signed in; anybody else is sent to sign in, and comes back to `path` afterwards. */
export async function requirePerson(path: string): Promise<Me> {
  const person = await currentPerson();
  if (person === null) redirect(`/sign-in?next=${encodeURIComponent(path)}`);
  return person;
}

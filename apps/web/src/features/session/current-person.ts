import type { Me } from '@fieldpost/client';
import { ME } from '@fieldpost/client';
import { cache } from 'react';
import { ask } from '../../connection/server.ts';

/** The visitor with a session, guests included, or null; fetched once per page. */
export const currentVisitor = cache(async (): Promise<Me | null> => {
  const answer = await ask(ME, {});
  return answer.ok ? answer.value.me : null;
});

/** The person signed in, or null: a guest has no account to be signed in to. */
export async function currentPerson(): Promise<Me | null> {
  const visitor = await currentVisitor();
  return visitor?.guest === false ? visitor : null;
}

/** Prompts done of the lesson of each game. */
export const lessonsOf = ({ lessons }: Me): Readonly<Record<string, number>> =>
  lessons as Readonly<Record<string, number>>;

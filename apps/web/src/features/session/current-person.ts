import type { Me } from '@fieldpost/client';
import { ME } from '@fieldpost/client';
import { cache } from 'react';
import { ask } from '../../connection/server.ts';

/** The person signed in, or null; asked once for each page. */
export const currentPerson = cache(async (): Promise<Me | null> => {
  const answer = await ask(ME, {});
  return answer.ok ? answer.value.me : null;
});

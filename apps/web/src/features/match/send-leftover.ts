import { UNREACHABLE } from '@fieldpost/client';
import { ask } from '../../connection/browser.ts';
import { dropTurn, heldTurns } from './held-turn.ts';
import { PLAY } from './operations.ts';

/** Sends a held turn unless it was sent or undone before; what the service has answered is done with, whatever it said. */
export async function sendLeftover(wanted: string): Promise<void> {
  const turn = heldTurns(localStorage).find(({ key }) => key === wanted);
  if (turn === undefined) return;
  const { id, step, command, key } = turn;
  const answer = await ask(PLAY, { id, after: step, hash: null, step, command, line: null, key });
  if (answer.ok || answer.fault.code !== UNREACHABLE) dropTurn(localStorage, key);
}

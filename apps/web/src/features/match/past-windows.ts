import { ask } from '../../connection/browser.ts';
import type { PastWindow } from '../../games/table.ts';
import { MY_WINDOWS } from './operations.ts';

/** Past windows of the player's own seats in a game, the newest match first; empty if they cannot be fetched. */
export async function pastWindows(ruleSet: string): Promise<readonly PastWindow[]> {
  const answer = await ask(MY_WINDOWS, { ruleSet });
  return answer.ok ? answer.value.myWindows : [];
}

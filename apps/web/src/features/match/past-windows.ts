import { operation } from '@fieldpost/client';
import type { PastWindow } from '../../boards/table.ts';
import { ask } from '../../connection/browser.ts';

const MY_WINDOWS = operation<{ readonly ruleSet: string }, { readonly myWindows: readonly PastWindow[] }>(
  'query MyWindows($ruleSet: String!) { myWindows(ruleSet: $ruleSet, most: 60) { matchId title step view line } }',
);

/** Past windows of one's own seats in a game, the newest match first; none where they cannot be fetched. */
export async function pastWindows(ruleSet: string): Promise<readonly PastWindow[]> {
  const answer = await ask(MY_WINDOWS, { ruleSet });
  return answer.ok ? answer.value.myWindows : [];
}

import type { Page } from 'playwright-core';
import { query, type Wish } from './match.ts';

/** The largest field and everybody on it. */
export const BATTLE: Wish = {
  ruleSet: 'animal-world-war',
  scenario: 'long',
  options: { squadHERB: 12, squadCARN: 12, objective: 'O05' },
  sides: ['HERB', 'CARN'],
};

type Legal = { readonly command: { readonly type: string }; readonly line: string };
type Now = {
  readonly step: number;
  readonly pending: { readonly window: string | null };
  readonly you: { readonly side: string };
  readonly waitingFor: readonly string[];
  readonly legal: readonly Legal[];
};

const NOW = `query ($id: ID!) {
  match(id: $id) { step pending { window } you { side } waitingFor legal { command line } }
}`;
const PLAY = `mutation ($id: ID!, $step: Int!, $command: JSON, $key: String!) {
  play(matchId: $id, expectedStep: $step, command: $command, key: $key) { id }
}`;
/** Cards are kept, soldiers are put where they may stand, and the deployment is locked as soon as all of them stand. */
const FIRST = ['keep', 'lockDeployment'];

function choice({ legal }: Now): Legal | undefined {
  const wanted = FIRST.map((type) => legal.find(({ command }) => command.type === type)).find(
    (one) => one !== undefined,
  );
  return wanted ?? legal[0];
}

/** Plays for whoever is awaited until the first turn has come. */
export async function deploy(pages: readonly Page[], id: string): Promise<void> {
  for (;;) {
    for (const page of pages) {
      const now = await query<Now>(page, NOW, { id });
      if (now.pending.window === 'turn') return;
      const chosen = now.waitingFor.includes(now.you.side) ? choice(now) : undefined;
      if (chosen === undefined) continue;
      await query(page, PLAY, { id, step: now.step, command: chosen.command, key: crypto.randomUUID() });
    }
  }
}

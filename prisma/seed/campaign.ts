/** A war of the demonstration: battles that were fought before anybody looks, and the next one declared. */
import type { Json } from '@fieldpost/engine';
import { act } from '../../apps/api/src/campaigns/acting.ts';
import { createCampaign, joinCampaign } from '../../apps/api/src/campaigns/opening.ts';
import { settleBattle } from '../../apps/api/src/campaigns/settling.ts';
import { loadCampaign } from '../../apps/api/src/campaigns/store.ts';
import { rulesOfCampaign, type StoredCampaign } from '../../apps/api/src/campaigns/stored.ts';
import type { Caller, Context } from '../../apps/api/src/context.ts';
import type { HandClock } from '../../apps/api/src/platform/clock.ts';
import { agree } from '../../apps/api/src/turn/agreements.ts';
import { startMatch } from '../../apps/api/src/turn/start.ts';
import { playMatch } from './play.ts';
import { findCampaignOf } from './store.ts';

const TITLE = 'The war for Saltmarket';
const DAY_MS = 86_400_000;
/** Hand-overs of each battle, after which the side that declared it, or the other, gives it up. */
const BATTLES = [
  { handOvers: 30, givesUp: 'CARN' },
  { handOvers: 28, givesUp: 'HERB' },
  { handOvers: 32, givesUp: 'CARN' },
] as const;

type War = {
  readonly context: Context;
  readonly clock: HandClock;
  readonly now: Date;
  readonly HERB: Caller;
  readonly CARN: Caller;
};

async function standing({ context }: War, id: string): Promise<StoredCampaign> {
  const campaign = await loadCampaign(context.db, id);
  if (campaign?.course == null) throw new Error('The war of the demonstration has not begun.');
  return campaign;
}

async function ask(war: War, id: string, side: 'HERB' | 'CARN', given: Json): Promise<void> {
  const { seq } = await standing(war, id);
  const done = await act(war.context, war[side], id, { expectedSeq: seq, act: given, key: null });
  if (!done.ok) throw new Error(`The war of the demonstration was refused: ${done.fault.code}`);
}

/** The Empire with the initiative goes where a computer player would. */
async function declare(war: War, id: string): Promise<string> {
  const campaign = await standing(war, id);
  const rules = rulesOfCampaign(campaign);
  for (const side of ['HERB', 'CARN'] as const) {
    const chosen = rules.choose(campaign.course ?? {}, side, 'greedy');
    if (chosen !== null) await ask(war, id, side, chosen as unknown as Json);
  }
  const { battle } = rules.look((await standing(war, id)).course ?? {});
  if (battle === null) throw new Error('The war of the demonstration has no battle.');
  return battle.match;
}

async function fight(war: War, id: string, { handOvers, givesUp }: (typeof BATTLES)[number]): Promise<void> {
  const { context, clock, HERB, CARN } = war;
  const matchId = await declare(war, id);
  await startMatch(context, matchId);
  const callers = { [HERB.userId]: HERB, [CARN.userId]: CARN };
  await playMatch(context, { matchId, callers, clock, handOvers, paceHours: 3, choices: 1_000_000, whim: 12 });
  const done = await agree(context, war[givesUp], matchId, 'resign');
  if (!done.ok) throw new Error(`Nobody may give this battle up: ${done.fault.code}`);
  await settleBattle(context, id, matchId);
}

/** Stages the war, where it is not there yet. */
export async function stageWar(war: War): Promise<void> {
  const { context, clock, now, HERB, CARN } = war;
  if ((await findCampaignOf(context, HERB.userId, TITLE)) !== null) return;
  clock.set(new Date(now.getTime() - 9 * DAY_MS));
  const asked = { rules: 'aww-legacy@1', title: TITLE, visibility: 'public', options: { conscripts: 2 } } as const;
  const made = await createCampaign(context, HERB, asked);
  const joined = made.ok ? await joinCampaign(context, CARN, made.value.id, 'CARN') : made;
  if (!joined.ok) throw new Error(`The war of the demonstration cannot be opened: ${joined.fault.code}`);
  const { id } = joined.value;
  await ask(war, id, 'HERB', { type: 'startTactic', tactic: 'T16' });
  await ask(war, id, 'CARN', { type: 'startTactic', tactic: 'T14' });
  for (const battle of BATTLES) await fight(war, id, battle);
  clock.set(now);
}

/**
 * Sixty-four wars whose commanders declare in the same minute: each has its battle at once, and none two (THE-RULES "Limits under load").
 */
import { act } from '@fieldpost/api/campaigns/acting';
import { battlesOf } from '@fieldpost/api/campaigns/battles-store';
import { createCampaign, joinCampaign } from '@fieldpost/api/campaigns/opening';
import type { Caller } from '@fieldpost/api/context';
import { atMost, type Figure, figure } from '../report.ts';
import { must, type WarHouse } from './house.ts';

const GROUPS = 64;

type Group = { readonly id: string; readonly herb: Caller };

async function group({ context, person }: WarHouse, index: number): Promise<Group> {
  const [herb, carn] = [await person(`Herb ${index}`), await person(`Carn ${index}`)];
  const { id } = must(await createCampaign(context, herb, { rules: 'aww-legacy@1', title: `Group ${index}` }));
  must(await joinCampaign(context, carn, id, 'CARN'));
  for (const who of [herb, carn])
    must(await act(context, who, id, { expectedSeq: 0, act: { type: 'startTactic', tactic: 'T16' }, key: null }));
  return { id, herb };
}

const DECLARED = { expectedSeq: 1, act: { type: 'declare', kind: 'attack', city: 'c02' }, key: null };

export async function declareAtOnce(house: WarHouse): Promise<readonly Figure[]> {
  const groups: Group[] = [];
  for (let index = 0; index < GROUPS; index += 1) groups.push(await group(house, index));
  const times = await Promise.all(
    groups.map(async ({ id, herb }) => {
      const began = performance.now();
      must(await act(house.context, herb, id, DECLARED));
      return performance.now() - began;
    }),
  );
  const battles = await Promise.all(groups.map(({ id }) => battlesOf(house.context.db, id)));
  const wrong = battles.filter(({ length }) => length !== 1).length;
  return [
    figure('wars that declared at once', GROUPS, ''),
    atMost('the slowest until its battle was mustered', Math.max(...times) / 1_000, 's', 10),
    atMost('of them with another number of battles than one', wrong, '', 0),
  ];
}

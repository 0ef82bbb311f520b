import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { BackToWar } from './back-to-war.tsx';
import { CAMPAIGN, CAMPAIGN_HISTORY, type HistoryPage, type HistoryStep } from './operations.ts';
import { Timeline } from './timeline.tsx';

/** So many pages of a history are asked for at most: 60 turns are 400 entries. */
const MAX_PAGES = 12;

/** The whole war to be stepped through. `from`: the entry at which it opens. */
export async function TimelinePage({ id, from }: { readonly id: string; readonly from: number }) {
  const answer = await ask(CAMPAIGN, { id });
  const campaign = answer.ok ? answer.value.campaign : null;
  if (campaign === null) notFound();
  const { atlas, options } = campaign.whole;
  return (
    <>
      <BackToWar war={campaign} page="Campaign replay" />
      <Timeline atlas={atlas} steps={await allSteps(id)} from={from} keys={options.keys ?? 3} />
    </>
  );
}

async function allSteps(id: string): Promise<readonly HistoryStep[]> {
  const steps: HistoryStep[] = [];
  let next: HistoryPage['next'] = -1;
  for (let page = 0; page < MAX_PAGES && next !== null; page += 1) {
    const found = await pageAfter(id, next);
    steps.push(...found.steps);
    next = found.next;
  }
  return steps;
}

async function pageAfter(id: string, after: number): Promise<HistoryPage> {
  const answer = await ask(CAMPAIGN_HISTORY, { id, after });
  return (answer.ok ? answer.value.campaignHistory : null) ?? { steps: [], next: null };
}

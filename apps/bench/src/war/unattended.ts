/**
 * A whole war of computer players through the real service, nobody looking: what it came to, and what it took (THE-RULES "Limits under
 * load").
 */
import process from 'node:process';
import { stateAfter } from '@fieldpost/api/campaigns/ledger-store';
import { createCampaign } from '@fieldpost/api/campaigns/opening';
import { loadCampaign } from '@fieldpost/api/campaigns/store';
import type { Caller, Context } from '@fieldpost/api/context';
import { must } from './house.ts';
import { kilobytesOfPage } from './page.ts';

/** Two computer players a side, a war that lasts: who picks at random stands down in every fourth turn, so thirty battles take a longer cap. */
const OPTIONS = { cap: 48, keys: 5, conscripts: 2, playersHERB: 2, playersCARN: 2 };
const LOOK_MS = 500;
/** Twice what it may take: then something hangs. */
const PATIENCE_MS = 30 * 60_000;

export type Fought = {
  readonly id: string;
  readonly seconds: number;
  readonly entries: number;
  readonly battles: number;
  /** From the end of each match to the entry of its aftermath, in ms. */
  readonly aftermaths: readonly number[];
  readonly due: number;
  /** The most JSON that the page of a commander was made of while it was fought, in kB. */
  readonly page: number;
};

/** So many battles the war of the bar has. */
const ASKED = 30;
/** A war may be decided before. */
const MAX_WARS = 5;

/** Wars, one after another, until one of them had thirty battles; that one comes last. @throws Error where none had. */
export async function fightWars(context: Context, owner: Caller): Promise<readonly Fought[]> {
  const wars: Fought[] = [];
  while (wars.length < MAX_WARS) {
    const war = await fightUnattended(context, owner);
    wars.push(war);
    if (war.battles >= ASKED) return wars;
  }
  throw new Error(`none of ${MAX_WARS} wars had ${ASKED} battles`);
}

async function fightUnattended(context: Context, owner: Caller): Promise<Fought> {
  const began = performance.now();
  // greedy players take all cities of one side within about fifteen battles
  const bots = { HERB: 'random', CARN: 'random' };
  const opening = { rules: 'aww-legacy@1', title: 'The unattended war', options: OPTIONS, bots };
  const { id } = must(await createCampaign(context, owner, { ...opening, visibility: 'public' }));
  const { entries, page } = await untilEnded(context, { id, began, owner });
  const seconds = (performance.now() - began) / 1_000;
  const aftermaths = await aftermathsOf(context, id);
  return { id, seconds, entries, battles: aftermaths.length, aftermaths, due: await leftDue(context), page };
}

type Watched = { readonly id: string; readonly began: number; readonly owner: Caller };

/** Says how far it is with each entry that came. @throws Error where it does not end in time. */
async function untilEnded(context: Context, { id, began, owner }: Watched): Promise<Pick<Fought, 'entries' | 'page'>> {
  let page = 0;
  for (let told = -1; performance.now() - began < PATIENCE_MS; ) {
    const campaign = await loadCampaign(context.db, id);
    if (campaign === null) throw new Error('the campaign is gone');
    if (campaign.seq !== told) {
      told = campaign.seq;
      await tell(context, id, told, began);
      const commander = { ...owner, userId: campaign.seats[0]?.userId ?? '' };
      page = Math.max(page, await kilobytesOfPage(context, commander, { id, entries: told + 1 }));
    }
    if (campaign.status === 'finished') return { entries: told + 1, page };
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`the war has not ended after ${PATIENCE_MS / 60_000} minutes`);
}

async function tell(context: Context, id: string, seq: number, began: number): Promise<void> {
  const battles = await context.db.campaignEntry.count({ where: { campaignId: id, kind: 'fought' } });
  const seconds = Math.round((performance.now() - began) / 1_000);
  const state = (await stateAfter(context.db, id, seq)) as { readonly outcome: { readonly reason: string } | null };
  const end = state.outcome === null ? '' : `, ended: ${state.outcome.reason}`;
  process.stderr.write(`  ${seconds} s: entry ${seq}, ${battles} battles fought${end}\n`);
}

/** The moments are the database's own on both ends. */
async function aftermathsOf({ database }: Context, id: string): Promise<readonly number[]> {
  const { rows } = await database.pool.query<{ ms: number }>(
    `select extract(epoch from e.at - m.finished_at)::float8 * 1000 as ms from campaign_entries e
      join matches m on m.id = e.body ->> 'match' where e.campaign_id = $1 and e.kind = 'fought'`,
    [id],
  );
  return rows.map(({ ms }) => ms);
}

/** Scheduled jobs that run every hour or minute, with or without a campaign. */
const CRONTAB = ['sweep', 'reckon', 'tidy', 'forget', 'rebuild'];

/** Rows still due although nothing is left to do: of campaigns, of matches, and of the queue without its scheduled jobs. */
async function leftDue({ database }: Context): Promise<number> {
  const { rows } = await database.pool.query<{ due: number }>(
    `select ((select count(*) from campaigns where deadline is not null or remind_at is not null or act_at is not null)
      + (select count(*) from matches
          where status <> 'finished' or deadline is not null or remind_at is not null or act_at is not null or follow_due is not null)
      + (select count(*) from graphile_worker.jobs where task_identifier <> all($1)))::int as due`,
    [CRONTAB],
  );
  return rows[0]?.due ?? Number.NaN;
}

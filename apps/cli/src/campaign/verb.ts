import { canonicalJson, type Json } from '@fieldpost/engine';
import type { Command } from 'commander';
import { type Terminal, VerbFault } from '../answer.ts';
import { given, withServices } from '../online/session.ts';
import type { Verb } from '../program.ts';
import { campaignCaseOf } from './case.ts';
import { type PlayoutAsked, playedFile, tally } from './playing.ts';
import { judgeCampaign, playCampaign } from './trying.ts';
import { verdictOnText } from './verifying.ts';

/** Every legal act of each Empire in a case, as text, sorted. */
export function legalIn(text: string): Readonly<Record<string, readonly string[]>> {
  const { campaign, course } = playCampaign(campaignCaseOf(text));
  const lines = (side: string) => campaign.legal(course, side).map((act) => canonicalJson(act as Json));
  return Object.fromEntries(campaign.sides.map((side) => [side, [...lines(side)].sort()]));
}

const FILE = "a case as JSON, or '-' for standard input";

type Seating = Readonly<Record<string, string>>;

/** "HERB/0=ada@example.org", once for each seat. */
function seatOf(text: string, before: Seating): Seating {
  const [seat = '', email = ''] = text.split('=');
  if (seat === '' || email === '') throw new VerbFault('USAGE', `--seat wants seat=address, not ${text}`);
  return { ...before, [seat]: email };
}

/** Verbs that need the database: a war out of it, into it, and worked out again. */
function addStored(group: Command, terminal: Terminal): void {
  group
    .command('export')
    .description('export a campaign as a file for `campaign verify` and `campaign import`')
    .argument('<id>', 'the id of the campaign')
    .action(async (id: string) => {
      const { exportCampaign } = await import('@fieldpost/api/archive/campaigns');
      terminal.print(given(await withServices((context) => exportCampaign(context, id))));
    });
  group
    .command('import')
    .description('verify an exported campaign and import it; importing the same file again has no effect')
    .argument('<file>', "an exported war, or '-' for standard input")
    .option('--seat <seat=address>', 'assign a seat, e.g. HERB/0=ada@example.org', seatOf, {})
    .action(async (file: string, { seat }: { readonly seat: Seating }) => {
      const text = await terminal.read(file);
      const { importCampaign } = await import('@fieldpost/api/archive/campaigns');
      terminal.print(given(await withServices((context) => importCampaign(context, text, seat))));
    });
  group
    .command('rebuild')
    .description('rebuild every state from the ledger and compare it with the stored one')
    .argument('<id>', 'the id of the campaign')
    .action(async (id: string) => {
      const { rebuildCampaign } = await import('@fieldpost/api/archive/campaigns');
      terminal.print(given(await withServices((context) => rebuildCampaign(context, id))));
    });
}

export const campaignVerb: Verb = {
  add(program, terminal) {
    const group = program.command('campaign').description('long campaigns in which one battle makes the next');
    addStored(group, terminal);
    group
      .command('try')
      .description('judge a case without a server: play acts, show ledger, state and legal acts')
      .argument('<file>', FILE)
      .action(async (file: string) => terminal.print(judgeCampaign(await terminal.read(file))));
    group
      .command('legal')
      .description('list every legal act of each Empire in a case')
      .argument('<file>', FILE)
      .action(async (file: string) => terminal.print(legalIn(await terminal.read(file))));
    group
      .command('playout')
      .description('play whole campaigns between bots, including battles; the same seed gives the same hash')
      .requiredOption('--count <n>', 'how many campaigns')
      .requiredOption('--seed <n>', 'first seed')
      .option('--campaign <name>', 'which campaign', 'aww-legacy@1')
      .option('--cap <n>', 'maximum campaign turns')
      .option('--options <json>', 'options of the campaign', '{}')
      .option('--bots <names>', 'who plays: greedy or random, or one for each side', 'greedy')
      .option('--file', 'export the first campaign with its matches, for verification')
      .action((asked: PlayoutAsked) => terminal.print(asked.file ? playedFile(asked) : tally(asked)));
    group
      .command('verify')
      .description('check an export or a ledger and report the first invalid entry; exit status 1 if there is one')
      .argument('<file>', "an exported campaign or its ledger, or '-' for standard input")
      .action(async (file: string) => {
        const verdict = verdictOnText(await terminal.read(file));
        terminal.print(verdict);
        if (!verdict.ok)
          throw new VerbFault('CAMPAIGN_UNVERIFIED', `entry ${verdict.seq} is invalid: ${verdict.reason}`, {
            seq: verdict.seq,
            reason: verdict.reason,
          });
      });
  },
};

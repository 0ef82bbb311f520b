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
    .description('print a war as a file that `campaign verify` and `campaign import` read')
    .argument('<id>', 'the id of the campaign')
    .action(async (id: string) => {
      const { exportCampaign } = await import('@fieldpost/api/archive/campaigns');
      terminal.print(given(await withServices((context) => exportCampaign(context, id))));
    });
  group
    .command('import')
    .description('prove an exported war and store it; the same file again changes nothing')
    .argument('<file>', "an exported war, or '-' for standard input")
    .option('--seat <seat=address>', 'who takes a seat, for instance HERB/0=ada@example.org', seatOf, {})
    .action(async (file: string, { seat }: { readonly seat: Seating }) => {
      const text = await terminal.read(file);
      const { importCampaign } = await import('@fieldpost/api/archive/campaigns');
      terminal.print(given(await withServices((context) => importCampaign(context, text, seat))));
    });
  group
    .command('rebuild')
    .description('work every state out of the ledger again and compare it with what is stored')
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
      .description('judge a case without any server: play acts, look at ledger, state and what is legal')
      .argument('<file>', FILE)
      .action(async (file: string) => terminal.print(judgeCampaign(await terminal.read(file))));
    group
      .command('legal')
      .description('every legal act of each Empire in a case, sorted')
      .argument('<file>', FILE)
      .action(async (file: string) => terminal.print(legalIn(await terminal.read(file))));
    group
      .command('playout')
      .description('whole campaigns between computer players, battles included; the same seed gives the same hash')
      .requiredOption('--count <n>', 'how many campaigns')
      .requiredOption('--seed <n>', 'where the numbers begin')
      .option('--campaign <name>', 'which campaign', 'aww-legacy@1')
      .option('--cap <n>', 'campaign turns at most')
      .option('--options <json>', 'options of the campaign', '{}')
      .option('--bots <names>', 'who plays: greedy or random, or one for each side', 'greedy')
      .option('--file', 'print the first campaign as a file with its matches, to be verified')
      .action((asked: PlayoutAsked) => terminal.print(asked.file ? playedFile(asked) : tally(asked)));
    group
      .command('verify')
      .description(
        'walk an export or a ledger and name the first entry that does not hold. Status 1 where one does not',
      )
      .argument('<file>', "an exported campaign or its ledger, or '-' for standard input")
      .action(async (file: string) => {
        const verdict = verdictOnText(await terminal.read(file));
        terminal.print(verdict);
        if (!verdict.ok)
          throw new VerbFault('CAMPAIGN_UNVERIFIED', `entry ${verdict.seq} does not hold: ${verdict.reason}`, {
            seq: verdict.seq,
            reason: verdict.reason,
          });
      });
  },
};

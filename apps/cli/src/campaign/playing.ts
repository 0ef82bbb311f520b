import { BOTS, type Bot, botOf, tableOrders } from '@fieldpost/bots';
import {
  type AnyCampaign,
  type AnyChooser,
  type CampaignTypes,
  chooseFor,
  commitmentOf,
  expectOk,
  type FinishedRecord,
  fastNumbers,
  type GameTypes,
  hashOf,
  type Json,
  type LedgerEntry,
  type MatchFile,
  type MatchRecord,
  matchFileOf,
  openMatch,
  play,
  type RawSetup,
  type Step,
  seededChance,
  setupOf,
} from '@fieldpost/engine';
import { VerbFault } from '../answer.ts';
import { wholeNumber } from '../whole-number.ts';
import { campaignNamed, jsonOf } from './case.ts';

export type PlayoutAsked = {
  readonly count: string;
  readonly seed: string;
  readonly campaign: string;
  readonly cap?: string;
  readonly options: string;
  readonly bots: string;
  readonly file?: boolean;
};
type Course = CampaignTypes['course'];
type Players = Readonly<Record<string, Bot>>;
type Played = {
  readonly course: Course;
  readonly ledger: readonly LedgerEntry[];
  readonly matches: readonly MatchFile[];
};

/** More acts than any campaign has. */
const MAX_ACTS = 2_000;
const BEGINNING = '1970-01-01T00:00:00.000Z';

/** Campaigns between computer players: how long they were, how they ended, and a hash over all heads. */
export function tally(asked: PlayoutAsked) {
  const campaign = campaignNamed(asked.campaign);
  const count = wholeNumber(asked.count, 'count');
  const ends: Record<string, number> = {};
  let [battles, hash] = [0, hashOf(asked.campaign)];
  for (let index = 0; index < count; index += 1) {
    const { course, matches } = played(campaign, asked, index);
    const { head, state } = campaign.look(course);
    const reason = (state as { outcome: { reason: string } }).outcome.reason;
    ends[reason] = (ends[reason] ?? 0) + 1;
    battles += matches.length;
    hash = hashOf([hash, head]);
  }
  return { campaigns: count, battles, ends, hash };
}

/** The first campaign as a file (LC-125): its ledger with every match, which `campaign verify` proves to the last die. */
export function playedFile(asked: PlayoutAsked) {
  const campaign = campaignNamed(asked.campaign);
  const { course, ledger, matches } = played(campaign, asked, 0);
  const { head, stateHash } = campaign.look(course);
  const settings = { bots: asked.bots };
  const hashes = { head, state: stateHash };
  return { format: 'fieldpost-campaign-file@1', title: 'Playout', settings, seats: {}, ledger, matches, hashes };
}

function played(campaign: AnyCampaign, asked: PlayoutAsked, index: number): Played {
  const seed = (wholeNumber(asked.seed, 'seed') + Math.imul(index, 0x9e3779b1)) >>> 0;
  const players = playersOf(campaign, asked.bots);
  const opened = campaign.open(`playout-${seed}`, optionsOf(campaign, asked), BEGINNING);
  let { course } = opened;
  const ledger = [...opened.entries];
  const matches: MatchFile[] = [];
  for (let acts = 0; !campaign.look(course).ended; acts += 1) {
    if (acts > MAX_ACTS) throw new Error(`campaign ${index} does not end`);
    const file = battleOf(campaign, course, players, seed);
    const next = file === null ? decided(campaign, course, players) : reported(campaign, course, file);
    if (file !== null) matches.push(file);
    course = next.course;
    ledger.push(...next.entries);
  }
  return { course, ledger, matches };
}

function optionsOf(campaign: AnyCampaign, asked: PlayoutAsked): Json {
  const given = jsonOf(asked.options) as object;
  const cap = asked.cap === undefined ? {} : { cap: wholeNumber(asked.cap, 'cap') };
  const options = campaign.parse.options({ ...given, ...cap });
  if (!options.ok) throw new VerbFault(options.fault.code, 'the options are not valid', { rule: options.fault.rule });
  return options.value;
}

/** "greedy", or one for each side: "greedy,random". Throws UNKNOWN_BOT. */
function playersOf(campaign: AnyCampaign, names: string): Players {
  const [first = '', ...rest] = names.split(',');
  const named = campaign.sides.map((side, index) => [side, botOf(rest[index - 1] ?? first)] as const);
  const unknown = named.some(([, bot]) => bot === null);
  if (unknown) throw new VerbFault('UNKNOWN_BOT', `no bot is named ${names}`, { known: BOTS.map(({ name }) => name) });
  return Object.fromEntries(named) as Players;
}

/** The next decision that a side must make. */
function decided(campaign: AnyCampaign, course: Course, players: Players) {
  for (const side of campaign.sides) {
    const act = campaign.choose(course, side, players[side]?.name === 'random' ? 'random' : 'greedy');
    if (act !== null) return expectOk(campaign.play(course, side, act, BEGINNING), 'a listed act was refused');
  }
  throw new Error('nobody has anything to do');
}

function reported(campaign: AnyCampaign, course: Course, file: MatchFile) {
  const report = campaign.battles.battleReport(file.record as FinishedRecord<GameTypes>);
  const act = expectOk(
    campaign.parse.act({ type: 'report', report, record: file.hashes.record }),
    'a report is not read',
  );
  return expectOk(campaign.play(course, 'system', act, BEGINNING), 'a report was refused');
}

/** The battle under way, fought by the bots of its sides with fair dice; null: there is none. */
function battleOf(campaign: AnyCampaign, course: Course, players: Players, seed: number): MatchFile | null {
  const { battle } = campaign.look(course);
  if (battle === null) return null;
  const secret = { matchId: battle.match, seed: seedOf(seed, battle.match), salts: [] };
  return fought(campaign, battle.setup, secret, players);
}

/** 32 bytes for each match of each campaign. */
function seedOf(seed: number, match: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hashOf([seed, match]), 'hex'));
}

type Secret = Parameters<typeof seededChance>[0];

function fought({ battles: rules }: AnyCampaign, raw: RawSetup, secret: Secret, players: Players): MatchFile {
  const setup = expectOk(setupOf(rules, raw), 'the set-up of a battle');
  const numbers = fastNumbers(secret.seed[0] ?? 0);
  const choose: AnyChooser = (game, view, seat, next) => players[seat.side]?.choose(game, view, seat, next) ?? null;
  const chance = seededChance(secret, 0);
  const orders = tableOrders(Object.values(players)[0]?.name ?? 'greedy', rules);
  const opened = expectOk(openMatch(rules, setup, chance, orders), 'a battle could not be opened');
  const steps: Step<GameTypes>[] = [...opened.steps];
  let { game } = opened;
  while (game.ending === null) {
    const chosen = chooseFor(rules, game, choose, numbers);
    if (chosen === null) throw new Error(`nobody has a command in ${secret.matchId}`);
    const next = expectOk(play(rules, game, chosen.seat, chosen.command, chance), 'a listed command was refused');
    steps.push(...next.steps);
    game = next.game;
  }
  const seedCommitment = commitmentOf(secret.seed);
  const ends: Pick<MatchRecord<GameTypes>, 'steps' | 'ending'> = { steps, ending: game.ending };
  const opening = { openingDraws: opened.draws, opening: opened.opening };
  const record: MatchRecord<GameTypes> = { ruleSet: rules.ref, setup, seedCommitment, ...opening, ...ends };
  const dice = { commitment: seedCommitment, seed: Buffer.from(secret.seed).toString('hex'), salts: {} };
  const times = steps.map(() => BEGINNING);
  return matchFileOf({ matchId: secret.matchId, title: secret.matchId, players: {}, record, dice, times }, game.state);
}

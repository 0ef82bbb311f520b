/** A war as one file, out and back in, verified from its options to its head (LC-125); and its state made again (LC-083). */
import {
  type AnyCampaign,
  type CampaignProof,
  type FinishedRecord,
  type GameTypes,
  type Json,
  type LedgerEntry,
  type MatchFile,
  proveCampaign,
  type Result,
  seatKey,
} from '@fieldpost/engine';
import { campaignOf } from '@fieldpost/rulebook/campaigns';
import { addBattle, battlesOf, noteFalls } from '../campaigns/battles-store.ts';
import { loadLedger } from '../campaigns/ledger-store.ts';
import { type Rebuilt, rebuilding } from '../campaigns/rebuilding.ts';
import { settingsFrom } from '../campaigns/settings.ts';
import { addCampaign, loadCampaign, takeSeat } from '../campaigns/store.ts';
import { hasBegun, rulesOfCampaign, seatCount } from '../campaigns/stored.ts';
import { writeNext } from '../campaigns/writing.ts';
import type { Context } from '../context.ts';
import { cutText } from '../platform/cut-text.ts';
import { exportMatch } from './export.ts';
import { type ArchiveFault, archiveFault } from './faults.ts';
import { proveMatch, type Seating } from './import.ts';
import { addImported, type ImportedMatch, usersByEmail } from './store.ts';

const CAMPAIGN_FORMAT = 'fieldpost-campaign-file@1';
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 10_000;
/** No file of ours nests deeper. */
const MAX_DEPTH = 200;

export type CampaignFile = {
  readonly format: typeof CAMPAIGN_FORMAT;
  readonly title: string;
  readonly settings: Json;
  readonly seats: readonly { readonly seat: string; readonly name: string; readonly since: string }[];
  readonly ledger: readonly LedgerEntry[];
  /** Of the battles that have ended, in order. */
  readonly matches: readonly MatchFile[];
  readonly hashes: { readonly head: string; readonly state: string };
};

/** Faults: CAMPAIGN_UNKNOWN, CAMPAIGN_NOT_STARTED. Nothing in it is secret: plans, notes and choices not revealed stay here. */
export async function exportCampaign(context: Context, id: string): Promise<Result<CampaignFile, ArchiveFault>> {
  const campaign = await loadCampaign(context.db, id);
  if (campaign === null) return archiveFault('CAMPAIGN_UNKNOWN', { id });
  if (!hasBegun(campaign)) return archiveFault('CAMPAIGN_NOT_STARTED', { id });
  const { head, stateHash } = rulesOfCampaign(campaign).look(campaign.course);
  const matches: MatchFile[] = [];
  for (const { matchId } of await battlesOf(context.db, id)) {
    const file = await exportMatch(context, matchId, false);
    if (file.ok && file.value.record.ending !== null) matches.push(file.value);
  }
  const seats = campaign.seats.map(({ side, player, name, since }) => {
    return { seat: `${side}/${player}`, name, since: since.toISOString() };
  });
  const ledger = await loadLedger(context.db, id, -1, MAX_ENTRIES);
  const settings = campaign.settings as unknown as Json;
  const hashes = { head, state: stateHash };
  return {
    ok: true,
    value: { format: CAMPAIGN_FORMAT, title: campaign.title, settings, seats, ledger, matches, hashes },
  };
}

type Checked = {
  readonly rules: AnyCampaign;
  readonly name: string;
  readonly file: CampaignFile;
  readonly id: string;
  readonly verdict: Extract<CampaignProof, { readonly ok: true }>;
};

function parsed(text: string): CampaignFile | null {
  if (depthOf(text) > MAX_DEPTH) return null;
  try {
    const raw = JSON.parse(text) as Partial<CampaignFile> | null;
    const lists = Array.isArray(raw?.ledger) && Array.isArray(raw.matches) && typeof raw.title === 'string';
    return lists && raw.format === CAMPAIGN_FORMAT ? (raw as CampaignFile) : null;
  } catch {
    return null;
  }
}

/** How deep brackets nest; those in strings count too, which only makes us stricter. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const letter of text) {
    if (letter === '[' || letter === '{') deepest = Math.max(deepest, ++depth);
    else if (letter === ']' || letter === '}') depth -= 1;
  }
  return deepest;
}

/** Nothing of a file is believed: its battles are played again, and its ledger is walked. */
export function check(text: string): Result<Checked, ArchiveFault> {
  if (Buffer.byteLength(text) > MAX_BYTES) return archiveFault('TOO_LARGE');
  const file = parsed(text);
  const first = file?.ledger[0] as { readonly campaign?: unknown; readonly body?: { readonly rules?: unknown } } | null;
  const name = String(first?.body?.rules ?? '');
  const rules = campaignOf(name);
  if (file === null || rules === null) return archiveFault('NOT_A_CAMPAIGN_FILE');
  const missing = missingMatch(rules, file);
  if (missing !== null) return archiveFault('CAMPAIGN_UNVERIFIED', { seq: missing, reason: 'BAD_REPORT' });
  const verdict = proveCampaign(rules, file);
  if (!verdict.ok) return archiveFault('CAMPAIGN_UNVERIFIED', { seq: verdict.seq, reason: verdict.reason });
  return { ok: true, value: { rules, name, file, id: String(first?.campaign), verdict } };
}

/** The entry whose battle is not enclosed, or has not ended; null: there is none. A match that runs has no place in a file (LC-125). */
function missingMatch(rules: AnyCampaign, { ledger, matches }: CampaignFile): number | null {
  const ended = matches.filter((one) => one?.record?.ending != null).map(({ matchId }) => matchId);
  if (ended.length < matches.length) return ledger.length - 1;
  const bare = ledger.find((entry) => {
    if (entry?.kind !== 'fought' || typeof entry.body !== 'object' || entry.body === null) return false;
    return !ended.includes(rules.battleIn(entry)?.match ?? '');
  });
  return bare?.seq ?? null;
}

export type ImportedCampaign = {
  readonly id: string;
  /** False: it was there already, and nothing was changed. */
  readonly imported: boolean;
  readonly entries: number;
  readonly head: string;
};

/**
 * Stores an exported campaign after verifying everything in it. `seating`: email addresses by seat ("HERB/0"); other
 * seats stay empty. Faults: TOO_LARGE, NOT_A_CAMPAIGN_FILE, CAMPAIGN_UNVERIFIED, CAMPAIGN_DIFFERS, USER_UNKNOWN,
 * SEAT_UNKNOWN.
 */
export async function importCampaign(
  context: Context,
  text: string,
  seating: Seating,
): Promise<Result<ImportedCampaign, ArchiveFault>> {
  const checked = check(text);
  if (!checked.ok) return checked;
  const { id, rules, verdict, file } = checked.value;
  const { head } = rules.look(verdict.course);
  const known = await loadCampaign(context.db, id);
  if (known !== null)
    return known.head === head
      ? { ok: true, value: { id, imported: false, entries: verdict.entries, head } }
      : archiveFault('CAMPAIGN_DIFFERS', { id });
  const users = await usersByEmail(context, Object.values(seating));
  const missing = Object.values(seating).find((email) => !users.has(email.toLowerCase()));
  if (missing !== undefined) return archiveFault('USER_UNKNOWN', { email: missing });
  const [owner] = [...users.values()];
  if (owner === undefined) return archiveFault('USER_UNKNOWN', { email: '' });
  const matches = await proved(context, file.matches, seating);
  if (!matches.ok) return matches;
  const holderOf = (seat: string) => users.get((seating[seat] ?? '').toLowerCase()) ?? null;
  await store(context, checked.value, { ownerId: owner, holderOf, matches: matches.value });
  return { ok: true, value: { id, imported: true, entries: verdict.entries, head } };
}

/** The matches that are not stored yet. The holder of a campaign's seat held it in each battle (LC-010). */
async function proved(
  context: Context,
  files: readonly MatchFile[],
  seating: Seating,
): Promise<Result<readonly ImportedMatch[], ArchiveFault>> {
  const matches: ImportedMatch[] = [];
  // a war names seats "HERB/0", a match with one player a side "HERB"
  const inBattle = Object.fromEntries(Object.entries(seating).map(([seat, email]) => [keyOf(seat), email]));
  for (const file of files) {
    const one = await proveMatch(context, JSON.stringify(file), inBattle);
    if (!one.ok) return one;
    if (one.value.match !== null) matches.push(one.value.match);
  }
  return { ok: true, value: matches };
}

function keyOf(seat: string): string {
  const [side = '', player = '0'] = seat.split('/');
  return seatKey({ side, player: Number(player) });
}

type Staffed = {
  readonly ownerId: string;
  readonly holderOf: (seat: string) => string | null;
  readonly matches: readonly ImportedMatch[];
};

/** A war of thirty battles is some ten thousand rows. */
const STORING_MS = 120_000;

/** Stores matches, row, seats and ledger in one transaction; the campaign's waits start again (LC-125). */
async function store(context: Context, checked: Checked, { ownerId, holderOf, matches }: Staffed): Promise<void> {
  const { id, name, rules, file, verdict } = checked;
  const settings = settingsOf(file).value as unknown as Json;
  const options: Json =
    (file.ledger[0] as { readonly body: { readonly options: Json } } | undefined)?.body.options ?? {};
  const now = context.clock.now();
  const row = { id, rules: name, title: cutText(file.title, 60), listed: false, solo: false, ownerId, createdAt: now };
  const belonging = { listed: row.listed, followedBy: `campaign:${id}` };
  await context.db.$transaction(
    async (tx) => {
      for (const match of matches) await addImported(tx, match, belonging);
      await addCampaign(tx, { ...row, options, settings });
      for (const side of rules.sides)
        for (let player = 0; player < seatCount({ rules: name, options }, side); player += 1) {
          const userId = holderOf(`${side}/${player}`);
          if (userId !== null) await takeSeat(tx, id, { side, player, userId }, now);
        }
      for (const { falls, ...battle } of foughtIn(checked)) {
        await addBattle(tx, { ...battle, campaignId: id });
        await noteFalls(tx, battle.matchId, falls);
      }
      const campaign = await loadCampaign(tx, id);
      if (campaign === null) throw new Error(`campaign ${id} was not stored`);
      const { course, states } = verdict;
      await writeNext(context, tx, campaign, { written: { course, entries: file.ledger, states }, actorId: null });
    },
    { timeout: STORING_MS, maxWait: 20_000 },
  );
}

/** The battles whose matches are enclosed, each where its ledger named it first. */
function foughtIn({ rules, file }: Checked) {
  const enclosed = new Map(file.matches.map(({ matchId, record }) => [matchId, record]));
  return file.ledger.flatMap((entry) => {
    const named = rules.battleIn(entry);
    const record = named && enclosed.get(named.match);
    if (!named || !record) return [];
    enclosed.delete(named.match);
    const falls = rules.fallsIn(record as FinishedRecord<GameTypes>);
    return [{ matchId: named.match, battle: named.battle, line: entry.line, at: new Date(entry.at), falls }];
  });
}

/** The settings of a file; where they cannot be read those of a new war. */
function settingsOf({ settings }: CampaignFile) {
  const read = settingsFrom(settings);
  const fresh = settingsFrom({});
  if (!fresh.ok) throw new Error('the settings of a new campaign cannot be read');
  return read.ok ? read : fresh;
}

/** Every state made again from the ledger, and compared with what is stored. Fault: CAMPAIGN_UNKNOWN. */
export async function rebuildCampaign(context: Context, id: string): Promise<Result<Rebuilt, ArchiveFault>> {
  const rebuilt = await rebuilding(context, id);
  return rebuilt === null ? archiveFault('CAMPAIGN_UNKNOWN', { id }) : { ok: true, value: rebuilt };
}

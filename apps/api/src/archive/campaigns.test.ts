import { hashOf, type Json } from '@fieldpost/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { autoplay } from '../availability/autoplay.ts';
import { act } from '../campaigns/acting.ts';
import { createCampaign, joinCampaign } from '../campaigns/opening.ts';
import { tellFollower } from '../jobs/followers.ts';
import { codeOf, type House, openHouse, visitor } from '../testing/house.ts';
import { agree } from '../turn/agreements.ts';
import { type CampaignFile, exportCampaign, importCampaign, rebuildCampaign } from './campaigns.ts';

let house: House;
let file: CampaignFile;
let id: string;
let herb: Awaited<ReturnType<typeof visitor>>;
let carn: Awaited<ReturnType<typeof visitor>>;

function value<Value>(
  result:
    | { readonly ok: true; readonly value: Value }
    | { readonly ok: false; readonly fault: { readonly code: string } },
): Value {
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

/** A war with a battle behind it, and its file. */
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
  const { context } = house;
  [herb, carn] = [await visitor(context, 'Ada'), await visitor(context, 'Ben')];
  const made = value(await createCampaign(context, herb.caller, { rules: 'aww-legacy@1', title: 'The kept war' }));
  id = made.id;
  value(await joinCampaign(context, carn.caller, id, 'CARN'));
  const ask = (who: typeof herb, expectedSeq: number, given: object) =>
    act(context, who.caller, id, { expectedSeq, act: given, key: null });
  value(await ask(herb, 0, { type: 'startTactic', tactic: 'T16' }));
  value(await ask(carn, 0, { type: 'startTactic', tactic: 'T14' }));
  value(await ask(herb, 1, { type: 'declare', kind: 'attack', city: 'c02' }));
  await autoplay(context, `${id}-1`);
  expect(codeOf(await agree(context, carn.caller, `${id}-1`, 'resign'))).toBe('ok');
  await tellFollower(context, `${id}-1`);
  file = JSON.parse(JSON.stringify(value(await exportCampaign(context, id)))) as CampaignFile;
});
afterAll(() => house.close());

const emailOf = async ({ caller }: typeof herb): Promise<string> =>
  (await house.context.db.user.findUniqueOrThrow({ where: { id: caller.userId } })).email;
const seats = async () => ({ 'HERB/0': await emailOf(herb), 'CARN/0': await emailOf(carn) });

test('a war comes out as a file and back in out of it, its past the same to the byte (LC-125)', async () => {
  const { context } = house;
  expect(file).toMatchObject({ format: 'fieldpost-campaign-file@1', title: 'The kept war' });
  expect(file.matches.map(({ matchId }) => matchId)).toEqual([`${id}-1`]);
  expect(JSON.stringify(file)).not.toContain('@example.org');
  expect(value(await importCampaign(context, JSON.stringify(file), await seats()))).toMatchObject({ imported: false });
  await context.db.campaign.delete({ where: { id } });
  await context.db.match.delete({ where: { id: `${id}-1` } });
  const back = value(await importCampaign(context, JSON.stringify(file), await seats()));
  expect(back).toEqual({ id, imported: true, entries: 6, head: file.hashes.head });
  const again = value(await exportCampaign(context, id));
  expect(again.ledger).toEqual(file.ledger);
  expect(again.hashes).toEqual(file.hashes);
  expect(again.matches.map(({ hashes }) => hashes)).toEqual(file.matches.map(({ hashes }) => hashes));
  const { followedBy, listed } = await context.db.match.findUniqueOrThrow({ where: { id: `${id}-1` } });
  expect({ followedBy, listed }).toEqual({ followedBy: `campaign:${id}`, listed: false });
  expect(value(await rebuildCampaign(context, id))).toEqual({ ok: true, entries: 6, differs: [], reason: null });
  const next = { type: 'declare', kind: 'standDown' };
  expect(codeOf(await act(context, carn.caller, id, { expectedSeq: 5, act: next, key: null }))).toBe('ok');
  expect(codeOf(await importCampaign(context, JSON.stringify(file), await seats()))).toBe('CAMPAIGN_DIFFERS');
});

test('whoever may read the war has its file over REST; to a stranger a private one is not there (LC-013)', async () => {
  const ask = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return house.app.inject({ url: `/api/v1/campaigns/${id}/export`, headers });
  };
  const given = await ask(carn.token);
  expect(given.headers['content-disposition']).toBe(`attachment; filename="war-${id}.json"`);
  expect(given.json<CampaignFile>().ledger.slice(0, 6)).toEqual(file.ledger);
  const stranger = await visitor(house.context, 'Cy');
  expect((await ask(stranger.token)).json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
});

const changed = (change: (copy: { ledger: unknown[]; matches: unknown[] }) => void): string => {
  const copy = JSON.parse(JSON.stringify(file)) as { ledger: unknown[]; matches: unknown[] };
  change(copy);
  return JSON.stringify(copy);
};

const hashed = (change: (hashes: { head: string; state: string }) => void): string => {
  const copy = JSON.parse(JSON.stringify(file)) as { hashes: { head: string; state: string } };
  change(copy.hashes);
  return JSON.stringify(copy);
};

type Spoilt = { readonly ledger: unknown[]; readonly matches: unknown[] };

const running = ({ matches }: Spoilt): void => {
  const [first] = matches as { record: object }[];
  if (first) matches.push({ ...first, matchId: 'another', record: { ...first.record, ending: null } });
};

type Entry = { prev: string; hash: string; line: number; kind: string; body: { report?: Json; reportHash?: string } };

/** As who knows the rules would forge it: every hash after the change is right. */
function rehashed(ledger: unknown[], from: number): void {
  const entries = ledger as Entry[];
  for (const [index, entry] of entries.entries()) {
    if (index < from) continue;
    entry.prev = entries[index - 1]?.hash ?? entry.prev;
    const { hash: _, ...rest } = entry;
    entry.hash = hashOf(rest as unknown as Json);
  }
}

function forged({ ledger }: Spoilt): void {
  const at = (ledger as Entry[]).findIndex(({ kind }) => kind === 'fought');
  const body: Entry['body'] = (ledger as Entry[])[at]?.body ?? {};
  body.report = { ...(body.report as object), rounds: 1 };
  body.reportHash = hashOf(body.report);
  rehashed(ledger, at);
}

function jumped({ ledger }: Spoilt): void {
  const [, , third] = ledger as Entry[];
  if (third) third.line = 3;
  rehashed(ledger, 2);
}

const SPOILT: readonly (readonly [what: string, text: () => string, code: string])[] = [
  [
    'two entries swapped',
    () => changed(({ ledger }) => ledger.splice(2, 2, ledger[3], ledger[2])),
    'CAMPAIGN_UNVERIFIED',
  ],
  ['a gap', () => changed(({ ledger }) => ledger.splice(3, 1)), 'CAMPAIGN_UNVERIFIED'],
  ['a match missing', () => changed(({ matches }) => matches.pop()), 'CAMPAIGN_UNVERIFIED'],
  ['a running match', () => changed(running), 'CAMPAIGN_UNVERIFIED'],
  ['a changed report and all later hashes made again', () => changed(forged), 'CAMPAIGN_UNVERIFIED'],
  ['a line that jumps', () => changed(jumped), 'CAMPAIGN_UNVERIFIED'],
  [
    'another head',
    () =>
      hashed((hashes) => {
        hashes.head = 'a'.repeat(64);
      }),
    'CAMPAIGN_UNVERIFIED',
  ],
  [
    'another state',
    () =>
      hashed((hashes) => {
        hashes.state = 'a'.repeat(64);
      }),
    'CAMPAIGN_UNVERIFIED',
  ],
  ['its last entry cut off', () => changed(({ ledger }) => ledger.pop()), 'CAMPAIGN_UNVERIFIED'],
  ['a match twice', () => changed(({ matches }) => matches.push(matches[0])), 'CAMPAIGN_UNVERIFIED'],
  ['nested 10,000 deep', () => '['.repeat(10_000), 'NOT_A_CAMPAIGN_FILE'],
  ['no JSON', () => 'campaign', 'NOT_A_CAMPAIGN_FILE'],
  ['65 MB', () => ' '.repeat(65 * 1024 * 1024), 'TOO_LARGE'],
];

test.each(SPOILT)('a file with %s is refused and nothing is stored (LC-165)', async (_what, text, code) => {
  expect(codeOf(await importCampaign(house.context, text(), await seats()))).toBe(code);
});

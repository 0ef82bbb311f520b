/** LC-165 over the service: each refused with a code, no stack, and nothing changed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { autoplay } from '../availability/autoplay.ts';
import { tellFollower } from '../jobs/followers.ts';
import { codeOf, type House, openHouse, visitor } from '../testing/house.ts';
import { agree } from '../turn/agreements.ts';
import { act } from './acting.ts';
import { loadLedger } from './ledger-store.ts';
import { createCampaign, joinCampaign } from './opening.ts';
import { loadCampaign } from './store.ts';

type Person = Awaited<ReturnType<typeof visitor>>;
type War = { readonly id: string; readonly herb: Person; readonly carn: Person };

let house: House;
let fresh: War;
let begun: War;
let fought: War;

/** One war for each moment in which something is refused: none of them is changed by any row. */
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
  fresh = await war();
  begun = await chosen(await war());
  fought = await chosen(await war());
  const { context } = house;
  await say(fought.herb, fought.id, 1, { type: 'declare', kind: 'attack', city: 'c02' });
  await autoplay(context, `${fought.id}-1`);
  expect(codeOf(await agree(context, fought.carn.caller, `${fought.id}-1`, 'resign'))).toBe('ok');
  await tellFollower(context, `${fought.id}-1`);
});
afterAll(() => house.close());

async function war(): Promise<War> {
  const { context } = house;
  const [herb, carn] = [await visitor(context, 'Ada'), await visitor(context, 'Ben')];
  const made = await createCampaign(context, herb.caller, { rules: 'aww-legacy@1', title: 'The stubborn war' });
  if (!made.ok) throw new Error(made.fault.code);
  expect(codeOf(await joinCampaign(context, carn.caller, made.value.id, 'CARN'))).toBe('ok');
  return { id: made.value.id, herb, carn };
}

async function say(who: Person, id: string, expectedSeq: number, said: object): Promise<void> {
  expect(codeOf(await act(house.context, who.caller, id, { expectedSeq, act: said, key: null }))).toBe('ok');
}

async function chosen(one: War): Promise<War> {
  await say(one.herb, one.id, 0, { type: 'startTactic', tactic: 'T16' });
  await say(one.carn, one.id, 0, { type: 'startTactic', tactic: 'T14' });
  return one;
}

/** The code of a refusal over REST; the whole answer where it was none. */
async function refusal({ herb }: War, path: string, body: object): Promise<string> {
  const headers = { authorization: `Bearer ${herb.token}` };
  const answer = await house.app.inject({ method: 'POST', url: `/api/v1/campaigns${path}`, headers, payload: body });
  expect(answer.body).not.toContain('node_modules');
  expect(answer.statusCode).toBeLessThan(500);
  return answer.json<{ readonly error?: { readonly code: string } }>().error?.code ?? answer.body;
}

async function standing({ id }: War) {
  const campaign = await loadCampaign(house.context.db, id);
  return { revision: campaign?.revision, ledger: await loadLedger(house.context.db, id, -1, 100) };
}

async function expectRefused(one: War, path: string, body: object, code: string): Promise<void> {
  const before = await standing(one);
  expect(await refusal(one, path, body)).toBe(code);
  expect(await standing(one)).toEqual(before);
}

const ATTACK = { type: 'declare', kind: 'attack', city: 'c02' };
const RESCUE = { type: 'declare', kind: 'rescue', city: 'c04' };

describe('LC-165: what is asked', () => {
  test.each([
    ['negative', -2, 'MALFORMED'],
    ['fractional', 1.5, 'MALFORMED'],
    ['2^53', 2 ** 53, 'MALFORMED'],
    ['a string', '1', 'MALFORMED'],
  ])('an expectedSeq that is %s', async (_what, expectedSeq, code) => {
    await expectRefused(begun, `/${begun.id}/acts`, { expectedSeq, act: ATTACK }, code);
  });

  test.each([
    ['a city in capitals', { ...ATTACK, city: 'C02' }, 'NO_SUCH_CITY'],
    ['nobody to be freed', { ...RESCUE, pows: [] }, 'MALFORMED'],
    ['three to be freed', { ...RESCUE, pows: ['H.medic', 'H.gunner', 'H.pilot'] }, 'MALFORMED'],
    ['one of the other Empire to be freed', { ...RESCUE, pows: ['C.medic'] }, 'NO_PRISONERS'],
    ['nobody of that name to be freed', { ...RESCUE, pows: ['H.cook'] }, 'NO_SUCH_SOLDIER'],
    [
      'an own soldier twice',
      { type: 'offerExchange', give: ['C.medic', 'C.gunner'], take: ['H.medic', 'H.medic'] },
      'MALFORMED',
    ],
    ['terms for what has none', { ...RESCUE, pows: ['H.medic'], terms: { layout: 'short' } }, 'TERMS_INVALID'],
    ['an objective that is none', { ...ATTACK, terms: { objective: 'O99' } }, 'TERMS_INVALID'],
  ])('%s', async (_what, said, code) => {
    await expectRefused(begun, `/${begun.id}/acts`, { expectedSeq: 1, act: said }, code);
  });

  test.each(['T21', 'T1'])('start tactic %s', async (tactic) => {
    const body = { expectedSeq: 0, act: { type: 'startTactic', tactic } };
    await expectRefused(fresh, `/${fresh.id}/acts`, body, 'TACTIC_UNKNOWN');
  });

  test.each([
    ['cap', 9],
    ['keys', 2],
    ['conscripts', 11],
    ['playersHERB', 5],
  ])('option %s %i', async (option, given) => {
    const body = { rules: 'aww-legacy@1', title: 'Odd', options: { [option]: given } };
    await expectRefused(fresh, '', body, 'OPTION_INVALID');
  });
});

describe('LC-165: corrections', () => {
  const REASON = 'It was agreed otherwise.';
  const DRAW = { winner: 'draw', reason: 'adjudication' };
  test.each([
    ['a unit that is none', { of: 4, report: { units: { V1: { end: 'dead' } } } }, 'MALFORMED'],
    ['an end that is none', { of: 4, report: { units: { 'H.medic': { end: 'flying' } } } }, 'MALFORMED'],
    ['what no officer corrects', { of: 4, report: { units: { 'H.medic': { damageTaken: 3 } } } }, 'MALFORMED'],
    ['an AFTERMATH entry', { of: 5, report: DRAW }, 'STALE_ENTRY'],
    ['from 0', { of: 4, report: DRAW, from: 0 }, 'MALFORMED'],
    ['from beyond the last battle', { of: 4, report: DRAW, from: 3 }, 'MALFORMED'],
    ['from the battle itself', { of: 4, report: DRAW, from: 1 }, 'MALFORMED'],
    ['a reason of 9 characters', { of: 4, report: DRAW, reason: 'x'.repeat(9) }, 'REASON_REQUIRED'],
    ['a reason of 1,001 characters', { of: 4, report: DRAW, reason: 'x'.repeat(1_001) }, 'REASON_REQUIRED'],
    ['a reason of blanks', { of: 4, report: DRAW, reason: ' '.repeat(20) }, 'REASON_REQUIRED'],
  ])('%s', async (_what, asked, code) => {
    const body = { expectedSeq: 5, from: null, reason: REASON, dryRun: false, ...asked };
    await expectRefused(fought, `/${fought.id}/corrections`, body, code);
  });
});

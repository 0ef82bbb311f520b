/** LC-014, LC-096, LC-102: members who leave a war under way, and who takes their place. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../context.ts';
import { codeOf, type House, openHouse, visitor } from '../testing/house.ts';
import { act } from './acting.ts';
import { leaveCampaign, offerSeat, takeOffered, transferCampaign } from './changing-seats.ts';
import { loadLedger } from './ledger-store.ts';
import { createCampaign, joinCampaign } from './opening.ts';
import { seeCampaign } from './reading.ts';
import { loadCampaign } from './store.ts';
import { rulesOfCampaign } from './stored.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-11-23T12:00:00Z');
});
afterAll(() => house.close());

function value<Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value {
  if (!result.ok) throw new Error(codeOf(result as never));
  return result.value;
}

const people = async (...names: readonly string[]): Promise<readonly Caller[]> =>
  Promise.all(names.map(async (name) => (await visitor(house.context, name)).caller));

/** Two a side: the owner and Bo against Cy and Dee. */
async function war() {
  const [owner, bo, cy, dee, guest] = (await people('Ada', 'Bo', 'Cy', 'Dee', 'Eve')) as [
    Caller,
    Caller,
    Caller,
    Caller,
    Caller,
  ];
  const options = { playersHERB: 2, playersCARN: 2 };
  const { id } = value(
    await createCampaign(house.context, owner, { rules: 'aww-legacy@1', title: 'The war', options }),
  );
  value(await joinCampaign(house.context, bo, id, 'HERB'));
  value(await joinCampaign(house.context, cy, id, 'CARN'));
  value(await joinCampaign(house.context, dee, id, 'CARN'));
  return { id, owner, bo, cy, dee, guest };
}

async function seats(id: string): Promise<readonly string[]> {
  const campaign = await loadCampaign(house.context.db, id);
  return (campaign?.seats ?? []).map(({ side, player, name }) => `${side}/${player} ${name}`);
}

async function ledger(id: string) {
  const entries = await loadLedger(house.context.db, id, 0, 100);
  return entries.map(({ kind, by, body }) => [kind, by, body]);
}

async function verified(id: string): Promise<boolean> {
  const campaign = await loadCampaign(house.context.db, id);
  if (campaign === null) throw new Error('no campaign');
  return rulesOfCampaign(campaign).verify(await loadLedger(house.context.db, id, -1, 100)).ok;
}

test('a member who leaves leaves an entry; the soldiers are the commander’s, and nobody’s name is in it', async () => {
  const { id, bo, owner } = await war();
  value(await leaveCampaign(house.context, bo, id));
  expect(await seats(id)).toEqual(['CARN/0 Cy', 'CARN/1 Dee', 'HERB/0 Ada']);
  expect(await ledger(id)).toEqual([['seat', 'system', { empire: 'HERB', player: 1, change: 'left' }]]);
  expect(await verified(id)).toBe(true);
  expect(codeOf(await seeCampaign(house.context, bo, id))).toBe('NOT_FOUND');
  expect(codeOf(await act(house.context, bo, id, { expectedSeq: 1, act: { type: 'resign' }, key: null }))).toBe(
    'NOT_FOUND',
  );
  const told = await house.context.db.notification.findMany({ where: { aboutId: id, userId: owner.userId } });
  expect(JSON.stringify(told)).toContain('The seat of player 2 of Herbivoria is vacant');
});

test('a commander who leaves passes command to the lowest number (LC-096)', async () => {
  const { id, cy } = await war();
  value(await leaveCampaign(house.context, cy, id));
  expect(await seats(id)).toEqual(['CARN/0 Dee', 'HERB/0 Ada', 'HERB/1 Bo']);
  expect((await ledger(id)).map(([, , body]) => body)).toEqual([
    { empire: 'CARN', player: 0, change: 'left' },
    { empire: 'CARN', player: 1, change: 'passed' },
  ]);
  expect(await verified(id)).toBe(true);
});

test('a vacant seat is offered by the owner, taken once by whoever has the offer, of a private war too', async () => {
  const { id, owner, bo, dee, guest } = await war();
  const place = { side: 'CARN', player: 1 };
  expect(codeOf(await offerSeat(house.context, owner, id, place))).toBe('FORBIDDEN');
  value(await leaveCampaign(house.context, dee, id));
  expect(codeOf(await offerSeat(house.context, bo, id, place))).toBe('FORBIDDEN');
  expect(codeOf(await offerSeat(house.context, guest, id, place))).toBe('NOT_FOUND');
  const { seat } = value(await offerSeat(house.context, owner, id, place));
  expect(codeOf(await takeOffered(house.context, bo, id, seat))).toBe('ALREADY_SEATED');
  expect(codeOf(await takeOffered(house.context, guest, id, seat))).toBe('ok');
  expect(await seats(id)).toContain('CARN/1 Eve');
  expect(await verified(id)).toBe(true);
  value(await leaveCampaign(house.context, guest, id));
  const [late] = (await people('Fay')) as [Caller];
  expect(codeOf(await takeOffered(house.context, late, id, seat))).toBe('INVITATION_USED');
});

test.each(['', 'CARN', 'CARN.1.', 'CARN.9.x', '__proto__.0.x', 'HERB.1.AAAA'])(
  'an offer %j that nobody made is none',
  async (seat) => {
    const { id, dee, guest } = await war();
    value(await leaveCampaign(house.context, dee, id));
    expect(codeOf(await takeOffered(house.context, guest, id, seat))).toBe('INVITATION_USED');
    expect(await seats(id)).toHaveLength(3);
  },
);

test('an offer is of one seat of one war; one that was changed is none', async () => {
  const [one, other] = [await war(), await war()];
  value(await leaveCampaign(house.context, one.dee, one.id));
  value(await leaveCampaign(house.context, other.dee, other.id));
  const { seat } = value(await offerSeat(house.context, one.owner, one.id, { side: 'CARN', player: 1 }));
  expect(codeOf(await takeOffered(house.context, one.guest, other.id, seat))).toBe('INVITATION_USED');
  expect(codeOf(await takeOffered(house.context, one.guest, one.id, seat.replace('CARN.1', 'CARN.0')))).toBe(
    'INVITATION_USED',
  );
});

test('LC-011: the owner hands the war over to another member, and to nobody else', async () => {
  const { id, owner, bo, cy, guest } = await war();
  const hand = async (who: Caller, to: Caller) => codeOf(await transferCampaign(house.context, who, id, to.userId));
  expect(await hand(cy, cy)).toBe('FORBIDDEN');
  expect(await hand(owner, guest)).toBe('NOT_MEMBER');
  expect(await hand(owner, cy)).toBe('ok');
  expect((await loadCampaign(house.context.db, id))?.owner.id).toBe(cy.userId);
  expect(await hand(owner, bo)).toBe('FORBIDDEN');
  expect(await verified(id)).toBe(true);
  // The former owner may leave now; the new owner may not before the start.
  const solo = value(await createCampaign(house.context, owner, { rules: 'aww-legacy@1', title: 'Alone', solo: true }));
  expect(codeOf(await transferCampaign(house.context, owner, solo.id, owner.userId))).toBe('FORBIDDEN');
});

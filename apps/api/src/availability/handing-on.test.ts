import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invitationInfo, invite } from '../lobby/service.ts';
import { openSeat, returnToSeat, takeOver } from '../lobby/vacant-seats.ts';
import { firstPage, nodesOf } from '../platform/paging.ts';
import { Client, type MatchBody } from '../testing/client.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { codeOf, order, visitor } from '../testing/house.ts';
import { linkIn } from '../testing/mailbox.ts';
import { openPostOffice, type PostOffice } from '../testing/post-office.ts';
import { expireMatch } from '../turn/expire.ts';
import { handoverPack } from './handover-pack.ts';
import { vacantMatches } from './store.ts';

const HOUR = 3_600_000;
const CLOCK = { atEnd: 'replacement', bankSeconds: 86_400, capSeconds: 86_400, incrementSeconds: 0 } as const;

let house: PostOffice;
beforeAll(async () => {
  house = await openPostOffice();
});
afterAll(() => house.close());

/** A match of two that no lobby shows, with requirements that no newcomer meets. */
async function hidden(): Promise<Duel> {
  const duel = await openDuel(house.context, { clock: CLOCK });
  await house.context.db.match.update({
    where: { id: duel.id },
    data: { listed: false, joinRequirements: { reliability: 90, responseHours: null, newcomers: false } },
  });
  return duel;
}

/** South's time runs out, and their seat is open. */
async function vacated(): Promise<Duel> {
  const duel = await hidden();
  house.clock.advance(25 * HOUR);
  await expireMatch(house.context, duel.id);
  return duel;
}

async function secretFor(duel: Duel, input: { readonly side?: string; readonly email?: string } = {}): Promise<string> {
  const made = await invite(house.context, duel.north.caller, duel.id, input);
  if (!made.ok) throw new Error(made.fault.code);
  return made.value.secret;
}

describe('a vacant seat of a match that no lobby shows', () => {
  test('is handed on by a link to one person, who gets all that it knew; the leaver is a stranger', async () => {
    const duel = await vacated();
    const { context, app } = house;
    expect(nodesOf(await vacantMatches(context.db, firstPage(50))).map(({ id }) => id)).not.toContain(duel.id);
    const heir = await visitor(context, 'Heir');
    expect(codeOf(await takeOver(context, heir.caller, duel.id, 'south'))).toBe('NOT_FOUND');
    const secret = await secretFor(duel, { side: 'south' });
    expect(await invitationInfo(context, heir.caller, secret)).toMatchObject({ usable: true, side: 'south' });
    expect(codeOf(await takeOver(context, heir.caller, duel.id, 'north', secret))).toBe('SEAT_TAKEN');
    const taken = await new Client(app, heir).post<MatchBody>(`/matches/${duel.id}/seat`, {
      action: 'takeOver',
      side: 'south',
      invitation: secret,
    });
    expect([taken.status, taken.body.waitingFor]).toEqual([200, ['south']]);
    expect(await handoverPack(context, heir.caller, duel.id)).toMatchObject({ ok: true, value: { side: 'south' } });
    expect(await order(context, { ...duel, south: { ...heir, email: '' } }, 'south', 'end')).toBe('ok');
    expect(await order(context, duel, 'south', 'end')).toBe('NOT_SEATED');
    expect(codeOf(await takeOver(context, duel.south.caller, duel.id, 'south', secret))).toBe('INVITATION_USED');
  });

  test('by a mail that says what is asked', async () => {
    const duel = await vacated();
    const email = `friend-${crypto.randomUUID()}@example.org`;
    await secretFor(duel, { side: 'south', email });
    const mail = await house.mailbox.next(email);
    expect(mail.subject).toBe('Ben asks you to take over a seat on Fieldpost');
    expect(mail.text).toMatch(/The match is running and a seat is open/);
    const secret = linkIn(mail, '/invitation/').pathname.split('/').at(-1) ?? '';
    const friend = await visitor(house.context, 'Friend');
    expect(codeOf(await takeOver(house.context, friend.caller, duel.id, 'south', secret))).toBe('ok');
  });

  test('may be opened by the one who leaves, who may find their successor themselves', async () => {
    const duel = await hidden();
    const { context } = house;
    expect(codeOf(await openSeat(context, duel.south.caller, duel.id))).toBe('ok');
    const made = await invite(context, duel.south.caller, duel.id, {});
    const heir = await visitor(context, 'Heir');
    const secret = made.ok ? made.value.secret : '';
    expect(codeOf(await takeOver(context, heir.caller, duel.id, 'south', secret))).toBe('ok');
  });

  test('of twenty who come with one link one gets it', async () => {
    const duel = await vacated();
    const secret = await secretFor(duel);
    const people = await Promise.all(Array.from({ length: 20 }, (_, index) => visitor(house.context, `P${index}`)));
    const taken = await Promise.all(
      people.map(({ caller }) => takeOver(house.context, caller, duel.id, 'south', secret)),
    );
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await house.context.db.handOver.count({ where: { matchId: duel.id } })).toBe(1);
  });
});

describe('an invitation to a seat of a match in play', () => {
  test('is made by its players and its creator alone, and only while a seat is open', async () => {
    const duel = await hidden();
    const { context } = house;
    const { north } = duel;
    expect(codeOf(await invite(context, north.caller, duel.id, {}))).toBe('NOT_OPEN');
    await openSeat(context, duel.south.caller, duel.id);
    const stranger = await visitor(context, 'Stranger');
    expect(codeOf(await invite(context, stranger.caller, duel.id, {}))).toBe('NOT_FOUND');
    expect(codeOf(await invite(context, north.caller, duel.id, { side: 'north' }))).toBe('SEAT_TAKEN');
    expect(codeOf(await invite(context, north.caller, duel.id, { side: 'south' }))).toBe('ok');
  });

  test('counts for the vacancy that it was made in: not for one before, nor after a return', async () => {
    const duel = await hidden();
    const { context, clock } = house;
    const heir = await visitor(context, 'Heir');
    await openSeat(context, duel.south.caller, duel.id);
    const secret = await secretFor(duel);
    expect(codeOf(await returnToSeat(context, duel.south.caller, duel.id))).toBe('ok');
    expect(codeOf(await takeOver(context, heir.caller, duel.id, 'south', secret))).toBe('SEAT_TAKEN');
    clock.advance(HOUR);
    await openSeat(context, duel.south.caller, duel.id);
    expect(codeOf(await takeOver(context, heir.caller, duel.id, 'south', secret))).toBe('INVITATION_USED');
    // A failed attempt does not use the invitation up, and reveals nothing of the match to people without access.
    expect(await context.db.invitation.count({ where: { matchId: duel.id, usedAt: null } })).toBe(1);
    expect(await invitationInfo(context, heir.caller, secret)).toBeNull();
    expect(await invitationInfo(context, duel.north.caller, secret)).toMatchObject({ usable: false });
  });

  test('runs out, as every one does; nobody within five days: the match is lost', async () => {
    const duel = await vacated();
    const secret = await secretFor(duel);
    house.clock.advance(15 * 24 * HOUR);
    const late = await visitor(house.context, 'Late');
    expect(codeOf(await takeOver(house.context, late.caller, duel.id, 'south', secret))).toBe('INVITATION_USED');
    await expireMatch(house.context, duel.id);
    expect(await duel.stored()).toMatchObject({ status: 'finished', ending: { by: 'timeout' } });
  });
});

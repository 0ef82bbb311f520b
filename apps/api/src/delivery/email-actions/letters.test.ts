import { afterAll, beforeAll, expect, test } from 'vitest';
import { liftSuspension, suspend } from '../../operator/people.ts';
import type { Duel, Duellist } from '../../testing/duel.ts';
import { buttonsTo, linkIn } from '../../testing/mailbox.ts';
import { openPostOffice, type PostOffice } from '../../testing/post-office.ts';
import { agree } from '../../turn/agreements.ts';
import { previewMailAction, runMailAction } from './act.ts';
import { buttonToken } from './buttons.ts';

let office: PostOffice;
beforeAll(async () => {
  office = await openPostOffice();
});
afterAll(() => office.close());

const tokenOf = (who: Duellist, label: string): string =>
  buttonsTo(office.mailbox, who.email).get(label) ?? 'no such button';

async function offered(): Promise<Duel> {
  const duel = await office.duel();
  await agree(office.context, duel.south.caller, duel.id, 'offerDraw');
  await office.post(duel);
  return duel;
}

const press = async (token: string): Promise<string> => {
  const pressed = await runMailAction(office.context, token);
  return pressed.ok ? 'done' : pressed.fault.code;
};
const state = async (token: string): Promise<string> => {
  const seen = await previewMailAction(office.context, token);
  return seen.ok ? seen.value.state : seen.fault.code;
};

test('an offered draw is accepted from the letter; looking at the button does nothing', async () => {
  const duel = await offered();
  const token = tokenOf(duel.north, 'Accept draw');
  for (let looks = 0; looks < 3; looks += 1)
    expect(await previewMailAction(office.context, token)).toMatchObject({
      value: { matchId: duel.id, label: 'Accept draw', state: 'ready' },
    });
  expect((await duel.stored()).status).toBe('playing');
  expect(await press(token)).toBe('done');
  expect(await duel.stored()).toMatchObject({ status: 'finished', ending: { by: 'agreement' } });
  expect([await press(token), await state(token)]).toEqual(['BUTTON_USED', 'used']);
});

test('whoever is suspended does nothing by letter either', async () => {
  const duel = await offered();
  const token = tokenOf(duel.north, 'Accept draw');
  const id = duel.north.caller.userId;
  await suspend(office.context, null, { id, days: 1, reason: 'insults' });
  expect(await press(token)).toBe('BUTTON_USED');
  expect((await duel.stored()).status).toBe('playing');
  await liftSuspension(office.context, null, { id, reason: 'said sorry' });
  expect(await press(token)).toBe('done');
});

test('of the buttons of one letter the first that is pressed counts, however many press at once', async () => {
  const duel = await offered();
  const [accept, decline] = [tokenOf(duel.north, 'Accept draw'), tokenOf(duel.north, 'Decline draw')];
  const results = await Promise.all([press(decline), press(decline), press(accept), press(decline)]);
  expect(results.filter((one) => one === 'done').length).toBeGreaterThan(0);
  const { status } = await duel.stored();
  expect([await press(accept), await press(decline)]).toEqual(['BUTTON_USED', 'BUTTON_USED']);
  expect((await duel.stored()).status).toBe(status);
});

test('the usual answer ends a turn from the letter, once, and is void when the match has moved on', async () => {
  const duel = await office.duel();
  await office.line(duel, duel.south, 'end');
  await office.post(duel);
  const token = tokenOf(duel.north, 'Send default reply: pass');
  expect(await press(token)).toBe('done');
  expect(await duel.stored()).toMatchObject({ step: 2, waitingFor: ['south'] });
  await office.line(duel, duel.south, 'c3-c4');
  await office.line(duel, duel.south, 'end');
  await office.post(duel);
  const later = tokenOf(duel.north, 'Send default reply: pass');
  await office.line(duel, duel.north, 'end');
  expect([await press(later), await state(later)]).toEqual(['BUTTON_USED', 'overtaken']);
});

test('a letter that still waits is not answered by steps of the open page', async () => {
  const duel = await office.duel();
  await office.line(duel, duel.south, 'end');
  await office.post(duel);
  await office.line(duel, duel.north, 'c6-c5');
  expect(await press(tokenOf(duel.north, 'Send default reply: pass'))).toBe('BUTTON_USED');
});

test('forged and altered tokens are nobody’s; those of a seat that was left are dead', async () => {
  const duel = await offered();
  const token = tokenOf(duel.north, 'Accept draw');
  const [id = '', , signature = ''] = token.split('.');
  const altered = [id, Buffer.from('decline').toString('base64url'), signature].join('.');
  expect([await press(altered), await state('x'), await press(`${token}x`)]).toEqual(Array(3).fill('NOT_FOUND'));
  expect(await press(buttonToken('none', 'accept', 'another secret of thirty-two signs'))).toBe('NOT_FOUND');
  const heir = (await office.duel()).north.caller.userId;
  await office.context.db.matchSeat.updateMany({ where: { matchId: duel.id, side: 'north' }, data: { userId: heir } });
  expect([await press(token), await state(token)]).toEqual(['BUTTON_USED', 'overtaken']);
  expect((await duel.stored()).status).toBe('playing');
});

test('too old is too old', async () => {
  const duel = await offered();
  office.clock.advance(61 * 86_400_000);
  expect(await press(tokenOf(duel.north, 'Accept draw'))).toBe('BUTTON_USED');
});

test('the button of the page leads to the page', async () => {
  const duel = await offered();
  const mail = office.mailbox.mails.filter(({ to }) => to === duel.north.email).at(-1);
  if (!mail) throw new Error('no mail');
  expect(linkIn(mail, `/matches/${duel.id}`).origin).toBe('https://war.example.org');
  expect(mail.html).toContain('/act/');
});

/** Notifications arrive once, while they are true, and never in quiet hours. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerPause, offerPause } from '../availability/pauses.ts';
import { takeVacation } from '../availability/vacation.ts';
import type { ClockSpec } from '../clock/clock-spec.ts';
import { vacationLeft } from '../clock/vacations.ts';
import { closeReadyCheck } from '../lobby/ready-check.ts';
import { createMatch, joinMatch } from '../lobby/service.ts';
import { openSeat, returnToSeat, takeOver } from '../lobby/vacant-seats.ts';
import { USUAL } from '../notification-rules/preferences.ts';
import { type Duel, openDuel } from '../testing/duel.ts';
import { codeOf, visitor } from '../testing/house.ts';
import { openPostOffice, type PostOffice } from '../testing/post-office.ts';
import { expireMatch } from '../turn/expire.ts';
import { deliver } from './deliver.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

let office: PostOffice;
beforeAll(async () => {
  office = await openPostOffice();
});
afterAll(() => office.close());

const duelWith = async (clock: Partial<ClockSpec> = {}): Promise<Duel> => {
  const duel = await openDuel(office.context, { clock });
  await office.post(duel);
  return duel;
};
const toldTo = async (matchId: string, userId: string): Promise<readonly string[]> => {
  const rows = await office.context.db.notification.findMany({ where: { matchId, userId, channel: 'page' } });
  return rows.map(({ why }) => why);
};
const quietFrom = (userId: string, from: string, to: string) =>
  office.context.db.user.update({
    where: { id: userId },
    data: { notificationPreferences: { ...USUAL, quiet: { from, to } }, timeZone: 'UTC' },
  });
const mailsTo = ({ email }: { readonly email: string }) => office.mailbox.mails.filter(({ to }) => to === email);

describe('is told', () => {
  test('a pause that was declined, to who asked for it', async () => {
    const duel = await duelWith();
    await offerPause(office.context, duel.south.caller, duel.id, { reason: 'Moving house' });
    await answerPause(office.context, duel.north.caller, duel.id, false);
    expect(await toldTo(duel.id, duel.south.caller.userId)).toContain('pause-declined');
  });

  test('that a player is back, and a seat taken over: to the leaver too, who learns no more of the match', async () => {
    const duel = await duelWith({ atEnd: 'replacement' });
    const { context } = office;
    await openSeat(context, duel.south.caller, duel.id);
    await returnToSeat(context, duel.south.caller, duel.id);
    expect(await toldTo(duel.id, duel.north.caller.userId)).toEqual(expect.arrayContaining(['seat-open', 'returned']));
    await openSeat(context, duel.south.caller, duel.id);
    const heir = await visitor(context, 'Heir');
    expect(codeOf(await takeOver(context, heir.caller, duel.id, 'south'))).toBe('ok');
    expect(await toldTo(duel.id, duel.north.caller.userId)).toContain('seat-taken-over');
    expect(await toldTo(duel.id, duel.south.caller.userId)).toContain('seat-lost');
    expect(await toldTo(duel.id, heir.caller.userId)).toEqual([]);
    await office.post(duel);
    const letter = mailsTo(duel.south).at(-1);
    expect(letter?.subject).toContain('Someone took over your former seat');
    expect(letter?.text).not.toMatch(/Waiting for|Against|Since you last acted/);
  });

  test('the end of a ready check: to who was there, and to who was not', async () => {
    const { context, clock } = office;
    const [host, guest] = [await visitor(context, 'Host'), await visitor(context, 'Guest')];
    const made = await createMatch(context, host.caller, {
      ruleSet: 'wwi-combined-arms',
      scenario: 'salient-duel',
      clock: { readyCheckHours: 24 },
    });
    if (!made.ok) throw new Error(made.fault.code);
    const { id } = made.value;
    expect(codeOf(await joinMatch(context, guest.caller, id, {}))).toBe('ok');
    clock.advance(25 * HOUR);
    expect(await closeReadyCheck(context, id)).toBe(true);
    expect(await closeReadyCheck(context, id)).toBe(false);
    expect((await toldTo(id, guest.caller.userId)).filter((why) => why === 'not-ready')).toHaveLength(1);
    expect((await toldTo(id, host.caller.userId)).filter((why) => why === 'seat-missed')).toHaveLength(1);
    expect(await office.post({ id })).toContain('mail arrangement sent');
  });
});

describe('a vacation that begins by itself', () => {
  test('tells its own player so, and leaves the days that were planned', async () => {
    const duel = await duelWith({ vacationDays: 14, vacationByItself: true, bankSeconds: 86_400 });
    const { context, clock } = office;
    const planned = new Date(clock.now().getTime() + 3 * DAY).toISOString();
    await takeVacation(context, duel.south.caller, duel.id, { days: 5, from: planned });
    clock.advance(DAY);
    await expireMatch(context, duel.id);
    expect(await toldTo(duel.id, duel.south.caller.userId)).toContain('vacation-began');
    expect(await toldTo(duel.id, duel.south.caller.userId)).not.toContain('vacation');
    expect(await toldTo(duel.id, duel.north.caller.userId)).toContain('vacation');
    const { clock: running, clockSpec, deadline } = await duel.stored();
    if (!running) throw new Error('no clock');
    // Two days up to the planned ones, which are five: seven of fourteen.
    expect(vacationLeft(clockSpec, running, 'south')).toBe(7 * DAY);
    expect(deadline?.getTime()).toBe(Date.parse(planned) + 5 * DAY);
    clock.set(new Date(Date.parse(planned) + 5 * DAY));
    await expireMatch(context, duel.id);
    expect((await duel.stored()).deadline?.getTime()).toBe(Date.parse(planned) + 12 * DAY);
    clock.advance(7 * DAY);
    expect((await expireMatch(context, duel.id)).expired).toEqual(['south']);
    expect((await duel.stored()).waitingFor).toEqual(['north']);
  });
});

describe('in quiet hours', () => {
  test('nothing leaves that was refused before them, until they are over; then it does, once', async () => {
    const { context, clock } = office;
    clock.set(new Date('2027-03-10T12:00:00Z'));
    const duel = await duelWith({ bankSeconds: 5 * 86_400, capSeconds: 5 * 86_400 });
    await quietFrom(duel.north.caller.userId, '22:00', '07:00');
    clock.set(new Date('2027-03-10T21:50:00Z'));
    const before = mailsTo(duel.north).length;
    await office.line(duel, duel.south, 'end');
    const due = { matchId: duel.id, userId: duel.north.caller.userId, state: 'queued' } as const;
    const [page] = await context.db.notification.findMany({ where: due });
    await deliver(context, page?.id ?? '', false);
    const [mail] = await context.db.notification.findMany({ where: { ...due, channel: 'mail' } });
    expect(mail?.dueAt).toBeNull();
    clock.set(new Date('2027-03-10T22:08:00Z'));
    expect(await deliver(context, mail?.id ?? '', true)).toBe('quiet');
    expect(mailsTo(duel.north)).toHaveLength(before);
    const kept = await context.db.notification.findUniqueOrThrow({ where: { id: mail?.id ?? '' } });
    expect(kept).toMatchObject({ state: 'queued', attempts: 0, dueAt: new Date('2027-03-11T07:00:00Z') });
    const jobs = await context.db.$queryRaw<{ at: Date }[]>`
      select run_at as at from graphile_worker.jobs where key = ${`deliver:${kept.id}`}`;
    expect(jobs).toEqual([{ at: new Date('2027-03-11T07:00:00Z') }]);
    clock.set(new Date('2027-03-11T07:00:00Z'));
    expect(await deliver(context, kept.id, true)).toBe('sent');
    expect(mailsTo(duel.north)).toHaveLength(before + 1);
  });

  test('an offer that was answered overnight is not told in the morning, nor a pause that is over', async () => {
    const { context, clock } = office;
    const duel = await duelWith({ bankSeconds: 5 * 86_400, capSeconds: 5 * 86_400 });
    await quietFrom(duel.north.caller.userId, '22:00', '07:00');
    clock.set(new Date('2027-04-10T22:30:00Z'));
    await offerPause(context, duel.south.caller, duel.id, { reason: 'A wedding' });
    await office.post(duel);
    await answerPause(context, duel.north.caller, duel.id, false);
    clock.set(new Date('2027-04-11T07:00:00Z'));
    expect(await office.post(duel)).toContain('mail arrangement dropped');
    expect(mailsTo(duel.north).filter(({ subject }) => subject.includes('pause'))).toEqual([]);
  });
});

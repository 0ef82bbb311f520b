/**
 * CL-080: a match is begun when each side has made a turn. An earlier end is no played result, whatever the match says.
 */
import { defaultOf, stepViewFor } from '@fieldpost/engine';
import type { LogEvent } from '@fieldpost/league';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { autoplay } from '../availability/autoplay.ts';
import { tellFollower } from '../jobs/followers.ts';
import { loadedMatch } from '../match-store/loaded-match.ts';
import { loadMatch } from '../match-store/store.ts';
import { type House, openHouse } from '../testing/house.ts';
import { agree } from '../turn/agreements.ts';
import { expireMatch } from '../turn/expire.ts';
import { play } from '../turn/play.ts';
import { advanceEvent } from './advance.ts';
import { Evening } from './testing/evening.ts';

const MINUTE = 60_000;
const CUP = { format: 'knockout', minEntries: 2, rated: true };
const FORFEIT = { bankSeconds: 60, incrementSeconds: 0, capSeconds: 60 };

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
});
afterAll(() => house.close());

type Seated = { readonly evening: Evening; readonly id: string; readonly south: string; readonly north: string };

/** A final between Ida and Bo that has started, timed by such a clock. */
async function final(clock: unknown, settings: object = {}): Promise<Seated> {
  const evening = new Evening(house);
  evening.clock = clock;
  await evening.begun({ ...CUP, ...settings }, 'Ida', 'Bo');
  const [leg] = (await evening.stored()).legs;
  if (leg === undefined) throw new Error('no match was made');
  await autoplay(house.context, leg.id);
  const match = await loadMatch(house.context.db, leg.id);
  const nameAt = (side: string) => {
    const { userId } = match?.seats.find((seat) => seat.side === side) ?? {};
    return ['Ida', 'Bo'].find((name) => evening.who(name).caller.userId === userId) ?? '';
  };
  return { evening, id: leg.id, south: nameAt('south'), north: nameAt('north') };
}

const line = async ({ evening, id }: Seated, name: string, order: string): Promise<string> => {
  const match = await loadMatch(house.context.db, id);
  const submission = { expectedStep: match?.step ?? 0, order: { line: order }, key: null };
  const done = await play(house.context, evening.who(name).caller, id, submission);
  return done.ok ? 'ok' : done.fault.code;
};

/** Time passes until the match is over. */
async function timeRunsOut({ id }: Seated): Promise<void> {
  for (let minutes = 0; minutes < 400; minutes += 1) {
    house.clock.advance(MINUTE);
    await expireMatch(house.context, id);
    await autoplay(house.context, id);
    if ((await loadMatch(house.context.db, id))?.status === 'finished') return;
  }
}

/** The match's result in the log, after the event was notified of its end. */
async function resultIn({ evening, id }: Seated): Promise<Partial<Extract<LogEvent, { kind: 'result' }>>> {
  await tellFollower(house.context, id);
  await advanceEvent(house.context, evening.id);
  const told = await evening.rows();
  const found = told.map(({ event }) => event).find(({ kind }) => kind === 'result');
  if (found?.kind !== 'result') throw new Error('nothing was said of the match');
  return { how: found.how, q: found.q, margin: found.margin };
}

test('nobody moves: a double default, though the orders that the clock played came to a win', async () => {
  const match = await final(FORFEIT);
  await timeRunsOut(match);
  expect(await resultIn(match)).toEqual({ how: 'double', q: [0, 0], margin: 0 });
  expect(await house.context.db.ratedResult.count({ where: { eventId: match.evening.id } })).toBe(0);
});

test('one side makes turns and the other none: a walk-over for that side, whoever lost the match', async () => {
  const match = await final({ ...FORFEIT, atEnd: 'forfeit' });
  expect(await line(match, match.south, 'end')).toBe('ok');
  await timeRunsOut(match);
  expect(await resultIn(match)).toEqual({ how: 'walkover', q: [4, 0], margin: 0 });
});

test('a stand-in does not begin a match for who is away', async () => {
  const match = await final({ ...FORFEIT, atEnd: 'bot' });
  house.clock.advance(MINUTE);
  await expireMatch(house.context, match.id);
  await autoplay(house.context, match.id);
  expect(await line(match, match.north, 'end')).toBe('ok');
  await autoplay(house.context, match.id);
  expect((await agree(house.context, match.evening.who(match.north).caller, match.id, 'resign')).ok).toBe(true);
  expect(await resultIn(match)).toMatchObject({ how: 'walkover', q: [4, 0] });
});

test('who resigns before it is begun loses it by walk-over', async () => {
  const match = await final('slow');
  expect((await agree(house.context, match.evening.who(match.north).caller, match.id, 'resign')).ok).toBe(true);
  expect(await resultIn(match)).toEqual({ how: 'walkover', q: [4, 0], margin: 0 });
});

test('a plan that is done in a secret window is a turn, though the window never closes', async () => {
  const match = await final({ ...FORFEIT, atEnd: 'forfeit' }, { scenario: 'standard' });
  for (let orders = 0; orders < 9; orders += 1) {
    const found = await loadMatch(house.context.db, match.id);
    if (!found?.waitingFor.includes('north')) break;
    const { rules, game } = loadedMatch(found);
    if (game === null) throw new Error('it has not begun');
    const command = defaultOf(rules, game, { side: 'north', player: 0 }) as never;
    const asked = { expectedStep: stepViewFor(game, { side: 'north', player: 0 }), order: { command }, key: null };
    expect((await play(house.context, match.evening.who(match.north).caller, match.id, asked)).ok).toBe(true);
  }
  expect(await house.context.db.step.count({ where: { matchId: match.id } })).toBe(0);
  await timeRunsOut(match);
  expect(await resultIn(match)).toEqual({ how: 'walkover', q: [0, 4], margin: 0 });
});

test('nobody agrees on a draw before both have moved; then they may', async () => {
  const match = await final('slow');
  const word = async (name: string, what: 'offerDraw' | 'acceptDraw') => {
    const done = await agree(house.context, match.evening.who(name).caller, match.id, what);
    return done.ok ? 'ok' : done.fault.code;
  };
  expect(await word(match.south, 'offerDraw')).toBe('CL_NOT_BEGUN');
  expect(await line(match, match.south, 'draw?')).toBe('CL_NOT_BEGUN');
  expect(await line(match, match.south, 'end')).toBe('ok');
  expect(await word(match.north, 'offerDraw')).toBe('CL_NOT_BEGUN');
  expect(await line(match, match.north, 'end')).toBe('ok');
  expect(await word(match.south, 'offerDraw')).toBe('ok');
  expect(await word(match.north, 'acceptDraw')).toBe('ok');
  expect(await resultIn(match)).toMatchObject({ how: 'played', q: [2, 2] });
});

/** Substitutes (CL-084 to CL-086, CL-133): the list, the offers one after another, and a place that changes hands with all it has. */
import { paced } from '@fieldpost/config/pace';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../context.ts';
import { Client } from '../../testing/client.ts';
import { type House, openHouse, visitor } from '../../testing/house.ts';
import { play } from '../../turn/play.ts';
import { startMatch } from '../../turn/start.ts';
import type { AskedAct } from '../act-context.ts';
import { advanceEvent } from '../advance.ts';
import { followMatch } from '../match-ended.ts';
import { actInEvent } from '../perform-act.ts';
import type { eventBody } from '../response.ts';
import { eventById, logOf } from '../store.ts';
import { reckonWorth } from './worth.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
type Person = { readonly name: string; readonly caller: Caller; readonly client: Client };

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-06-10T12:00:00Z');
}, paced(60_000));
afterAll(() => house.close());

async function person(name: string): Promise<Person> {
  const { caller, token } = await visitor(house.context, name);
  const scopes = [...caller.scopes, 'event:referee' as const];
  return { name, caller: { ...caller, scopes }, client: new Client(house.app, { token }) };
}

const PLAYERS = ['Ida', 'Bo', 'Kim', 'Lu'];
let clubs = 0;

/** A league of four, a round at a time, with an organiser who does not play, and two who stand by. */
class League {
  readonly id: string;
  readonly people: Readonly<Record<string, Person>>;

  constructor(id: string, people: League['people']) {
    this.id = id;
    this.people = people;
  }

  static async open(): Promise<League> {
    clubs += 1;
    const slug = `subs-${clubs}`;
    const names = ['Olga', ...PLAYERS, 'Sam', 'Tom', 'Zoe'];
    const people = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await person(name)] as const)),
    );
    const olga = people.Olga as Person;
    await olga.client.post('/clubs', { slug, name: 'Substitutes' });
    const frozen = { game: 'wwi-combined-arms', scenario: 'salient-duel', sideMode: 'single', format: 'league' };
    const made = await olga.client.post<{ readonly id: string }>(`/clubs/${slug}/events`, {
      name: 'Spring',
      settings: { ...frozen, limits: { divisionSize: 4 }, plan: [1, 1, 1], adjudication: { playouts: 3 } },
      clock: 'slow',
      startsAt: new Date(house.context.clock.now().getTime() + 10 * DAY).toISOString(),
    } as never);
    expect(made.status, made.text).toBe(201);
    const league = new League(made.body.id, people);
    await league.must('Olga', { type: 'open' });
    for (const name of PLAYERS) await league.must(name, { type: 'enter' });
    await league.must('Olga', { type: 'muster' });
    for (const name of PLAYERS) await league.must(name, { type: 'confirm' });
    await league.must('Olga', { type: 'start' });
    await league.advance();
    return league;
  }

  who(name: string): Person {
    const found = this.people[name];
    if (found === undefined) throw new Error(`nobody is ${name}`);
    return found;
  }

  userId = (name: string): string => this.who(name).caller.userId;
  advance = (): Promise<void> => advanceEvent(house.context, this.id);

  async act(name: string, what: AskedAct): Promise<string> {
    const done = await actInEvent(house.context, this.who(name).caller, this.id, what);
    return done.ok ? 'ok' : done.fault.code;
  }

  async must(name: string, what: AskedAct): Promise<void> {
    expect([what.type, await this.act(name, what)]).toEqual([what.type, 'ok']);
  }

  async event() {
    const event = await eventById(house.context.db, this.id);
    if (event === null) throw new Error('no event');
    return event;
  }

  async entry(name: string): Promise<string> {
    return (await this.event()).entries.find(({ userId }) => userId === this.userId(name))?.id ?? '';
  }

  async offers() {
    const names = new Map(Object.values(this.people).map(({ name, caller }) => [caller.userId, name]));
    return (await this.event()).offers.map(({ userId, state }) => [names.get(userId), state]);
  }

  /** The running match of an entry. */
  async leg(entry: string) {
    const leg = (await this.event()).legs.find(
      ({ a, b, state }) => state === 'running' && (a === entry || b === entry),
    );
    if (leg === undefined) throw new Error('nothing runs');
    return leg;
  }

  async told(name: string): Promise<readonly string[]> {
    const rows = await house.context.db.notification.findMany({
      where: { userId: this.userId(name) },
      orderBy: { id: 'asc' },
    });
    return rows.map(({ kind }) => kind);
  }

  async sentences(name: string): Promise<string> {
    const rows = await house.context.db.notification.findMany({ where: { userId: this.userId(name) } });
    return JSON.stringify(rows.map(({ data }) => data));
  }
}

describe('the list (CL-085)', () => {
  test(
    'takes who does not play, once, and lets them go again; without anybody on it nobody is looked for',
    async () => {
      const league = await League.open();
      expect(await league.act('Ida', { type: 'offer-substitute' })).toBe('ALREADY_SEATED');
      expect(await league.act('Sam', { type: 'stop-substitute' })).toBe('CL_FORBIDDEN');
      expect(await league.act('Ida', { type: 'substitute' })).toBe('EVENT_REFUSED');
      await league.must('Sam', { type: 'offer-substitute' });
      await league.must('Sam', { type: 'offer-substitute' });
      expect((await league.event()).standBys.map(({ userId }) => userId)).toEqual([league.userId('Sam')]);
      await league.must('Sam', { type: 'stop-substitute' });
      expect((await league.event()).standBys).toEqual([]);
    },
    paced(60_000),
  );
});

describe('an offer (CL-085, CL-086)', () => {
  test(
    'goes from one to the next after 48 hours or a refusal, and ends when nobody is left; it is made once for an entry',
    async () => {
      const league = await League.open();
      for (const name of ['Sam', 'Tom']) {
        await league.must(name, { type: 'offer-substitute' });
        house.clock.advance(HOUR);
      }
      const entry = await league.entry('Ida');
      expect(await league.act('Zoe', { type: 'substitute', entry })).toBe('CL_FORBIDDEN');
      expect(await league.act('Bo', { type: 'substitute', entry })).toBe('CL_FORBIDDEN');
      await league.must('Olga', { type: 'substitute', entry });
      await league.advance();
      expect(await league.offers()).toEqual([['Sam', 'open']]);
      expect(await league.told('Sam')).toEqual(['event-offer']);
      expect(await league.act('Tom', { type: 'accept', entry })).toBe('EVENT_REFUSED');
      house.clock.advance(47 * HOUR);
      await league.advance();
      expect(await league.offers()).toEqual([['Sam', 'open']]);
      house.clock.advance(HOUR);
      expect(await league.act('Sam', { type: 'accept', entry })).toBe('EVENT_REFUSED');
      await league.advance();
      expect(await league.offers()).toEqual([
        ['Sam', 'lapsed'],
        ['Tom', 'open'],
      ]);
      await league.must('Tom', { type: 'decline', entry });
      await league.advance();
      expect(await league.offers()).toEqual([
        ['Sam', 'lapsed'],
        ['Tom', 'declined'],
      ]);
      expect(await league.sentences('Ida')).toContain('No substitute took Ida’s place');
      expect(await league.act('Ida', { type: 'substitute' })).toBe('CL_SUBSTITUTE_USED');
      expect(await league.entry('Ida')).toBe(entry);
    },
    paced(60_000),
  );

  test(
    'that is taken hands on the entry with its running match; whoever leaves may do nothing there any more',
    async () => {
      const league = await League.open();
      await league.must('Sam', { type: 'offer-substitute' });
      const entry = await league.entry('Ida');
      const leg = await league.leg(entry);
      await startMatch(house.context, leg.id);
      await league.must('Ida', { type: 'substitute' });
      await league.advance();
      await league.must('Sam', { type: 'accept', entry });
      expect(await league.entry('Sam')).toBe(entry);
      const seats = await house.context.db.matchSeat.findMany({ where: { matchId: leg.id }, orderBy: { side: 'asc' } });
      expect(seats.map(({ userId }) => userId)).toContain(league.userId('Sam'));
      expect(seats.map(({ userId }) => userId)).not.toContain(league.userId('Ida'));
      const handed = await house.context.db.handOver.findMany({ where: { matchId: leg.id } });
      expect(handed).toMatchObject([{ leaverId: league.userId('Ida'), successorId: league.userId('Sam') }]);
      const order = { expectedStep: 0, order: { line: 'end' }, key: null } as const;
      const match = await house.context.db.match.findUniqueOrThrow({ where: { id: leg.id } });
      const played = await play(house.context, league.who('Ida').caller, leg.id, order);
      expect(played.ok ? '' : played.fault.code).toBe('NOT_SEATED');
      expect((await house.context.db.match.findUniqueOrThrow({ where: { id: leg.id } })).step).toBe(match.step);
      const acts = (await logOf(house.context.db, league.id)).map(({ event, role }) => [event.kind, role]);
      expect(acts).toContainEqual(['holder', 'substitute']);
      expect(await league.sentences('Bo')).toContain('A substitute now plays for Ida');
      expect(await league.sentences('Ida')).toContain('A substitute has taken your place');
      // CL-086: an entry changes its holder once.
      await league.must('Tom', { type: 'offer-substitute' });
      expect(await league.act('Sam', { type: 'substitute' })).toBe('CL_SUBSTITUTE_USED');
      const seen = await league.who('Sam').client.get<ReturnType<typeof eventBody>>(`/events/${league.id}`);
      expect(seen.body.mine).toBe(entry);
    },
    paced(60_000),
  );

  test(
    'that is taken is rated for each by their turns: the leaver at the hand-over, the opponent once (CL-133)',
    async () => {
      const league = await League.open();
      await league.must('Sam', { type: 'offer-substitute' });
      const entry = await league.entry('Ida');
      const leg = await league.leg(entry);
      const rival = leg.a === entry ? leg.b : leg.a;
      await startMatch(house.context, leg.id);
      const turn = (userId: string, hour: number) =>
        house.context.db.responseTime.create({
          data: {
            matchId: leg.id,
            side: leg.a === entry ? 'south' : 'north',
            userId,
            missed: false,
            since: new Date(hour * HOUR),
            at: new Date((hour + 1) * HOUR),
          },
        });
      for (const hour of [1, 3]) await turn(league.userId('Ida'), hour);
      await league.must('Ida', { type: 'substitute' });
      await league.advance();
      await league.must('Sam', { type: 'accept', entry });
      const handedOver = house.context.clock.now();
      await turn(league.userId('Sam'), 5);
      // Nobody decides before the match is evaluated as of then, and an early end does not skip the evaluation.
      const decide = {
        type: 'decide',
        leg: leg.id,
        q: leg.a === entry ? 4 : 0,
        reason: 'It could not be read any more.',
      };
      expect(await league.act('Olga', decide)).toBe('EVENT_REFUSED');
      await followMatch(house.context, league.id, leg.id);
      // It is evaluated once, however often the job runs, and no reader sees it.
      await reckonWorth(house.context, league.id, leg.id);
      const left = { matchId: leg.id, leaverId: league.userId('Ida') };
      const [handOver] = await house.context.db.handOver.findMany({ where: left });
      expect(handOver?.worth).toMatchObject({ bot: 'greedy', playouts: 3, e: expect.any(Number) });
      const first = leg.a === entry;
      await house.context.db.handOver.updateMany({ where: left, data: { worth: { playouts: 3, e: first ? 2 : 4 } } });
      house.clock.advance(DAY);
      await league.must('Olga', decide);
      const rows = await house.context.db.ratedResult.findMany({ where: { eventId: league.id } });
      const holder = (await league.event()).entries.find(({ id }) => id === rival)?.userId;
      const mine = leg.a === entry ? 'a' : 'b';
      const rated = rows.map(({ sides, only, at, scores }) => {
        const [a, b] = sides as unknown as readonly (readonly string[])[];
        const [own, other] = mine === 'a' ? [a, b] : [b, a];
        return { own, other, only, at, score: (scores as readonly number[])[mine === 'a' ? 0 : 1] };
      });
      // Sam had one of three turns, and is not rated for it; Ida is rated alone, by the value when they left: a
      // third.
      expect(rated).toHaveLength(2);
      expect(rated).toContainEqual(
        expect.objectContaining({
          own: [league.userId('Ida')],
          only: mine,
          score: expect.closeTo(4 / 3),
          at: handedOver,
        }),
      );
      expect(rated).toContainEqual(
        expect.objectContaining({
          own: [league.userId('Ida')],
          other: [holder],
          score: 4,
          only: mine === 'a' ? 'b' : 'a',
        }),
      );
    },
    paced(60_000),
  );

  test(
    'keeps the matches of who has left from being walk-overs while it is open; afterwards they are, with a reason told (CL-082, CL-084)',
    async () => {
      const league = await League.open();
      await league.must('Sam', { type: 'offer-substitute' });
      const entry = await league.entry('Ida');
      const leg = await league.leg(entry);
      await league.must('Ida', { type: 'withdraw' });
      await league.advance();
      expect(await league.offers()).toEqual([['Sam', 'open']]);
      expect((await league.leg(entry)).id).toBe(leg.id);
      await league.must('Sam', { type: 'decline', entry });
      await league.advance();
      const rows = (await logOf(house.context.db, league.id)).flatMap(({ event }) =>
        event.kind === 'result' ? [event] : [],
      );
      expect(rows).toMatchObject([{ how: 'walkover' }]);
      const other = leg.a === entry ? leg.b : leg.a;
      expect(await league.sentences(await opponentName(league, other))).toContain(
        'Ida has left the event: you win by walkover',
      );
    },
    paced(60_000),
  );
});

async function opponentName(league: League, entry: string): Promise<string> {
  const userId = (await league.event()).entries.find(({ id }) => id === entry)?.userId;
  return PLAYERS.find((name) => league.userId(name) === userId) ?? '';
}

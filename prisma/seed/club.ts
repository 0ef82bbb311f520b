/** A club of the demonstration, whose league, cup and ladder are in mid-season. */
import type { Result } from '@fieldpost/engine';
import { season } from '@fieldpost/rulebook';
import { botName } from '../../apps/api/src/availability/bot-names.ts';
import { actInClub, createClub } from '../../apps/api/src/clubs/service.ts';
import type { Caller, Context } from '../../apps/api/src/context.ts';
import type { AskedAct } from '../../apps/api/src/events/act-context.ts';
import { advanceEvent } from '../../apps/api/src/events/advance.ts';
import { announceEvent } from '../../apps/api/src/events/announce.ts';
import { actInEvent } from '../../apps/api/src/events/perform-act.ts';
import { eventById, type StoredEvent, type StoredLeg } from '../../apps/api/src/events/store.ts';
import { tellFollower } from '../../apps/api/src/jobs/followers.ts';
import type { HandClock } from '../../apps/api/src/platform/clock.ts';
import type { Fault } from '../../apps/api/src/platform/errors/catalogue.ts';
import { closeRatingWeeks } from '../../apps/api/src/ratings/closing.ts';
import { agree } from '../../apps/api/src/turn/agreements.ts';
import { startMatch } from '../../apps/api/src/turn/start.ts';
import { playMatch } from './play.ts';
import { findClubOf } from './store.ts';

const SLUG = 'harbour-street';
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/**
 * Handovers after which a match of the season is resigned, an hour each. Both sides have begun it by then, and no demonstration waits
 * longer.
 */
const HAND_OVERS = 2;
/** So long ago the season before began. */
const AUTUMN_DAYS = 60;
const BOTS = ['greedy', 'random'] as const;
const DUEL = { ...season(), sideMode: 'single', rolling: true };

/** The members of the club, in the order of their entry; the first founded it. */
type Club = {
  readonly context: Context;
  readonly clock: HandClock;
  readonly now: Date;
  readonly people: readonly Caller[];
};

function sure<Value>(done: Result<Value, Fault>, what: string): Value {
  if (!done.ok) throw new Error(`The club of the demonstration: ${what} was refused: ${JSON.stringify(done.fault)}`);
  return done.value;
}

async function act({ context }: Club, who: Caller, id: string, what: AskedAct): Promise<void> {
  sure(await actInEvent(context, who, id, what), what.type);
}

async function standing({ context }: Club, id: string): Promise<StoredEvent> {
  const event = await eventById(context.db, id);
  if (event === null) throw new Error('An event of the demonstration is gone.');
  return event;
}

const ownerOf = ({ people }: Club): Caller => {
  const [owner] = people;
  if (owner === undefined) throw new Error('Nobody founds the club of the demonstration.');
  return owner;
};

type Plan = {
  readonly name: string;
  readonly settings: object;
  readonly bots: readonly string[];
  /** The event whose final order it begins with; null: none. */
  readonly after?: string | null;
};

/** Announces an event, lets all enter and say that they are there, and starts it. */
async function begun(club: Club, { name, settings, bots, after = null }: Plan): Promise<string> {
  const { context, clock, people } = club;
  const owner = ownerOf(club);
  const input = {
    name,
    settings: { ...DUEL, entry: { bots: bots.length === 0 ? 'no' : 'allowed' }, ...settings },
    clock: 'post',
    startsAt: new Date(clock.now().getTime() + DAY_MS),
    after,
  };
  const id = sure(await announceEvent(context, owner, SLUG, input), 'announce');
  await act(club, owner, id, { type: 'open' });
  for (const who of people) await act(club, who, id, { type: 'enter' });
  for (const bot of bots) await act(club, owner, id, { type: 'enter-bot', bot });
  await act(club, owner, id, { type: 'muster' });
  for (const who of people) await act(club, who, id, { type: 'confirm' });
  await act(club, owner, id, { type: 'start' });
  await advanceEvent(context, id);
  return id;
}

/** Everybody who may sit at a board of the club, by user id; computer players do here as people do. */
function callersOf(event: StoredEvent, people: readonly Caller[]): Readonly<Record<string, Caller>> {
  const [first] = people;
  if (first === undefined) return {};
  const bots = event.entries
    .filter(({ user }) => user.bot !== null)
    .map(({ userId, user }) => ({ ...first, userId, name: botName(user.bot ?? '') }));
  return Object.fromEntries([...people, ...bots].map((caller) => [caller.userId, caller]));
}

/** A few turns of a match; then, where it is to end, one of the two gives it up. */
async function fight(club: Club, event: StoredEvent, leg: StoredLeg, givesUp: string | null): Promise<void> {
  const { context, clock, people } = club;
  const callers = callersOf(event, people);
  await startMatch(context, leg.id);
  await playMatch(context, {
    matchId: leg.id,
    callers,
    clock,
    handOvers: HAND_OVERS,
    paceHours: 1,
    choices: 1,
    whim: 9,
  });
  const loser = callers[event.entries.find(({ id }) => id === givesUp)?.userId ?? ''];
  if (loser === undefined) return;
  const done = await agree(context, loser, leg.id, 'resign');
  if (!done.ok) throw new Error(`Nobody may resign: ${done.fault.code}`);
  await tellFollower(context, leg.id);
}

/**
 * Plays the matches that are open. `ends` gives their results in turn: 'a', 'b' or 'on' for unfinished. The next round opens `days` days
 * later.
 */
async function round(club: Club, id: string, ends: readonly ('a' | 'b' | 'on')[], days = 0): Promise<void> {
  const event = await standing(club, id);
  const running = event.legs.filter(({ state }) => state === 'running');
  for (const [index, leg] of running.entries()) {
    const end = ends[index] ?? 'on';
    await fight(club, event, leg, end === 'on' ? null : leg[end === 'a' ? 'b' : 'a']);
  }
  const { clock } = club;
  clock.set(new Date(clock.now().getTime() + days * DAY_MS));
  await advanceEvent(club.context, id);
}

/** The season before, a round each week: it is over, and who played it has ratings with a curve. */
async function stageAutumn(club: Club): Promise<string> {
  const settings = { format: 'league', rounds: 'double', limits: { divisionSize: 4 }, plan: [1, 1, 1, 1, 1, 1] };
  const id = await begun(club, { name: 'The autumn league', settings, bots: [] });
  for (const ends of ['aa', 'ab', 'ba', 'ab', 'bb', 'ab']) await round(club, id, [...ends] as ('a' | 'b')[], 7);
  await closeRatingWeeks(club.context);
  return id;
}

async function stageLeague(club: Club, after: string): Promise<void> {
  const settings = { format: 'league', limits: { divisionSize: 6 }, plan: [2, 2, 1], promotion: { up: 0, down: 0 } };
  const id = await begun(club, { name: 'The winter league', settings, bots: BOTS, after });
  await round(club, id, ['a', 'b', 'a', 'a', 'b', 'a']);
  await round(club, id, ['b', 'a', 'on', 'on', 'on', 'on']);
}

async function stageCup(club: Club): Promise<void> {
  const id = await begun(club, { name: 'The lighthouse cup', settings: { format: 'knockout' }, bots: BOTS });
  await round(club, id, ['a', 'b']);
  await round(club, id, ['a']);
}

/** A ladder on which one challenge was won, and another waits for its answer. */
async function stageLadder(club: Club): Promise<void> {
  const settings = { format: 'ladder', seeding: 'lot' };
  const id = await begun(club, { name: 'The harbour ladder', settings, bots: [] });
  const event = await standing(club, id);
  const { rungs } = (event.tables as unknown as { readonly rungs: { readonly rungs: readonly string[] } }).rungs;
  const [first = '', second = '', third = '', last = ''] = rungs;
  const callers = callersOf(event, club.people);
  const holder = (entry: string): Caller => {
    const found = callers[event.entries.find((one) => one.id === entry)?.userId ?? ''];
    if (found === undefined) throw new Error('Nobody holds a rung of the demonstration.');
    return found;
  };
  await act(club, holder(last), id, { type: 'challenge', b: second });
  await act(club, holder(second), id, { type: 'answer', a: last, accept: true });
  await advanceEvent(club.context, id);
  await round(club, id, ['a']);
  await act(club, holder(third), id, { type: 'challenge', b: first });
}

/** Founds the club and plays half a season, where it is not there yet. */
export async function stageClub(club: Club): Promise<void> {
  const { context, clock, now, people } = club;
  if (await findClubOf(context, SLUG)) return;
  const owner = ownerOf(club);
  clock.set(new Date(now.getTime() - AUTUMN_DAYS * DAY_MS));
  const about = 'We play by post. New faces are welcome at every event.';
  const founded = { slug: SLUG, name: 'Harbour Street Map Club', about, zone: 'Europe/Copenhagen' };
  sure(await createClub(context, owner, founded), 'found');
  for (const who of people.slice(1)) sure(await actInClub(context, who, SLUG, { type: 'join' }), 'join');
  const autumn = await stageAutumn(club);
  clock.set(new Date(now.getTime() - 4 * DAY_MS));
  await stageLeague(club, autumn);
  await stageCup(club);
  await stageLadder(club);
  if (clock.now().getTime() > now.getTime() - HOUR_MS)
    throw new Error('The season of the demonstration lies in the future.');
  clock.set(now);
}

import { randomBytes } from 'node:crypto';
import type { Json } from '@fieldpost/engine';
import type { DemoPerson } from '@fieldpost/rulebook';
import { buildApp } from '../../apps/api/src/app.ts';
import type { Caller, Context } from '../../apps/api/src/context.ts';
import { openAccount } from '../../apps/api/src/identity/players/accounts.ts';
import { offerDice } from '../../apps/api/src/lobby/dice-offer.ts';
import { createMatch, joinMatch } from '../../apps/api/src/lobby/service.ts';
import { type HandClock, handClock } from '../../apps/api/src/platform/clock.ts';
import type { Settings } from '../../apps/api/src/settings.ts';
import { play } from '../../apps/api/src/turn/play.ts';
import { stageWar } from './campaign.ts';
import { stageClub } from './club.ts';
import { MATCHES, type PlannedMatch } from './matches.ts';
import { PEOPLE } from './people.ts';
import { playMatch } from './play.ts';
import { findMatchOf, findPerson, markAsDemonstration } from './store.ts';

type People = Readonly<Record<DemoPerson, Caller>>;

const HOUR_MS = 3_600_000;
/** Hours since the last turn of a match in play. */
const SINCE_LAST_HOURS = 2;
/** Hours since a finished match began; its length is not known in advance. */
const FINISHED_BEGAN_HOURS = 20 * 24;

async function person(context: Context, { name, email }: (typeof PEOPLE)[number]): Promise<Caller> {
  const found = await findPerson(context, email);
  if (found) return callerOf(found.id, name);
  const opened = await openAccount(context, { name, email });
  if (!opened.ok) throw new Error(`No account for ${name}: ${opened.fault.code}`);
  await markAsDemonstration(context, opened.value.id);
  return callerOf(opened.value.id, name);
}

const callerOf = (userId: string, name: string): Caller => ({
  userId,
  name,
  emailVerified: true,
  via: 'session',
  credential: `demonstration-${userId}`,
  scopes: [],
});

/** When the match has to begin so that its last turn ended a little while ago. */
function beginning({ handOvers, pace }: PlannedMatch, now: Date): Date {
  const hours = handOvers === null ? FINISHED_BEGAN_HOURS : handOvers * pace + SINCE_LAST_HOURS;
  return new Date(now.getTime() - hours * HOUR_MS);
}

/** A salt, as a person's browser would make it. */
const newSalt = (): string => randomBytes(16).toString('hex');

async function openMatch(context: Context, people: People, planned: PlannedMatch): Promise<string> {
  const { title, ruleSet, scenario, options, clock, creator, guests } = planned;
  const dice = offerDice(context, people[creator]);
  const input = { ruleSet, scenario, options, title, clock, dice, salt: newSalt() };
  const made = await createMatch(context, people[creator], input);
  if (!made.ok)
    throw new Error(`"${title}" cannot be opened: ${made.fault.code} ${JSON.stringify(made.fault.details)}`);
  for (const { who, side } of guests) {
    const joined = await joinMatch(context, people[who], made.value.id, { side, salt: newSalt() });
    if (!joined.ok) throw new Error(`"${title}" cannot be joined by ${who}: ${joined.fault.code}`);
  }
  for (const command of planned.filed)
    for (const who of [creator, ...guests.map((guest) => guest.who)])
      await fileOrders(context, people[who], made.value.id, command);
  return made.value.id;
}

async function fileOrders(context: Context, caller: Caller, matchId: string, command: Json): Promise<void> {
  const filed = await play(context, caller, matchId, { expectedStep: null, order: { command }, key: null });
  if (!filed.ok) throw new Error(`Orders were refused: ${filed.fault.code}`);
}

type Stage = { readonly context: Context; readonly clock: HandClock; readonly people: People; readonly now: Date };

async function stageMatch({ context, clock, people, now }: Stage, planned: PlannedMatch): Promise<void> {
  const known = await findMatchOf(context, people[planned.creator].userId, planned.title);
  // A match in play belongs to its players. A match to be finished that was cut off is played to its end.
  if (known && planned.handOvers !== null) return;
  clock.set(beginning(planned, now));
  const matchId = known ?? (await openMatch(context, people, planned));
  const callers = Object.fromEntries(Object.values(people).map((caller) => [caller.userId, caller]));
  const { handOvers, pace, choices, whim } = planned;
  await playMatch(context, { matchId, callers, clock, handOvers, paceHours: pace, choices, whim });
}

/**
 * Fills a database with the demonstration through the services that players use. It creates accounts, and bots create, join and play
 * matches, with the clock of the service set back. Existing data stays.
 */
export async function seed(settings: Settings, now: Date): Promise<void> {
  const clock = handClock(now);
  const app = await buildApp({ ...settings, clock, smtpUrl: null, redisUrl: null });
  try {
    const context = app.services;
    const made = await Promise.all(PEOPLE.map(async (one) => [one.key, await person(context, one)] as const));
    const people = Object.fromEntries(made) as People;
    await stageWar({ context, clock, now, HERB: people.ada, CARN: people.clara });
    await stageClub({ context, clock, now, people: [people.ada, people.bruno, people.clara, people.daniel] });
    for (const planned of MATCHES) await stageMatch({ context, clock, people, now }, planned);
  } finally {
    await app.close();
  }
}

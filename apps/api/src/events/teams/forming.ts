/** CL-125: a captain enters a team and asks people into it; each of them is in it once they have said yes (CL-128: in one team). */

import { randomUUID } from 'node:crypto';
import type { LogEvent } from '@fieldpost/league';
import { personById } from '../../clubs/store.ts';
import { mayMeet } from '../../identity/meeting.ts';
import { queueNotifications } from '../../notification-rules/store.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import { isolated, nameKey, readOwnName, titleFault } from '../../platform/names.ts';
import { type ActContext, type ActResult, type AskedAct, ownEntry, ownPlace, text } from '../act-context.ts';
import { wakes } from '../beginning.ts';
import { faultOf, type Proposal } from '../change.ts';
import { refusedEntry } from '../condition-messages.ts';
import { admissionOf } from '../conditions.ts';
import { askedNotice, teamNotice } from '../notification-texts/teams.ts';
import { signAct } from '../signing.ts';
import { addEntry, dropEntry, type StoredEntry, setEntry, type Transaction } from '../store.ts';
import { hasRoom } from '../waiting.ts';
import { lockedNow } from './locking.ts';
import { isThere, placesOf, squadOf } from './people.ts';

/** What sets the row of a team apart from that of its captain, who may play in it. */
const TEAM = 'team';
const LONGEST_NAME = 40;

export const refused = (message: string, rule: 'CL-125' | 'CL-128' = 'CL-125'): Fault =>
  fault('EVENT_REFUSED', { rule, message });

type Person = { readonly id: string; readonly name: string };

const BEFORE_THE_END = ['entries', 'muster', 'running'];

/** The team that the caller leads; a fault: they lead none, or the event is over. */
export function ownTeam(doing: ActContext): StoredEntry | Fault {
  const id = ownEntry(doing);
  const team = doing.opened.event.entries.find((row) => row.id === id && row.teamName !== null);
  if (team === undefined) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  const over = !BEFORE_THE_END.includes(doing.opened.ledger.state);
  return over ? faultOf({ code: 'CL_BAD_STATE', rule: 'CL-125', at: '' }) : team;
}

/** CL-125, CL-161: what the log says of a squad; nothing while the team has no place in the event. */
export function squadActs(
  { opened }: ActContext,
  teamId: string,
  squad: readonly string[],
  absent: readonly string[] = [...(opened.ledger.entries.get(teamId)?.absent ?? [])],
): readonly LogEvent[] {
  if (!opened.ledger.entries.has(teamId)) return [];
  return [{ kind: 'squad', entry: teamId, squad, absent: absent.filter((id) => squad.includes(id)) }];
}

/** A person the captain may invite: not in the event yet, and with no block between the two (CL-023). */
async function personToAsk({ caller, opened }: ActContext, tx: Transaction, asked: unknown): Promise<Person | Fault> {
  const id = text(asked);
  const person = id === '' ? null : await personById(tx, id);
  const barred = !(await mayMeet(tx, caller.userId, [id]));
  // By id alone: a caller who knows an address learns nothing about it here.
  if (person === null || barred) return fault('RECIPIENT_UNKNOWN');
  const taken = opened.event.entries.some((row) => row.userId === person.id && isThere(row));
  return taken
    ? refused(`${isolated(person.name)} is in a team of this event, or is asked into one.`, 'CL-128')
    : person;
}

/** Writes the row of somebody in a team: that from before, where they had one. */
async function seat(
  tx: Transaction,
  { opened }: ActContext,
  row: { readonly teamId: string; readonly userId: string; readonly place: number; readonly state: string },
  now: Date,
): Promise<string> {
  const known = opened.event.entries.find(({ userId, label }) => userId === row.userId && label === '');
  const kept = { ...row, enteredAt: now };
  if (known === undefined) {
    const id = randomUUID();
    await addEntry(tx, { ...kept, id, eventId: opened.event.id });
    return id;
  }
  await setEntry(tx, known.id, kept);
  return known.id;
}

type Asking = {
  readonly teamId: string;
  readonly team: string;
  readonly people: readonly (Person & { readonly place: number })[];
};

async function askThem(tx: Transaction, doing: ActContext, { teamId, team, people }: Asking, now: Date): Promise<void> {
  const { event } = doing.opened;
  for (const { id: userId, place } of people) {
    const row = await seat(tx, doing, { teamId, userId, place, state: 'asked' }, now);
    const key = `asked-${row}-${now.getTime()}`;
    await queueNotifications({ db: tx }, [askedNotice(event, { team, captain: doing.caller, userId, key })]);
  }
}

/** What a team may be called here. */
function nameOf({ opened }: ActContext, asked: unknown): string | Fault {
  const read = readOwnName(text(asked), LONGEST_NAME);
  if (!read.ok) return titleFault(read.fault, LONGEST_NAME, 'CL-125');
  const key = nameKey(read.value);
  const same = ({ teamName }: StoredEntry) => teamName !== null && nameKey(teamName) === key;
  const taken = opened.event.entries.some((row) => same(row) && isThere(row));
  return taken ? refused('A team of that name is here.') : read.value;
}

/** Whom a captain names for a team: themselves first, unless they have another place or do not play; a fault where one of them cannot be. */
async function namedPeople(
  doing: ActContext,
  tx: Transaction,
  { squad = [], plays = true }: AskedAct,
): Promise<readonly Person[] | Fault> {
  const { caller, opened } = doing;
  const bad = (at: string) => faultOf({ code: 'CL_BAD_INPUT', rule: 'CL-125', at });
  if (!Array.isArray(squad) || new Set(squad).size !== squad.length) return bad('squad');
  const ids: readonly unknown[] = plays === false || squad.includes(caller.userId) ? squad : [caller.userId, ...squad];
  if (ids.length > 2 * opened.ledger.settings.boards)
    return faultOf({ code: 'CL_TOO_MANY', rule: 'CL-125', at: 'squad' });
  const people: Person[] = [];
  for (const id of ids) {
    const person = id === caller.userId ? { id, name: caller.name } : await personToAsk(doing, tx, id);
    if ('status' in person) return person;
    people.push(person);
  }
  return people;
}

const alreadyIn = fault('ALREADY_SEATED', {
  rule: 'CL-128',
  message: 'You are in this event already, or are asked into a team of it.',
});

/** A captain enters a team: `team`, its name; `squad`, the ids of its people in the order of the boards; `plays`: whether they do so themselves. */
export async function enteringTeam(doing: ActContext, asked: AskedAct, tx: Transaction): Promise<ActResult> {
  const { context, caller, club, opened } = doing;
  const { event, ledger } = opened;
  if (ledger.state !== 'entries' && ledger.state !== 'muster')
    return faultOf({ code: 'CL_BAD_STATE', rule: 'CL-036', at: '' });
  if (ownEntry(doing) !== null || ownPlace(doing) !== null) return alreadyIn;
  const name = nameOf(doing, asked.team);
  if (typeof name !== 'string') return name;
  const people = await namedPeople(doing, tx, asked);
  if ('status' in people) return people;
  const { unmet } = await admissionOf(context, caller, club, opened);
  if (unmet.length > 0) return refusedEntry(unmet);
  const known = event.entries.find(({ userId, label }) => userId === caller.userId && label === TEAM);
  const [teamId, room] = [known?.id ?? randomUUID(), hasRoom(opened)];
  const own = event.entries.find(({ userId, label }) => userId === caller.userId && label === '')?.id ?? randomUUID();
  const plays = people.findIndex(({ id }) => id === caller.userId);
  const squad: LogEvent = { kind: 'squad', entry: teamId, squad: plays < 0 ? [] : [own], absent: [] };
  const entrance: LogEvent = { kind: 'enter', id: teamId, name: teamId, number: null, rating: null, apart: null };
  return {
    acts: room ? [entrance, squad].map((act) => signAct(doing, act, 'captain')) : [],
    ...(room && wakes(doing.opened, doing.now) ? { dueAt: doing.now } : {}),
    also: async (tx, now) => {
      const row = { teamName: name, state: room ? 'entered' : 'waiting', enteredAt: now, answerBy: null };
      if (known === undefined)
        await addEntry(tx, { id: teamId, eventId: event.id, userId: caller.userId, label: TEAM, ...row });
      else await setEntry(tx, teamId, row);
      const mine = { teamId, place: plays, state: 'confirmed', enteredAt: now };
      const there = event.entries.some(({ id }) => id === own);
      if (plays >= 0 && !there) await addEntry(tx, { id: own, eventId: event.id, userId: caller.userId, ...mine });
      else if (plays >= 0) await setEntry(tx, own, mine);
      const others = people.flatMap((person, place) => (person.id === caller.userId ? [] : [{ ...person, place }]));
      await askThem(tx, doing, { teamId, team: name, people: others }, now);
    },
  };
}

/** The captain asks one more into the team. */
export async function invitePlayer(doing: ActContext, asked: AskedAct, tx: Transaction): Promise<ActResult> {
  const team = ownTeam(doing);
  if ('status' in team) return team;
  const { event, ledger } = doing.opened;
  const places = placesOf(event, team.id);
  if (places.length >= 2 * ledger.settings.boards) return faultOf({ code: 'CL_TOO_MANY', rule: 'CL-125', at: 'squad' });
  const person = await personToAsk(doing, tx, asked.person);
  if ('status' in person) return person;
  const place = 1 + Math.max(-1, ...places.map((row) => row.place ?? 0));
  const asking = { teamId: team.id, team: team.teamName ?? '', people: [{ ...person, place }] };
  return { acts: [], also: (tx, now) => askThem(tx, doing, asking, now) };
}

/** The notice to a team's captain about what a member did. */
const toCaptain = (doing: ActContext, row: StoredEntry, form: string, does: string, now: Date) => {
  const { event } = doing.opened;
  const team = event.entries.find(({ id }) => id === row.teamId);
  const own = {
    key: `${form}-${row.id}-${now.getTime()}`,
    form,
    line: `${isolated(row.user.name)} ${does} “${isolated(team?.teamName ?? '')}”.`,
  };
  const told = team !== undefined && team.userId !== row.userId;
  return told ? [teamNotice(event, { ...own, userId: team.userId, kind: 'event-entry' })] : [];
};

/** Answers an invitation to a team: yes, or no (`accept: false`). */
export async function joinLadder(doing: ActContext, asked: AskedAct): Promise<ActResult> {
  const { context, caller, club, opened, now } = doing;
  const row = ownPlace(doing);
  const team = opened.event.entries.find((one) => one.id === row?.teamId && isThere(one));
  if (row?.state !== 'asked' || team === undefined) return refused('No team asks you.');
  if (asked.accept === false)
    return {
      acts: [],
      also: async (tx, at) => {
        await dropEntry(tx, row.id);
        await queueNotifications({ db: tx }, toCaptain(doing, row, 'No', 'will not play for the team', at));
      },
    };
  const locked = opened.ledger.state === 'running' ? lockedNow(opened, now) : null;
  if (locked !== null) return locked;
  const { unmet } = await admissionOf(context, caller, club, opened);
  if (unmet.length > 0) return refusedEntry(unmet);
  const place = row.place ?? 0;
  const squad = squadOf(opened.event, team.id);
  const before = squad.filter((one) => (one.place ?? 0) <= place).map(({ id }) => id);
  const order = [...before, row.id, ...squad.map(({ id }) => id).filter((id) => !before.includes(id))];
  return {
    acts: squadActs(doing, team.id, order).map((act) => signAct(doing, act, 'entrant')),
    also: async (tx, at) => {
      await setEntry(tx, row.id, { state: 'confirmed', enteredAt: at });
      await queueNotifications({ db: tx }, toCaptain(doing, row, 'Yes', 'plays for the team', at));
    },
  };
}

/** Takes somebody out of a squad; who was only asked is asked no more. */
export function takenOut(
  doing: ActContext,
  row: StoredEntry,
  role: 'captain' | 'entrant',
  notices: Proposal['also'],
): Proposal {
  const left = squadOf(doing.opened.event, row.teamId ?? '').flatMap(({ id }) => (id === row.id ? [] : [id]));
  const acts = row.state === 'confirmed' ? squadActs(doing, row.teamId ?? '', left) : [];
  return {
    acts: acts.map((act) => signAct(doing, act, role)),
    also: async (tx, now) => {
      if (row.state === 'confirmed') await setEntry(tx, row.id, { state: 'withdrawn' });
      else await dropEntry(tx, row.id);
      await notices?.(tx, now);
    },
  };
}

/** Somebody leaves their team, at any time: those below them move up (CL-125). */
export const leavingTeam = (doing: ActContext, row: StoredEntry): Proposal =>
  takenOut(doing, row, 'entrant', async (tx, now) =>
    queueNotifications({ db: tx }, toCaptain(doing, row, 'Left', 'has left the team', now)).then(() => undefined),
  );

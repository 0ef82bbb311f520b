/** Entering an event, checking in, and leaving (CL-031 to CL-036). */
import { randomUUID } from 'node:crypto';
import { isBot } from '@fieldpost/bots/seats';
import type { LogEvent, RatingTriple, Role } from '@fieldpost/league';
import { botName } from '../availability/bot-names.ts';
import { botAccount } from '../availability/store.ts';
import { clubFor } from '../clubs/store.ts';
import { queueNotifications } from '../notification-rules/store.ts';
import { fault } from '../platform/errors/catalogue.ts';
import { type ActContext, type ActResult, type AskedAct, ownEntry, ownPlace, text } from './act-context.ts';
import { wakes } from './beginning.ts';
import { faultOf, type Proposal } from './change.ts';
import { refusedEntry } from './condition-messages.ts';
import { admissionOf } from './conditions.ts';
import { requesting, tooLate } from './late-entries.ts';
import { actOfEntrant, signAct } from './signing.ts';
import { addEntry, isRequested, setEntry, setEntryState, type Transaction } from './store.ts';
import { enteringTeam, leavingTeam } from './teams/forming.ts';
import { freePeople, refusesTeam, squadOnEntering } from './teams/mustering.ts';
import { hasRoom, isTooLate, waitingList, waitingNotice } from './waiting.ts';

export async function enter(doing: ActContext, asked: AskedAct, tx: Transaction): Promise<ActResult> {
  const { state } = doing.opened.ledger;
  // CL-030: nobody waits for a place of an event that takes no entries.
  if (state !== 'entries' && state !== 'muster' && state !== 'running')
    return faultOf({ code: 'CL_BAD_STATE', rule: 'CL-030', at: '' });
  if (doing.opened.ledger.settings.format === 'team') return enteringTeam(doing, asked, tx);
  const ofTeams = ['team', 'squad', 'plays'].find((member) => asked[member] !== undefined);
  if (ofTeams !== undefined) return faultOf({ code: 'CL_BAD_INPUT', rule: 'CL-164', at: ofTeams });
  if (ownEntry(doing) !== null)
    return fault('ALREADY_SEATED', { rule: 'CL-199', message: 'You have already entered this event.' });
  const { context, caller, club, opened } = doing;
  const { unmet, rating } = await admissionOf(context, caller, club, opened);
  if (unmet.length > 0) return refusedEntry(unmet);
  const who = { userId: caller.userId, label: '', rating };
  const asks = opened.ledger.state === 'running' && opened.ledger.settings.format === 'swiss';
  if (asks) return requesting(doing, who);
  return hasRoom(opened) || opened.ledger.state === 'running' ? entered(doing, who, 'entrant') : waiting(doing, who);
}

type Entering = { readonly userId: string; readonly label: string; readonly rating: RatingTriple | null };

/** The row of a person who entered the event before, and left it. */
const knownEntry = ({ opened }: ActContext, { userId, label }: Pick<Entering, 'userId' | 'label'>) =>
  opened.event.entries.find((entry) => entry.userId === userId && entry.label === label);

/** CL-033: all places are taken, and one waits for the next. */
function waiting(doing: ActContext, { userId, label }: Entering): Proposal {
  const { event } = doing.opened;
  const id = knownEntry(doing, { userId, label })?.id;
  const place = waitingList(doing.opened).length + 1;
  return {
    acts: [],
    also: async (tx, now) => {
      const row = { state: 'waiting', enteredAt: now, answerBy: null };
      const entry = id ?? randomUUID();
      if (id === undefined) await addEntry(tx, { id: entry, eventId: event.id, userId, label, ...row });
      else await setEntry(tx, id, row);
      await queueNotifications({ db: tx }, [waitingNotice(event, entry, userId, place)]);
    },
  };
}

/** Late entries join a Swiss until its second round is paired, and a ladder at any time (CL-036). */
function entered(doing: ActContext, { userId, label, rating }: Entering, role: Role): ActResult {
  const { event, ledger } = doing.opened;
  const known = knownEntry(doing, { userId, label });
  const late = ledger.state === 'running';
  if (known !== undefined && late && !isRequested(known))
    return fault('EVENT_REFUSED', { rule: 'CL-082', message: 'You have left this event.' });
  const id = known?.id ?? randomUUID();
  const entrance = { id, name: id, number: null, rating, apart: null };
  const confirmed = late || ledger.state === 'muster';
  const acts: LogEvent[] = [{ kind: late ? 'late' : 'enter', ...entrance }];
  acts.push(...squadOnEntering(doing.opened, known));
  if (ledger.state === 'muster') acts.push({ kind: 'confirm', entry: id });
  return {
    acts: acts.map((act) => signAct(doing, act, role)),
    ...(wakes(doing.opened, doing.now) ? { dueAt: doing.now } : {}),
    also: async (tx, now) => {
      const row = { enteredAt: known?.state === 'called' ? known.enteredAt : now, answerBy: null };
      const state = confirmed ? 'confirmed' : 'entered';
      if (known === undefined) await addEntry(tx, { id, eventId: event.id, userId, label, state, ...row });
      else await setEntry(tx, id, { state, ...row });
    },
  };
}

/**
 * CL-036: an organiser lets somebody in who has asked. Their request is their word that they are there. Faults: EVENT_REFUSED (nobody asks by
 * this entry), CL_ENTRY_REFUSED, CL_BAD_STATE.
 */
export async function lettingIn(doing: ActContext, { entry }: AskedAct): Promise<ActResult> {
  const { context, opened } = doing;
  const row = opened.event.entries.find(({ id }) => id === text(entry));
  if (row === undefined || !isRequested(row))
    return fault('EVENT_REFUSED', { rule: 'CL-036', message: 'Nobody asks to enter by this entry.' });
  if (isTooLate(opened.ledger)) return tooLate;
  const { userId, label } = row;
  const user = await context.db.user.findUnique({ where: { id: userId }, select: { emailVerified: true } });
  const club = await clubFor(context.db, { eventId: opened.event.id }, userId);
  if (user === null || club === null) return fault('NOT_FOUND');
  const { unmet, rating } = await admissionOf(context, { userId, ...user }, club, opened);
  return unmet.length > 0 ? refusedEntry(unmet) : entered(doing, { userId, label, rating }, 'organiser');
}

export const noBotsInTeams = fault('EVENT_REFUSED', {
  rule: 'CL-015',
  message: 'Team events are for people: computer players cannot enter.',
});

/** CL-015: an organiser enters computer players; each name once, where an event is not of them alone. */
export async function enterBot(doing: ActContext, asked: AskedAct): Promise<ActResult> {
  const { context, opened } = doing;
  const { bots } = opened.ledger.settings.entry;
  const bot = text(asked.bot);
  if (!isBot(bot)) return fault('BOT_UNKNOWN');
  if (bots === 'no') return fault('EVENT_REFUSED', { rule: 'CL-015' });
  if (opened.ledger.settings.format === 'team') return noBotsInTeams;
  const userId = await botAccount(context.db, bot, botName(bot));
  const there = opened.event.entries.filter((entry) => entry.userId === userId).length;
  if (there > 0 && bots !== 'only') return fault('EVENT_REFUSED', { rule: 'CL-015' });
  const label = there === 0 ? '' : String(there + 1);
  return entered(doing, { userId, label, rating: null }, 'organiser');
}

/** CL-034; who was called from the waiting list takes the place by it (CL-033). */
export async function checkIn(doing: ActContext): Promise<ActResult> {
  const { context, caller, club, opened } = doing;
  const entry = ownEntry(doing) ?? '';
  const row = opened.event.entries.find(({ id }) => id === entry);
  const short = refusesTeam(opened, row);
  if (short !== null) return short;
  if (row?.state === 'waiting') return faultOf({ code: 'CL_EVENT_FULL', rule: 'CL-033', at: '' });
  if (row?.state === 'called') {
    const { unmet, rating } = await admissionOf(context, caller, club, opened);
    if (unmet.length > 0) return refusedEntry(unmet);
    return entered(doing, { userId: caller.userId, label: row.label, rating }, 'entrant');
  }
  return actOfEntrant(
    doing,
    (id) => ({ type: 'confirm', entry: id }),
    async (tx) => void (await setEntryState(tx, [entry], 'confirmed')),
  );
}

/**
 * CL-082: withdraws an entry; a team's captain withdraws the team, its other members only leave it. Before the start,
 * the entry leaves no trace in the table, and its place goes to the waiting list (CL-033).
 */
export function withdraw(doing: ActContext): ActResult {
  const { opened, now } = doing;
  const entry = ownEntry(doing) ?? '';
  const place = ownPlace(doing);
  if (entry === '' && place !== null) return leavingTeam(doing, place);
  const request = opened.event.entries.find((row) => row.id === entry && isRequested(row));
  if (request !== undefined) return { acts: [], also: async (tx) => void (await setEntryState(tx, [entry], 'lapsed')) };
  const early = opened.ledger.state === 'entries' || opened.ledger.state === 'muster';
  const also = async (tx: Transaction) => {
    await setEntryState(tx, [entry], 'withdrawn');
    if (early) await freePeople(tx, opened, entry);
  };
  if (early && entry !== '' && !opened.ledger.entries.has(entry)) return { acts: [], also, dueAt: now };
  const made = actOfEntrant(doing, (id) => ({ type: 'withdraw', entry: id }), also);
  return early && !('status' in made) ? { ...made, dueAt: now } : made;
}

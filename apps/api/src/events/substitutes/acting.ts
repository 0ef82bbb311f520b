/** CL-085, CL-086: what entrants, officers and substitutes do about places that change hands. */
import type { Context } from '../../context.ts';
import { handSeats } from '../../lobby/handing-seats.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import { type ActContext, type ActResult, type AskedAct, isInterested, ownEntry, text } from '../act-context.ts';
import { faultOf, type Proposal } from '../change.ts';
import { refusedEntry } from '../condition-messages.ts';
import type { Transaction } from '../store.ts';
import { admissionFor, isSought, openOffer, refusesChange, unasked } from './search.ts';
import { addStandBy, beginSearch, closeOffer, dropStandBy, endSearch, queueWorth, setHolder } from './store.ts';

/** CL-110, CL-128: formats in which no place passes to a stranger. */
const NO_SUBSTITUTES: Readonly<Record<string, string>> = {
  ladder: 'A ladder has no substitutes: join it at the bottom.',
  team: 'In a team event a reserve of the team takes over a board.',
};

const refused = (message: string): Fault => fault('EVENT_REFUSED', { rule: 'CL-085', message });

/** An act that joins no log; what follows from it is due at once. */
const written = (also: NonNullable<Proposal['also']>, now: Date): Proposal => ({ acts: [], also, dueAt: now });

/** Puts oneself on the list of those who would take a place over. */
export async function offerToSubstitute(doing: ActContext): Promise<ActResult> {
  const { context, caller, opened, now } = doing;
  const { ledger, event } = opened;
  const none = NO_SUBSTITUTES[ledger.settings.format];
  if (none !== undefined) return refused(none);
  if (!['entries', 'muster', 'running'].includes(ledger.state)) return fault('EVENT_REFUSED', { rule: 'CL-030' });
  if (ownEntry(doing) !== null)
    return fault('ALREADY_SEATED', { rule: 'CL-085', message: 'You are playing in this event yourself.' });
  const user = { name: caller.name, emailVerified: caller.emailVerified };
  const { unmet } = await admissionFor(context, opened, { userId: caller.userId, user });
  if (unmet.length > 0) return refusedEntry(unmet);
  return written(async (tx) => void (await addStandBy(tx, { eventId: event.id, userId: caller.userId }, now)), now);
}

/** Takes oneself off it; what was offered goes to the next. */
export function stopSubstituting({ caller, opened, now }: ActContext): ActResult {
  const own = { eventId: opened.event.id, userId: caller.userId };
  const open = opened.event.offers.filter(({ userId, state }) => userId === caller.userId && state === 'open');
  return written(async (tx) => {
    await dropStandBy(tx, own);
    for (const offer of open) await closeOffer(tx, offer, 'declined');
  }, now);
}

/** Who plays asks for somebody who takes their place; an organiser or referee does so for another. Once for each entry (CL-086). */
export function findSubstitute(doing: ActContext, asked: AskedAct): ActResult {
  const { opened, now, roles } = doing;
  const own = ownEntry(doing);
  const id = asked.entry === undefined ? own : text(asked.entry);
  const entry = opened.event.entries.find((one) => one.id === id);
  if (entry === undefined) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  if (entry.id !== own) {
    if (!roles.includes('organiser') && !roles.includes('referee')) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
    if (isInterested(doing, [entry.id])) return fault('CL_CONFLICT_OF_INTEREST', { rule: 'CL-011' });
  }
  const none = NO_SUBSTITUTES[opened.ledger.settings.format];
  if (none !== undefined) return refused(none);
  const late = refusesChange(opened, entry.id);
  if (late !== null) return faultOf(late);
  if (entry.soughtAt !== null)
    return { ...refused('A substitute search is already running.'), code: 'CL_SUBSTITUTE_USED' };
  if (unasked(opened.event, entry.id).length === 0) return refused('Nobody is on the list of substitutes.');
  return written(async (tx) => void (await beginSearch(tx, entry.id, now)), now);
}

/** The open offer of the caller for the entry that an act names. */
function offered({ caller, opened, now }: ActContext, asked: AskedAct) {
  const offer = openOffer(opened.event, text(asked.entry));
  return offer?.userId === caller.userId && offer.dueAt > now ? offer : refused('No place is offered to you.');
}

export function declinePlace(doing: ActContext, asked: AskedAct): ActResult {
  const offer = offered(doing, asked);
  if ('status' in offer) return offer;
  return written(async (tx) => void (await closeOffer(tx, offer, 'declined')), doing.now);
}

/** CL-085: takes a place with its points and its matches; all its running seats change hands in the same transaction. */
export async function acceptPlace(doing: ActContext, asked: AskedAct): Promise<ActResult> {
  const { context, caller, opened } = doing;
  const offer = offered(doing, asked);
  if ('status' in offer) return offer;
  const entry = opened.event.entries.find(({ id }) => id === offer.entryId);
  if (entry === undefined || !isSought(entry)) return refused('That place is no longer available.');
  const { unmet, rating } = await admissionFor(context, opened, { userId: caller.userId, user: caller });
  if (unmet.length > 0) return refusedEntry(unmet);
  const act = { kind: 'holder', entry: entry.id, holder: caller.userId, rating } as const;
  const handing = { leaverId: entry.userId, successorId: caller.userId };
  const legs = opened.event.legs.filter(({ a, b, state }) => state !== 'done' && (a === entry.id || b === entry.id));
  let announce: (context: Context) => void = () => undefined;
  const also = async (tx: Transaction, now: Date): Promise<void> => {
    await closeOffer(tx, offer, 'accepted', entry.userId);
    await endSearch(tx, entry.id, now);
    await dropStandBy(tx, { eventId: opened.event.id, userId: caller.userId });
    await setHolder(tx, entry.id, caller.userId);
    announce = await handSeats(tx, { ...handing, matchIds: legs.map(({ id }) => id) }, now);
    for (const { id } of legs) await queueWorth(tx, opened.event.id, id);
  };
  return { acts: [{ act, actorId: caller.userId, role: 'substitute' }], also, after: () => announce(context) };
}

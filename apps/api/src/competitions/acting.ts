/** What people do in an event: each act with the office that it wants (CL-010), and the acts that come of it. */
import { randomUUID } from 'node:crypto';
import { botOf } from '@fieldpost/bots';
import type { Result } from '@fieldpost/engine';
import {
  actOf,
  allows,
  draftOf,
  isReason,
  type LogEvent,
  type Permission,
  type RatingTriple,
  type Role,
  refusesExtension,
  roundAct,
} from '@fieldpost/league';
import { botName } from '../attendance/bot-names.ts';
import { botAccount } from '../attendance/store.ts';
import { notFresh } from '../clubs/fresh-sign-in.ts';
import { mayReferee, maySee, rolesIn } from '../clubs/service.ts';
import { clubById, type StoredClub } from '../clubs/store.ts';
import type { Caller, Context } from '../context.ts';
import { postNotices } from '../notification/store.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { absenceOf } from './absence.ts';
import { mustering, starting } from './advance.ts';
import { appealNotices, appealOf, mayNotDecide } from './appeals.ts';
import { claiming, looking, moving, playingOn, stating, withdrawingCase } from './cases/acting.ts';
import { changeEvent, faultOf, type Wish } from './change.ts';
import { admissionOf } from './conditions.ts';
import { type AskedAct, type Doing, isInterested, legNamedBy, type Made, ownEntry, text } from './doing.ts';
import { answerOf, type OpenedEvent } from './opened-event.ts';
import { addAppeal, addEntry, eventById, setEntryState, type Transaction, updateLegs } from './store.ts';
import { accepting, declining, seeking, standingBy, standingDown } from './substitutes/acting.ts';

type Kind = {
  /** The permissions of which it wants one (CL-010). */
  readonly wants: Permission | readonly Permission[];
  /** It changes a result: a reason and a fresh sign-in are wanted (CL-013). */
  readonly rules: boolean;
  readonly make: (doing: Doing, asked: AskedAct, tx: Transaction) => Promise<Made> | Made;
};

const DAY = 86_400_000;
function signed({ caller }: Doing, act: LogEvent, role: Role): Wish['acts'][number] {
  return { act, actorId: caller.userId, role };
}

/** Reads an act with its members as the rules do. */
function read(raw: object): LogEvent | Fault {
  const act = actOf(raw);
  return act.ok ? act.value.event : faultOf(act.fault);
}

/** An act of the caller's own entry. */
function own(doing: Doing, raw: (entry: string) => object, also?: Wish['also']): Made {
  const entry = ownEntry(doing);
  if (entry === null) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  const act = read(raw(entry));
  if ('status' in act) return act;
  return { acts: [signed(doing, act, 'entrant')], ...(also === undefined ? {} : { also }) };
}

function official(doing: Doing, raw: object, role: Role): Made {
  const act = read(raw);
  return 'status' in act ? act : { acts: [signed(doing, act, role)] };
}

async function entering(doing: Doing): Promise<Made> {
  if (ownEntry(doing) !== null)
    return fault('ALREADY_SEATED', { rule: 'CL-199', message: 'You have entered this event already.' });
  const { context, caller, club, opened } = doing;
  const { unmet, rating } = await admissionOf(context, caller, club, opened);
  if (unmet.length > 0)
    return {
      ...fault('EVENT_REFUSED', { rule: 'CL-031', details: { conditions: unmet as never } }),
      code: 'CL_ENTRY_REFUSED',
    };
  return entered(doing, { userId: caller.userId, label: '', rating }, 'entrant');
}

type Entering = { readonly userId: string; readonly label: string; readonly rating: RatingTriple | null };

/** Late entries join a Swiss until its second round is paired, and a ladder at any time (CL-036). */
function entered(doing: Doing, { userId, label, rating }: Entering, role: Role): Wish {
  const { event, ledger } = doing.opened;
  const id = randomUUID();
  const entrance = { id, name: id, number: null, rating, apart: null };
  const late = ledger.state === 'running';
  const confirmed = late || ledger.state === 'muster';
  const acts: LogEvent[] = [{ kind: late ? 'late' : 'enter', ...entrance }];
  if (ledger.state === 'muster') acts.push({ kind: 'confirm', entry: id });
  return {
    acts: acts.map((act) => signed(doing, act, role)),
    also: async (tx, now) => {
      await addEntry(tx, {
        id,
        eventId: event.id,
        userId,
        label,
        enteredAt: now,
        state: confirmed ? 'confirmed' : 'entered',
      });
    },
  };
}

/** CL-015: an organiser enters computer players; each name once, where an event is not of them alone. */
async function enterBot(doing: Doing, asked: AskedAct): Promise<Made> {
  const { context, opened } = doing;
  const { bots } = opened.ledger.settings.entry;
  const bot = botOf(text(asked.bot));
  if (bot === null) return fault('BOT_UNKNOWN');
  if (bots === 'no') return fault('EVENT_REFUSED', { rule: 'CL-015' });
  const userId = await botAccount(context.db, bot.name, botName(bot.name));
  const there = opened.event.entries.filter((entry) => entry.userId === userId).length;
  if (there > 0 && bots !== 'only') return fault('EVENT_REFUSED', { rule: 'CL-015' });
  const label = there === 0 ? '' : String(there + 1);
  return entered(doing, { userId, label, rating: null }, 'organiser');
}

function confirming(doing: Doing): Made {
  const entry = ownEntry(doing) ?? '';
  return own(
    doing,
    (id) => ({ type: 'confirm', entry: id }),
    async (tx) => void (await setEntryState(tx, [entry], 'confirmed')),
  );
}

/** CL-082; before the start an entry goes without a trace in the table: it lapses at the muster. */
function withdrawing(doing: Doing): Made {
  const entry = ownEntry(doing) ?? '';
  const also = async (tx: Transaction) => void (await setEntryState(tx, [entry], 'withdrawn'));
  if (entry !== '' && doing.opened.ledger.state !== 'running') return { acts: [], also };
  return own(doing, (id) => ({ type: 'withdraw', entry: id }), also);
}

/** CL-096, CL-100: a ruling names what it supersedes; it is in the public log with its reason. */
function deciding(doing: Doing, asked: AskedAct): Made {
  const placed = legNamedBy(doing, asked);
  if (placed === undefined) return fault('NOT_FOUND');
  const { encounter, leg } = placed;
  if (isInterested(doing, [leg.a, leg.b])) return fault('CL_CONFLICT_OF_INTEREST', { rule: 'CL-011' });
  // CL-012: who made a decision does not decide about the appeal against it.
  if (mayNotDecide(doing.opened, placed, text(asked.leg), doing.caller.userId))
    return fault('CL_CONFLICT_OF_INTEREST', { rule: 'CL-012' });
  if (asked.how === 'play-on') return playingOn(doing, asked);
  const { how = 'adjudicated', q, reason, supersedes = null } = asked;
  const named = {
    round: encounter.round,
    a: leg.a,
    b: leg.b,
    leg: leg.no,
    ...(leg.board === null ? {} : { board: leg.board }),
  };
  return official(doing, { type: 'decide', how, q, reason, supersedes, by: doing.caller.userId, ...named }, 'referee');
}

/** CL-099: by a party, with a reason, once and in time. */
function appealing(doing: Doing, asked: AskedAct): Made {
  const { opened, club, now } = doing;
  const [placed, entry] = [legNamedBy(doing, asked), ownEntry(doing)];
  if (placed === undefined) return fault('NOT_FOUND');
  if (entry === null) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  if (!isReason(asked.reason)) return fault('CL_REASON_REQUIRED', { rule: 'CL-013' });
  const appeal = { legId: text(asked.leg), entry, reason: text(asked.reason) };
  const made = appealOf(opened, placed, appeal, now);
  if ('refused' in made) return 'status' in made.refused ? made.refused : faultOf(made.refused);
  const officers = club.members.filter(({ roles }) => roles.includes('referee')).map(({ userId }) => userId);
  const also = async (tx: Transaction) => {
    await addAppeal(tx, made.appeal);
    await postNotices({ db: tx }, appealNotices(opened, placed, appeal, officers));
  };
  return { acts: [], also };
}

/** CL-037, CL-073. */
function absent(doing: Doing, asked: AskedAct): Made {
  const entry = ownEntry(doing);
  if (entry === null) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  return absenceOf(doing.opened, entry, { from: asked.from, to: asked.to }, doing.now);
}

/** CL-073: one extension of a match, by at most the days that the settings allow. */
function extending(doing: Doing, asked: AskedAct): Made {
  const { opened } = doing;
  const row = opened.event.legs.find(({ id }) => id === asked.leg);
  if (row === undefined) return fault('NOT_FOUND');
  if (isInterested(doing, [row.a, row.b])) return fault('CL_CONFLICT_OF_INTEREST', { rule: 'CL-011' });
  const days = typeof asked.days === 'number' && Number.isInteger(asked.days) ? asked.days : 0;
  const adjudicating = row.dueAt === null || row.state === 'done';
  const refused = refusesExtension(
    { days, used: row.extended, adjudicating, outageOrConsent: false },
    opened.ledger.settings,
  );
  if (refused !== null) return faultOf(refused);
  const dueAt = new Date((row.dueAt?.getTime() ?? 0) + days * DAY);
  return { acts: [], also: async (tx) => void (await updateLegs(tx, [row.id], { dueAt, extended: row.extended + 1 })) };
}

/** CL-023, CL-112: nobody challenges whom they have blocked, or who has blocked them. The public log says nothing of blocks. */
async function challenging(doing: Doing, { b }: AskedAct, tx: Transaction): Promise<Made> {
  const rival = doing.opened.event.entries.find(({ id }) => id === b)?.userId ?? '';
  const { userId } = doing.caller;
  const pair = [
    { userId, blockedId: rival },
    { userId: rival, blockedId: userId },
  ];
  const blocked = await tx.block.count({ where: { OR: pair } });
  if (blocked > 0) return faultOf({ code: 'CL_BLOCKED', rule: 'CL-023', at: '' });
  return own(doing, (a) => ({ type: 'challenge', a, b }));
}

/** CL-113: a challenge is answered once. */
function answering(doing: Doing, { a, accept }: AskedAct): Made {
  const b = ownEntry(doing);
  const encounters = doing.opened.ledger.groups.flatMap((group) => group.encounters);
  const encounter = encounters.findLast((one) => one.a === a && one.b === b);
  if (encounter !== undefined && answerOf(doing.opened, encounter) !== null)
    return fault('EVENT_REFUSED', { rule: 'CL-113', message: 'This challenge has been answered.' });
  return own(doing, (entry) => ({ type: 'answer', a, b: entry, accept }));
}

/** A ladder has no last round: an organiser ends it. */
function finishing(doing: Doing): Made {
  if (doing.opened.ledger.settings.format !== 'ladder') return fault('EVENT_REFUSED', { rule: 'CL-030' });
  return official(doing, { type: 'state', to: 'finished' }, 'organiser');
}

function deducting(doing: Doing, { entry, q, reason }: AskedAct): Made {
  if (isInterested(doing, [text(entry)])) return fault('CL_CONFLICT_OF_INTEREST', { rule: 'CL-011' });
  return official(doing, { type: 'deduct', entry, q, reason }, 'referee');
}

/** CL-063: the organiser agrees to a round that repeats an encounter. */
function agreeing(doing: Doing): Made {
  const { ledger } = doing.opened;
  if (ledger.settings.format !== 'swiss') return fault('EVENT_REFUSED', { rule: 'CL-063' });
  const drafts = ledger.groups.map((group) => draftOf(ledger, group));
  if (!drafts.some(({ held }) => held === 'CL_REPEAT_UNAVOIDABLE')) return fault('EVENT_REFUSED', { rule: 'CL-063' });
  return { acts: [signed(doing, roundAct(ledger, drafts), 'organiser')], held: null };
}

const KINDS: Readonly<Record<string, Kind>> = {
  open: { wants: 'make event', rules: false, make: (doing) => opening(doing) },
  muster: { wants: 'make event', rules: false, make: ({ opened }) => mustering(opened) },
  start: { wants: 'make event', rules: false, make: ({ opened }, _asked, tx) => starting(opened, tx) },
  seed: {
    wants: 'arrange entries',
    rules: false,
    make: (doing, { order }) => official(doing, { type: 'seed', order }, 'organiser'),
  },
  cancel: {
    wants: 'make event',
    rules: true,
    make: (doing) => official(doing, { type: 'state', to: 'cancelled' }, 'organiser'),
  },
  finish: { wants: 'make event', rules: true, make: finishing },
  enter: { wants: 'read', rules: false, make: entering },
  'enter-bot': { wants: 'arrange entries', rules: false, make: enterBot },
  confirm: { wants: 'take part', rules: false, make: confirming },
  withdraw: { wants: 'take part', rules: false, make: withdrawing },
  bye: {
    wants: 'take part',
    rules: false,
    make: (doing, { round, code }) => own(doing, (entry) => ({ type: 'bye', entry, round, code })),
  },
  challenge: {
    wants: 'take part',
    rules: false,
    make: challenging,
  },
  answer: { wants: 'take part', rules: false, make: answering },
  leave: {
    wants: 'take part',
    rules: false,
    make: (doing, { from, to }) => own(doing, (entry) => ({ type: 'leave', entry, from, to })),
  },
  absence: { wants: 'take part', rules: false, make: absent },
  'stand-by': { wants: 'read', rules: false, make: standingBy },
  'stand-down': { wants: 'accept vacancy', rules: false, make: standingDown },
  substitute: { wants: ['take part', 'approve substitute'], rules: false, make: seeking },
  accept: { wants: 'accept vacancy', rules: false, make: accepting },
  decline: { wants: 'accept vacancy', rules: false, make: declining },
  appeal: { wants: 'take part', rules: false, make: appealing },
  claim: { wants: 'take part', rules: false, make: claiming },
  state: { wants: 'take part', rules: false, make: stating },
  'withdraw-case': { wants: 'take part', rules: false, make: withdrawingCase },
  case: { wants: 'rule', rules: true, make: moving },
  look: { wants: 'rule', rules: false, make: looking },
  forbid: {
    wants: 'arrange entries',
    rules: true,
    make: (doing, { a, b, reason }) => official(doing, { type: 'forbid', a, b, reason }, 'organiser'),
  },
  'agree-repeat': { wants: 'arrange entries', rules: false, make: agreeing },
  extend: { wants: 'open round', rules: true, make: extending },
  decide: { wants: 'rule', rules: true, make: deciding },
  deduct: { wants: 'rule', rules: true, make: deducting },
};
const DEED_TYPES = Object.keys(KINDS);

function opening(doing: Doing): Wish {
  const { settings } = doing.opened.ledger;
  const musterAt = new Date(doing.opened.event.startsAt.getTime() - settings.muster.hours * 3_600_000);
  return { acts: [signed(doing, { kind: 'state', to: 'entries' }, 'organiser')], dueAt: musterAt };
}

/** CL-010: offices of the club, the entry that one holds, and that of who only looks on. */
function rolesOf(club: StoredClub, opened: OpenedEvent, userId: string): readonly Role[] {
  const offices: readonly Role[] = rolesIn(club, userId);
  const plays = opened.event.entries.some((entry) => entry.userId === userId);
  const standsBy = opened.event.standBys.some((one) => one.userId === userId);
  return [
    ...offices,
    ...(mayReferee(club, userId) ? (['referee'] as const) : []),
    ...(plays ? (['entrant'] as const) : []),
    ...(standsBy ? (['substitute'] as const) : []),
    'spectator',
  ];
}

async function refusedFor(doing: Doing, kind: Kind, asked: AskedAct): Promise<Fault | null> {
  if (![kind.wants].flat().some((permission) => allows(doing.roles, permission)))
    return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  if (!kind.rules) return null;
  if (!isReason(asked.reason)) return fault('CL_REASON_REQUIRED', { rule: 'CL-013' });
  return notFresh(doing.context, doing.caller);
}

/**
 * Does something in an event. Faults: NOT_FOUND, MALFORMED (no such act), STALE (`expectedSeq`), CL_FORBIDDEN, CL_REASON_REQUIRED,
 * SIGN_IN_AGAIN, SCOPE_MISSING, CL_CONFLICT_OF_INTEREST, CL_ENTRY_REFUSED, and all with which the rules refuse an act.
 */
export async function actInEvent(
  context: Context,
  caller: Caller,
  eventId: string,
  asked: AskedAct,
  expectedSeq: number | null,
): Promise<Result<null, Fault>> {
  const event = await eventById(context.db, eventId);
  const club = event && (await clubById(context.db, event.clubId));
  if (!club || !maySee(club, caller.userId)) return { ok: false, fault: fault('NOT_FOUND') };
  const kind = Object.hasOwn(KINDS, asked.type) ? KINDS[asked.type] : undefined;
  if (kind === undefined) return { ok: false, fault: fault('MALFORMED', { details: { types: DEED_TYPES } }) };
  return changeEvent(context, eventId, async (opened, tx, now) => {
    if (expectedSeq !== null && expectedSeq !== opened.ledger.seq)
      return fault('STALE', {
        rule: 'CL-164',
        message: 'The event has moved on; look at it again.',
        details: { seq: opened.ledger.seq },
      });
    const doing = { context, caller, club, opened, now, roles: rolesOf(club, opened, caller.userId) };
    const refused = await refusedFor(doing, kind, asked);
    if (refused !== null) return refused;
    const made = await kind.make(doing, asked, tx);
    return made;
  });
}

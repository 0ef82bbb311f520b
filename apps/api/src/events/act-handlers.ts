/** Every act of an event: the office that it wants, and what is made of it (CL-010). */
import { draftOf, type Permission, roundAct } from '@fieldpost/league';
import { fault } from '../platform/errors/catalogue.ts';
import { absenceOf } from './absence.ts';
import { type ActContext, type ActResult, type AskedAct, ownEntry, text } from './act-context.ts';
import type { ActType } from './act-schemas.ts';
import { answerAmendment, proposeAmendment } from './amending.ts';
import { openCheckIn, startEvent } from './beginning.ts';
import { blockedPairs, sealedRound } from './blocked-pairs.ts';
import { addStatement, moveCase, openCaseAct, openSealedEvaluation, withdrawCase } from './cases/acting.ts';
import { answerChallenge, challenge } from './challenging.ts';
import type { Proposal } from './change.ts';
import { approvePairing, proposePairing } from './drafting.ts';
import { checkIn, enter, enterBot, lettingIn, withdraw } from './entering.ts';
import { undoImport } from './imports/importing.ts';
import { excludeEntry } from './leaving.ts';
import { listMatch } from './listing.ts';
import { pauseEvent, resumeEvent } from './pausing.ts';
import { annulRound } from './repairing.ts';
import { confirmReport, disputeReport, reportResult, retractReport } from './reports/acting.ts';
import { appealAct, decideMatch, deductPoints, extendDeadline } from './ruling.ts';
import { actOfEntrant, actOfOfficer, signAct } from './signing.ts';
import type { Transaction } from './store.ts';
import {
  acceptPlace,
  declinePlace,
  findSubstitute,
  offerToSubstitute,
  stopSubstituting,
} from './substitutes/acting.ts';
import { invitePlayer, joinLadder } from './teams/forming.ts';
import { removePlayer, setLineUp, substituteReserve, transferTeam } from './teams/ordering.ts';

export type ActHandler = {
  /** The permissions of which it wants one (CL-010). */
  readonly permission: Permission | readonly Permission[];
  /** True if it changes a result: it then needs a reason and a fresh sign-in (CL-013). */
  readonly changesResults: boolean;
  readonly handle: (doing: ActContext, asked: AskedAct, tx: Transaction) => Promise<ActResult> | ActResult;
};

/** An instant of an act, as its schema has it: ms, or ISO 8601. */
const instantOf = (raw: unknown): number => (typeof raw === 'number' ? raw : Date.parse(text(raw)));

/** CL-037, CL-073. */
function setAbsence(doing: ActContext, asked: AskedAct): ActResult {
  const entry = ownEntry(doing);
  if (entry === null) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  return absenceOf(doing.opened, entry, { from: instantOf(asked.from), to: instantOf(asked.to) }, doing.now);
}

/** CL-119. */
function setLeave(doing: ActContext, asked: AskedAct): ActResult {
  const entry = ownEntry(doing);
  if (entry === null) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  const leave = { kind: 'leave', entry, from: instantOf(asked.from), to: instantOf(asked.to) } as const;
  return { acts: [signAct(doing, leave, 'entrant')] };
}

/** What has no last round an organiser ends. */
const ENDLESS: readonly string[] = ['ladder', 'list'];

function finishEvent(doing: ActContext): ActResult {
  if (!ENDLESS.includes(doing.opened.ledger.settings.format)) return fault('EVENT_REFUSED', { rule: 'CL-030' });
  return actOfOfficer(doing, { type: 'state', to: 'finished' }, 'organiser');
}

/** CL-063: the organiser agrees to a round that repeats an encounter. */
async function allowRepeatPairing(doing: ActContext, _asked: AskedAct, tx: Transaction): Promise<ActResult> {
  const { ledger } = doing.opened;
  if (ledger.settings.format !== 'swiss') return fault('EVENT_REFUSED', { rule: 'CL-063' });
  const apart = await blockedPairs(tx, doing.opened);
  const drafts = ledger.groups.map((group) => draftOf(ledger, group, apart));
  if (!drafts.some(({ held }) => held === 'CL_REPEAT_UNAVOIDABLE')) return fault('EVENT_REFUSED', { rule: 'CL-063' });
  const { act, also } = sealedRound(doing.opened, roundAct(ledger, drafts), apart);
  return { acts: [signAct(doing, act, 'organiser')], also, held: null, draft: null };
}

function openEntries(doing: ActContext): Proposal {
  const { settings } = doing.opened.ledger;
  const musterAt = new Date(doing.opened.event.startsAt.getTime() - settings.muster.hours * 3_600_000);
  return { acts: [signAct(doing, { kind: 'state', to: 'entries' }, 'organiser')], dueAt: musterAt };
}

export const ACT_HANDLERS: Readonly<Record<string, ActHandler>> = {
  open: { permission: 'make event', changesResults: false, handle: (doing) => openEntries(doing) },
  muster: { permission: 'make event', changesResults: false, handle: ({ opened, now }) => openCheckIn(opened, now) },
  start: {
    permission: 'make event',
    changesResults: false,
    handle: ({ opened, now }, _asked, tx) => startEvent(opened, tx, now),
  },
  seed: {
    permission: 'arrange entries',
    changesResults: false,
    handle: (doing, { order }) => actOfOfficer(doing, { type: 'seed', order }, 'organiser'),
  },
  cancel: {
    permission: 'make event',
    changesResults: true,
    handle: (doing) => actOfOfficer(doing, { type: 'state', to: 'cancelled' }, 'organiser'),
  },
  amend: { permission: 'make event', changesResults: true, handle: proposeAmendment },
  consent: { permission: 'take part', changesResults: false, handle: answerAmendment },
  finish: { permission: 'make event', changesResults: true, handle: finishEvent },
  enter: { permission: 'read', changesResults: false, handle: enter },
  late: { permission: 'arrange entries', changesResults: false, handle: lettingIn },
  'undo-import': { permission: 'make event', changesResults: false, handle: undoImport },
  'list-match': { permission: ['arrange entries', 'rule'], changesResults: false, handle: listMatch },
  'enter-bot': { permission: 'arrange entries', changesResults: false, handle: enterBot },
  'ask-player': { permission: 'order boards', changesResults: false, handle: invitePlayer },
  'drop-player': { permission: 'order boards', changesResults: false, handle: removePlayer },
  'transfer-team': { permission: 'order boards', changesResults: false, handle: transferTeam },
  'line-up': { permission: 'order boards', changesResults: false, handle: setLineUp },
  reserve: { permission: 'order boards', changesResults: false, handle: substituteReserve },
  join: { permission: 'read', changesResults: false, handle: joinLadder },
  confirm: { permission: 'take part', changesResults: false, handle: checkIn },
  withdraw: { permission: 'take part', changesResults: false, handle: withdraw },
  bye: {
    permission: 'take part',
    changesResults: false,
    handle: (doing, { round, code }) => actOfEntrant(doing, (entry) => ({ type: 'bye', entry, round, code })),
  },
  challenge: {
    permission: 'take part',
    changesResults: false,
    handle: challenge,
  },
  answer: { permission: 'take part', changesResults: false, handle: answerChallenge },
  leave: { permission: 'take part', changesResults: false, handle: setLeave },
  absence: { permission: 'take part', changesResults: false, handle: setAbsence },
  'offer-substitute': { permission: 'read', changesResults: false, handle: offerToSubstitute },
  'stop-substitute': { permission: 'accept vacancy', changesResults: false, handle: stopSubstituting },
  substitute: { permission: ['take part', 'approve substitute'], changesResults: false, handle: findSubstitute },
  accept: { permission: 'accept vacancy', changesResults: false, handle: acceptPlace },
  decline: { permission: 'accept vacancy', changesResults: false, handle: declinePlace },
  appeal: { permission: 'take part', changesResults: false, handle: appealAct },
  'open-case': { permission: 'take part', changesResults: false, handle: openCaseAct },
  'add-statement': { permission: 'take part', changesResults: false, handle: addStatement },
  report: { permission: ['take part', 'rule'], changesResults: false, handle: reportResult },
  'confirm-report': { permission: 'take part', changesResults: false, handle: confirmReport },
  dispute: { permission: 'take part', changesResults: false, handle: disputeReport },
  retract: { permission: 'take part', changesResults: false, handle: retractReport },
  'withdraw-case': { permission: 'take part', changesResults: false, handle: withdrawCase },
  'move-case': { permission: 'rule', changesResults: true, handle: moveCase },
  'open-evaluation': { permission: 'rule', changesResults: false, handle: openSealedEvaluation },
  forbid: {
    permission: 'arrange entries',
    changesResults: true,
    handle: (doing, { a, b, reason }) => actOfOfficer(doing, { type: 'forbid', a, b, reason }, 'organiser'),
  },
  repair: { permission: 'arrange entries', changesResults: true, handle: annulRound },
  override: { permission: 'arrange entries', changesResults: true, handle: proposePairing },
  'agree-override': { permission: ['arrange entries', 'rule'], changesResults: false, handle: approvePairing },
  exclude: { permission: ['rule', 'arrange entries'], changesResults: true, handle: excludeEntry },
  pause: { permission: 'make event', changesResults: true, handle: pauseEvent },
  resume: { permission: 'make event', changesResults: false, handle: resumeEvent },
  'agree-repeat': { permission: 'arrange entries', changesResults: false, handle: allowRepeatPairing },
  extend: { permission: 'open round', changesResults: true, handle: extendDeadline },
  decide: { permission: 'rule', changesResults: true, handle: decideMatch },
  deduct: { permission: 'rule', changesResults: true, handle: deductPoints },
} satisfies Readonly<Record<ActType, ActHandler>>;
export const ACT_TYPES = Object.keys(ACT_HANDLERS);

/** Every act of an event: the office that it wants, and what is made of it (CL-010). */
import { draftOf, type Permission, roundAct } from '@fieldpost/league';
import { fault } from '../platform/errors/catalogue.ts';
import { absenceOf } from './absence.ts';
import { type ActContext, type ActResult, type AskedAct, ownEntry } from './act-context.ts';
import { amending, consenting } from './amending.ts';
import { mustering, startingSooner } from './beginning.ts';
import { blockedPairs, sealedRound } from './blocked-pairs.ts';
import { claiming, looking, moving, stating, withdrawingCase } from './cases/acting.ts';
import { answering, challenging } from './challenging.ts';
import type { Proposal } from './change.ts';
import { agreeingToHand, overriding } from './drafting.ts';
import { confirming, enterBot, entering, lettingIn, withdrawing } from './entering.ts';
import { excluding } from './leaving.ts';
import { listing } from './listing.ts';
import { pausing, resuming } from './pausing.ts';
import { repairing } from './repairing.ts';
import { appealing, deciding, deducting, extending } from './ruling.ts';
import { actOfEntrant, actOfOfficer, signAct } from './signing.ts';
import type { Transaction } from './store.ts';
import { accepting, declining, seeking, standingBy, standingDown } from './substitutes/acting.ts';
import { askingPlayer, joining } from './teams/forming.ts';
import { droppingPlayer, handingTeam, liningUp, takingBoard } from './teams/ordering.ts';

export type ActHandler = {
  /** The permissions of which it wants one (CL-010). */
  readonly permission: Permission | readonly Permission[];
  /** It changes a result: a reason and a fresh sign-in are wanted (CL-013). */
  readonly changesResults: boolean;
  readonly handle: (doing: ActContext, asked: AskedAct, tx: Transaction) => Promise<ActResult> | ActResult;
};

/** CL-037, CL-073. */
function absent(doing: ActContext, asked: AskedAct): ActResult {
  const entry = ownEntry(doing);
  if (entry === null) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  return absenceOf(doing.opened, entry, { from: asked.from, to: asked.to }, doing.now);
}

/** What has no last round an organiser ends. */
const ENDLESS: readonly string[] = ['ladder', 'list'];

function finishing(doing: ActContext): ActResult {
  if (!ENDLESS.includes(doing.opened.ledger.settings.format)) return fault('EVENT_REFUSED', { rule: 'CL-030' });
  return actOfOfficer(doing, { type: 'state', to: 'finished' }, 'organiser');
}

/** CL-063: the organiser agrees to a round that repeats an encounter. */
async function agreeing(doing: ActContext, _asked: AskedAct, tx: Transaction): Promise<ActResult> {
  const { ledger } = doing.opened;
  if (ledger.settings.format !== 'swiss') return fault('EVENT_REFUSED', { rule: 'CL-063' });
  const apart = await blockedPairs(tx, doing.opened);
  const drafts = ledger.groups.map((group) => draftOf(ledger, group, apart));
  if (!drafts.some(({ held }) => held === 'CL_REPEAT_UNAVOIDABLE')) return fault('EVENT_REFUSED', { rule: 'CL-063' });
  const { act, also } = sealedRound(doing.opened, roundAct(ledger, drafts), apart);
  return { acts: [signAct(doing, act, 'organiser')], also, held: null, draft: null };
}

function opening(doing: ActContext): Proposal {
  const { settings } = doing.opened.ledger;
  const musterAt = new Date(doing.opened.event.startsAt.getTime() - settings.muster.hours * 3_600_000);
  return { acts: [signAct(doing, { kind: 'state', to: 'entries' }, 'organiser')], dueAt: musterAt };
}

export const ACT_HANDLERS: Readonly<Record<string, ActHandler>> = {
  open: { permission: 'make event', changesResults: false, handle: (doing) => opening(doing) },
  muster: { permission: 'make event', changesResults: false, handle: ({ opened, now }) => mustering(opened, now) },
  start: {
    permission: 'make event',
    changesResults: false,
    handle: ({ opened, now }, _asked, tx) => startingSooner(opened, tx, now),
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
  amend: { permission: 'make event', changesResults: true, handle: amending },
  consent: { permission: 'take part', changesResults: false, handle: consenting },
  finish: { permission: 'make event', changesResults: true, handle: finishing },
  enter: { permission: 'read', changesResults: false, handle: entering },
  late: { permission: 'arrange entries', changesResults: false, handle: lettingIn },
  'list-match': { permission: ['arrange entries', 'rule'], changesResults: false, handle: listing },
  'enter-bot': { permission: 'arrange entries', changesResults: false, handle: enterBot },
  'ask-player': { permission: 'order boards', changesResults: false, handle: askingPlayer },
  'drop-player': { permission: 'order boards', changesResults: false, handle: droppingPlayer },
  'hand-team': { permission: 'order boards', changesResults: false, handle: handingTeam },
  'line-up': { permission: 'order boards', changesResults: false, handle: liningUp },
  reserve: { permission: 'order boards', changesResults: false, handle: takingBoard },
  join: { permission: 'read', changesResults: false, handle: joining },
  confirm: { permission: 'take part', changesResults: false, handle: confirming },
  withdraw: { permission: 'take part', changesResults: false, handle: withdrawing },
  bye: {
    permission: 'take part',
    changesResults: false,
    handle: (doing, { round, code }) => actOfEntrant(doing, (entry) => ({ type: 'bye', entry, round, code })),
  },
  challenge: {
    permission: 'take part',
    changesResults: false,
    handle: challenging,
  },
  answer: { permission: 'take part', changesResults: false, handle: answering },
  leave: {
    permission: 'take part',
    changesResults: false,
    handle: (doing, { from, to }) => actOfEntrant(doing, (entry) => ({ type: 'leave', entry, from, to })),
  },
  absence: { permission: 'take part', changesResults: false, handle: absent },
  'stand-by': { permission: 'read', changesResults: false, handle: standingBy },
  'stand-down': { permission: 'accept vacancy', changesResults: false, handle: standingDown },
  substitute: { permission: ['take part', 'approve substitute'], changesResults: false, handle: seeking },
  accept: { permission: 'accept vacancy', changesResults: false, handle: accepting },
  decline: { permission: 'accept vacancy', changesResults: false, handle: declining },
  appeal: { permission: 'take part', changesResults: false, handle: appealing },
  claim: { permission: 'take part', changesResults: false, handle: claiming },
  state: { permission: 'take part', changesResults: false, handle: stating },
  'withdraw-case': { permission: 'take part', changesResults: false, handle: withdrawingCase },
  case: { permission: 'rule', changesResults: true, handle: moving },
  look: { permission: 'rule', changesResults: false, handle: looking },
  forbid: {
    permission: 'arrange entries',
    changesResults: true,
    handle: (doing, { a, b, reason }) => actOfOfficer(doing, { type: 'forbid', a, b, reason }, 'organiser'),
  },
  repair: { permission: 'arrange entries', changesResults: true, handle: repairing },
  override: { permission: 'arrange entries', changesResults: true, handle: overriding },
  'agree-override': { permission: ['arrange entries', 'rule'], changesResults: false, handle: agreeingToHand },
  exclude: { permission: ['rule', 'arrange entries'], changesResults: true, handle: excluding },
  pause: { permission: 'make event', changesResults: true, handle: pausing },
  resume: { permission: 'make event', changesResults: false, handle: resuming },
  'agree-repeat': { permission: 'arrange entries', changesResults: false, handle: agreeing },
  extend: { permission: 'open round', changesResults: true, handle: extending },
  decide: { permission: 'rule', changesResults: true, handle: deciding },
  deduct: { permission: 'rule', changesResults: true, handle: deducting },
};
export const ACT_TYPES = Object.keys(ACT_HANDLERS);

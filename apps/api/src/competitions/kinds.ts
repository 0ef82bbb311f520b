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
import { official, own, signed } from './signing.ts';
import type { Transaction } from './store.ts';
import { accepting, declining, seeking, standingBy, standingDown } from './substitutes/acting.ts';
import { askingPlayer, joining } from './teams/forming.ts';
import { droppingPlayer, handingTeam, liningUp, takingBoard } from './teams/ordering.ts';

export type Kind = {
  /** The permissions of which it wants one (CL-010). */
  readonly wants: Permission | readonly Permission[];
  /** It changes a result: a reason and a fresh sign-in are wanted (CL-013). */
  readonly rules: boolean;
  readonly make: (doing: ActContext, asked: AskedAct, tx: Transaction) => Promise<ActResult> | ActResult;
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
  return official(doing, { type: 'state', to: 'finished' }, 'organiser');
}

/** CL-063: the organiser agrees to a round that repeats an encounter. */
async function agreeing(doing: ActContext, _asked: AskedAct, tx: Transaction): Promise<ActResult> {
  const { ledger } = doing.opened;
  if (ledger.settings.format !== 'swiss') return fault('EVENT_REFUSED', { rule: 'CL-063' });
  const apart = await blockedPairs(tx, doing.opened);
  const drafts = ledger.groups.map((group) => draftOf(ledger, group, apart));
  if (!drafts.some(({ held }) => held === 'CL_REPEAT_UNAVOIDABLE')) return fault('EVENT_REFUSED', { rule: 'CL-063' });
  const { act, also } = sealedRound(doing.opened, roundAct(ledger, drafts), apart);
  return { acts: [signed(doing, act, 'organiser')], also, held: null, draft: null };
}

function opening(doing: ActContext): Proposal {
  const { settings } = doing.opened.ledger;
  const musterAt = new Date(doing.opened.event.startsAt.getTime() - settings.muster.hours * 3_600_000);
  return { acts: [signed(doing, { kind: 'state', to: 'entries' }, 'organiser')], dueAt: musterAt };
}

export const KINDS: Readonly<Record<string, Kind>> = {
  open: { wants: 'make event', rules: false, make: (doing) => opening(doing) },
  muster: { wants: 'make event', rules: false, make: ({ opened, now }) => mustering(opened, now) },
  start: { wants: 'make event', rules: false, make: ({ opened, now }, _asked, tx) => startingSooner(opened, tx, now) },
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
  amend: { wants: 'make event', rules: true, make: amending },
  consent: { wants: 'take part', rules: false, make: consenting },
  finish: { wants: 'make event', rules: true, make: finishing },
  enter: { wants: 'read', rules: false, make: entering },
  late: { wants: 'arrange entries', rules: false, make: lettingIn },
  'list-match': { wants: ['arrange entries', 'rule'], rules: false, make: listing },
  'enter-bot': { wants: 'arrange entries', rules: false, make: enterBot },
  'ask-player': { wants: 'order boards', rules: false, make: askingPlayer },
  'drop-player': { wants: 'order boards', rules: false, make: droppingPlayer },
  'hand-team': { wants: 'order boards', rules: false, make: handingTeam },
  'line-up': { wants: 'order boards', rules: false, make: liningUp },
  reserve: { wants: 'order boards', rules: false, make: takingBoard },
  join: { wants: 'read', rules: false, make: joining },
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
  repair: { wants: 'arrange entries', rules: true, make: repairing },
  override: { wants: 'arrange entries', rules: true, make: overriding },
  'agree-override': { wants: ['arrange entries', 'rule'], rules: false, make: agreeingToHand },
  exclude: { wants: ['rule', 'arrange entries'], rules: true, make: excluding },
  pause: { wants: 'make event', rules: true, make: pausing },
  resume: { wants: 'make event', rules: false, make: resuming },
  'agree-repeat': { wants: 'arrange entries', rules: false, make: agreeing },
  extend: { wants: 'open round', rules: true, make: extending },
  decide: { wants: 'rule', rules: true, make: deciding },
  deduct: { wants: 'rule', rules: true, make: deducting },
};
export const DEED_TYPES = Object.keys(KINDS);

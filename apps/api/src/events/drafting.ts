/** CL-068: the pairing of a Swiss is published as a draft before it opens; it is paired again whenever something changes under it. */
import { draftOf, isReason, type Ledger, type Pair, refusesAct, roundAct } from '@fieldpost/league';
import type { NewNotification } from '../notification-rules/notice.ts';
import { queueNotifications } from '../notification-rules/store.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { isolated } from '../platform/names.ts';
import type { ActContext, ActResult, AskedAct } from './act-context.ts';
import { blockedPairs, sealedRound } from './blocked-pairs.ts';
import { faultOf, type Proposal } from './change.ts';
import { type ByHand, draftIn, type RoundAct, type StoredDraft } from './draft.ts';
import { systemAct } from './leg-names.ts';
import type { OpenedEvent } from './opened-event.ts';
import type { StoredEvent, Transaction } from './store.ts';

const HOUR = 3_600_000;
export type Next = Pick<Proposal, 'draft' | 'also'> & { readonly acts: Proposal['acts']; readonly held: string | null };
const NOTHING: Next = { acts: [], held: null };

/** The next round as the rules pair it. CL-063: one that would need a repeat, or that nobody can pair, waits for the organiser. */
function paired(ledger: Ledger, apart: readonly Pair[]): { readonly act: RoundAct; readonly held: string | null } {
  const drafts = ledger.groups.map((group) => draftOf(ledger, group, apart));
  return { act: roundAct(ledger, drafts), held: drafts.find(({ held }) => held !== null)?.held ?? null };
}

/** The next round of a Swiss: a draft of it, the same draft paired again, or the round. `apart`: pairs that blocks keep apart (CL-023). */
export function swissRound(opened: OpenedEvent, apart: readonly Pair[], now: Date): Next {
  const { ledger, event } = opened;
  const { act, held } = paired(ledger, apart);
  const { round, pairs, byes } = act;
  const before = draftIn(event);
  const hours = ledger.settings.draftHours;
  if (hours > 0 && before === null) {
    const until = new Date(now.getTime() + hours * HOUR).toISOString();
    return { ...NOTHING, draft: { round, pairs, byes, held, until, byHand: null } };
  }
  if (before !== null && Date.parse(before.until) > now.getTime()) {
    const draft = { ...before, pairs, byes, held };
    const same = JSON.stringify([pairs, byes, held]) === JSON.stringify([before.pairs, before.byes, before.held]);
    // Pairs chosen by hand were meant for the old field: after a change of the field the organiser chooses again.
    return same ? NOTHING : { ...NOTHING, draft: { ...draft, byHand: null } };
  }
  if (held !== null) return { acts: [], held };
  const sealed = sealedRound(opened, act, apart);
  const rest = { held: null, also: sealed.also, ...(before === null ? {} : { draft: null }) };
  return { acts: [systemAct(sealed.act)], ...rest };
}

/** When a draft opens, ms. */
export const draftLooks = (draft: StoredDraft | null): readonly number[] =>
  draft === null ? [] : [Date.parse(draft.until)];

/** CL-023: tells organisers how many pairs blocks keep apart when a round is held, but never which. */
const heldWords = ({ round, held }: StoredDraft, apart: number): string =>
  held === 'CL_NO_PAIRING' || apart > 0
    ? `Round ${round} cannot be paired yet (${held}): blocks keep ${apart} ${apart === 1 ? 'pair' : 'pairs'} apart. It needs your decision.`
    : `Round ${round} cannot be paired yet (${held}). It needs your decision.`;

function draftNotice({ id, name }: StoredEvent, userId: string, draft: StoredDraft, apart: number): NewNotification {
  const line =
    draft.held === null
      ? `Round ${draft.round} is drafted. Until it opens you can withdraw absent players or keep two players apart, with a reason.`
      : heldWords(draft, apart);
  return {
    id: `event-draft-${id}-${draft.round}-${draft.held ?? 'open'}-${userId}`,
    about: { kind: 'event', id },
    userId,
    kind: 'event-round',
    why: 'entrant',
    notice: {
      form: 'Draft',
      subject: `Draft of round ${draft.round}: ${isolated(name)}`,
      title: `The draft of round ${draft.round}.`,
      lines: [line],
      facts: [
        ['Event', name],
        ['Opens', { at: draft.until }],
      ],
      action: { label: 'Open the desk', path: `/events/${id}/desk` },
    },
    by: null,
    dueAt: null,
  };
}

/** Tells the organisers of a club of a draft that is new. */
export async function tellDraft(tx: Transaction, event: StoredEvent, draft: StoredDraft, apart: number): Promise<void> {
  const officers = await tx.clubMember.findMany({
    where: { clubId: event.clubId, roles: { hasSome: ['owner', 'organiser'] } },
    select: { userId: true },
  });
  await queueNotifications(
    { db: tx },
    officers.map(({ userId }) => draftNotice(event, userId, draft, apart)),
  );
}

const refused = (message: string): Fault => fault('EVENT_REFUSED', { rule: 'CL-068', message });

/** A pairing by hand as it would join the log. */
const byHandAct = ({ round }: StoredDraft, chosen: ByHand, agreedBy: string): RoundAct => ({
  kind: 'round',
  round,
  pairs: chosen.pairs,
  byes: chosen.byes,
  byHand: { by: [chosen.by, agreedBy], reason: chosen.reason },
});

const isPair = (raw: unknown): raw is readonly [string, string] =>
  Array.isArray(raw) && raw.length === 2 && raw.every((id) => typeof id === 'string');

/** An organiser chooses the pairing of a draft by hand, with a reason: it opens when another officer agrees. */
export function proposePairing({ opened, caller }: ActContext, { pairs, reason }: AskedAct): ActResult {
  const draft = draftIn(opened.event);
  if (draft === null) return refused('There is no draft of a round.');
  if (!Array.isArray(pairs) || !pairs.every(isPair) || !isReason(reason)) return fault('MALFORMED');
  const byHand = { pairs, byes: draft.byes, by: caller.userId, reason };
  const no = refusesAct(opened.ledger, { at: null, event: byHandAct(draft, byHand, caller.userId) });
  return no === null ? { acts: [], draft: { ...draft, byHand } } : faultOf(no);
}

/** Another organiser or a referee agrees to it: the round opens, and is marked for good. */
export async function approvePairing(
  { opened, caller, roles }: ActContext,
  _asked: AskedAct,
  tx: Transaction,
): Promise<ActResult> {
  const draft = draftIn(opened.event);
  if (draft?.byHand == null) return refused('Nobody has chosen a pairing by hand.');
  if (draft.byHand.by === caller.userId) return fault('CL_CONFLICT_OF_INTEREST', { rule: 'CL-068' });
  const role = roles.includes('organiser') ? 'organiser' : 'referee';
  const byHand = byHandAct(draft, draft.byHand, caller.userId);
  const { act, also } = sealedRound(opened, byHand, await blockedPairs(tx, opened));
  return { acts: [{ act, actorId: caller.userId, role }], also, draft: null, held: null };
}

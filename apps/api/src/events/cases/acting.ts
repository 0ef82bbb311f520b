/** CL-090 to CL-093, CL-096: what parties and referees do about a case. */
import { isReason } from '@fieldpost/league';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import { type ActContext, type ActResult, type AskedAct, isInterested, legNamedBy, text } from '../act-context.ts';
import type { Proposal } from '../change.ts';
import { legIdOf, type PlacedLeg } from '../opened-event.ts';
import { type Transaction, updateLegs } from '../store.ts';
import { entryIn } from '../teams/people.ts';
import { openCaseOf, openingsOf, type StoredCase, statementsOf } from './case.ts';
import { type NewCase, openCase } from './opening.ts';
import { closeCase, queueCase, setOpenings, setStatements } from './store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LONGEST_STATEMENT = 2_000;
const STATEMENT_HOURS = 72;

const refused = (message: string, rule: 'CL-090' | 'CL-091' | 'CL-093' | 'CL-096'): Fault =>
  fault('EVENT_REFUSED', { rule, message });

const also = (run: (tx: Transaction, now: Date) => Promise<unknown>): Proposal => ({
  acts: [],
  also: async (tx, now) => void (await run(tx, now)),
});

const officersOf = ({ club }: ActContext): readonly string[] =>
  club.members.filter(({ roles }) => roles.includes('referee')).map(({ userId }) => userId);

type Cause = Pick<NewCase, 'cause' | 'stopped'>;

/** Opens a case about a match that runs and has no result. */
function openingOf(doing: ActContext, asked: AskedAct, placed: PlacedLeg, cause: Cause): ActResult {
  const { opened, caller } = doing;
  if (!isReason(asked.reason)) return fault('CL_REASON_REQUIRED', { rule: 'CL-013' });
  const id = legIdOf(opened.event.id, placed);
  const row = opened.event.legs.find((leg) => leg.id === id);
  if (row === undefined || row.state !== 'running') return refused('That match is not running.', 'CL-090');
  if (openCaseOf(opened.event, id) !== null) return refused('There is already a case about that match.', 'CL-090');
  const { id: legId, a, b } = row;
  const made = { leg: { id: legId, a, b }, ...cause, openerId: caller.userId, reason: asked.reason.trim() };
  return also((tx, now) => openCase(tx, opened, { ...made, officers: officersOf(doing) }, now));
}

/** The entry for which the caller speaks in a match. */
function party(doing: ActContext, placed: PlacedLeg | undefined): string | Fault {
  if (placed === undefined) return fault('NOT_FOUND');
  const entry = entryIn(doing.opened, placed, doing.caller.userId);
  return entry ?? { ...refused('You do not play in that match.', 'CL-090'), code: 'CL_NOT_A_PARTY' };
}

/** CL-090, CL-093: a party claims that something is wrong; the clocks run on. */
export function openCaseAct(doing: ActContext, asked: AskedAct): ActResult {
  const placed = legNamedBy(doing, asked);
  const entry = party(doing, placed);
  if (typeof entry !== 'string') return entry;
  return openingOf(doing, asked, placed as PlacedLeg, { cause: 'claim', stopped: false });
}

/** CL-090, CL-093: a referee opens a case on their own motion; `stop` pauses the clocks. */
export function moveCase(doing: ActContext, asked: AskedAct): ActResult {
  const placed = legNamedBy(doing, asked);
  if (placed === undefined) return fault('NOT_FOUND');
  if (isInterested(doing, [placed.leg.a, placed.leg.b])) return fault('CL_CONFLICT_OF_INTEREST', { rule: 'CL-011' });
  return openingOf(doing, asked, placed, { cause: 'motion', stopped: asked.stop === true });
}

/** The open case that an act names by its match. */
function caseNamedBy({ opened }: ActContext, asked: AskedAct): StoredCase | Fault {
  return openCaseOf(opened.event, text(asked.leg)) ?? refused('There is no open case about that match.', 'CL-090');
}

/** CL-091: each party says what it thinks, once, within 72 hours. */
export function addStatement(doing: ActContext, asked: AskedAct): ActResult {
  const entry = party(doing, legNamedBy(doing, asked));
  if (typeof entry !== 'string') return entry;
  const found = caseNamedBy(doing, asked);
  if ('status' in found) return found;
  const said = text(asked.text).normalize('NFC').trim();
  if (said === '' || said.length > LONGEST_STATEMENT)
    return refused(`A statement has 1 to ${LONGEST_STATEMENT} characters.`, 'CL-091');
  const before = statementsOf(found);
  if (before.some((one) => one.entry === entry)) return refused('You have already made your statement.', 'CL-091');
  if (doing.now.getTime() > found.openedAt.getTime() + STATEMENT_HOURS * HOUR)
    return refused('The time for statements is over.', 'CL-091');
  const statement = { entry, text: said, at: doing.now.toISOString() };
  return also((tx) => setStatements(tx, found, [...before, statement]));
}

/** CL-090: withdraws a case; only the player whose claim opened it may. */
export function withdrawCase(doing: ActContext, asked: AskedAct): ActResult {
  const found = caseNamedBy(doing, asked);
  if ('status' in found) return found;
  if (found.cause !== 'claim' || found.openerId !== doing.caller.userId)
    return refused('Only the player who opened the case can withdraw it.', 'CL-090');
  return also((tx, now) => closeCase(tx, found, 'withdrawn', now));
}

/** The open case of a match that the caller may decide. */
function judged(
  doing: ActContext,
  asked: AskedAct,
): { readonly found: StoredCase; readonly placed: PlacedLeg } | Fault {
  const placed = legNamedBy(doing, asked);
  if (placed === undefined) return fault('NOT_FOUND');
  if (isInterested(doing, [placed.leg.a, placed.leg.b])) return fault('CL_CONFLICT_OF_INTEREST', { rule: 'CL-011' });
  const found = caseNamedBy(doing, asked);
  return 'status' in found ? found : { found, placed };
}

/**
 * CL-006, CL-092: a referee opens the sealed part, while the match's clocks are paused. It is recorded, and both sides
 * see it.
 */
export function openSealedEvaluation(doing: ActContext, asked: AskedAct): ActResult {
  const at = judged(doing, asked);
  if ('status' in at) return at;
  if (!at.found.stopped) return refused('The clocks are running: the evaluation stays sealed.', 'CL-093');
  const before = openingsOf(at.found);
  if (before.some(({ userId }) => userId === doing.caller.userId)) return { acts: [] };
  const opening = { userId: doing.caller.userId, at: doing.now.toISOString() };
  return also((tx) => setOpenings(tx, at.found, [...before, opening]));
}

/** CL-093, CL-096: "play on" until a date: the clocks resume after 72 hours, and the evaluation stays sealed. */
export function playingOn(doing: ActContext, asked: AskedAct): ActResult {
  const at = judged(doing, asked);
  if ('status' in at) return at;
  const { window } = doing.opened.ledger.settings;
  const days = typeof asked.days === 'number' && Number.isInteger(asked.days) ? asked.days : 0;
  if (days < 3 || days > window.days) return refused(`Play on for 3 to ${window.days} days.`, 'CL-096');
  const { found } = at;
  return also(async (tx, now) => {
    await closeCase(tx, found, 'resumed', now);
    await queueCase(tx, found);
    await updateLegs(tx, [found.legId], { dueAt: new Date(now.getTime() + days * DAY) });
  });
}

/** The one way in which an event changes: its row is held, its log replayed, acts are judged and appended, and what follows is written. */
import type { Result, RuleId } from '@fieldpost/engine';
import { type Encounter, playedAt, playersOf, type Refusal } from '@fieldpost/league';
import { REFUSALS } from '@fieldpost/league/catalogue';
import type { Context } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { queueNotifications } from '../notification-rules/store.ts';
import { crashPoint } from '../platform/crash-points.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { openCaseOf } from './cases/case.ts';
import { closeDecided } from './cases/deciding.ts';
import { closeCase, queueStop } from './cases/store.ts';
import { writeDivision, writeDivisions } from './division-store.ts';
import type { StoredDraft } from './draft.ts';
import { type About, keepLedger, openedNow } from './kept-ledgers.ts';
import { notificationsFor } from './notices.ts';
import {
  appended,
  entriesTouched,
  legIdOf,
  legIdsOf,
  type OpenedEvent,
  openLegs,
  type PlacedLeg,
  type SignedAct,
  tablesOf,
  windowOfRound,
} from './opened-event.ts';
import { settleRatings } from './rated.ts';
import {
  growLog,
  hasEnded,
  holdRow,
  NO_DRAFT,
  planLegs,
  queueAdvance,
  type SignedRow,
  type StoredEvent,
  setEntryState,
  setLegState,
  type Transaction,
  updateEvent,
} from './store.ts';
import { lapsedRequests, notLetInNotice } from './waiting.ts';

const DAY = 86_400_000;

/** Details of a refusal beyond its code: a sentence for this case, and figures. */
type FaultMore = { readonly message?: string; readonly details?: Fault['details'] };

/** A refusal of the rules as the API tells it: its code, its rule, its sentence. */
export const faultOf = ({ code, rule, at, details }: Refusal, more: FaultMore = {}): Fault => ({
  ...fault('EVENT_REFUSED', {
    rule: rule as RuleId,
    message: more.message ?? REFUSALS[code].says,
    details: more.details ?? details ?? (at === '' ? null : { at }),
  }),
  code,
});

/** Acts to add to the log, and what else to write with them. */
export type Proposal = {
  readonly acts: readonly SignedAct[];
  readonly also?: (tx: Transaction, now: Date) => Promise<void>;
  /** Runs after the commit: announces the change to live pages. */
  readonly after?: () => void;
  readonly dueAt?: Date | null;
  readonly held?: string | null;
  /** The draft of the next round (CL-068); null: there is none any more. */
  readonly draft?: StoredDraft | null;
};

/** CL-096: the matches of legs that are played again leave no result, and end. */
async function annulReplayed(
  tx: Transaction,
  { event }: OpenedEvent,
  placed: readonly PlacedLeg[],
  now: Date,
): Promise<void> {
  const again = placed.filter(({ leg }) => leg.replays > 0);
  if (again.length === 0) return;
  const gone = again.flatMap((one) => legIdsOf(event.id, one).slice(0, -1));
  const rows = event.legs.filter(({ id, state }) => gone.includes(id) && state !== 'annulled');
  for (const { id } of rows) {
    const found = openCaseOf(event, id);
    if (found !== null) await closeCase(tx, found, 'decided', now);
    await queueStop(tx, id, null);
  }
  await setLegState(
    tx,
    rows.map(({ id }) => id),
    'annulled',
  );
}

/** The row of a match that is to be made; none where a board of it is missing (CL-125). */
function plannedLeg({ round }: Encounter, leg: PlacedLeg['leg']) {
  const [a, b] = playersOf(leg);
  return a === null || b === null ? [] : [{ round, a, b, no: leg.no, board: leg.board }];
}

/** CL-200: the matches of legs whose results were reported from a table instead leave no result, and end. */
async function endReported(
  tx: Transaction,
  { ledger }: OpenedEvent,
  done: readonly (PlacedLeg & { readonly id: string })[],
): Promise<void> {
  if (playedAt(ledger.settings) !== 'either') return;
  for (const { id, leg } of done) if (leg.result?.how === 'reported') await queueStop(tx, id, null);
}

/** Fixtures of what has opened and is not yet decided; those that are decided are done. */
async function syncLegs(tx: Transaction, opened: OpenedEvent, now: Date): Promise<number> {
  const { id: eventId, legs: known } = opened.event;
  const states = new Map(known.map(({ id, state }) => [id, state]));
  const placed = openLegs(opened).map((one) => ({ ...one, id: legIdOf(eventId, one) }));
  const fresh = placed.filter(({ id, leg }) => !states.has(id) && leg.result === null);
  await planLegs(
    tx,
    fresh.flatMap(({ id, encounter, leg }) => plannedLeg(encounter, leg).map((row) => ({ ...row, id, eventId }))),
  );
  const isOver = ({ leg }: PlacedLeg) => leg.result !== null && leg.result.how !== 'provisional';
  const done = placed.filter((one) => isOver(one) && states.has(one.id) && states.get(one.id) !== 'done');
  await setLegState(
    tx,
    done.map(({ id }) => id),
    'done',
  );
  await closeDecided(tx, opened, done, now);
  await endReported(tx, opened, done);
  await annulReplayed(tx, opened, placed, now);
  const again = placed.filter((one) => !isOver(one) && states.get(one.id) === 'done');
  await setLegState(
    tx,
    again.map(({ id }) => id),
    'running',
  );
  return fresh.length;
}

/** CL-046: the current settings, and those that the log began with. */
const amendedSettings = ({ event, ledger }: OpenedEvent) => ({
  settings: ledger.settings as unknown as Prisma.InputJsonValue,
  genesis: (event.genesis ?? event.settings) as Prisma.InputJsonValue,
});

/** CL-171: the tables after some acts. @throws Error where only a division was read, and they are about more than that. */
function tablesAfter({ ledger, event, part }: OpenedEvent, rows: readonly SignedRow[]) {
  const touched = entriesTouched(rows.map((row) => row.event));
  if (rows.length === 0) return event.tables;
  if (part !== undefined && (touched.length === 0 || !touched.every((id) => ledger.groupOf.get(id) === part)))
    throw new Error(`event ${event.id}: acts about more than the division that was read`);
  return tablesOf(ledger, { tables: event.tables, touched });
}

/**
 * Writes the tables, or those of one division if only that was read. Returns the event's own part of them; nothing if
 * unchanged.
 */
async function writeTables(tx: Transaction, { event, ledger, part }: OpenedEvent, tables: unknown) {
  const index = part === undefined ? -1 : ledger.groups.indexOf(part);
  if (index >= 0 && (await writeDivision(tx, event.id, index, tables))) return {};
  return { tables: await writeDivisions(tx, event.id, tables) };
}

/**
 * True if this result triggers nothing until the round ends. Walkovers are excluded: a second one withdraws the entry.
 */
const isQuiet = ({ event }: SignedRow): boolean =>
  (event.kind === 'result' && event.how === 'played') || (event.kind === 'decide' && event.how === 'adjudicated');

/** CL-070, CL-171: whether something may follow at once; what only time brings about is due already. */
function goesOn({ ledger }: OpenedEvent, rows: readonly SignedRow[]): boolean {
  const { format } = ledger.settings;
  const byRounds = format === 'league' || format === 'swiss';
  if (!byRounds || !rows.every(isQuiet)) return true;
  const waits = ({ round, legs }: Encounter) => round <= ledger.opened && legs.some(({ result }) => result === null);
  return !ledger.groups.some(({ encounters }) => encounters.some(waits));
}

/** Stores the derived data of an event; a result of a large season changes none of it (CL-171). */
async function keep(tx: Transaction, eventId: string, kept: Prisma.ClubEventUpdateInput): Promise<void> {
  if (Object.keys(kept).length > 0) await updateEvent(tx, eventId, kept);
}

/** CL-036: requests to enter that nobody can grant any more end. */
async function endRequests(tx: Transaction, opened: OpenedEvent): Promise<void> {
  const { event } = opened;
  const over = lapsedRequests(opened);
  if (over.length === 0) return;
  await setEntryState(
    tx,
    over.map(({ id }) => id),
    'lapsed',
  );
  await queueNotifications(
    { db: tx },
    over.map((row) => notLetInNotice(event, row)),
  );
}

/** Writes the proposal. Returns the changed event, or why none of it is possible. */
async function written(tx: Transaction, opened: OpenedEvent, wish: Proposal, now: Date): Promise<OpenedEvent | Fault> {
  const { state: before, settings: frozen } = opened.ledger;
  const { rows, prev, fault: refused } = appended(opened, wish.acts, now.getTime());
  if (refused !== null) return faultOf(refused);
  const { event, ledger } = opened;
  const grown = { ...opened, log: [...opened.log, ...rows] };
  await wish.also?.(tx, now);
  const planned = await syncLegs(tx, grown, now);
  const changed = planned > 0 || before !== ledger.state || (rows.length > 0 && goesOn(opened, rows));
  // What follows at once is due now: where its job is lost with its process, the sweep finds it.
  const dueAt = hasEnded(ledger.state) ? null : changed && ledger.state === 'running' ? now : wish.dueAt;
  const tables = tablesAfter(opened, rows);
  await growLog(tx, event.id, rows, { seq: ledger.seq, head: prev, state: ledger.state, dueAt });
  await keep(tx, event.id, {
    ...(rows.length > 0 ? await writeTables(tx, opened, tables) : {}),
    ...(ledger.settings === frozen ? {} : amendedSettings(opened)),
    ...(wish.held === undefined ? {} : { held: wish.held }),
    ...(wish.draft === undefined ? {} : { draft: wish.draft === null ? NO_DRAFT : (wish.draft as never) }),
  });
  const reached = { ...event, settings: ledger.settings as never, tables: tables as StoredEvent['tables'] };
  const windowEnds = new Date(now.getTime() + windowOfRound(reached, ledger.opened) * DAY);
  const telling = { opened: grown, before: event.tables, after: tables, windowEnds };
  await queueNotifications({ db: tx }, notificationsFor(telling, rows));
  await settleRatings(tx, grown, rows, now);
  if (rows.length > 0) await endRequests(tx, grown);
  if (dueAt) await queueAdvance(tx, event.id, dueAt);
  return { ...grown, event: { ...event, tables: tables as StoredEvent['tables'] } };
}

class Refused extends Error {
  readonly fault: Fault;
  constructor(given: Fault) {
    super(given.code);
    this.fault = given;
  }
}

/** CL-171: where an event stands: what an act is answered with that wants nothing else of it. */
export type EventMark = Pick<StoredEvent, 'id' | 'seq' | 'head' | 'state'>;

const markOf = ({ event, ledger, log }: OpenedEvent): EventMark => ({
  id: event.id,
  seq: ledger.seq,
  head: log.at(-1)?.hash ?? event.head,
  state: ledger.state,
});

/**
 * CL-164: the time of an act: read after locking the row, and never before the previous act. The caller sends no time,
 * so a wait for the row, or a slow clock, is no reason to refuse an act.
 */
const momentOf = ({ clock }: Context, { ledger }: OpenedEvent): Date =>
  new Date(Math.max(clock.now().getTime(), ledger.at ?? 0));

/**
 * Changes an event by the proposal that `wishOf` makes from its current state. Writes all of it or nothing. `wishOf`
 * may return a fault, or null if there is nothing to do. Returns the new state. `about`: the change concerns one match,
 * so only its division is read (CL-171).
 */
export async function changeEvent(
  context: Context,
  eventId: string,
  wishOf: (opened: OpenedEvent, tx: Transaction, now: Date) => Promise<Proposal | Fault | null>,
  about: About | null = null,
): Promise<Result<EventMark, Fault>> {
  await context.clock.sure();
  try {
    const { reached, after } = await context.db.$transaction(
      async (tx) => {
        const row = await holdRow(tx, eventId, about?.leg ?? null);
        if (row === null) throw new Refused(fault('NOT_FOUND'));
        const opened = await openedNow(context, tx, row, about);
        const now = momentOf(context, opened);
        const wish = await wishOf(opened, tx, now);
        if (wish === null) return { reached: opened };
        if ('status' in wish) throw new Refused(wish);
        const done = await written(tx, opened, wish, now);
        if ('status' in done) throw new Refused(done);
        crashPoint('event.before-commit');
        return { reached: done, after: wish.after };
      },
      { timeout: 60_000, maxWait: 20_000 },
    );
    crashPoint('event.committed');
    keepLedger(context, reached);
    after?.();
    return { ok: true, value: markOf(reached) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, fault: error.fault };
    throw error;
  }
}

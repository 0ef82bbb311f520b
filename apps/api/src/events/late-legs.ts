/** CL-074, CL-090: matches whose window is over. */
import { isPlayOff, latePlan, overLimit, playedAt, playersOf } from '@fieldpost/league';
import { openCaseOf, type StoredCase } from './cases/case.ts';
import { automatic } from './cases/deciding.ts';
import { type NewCase, openCases } from './cases/opening.ts';
import { closeCase } from './cases/store.ts';
import { closingTimes, lastRound, legOf, nameOf, plain, systemAct } from './leg-names.ts';
import { type OpenedEvent, openLegs, type PlacedLeg, type SignedAct } from './opened-event.ts';
import type { StoredLeg, Transaction } from './store.ts';

type Late = {
  readonly acts: readonly SignedAct[];
  readonly cases: readonly NewCase[];
  /** Claims that nobody heard. */
  readonly lapsed: readonly StoredCase[];
};

/** CL-074: an entry has one provisional match; with a second, later one the older is adjudicated at once. */
function hasLater(opened: OpenedEvent, { encounter, leg }: PlacedLeg, now: Date): boolean {
  const players = playersOf(leg);
  return openLegs(opened).some((other) => {
    const shared = playersOf(other.leg).some((id) => id !== null && players.includes(id));
    if (!shared || other.encounter.round <= encounter.round) return false;
    const dueAt = legOf(opened, other)?.dueAt ?? null;
    const { result } = other.leg;
    return result === null ? dueAt !== null && dueAt <= now : result.how === 'provisional';
  });
}

/** CL-098: a claim that nobody heard in time. */
const claimsOver = (found: StoredCase | null, now: Date): readonly StoredCase[] =>
  found !== null && !found.stopped && found.dueAt <= now ? [found] : [];

/**
 * CL-074, CL-090, CL-098: handles a leg after its window: a provisional draw, then a case, then the automatic decision.
 */
function lateLeg(opened: OpenedEvent, placed: PlacedLeg, row: StoredLeg, now: Date): Late {
  const { ledger, event } = opened;
  const { result } = placed.leg;
  const isLast = ledger.opened >= lastRound(ledger);
  const dueAt = row.dueAt?.getTime() ?? 0;
  const decided = { policy: 'adjudicate', endsAt: dueAt } as const;
  const { policy, endsAt } = isPlayOff(ledger, placed.encounter) ? decided : latePlan(ledger.settings, isLast, dueAt);
  const found = openCaseOf(event, row.id);
  if (found?.stopped && found.dueAt <= now) {
    const act = { kind: 'decide', ...automatic(opened, placed, found), ...nameOf(placed), ...plain } as const;
    return { acts: [systemAct(act)], cases: [], lapsed: [] };
  }
  if (playedAt(ledger.settings) === 'table') return { acts: [], cases: [], lapsed: claimsOver(found, now) };
  const late = row.dueAt !== null && row.dueAt <= now;
  const provisional = { kind: 'result', how: 'provisional', ...nameOf(placed), ...plain, q: [2, 2] } as const;
  const acts = late && policy === 'provisional' && result === null ? [systemAct(provisional)] : [];
  const second = policy === 'provisional' && result !== null && hasLater(opened, placed, now);
  const over = late && (second || (endsAt !== null && endsAt <= now.getTime()));
  // A match is not ended over a claim that nobody has heard: its clocks run.
  const lapsed = found !== null && !found.stopped && (over || found.dueAt <= now) ? [found] : [];
  if (!over || found?.stopped) return { acts, cases: [], lapsed };
  const reason = 'The time of this match is over, and it has not ended.';
  return { acts, cases: [{ leg: row, cause: 'late', openerId: null, reason, stopped: true, officers: [] }], lapsed };
}

/** Closes claims that nobody heard, and opens the cases of matches that are late. */
export async function newCases(
  tx: Transaction,
  opened: OpenedEvent,
  { cases, lapsed }: Late,
  now: Date,
): Promise<void> {
  for (const one of lapsed) await closeCase(tx, one, 'withdrawn', now);
  await openCases(tx, opened, cases, now);
}

/** All that is late in an event. */
export function lateLegs(opened: OpenedEvent, now: Date): Late {
  const closesAt = closingTimes(opened.ledger);
  const late = openLegs(opened).flatMap((placed): readonly Late[] => {
    const row = legOf(opened, placed);
    const { result } = placed.leg;
    const isDue = row?.dueAt != null && (closesAt(row) <= now.getTime() || openCaseOf(opened.event, row.id) !== null);
    if (!row || !isDue || (result !== null && result.how !== 'provisional')) return [];
    return [lateLeg(opened, placed, row, now)];
  });
  return {
    acts: late.flatMap(({ acts }) => acts),
    cases: late.flatMap(({ cases }) => cases),
    lapsed: late.flatMap(({ lapsed }) => lapsed),
  };
}

type Placed = PlacedLeg & { readonly entry: string };
const ofEach = (legs: readonly PlacedLeg[]): ReadonlyMap<string, readonly Placed[]> =>
  Map.groupBy(
    legs.flatMap((placed) => [placed.leg.a, placed.leg.b].map((entry) => ({ ...placed, entry }))),
    ({ entry }) => entry,
  );

/**
 * CL-074: rounds always open on time. Opens cases for an entry's open matches beyond its limit then, the oldest first.
 */
export function roundsOverLimit(opened: OpenedEvent, rounds: readonly number[]): readonly NewCase[] {
  const { settings, groups } = opened.ledger;
  const running = ofEach(openLegs(opened).filter(({ leg }) => leg.result === null));
  const coming = ofEach(
    groups
      .flatMap(({ encounters }) => encounters)
      .filter(({ round }) => rounds.includes(round))
      .flatMap((encounter) => encounter.legs.map((leg) => ({ encounter, leg }))),
  );
  const over = [...coming].flatMap(([entry, legs]) => {
    const own = (running.get(entry) ?? []).toSorted((one, other) => one.encounter.round - other.encounter.round);
    return overLimit(own, legs.length, settings.limits.openMatches);
  });
  const rows = new Set(over.map((placed) => legOf(opened, placed)));
  const reason = 'The next rounds open, and with them a side would have more open matches than the event allows.';
  return [...rows].flatMap((leg): readonly NewCase[] =>
    leg === undefined || openCaseOf(opened.event, leg.id)?.stopped
      ? []
      : [{ leg, cause: 'late', openerId: null, reason, stopped: true, officers: [] }],
  );
}

/** CL-080, CL-082: who does not appear. */
import { type LogEvent, playedAt, playersOf } from '@fieldpost/league';
import type { RunningClock } from '../clock/running-clock-form.ts';
import { findRuleSet } from '../match-store/rule-sets.ts';
import { sidesThatMoved } from '../match-store/store.ts';
import { legOf, nameOf, plain, systemAct } from './leg-names.ts';
import { type OpenedEvent, openLegs, type PlacedLeg, type SignedAct } from './opened-event.ts';
import { begunMatches, type StoredLeg, type Transaction } from './store.ts';
import { isSought } from './substitutes/search.ts';

const DAY = 86_400_000;

/** Of `a` and of `b` of a leg: whether they are not there. */
type Gone = readonly [boolean, boolean];

/**
 * CL-080, CL-082, CL-187: the result of a leg that nobody will play, regardless of its pair: a walkover or a double
 * default.
 */
function unplayed(placed: PlacedLeg, [a, b]: Gone): LogEvent | null {
  if (!a && !b) return null;
  if (a && b) return { kind: 'result', how: 'double', ...nameOf(placed), ...plain, q: [0, 0] };
  return { kind: 'result', how: 'walkover', ...nameOf(placed), ...plain, q: a ? [0, 4] : [4, 0] };
}

/** CL-080, CL-082: legs that a player never began who has withdrawn or missed the time of the first turn. */
export async function noShows(opened: OpenedEvent, tx: Transaction, now: Date): Promise<readonly SignedAct[]> {
  const { ledger, event } = opened;
  const open = openLegs(opened).filter(({ leg }) => leg.result === null);
  const begun = await begunMatches(
    tx,
    event.legs.flatMap(({ id, state }) => (state === 'running' || state === 'late' ? [id] : [])),
  );
  const firstTurn = ledger.settings.window.firstTurn * DAY;
  const withdrawn = new Set(
    [...ledger.entries.values()].flatMap(({ id, withdrawnAt }) => (withdrawnAt === null ? [] : [id])),
  );
  // CL-085: while a substitute is asked, the matches of that entry wait.
  const sought = new Set(event.entries.filter(isSought).map(({ id }) => id));
  // CL-204: at a table nobody makes a first turn; who did not come is claimed.
  const onServer = playedAt(ledger.settings) !== 'table';
  const acts: SignedAct[] = [];
  for (const placed of open) {
    const row = legOf(opened, placed);
    if ((row && begun.has(row.id)) || sought.has(placed.leg.a) || sought.has(placed.leg.b)) continue;
    const [one, other] = playersOf(placed.leg);
    const gone = unplayed(placed, [
      one === null || withdrawn.has(placed.leg.a),
      other === null || withdrawn.has(placed.leg.b),
    ]);
    if (gone !== null) acts.push(systemAct(gone));
    else if (onServer && row?.openedAt && row.openedAt.getTime() + firstTurn <= now.getTime()) {
      const missing = await missingIn(tx, row, new Date(now.getTime() - firstTurn));
      const act = unplayed(placed, missing);
      if (act !== null) acts.push(systemAct(act));
    }
  }
  return acts;
}

/** CL-080: whom a match has waited for since a moment or longer, who have made no turn of their own. */
async function missingIn(tx: Transaction, { id }: StoredLeg, moment: Date): Promise<Gone> {
  const match = await tx.match.findUnique({
    where: { id },
    select: {
      waitingFor: true,
      status: true,
      seats: { select: { side: true, missedTurns: true } },
      clock: true,
      ruleSet: true,
      setup: true,
    },
  });
  if (match?.status !== 'playing') return [false, false];
  const played = (await sidesThatMoved(tx, [id])).get(id) ?? [];
  const [a = '', b = ''] = sidesOfMatch(match);
  const { running } = match.clock as unknown as RunningClock;
  // A wait restarted after the clock played for the side still counts from its beginning.
  const longAgo = (side: string): boolean =>
    match.seats.some((seat) => seat.side === side && seat.missedTurns > 0) ||
    running.every((wait) => wait.side !== side || Date.parse(wait.since) <= moment.getTime());
  const waits = (side: string): boolean => match.waitingFor.includes(side) && !played.includes(side) && longAgo(side);
  return [waits(a), waits(b)];
}

export function sidesOfMatch({
  ruleSet,
  setup,
}: {
  readonly ruleSet: string;
  readonly setup: unknown;
}): readonly string[] {
  const rules = findRuleSet(ruleSet);
  if (rules === null) throw new Error(`no rule set ${ruleSet}`);
  return rules.sidesOf(setup as never);
}

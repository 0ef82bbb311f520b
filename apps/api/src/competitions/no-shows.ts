/** CL-080, CL-082: who does not appear. */
import type { LogEvent } from '@fieldpost/league';
import { findRuleSet } from '../match/rule-sets.ts';
import { sidesThatMoved } from '../match/store.ts';
import { byHouse, legOf, nameOf, plain } from './legs.ts';
import { type OpenedEvent, openLegs, type PlacedLeg, type SignedAct } from './opened-event.ts';
import { begunMatches, type StoredLeg, type Transaction } from './store.ts';
import { isSought } from './substitutes/search.ts';

const DAY = 86_400_000;

/** CL-080, CL-082, CL-187: a leg that nobody will play, by itself whatever its pair does: a walk-over, or a double default. `gone`: the entries that are not there. */
function unplayed(placed: PlacedLeg, gone: ReadonlySet<string>): LogEvent | null {
  const { a, b } = placed.leg;
  if (!gone.has(a) && !gone.has(b)) return null;
  const both = gone.has(a) && gone.has(b);
  if (both) return { kind: 'result', how: 'double', ...nameOf(placed), ...plain, q: [0, 0] };
  return { kind: 'result', how: 'walkover', ...nameOf(placed), ...plain, q: gone.has(a) ? [0, 4] : [4, 0] };
}

/** CL-080, CL-082: legs that were not begun of who has withdrawn, or has let the time of the first turn pass. */
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
  const acts: SignedAct[] = [];
  for (const placed of open) {
    const row = legOf(opened, placed);
    if ((row && begun.has(row.id)) || sought.has(placed.leg.a) || sought.has(placed.leg.b)) continue;
    const gone = unplayed(placed, withdrawn);
    if (gone !== null) acts.push(byHouse(gone));
    else if (row?.openedAt && row.openedAt.getTime() + firstTurn <= now.getTime()) {
      const missing = await missingIn(tx, row);
      const act = unplayed(placed, missing);
      if (act !== null) acts.push(byHouse(act));
    }
  }
  return acts;
}

/** The entries of a match that it waits for, and that have not committed a step. */
async function missingIn(tx: Transaction, { id, a, b }: StoredLeg): Promise<ReadonlySet<string>> {
  const match = await tx.match.findUnique({
    where: { id },
    select: {
      waitingFor: true,
      status: true,
      seats: { select: { side: true }, orderBy: { side: 'asc' } },
      ruleSet: true,
      setup: true,
    },
  });
  if (match?.status !== 'playing') return new Set();
  const played = (await sidesThatMoved(tx, [id])).get(id) ?? [];
  const sides = sidesOfMatch(match);
  const entries = [a, b];
  return new Set(
    sides.flatMap((side, nth) => {
      const waits = match.waitingFor.includes(side) && !played.includes(side);
      return waits ? [entries[nth] ?? ''] : [];
    }),
  );
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

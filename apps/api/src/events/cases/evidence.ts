/** CL-091: evidence of a match that needs a decision, hashed, without anything hidden from spectators. */
import { createHash } from 'node:crypto';
import { canonicalJson, type Json, pendingOf } from '@fieldpost/engine';
import { type Settings, slowerSide } from '@fieldpost/league';
import type { Context } from '../../context.ts';
import { awaitedBy, type LoadedMatch } from '../../match-store/loaded-match.ts';
import type { StoredLeg } from '../store.ts';
import { usualTurns } from '../usual-turns.ts';
import type { Evidence, SideEvidence } from './case.ts';

type Response = { readonly side: string; readonly since: Date; readonly at: Date; readonly missed: boolean };

/** The smallest that so large a part of them does not exceed; null: there are none. */
function quantile(times: readonly number[], part: number): number | null {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null;
}

function sideOf(side: string, responses: readonly Response[], waitsSince: Date | null, now: Date): SideEvidence {
  const own = responses.filter((one) => one.side === side);
  const times = own.map(({ since, at }) => at.getTime() - since.getTime());
  const waiting = waitsSince === null ? 0 : now.getTime() - waitsSince.getTime();
  return {
    side,
    held: times.reduce((sum, time) => sum + time, 0) + Math.max(0, waiting),
    turns: own.length,
    medianResponse: quantile(times, 0.5),
    slowestTenth: quantile(times, 0.9),
    missed: own.filter(({ missed }) => missed).length,
  };
}

/** CL-094, of the first two sides. */
function slowerOf(sides: readonly SideEvidence[], waitsFor: readonly string[], settings: Settings): 'A' | 'B' | null {
  const [a, b] = sides;
  const whole = (a?.held ?? 0) + (b?.held ?? 0);
  if (a === undefined || b === undefined || whole === 0) return null;
  const share = { A: a.held / whole, B: b.held / whole };
  const [only, ...more] = waitsFor;
  const waits = more.length > 0 || only === undefined ? null : only === a.side ? 'A' : 'B';
  return slowerSide(settings.adjudication, share, waits);
}

/** The current evidence of a match; null if it has not begun. */
export async function gather(
  context: Context,
  { match, rules, game }: LoadedMatch,
  { leg, settings }: { readonly leg: Pick<StoredLeg, 'id' | 'extended'>; readonly settings: Settings },
): Promise<Evidence | null> {
  if (game === null) return null;
  const now = context.clock.now();
  const responses = await context.db.responseTime.findMany({
    where: { matchId: leg.id },
    select: { side: true, since: true, at: true, missed: true },
    orderBy: [{ since: 'asc' }, { side: 'asc' }],
  });
  const waitsFor = awaitedBy(pendingOf(rules, game, 'spectator'));
  const last = responses.findLast(() => true)?.at ?? match.startedAt;
  const sides = rules
    .sidesOf(match.setup)
    .map((side) => sideOf(side, responses, waitsFor.includes(side) ? last : null, now));
  return {
    step: game.step,
    turns: responses.length,
    usualTurns: await usualTurns(context.db, { ruleSet: match.ruleSet, scenario: match.scenario }),
    waitsFor,
    sides,
    extensions: leg.extended,
    pauses: (match.clock?.pauses ?? []).map(({ from, to, reason }) => ({ from, to, reason })),
    slower: slowerOf(sides, waitsFor, settings),
  };
}

/** SHA-256 of the evidence in canonical JSON. */
export const hashOfEvidence = (evidence: Evidence): string =>
  createHash('sha256')
    .update(canonicalJson(evidence as unknown as Json))
    .digest('hex');

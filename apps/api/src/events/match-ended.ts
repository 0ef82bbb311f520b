/** CL-102, CL-080: the end of a match becomes the result of its leg. */
import type { Ending } from '@fieldpost/engine';
import type { LogEvent, Quarter } from '@fieldpost/league';
import type { Context } from '../context.ts';
import { crashPoint } from '../platform/crash-points.ts';
import { changeEvent, type Proposal } from './change.ts';
import { heldTurns } from './held-turns.ts';
import { nameOf } from './leg-names.ts';
import { newlyListed } from './listing.ts';
import { marginOf } from './margin.ts';
import { sidesOfMatch } from './no-shows.ts';
import { legIdOf, type OpenedEvent, openLegs } from './opened-event.ts';
import { endOf, noteFollowed, type Transaction } from './store.ts';
import { reckonWorth } from './substitutes/worth.ts';

type End = NonNullable<Awaited<ReturnType<typeof endOf>>>;
type Places = { readonly outcome: { readonly places: readonly { readonly side: string; readonly place: number }[] } };

function scoreOf({ ending }: End, sides: readonly string[]): readonly [Quarter, Quarter] {
  const places = (ending as Places | null)?.outcome.places ?? [];
  const [a, b] = sides.map((side) => places.find((one) => one.side === side)?.place ?? 0);
  if (a === undefined || b === undefined || a === b) return [2, 2];
  return a < b ? [4, 0] : [0, 4];
}

/**
 * CL-080: the score of a match that ended before both sides had begun it: a resignation loses, otherwise the side with
 * a turn wins.
 */
function unbegunOf(end: End, sides: readonly string[]): readonly [Quarter, Quarter] {
  if ((end.ending as Ending<string> | null)?.by === 'resignation') return scoreOf(end, sides);
  const [a, b] = sides.map((side) => end.played.includes(side));
  return a === b ? [0, 0] : a ? [4, 0] : [0, 4];
}

/**
 * CL-080: a match that one or both sides never began is a walkover or a double default, whatever the match itself says.
 */
function resultOf(end: End, sides: readonly string[]) {
  const missed = (side: string | undefined): number => end.seats.find((seat) => seat.side === side)?.missedTurns ?? 0;
  const misses: readonly [number, number] = [missed(sides[0]), missed(sides[1])];
  const begun = sides.every((side) => end.played.includes(side));
  if (begun)
    return {
      how: 'played',
      q: scoreOf(end, sides),
      misses,
      margin: marginOf(end.ending as Ending<string> | null, sides),
    } as const;
  const q = unbegunOf(end, sides);
  return q[0] === q[1] ? ({ how: 'double', q: [0, 0], misses } as const) : ({ how: 'walkover', q, misses } as const);
}

/** Goes on with an event, now that one of its matches has ended. May be called twice: the second time nothing is left to do. */
export async function followMatch(context: Context, eventId: string, matchId: string): Promise<void> {
  // A player who left is rated by the match's value at that time, however soon after that it ended (CL-133).
  await reckonWorth(context, eventId, matchId);
  const wishOf = async (opened: OpenedEvent, tx: Transaction): Promise<Proposal | null> => {
    const end = await endOf(tx as never, matchId);
    const match = await tx.match.findUnique({ where: { id: matchId }, select: { ruleSet: true, setup: true } });
    if (end?.status !== 'finished' || match === null) return null;
    if (opened.ledger.settings.format === 'list') {
      const acts = opened.ledger.state === 'running' ? await newlyListed(opened, tx) : [];
      return { acts, also: async () => void (await noteFollowed(tx, matchId)) };
    }
    const placed = openLegs(opened).find((one) => legIdOf(eventId, one) === matchId);
    const stands = placed === undefined || (placed.leg.result !== null && placed.leg.result.how !== 'provisional');
    const also = async () => {
      await noteFollowed(tx, matchId);
      crashPoint('result.before-commit');
    };
    if (stands || opened.ledger.state !== 'running') return { acts: [], also };
    const held = await heldTurns(tx, opened, placed, matchId);
    const act: LogEvent = {
      kind: 'result',
      ...nameOf(placed),
      margin: 0,
      ...resultOf(end, sidesOfMatch(match).slice(0, 2)),
      ...(held === null ? {} : { held }),
    };
    return { acts: [{ act, actorId: null, role: 'house' }], also };
  };
  const done = await changeEvent(context, eventId, wishOf, { leg: matchId, by: null });
  if (!done.ok && done.fault.code !== 'NOT_FOUND')
    throw new Error(`match ${matchId}: ${done.fault.code} ${done.fault.message}`);
}

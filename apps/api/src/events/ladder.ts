/** Advances a ladder as time passes: unanswered challenges, and Mondays (CL-113, CL-118). */
import type { Encounter, Leg, LogEvent } from '@fieldpost/league';
import { startOf, weekOf } from '../ratings/weeks.ts';
import { systemAct } from './leg-names.ts';
import { answerOf, type OpenedEvent, type SignedAct } from './opened-event.ts';

const DAY = 86_400_000;
/** CL-113: days to answer a challenge. */
const ANSWER_DAYS = 5;
/** Weeks begin on Mondays, 00:00 UTC (CL-118). */
const mondayAfter = (at: number): number => startOf(weekOf(at) + 1);

type Unanswered = { readonly encounter: Encounter; readonly until: number };

/** Challenges that wait for an answer, with the instant at which they are lost. */
function unanswered(opened: OpenedEvent): readonly Unanswered[] {
  const { ladder, groups } = opened.ledger;
  const encounters = groups.flatMap((group) => group.encounters);
  return ladder.challenges.flatMap(({ a, b, at }) => {
    const encounter = encounters.findLast((one) => one.a === a && one.b === b);
    const waits = encounter !== undefined && answerOf(opened, encounter) === null;
    return waits ? [{ encounter, until: at + ANSWER_DAYS * DAY }] : [];
  });
}

function forfeited({ round, a }: Encounter, leg: Leg): LogEvent {
  return {
    kind: 'result',
    how: 'walkover',
    round,
    a: leg.a,
    b: leg.b,
    leg: leg.no,
    board: leg.board,
    q: leg.a === a ? [4, 0] : [0, 4],
    margin: 0,
    misses: [0, 0],
  };
}

/** When the last week was closed, or else when play began. */
function lastClosing({ log, event }: OpenedEvent): number {
  const closing = log.findLast(
    ({ event: act }) => act.kind === 'week' || (act.kind === 'state' && act.to === 'running'),
  );
  return closing?.at ?? event.startsAt.getTime();
}

/** The acts that are due on a ladder now. */
export function ladderActs(opened: OpenedEvent, now: Date): readonly SignedAct[] {
  const lost = unanswered(opened).filter(({ until }) => until <= now.getTime());
  const acts = lost.flatMap(({ encounter }) => encounter.legs.map((leg) => forfeited(encounter, leg)));
  const monday = weekOf(lastClosing(opened)) < weekOf(now.getTime());
  return [...acts, ...(monday ? [{ kind: 'week' } as const] : [])].map(systemAct);
}

/** The instants at which a ladder is to be looked at again, ms. */
export function ladderLooks(opened: OpenedEvent, now: Date): readonly number[] {
  return [mondayAfter(now.getTime()), ...unanswered(opened).map(({ until }) => until)];
}

/** CL-125: line-ups are locked 24 hours before a round opens, so it must be known when that is. Instants in ms. */
import { locksAt } from '@fieldpost/league';
import type { Fault } from '../../platform/errors/catalogue.ts';
import { faultOf } from '../change.ts';
import { lastRound } from '../leg-names.ts';
import { type OpenedEvent, openLegs } from '../opened-event.ts';

const DAY = 86_400_000;

/** When the last match of all that have opened became final; null: one is not. */
function finalSince(opened: OpenedEvent): number | null {
  const legs = openLegs(opened);
  if (legs.some(({ leg }) => leg.result === null || leg.result.how === 'provisional')) return null;
  const said = new Map(opened.log.map(({ seq, at }) => [seq, at ?? 0]));
  return legs.reduce((last, { leg }) => Math.max(last, said.get(leg.said ?? 0) ?? 0), 0);
}

/**
 * CL-070: when the next round of a team event opens, as far as known; null if none follows. Rolling rounds open a day
 * after the previous one is final: line-ups are fixed until then.
 */
export function nextOpening(opened: OpenedEvent): number | null {
  const { ledger, event } = opened;
  if (ledger.state === 'entries' || ledger.state === 'muster') return event.startsAt.getTime();
  if (ledger.state !== 'running' || ledger.opened >= lastRound(ledger)) return null;
  if (ledger.opened === 0) return event.startsAt.getTime();
  const dues = event.legs.flatMap(({ round, dueAt }) => (round === ledger.opened && dueAt ? [dueAt.getTime()] : []));
  const closesAt = dues.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...dues);
  const final = ledger.settings.rolling || dues.length === 0 ? finalSince(opened) : null;
  return final === null ? closesAt : Math.min(closesAt, final + DAY);
}

/** Why a line-up may not be changed any more; null: it may. */
export function lockedNow(opened: OpenedEvent, now: Date): Fault | null {
  const opensAt = nextOpening(opened);
  if (opensAt === null || now.getTime() < locksAt(opensAt)) return null;
  return faultOf({ code: 'CL_LINE_UP_LOCKED', rule: 'CL-125', at: '' });
}

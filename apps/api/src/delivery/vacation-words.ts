/** What letters say of vacations: whose it is, why and until when, and that one begins where time runs out. */

import { dues } from '../clock/running-clock.ts';
import { momentWords } from '../clock/times.ts';
import { startedByItself } from '../clock/vacations.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import type { NotificationContext } from '../notification-rules/context.ts';
import type { DueNotification } from '../notification-rules/store.ts';

/** What happens when a side's time runs out: its vacation first, if the clock starts one automatically. */
export function atEndFor({ clock, clockSpec }: StoredMatch, side: string): NotificationContext['atEnd'] {
  const end = clock && dues(clockSpec, clock).find((due) => due.side === side)?.at;
  return clock && end && startedByItself(clockSpec, clock, side, end) ? 'vacation' : clockSpec.atEnd;
}

/** The vacation that a notification tells of: the one that ends first of those that are not over. */
export function vacationTold(
  match: StoredMatch,
  own: string,
  { why }: Pick<DueNotification, 'why'>,
  now: Date,
): NotificationContext['vacation'] {
  if (!match.clock || (why !== 'vacation' && why !== 'vacation-began')) return null;
  const all = Object.entries(match.clock.vacations).flatMap(([side, taken]) => taken.map((one) => ({ side, ...one })));
  const [found] = all
    .filter(({ side, to }) => (side === own) === (why === 'vacation-began') && Date.parse(to) > now.getTime())
    .sort((one, other) => Date.parse(one.to) - Date.parse(other.to));
  if (!found) return null;
  const names = match.seats.flatMap(({ side, userName }) =>
    side === found.side && userName !== null ? [userName] : [],
  );
  return { names, from: new Date(found.from), until: new Date(found.to), byItself: found.by === 'itself' };
}

/** Describes the vacation in sentences, with times in the reader's zone; null if the notification has no vacation. */
export function vacationWords({ vacation, why, now, reader }: NotificationContext): string | null {
  if (vacation === null) return null;
  const { names, from, until, byItself } = vacation;
  const own = why === 'vacation-began';
  const who = own
    ? 'You are'
    : `${names.length === 0 ? 'Another side' : names.join(' and ')} ${names.length > 1 ? 'are' : 'is'}`;
  const begins = from > now ? ` from ${momentWords(from, reader.timeZone)}` : '';
  const cause = byItself
    ? ` ${own ? 'Your' : 'Their'} time ran out, and ${own ? 'your' : 'their'} vacation started automatically.`
    : '';
  return `${who} on vacation${begins} until ${momentWords(until, reader.timeZone)}.${cause} Until then ${own ? 'your' : 'their'} clock is stopped.`;
}

import type { MatchInList, SideCalendar } from '@fieldpost/client';
import { sideName } from '../../games/index.ts';
import { CalendarStrip } from './calendar-strip.tsx';

/** How many days ahead a calendar is shown before a match begins. */
export const CALENDAR_DAYS = 10;

/** Shows a free seat as it would be for the reader, if they may take it. */
function namesIn({ ruleSet, seats, joinBlocker, you }: MatchInList): Readonly<Record<string, string>> {
  const free = joinBlocker === null && you === null ? 'yours, if you join' : 'open seat';
  return Object.fromEntries(seats.map(({ side, user }) => [side, `${sideName(ruleSet, side)}: ${user?.name ?? free}`]));
}

type Props = {
  readonly match: MatchInList;
  readonly calendars: readonly SideCalendar[];
  readonly zone: string;
};

/** Shows when the clocks of both sides would stop, before the player joins; nothing if they always run. */
export function MatchCalendar({ match, calendars, zone }: Props) {
  if (calendars.every(({ closings }) => closings.length === 0)) return null;
  return (
    <section className="stack" aria-labelledby="calendar">
      <h2 id="calendar">When clocks stop</h2>
      <CalendarStrip calendars={calendars} names={namesIn(match)} now={Date.now()} zone={zone} days={CALENDAR_DAYS} />
    </section>
  );
}

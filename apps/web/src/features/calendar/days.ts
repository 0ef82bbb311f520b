import type { SideCalendar } from '@fieldpost/client';

/** One stretch of a day with a stopped clock, in hours from the midnight that begins it (0 to 24). */
export type Stretch = { readonly from: number; readonly to: number; readonly why: string };
export type Day = { readonly label: string; readonly stretches: readonly Stretch[] };

const HOUR = 3_600_000;
const HALF = HOUR / 2;
const PARTS = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
} as const;

/** Local day and hour of a moment in a time zone. */
function wall(ms: number, zone: string): { readonly label: string; readonly hour: number } {
  const parts = new Intl.DateTimeFormat('en-GB', { ...PARTS, timeZone: zone }).formatToParts(ms);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return {
    label: `${part('weekday')} ${part('day')} ${part('month')}`,
    hour: Number(part('hour')) + Number(part('minute')) / 60,
  };
}

/** The hour of the day that it is in a zone, minutes as a fraction. */
export const hourIn = (zone: string, ms: number): number => wall(ms, zone).hour;

/** Returns why a clock is stopped at a moment. A day off hides the sleep hours in it. */
function reasonAt(closings: SideCalendar['closings'], ms: number): string | undefined {
  const now = closings.filter(({ from, to }) => Date.parse(from) <= ms && (to === null || ms < Date.parse(to)));
  return (now.find(({ why }) => why !== 'sleep') ?? now[0])?.why;
}

/** So many days of a side's calendar, each with what closes it: read hour by hour, as its reader's own clock shows them. */
export function daysOf({ closings }: SideCalendar, now: number, zone: string, count: number): readonly Day[] {
  const days: { label: string; stretches: Stretch[] }[] = [];
  const today = Math.floor(now / HALF) * HALF;
  const midnight = today - wall(today, zone).hour * HOUR;
  for (let ms = midnight; days.length <= count; ms += HALF) {
    const { label, hour } = wall(ms, zone);
    if (days.at(-1)?.label !== label) days.push({ label, stretches: [] });
    const why = reasonAt(closings, ms);
    const stretches = days.at(-1)?.stretches;
    if (why === undefined || stretches === undefined) continue;
    const last = stretches.at(-1);
    if (last && last.why === why && Math.abs(last.to - hour) < 0.01)
      stretches[stretches.length - 1] = { ...last, to: hour + 0.5 };
    else stretches.push({ from: hour, to: hour + 0.5, why });
  }
  return days.slice(0, count);
}

const clock = (hours: number): string =>
  `${String(Math.floor(hours) % 24).padStart(2, '0')}:${String(Math.round((hours % 1) * 60)).padStart(2, '0')}`;

const WHY: Readonly<Record<string, string>> = {
  sleep: 'sleep',
  rest: 'day off',
  vacation: 'vacation',
  pause: 'pause',
};

/** A day in words: "stopped 00:00 to 07:00 (sleep)". */
export function dayInWords({ stretches }: Day): string {
  if (stretches.length === 0) return 'runs all day';
  const parts = stretches.map(
    ({ from, to, why }) => `${clock(from)} to ${to >= 24 ? '24:00' : clock(to)} (${WHY[why] ?? why})`,
  );
  return `stopped ${parts.join(', ')}`;
}

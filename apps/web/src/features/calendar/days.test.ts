import type { SideCalendar } from '@fieldpost/client';
import { describe, expect, it } from 'vitest';
import { dayInWords, daysOf, hourIn } from './days.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const side = (closings: SideCalendar['closings']) => ({
  side: 'south',
  deadline: null,
  closings,
});

describe('the days of a calendar', () => {
  it('are those of the reader, with nights that reach over midnight', () => {
    const night = { from: '2026-11-20T22:00:00Z', to: '2026-11-21T06:00:00Z', why: 'sleep' } as const;
    const days = daysOf(side([night]), NOW, 'Europe/Berlin', 2);
    expect(days.map(({ label }) => label)).toEqual(['Fri 20 Nov', 'Sat 21 Nov']);
    expect(days.map(dayInWords)).toEqual(['stopped 23:00 to 24:00 (sleep)', 'stopped 00:00 to 07:00 (sleep)']);
  });

  it('say a whole day of rest, a pause without an end, and a day on which the clock runs', () => {
    const rest = { from: '2026-11-21T00:00:00Z', to: '2026-11-22T00:00:00Z', why: 'rest' } as const;
    const pause = { from: '2026-11-23T12:00:00Z', to: null, why: 'pause' } as const;
    expect(daysOf(side([rest, pause]), NOW, 'UTC', 5).map(dayInWords)).toEqual([
      'runs all day',
      'stopped 00:00 to 24:00 (day off)',
      'runs all day',
      'stopped 12:00 to 24:00 (pause)',
      'stopped 00:00 to 24:00 (pause)',
    ]);
  });

  it('begin at midnight whatever the minute, and a day of rest hides the sleep in it', () => {
    const night = { from: '2026-11-20T23:00:00Z', to: '2026-11-21T07:00:00Z', why: 'sleep' } as const;
    const rest = { from: '2026-11-21T00:00:00Z', to: '2026-11-22T00:00:00Z', why: 'rest' } as const;
    const days = daysOf(side([night, rest]), Date.parse('2026-11-20T21:39:12Z'), 'UTC', 2);
    expect(days.map(dayInWords)).toEqual(['stopped 23:00 to 24:00 (sleep)', 'stopped 00:00 to 24:00 (day off)']);
    const nepal = daysOf(side([rest]), Date.parse('2026-11-20T12:10:00Z'), 'Asia/Kathmandu', 2);
    expect(nepal.map(dayInWords)).toEqual(['runs all day', 'stopped 06:00 to 24:00 (day off)']);
  });

  it('tell the hour that it is', () => {
    expect(hourIn('Asia/Kathmandu', Date.parse('2026-11-20T12:30:00Z'))).toBe(18.25);
  });

  it('are as many as asked for over a change of the clocks', () => {
    const days = daysOf(side([]), Date.parse('2026-10-24T10:00:00Z'), 'Europe/Berlin', 3);
    expect(days.map(({ label }) => label)).toEqual(['Sat 24 Oct', 'Sun 25 Oct', 'Mon 26 Oct']);
  });
});

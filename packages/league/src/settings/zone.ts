/** CL-004: every instant of an event is made from a wall time in its zone. */
const MINUTE = 60_000;

export function isZone(raw: unknown): boolean {
  if (typeof raw !== 'string' || raw === '') return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: raw }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const PARTS = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** Local time at an instant, as ms of that local time read as UTC. */
function wallAt(instant: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, hourCycle: 'h23', ...PARTS });
  const read = new Map<string, number>(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: string) => read.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** CL-004: the day on the wall at an instant, such as 2026-01-05. */
export function dayAt(instant: number, zone: string): string {
  return new Date(wallAt(instant, zone)).toISOString().slice(0, 10);
}

/**
 * CL-004: the instant of a wall time such as "2026-03-08T02:30" in a zone, in ms. In a gap of the clock change it is the first valid later
 * time, in an overlap the earlier of the two.
 */
export function instantAt(wall: string, zone: string): number {
  const wanted = Date.parse(`${wall}Z`);
  const offsets = [-36, -12, 0, 12, 36].map((hours) => {
    const near = wanted + hours * 60 * MINUTE;
    return wallAt(near, zone) - near;
  });
  const exact = [...new Set(offsets)].map((offset) => wanted - offset).filter((at) => wallAt(at, zone) === wanted);
  return exact.length > 0 ? Math.min(...exact) : firstAfterGap(wanted, zone, Math.min(...offsets));
}

/** The instant of the clock change: the first one whose wall time is not before the one that was skipped. */
function firstAfterGap(wanted: number, zone: string, offset: number): number {
  let at = wanted - offset;
  while (wallAt(at - MINUTE, zone) >= wanted) at -= MINUTE;
  return at;
}

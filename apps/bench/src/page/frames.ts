import type { CDPSession, Page } from 'playwright-core';

/** How a page moved while something was done to it. */
export type Motion = {
  /** From one frame of the page to the next, in ms. */
  readonly gaps: readonly number[];
  /** What the page's own thread worked for each frame: script, style, layout, paint and hand-over, in ms of the slowed CPU. What others take of the CPU does not count. */
  readonly work: readonly number[];
  /** Frames that the compositor had to leave out, and those it showed. */
  readonly dropped: number;
  readonly shown: number;
};

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of `dur`, what the thread had a CPU for. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
};

// Text, because it runs in the page, where other globals stand than here.
const WATCH = `{
  const [frames, places] = [[], new Set()];
  globalThis.fieldpostFrames = { frames, places };
  const moved = document.querySelector('[data-close]').firstElementChild;
  const note = (at) => { frames.push(at); places.add(moved.style.transform); globalThis.fieldpostWatch = requestAnimationFrame(note); };
  globalThis.fieldpostWatch = requestAnimationFrame(note);
}`;
const READ = `(cancelAnimationFrame(fieldpostWatch),
  { frames: fieldpostFrames.frames, places: fieldpostFrames.places.size })`;
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline.frame', '__metadata'];

/** Watches the frames of a page while `act` moves it. */
export async function watchFrames(page: Page, session: CDPSession, act: () => Promise<void>): Promise<Motion> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const traceConfig = { includedCategories: CATEGORIES, excludedCategories: ['*'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await page.evaluate(WATCH);
  await act();
  const { frames, places } = await page.evaluate<{ readonly frames: readonly number[]; readonly places: number }>(READ);
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  if (places < frames.length / 2) throw new Error(`the field stood still: ${places} places in ${frames.length} frames`);
  const count = (name: string) => events.filter((event) => event.name === name).length;
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  return { gaps, work: workOf(events), dropped: count('DroppedFrame'), shown: count('DrawFrame') };
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}.${tid}`;

/** Tasks of the busiest page thread, added up from one frame to the next. */
function workOf(events: readonly TraceEvent[]): readonly number[] {
  const pages = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = Map.groupBy(
    events.filter((event) => /RunTask$/.test(event.name) && event.ph === 'X' && pages.has(threadOf(event))),
    threadOf,
  );
  const total = (list: readonly TraceEvent[]) => list.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0);
  const [busiest = []] = [...tasks.values()].toSorted((one, other) => total(other) - total(one));
  const thread = busiest[0] === undefined ? '' : threadOf(busiest[0]);
  const begins = events
    .filter((event) => event.name === 'BeginMainThreadFrame' && threadOf(event) === thread)
    .map(({ ts }) => ts)
    .toSorted((one, other) => one - other);
  const outer = withoutInner(busiest);
  return begins.slice(0, -1).map((from, index) => {
    const to = begins[index + 1] ?? from;
    return total(outer.filter(({ ts, dur = 0 }) => ts + dur > from && ts + dur <= to)) / 1000;
  });
}

/** Tasks that do not lie within another. */
function withoutInner(tasks: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = 0;
  return tasks
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

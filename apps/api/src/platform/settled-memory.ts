import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What a process does first (what it prepares, the first looks of its jobs) is over by then. */
const SETTLED_MS = 3_000;

type Collect = (how: { readonly type: 'major'; readonly execution: 'sync'; readonly flavor: 'last-resort' }) => void;

/**
 * Gives back what loading a program took: its modules leave two to three times as much behind as they keep, and V8 gives nothing of it
 * back while a process rests. Once, soon after the start, where a tenth of a second delays nobody.
 */
export function settleMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as Collect;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, SETTLED_MS).unref();
}

import { atMost, type Bench, figure } from '../report.ts';
import { play } from './playing.ts';
import { soak } from './soak.ts';
import { startStack } from './stack.ts';

const COMMANDS = 10_000;
const MEGABYTE = 1024 * 1024;
/** By then it has given back what its start took. */
const SETTLED_MS = 10_000;

/** What the API process keeps resident: after ten thousand commands, and how much more after ten thousand further ones; then after hostile load. */
export const bench: Bench = {
  name: 'memory',
  run: async () => {
    const stack = await startStack();
    try {
      await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
      const idle = await stack.api.residentBytes();
      const own = await stack.api.ownBytes();
      await play(stack, 1, COMMANDS);
      const first = await stack.api.residentBytes();
      await play(stack, 2, COMMANDS);
      const second = await stack.api.residentBytes();
      const soaked = await soak(stack);
      return [
        figure('resident when idle', idle / MEGABYTE, 'MB'),
        atMost('of it its own (the rest is Node itself, which all share)', own / MEGABYTE, 'MB', 150),
        atMost(`resident after ${COMMANDS} commands`, first / MEGABYTE, 'MB', 200),
        atMost(`the same after ${COMMANDS} more, beside that`, second / first, 'x', 1.1),
        ...soaked,
      ];
    } finally {
      await stack.stop();
    }
  },
};

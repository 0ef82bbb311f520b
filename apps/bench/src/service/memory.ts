import { atMost, type Bench, figure } from '../report.ts';
import { play } from './playing.ts';
import { soak } from './soak.ts';
import { startStack } from './stack.ts';

const COMMANDS = 10_000;
const MEGABYTE = 1024 * 1024;

/** What the API process keeps resident: after ten thousand commands, and how much more after ten thousand further ones; then after hostile load. */
export const bench: Bench = {
  name: 'memory',
  run: async () => {
    const stack = await startStack();
    try {
      const idle = await stack.api.residentBytes();
      await play(stack, 1, COMMANDS);
      const first = await stack.api.residentBytes();
      await play(stack, 2, COMMANDS);
      const second = await stack.api.residentBytes();
      const soaked = await soak(stack);
      return [
        figure('resident when idle', idle / MEGABYTE, 'MB'),
        atMost(`resident after ${COMMANDS} commands`, first / MEGABYTE, 'MB', 200),
        atMost(`the same after ${COMMANDS} more, beside that`, second / first, 'x', 1.1),
        ...soaked,
      ];
    } finally {
      await stack.stop();
    }
  },
};

import type { Bench } from '../report.ts';
import { bench as kept } from './kept.ts';
import { bench as lists } from './lists.ts';
import { bench as partitions } from './partitions.ts';
import { bench as people } from './people.ts';
import { bench as streams } from './streams.ts';

/** Measures what grows with the number of turns and of spectators. Each part runs alone as `growth:kept` and so on. */
export const bench: Bench = {
  name: 'growth',
  run: async () => [
    ...(await kept.run()),
    ...(await lists.run()),
    ...(await people.run()),
    ...(await streams.run()),
    ...(await partitions.run()),
  ],
};

import type { Bench } from '../report.ts';
import { bench as kept } from './kept.ts';
import { bench as lists } from './lists.ts';
import { bench as partitions } from './partitions.ts';
import { bench as people } from './people.ts';
import { bench as streams } from './streams.ts';

/** What grows with what is played, and with who looks on; each part by itself as `growth:kept` and so on. */
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

import { atMost, type Bench, type Figure, figure } from '../report.ts';
import { type DrillPlan, drill } from './drill.ts';
import { findPrograms } from './programs.ts';

const PLAN: DrillPlan = { pairs: 8, kills: 10, partitions: 2, restarts: true };

/** Ten dead primaries, two that nobody hears, and a restart of everything, while sixteen bots play. */
export const bench: Bench = {
  name: 'failover',
  run: async (): Promise<readonly Figure[]> => {
    const programs = findPrograms();
    if (Array.isArray(programs)) return [figure(`not run: ${programs.join(', ')} missing on this machine`, 0, '')];
    const result = await drill(programs, PLAN);
    return [
      figure('commands accepted', result.accepted, ''),
      atMost('accepted commands lost', result.lost, '', 0),
      atMost('commands doubled', result.doubled, '', 0),
      atMost('commands refused without a reason', result.refused.length, '', 0),
      figure('letters', result.letters, ''),
      atMost('letters missing', result.lettersMissing, '', 0),
      atMost('letters of one thing under two names', result.lettersDoubled, '', 0),
      figure('letters handed over twice under one Message-ID', result.lettersTwice, ''),
      atMost('longest pause of writing', result.longestPause, 's', 30),
      atMost('longest pause of reading what is past', Math.max(...Object.values(result.readingPauses)), 's', 5),
    ];
  },
};

import { atLeast, atMost, type Bench, type Figure, figure } from '../report.ts';
import { drill } from './drill.ts';

/** The version before the newest migration and this one, side by side on one database while sixteen bots play. */
export const bench: Bench = {
  name: 'upgrade',
  run: async (): Promise<readonly Figure[]> => {
    const result = await drill({ pairs: 8, stageMs: 15_000 });
    if (result === null) return [figure('not run: no history of git here to take the version before from', 0, '')];
    return [
      figure(`commands accepted, over the migration ${result.migration}`, result.accepted, ''),
      atLeast('of them by the old version beside the new', result.turns.before, '', 1),
      atLeast('of them by the new version beside the old', result.turns.after, '', 1),
      atMost('accepted commands lost', result.lost, '', 0),
      atMost('commands doubled', result.doubled, '', 0),
      atMost('commands refused without a reason', result.refused.length, '', 0),
      figure('letters', result.letters, ''),
      atMost('letters missing', result.lettersMissing, '', 0),
      atMost('letters of one thing under two names', result.lettersDoubled, '', 0),
      atMost('longest pause of writing', result.longestPause, 's', 5),
    ];
  },
};

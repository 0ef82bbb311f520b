import { atMost, type Bench, figure } from '../report.ts';
import { backrestHere, recoveryDrill } from './drill.ts';

/** Drops a table and restores the server to the second before. */
export const bench: Bench = {
  name: 'recovery',
  run: async () => {
    const program = backrestHere();
    if (!program) return [figure('not run: pgbackrest or postgresql missing on this machine', 0, '')];
    const { played, recovered, verified, seconds } = await recoveryDrill(program);
    return [
      figure('turns played', played, ''),
      atMost('turns lost', played - recovered, '', 0),
      atMost('matches that do not verify', verified.differ.length, '', 0),
      figure('from the stop to the first answer', seconds, 's'),
    ];
  },
};

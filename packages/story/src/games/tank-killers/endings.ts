/** How a duel ends (TDC-090 to TDC-096). */
import { type Beat, beat } from '../../beat.ts';
import type { Eyes } from '../../moment.ts';
import { noticed } from '../../noticed.ts';
import { capital } from '../../words.ts';
import type { Side, TankMoment } from './moments.ts';
import { does, whose } from './names.ts';

const other = (side: Side): Side => (side === 'german' ? 'anglo' : 'german');

export function endBeats(moments: readonly TankMoment[], eyes: Eyes): readonly Beat[] {
  return noticed(moments, 'finished').map(({ outcome, step }) => {
    const [winner, ...others] = outcome.places.filter(({ place }) => place === 1);
    if (winner === undefined || others.length > 0)
      return beat(1, 'the turn limit is reached with equal losses: a draw.', [step]);
    const wins = `${capital(does(winner.side, eyes, 'win'))}.`;
    return outcome.reason === 'breakpoint'
      ? beat(1, `${capital(whose(other(winner.side), eyes))} formation is broken. ${wins}`, [step])
      : beat(1, `the turn limit is reached; the smaller share of losses wins. ${wins}`, [step]);
  });
}

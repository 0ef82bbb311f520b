/** How a war of two Superpanzers ends. */
import { type Beat, beat, count } from '../../beat.ts';
import { noticed } from '../../noticed.ts';
import { capital, counted, inOrder } from '../../words.ts';
import type { WarMoment } from './moments.ts';
import { type Cast, tankName, who } from './names.ts';

const DRAWS: Readonly<Record<string, string>> = {
  'both-destroyed': 'both Superpanzers are destroyed at once: a draw.',
  'round-limit': 'the last round is over and both Superpanzers stand: a draw.',
};

export function endBeats(moments: readonly WarMoment[], cast: Cast): readonly Beat[] {
  const dead = noticed(moments, 'removed').filter(({ why }) => why === 'tank');
  const doomed = noticed(moments, 'tankDestroyed');
  return noticed(moments, 'matchEnded').map(({ outcome, step }) => {
    const [winner, ...others] = outcome.places.filter(({ place }) => place === 1);
    const aboard =
      dead.length === 0
        ? ''
        : ` ${capital(counted(dead.length, 'unit'))} aboard ${dead.length === 1 ? 'is' : 'are'} lost with it.`;
    const steps = inOrder([step, ...dead.map((one) => one.step)]);
    const counts = dead.length === 0 ? [] : [count(dead.length, 'unit lost', 'units lost')];
    if (winner === undefined || others.length > 0)
      return beat(1, `${DRAWS[outcome.reason] ?? 'a draw.'}${aboard}`, steps, ...counts);
    const wins = `${capital(who(winner.side, cast.eyes))} ${winner.side === cast.eyes.side ? 'win' : 'wins'}`;
    const [last] = doomed;
    const how =
      last === undefined
        ? '.'
        : last.why === 'cores'
          ? `: all cores of ${tankName(last.side, cast)} are sabotaged, and it is destroyed.`
          : `: a vital part of ${tankName(last.side, cast)} gives way, and it is destroyed.`;
    return beat(1, `${wins}${how}${aboard}`, steps, ...counts);
  });
}

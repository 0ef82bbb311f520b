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

const FALLS: Readonly<Record<string, (tank: string) => string>> = {
  cores: (tank) => `all cores of ${tank} are sabotaged, and it is destroyed.`,
  component: (tank) => `a vital part of ${tank} gives way, and it is destroyed.`,
};

export function endBeats(moments: readonly WarMoment[], cast: Cast): readonly Beat[] {
  const dead = noticed(moments, 'removed').filter(({ why }) => why === 'tank');
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
    const loser = outcome.places.find(({ place }) => place > 1);
    const fell = loser === undefined ? undefined : FALLS[outcome.reason]?.(tankName(loser.side, cast));
    return beat(1, `${wins}${fell === undefined ? '.' : `: ${fell}`}${aboard}`, steps, ...counts);
  });
}

/** How a match ends (CA-070 to CA-076). */
import type { Side } from '@fieldpost/rules-wwi-combined-arms/table';
import { type Beat, beat } from '../../beat.ts';
import type { Eyes } from '../../moment.ts';
import { noticed } from '../../noticed.ts';
import { capital } from '../../words.ts';
import type { WwiMoment } from './moments.ts';
import { does, otherSide, whose } from './names.ts';

export function endBeats(moments: readonly WwiMoment[], eyes: Eyes): readonly Beat[] {
  return noticed(moments, 'finished').map(({ outcome, step }) => {
    const [winner, ...others] = outcome.places.filter(({ place }) => place === 1);
    const side = winner !== undefined && others.length === 0 ? winner.side : null;
    return beat(
      1,
      side === null ? drawn(outcome.reason) : won(outcome.reason, side, scores(outcome.places, side), eyes),
      [step],
    );
  });
}

type Places = readonly { readonly side: Side; readonly score: number | null }[];

/** "14 to 7", the winner's first; nothing where nobody counted. */
function scores(places: Places, winner: Side): string {
  const own = places.find(({ side }) => side === winner)?.score ?? null;
  const other = places.find(({ side }) => side !== winner)?.score ?? null;
  return own === null || other === null ? '' : `, ${own} to ${other}`;
}

function won(reason: string, side: Side, score: string, eyes: Eyes): string {
  const wins = `${capital(does(side, eyes, 'win'))}`;
  switch (reason) {
    case 'headquarters':
      return `${capital(whose(otherSide(side), eyes))} Headquarters is destroyed. ${wins}.`;
    case 'turn-limit':
      return `the turn limit is reached. ${wins} by strength on the board${score}.`;
    default:
      return `${wins}.`;
  }
}

function drawn(reason: string): string {
  switch (reason) {
    case 'turn-limit':
      return 'the turn limit is reached with equal strength: a draw.';
    case 'no-losses':
      return 'too many turns without a loss: a draw.';
    case 'repetition':
      return 'the same position for the third time: a draw.';
    default:
      return 'a draw.';
  }
}

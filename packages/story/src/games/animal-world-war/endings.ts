/** How a battle ends, and how near it is to that. */
import type { Json } from '@fieldpost/engine';
import type { Hex } from '@fieldpost/hex';
import { type Beat, beat, count } from '../../beat.ts';
import type { Eyes } from '../../moment.ts';
import { noticed } from '../../noticed.ts';
import { capital, counted } from '../../words.ts';
import type { BattleMoment } from './moments.ts';
import { placeOf, who } from './names.ts';

export function endBeats(moments: readonly BattleMoment[], eyes: Eyes): readonly Beat[] {
  return [...holding(moments, eyes), ...ended(moments, eyes)];
}

function ended(moments: readonly BattleMoment[], eyes: Eyes): readonly Beat[] {
  const view = moments.at(-1)?.before;
  return noticed(moments, 'battleEnded').map(({ outcome, step }) => {
    const [winner, ...others] = outcome.places.filter(({ place }) => place === 1);
    if (winner === undefined || others.length > 0) return beat(1, drawn(outcome.reason), [step]);
    const wins = `${capital(who(winner.side, eyes))} ${winner.side === eyes.side ? 'win' : 'wins'}`;
    const title = view?.battle.aims.title ?? '';
    const text =
      outcome.reason === 'elimination'
        ? `${wins}: all enemies are out of action.`
        : title === ''
          ? `${wins}: the objective is met.`
          : `${wins}: “${title}” is won.`;
    return beat(1, text, [step]);
  });
}

const DRAWS: Readonly<Record<string, string>> = {
  safety: 'the battle reached its limit without a winner: a draw.',
  elimination: 'everyone is out of action: a draw.',
  special: 'the soldier to be rescued is dead: a draw.',
};

const drawn = (reason: string): string => DRAWS[reason] ?? 'a draw.';

function holding(moments: readonly BattleMoment[], eyes: Eyes): readonly Beat[] {
  return noticed(moments, 'held')
    .filter(({ count }) => count > 0)
    .map(({ empire, count: held, step }) => {
      const view = moments.find((one) => one.step === step)?.after;
      const at = view ? placeToHold(view.battle.aims) : null;
      const place = at && view ? placeOf(at, view) : 'its place';
      const has = empire === eyes.side ? 'have' : 'has';
      return beat(
        2,
        `${capital(who(empire, eyes))} ${has} held ${place} for ${counted(held, 'turn')}.`,
        [step],
        count(1, 'turn of holding', 'turns of holding'),
      );
    });
}

/** The tile that the objective wants held; null if there is none. */
function placeToHold(aims: unknown): Hex | null {
  const found = /"holdTurns":\{"at":\[(-?\d+),(-?\d+)\]/.exec(JSON.stringify(aims as Json));
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** Mass Warfare, as a communique: cities and losses, nothing boasted and nothing denied. */
import type { Side } from '@fieldpost/rules-mass-warfare/catalogue';
import type { Notice, View } from '@fieldpost/rules-mass-warfare/table';
import { citiesHeld } from '@fieldpost/rules-mass-warfare/table';
import type { Beat } from '../../beat.ts';
import { beat } from '../../beat.ts';
import type { Eyes } from '../../moment.ts';
import { type Fallen, narrator, type Standing } from '../../narrator.ts';
import { noticed } from '../../noticed.ts';
import { capital, listed, tally } from '../../words.ts';
import { fightingBeats } from './fighting.ts';
import { homeBeats } from './home.ts';
import type { WarMoment } from './moments.ts';
import { does, ofKinds, who } from './names.ts';

function titleOf(moments: readonly WarMoment[]): string {
  const turn = moments[0]?.before.war.turn ?? 0;
  return turn === 0 ? '' : `Turn ${turn}`;
}

const REASONS: Readonly<Record<string, string>> = {
  cities: 'by the agreed share of people',
  'last-standing': 'as the last side left',
  'turn-limit': 'on the last turn',
  stagnation: 'after ten quiet turns',
  resignation: 'because all others resigned',
};

function endBeats(moments: readonly WarMoment[], eyes: Eyes): readonly Beat[] {
  return noticed(moments, 'warEnded').map(({ outcome, step }) => {
    const first = outcome.places.filter(({ place }) => place === 1).map(({ side }) => side);
    const how = REASONS[outcome.reason];
    const words = how === undefined ? '' : ` ${how}`;
    const [winner] = first;
    if (winner !== undefined && first.length === 1)
      return beat(1, `${capital(does(winner, eyes, 'win'))}${words}. The war is over.`, [step]);
    return beat(1, `${capital(listed(first.map((side) => who(side, eyes))))} share the first place${words}.`, [step]);
  });
}

function beatsOf(moments: readonly WarMoment[], eyes: Eyes): readonly Beat[] {
  const found = [...homeBeats(moments, eyes), ...fightingBeats(moments, eyes), ...endBeats(moments, eyes)];
  if (found.length > 0) return found;
  return noticed(moments, 'turnBegan').map(({ step }) => beat(8, 'all quiet.', [step]));
}

/** Units that were made and are no longer alive. */
function fallenOf({ made, armies }: View['war'], side: Side): readonly Fallen[] {
  const living = tally((armies[side] ?? []).map(({ type }) => type));
  return Object.entries(made[side] ?? {}).flatMap(([kind, total]) => {
    const count = (total ?? 0) - (living.get(kind) ?? 0);
    return count > 0 ? [{ kind, count }] : [];
  });
}

function standings({ war }: View): readonly Standing[] {
  return war.sides.map((side) => {
    const fallen = fallenOf(war, side);
    const lost = fallen.reduce((sum, { count }) => sum + count, 0);
    return { side, strength: citiesHeld(war, side).people, lost, losses: ofKinds(fallen), fallen, army: '' };
  });
}

export const massWarfare = narrator<View, Notice>({
  closes: ({ notices }) => notices.some(({ type }) => type === 'turnBegan' || type === 'warEnded'),
  title: titleOf,
  beats: beatsOf,
  quiet: () => '',
  standings,
  board: ({ war }) => [
    war.sides.map((side) => (war.armies[side] ?? []).map(({ id, at, fire }) => [id, at, fire])),
    [...war.control],
    Object.entries(war.bases),
  ],
});

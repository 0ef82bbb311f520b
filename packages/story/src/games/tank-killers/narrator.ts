/** Tank Killers, as a gunner's log: fragments, figures, the verdict last. */
import type { Beat } from '../../beat.ts';
import { beat, count } from '../../beat.ts';
import type { Eyes } from '../../moment.ts';
import { narrator, type Standing } from '../../narrator.ts';
import { noticed } from '../../noticed.ts';
import { byKind, counted, inOrder } from '../../words.ts';
import { attackBeat, attacksIn } from './attacks.ts';
import { endBeats } from './endings.ts';
import { housekeeping } from './housekeeping.ts';
import type { Notice, Side, TankMoment, View } from './moments.ts';
import { turnOf, vehicles } from './names.ts';

const SIDES: readonly Side[] = ['german', 'anglo'];

function titleOf(moments: readonly TankMoment[], eyes: Eyes): string {
  const open = moments[0]?.after.open;
  const before = moments[0]?.before.open;
  if (before === undefined || open === undefined || before.phase === 'decks') return '';
  return turnOf(before.active, before.forces[before.active].turns, eyes);
}

/** A turn of several attacks that cost something begins with the sum of them. */
function sumOf(moments: readonly TankMoment[]): readonly Beat[] {
  const attacks = attacksIn(moments);
  const lost = noticed(moments, 'lost');
  if (attacks.length < 2 || lost.length < 2) return [];
  const gone = SIDES.flatMap((side) => {
    const units = lost.filter((one) => one.side === side).map(({ unit }) => unit);
    const name = side === 'german' ? 'German' : 'Allied';
    return units.length === 0 ? [] : [`${name} losses ${vehicles(units)}`];
  });
  const steps = inOrder(attacks.flatMap((attack) => attack.steps));
  return [beat(2, `${counted(attacks.length, 'attack')}; ${gone.join(', ')}.`, steps)];
}

function beatsOf(moments: readonly TankMoment[], eyes: Eyes): readonly Beat[] {
  return [
    ...housekeeping(moments, eyes),
    ...sumOf(moments),
    ...attacksIn(moments).map((attack) => attackBeat(attack, eyes)),
    ...endBeats(moments, eyes),
    ...idle(moments),
  ];
}

function idle(moments: readonly TankMoment[]): readonly Beat[] {
  const ended = noticed(moments, 'turnEnded');
  if (attacksIn(moments).length > 0) return [];
  return ended.map(({ step }) =>
    beat(8, 'no attack.', [step], count(1, 'turn without an attack', 'turns without an attack')),
  );
}

/** TDC-104. */
const FORMATIONS: Readonly<Record<string, string>> = {
  default: 'the German formation',
  panzer: 'the Panzer formation',
  american: 'the American formation',
  'american-armored': 'the American armored formation',
  british: 'the British formation',
  'british-infantry': 'the British infantry formation',
};

function standings(view: View): readonly Standing[] {
  const { open } = view;
  if (open.phase === 'decks') return [];
  return SIDES.map((side) => {
    const { casualties, breakAt } = open.forces[side];
    const strength = Math.round((1 - casualties.length / Math.max(1, breakAt)) * 100);
    return {
      side,
      strength,
      lost: casualties.length,
      losses: vehicles(casualties),
      fallen: byKind(casualties),
      army: FORMATIONS[open.options[side]] ?? '',
    };
  });
}

export const tankKillers = narrator<View, Notice>({
  closes: ({ notices }) => notices.some(({ type }) => type === 'turnEnded' || type === 'finished'),
  title: titleOf,
  beats: beatsOf,
  quiet: () => '',
  standings,
  board: ({ open }) =>
    SIDES.map((side) => {
      const { table, casualties } = open.forces[side];
      return [table.map(({ unit }) => unit), [...casualties]];
    }),
});

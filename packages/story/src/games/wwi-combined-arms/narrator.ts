/** WWI Combined Arms, as a staff telegram: short, numbers, no pathos. */
import { UNITS } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { type Notice, type Side, unitsOf, type View } from '@fieldpost/rules-wwi-combined-arms/table';
import type { Beat } from '../../beat.ts';
import { beat, count } from '../../beat.ts';
import type { Eyes } from '../../moment.ts';
import { narrator, type Standing } from '../../narrator.ts';
import { noticed } from '../../noticed.ts';
import { byKind, capital, counted, inOrder } from '../../words.ts';
import { endBeats } from './endings.ts';
import { fightingBeats } from './fighting.ts';
import type { WwiMoment } from './moments.ts';
import { movingBeats } from './moving.ts';
import { sideOf, typeOf, units, who } from './names.ts';

const isSetUp = ({ phase }: View): boolean => phase === 'army' || phase === 'place';

function titleOf(moments: readonly WwiMoment[], eyes: Eyes): string {
  const before = moments[0]?.before;
  if (before === undefined || isSetUp(before)) return '';
  return `${capital(who(before.active, eyes))}, turn ${before.turns[before.active]}`;
}

/** Armies and places: told once, without their content where it is hidden. */
function setUpBeats(moments: readonly WwiMoment[], eyes: Eyes): readonly Beat[] {
  const committed = noticed(moments, 'armyCommitted');
  const opened = noticed(moments, 'armiesOpened');
  const placed = noticed(moments, 'placed');
  return [
    ...committed
      .filter(() => opened.length === 0)
      .map(({ side, step }) =>
        beat(
          8,
          `${capital(who(side, eyes))} ${side === eyes.side ? 'have' : 'has'} an army ready.`,
          [step],
          count(1, 'army ready', 'armies ready'),
        ),
      ),
    ...opened.map(({ first, step }) =>
      beat(
        4,
        `both armies are revealed; ${who(first, eyes)} ${first === eyes.side ? 'place' : 'places'} first.`,
        inOrder([...committed.map((one) => one.step), step]),
        count(1, 'pair of armies revealed', 'pairs of armies revealed'),
      ),
    ),
    ...(placed.length === 0
      ? []
      : [
          beat(
            8,
            `${counted(placed.length, 'unit')} ${placed.length === 1 ? 'takes its place' : 'take their places'}.`,
            inOrder(placed.map(({ step }) => step)),
            count(placed.length, 'unit in place', 'units in place'),
          ),
        ]),
  ];
}

function beatsOf(moments: readonly WwiMoment[], eyes: Eyes): readonly Beat[] {
  const size = moments[0]?.before.size ?? 8;
  return [
    ...setUpBeats(moments, eyes),
    ...movingBeats(moments, size, eyes),
    ...fightingBeats(moments, size, eyes),
    ...endBeats(moments, eyes),
    ...endOfTurn(moments),
  ];
}

/** A turn in which nothing at all was done is still told. */
function endOfTurn(moments: readonly WwiMoment[]): readonly Beat[] {
  const ended = noticed(moments, 'turnEnded');
  const busy = moments.some(({ notices }) => notices.some(({ type }) => type !== 'turnEnded'));
  return busy
    ? []
    : ended.map(({ step }) =>
        beat(8, 'nobody moves.', [step], count(1, 'turn without a move', 'turns without a move')),
      );
}

function quiet(moments: readonly WwiMoment[]): string {
  if (moments.some(({ before }) => isSetUp(before))) return '';
  const moves = noticed(moments, 'moved').length;
  return moves > 2 ? `${counted(moves, 'unit')} regroup, nobody fires.` : moves === 0 ? '' : 'no attacks.';
}

function standings(view: View): readonly Standing[] {
  if (isSetUp(view)) return [];
  const all = unitsOf(view);
  const sides: readonly Side[] = ['south', 'north'];
  return sides.map((side) => {
    const own = all.filter((unit) => unit.side === side);
    const fallen = own.filter(({ standing }) => standing === 'fallen');
    const lost = {
      lost: fallen.length,
      losses: units(fallen.map(({ id }) => id)),
      fallen: byKind(fallen.map(({ type }) => type)),
    };
    const strength = own
      .filter(({ standing }) => standing === 'board')
      .reduce((sum, { type }) => sum + UNITS[type].defense, 0);
    return { side, strength, ...lost, army: units(own.map(({ id }) => id)) };
  });
}

export const wwiCombinedArms = narrator<View, Notice>({
  closes: ({ notices, before, after }) =>
    notices.some(({ type }) => type === 'turnEnded' || type === 'finished') || (isSetUp(before) && !isSetUp(after)),
  title: titleOf,
  beats: beatsOf,
  quiet,
  standings,
  board: ({ units: all }) => all.map(({ id, at }) => [sideOf(id), typeOf(id), at]),
});

/** Cities, works, production, marches, and those who leave. */
import { BASES, type Side } from '@fieldpost/rules-mass-warfare/catalogue';
import type { Beat } from '../../beat.ts';
import { beat, count } from '../../beat.ts';
import type { Eyes } from '../../moment.ts';
import { noticed } from '../../noticed.ts';
import { a, capital, counted, grouped, inOrder, listed, number, shortly } from '../../words.ts';
import type { Noticed, WarMoment } from './moments.ts';
import { does, ownerOf, shared, unitsByKind, where, who } from './names.ts';

export function homeBeats(moments: readonly WarMoment[], eyes: Eyes): readonly Beat[] {
  return [
    ...cities(
      noticed(moments, 'claimed').filter(({ people }) => people > 0),
      eyes,
    ),
    ...grounds(
      noticed(moments, 'claimed').filter(({ people }) => people === 0),
      eyes,
    ),
    ...production(moments, eyes),
    ...repairs(moments),
    ...departures(moments, eyes),
    ...marches(moments, eyes),
  ];
}

/** "Blue takes Zeven from Red". */
function cities(claims: readonly Noticed<'claimed'>[], eyes: Eyes): readonly Beat[] {
  if (claims.length === 0) return [];
  const words = [...grouped(claims, ({ side }) => side)].map(([side, own]) => {
    const names = own.map(
      ({ place, from }) =>
        `${where(place).replace(/^ (at|near) /, '') || 'a city'}${from === null ? '' : ` from ${who(from, eyes) === 'we' ? 'us' : who(from, eyes)}`}`,
    );
    return `${does(side as Side, eyes, 'take')} ${shortly(names, 3)}`;
  });
  const own = claims.some(({ from }) => from === eyes.side);
  const text = `${capital(listed(words))}.`;
  return [
    {
      ...beat(2, text, inOrder(claims.map(({ step }) => step)), count(claims.length, 'city taken', 'cities taken')),
      own,
    },
  ];
}

/** Farms, mines and bases that change hands. */
function grounds(claims: readonly Noticed<'claimed'>[], eyes: Eyes): readonly Beat[] {
  if (claims.length === 0) return [];
  const words = [...grouped(claims, ({ side }) => side)].map(
    ([side, own]) =>
      `${does(side as Side, eyes, 'take')} ${counted(own.length, 'farm, mine or base', 'farms, mines or bases')}${shared(own.map(({ place }) => place))}`,
  );
  return [
    beat(
      4,
      `${capital(listed(words))}.`,
      inOrder(claims.map(({ step }) => step)),
      count(claims.length, 'farm, mine or base taken', 'farms, mines or bases taken'),
    ),
  ];
}

function production(moments: readonly WarMoment[], eyes: Eyes): readonly Beat[] {
  const built = noticed(moments, 'built');
  const based = noticed(moments, 'based');
  if (built.length + based.length === 0) return [];
  const sides = [
    ...grouped(
      [...built.map((one) => ({ side: ownerOf(one.unit), one })), ...based.map((one) => ({ side: one.side, one }))],
      ({ side }) => side,
    ),
  ];
  const words = sides.map(([side, made]) => {
    const arms = unitsByKind(made.flatMap(({ one }) => (one.type === 'built' ? [one.unit] : [])));
    const works = made.flatMap(({ one }) =>
      one.type === 'based' ? [`${a(BASES[one.what].name.toLowerCase())}${where(one.place)}`] : [],
    );
    return `${does(side as Side, eyes, 'build')} ${listed([...arms, ...works])}`;
  });
  const steps = inOrder([...built, ...based].map(({ step }) => step));
  return [
    beat(4, `${capital(listed(words))}.`, steps, count(built.length + based.length, 'thing built', 'things built')),
  ];
}

function repairs(moments: readonly WarMoment[]): readonly Beat[] {
  const mended = noticed(moments, 'mended');
  const cooled = noticed(moments, 'cooled');
  return [
    ...(mended.length === 0
      ? []
      : [
          beat(
            6,
            `${counted(mended.length, 'bridge')} under repair${shared(mended.map(({ place }) => place))}.`,
            inOrder(mended.map(({ step }) => step)),
            count(mended.length, 'bridge repaired', 'bridges repaired'),
          ),
        ]),
    ...cooled.slice(-1).map(() => beat(8, 'all fires die down by one.', inOrder(cooled.map(({ step }) => step)))),
  ];
}

function departures(moments: readonly WarMoment[], eyes: Eyes): readonly Beat[] {
  const left = noticed(moments, 'left');
  const cleared = noticed(moments, 'cleared');
  return [
    ...left.map(({ side, why, step }) => {
      const is = side === eyes.side ? 'are' : 'is';
      const text =
        why === 'resigned'
          ? `${capital(who(side, eyes))} ${side === eyes.side ? 'have' : 'has'} left the war.`
          : `${capital(who(side, eyes))} ${is} out of the war.`;
      return beat(
        2,
        text,
        inOrder([step, ...cleared.filter((one) => one.side === side).map((one) => one.step)]),
        count(1, 'side out of the war', 'sides out of the war'),
      );
    }),
    ...cleared
      .filter(({ side }) => !left.some((one) => one.side === side))
      .map(({ side, step }) =>
        beat(
          6,
          `what was ${who(side, eyes) === 'we' ? 'ours' : `${who(side, eyes)}'s`} is neutral now.`,
          [step],
          count(1, 'side cleared away', 'sides cleared away'),
        ),
      ),
  ];
}

/** "Blue moves five units, Red three." */
function marches(moments: readonly WarMoment[], eyes: Eyes): readonly Beat[] {
  const moved = noticed(moments, 'moved');
  const placed = noticed(moments, 'placed');
  const [first, ...others] = [...grouped(moved, ({ unit }) => ownerOf(unit))].map(
    ([side, own]) => [side as Side, new Set(own.map(({ unit }) => unit)).size] as const,
  );
  const steps = inOrder(moved.map(({ step }) => step));
  const marched =
    first === undefined
      ? []
      : [
          beat(
            8,
            `${capital(does(first[0], eyes, 'move'))} ${counted(first[1], 'unit')}${others.map(([side, moves]) => `, ${who(side, eyes)} ${number(moves)}`).join('')}.`,
            steps,
            count(moved.length, 'move', 'moves'),
          ),
        ];
  return placed.length === 0
    ? marched
    : [
        ...marched,
        beat(
          8,
          `${counted(placed.length, 'infantry', 'infantry')} placed.`,
          inOrder(placed.map(({ step }) => step)),
          count(placed.length, 'infantry placed', 'infantry placed'),
        ),
      ];
}

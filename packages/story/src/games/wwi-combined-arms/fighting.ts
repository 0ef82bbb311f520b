/** One beat holds everything that happened to one unit in one turn. Units with the same fate share a beat. */
import type { Side } from '@fieldpost/rules-wwi-combined-arms/table';
import type { Beat } from '../../beat.ts';
import { beat, count } from '../../beat.ts';
import type { Eyes } from '../../moment.ts';
import { noticed } from '../../noticed.ts';
import { capital, grouped, inOrder, number, times } from '../../words.ts';
import type { Noticed, WwiMoment } from './moments.ts';
import { does, isHeadquarters, one, shared, sideOf, units, whose } from './names.ts';

/** The fate of one unit. */
type Fate = {
  readonly unit: string;
  readonly side: Side;
  /** The place of its last hit. */
  readonly at: string;
  readonly hits: readonly Noticed<'attacked'>[];
  readonly retreats: readonly Noticed<'retreated'>[];
  readonly forced: readonly Noticed<'retreatForced'>[];
  readonly fell: Noticed<'destroyed'> | null;
};

export function fightingBeats(moments: readonly WwiMoment[], size: number, eyes: Eyes): readonly Beat[] {
  const fates = fatesIn(moments);
  const headquarters = fates.filter(({ unit }) => isHeadquarters(unit));
  const others = fates.filter(({ unit }) => !isHeadquarters(unit));
  return [
    ...headquarters.map((fate) => headquartersHit(fate, eyes)),
    ...losses(
      others.filter(({ fell }) => fell !== null),
      size,
      eyes,
    ),
    ...retreats(
      others.filter(({ fell, retreats }) => fell === null && retreats.length > 0),
      size,
      eyes,
    ),
    ...holding(
      others.filter(({ fell, retreats }) => fell === null && retreats.length === 0),
      size,
      eyes,
    ),
  ];
}

function fatesIn(moments: readonly WwiMoment[]): readonly Fate[] {
  const hits = noticed(moments, 'attacked');
  const forced = noticed(moments, 'retreatForced');
  const back = noticed(moments, 'retreated');
  const fallen = noticed(moments, 'destroyed');
  const met = [...hits.map(({ target }) => target), ...[...forced, ...back, ...fallen].map(({ unit }) => unit)];
  return [...new Set(met)].map((unit) => {
    const own = hits.filter(({ target }) => target === unit);
    const fell = fallen.find((one) => one.unit === unit) ?? null;
    const retreated = back.filter((one) => one.unit === unit);
    const at = fell?.at ?? retreated.at(-1)?.from ?? own.at(-1)?.at ?? 'a1';
    const ordered = forced.filter((one) => one.unit === unit);
    return { unit, side: sideOf(unit), at, hits: own, retreats: retreated, forced: ordered, fell };
  });
}

const stepsOf = (fates: readonly Fate[]): readonly number[] =>
  inOrder(
    fates.flatMap(({ hits, retreats, forced, fell }) =>
      [...hits, ...retreats, ...forced, ...(fell ? [fell] : [])].map(({ step }) => step),
    ),
  );

/** "a Tank and three Infantry hit North's Headquarters four times, and it has nowhere to go." */
function headquartersHit(fate: Fate, eyes: Eyes): Beat {
  const attackers = [...new Set(fate.hits.map(({ unit }) => unit))];
  const by = attackers.length === 0 ? 'the enemy' : units(attackers);
  const verb = attackers.length === 1 && by !== 'Trench Raiders' ? 'hits' : 'hit';
  const end = fate.fell ? ', and it has nowhere to go' : fate.retreats.length > 0 ? ', and it falls back' : '';
  const text = `${by} ${verb} ${whose(fate.side, eyes)} Headquarters ${times(fate.hits.length)}${end}.`;
  const counts = [
    count(fate.hits.length, 'hit on a Headquarters', 'hits on a Headquarters'),
    ...(fate.fell ? [count(1, 'Headquarters lost', 'Headquarters lost')] : []),
  ];
  return { ...beat(2, text, stepsOf([fate]), ...counts), own: fate.side === eyes.side };
}

/** One line that counts a side's losses, and one that says how. */
function losses(fates: readonly Fate[], size: number, eyes: Eyes): readonly Beat[] {
  return [...grouped(fates, ({ side }) => side).values()].flatMap((lost) => {
    const [first] = lost;
    if (first === undefined) return [];
    const where = shared(
      lost.map(({ at }) => at),
      size,
      eyes,
    );
    const names = units(lost.map(({ unit }) => unit));
    const what = lost.length > 2 ? `${number(lost.length)}${where}: ${names}` : `${names}${where}`;
    const text = `${capital(does(first.side, eyes, 'lose'))} ${what}.`;
    const own = first.side === eyes.side;
    const steps = stepsOf(lost);
    return [
      { ...beat(3, text, steps, count(lost.length, 'unit lost', 'units lost')), own },
      { ...beat(5, how(lost), steps), own },
    ];
  });
}

/** Why they fell: nowhere to go, or broken twice. */
function how(lost: readonly Fate[]): string {
  const twice = lost.filter(({ fell }) => fell?.why === 'doubleWhammy');
  const cornered = lost.filter(({ fell }) => fell?.why === 'noRetreat');
  const alone = lost.filter(({ hits }) => hits.length === 1 && (hits[0]?.damage ?? 0) > 1).length;
  const parts = [
    cornered.length === 0
      ? ''
      : cornered.length === lost.length
        ? lost.length === 1
          ? 'it had no square to retreat to'
          : 'none had a square to retreat to'
        : `${number(cornered.length)} had no square to retreat to`,
    twice.length === 0 ? '' : `${number(twice.length)} ${twice.length === 1 ? 'was' : 'were'} broken a second time`,
    alone === 0 ? '' : `${number(alone)} fell to a single attack`,
  ].filter((part) => part !== '');
  return `${parts.join('; ')}.`;
}

function retreats(fates: readonly Fate[], size: number, eyes: Eyes): readonly Beat[] {
  return [...grouped(fates, ({ side }) => side).values()].map((back) => {
    const where = shared(
      back.map(({ at }) => at),
      size,
      eyes,
    );
    const [first] = back;
    const hits = back.reduce((sum, fate) => sum + fate.hits.length, 0);
    const own = first?.side === eyes.side;
    const text =
      back.length === 1 && first
        ? `${own ? 'your ' : ''}${own ? one(first.unit).replace(/^an? /, '') : one(first.unit)}${where}${hits > 0 ? `, hit ${times(hits)},` : ''} ${one(first.unit) === 'Trench Raiders' ? 'fall' : 'falls'} back.`
        : `${capital(units(back.map(({ unit }) => unit)))}${own ? ' of yours' : ''} fall back${where}.`;
    return { ...beat(5, text, stepsOf(back), count(back.length, 'unit driven back', 'units driven back')), own };
  });
}

function holding(fates: readonly Fate[], size: number, eyes: Eyes): readonly Beat[] {
  return [...grouped(fates, ({ side }) => side).values()].map((held) => {
    const where = shared(
      held.map(({ at }) => at),
      size,
      eyes,
    );
    const own = held[0]?.side === eyes.side;
    const many = held.length > 1 || one(held[0]?.unit ?? '') === 'Trench Raiders';
    const text = `${units(held.map(({ unit }) => unit))}${own ? ' of yours' : ''} ${many ? 'are' : 'is'} hit${where} and ${many ? 'hold' : 'holds'}.`;
    return { ...beat(5, text, stepsOf(held), count(held.length, 'unit hit that holds', 'units hit that hold')), own };
  });
}

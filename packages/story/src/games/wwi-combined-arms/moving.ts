/** Moves, reinforcements, promotions. */
import type { Beat } from '../../beat.ts';
import { beat, count } from '../../beat.ts';
import type { Eyes } from '../../moment.ts';
import { noticed } from '../../noticed.ts';
import { capital, counted, inOrder, number } from '../../words.ts';
import type { Noticed, WwiMoment } from './moments.ts';
import { distance, one, sectorOf, sideOf, units, who } from './names.ts';

export function movingBeats(moments: readonly WwiMoment[], size: number, eyes: Eyes): readonly Beat[] {
  const moved = noticed(moments, 'moved');
  const came = noticed(moments, 'reinforced');
  const risen = noticed(moments, 'promoted');
  return [...marches(moved, size, eyes), ...arrivals(came, eyes), ...promotions(risen, eyes)];
}

/** Two by name, more by count: each longest first. */
function marches(moved: readonly Noticed<'moved'>[], size: number, eyes: Eyes): readonly Beat[] {
  if (moved.length === 0) return [];
  const steps = inOrder(moved.map(({ step }) => step));
  const text =
    moved.length <= 2 ? moved.map((move) => march(move, size, eyes)).join('; ') : together(moved, size, eyes);
  return [beat(8, `${text}.`, steps, count(moved.length, 'move', 'moves'))];
}

/** "a Tank goes back one square in the west". */
function march({ unit, from, to }: Noticed<'moved'>, size: number, eyes: Eyes): string {
  const rows = (Number(to.slice(1)) - Number(from.slice(1))) * (sideOf(unit) === 'south' ? 1 : -1);
  const way = rows > 0 ? 'forward' : rows < 0 ? 'back' : 'aside';
  const s = one(unit) === 'Trench Raiders' ? 'go' : 'goes';
  return `${one(unit)} ${s} ${way} ${counted(distance(from, to), 'square')} ${sectorOf(to, size, eyes)}`;
}

function together(moved: readonly Noticed<'moved'>[], size: number, eyes: Eyes): string {
  const ahead = moved.filter(
    ({ unit, from, to }) =>
      Number(to.slice(1)) > Number(from.slice(1)) === (sideOf(unit) === 'south') && to.slice(1) !== from.slice(1),
  );
  const sectors = new Set(moved.map(({ to }) => sectorOf(to, size, eyes)));
  const where = sectors.size === 1 ? `, all ${[...sectors][0]}` : '';
  const most = ahead.length === moved.length ? 'all of them forward' : `${number(ahead.length)} of them forward`;
  return `${units(moved.map(({ unit }) => unit))} move, ${most}${where}`;
}

function arrivals(came: readonly Noticed<'reinforced'>[], eyes: Eyes): readonly Beat[] {
  return came.map(({ unit, step }) =>
    beat(
      4,
      `${capital(who(sideOf(unit), eyes))} ${sideOf(unit) === eyes.side ? 'bring' : 'brings'} up ${one(unit)} as reinforcement.`,
      [step],
      count(1, 'reinforcement', 'reinforcements'),
    ),
  );
}

function promotions(risen: readonly Noticed<'promoted'>[], eyes: Eyes): readonly Beat[] {
  return risen.map(({ unit, step }) =>
    beat(
      4,
      `${one(unit)} of ${sideOf(unit) === eyes.side ? 'yours' : who(sideOf(unit), eyes)} ${one(unit) === 'Trench Raiders' ? 'become' : 'becomes'} elite.`,
      [step],
      count(1, 'promotion', 'promotions'),
    ),
  );
}

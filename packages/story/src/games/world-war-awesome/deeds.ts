/** Groups events that belong together: an activation with its consequences, the ride of a tank, an exploding charge. */
import type { Notice } from '@fieldpost/rules-world-war-awesome/table';
import { inOrder } from '../../words.ts';
import type { WarMoment } from './moments.ts';

export type Told = Notice & { readonly step: number };
/** `first`: what began it. */
export type Deed = { readonly first: Told; readonly all: readonly Told[] };

const BEGINS: ReadonlySet<Notice['type']> = new Set([
  'activated',
  'acted',
  'deviceUsed',
  'exploded',
  'threw',
  'tokenPlayed',
  'ordered',
  'held',
  'passed',
  'opsBegan',
  'momentChosen',
  'tankPlaced',
  'supportPlaced',
  'coin',
  'roundEnded',
  'roundBegan',
]);

/** In order of time. The order of a tank ends with `opsDone`: what comes after it is the other tank's. */
export function deedsIn(moments: readonly WarMoment[]): readonly Deed[] {
  const deeds: Told[][] = [];
  let closed = true;
  for (const { step, notices } of moments)
    for (const notice of notices) {
      const told: Told = { ...notice, step };
      if (closed || BEGINS.has(notice.type)) deeds.push([told]);
      else deeds.at(-1)?.push(told);
      closed = notice.type === 'opsDone' || notice.type === 'opened';
    }
  return deeds.flatMap((all) => (all[0] === undefined ? [] : [{ first: all[0], all }]));
}

export function ofType<Type extends Notice['type']>(
  { all }: Deed,
  ...types: readonly Type[]
): readonly (Extract<Notice, { readonly type: Type }> & { readonly step: number })[] {
  return all.flatMap((one) => (types.includes(one.type as Type) ? [one as never] : []));
}

export const stepsOf = ({ all }: Deed): readonly number[] => inOrder(all.map(({ step }) => step));

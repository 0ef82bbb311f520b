/** The cost of an attack, a blast or a ride: losses, wounds, broken walls and emitters. */
import type { Solid } from '@fieldpost/rules-world-war-awesome/table';
import { type Count, count, type Rank } from '../../beat.ts';
import { listed } from '../../words.ts';
import { type Deed, ofType } from './deeds.ts';
import { type Cast, opens, ownerOf, solidName, unitNames } from './names.ts';

export type Toll = {
  readonly lost: readonly string[];
  readonly wounded: readonly string[];
  readonly stunned: readonly string[];
  /** Thrown, pushed, fled. */
  readonly moved: readonly string[];
  readonly broken: readonly Solid[];
  readonly damaged: readonly Solid[];
};

const once = (ids: readonly string[], gone: readonly string[]): readonly string[] =>
  [...new Set(ids)].filter((id) => !gone.includes(id));

export function tollOf(deed: Deed): Toll {
  const lost = ofType(deed, 'removed')
    .filter(({ why }) => why !== 'tank')
    .map(({ unit }) => unit);
  const impacts = ofType(deed, 'impact');
  const struck = impacts.filter(({ solid }) => !('unit' in solid));
  const armor = impacts.flatMap(({ solid }) => ('unit' in solid ? [solid.unit] : []));
  const broken = struck.filter(({ destroyed }) => destroyed).map(({ solid }) => solid);
  const keys = new Set(broken.map((solid) => JSON.stringify(solid)));
  const hurt = ofType(deed, 'hurt').map(({ unit }) => unit);
  const shoved = ofType(deed, 'moved').filter(({ how }) => how === 'thrown' || how === 'pushed' || how === 'flee');
  return {
    lost,
    wounded: once([...hurt, ...armor], lost),
    stunned: once(
      ofType(deed, 'disabled').map(({ unit }) => unit),
      lost,
    ),
    moved: once(
      shoved.map(({ unit }) => unit),
      lost,
    ),
    broken,
    damaged: struck.map(({ solid }) => solid).filter((solid) => !keys.has(JSON.stringify(solid))),
  };
}

export function rankOf({ lost, wounded, stunned, moved, broken, damaged }: Toll): Rank {
  if (broken.some((solid) => 'tank' in solid)) return 2;
  if (lost.length > 0) return 3;
  if (wounded.length + stunned.length > 0) return 5;
  return moved.length + broken.length + damaged.length > 0 ? 6 : 7;
}

export const befalls = ({ lost, wounded, stunned }: Toll, cast: Cast): boolean =>
  [...lost, ...wounded, ...stunned].some((id) => ownerOf(id, cast) === cast.eyes.side);

export function countsOf({ lost, wounded, stunned, moved, broken, damaged }: Toll): readonly Count[] {
  const all = [
    count(lost.length, 'unit lost', 'units lost'),
    count(wounded.length, 'unit struck', 'units struck'),
    count(stunned.length, 'unit struck', 'units struck'),
    count(moved.length, 'unit struck', 'units struck'),
    count(broken.length, 'thing broken', 'things broken'),
    count(damaged.length, 'thing broken', 'things broken'),
  ];
  return all.filter((one) => one.count > 0);
}

const are = (ids: readonly string[]): string => (ids.length === 1 ? 'is' : 'are');

function walls(solids: readonly Solid[], one: string, many: string): readonly string[] {
  const count = solids.filter((solid) => 'hex' in solid).length;
  return count === 0 ? [] : [count === 1 ? one : many];
}

/** "East's Rifleman is lost, a wall falls". */
export function tollWords(toll: Toll, cast: Cast): string {
  const { lost, wounded, stunned, moved, broken, damaged } = toll;
  const parts = [
    ...broken.flatMap((solid) =>
      'tank' in solid ? [`${solidName(solid, cast)} is destroyed${opens(solid, cast)}`] : [],
    ),
    ...(lost.length === 0 ? [] : [`${unitNames(lost, cast)} ${are(lost)} lost`]),
    ...(wounded.length === 0 ? [] : [`${unitNames(wounded, cast)} ${are(wounded)} hit and ${bears(wounded)} it`]),
    ...(stunned.length === 0 ? [] : [`${unitNames(stunned, cast)} ${are(stunned)} stunned`]),
    ...(moved.length === 0 ? [] : [`${unitNames(moved, cast)} ${are(moved)} thrown aside`]),
    ...damaged.flatMap((solid) => ('tank' in solid ? [`${solidName(solid, cast)} is damaged`] : [])),
    ...walls(broken, 'a wall falls', 'walls fall'),
    ...walls(damaged, 'a wall cracks', 'walls crack'),
  ];
  return listed([...new Set(parts)].slice(0, 3));
}

const bears = (ids: readonly string[]): string => (ids.length === 1 ? 'bears' : 'bear');

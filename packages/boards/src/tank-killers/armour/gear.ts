/** The running gear of vehicles: tracks round their wheels, or tyres. */
import type { SceneNode } from '../../scene/scene.ts';
import { group, round, shape, stroke } from '../../scene/scene.ts';
import { GROUND, lines, type Paint, part, wheel } from '../hand.ts';

/**
 * How the wheels of a track are hung: `row` side by side, `laid` overlapping in two rows, `bogies` in pairs on arms,
 * `spring` in pairs with level springs, `around` small ones under a track that runs round the whole hull.
 */
export type Hang = 'row' | 'laid' | 'bogies' | 'spring' | 'around';
export type Tracks = {
  readonly on: 'tracks';
  /** Middle of the rearmost and of the foremost wheel. */
  readonly rear: number;
  readonly front: number;
  readonly wheels: number;
  /** Radius of a road wheel. */
  readonly r: number;
  /** Height of the upper run over the ground. */
  readonly top: number;
  readonly hang: Hang;
  /** A rear guide wheel on the ground (M5, Stuart). */
  readonly trailing?: true;
};
export type Tyres = { readonly on: 'tyres'; readonly at: readonly number[]; readonly r: number };
export type Gear = Tracks | Tyres;

const LINK = 3.4;

function trackBand({ rear, front, r, top, hang, trailing }: Tracks): string {
  const up = GROUND - top;
  const ends = hang === 'around' ? 15 : 12;
  const low = GROUND - Math.min(top * 0.62, 15);
  const tail = trailing ? `L${rear - r - 8} ${GROUND}L${rear - r - 11} ${GROUND - 10}` : `L${rear - r - ends} ${low}`;
  const nose = `Q${front + r + ends + 2} ${up} ${front + r + ends} ${low}`;
  return `M${rear - 6} ${up}H${front + 4}${nose}L${front + r * 0.4} ${GROUND}H${rear - r * 0.4}${tail}Q${rear - r - ends - 1} ${up} ${rear - 6} ${up}Z`;
}

function roadWheels({ rear, front, wheels, r, hang }: Tracks, paint: Paint): readonly SceneNode[] {
  const step = (front - rear) / (wheels - 1);
  const y = GROUND - LINK - r;
  const all = Array.from({ length: wheels }, (_, index) => ({
    x: round(rear + index * step),
    behind: hang === 'laid' && index % 2 === 1,
  }));
  return [...all.filter(({ behind }) => behind), ...all.filter(({ behind }) => !behind)].map(({ x }) =>
    wheel(x, y, r, 0, paint),
  );
}

function arms({ rear, front, wheels, r, hang }: Tracks, paint: Paint): readonly SceneNode[] {
  if (hang !== 'bogies' && hang !== 'spring') return [];
  const step = (front - rear) / (wheels - 1);
  const y = GROUND - LINK - r;
  const pairs = Array.from({ length: Math.floor(wheels / 2) }, (_, index) => round(rear + step * (2 * index + 0.5)));
  const arm = (x: number) =>
    hang === 'bogies'
      ? `M${x - 4} ${y - r - 6}h8l2 5l${round(step / 2)} 5h${round(-step - 4)}l${round(step / 2)} -5Z`
      : `M${round(x - step / 2)} ${y - r - 3}h${round(step)}v4h${round(-step)}Z`;
  return pairs.map((x) => part(arm(x), paint.body, paint));
}

function ends({ rear, front, r, top, hang, trailing }: Tracks, paint: Paint): readonly SceneNode[] {
  const lift = GROUND - Math.min(top * 0.62, 15);
  const reach = hang === 'around' ? 8 : 6;
  const size = Math.min(7.5, top / 2 - 2.5);
  const sprocket = wheel(front + r + reach - 1, lift, size, 0, paint);
  const teeth = stroke(`M${round(front + r + reach - 1)} ${lift - size + 2}v${2 * size - 4}`, paint.ink.ink, 1);
  const idler = trailing
    ? wheel(rear - r - 4, GROUND - LINK - 6.5, 6.5, 0, paint)
    : wheel(rear - r - reach + 1, lift, size, 0, paint);
  return [sprocket, teeth, idler];
}

function rollers({ rear, front, r, top, hang }: Tracks, paint: Paint): readonly SceneNode[] {
  if (hang === 'laid' || hang === 'around' || top < 2 * r + 12) return [];
  return [0.2, 0.5, 0.8].map((share) => wheel(round(rear + (front - rear) * share), GROUND - top + 4.6, 2.3, 0, paint));
}

function tracks(given: Tracks, paint: Paint): SceneNode {
  const band = trackBand(given);
  return group({}, [
    shape(band, paint.ink.track, { stroke: paint.ink.ink, 'stroke-width': 1.7, 'stroke-linejoin': 'round' }),
    stroke(band, paint.ink.soft, 1.3, { 'stroke-dasharray': '2.2 2.6', 'stroke-opacity': 0.9 }),
    ...rollers(given, paint),
    ...arms(given, paint),
    ...roadWheels(given, paint),
    ...ends(given, paint),
  ]);
}

function tyres({ at, r }: Tyres, paint: Paint): SceneNode {
  const y = GROUND - r;
  return group({}, [
    ...at.map((x) => wheel(x, y, r, r * 0.42, paint)),
    lines(
      at
        .map((x) => `M${round(x - r - 2.5)} ${y - 3}Q${x} ${round(y - 2.3 * r)} ${round(x + r + 2.5)} ${y - 3}`)
        .join(''),
      paint,
      1.6,
    ),
  ]);
}

export const drawGear = (gear: Gear, paint: Paint): SceneNode =>
  gear.on === 'tracks' ? tracks(gear, paint) : tyres(gear, paint);

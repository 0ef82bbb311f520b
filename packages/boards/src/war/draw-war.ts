/** The map of a war as a picture for letters: the page draws the same shapes with its own inks (LC-131, LC-141). */
import type { Atlas, Glance } from '@fieldpost/engine';
import { disc, group, node, type Scene, type SceneNode, shape, stroke } from '../scene/scene.ts';
import { borderOf, groundOf, HEIGHT, landsOf, roadOf, TOP, WIDTH } from './shapes.ts';
import { against, COMPASS, CROWN, EMBLEMS, type Owner, ownerOf, SYMBOLS } from './signs.ts';

type Places = Atlas['places'];
type City = Places[number];

const INK = '#1b2430';
const PAPER = '#f1e7cd';
const INKS = {
  sea: '#d5e0e2',
  shore: '#8fa9b0',
  edge: '#5d5335',
  road: '#5d5335',
  front: '#b3261e',
  gold: '#d9a520',
} as const;
const GROUND: Readonly<Record<Owner, string>> = { first: '#a3ba92', second: '#d99b89', none: PAPER };
const EMBLEM: Readonly<Record<Owner, string>> = { first: '#2c6b3c', second: '#a8251c', none: '#fffdf5' };

/** How far below the middle of a city its name stands. */
export const nameDrop = ({ key }: Pick<City, 'key'>): number => (key ? 7.6 : 6.8);

/** Draws who holds which place, and the front line, without the names: a picture writes them in its own font. */
export function drawWar(atlas: Atlas, { places: owners }: Pick<Glance, 'places'>, size: number): Scene {
  const { places } = atlas;
  const sides = Object.keys(atlas.sides);
  const owned = (id: string): Owner => ownerOf(owners, id, sides);
  const nodes = [
    node('rect', { x: 0, y: TOP, width: WIDTH, height: HEIGHT, fill: INKS.sea }),
    ...landOf(places, owned, owners),
    ...roadsOf(places, owners),
    compass(),
    ...places.map((place) => cityOf(place, owned(place.id))),
  ];
  return {
    width: WIDTH,
    height: HEIGHT,
    size,
    title: 'The map of the war',
    description: words(atlas, owners),
    nodes: [group({ transform: `translate(0 ${-TOP})` }, nodes)],
  };
}

/** The map for those who do not see it. */
function words({ sides, places }: Atlas, owners: Glance['places']): string {
  const holds = Object.entries(sides).map(([side, name]) => {
    const own = places.filter(({ id }) => owners[id] === side).map((place) => place.name);
    return `${name} holds ${own.length === 0 ? 'no city' : own.join(', ')}.`;
  });
  return holds.join(' ');
}

function landOf(places: Places, owned: (id: string) => Owner, owners: Glance['places']): readonly SceneNode[] {
  const lands = landsOf(places);
  const clip = node(
    'clipPath',
    { id: 'war-land' },
    lands.map(({ path }) => node('path', { d: path })),
  );
  const grounds = places.map((place) =>
    node('polygon', {
      points: groundOf(place, places),
      fill: GROUND[owned(place.id)],
      stroke: INKS.edge,
      'stroke-width': 0.2,
      'stroke-dasharray': '0.9 0.7',
      'stroke-opacity': 0.6,
    }),
  );
  const fronts = places.flatMap((one) =>
    places
      .filter((other) => one.id < other.id && against(owners, one.id, other.id))
      .map((other) => borderOf(one, other, places)),
  );
  return [
    node('defs', {}, [clip]),
    ...lands.map(({ path }) => stroke(path, INKS.shore, 2.6)),
    ...lands.map(({ path }) => shape(path, PAPER, { stroke: INKS.edge, 'stroke-width': 1 })),
    group({ 'clip-path': 'url(#war-land)' }, [...grounds, stroke(fronts.join('') || 'M0 0', INKS.front, 0.9)]),
  ];
}

/** Each line once; those across which the sides face each other in red. */
function roadsOf(places: Places, owners: Glance['places']): readonly SceneNode[] {
  return places.flatMap(({ id, at, lines }) =>
    places
      .filter((other) => lines.includes(other.id) && id < other.id)
      .map((other) => {
        const ink = against(owners, id, other.id) ? INKS.front : INKS.road;
        return stroke(roadOf(at, other.at), ink, 0.6, { 'stroke-dasharray': '1.6 1.1' });
      }),
  );
}

function cityOf({ at, key, symbol }: City, owner: Owner): SceneNode {
  const line = { stroke: INK, 'stroke-width': 0.6, 'stroke-linejoin': 'round' };
  return group({ transform: `translate(${at[0]} ${at[1]})` }, [
    shape(EMBLEMS[owner], EMBLEM[owner], { ...line, ...(key ? { transform: 'scale(1.25)' } : {}) }),
    ...(key ? [shape(CROWN, INKS.gold, { ...line, 'stroke-width': 0.4 })] : []),
    ...(symbol === null ? [] : [shape(SYMBOLS[symbol] ?? '', INK, { transform: 'translate(5.6 -2)' })]),
  ]);
}

const compass = (): SceneNode =>
  group({ transform: 'translate(96 84)', opacity: 0.7 }, [
    disc(0, 0, 4.6, 'none', { stroke: INKS.shore, 'stroke-width': 0.4 }),
    stroke(COMPASS, INKS.shore, 0.4),
  ]);

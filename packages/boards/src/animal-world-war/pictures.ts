/** Every picture by its name, and the file in which a page fetches all of them. */
import type { SceneNode } from '../scene/scene.ts';
import { group, shape } from '../scene/scene.ts';
import { nodesToSvg } from '../scene/to-svg.ts';
import type { Album } from './album.ts';
import { ANIMALS } from './animals/index.ts';
import { FACES } from './faces/index.ts';
import { hexPath } from './geometry.ts';
import { ITEMS } from './items.ts';
import { PAGE, type Palette } from './palette.ts';
import { drawPicture, type Picture } from './part.ts';
import { PLANES, TANKS, WRECK } from './vehicles.ts';

const CARD = hexPath(97);

const named = (kind: string, pictures: Readonly<Record<string, Picture>>): readonly (readonly [string, Picture])[] =>
  Object.entries(pictures).map(([name, picture]) => [`${kind}.${name}`, picture]);

const PICTURES: ReadonlyMap<string, Picture> = new Map([
  ...named('animal', ANIMALS),
  ...named('tank', TANKS),
  ...named('plane', PLANES),
  ...named('item', ITEMS),
  ['wreck', WRECK],
]);

function drawFace(card: string, ink: Palette): readonly SceneNode[] {
  const face = FACES[card];
  if (face === undefined) return [];
  return [shape(CARD, ink[face.ground], { stroke: ink.ink, 'stroke-width': 2 }), ...drawPicture(face.picture, ink)];
}

/** Pictures drawn whole in the inks of a palette. */
export const drawnIn =
  (ink: Palette): Album =>
  (name) =>
    name.startsWith('face.') ? drawFace(name.slice(5), ink) : drawPicture(PICTURES.get(name) ?? [], ink);

/** An SVG file with every picture under its name, in the colours of the page that refers to it. */
export function pictureFile(): string {
  const names = [...Object.keys(FACES).map((card) => `face.${card}`), ...PICTURES.keys()];
  const album = drawnIn(PAGE);
  const pictures = names.map((id) => group({ id }, album(id)));
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${nodesToSvg(pictures)}</defs></svg>`;
}

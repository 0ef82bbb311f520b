/** The source of the board's pictures: drawn whole, for emails and files; or by name, for a page that has loaded them. */
import type { SceneNode } from '../scene/scene.ts';
import { node } from '../scene/scene.ts';

/** "face.church", "face.nml", "animal.HERB.captain", "animal.civilian", "tank.CARN", "plane.HERB", "wreck", "item.grenade", "sign.medic". */
export type PictureName = string;
export type Album = (name: PictureName) => readonly SceneNode[];

/** Pictures by reference to a file that holds each under its name as id. */
export const referringTo =
  (file: string): Album =>
  (name) => [node('use', { href: `${file}#${name}` })];

import type { TacticId } from '@fieldpost/rules-animal-world-war/catalogue';
import { PLANE_BOX, TILE_BOX } from './picture.tsx';

type Shown = { readonly name: string; readonly box: string };

const head = (name: string): Shown => ({ name: `animal.${name}`, box: '-54 -54 108 108' });
const tile = (name: string): Shown => ({ name: `face.${name}`, box: TILE_BOX });
const item = (name: string): Shown => ({ name: `item.${name}`, box: '-24 -26 48 48' });

/** A picture of the game for each card. */
export const TACTIC_PICTURES: Readonly<Record<TacticId, Shown>> = {
  T01: head('HERB.rocketeer'),
  T02: tile('nml'),
  T03: item('grenade'),
  T04: head('CARN.observer'),
  T05: head('HERB.chef'),
  T06: head('HERB.medic'),
  T07: head('CARN.sniper'),
  T08: tile('factory'),
  T09: head('CARN.engineer'),
  T10: head('HERB.engineer'),
  T11: head('HERB.observer'),
  T12: head('CARN.rocketeer'),
  T13: head('CARN.captain'),
  T14: tile('ruin'),
  T15: head('CARN.gunner'),
  T16: head('civilian'),
  T17: item('crate'),
  T18: tile('crossroads'),
  T19: { name: 'plane.CARN', box: PLANE_BOX },
  T20: tile('lightwood'),
};

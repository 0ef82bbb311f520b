/** The rule behind an event, for the links in the log. */
import type { Json } from '@fieldpost/client';
import { placesIn } from '@fieldpost/rules-animal-world-war/table';
import type { Named } from '../table.ts';
import { readView } from './reading.ts';

const RULES: Readonly<Record<string, string>> = {
  dealt: 'AWW-010',
  picked: 'AWW-011',
  placed: 'AWW-014',
  deployed: 'AWW-014',
  turnStarted: 'AWW-020',
  granted: 'AWW-130',
  moved: 'AWW-030',
  built: 'AWW-132',
  repaired: 'AWW-132',
  healed: 'AWW-137',
  revived: 'AWW-137',
  respawned: 'AWW-141',
  planeMoved: 'AWW-161',
  itemDropped: 'AWW-108',
  itemTaken: 'AWW-105',
  itemPut: 'AWW-105',
  itemGiven: 'AWW-107',
  shotStopped: 'AWW-062',
  hitAssigned: 'AWW-063',
  packet: 'AWW-110',
  wounded: 'AWW-110',
  died: 'AWW-112',
  tileDamaged: 'AWW-080',
  featureDamaged: 'AWW-171',
  featureDestroyed: 'AWW-085',
  wireCleared: 'AWW-084',
  tileCollapsed: 'AWW-081',
  strike: 'AWW-139',
  tankWrecked: 'AWW-153',
  planeCrashed: 'AWW-166',
  crashSite: 'AWW-167',
  wreckPlaced: 'AWW-167',
  crewOut: 'AWW-168',
  tacticUsed: 'AWW-180',
  tacticFired: 'AWW-180',
  effectStarted: 'AWW-181',
  battleEnded: 'AWW-190',
};
const ATTACKS: Readonly<Record<string, string>> = {
  bullet: 'AWW-061',
  rocket: 'AWW-142',
  shell: 'AWW-152',
  flame: 'AWW-134',
  grenade: 'AWW-091',
  melee: 'AWW-100',
  artillery: 'AWW-138',
  bomb: 'AWW-162',
  strafe: 'AWW-163',
  planeGun: 'AWW-164',
  crash: 'AWW-166',
  blast: 'AWW-135',
  crush: 'AWW-151',
};
const DICE: Readonly<Record<string, string>> = {
  path: 'AWW-061',
  target: 'AWW-061',
  planeTarget: 'AWW-065',
  grenade: 'AWW-091',
  melee: 'AWW-100',
  artillery: 'AWW-138',
  scatter: 'AWW-138',
  bomb: 'AWW-162',
  strafe: 'AWW-163',
  planeGun: 'AWW-164',
  crash: 'AWW-166',
  bailOut: 'AWW-168',
  pilot: 'AWW-168',
};

export function ruleOf(notice: Named | { readonly type: string }): string | null {
  const { type, kind, purpose } = notice as Named;
  if (type === 'attackStarted') return ATTACKS[String(kind)] ?? null;
  if (type === 'dieRolled') return DICE[String(purpose)] ?? null;
  return RULES[type] ?? null;
}

const SIDES: Readonly<Record<string, string>> = { H: 'HERB', C: 'CARN' };

/** The side whose unit was put out of action. */
export function lossOf(notice: Named): { readonly side: string } | null {
  const out = ['wounded', 'died', 'tankWrecked', 'planeCrashed'].includes(notice.type);
  const side = SIDES[String(notice.unit).charAt(0)];
  return out && side !== undefined ? { side } : null;
}

/** Tiles by what is printed on them: also those that have come down since. */
export const placed = (sentence: string, view: Json): string => placesIn(sentence, readView(view).battle.tiles);

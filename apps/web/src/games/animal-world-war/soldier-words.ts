/** What each soldier can do that others cannot, in one sentence (D.3, B.12). */
import type { SoldierType } from '@fieldpost/rules-animal-world-war/catalogue';

export const SOLDIER_WORDS: Readonly<Record<SoldierType, string>> = {
  captain: 'Gives its action to another soldier, who may act once more.',
  chef: 'Everybody in the squad has one more health, as long as the battle lasts.',
  engineer: 'Digs trenches, lays wire, repairs trenches, strong buildings and the own tank; on a Move too.',
  flamer: 'Burns one adjacent tile: 2 damage to all on it, no die. Cannot shoot farther.',
  gunner: 'Fires three bullets at one tile.',
  medic: 'Heals a soldier on its tile, or helps a wounded one or a civilian up.',
  observer: 'Calls artillery on any tile within four; a miss scatters.',
  pilot: 'Flies the plane: lines up in one turn, bombs or strafes in the next.',
  recruit: 'Dies where others are wounded, and comes back from the next turn on.',
  rocketeer: 'Fires a rocket: 3 to all on the tile, 1 where it fails, 3 to the tile.',
  sniper: 'Needs only 2 on every tile, but for tanks and planes.',
  tanker: 'Drives the tank: flattens what it enters, fires shells, covers all on its tile.',
};

/** The rule to read on. */
export const SOLDIER_RULES: Readonly<Record<SoldierType, string>> = {
  captain: 'AWW-130',
  chef: 'AWW-131',
  engineer: 'AWW-132',
  flamer: 'AWW-134',
  gunner: 'AWW-136',
  medic: 'AWW-137',
  observer: 'AWW-138',
  pilot: 'AWW-161',
  recruit: 'AWW-141',
  rocketeer: 'AWW-142',
  sniper: 'AWW-140',
  tanker: 'AWW-150',
};

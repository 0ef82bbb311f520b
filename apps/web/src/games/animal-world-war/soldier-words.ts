/** The special ability of each soldier, in one sentence (THE-RULES "Soldiers", "Soldier types"). */
import type { SoldierType } from '@fieldpost/rules-animal-world-war/catalogue';

export const SOLDIER_WORDS: Readonly<Record<SoldierType, string>> = {
  captain: 'Gives its action to another soldier, who can act once more.',
  chef: 'Gives everyone in the squad 1 more health for the whole battle.',
  engineer: 'Digs trenches, lays wire, and repairs trenches, strong buildings and your tank; also during a move.',
  flamer: 'Burns an adjacent tile: 2 damage to everyone there, no die. No longer range.',
  gunner: 'Fires 3 bullets at 1 tile.',
  medic: 'Heals a soldier on its tile, or helps a wounded soldier or a civilian up.',
  observer: 'Calls artillery on any tile within 4. A miss scatters.',
  pilot: 'Flies the plane: lines up in one turn, bombs or strafes in the next.',
  recruit: 'Dies where others are wounded, and can return from the next turn on.',
  rocketeer: 'Fires a rocket: 3 damage to everyone on the tile (1 on a miss) and 3 to the tile.',
  sniper: 'Hits on 2 or more on every tile, except against tanks and planes.',
  tanker: 'Drives the tank: flattens what it enters, fires shells, gives cover on its tile.',
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

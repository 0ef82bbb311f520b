/** Every number that can be tuned (THE-RULES "Constants"). Needs are die values, everything else counts points, tiles, units or rounds. */
export const CONSTANTS = {
  /** Units on a tile, at most (AWW-032). */
  stack: 4,
  /** Health printed on every soldier card (AWW-110). */
  health: 3,
  nmlCover: 2,
  trench: { cover: 4, cap: 4 },
  wreck: { cover: 5, cap: 5 },
  tank: { cover: 6, cap: 6 },
  plane: { cover: 5, cap: 5 },
  /** Grenade, bomb, rocket, shell: damage to units on a hit and on a miss, and to the tile. */
  explosive: { hit: 3, miss: 1, tile: 3 },
  flame: 2,
  flameBlast: 3,
  bullet: 1,
  /** Bullets that a Gunner fires (AWW-136). */
  gunnerBullets: 3,
  meleeNeed: 2,
  sniperNeed: 2,
  /** The Observer's reach in tiles (AWW-138). */
  obsRange: 4,
  collapse: 1,
  crush: 1,
  bailOutNeed: 4,
  /** Grenades of a soldier at the start (AWW-013). */
  grenades: 1,
  /** Round limits (THE-RULES "Battlefields"). */
  RL: { short: 8, medium: 10, long: 12, custom: 10 },
  /** AWW-193: after this many times RL rounds the battle is a draw. */
  safetyFactor: 4,
  /** AWW-194: objectives are first tested at the end of this round. */
  firstTest: 2,
  /** AWW-009. */
  squad: { min: 2, max: 12, suggested: { short: 4, medium: 6, long: 8 } },
  /** AWW-002. */
  customTiles: { min: 7, max: 54 },
  customRL: { min: 4, max: 20 },
} as const;

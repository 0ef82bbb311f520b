/** Numbers that no table holds. Public data. */
export const CONSTANTS = {
  /** MW-002 */
  faces: 6,
  /** MW-009 */
  mostFire: 6,
  /** MW-010: how far a zone reaches from its home. */
  zone: 3,
  /** MW-011 */
  infantry: 5,
  /** MW-022 */
  planesAtAirfield: 10,
  /** MW-064: the reach of a fighter. */
  scramble: 4,
  /** MW-082: how near a sub must be to a warship. */
  depthCharge: 1,
  /** MW-066: a die of a plane up to this puts a counter on infrastructure. */
  bombHits: 2,
  /** MW-164 */
  stagnation: 10,
  /** Hexes that a map may have. */
  mapHexes: { min: 7, max: 600 },
} as const;

/** Numbers of the rules that belong to no table. Public data. */
export const CONSTANTS = {
  /** WWA-005 */
  firstHand: 5,
  /** WWA-003 */
  supportRadius: 3,
  /** WWA-048 */
  fastFrom: 4,
  /** WWA-059 */
  headshotRadius: 2,
  /** WWA-088 */
  throwSteps: 2,
  /** WWA-092: flights of this many steps or more scatter by two. */
  longFlight: 5,
  /** WWA-107 */
  pushSteps: 3,
  /** WWA-046 */
  dropCost: 2,
  /** WWA-154: "up to three `play` lines in order of preference" */
  tokensMost: 3,
  /** E_LIMIT */
  queueMost: 40,
  faces: 6,
} as const;

/** CL-010: who may do what, as data. Public. */
export const ROLES = ['owner', 'organiser', 'referee', 'captain', 'entrant', 'substitute', 'spectator'] as const;
export type Role = (typeof ROLES)[number];

/** CL-010: each permission and the roles that allow it. `spectator` is everybody who may see the event. */
const PERMISSIONS = {
  'edit club': ['owner'],
  'make event': ['owner', 'organiser'],
  'appoint referee': ['owner', 'organiser'],
  'arrange entries': ['organiser'],
  'open round': ['organiser', 'referee'],
  rule: ['referee'],
  'decide appeal': ['referee'],
  'approve substitute': ['organiser', 'referee'],
  'order boards': ['captain', 'entrant'],
  'take part': ['captain', 'entrant'],
  'accept vacancy': ['substitute'],
  read: ROLES,
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type Permission = keyof typeof PERMISSIONS;

/** CL-010: whether one of the roles has the permission. */
export function allows(roles: readonly Role[], permission: Permission): boolean {
  const allowed: readonly Role[] = PERMISSIONS[permission];
  return roles.some((role) => allowed.includes(role));
}

/** A person's ties to an encounter that needs a decision. */
export type Interest = {
  readonly isHolder: boolean;
  readonly isTeamMate: boolean;
  readonly isCaptain: boolean;
  readonly hasBlock: boolean;
  /** The same division or bracket: it decides their own promotion, relegation or rung. */
  readonly sameGroup: boolean;
  /** True if they made the decision under appeal. */
  readonly decidedFirst: boolean;
};

/** CL-011, CL-012: whether somebody must leave the decision to another. */
export function isInConflict(interest: Interest): boolean {
  return Object.values(interest).some(Boolean);
}

/** CL-011: an organiser may be referee too where an event has fewer than 3 of them. */
export function mayDouble(referees: number): boolean {
  return referees < 3;
}

const FRESH_HOURS = 12;

/** CL-013: acts that change a result want a sign-in of the last 12 hours. Instants in ms. */
export function isFresh(confirmedAt: number, at: number): boolean {
  return at - confirmedAt <= FRESH_HOURS * 3_600_000;
}

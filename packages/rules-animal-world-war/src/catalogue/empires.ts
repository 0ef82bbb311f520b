/** AWW-001: "A battle has exactly two Empires; every player belongs to one." Herbivoria has the first turn of every round and the south edge, Carnivoron the north edge. */
export const EMPIRES = ['HERB', 'CARN'] as const;
export type Empire = (typeof EMPIRES)[number];

export const EMPIRE_NAMES: Readonly<Record<Empire, string>> = { HERB: 'Herbivoria', CARN: 'Carnivoron' };

export function enemyOf(empire: Empire): Empire {
  return empire === 'HERB' ? 'CARN' : 'HERB';
}

/** AWW-007: A aims at the first win condition of the objective, B at the other. */
export const ROLES = ['A', 'B'] as const;
export type Role = (typeof ROLES)[number];

export function otherRole(role: Role): Role {
  return role === 'A' ? 'B' : 'A';
}

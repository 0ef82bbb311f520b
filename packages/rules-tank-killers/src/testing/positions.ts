/** Positions for tests, made short. */

type Card = string | { readonly unit: string; readonly attacked?: 'thisTurn' | 'lastTurn'; readonly id?: string };
type Side = {
  readonly hand?: readonly string[];
  readonly deck?: Readonly<Record<string, number>>;
  readonly top?: Card;
  readonly table?: readonly Card[];
  readonly reserve?: readonly string[];
  readonly casualties?: readonly string[];
  readonly cycles?: number;
  readonly turns?: number;
  readonly breakAt?: number;
};

/** A German turn in MANEUVER; the next formation cards may be written down. */
export function maneuver(german: Side, anglo: Side, more: object = {}, script: object = {}): object {
  return { position: { window: 'maneuver', active: 'german', forces: { german, anglo }, ...more }, script };
}

/** The German attacks with `attacker` (#1), the Anglo's `target` (#2) lies on the table; the Anglo is to answer. */
export function duel(attacker: string, target: string, german: Side = {}, anglo: Side = {}, more: object = {}): object {
  return {
    position: {
      window: 'lostAttack',
      active: 'german',
      forces: {
        german: { ...german, table: [{ id: '#1', unit: attacker, attacked: 'thisTurn' }, ...(german.table ?? [])] },
        anglo: { ...anglo, table: [{ id: '#2', unit: target }, ...(anglo.table ?? [])] },
      },
      attack: { attacker: '#1', target: '#2' },
      ...more,
    },
  };
}

/** The same the other way round: the Anglo attacks the German. */
export function angloDuel(attacker: string, target: string, anglo: Side = {}, german: Side = {}): object {
  return {
    position: {
      window: 'lostAttack',
      active: 'anglo',
      forces: {
        german: { ...german, table: [{ id: '#2', unit: target }, ...(german.table ?? [])] },
        anglo: { ...anglo, table: [{ id: '#1', unit: attacker, attacked: 'thisTurn' }, ...(anglo.table ?? [])] },
      },
      attack: { attacker: '#1', target: '#2' },
    },
  };
}

/** FREE, after an attack of the German #1 against #2 without effect. */
export function between(
  attacker: string,
  target: string,
  german: Side = {},
  anglo: Side = {},
  more: object = {},
): object {
  const played = duel(attacker, target, german, anglo) as { readonly position: object };
  const attack = { attacker: '#1', target: '#2', result: 'survived' };
  return { position: { ...played.position, window: 'free', attack, ...more } };
}

/**
 * What one viewer may know of a state (THE-RULES "Visibility"). Nothing is hidden in this game but an army design until both are
 * committed; from then on a view is the state itself, shared and not copied.
 */
import { identityOf } from './board/identity.ts';
import type { UnitType } from './catalogue/units.ts';
import type { Event, Notice } from './events.ts';
import type { Army, BySide, Side, State } from './state.ts';
import { ATTACKED, ELITE, isWaiting, MOVED, RETREATED } from './state.ts';

export type View = State;

/** The side of a viewer, or null: a spectator. */
export function sideOf(viewer: Seen): Side | null {
  return viewer === 'spectator' ? null : viewer.side;
}

export type Seen = { readonly side: Side; readonly player: number } | 'spectator';

export function viewOf(state: State, viewer: Seen): View {
  return state.phase === 'army' ? { ...state, armies: ownArmy(state, sideOf(viewer)) } : state;
}

/** CA-011: of the two designs a viewer is given their own. */
function ownArmy(state: State, side: Side | null): BySide<Army | null> {
  const none = { south: null, north: null };
  return side === null ? none : { ...none, [side]: state.armies[side] };
}

/** THE-RULES "Visibility": all is public but the content of an army that the other side has committed. */
export function noticeOf(event: Event, viewer: Seen): Notice {
  if (event.type !== 'armyCommitted' || event.side === sideOf(viewer)) return event;
  return { type: 'armyCommitted', side: event.side, army: null };
}

/** One unit as a board or a bot wants it: every fact under its own name. */
export type BoardUnit = {
  readonly id: string;
  readonly side: Side;
  readonly type: UnitType;
  readonly index: number;
  readonly square: string | null;
  readonly elite: boolean;
  readonly kills: number;
  readonly moved: boolean;
  readonly attacked: boolean;
  readonly damage: number;
  readonly retreated: boolean;
  readonly standing: 'waiting' | 'board' | 'fallen';
};

/** All units of a view, spelled out. */
export function unitsOf(view: View): readonly BoardUnit[] {
  return view.units.map((unit): BoardUnit => {
    const { id, side, type, index } = identityOf(unit.id);
    const standing = unit.at !== null ? 'board' : isWaiting(unit) ? 'waiting' : 'fallen';
    const has = (mark: number) => (unit.marks & mark) !== 0;
    return {
      id,
      side,
      type,
      index,
      square: unit.at,
      elite: has(ELITE),
      kills: unit.kills,
      moved: has(MOVED),
      attacked: has(ATTACKED),
      damage: unit.damage,
      retreated: has(RETREATED),
      standing,
    };
  });
}

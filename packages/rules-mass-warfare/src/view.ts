/** What one viewer may know of a state (E): the war itself, shared as it is, and plans of one's own. */
import type { Plan, Side, State, War } from './state.ts';

export type View = {
  readonly viewer: Side | null;
  readonly war: War;
  /** One's own plans for later steps of this turn. */
  readonly plans: readonly Plan[];
  /** MW-174: whether one's own packet is closed. */
  readonly ready: boolean;
};

export type Seen = { readonly side: Side; readonly player: number } | 'spectator';

export function sideSeeing(viewer: Seen): Side | null {
  return viewer === 'spectator' ? null : viewer.side;
}

const NO_PLANS: readonly Plan[] = [];

export function viewOf(state: State, viewer: Seen): View {
  const side = sideSeeing(viewer);
  const { war, plans, ready } = state;
  return {
    viewer: side,
    war,
    plans: side === null ? NO_PLANS : (plans[side] ?? NO_PLANS),
    ready: side !== null && ready.includes(side),
  };
}

/** The past rebuilt: what each event makes of a state. Total, pure and free of luck. */
import type { Event } from './events.ts';
import { evolveAttack } from './evolving/attacks.ts';
import { evolveHome } from './evolving/home.ts';
import { evolveMove } from './evolving/moves.ts';
import { evolveTurn } from './evolving/turns.ts';
import type { State, War } from './state.ts';

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'planned':
      return withPlan(state, event);
    case 'readied':
      return { ...state, ready: [...state.ready, event.side] };
    case 'closed':
      return closed(state, event);
    case 'left':
      return { ...without(state, event.side), war: evolveTurn(state.war, event) };
    case 'turnBegan':
      return { plans: {}, ready: [], war: evolveTurn(state.war, event) };
    default:
      return { ...state, war: evolveWar(state.war, event) };
  }
}

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
type PrivateType = 'planned' | 'readied' | 'closed' | 'left' | 'turnBegan';

function evolveWar(war: War, event: Exclude<Event, { readonly type: PrivateType }>): War {
  switch (event.type) {
    case 'initiative':
    case 'opened':
    case 'placed':
    case 'cleared':
    case 'warEnded':
      return evolveTurn(war, event);
    case 'moved':
    case 'sortied':
    case 'scrambled':
    case 'landed':
    case 'ditched':
      return evolveMove(war, event);
    case 'attacked':
    case 'shelled':
    case 'heldFire':
    case 'faced':
    case 'missed':
      return evolveAttack(war, event);
    default:
      return evolveHome(war, event);
  }
}

function withPlan(state: State, { side, step, order, fallback }: Of<'planned'>): State {
  const plans = [...(state.plans[side] ?? []), { step, order, fallback }];
  return { ...state, plans: { ...state.plans, [side]: plans } };
}

/** A.4: the plans for a step are done with once it is over. A packet is opened anew with the next window. */
function closed(state: State, { side, step }: Of<'closed'>): State {
  const plans = state.plans[side];
  const kept = plans?.filter((plan) => plan.step !== step);
  const ready = state.ready.filter((one) => one !== side);
  return { ...state, ready, plans: kept === undefined ? state.plans : { ...state.plans, [side]: kept } };
}

function without({ plans, ready, war }: State, side: Of<'left'>['side']): State {
  return { war, plans: { ...plans, [side]: [] }, ready: ready.filter((one) => one !== side) };
}

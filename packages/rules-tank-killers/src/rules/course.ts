/** One command on its way: what has happened so far, the state it made, and the luck it may still need. */
import type { Chance } from '@fieldpost/engine';
import type { Event } from '../events.ts';
import { evolve } from '../evolving.ts';
import type { Attack, Force, Open, Side, State } from '../state.ts';

export class Course {
  state: State;
  readonly events: Event[] = [];
  readonly chance: Chance;

  constructor(state: State, chance: Chance) {
    this.state = state;
    this.chance = chance;
  }

  get open(): Open {
    return this.state.open;
  }

  /** The attack in progress. Call it only during an attack. */
  get attack(): Attack {
    return this.state.open.attack as Attack;
  }

  /** The card just played waits for an answer (THE-RULES "States of a turn", NEGATE). */
  get contested(): boolean {
    return this.state.open.phase === 'negate';
  }

  get over(): boolean {
    return this.state.open.phase === 'over';
  }

  force(side: Side): Force {
    return this.state.open.forces[side];
  }

  emit(event: Event): void {
    this.events.push(event);
    this.state = evolve(this.state, event);
  }
}

/**
 * The sequence of play (THE-RULES "States of a turn") as a list: which phase waits for whom, in which window, and what may be asked for.
 */
import type { Outcome, Pending } from '@fieldpost/engine';
import type { Command } from './commands.ts';
import type { BySide, Phase, Side, State } from './state.ts';
import { otherSide, SIDES, sidesOwn } from './state.ts';

const WINDOW_IDS = ['army', 'place', 'turn', 'retreat'] as const;
export type WindowId = (typeof WINDOW_IDS)[number];

export type Stage = {
  readonly phase: Phase;
  readonly who: 'both' | 'active' | 'owner' | 'nobody';
  readonly window: WindowId | null;
  readonly clock: 'turn' | 'reaction';
  readonly commands: readonly Command['type'][];
  /** What closes it, in the words of THE-RULES "States of a turn". */
  readonly next: string;
};

export const SEQUENCE: readonly Stage[] = [
  {
    phase: 'army',
    who: 'both',
    window: 'army',
    clock: 'turn',
    commands: ['commitArmy'],
    next: 'PLACE when both committed',
  },
  {
    phase: 'place',
    who: 'active',
    window: 'place',
    clock: 'turn',
    commands: ['place'],
    next: 'PLACE; TURN.MOVE when all are placed',
  },
  {
    phase: 'move',
    who: 'active',
    window: 'turn',
    clock: 'turn',
    commands: ['reinforce', 'move', 'attack', 'endTurn'],
    next: 'TURN.ATTACK with the first attack; END',
  },
  {
    phase: 'attack',
    who: 'active',
    window: 'turn',
    clock: 'turn',
    commands: ['attack', 'endTurn'],
    next: 'RETREAT when a unit reaches its Defense and its owner has a choice; else END',
  },
  {
    phase: 'retreat',
    who: 'owner',
    window: 'retreat',
    clock: 'reaction',
    commands: ['retreat'],
    next: 'TURN.ATTACK',
  },
  { phase: 'over', who: 'nobody', window: null, clock: 'turn', commands: [], next: '-' },
];

/** The side that is to act; in ARMY the one given, if it has not committed yet; null = not this side, or nobody. */
export function isAwaited(view: State, side: Side): boolean {
  if (view.phase === 'army') return true;
  if (view.phase === 'over') return false;
  return (view.phase === 'retreat' ? otherSide(view.active) : view.active) === side;
}

type Waiting = Pending<Side>;

function choices(window: WindowId, clock: 'turn' | 'reaction'): BySide<Waiting> {
  const waiting = (side: Side): Waiting => Object.freeze({ kind: 'choice', side, window, clock });
  return { south: waiting('south'), north: waiting('north') };
}

const PLACING = choices('place', 'turn');
const TURN = choices('turn', 'turn');
const RETREAT = choices('retreat', 'reaction');

/** Whom the game waits for, as one side (null = a spectator) may know it: it sees only its own army committed. */
export function waitingFor(state: State, viewer: Side | null): Waiting {
  switch (state.phase) {
    case 'move':
    case 'attack':
      return sidesOwn(TURN, state.active);
    case 'retreat':
      return sidesOwn(RETREAT, otherSide(state.active));
    case 'place':
      return sidesOwn(PLACING, state.active);
    case 'army':
      return {
        kind: 'orders',
        from: SIDES.filter((side) => side !== viewer || state.armies[side] === null),
        window: 'army',
      };
    case 'over':
      return { kind: 'finished', outcome: state.outcome as Outcome<Side> };
  }
}

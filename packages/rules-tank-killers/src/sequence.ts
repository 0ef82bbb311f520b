/**
 * The sequence of play (THE-RULES "States of a turn") as a list: which window waits for whom, what may be asked for, and where it leads.
 */
import type { Outcome, Pending } from '@fieldpost/engine';
import type { Command } from './commands.ts';
import type { BySide, Phase, Side, State } from './state.ts';
import { SIDES } from './state.ts';
import type { View } from './view.ts';

export type Stage = {
  readonly phase: Phase;
  /** The words of THE-RULES "States of a turn". */
  readonly name: string;
  readonly who: 'both' | 'active' | 'defender' | 'either' | 'nobody';
  readonly commands: readonly Command['type'][];
  readonly next: string;
};

export const SEQUENCE: readonly Stage[] = [
  {
    phase: 'decks',
    name: 'SETUP',
    who: 'both',
    commands: ['commitDeck'],
    next: 'MANEUVER of the first player when both have committed (TDC-100)',
  },
  {
    phase: 'maneuver',
    name: 'MANEUVER',
    who: 'active',
    commands: ['discard', 'play', 'attack', 'endTurn'],
    next: 'ATTACKER; END_TURN if they may not attack (TDC-081)',
  },
  {
    phase: 'attacker',
    name: 'ATTACKER',
    who: 'active',
    commands: ['attackWith'],
    next: 'TARGET; entered after a same-unit card, else the top card comes at once (TDC-071)',
  },
  {
    phase: 'target',
    name: 'TARGET',
    who: 'active',
    commands: ['target'],
    next: 'LOST_ATTACK; END_ATTACK if support was turned up or there is no target',
  },
  {
    phase: 'lostAttack',
    name: 'LOST_ATTACK',
    who: 'defender',
    commands: ['play', 'pass'],
    next: 'NEGATE_L after a Morale card or Breakdown, MODIFIER_A after a pass; END_ATTACK or END_TURN',
  },
  {
    phase: 'negate',
    name: 'NEGATE_L, NEGATE_M, NEGATE_F, NEGATE_V',
    who: 'either',
    commands: ['play', 'pass'],
    next: 'NEGATE again where the answer can be answered (TDC-044); else the contested card takes effect',
  },
  {
    phase: 'modifier',
    name: 'MODIFIER_A, MODIFIER_D',
    who: 'either',
    commands: ['play', 'pass'],
    next: 'NEGATE_M after a Hit card; END_ATTACK if out of range; RESOLUTION after two passes',
  },
  {
    phase: 'finish',
    name: 'FINISH',
    who: 'active',
    commands: ['play', 'pass'],
    next: 'NEGATE_F; END_ATTACK',
  },
  {
    phase: 'free',
    name: 'FREE',
    who: 'active',
    commands: ['play', 'endTurn'],
    next: 'NEGATE_V after Veteran Unit, ATTACKER, END_TURN',
  },
  { phase: 'over', name: 'OVER', who: 'nobody', commands: [], next: '-' },
];

export function isAwaited({ open, committed }: View, side: Side): boolean {
  if (open.phase === 'decks') return committed === null;
  return open.phase !== 'over' && open.awaited === side;
}

type Waiting = Pending<Side>;

/**
 * One object for each window, side and clock: asking costs nothing. THE-RULES "Standing orders": the defender has the reaction clock, the
 * active side its turn.
 */
function waitingOf(window: Phase): BySide<BySide<Waiting>> {
  const waiting = (active: Side, side: Side): Waiting =>
    Object.freeze({ kind: 'choice', side, window, clock: active === side ? 'turn' : 'reaction' });
  return {
    german: { german: waiting('german', 'german'), anglo: waiting('german', 'anglo') },
    anglo: { german: waiting('anglo', 'german'), anglo: waiting('anglo', 'anglo') },
  };
}

const WAITING = new Map(SEQUENCE.map(({ phase }) => [phase, waitingOf(phase)]));

/** Whom the game waits for, as one side (null = a spectator) may know it: it sees only its own deck committed (TDC-100). */
export function waitingFor({ open, secret }: State, viewer: Side | null): Waiting {
  if (open.phase === 'over') return { kind: 'finished', outcome: open.outcome as Outcome<Side> };
  if (open.phase === 'decks') {
    const from = SIDES.filter((side) => side !== viewer || secret.committed[side] === null);
    return { kind: 'orders', from, window: 'decks' };
  }
  return WAITING.get(open.phase)?.[open.active][open.awaited] as Waiting;
}

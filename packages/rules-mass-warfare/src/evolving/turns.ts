/** What turns, and players who leave, make of a war. */
import { seatNumber } from '../catalogue/sides.ts';
import type { TurnEvent } from '../events.ts';
import { withArmies, withNewUnit, withPlayer } from '../state/changes.ts';
import type { Side, Unit, War } from '../state.ts';
import { newUnit } from './home.ts';

type Of<Type extends TurnEvent['type']> = Extract<TurnEvent, { readonly type: Type }>;

export function evolveTurn(
  war: War,
  event: Of<'turnBegan' | 'initiative' | 'opened' | 'placed' | 'left' | 'cleared' | 'warEnded'>,
): War {
  switch (event.type) {
    case 'turnBegan':
      return begun(war, event.turn);
    case 'initiative':
      return { ...war, order: event.order };
    case 'opened':
      return { ...war, cursor: event.cursor, step: event.step, asks: event.asks, done: NOTHING };
    case 'placed':
      return withNewUnit(war, newUnit(event.unit, 'inf', event.side, event.at));
    case 'left':
      return left(war, event);
    case 'cleared':
      return cleared(war, event.side);
    case 'warEnded':
      return { ...war, outcome: event.outcome };
  }
}

const NOTHING: readonly never[] = [];

/** THE-RULES "Components": the flags are of one turn. */
function begun(war: War, turn: number): War {
  const fresh = { sorties: NOTHING, faced: {}, advances: NOTHING, sitesUsed: NOTHING, repaired: NOTHING };
  return { ...withArmies(war, rested), ...fresh, turn, step: 1, eventful: false };
}

function rested(unit: Unit): Unit {
  const { moved, attacked, inAir, flakFired } = unit;
  if (!moved && !attacked && !inAir && !flakFired) return unit;
  return { ...unit, moved: false, attacked: false, inAir: false, flakFired: false };
}

function left(war: War, { side, why, turn, step, cleared: now }: Of<'left'>): War {
  const gone = withPlayer(war, side, () => ({ left: { why, turn, step } }));
  return now ? cleared(gone, side) : gone;
}

/** MW-161: units go (what they carry too), hexes become nobody's, reserves are lost; bases and fire stay. MW-162: strikes on what was theirs. */
function cleared(war: War, side: Side): War {
  const seat = seatNumber(side);
  const isTheirs = ({ plane }: War['sorties'][number]) => plane.startsWith(`${side}-`);
  const sorties = war.sorties
    .filter((one) => !isTheirs(one))
    .map((one) => (one.against === side ? { ...one, against: null } : one));
  const faced = Object.entries(war.faced).map(([one, count]) => [
    one,
    war.sorties.slice(0, count).filter((sortie) => !isTheirs(sortie)).length,
  ]);
  const gone = withPlayer(war, side, () => ({ metal: 0, oil: 0 }));
  return {
    ...gone,
    sorties,
    faced: Object.fromEntries(faced),
    armies: { ...gone.armies, [side]: NOTHING },
    control: gone.control.map((owner) => (owner === seat ? 0 : owner)),
  };
}

/** What moves make of a war. */
import type { MoveEvent } from '../events.ts';
import { loadOf, unitOf } from '../state/board.ts';
import { pay, withArmies, withoutUnits, withUnit } from '../state/changes.ts';
import type { Unit, UnitId, War } from '../state.ts';

type Of<Type extends MoveEvent['type']> = Extract<MoveEvent, { readonly type: Type }>;

export function evolveMove(war: War, event: MoveEvent): War {
  switch (event.type) {
    case 'moved':
      return moved(war, event);
    case 'sortied':
      return sortied(war, event);
    case 'scrambled':
      return scrambled(war, event);
    case 'landed':
      return withArmies(war, (unit) => (event.units.includes(unit.id) ? { ...unit, inAir: false } : unit));
    case 'ditched':
      return withoutUnits(war, [event.unit]);
  }
}

/** MW-030: a move is paid with its first oil; a free advance and a landing are no moves. */
function moved(war: War, { unit: id, how, to, carrier, oil }: Of<'moved'>): War {
  const unit = unitOf(war, id);
  if (unit === null) return war;
  const isMove = how !== 'advance' && how !== 'divert';
  const there: Unit = { ...unit, at: to, carrier, inAir: false, moved: unit.moved || isMove };
  const paid = pay(withUnit(war, there), unit.owner, 'oil', oil);
  return how === 'sail' ? withLoad(paid, id, to) : paid;
}

/** MW-023: "A carried unit moves with its carrier at no cost". */
function withLoad(war: War, carrier: UnitId, to: number): War {
  const load = loadOf(war, carrier);
  return load.reduce((now, unit) => withUnit(now, { ...unit, at: to }), war);
}

function sortied(war: War, { unit: id, aim, against, oil }: Of<'sortied'>): War {
  const sortie = { plane: id, aim, against, fighters: [], answered: false };
  return { ...takenOff(war, id, oil), sorties: [...war.sorties, sortie], eventful: true };
}

/** MW-024, MW-030 */
function takenOff(war: War, id: UnitId, oil: number): War {
  const unit = unitOf(war, id);
  return unit === null ? war : pay(withUnit(war, { ...unit, moved: true, inAir: true }), unit.owner, 'oil', oil);
}

function scrambled(war: War, { unit: id, plane, oil }: Of<'scrambled'>): War {
  const sorties = war.sorties.map((one) => (one.plane === plane ? { ...one, fighters: [...one.fighters, id] } : one));
  return { ...takenOff(war, id, oil), sorties };
}

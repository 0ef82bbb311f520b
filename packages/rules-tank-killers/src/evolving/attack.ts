/** An attack from its attacker to its end (THE-RULES "States of a turn" ATTACKER, TARGET, END_ATTACK). */
import type { Event } from '../events.ts';
import type { Attack, Force, Open, State, TableCard } from '../state.ts';
import { otherSide } from '../state.ts';
import { uncovered } from './formation.ts';
import { opened, withForce, withSecret } from './parts.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** TDC-021, 022, 071, 075: a new attack with fresh limits. */
export function evolveAttacker(state: State, event: Of<'cameUp'> | Of<'attacksAgain'>): State {
  const { id, unit } = event;
  const attack: Attack = {
    number: (state.open.attack?.number ?? 0) + 1,
    attacker: { id, unit },
    target: null,
    cards: [],
    result: null,
  };
  const begun: Partial<Open> = { phase: 'target', awaited: state.open.active, attack, freeAction: null, passes: 0 };
  return event.type === 'cameUp' ? cameUp(state, event, begun) : opened(state, begun);
}

/** TDC-022: the top card moves from the deck to the table, face up already or not. */
function cameUp(state: State, { side, id, unit }: Of<'cameUp'>, begun: Partial<Open>): State {
  const force = state.open.forces[side];
  const card: TableCard = { id, unit, attacked: 'thisTurn' };
  const change: Partial<Force> = { top: null, deck: force.deck - 1, table: [...force.table, card] };
  const forces = withForce(state.open.forces, side, change);
  if (force.top !== null) return opened(state, { ...begun, forces });
  return withSecret(state, { ...begun, forces, nextId: state.open.nextId + 1 }, uncovered(state.secret, side, unit));
}

/** TDC-030. */
export function evolveTargeted({ attack, active }: Open, { id, unit, place }: Of<'targeted'>): Partial<Open> {
  const chosen = { ...(attack as Attack), target: { id, unit, place } };
  return { attack: chosen, phase: 'lostAttack', awaited: otherSide(active) };
}

/** TDC-066: "Tactics cards played go to the common discard when their effect is settled." */
export function evolveAttackEnded(open: Open, { result }: Of<'attackEnded'>): Partial<Open> {
  const attack = open.attack as Attack;
  const discard = [...open.discard, ...attack.cards.map(({ card }) => card)];
  return { attack: { ...attack, result }, discard, phase: 'free', awaited: open.active, contest: null, passes: 0 };
}

/** TDC-020. */
export function evolveCleanedUp({ forces }: Open, { side, units }: Of<'cleanedUp'>): Partial<Open> {
  const { table, reserve } = forces[side];
  const kept = table.filter(({ attacked }) => attacked !== 'lastTurn');
  return { forces: withForce(forces, side, { table: kept, reserve: [...reserve, ...units] }) };
}

/** Conservation (law 8): what holds in every state. */
import type { UnitId } from './catalogue/formations.ts';
import type { TacticId } from './catalogue/tactics.ts';
import { inOrder, leftInDeck, totalOf } from './rules/counts.ts';
import { type Open, SIDES, type Side, type State } from './state.ts';

/** Sentences about what is broken; empty = all is well. `before`: an earlier state of the same match, or null. */
export function broken(state: State, before: State | null): readonly string[] {
  const faults = [...SIDES.flatMap((side) => brokenForce(state, side)), ...brokenOpen(state.open)];
  if (state.open.tactics !== state.secret.tactics.length) faults.push('the tactics deck is miscounted');
  if (before === null || before.open.phase === 'decks') return faults;
  if (tacticsIn(state) !== tacticsIn(before)) faults.push('a tactics card appeared or vanished');
  for (const side of SIDES)
    if (JSON.stringify(state.open.forces[side].list) !== JSON.stringify(before.open.forces[side].list))
      faults.push(`the formation of ${side} has changed`);
  return faults;
}

/** TDC-002, TDC-100: every card of the list is in exactly one place. TDC-090: nobody plays on with a broken formation. */
function brokenForce({ open, secret }: State, side: Side): readonly string[] {
  const force = open.forces[side];
  const faults: string[] = [];
  const faceDown = secret.decks[side];
  if (JSON.stringify(leftInDeck(open, side)) !== JSON.stringify(inOrder(faceDown)))
    faults.push(`a formation card of ${side} appeared or vanished`);
  if (force.deck !== totalOf(faceDown) + (force.top === null ? 0 : 1)) faults.push(`the deck of ${side} is miscounted`);
  if (force.hand !== secret.hands[side].length) faults.push(`the hand of ${side} is miscounted`);
  if (force.casualties.length > force.breakAt) faults.push(`${side} is broken and plays on`);
  return faults;
}

function brokenOpen({ forces, phase, outcome, contest, attack, nextId }: Open): readonly string[] {
  const faults: string[] = [];
  const cards = SIDES.flatMap((side) => [
    ...forces[side].table,
    ...(forces[side].top === null ? [] : [forces[side].top]),
  ]);
  const ids = cards.map((card) => (card as { readonly id: string; readonly unit: UnitId }).id);
  if (new Set(ids).size < ids.length) faults.push('two open cards have the same id');
  if (ids.some((id) => Number(id.slice(1)) >= nextId)) faults.push('an id will be given twice');
  if ((phase === 'over') !== (outcome !== null)) faults.push('the outcome is not what the phase says');
  if (phase === 'negate' && contest === null) faults.push('nothing is contested');
  if (phase === 'modifier' && attack === null) faults.push('nothing is attacked');
  return faults;
}

/** TDC-003: all tactics cards in all places, in one order. */
function tacticsIn({ open, secret }: State): string {
  const running = open.attack?.result === null ? open.attack.cards : [];
  const contested = open.contest?.about === 'free' ? open.contest.cards : [];
  const lying: readonly TacticId[] = [...running, ...contested].map(({ card }) => card);
  const all = [...secret.tactics, ...secret.hands.german, ...secret.hands.anglo, ...open.discard, ...lying];
  return all.sort().join();
}

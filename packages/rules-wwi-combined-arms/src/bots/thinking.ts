/** Search guidance for WWI Combined Arms: nothing is hidden after the armies, and there is no luck. */
import { type Numbers, oneOf, type Seat, type Setup, searchGuidance } from '@fieldpost/engine';
import { slotOf } from '../board/field.ts';
import { identityOf } from '../board/identity.ts';
import { distance, squareNumber } from '../board/squares.ts';
import type { Command } from '../commands.ts';
import type { WwiGame } from '../game.ts';
import { menuOf, subjectsOf } from '../menu.ts';
import { defaultAnswer } from '../orders/defaults.ts';
import { armyFormat, presetArmies } from '../rules/army.ts';
import { isAwaited } from '../sequence.ts';
import { type Army, otherSide, SIDES, type Side, type State, type Unit } from '../state.ts';
import type { View } from '../view.ts';
import { BOOK } from './book.ts';
import { FEATURES, measureWwi } from './measuring.ts';
import { OFFERED } from './offered.ts';
import { WEIGHTS } from './weights.ts';

export const THINKING = searchGuidance<WwiGame>({
  version: 1,
  // Measured on a busy core: 95 of 100 turns take less than 1.3 s. With 25,000 Captain, which has an eighth of them, won 7 of 20
  // against Sergeant on `standard`, with 120,000 it won 13 of 20 (the same seeds). No number between was tried.
  nodes: 120_000,
  sample: (view, viewer, _heard, next) => imagined(view, viewer === 'spectator' ? null : viewer.side, next),
  measure: measureWwi,
  features: FEATURES,
  weights: WEIGHTS,
  classOf: ({ options }: Setup<WwiGame>) => armyFormat(options),
  policy,
  proposals,
  offered: OFFERED,
  tempo: ({ turns }) => turns.south + turns.north,
  setUp: { isSetUp: ({ phase }) => phase === 'army' || phase === 'place', book: BOOK },
});

/**
 * CA-011: all that can be hidden is the army of the other side, while its own one is not committed: it may be any, or none yet. Once its
 * own one is committed and armies are still secret, the other is not there.
 */
function imagined(view: View, side: Side | null, next: Numbers): State {
  if (view.phase !== 'army' || (side !== null && view.armies[side] !== null)) return view;
  const armies = [null, ...presetArmies(view.options).map(({ units, elite }): Army => ({ units, elite }))];
  const hidden = side === null ? oneOf(SIDES, next) : otherSide(side);
  const army = oneOf(armies, next);
  return hidden === null ? view : { ...view, armies: { ...view.armies, [hidden]: army } };
}

const NOBODY = -1;

/**
 * Toward the enemy Headquarters, then fire where damage already lies: the choices of greedy, from the state as it is; of several equals
 * any one. Armies and placings are those of the printed set-up.
 */
function policy(state: State, seat: Seat<Side>, next: Numbers): Command | null {
  if (!isAwaited(state, seat.side) || seat.player !== 0) return null;
  if (state.phase === 'army' && state.armies[seat.side] !== null) return null;
  if (state.phase === 'army' || state.phase === 'place') return defaultAnswer(state, seat.side, null);
  const goal = headquartersOf(state, otherSide(seat.side));
  let highest = Number.NEGATIVE_INFINITY;
  const best: Command[] = [];
  for (const command of menuOf(state, seat, null)) {
    const worth = worthOf(state, command, goal);
    if (worth > highest) best.length = 0;
    if (worth >= highest) best.push(command);
    highest = Math.max(highest, worth);
  }
  return oneOf(best, next);
}

function headquartersOf({ units, size }: State, side: Side): number {
  const hq = units.find(({ id }) => id.startsWith(side === 'south' ? 'S-hq-' : 'N-hq-'));
  return hq === undefined || hq.at === null ? NOBODY : squareNumber(hq.at, size);
}

/** The numbers of `appraisal.ts`, which closes in before it fires, as the first attack ends the moves of a turn. */
function worthOf(state: State, command: Command, goal: number): number {
  if (command.type === 'move') {
    const from = (state.units[slotOf(state, command.unit)] as Unit).at;
    if (goal === NOBODY || from === null) return -1;
    const to = squareNumber(command.to, state.size);
    const gain = distance(squareNumber(from, state.size), goal) - distance(to, goal);
    return gain > 0 ? 200 + gain : -1;
  }
  if (command.type === 'attack') {
    const { damage } = state.units[slotOf(state, command.target)] as Unit;
    return 100 + (identityOf(command.target).type === 'hq' ? 50 : 0) + 10 * damage;
  }
  return command.type === 'endTurn' ? 0 : 1;
}

/** The policy's order, and any of any units. In a window of set-up only what the policy lays; in a retreat every square. */
function proposals(state: State, seat: Seat<Side>, most: number, next: Numbers): readonly Command[] {
  const usual = policy(state, seat, next);
  if (usual === null || state.phase === 'army' || state.phase === 'place') return usual === null ? [] : [usual];
  if (state.phase === 'retreat') return menuOf(state, seat, null).slice(0, most);
  const acting = subjectsOf(state, seat).filter((subject) => subject !== '');
  if (acting.length === 0) return [usual];
  const drawn: Command[] = usual.type === 'endTurn' ? [] : [usual];
  for (let tries = 0; drawn.length < most && tries < most; tries++) {
    const command = oneOf(menuOf(state, seat, oneOf(acting, next)), next);
    if (command !== null && !drawn.some((one) => isSame(one, command))) drawn.push(command);
  }
  return drawn;
}

/** Moves and attacks are made once and handed out again; reinforcements are made each time. */
function isSame(one: Command, other: Command): boolean {
  if (one === other) return true;
  return (
    one.type === 'reinforce' &&
    other.type === 'reinforce' &&
    one.unitType === other.unitType &&
    one.square === other.square
  );
}

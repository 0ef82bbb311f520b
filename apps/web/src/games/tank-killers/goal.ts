/** The head's text about the game: the turn, the goal, and the question within the enemy's turn. */
import { sideName, unitName } from '@fieldpost/boards/tank-killers';
import { defenceOf, modifiedFactor, type Open, otherSide, type Side } from '@fieldpost/rules-tank-killers';

/** "turn 3", "turn 1, you begin", within the enemy's turn "German turn 3"; null before the first turn. */
export function whenOf({ phase, forces, active, first }: Open, side: Side, asked: boolean): string | null {
  if (phase === 'decks' || forces[active].turns === 0) return null;
  const { turns } = forces[side];
  if (asked && active !== side) return `${active === 'german' ? 'German' : 'Allied'} turn ${forces[active].turns}`;
  return turns === 1 && first === side && active === side ? 'turn 1, you begin' : `turn ${turns}`;
}

/** TDC-090: how many cards of the enemy break its formation, and how many are lost by now. */
export function goalOf(open: Open, side: Side): string | null {
  if (open.phase === 'decks' || open.phase === 'over') return null;
  const { breakAt, casualties } = open.forces[otherSide(side)];
  return `Goal: destroy ${breakAt} ${sideName(open, otherSide(side))} cards. ${casualties.length} so far`;
}

/** What one line of a phone's head holds. */
const LINE = 46;

/** "Panther attacks your Sherman: 12 against 6", for a defender who is asked; shorter where the names are long. */
export function askedOf({ attack, active }: Open, side: Side): string | null {
  if (attack === null || attack.target === null || active === side) return null;
  const [attacker, target] = [unitName(attack.attacker.unit), unitName(attack.target.unit)];
  const stands = `${modifiedFactor(attack)} against ${defenceOf(attack)}`;
  const ways = [
    `${attacker} attacks your ${target}: ${stands}`,
    `${attacker} attacks your ${target}`,
    `They attack your ${target}: ${stands}`,
  ];
  return ways.find(({ length }) => length <= LINE) ?? `They attack your ${target}`;
}

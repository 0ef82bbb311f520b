/** The position in words: for screen readers and for the description of a picture. */
import type { Force, Open, Side, View } from '@fieldpost/rules-tank-killers';
import { spelled, TYPES, tacticOf, type UnitId, unitOf } from '@fieldpost/rules-tank-killers/catalogue';

/** The Anglo side goes by the name of its nation. */
export function sideName(open: Open, side: Side): string {
  if (side === 'german') return 'German';
  return open.options.anglo.startsWith('british') ? 'British' : 'American';
}

/** "Panzerschreck Team": a line as people read it. */
export const unitName = (line: UnitId): string => spelled(unitOf(line).name);

/** For instance "Panther, medium tank, Gun 12, Infantry 4, Defense 8". */
export function unitInWords(line: UnitId): string {
  const { type, pen, inf, def } = unitOf(line);
  const defence = def === null ? 'support' : `Defense ${def}`;
  return `${unitName(line)}, ${TYPES[type].title.toLowerCase()}, Gun ${pen}, Infantry ${inf}, ${defence}`;
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function forceInWords(open: Open, side: Side): string {
  const { table, deck, top, casualties, breakAt, hand }: Force = open.forces[side];
  const names = table.map(({ unit }) => unitName(unit)).join(', ') || 'nothing';
  const face = top === null ? '' : `, ${unitName(top.unit)} face up on it`;
  return `${sideName(open, side)}: ${names} on the table, ${counted(deck, 'card')} in the deck${face}, ${casualties.length} of ${breakAt} casualties, ${counted(hand, 'tactics card')}.`;
}

function attackInWords({ attack }: Open): string {
  if (attack === null || attack.result !== null) return '';
  const against = attack.target === null ? '' : ` against ${unitName(attack.target.unit)}`;
  const cards = attack.cards.map(
    ({ card, negated }) => `${spelled(tacticOf(card).name)}${negated ? ' (negated)' : ''}`,
  );
  const played = cards.length === 0 ? '' : `: ${cards.join(', ')}`;
  return ` Attack ${attack.number}: ${unitName(attack.attacker.unit)}${against}${played}.`;
}

/** Both sides and the running attack. */
export const positionInWords = ({ open }: View): string =>
  `${forceInWords(open, 'german')} ${forceInWords(open, 'anglo')}${attackInWords(open)}`;

/** The position in words: for screen readers and for the description of a picture. */
import { TERRAIN, UNITS } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import type { Piece, Position, SideName } from './position.ts';
import { groundOf } from './position.ts';

export const SIDE_NAMES: Readonly<Record<SideName, string>> = { south: 'South', north: 'North' };

/** For instance "South Infantry, elite, damage 1 of 3, has moved". */
function pieceInWords(piece: Piece): string {
  const said = [`${SIDE_NAMES[piece.side]} ${UNITS[piece.type].name}`];
  if (piece.elite) said.push('elite');
  if (piece.damage > 0) said.push(`damage ${piece.damage} of ${piece.defense}`);
  if (piece.kills > 0 && !piece.elite) said.push(`${piece.kills} ${piece.kills === 1 ? 'credit' : 'credits'}`);
  if (piece.retreated) said.push('has retreated');
  if (piece.moved) said.push('has moved');
  if (piece.attacked) said.push('has attacked');
  return said.join(', ');
}

/** For instance "e4, trench, South Infantry, damage 1 of 3". */
export function squareInWords(position: Position, square: string): string {
  const kind = groundOf(position, square);
  const piece = position.pieces.find((each) => each.square === square);
  const ground = kind === 'open' ? [] : [TERRAIN[kind].name];
  return [square, piece === undefined ? 'empty' : pieceInWords(piece), ...ground].join(', ');
}

/** Every unit by side: "South: Headquarters e1, Infantry a3, ...; North: ...". */
export function positionInWords(position: Position): string {
  const side = (name: SideName) => {
    const pieces = position.pieces.filter((piece) => piece.side === name);
    const list = pieces.map((piece) => `${UNITS[piece.type].name} ${piece.square}`).join(', ');
    return `${SIDE_NAMES[name]}: ${list || 'no units on the board'}.`;
  };
  return `${side('south')} ${side('north')}`;
}

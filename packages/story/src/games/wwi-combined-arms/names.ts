/** How units, sides and squares are called. */
import { ABOUT } from '@fieldpost/rules-wwi-combined-arms/about';
import { UNITS, type UnitType } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import type { Side } from '@fieldpost/rules-wwi-combined-arms/table';
import type { Eyes } from '../../moment.ts';
import { a, counted, listed, tally } from '../../words.ts';

/** "S-inf-3" says whose it is and what. */
export const sideOf = (unit: string): Side => (unit.startsWith('S') ? 'south' : 'north');
export const typeOf = (unit: string): UnitType => unit.split('-')[1] as UnitType;
export const isHeadquarters = (unit: string): boolean => typeOf(unit) === 'hq';

export const otherSide = (side: Side): Side => (side === 'south' ? 'north' : 'south');

/** "South", "you". */
export const who = (side: Side, { side: own }: Eyes): string => (side === own ? 'you' : ABOUT.sideNames[side]);
/** "South loses", "you lose". */
export const does = (side: Side, eyes: Eyes, verb: string): string =>
  side === eyes.side ? `you ${verb}` : `${ABOUT.sideNames[side]} ${verb}s`;
/** "South's", "your". */
export const whose = (side: Side, { side: own }: Eyes): string =>
  side === own ? 'your' : `${ABOUT.sideNames[side]}'s`;

const nounOf = (unit: string): string => UNITS[typeOf(unit)].name;

/** "a Tank". */
export const one = (unit: string): string => (typeOf(unit) === 'raid' ? 'Trench Raiders' : a(nounOf(unit)));

/** "four Infantry and a Tank". */
export function units(ids: readonly string[]): string {
  const kinds = [...tally(ids.map(typeOf))];
  const words = kinds.map(([type, count]) =>
    count === 1
      ? type === 'raid'
        ? UNITS[type].name
        : a(UNITS[type as UnitType].name)
      : counted(count, '', UNITS[type as UnitType].plural),
  );
  return listed(words);
}

const FILES = 'abcdefghijkl';

/** A third of the board: "in the west"; to a player "on your left". */
export function sectorOf(square: string, size: number, { side }: Eyes): string {
  const third = FILES.indexOf(square.charAt(0)) / size;
  if (third >= (size === 8 ? 0.375 : 1 / 3) && third < (size === 8 ? 0.625 : 2 / 3)) return 'in the centre';
  const west = third < 0.375;
  if (side === null) return west ? 'in the west' : 'in the east';
  return west === (side === 'south') ? 'on your left' : 'on your right';
}

/** The common sector of all, if they share one; else nothing. */
export function shared(squares: readonly string[], size: number, eyes: Eyes): string {
  const sectors = new Set(squares.map((square) => sectorOf(square, size, eyes)));
  return sectors.size === 1 ? ` ${[...sectors][0]}` : '';
}

/** Steps of a king between two squares. */
export function distance(from: string, to: string): number {
  const files = Math.abs(from.charCodeAt(0) - to.charCodeAt(0));
  return Math.max(files, Math.abs(Number(from.slice(1)) - Number(to.slice(1))));
}

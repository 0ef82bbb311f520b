/**
 * How a side stands, as numbers for a player who thinks ahead: its men, the fire that may fall on the others, and how near it is to
 * their Headquarters. Read from the table of the board, as a search asks for it ten thousand times a second.
 */
import type { Feature } from '@fieldpost/engine';
import { type Field, fieldOf } from '../board/field.ts';
import type { Identity } from '../board/identity.ts';
import { distance } from '../board/squares.ts';
import { damageOf } from '../rules/attacking.ts';
import { effectiveDefense } from '../rules/units.ts';
import { ATTACKED, isElite, MOVED, RETREATED, type Side, type State, type Unit } from '../state.ts';

/** Units by type in the order of the master list (THE-RULES "Unit table"), the Headquarters left out; then elite marks (CA-061, CA-064). */
const MEN = [
  ['Infantry', 0],
  ['Snipers', 1],
  ['Machine Guns', 2],
  ['Tanks', 3],
  ['Artillery', 4],
  ['Flame Throwers', 6],
  ['Trench Raiders', 7],
] as const;
/** The relative worth of each unit type, in the order of the master list: a number for fire on men. */
const WORTH: readonly number[] = [30, 35, 55, 60, 45, 0, 50, 45];
/** The place of the Headquarters in the master list. */
const HQ = 5;

const men = (name: string): Feature => {
  const text = name.toLowerCase();
  return { name, unit: 'units', more: `gains ${text}`, averts: `destroys enemy ${text}` };
};

export const FEATURES: readonly Feature[] = [
  ...MEN.map(([name]) => men(name)),
  men('Elite units'),
  {
    name: 'fire on their Headquarters now',
    unit: 'points of damage',
    more: 'fires at their Headquarters',
    averts: 'keeps fire off your Headquarters',
  },
  {
    name: 'fire on their Headquarters after a move',
    unit: 'points of damage',
    more: 'comes into reach of their Headquarters',
    averts: 'makes your Headquarters harder to reach',
  },
  {
    name: 'damage to their Headquarters',
    unit: 'points of damage',
    more: 'hits their Headquarters',
    averts: 'spares your Headquarters',
  },
  {
    name: 'their Headquarters falls now',
    unit: 'yes or no',
    more: 'can destroy their Headquarters at once',
    averts: 'saves your Headquarters from falling at once',
  },
  {
    name: 'their Headquarters falls to the next turn',
    unit: 'yes or no',
    more: 'threatens to destroy their Headquarters',
    averts: 'saves your Headquarters from their next turn',
  },
  {
    name: 'their Headquarters falls after a move now',
    unit: 'yes or no',
    more: 'can move up and destroy their Headquarters',
    averts: 'keeps them from moving up to your Headquarters',
  },
  {
    name: 'their Headquarters falls after a move next turn',
    unit: 'yes or no',
    more: 'threatens to move up and destroy their Headquarters',
    averts: 'keeps your Headquarters safe in their next turn',
  },
  {
    name: 'nearness to their Headquarters',
    unit: 'squares below 8',
    more: 'closes in on their Headquarters',
    averts: 'drives them away from your Headquarters',
  },
  {
    name: 'fire on their men',
    unit: 'points of damage times worth',
    more: 'has more of their units under fire',
    averts: 'takes your units out of their fire',
  },
  {
    name: 'their men who must retreat',
    unit: 'worth',
    more: 'can throw back more of their units',
    averts: 'saves your units from being thrown back',
  },
  {
    name: 'their men who must fall',
    unit: 'worth',
    more: 'can destroy more of their units',
    averts: 'saves your units from being destroyed',
  },
  { name: 'damage to their men', unit: 'points of damage', more: 'wounds their units', averts: 'spares your units' },
];

const FIRST = MEN.length + 1;
const [NOW, SOON, HIT, FALLS, MAY_FALL, FALLS_SOON, MAY_FALL_SOON, NEAR, FIRE, PUSHED, FELLED, WOUNDED] = [
  ...FEATURES.keys(),
].slice(FIRST) as [number, number, number, number, number, number, number, number, number, number, number, number];

/** Slots of the units on the board, of the side and of the other: filled again for each position. */
const own: number[] = [];
const theirs: number[] = [];

/** CA-002, CA-040 to CA-058: the features of a side, in the order of FEATURES. All are about what it has, or may do to the other. */
export function measureWwi(state: State, side: Side): readonly number[] {
  const field = fieldOf(state);
  const features = new Array<number>(FEATURES.length).fill(0);
  own.length = 0;
  theirs.length = 0;
  for (let slot = 0; slot < state.units.length; slot++) {
    if ((field.squareOf[slot] as number) < 0) continue;
    ((field.who[slot] as Identity).side === side ? own : theirs).push(slot);
  }
  for (const slot of own) countMan(features, field, state.units[slot] as Unit, slot);
  for (const slot of theirs) {
    if ((field.who[slot] as Identity).order === HQ) onHeadquarters(features, field, state, slot, side);
    else onMan(features, field, state, slot, side);
  }
  return features;
}

/** By place in the master list. */
const FEATURE_OF: readonly (number | null)[] = Array.from({ length: WORTH.length }, (_, order) => {
  const at = MEN.findIndex(([, place]) => place === order);
  return at < 0 ? null : at;
});

function countMan(features: number[], field: Field, unit: Unit, slot: number): void {
  const at = FEATURE_OF[(field.who[slot] as Identity).order];
  if (at === null || at === undefined) return;
  features[at] = (features[at] as number) + 1;
  if (isElite(unit)) features[FIRST - 1] = (features[FIRST - 1] as number) + 1;
}

/** Whether a unit may still fire before the other side's next turn: those of the side that waits all may, in theirs. */
function mayFire(state: State, side: Side, unit: Unit): boolean {
  return state.active !== side || (unit.marks & ATTACKED) === 0;
}

function mayMove(state: State, side: Side, unit: Unit): boolean {
  return state.active !== side || (state.phase === 'move' && (unit.marks & MOVED) === 0);
}

/** Points that may fall on one of their men: each own unit in range once. */
function onMan(features: number[], field: Field, state: State, slot: number, side: Side): void {
  const target = state.units[slot] as Unit;
  const who = field.who[slot] as Identity;
  const at = field.squareOf[slot] as number;
  let points = 0;
  for (const by of own) {
    const unit = state.units[by] as Unit;
    const attacker = field.who[by] as Identity;
    if (distance(field.squareOf[by] as number, at) > attacker.range || !mayFire(state, side, unit)) continue;
    points += damageOf(unit, attacker, who);
  }
  const worth = WORTH[who.order] as number;
  const defense = effectiveDefense(field, target, slot);
  const need = defense - target.damage;
  features[FIRE] = (features[FIRE] as number) + worth * Math.min(points, 6);
  features[WOUNDED] = (features[WOUNDED] as number) + target.damage;
  if (points >= need) features[PUSHED] = (features[PUSHED] as number) + worth;
  // CA-058: a second time in a phase it is destroyed
  if (points >= need + ((target.marks & RETREATED) === 0 ? defense : 0))
    features[FELLED] = (features[FELLED] as number) + worth;
}

function onHeadquarters(features: number[], field: Field, state: State, slot: number, side: Side): void {
  const target = state.units[slot] as Unit;
  const who = field.who[slot] as Identity;
  const at = field.squareOf[slot] as number;
  let [now, soon, near] = [0, 0, 0];
  for (const by of own) {
    const unit = state.units[by] as Unit;
    const attacker = field.who[by] as Identity;
    const away = distance(field.squareOf[by] as number, at);
    if (attacker.order !== HQ) near += Math.max(0, 8 - away);
    if (!mayFire(state, side, unit)) continue;
    const points = damageOf(unit, attacker, who);
    if (away <= attacker.range) now += points;
    if (away <= attacker.range + (mayMove(state, side, unit) ? attacker.move : 0)) soon += points;
  }
  const need = effectiveDefense(field, target, slot) - target.damage;
  features[NOW] = Math.min(now, need + 2);
  features[SOON] = Math.min(soon, need + 3);
  features[HIT] = target.damage;
  features[NEAR] = near;
  const plays = state.active === side;
  if (now >= need) features[plays ? FALLS : MAY_FALL] = 1;
  if (soon >= need) features[plays ? FALLS_SOON : MAY_FALL_SOON] = 1;
}

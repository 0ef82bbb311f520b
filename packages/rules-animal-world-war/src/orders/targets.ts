/** Q1 to Q3 by preferences (THE-RULES "Standing preferences"): which own unit takes a hit. */
import { CONSTANTS } from '../catalogue/constants.ts';
import type { SoldierType } from '../catalogue/soldiers.ts';
import type { Battle, Question, Unit, UnitId } from '../state.ts';
import type { Preferences, TargetRule } from './standing-orders.ts';

export type TargetQuestion = Extract<Question, { readonly kind: 'target' }>;
type Split = (unit: Unit, battle: Battle, amount: number) => number;

/** "fixed order recruit, chef, tanker, [...] captain"; a tank is worth more than any of them. */
const VALUES: readonly SoldierType[] = [
  'recruit',
  'chef',
  'tanker',
  'pilot',
  'engineer',
  'gunner',
  'rocketeer',
  'flamer',
  'sniper',
  'medic',
  'observer',
  'captain',
];

/** What each rule wants most: the units for which it is largest stay. */
const SPLITS: Readonly<Record<TargetRule, Split>> = {
  surviving: (unit, _battle, amount) => Number(survives(unit, amount)),
  mostRemaining: remaining,
  tankFirst: (unit) => Number(unit.kind === 'tank'),
  recruitFirst: (unit) => Number(unit.kind === 'soldier' && unit.type === 'recruit'),
  woundedFirst: (unit) => Number(isWounded(unit)),
  woundedLast: (unit) => Number(!isWounded(unit)),
  vipLast: ({ id }, { vip }) => Number(id !== vip),
  carrierLast: ({ id }, { items }) =>
    Number(!Object.values(items).some(({ kind, holder }) => kind === 'objective' && holder === id)),
  lowestValue: (unit) => (unit.kind === 'soldier' ? -VALUES.indexOf(unit.type) : -VALUES.length),
};

/** "a candidate counts as surviving if it is standing and the packet leaves it standing (tank: not wrecked)" */
function survives(unit: Unit, amount: number): boolean {
  if (unit.kind === 'tank') return unit.damage + amount < unit.cap;
  return unit.kind === 'soldier' && unit.status === 'standing' && unit.damage + amount <= unit.health;
}

/** "health minus damage, tank: 6 minus damage" */
function remaining(unit: Unit): number {
  if (unit.kind === 'soldier') return unit.health - unit.damage;
  return unit.kind === 'tank' ? CONSTANTS.tank.cap - unit.damage : 0;
}

function isWounded(unit: Unit): boolean {
  return unit.kind === 'soldier' && unit.status === 'wounded';
}

/** "apply the rules in this order, each keeps the best group of the candidates left"; "last tie: smallest unit id in plain string order" */
export function chosenTarget(battle: Battle, question: TargetQuestion, preferences: Preferences): UnitId {
  const { candidates, amount } = question;
  const units = candidates.map((id) => battle.units[id] as Unit);
  let left = spared(units, preferences.neverChoose);
  for (const rule of preferences.targetOrder) left = best(left, (unit) => SPLITS[rule](unit, battle, amount));
  return left.map(({ id }) => id).toSorted(inPlainOrder)[0] as UnitId;
}

/** "`neverChoose` removes candidates first, unless nothing is left" */
function spared(units: readonly Unit[], never: readonly UnitId[]): readonly Unit[] {
  const others = units.filter(({ id }) => !never.includes(id));
  return others.length === 0 ? units : others;
}

function best(units: readonly Unit[], split: (unit: Unit) => number): readonly Unit[] {
  const most = Math.max(...units.map(split));
  return units.filter((unit) => split(unit) === most);
}

function inPlainOrder(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

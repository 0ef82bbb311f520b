/** Mass Warfare: attacks by arm, metal lost and destroyed, cities and land. */
import type { Event, Side, State } from '@fieldpost/rules-mass-warfare';
import { UNITS, type UnitType } from '@fieldpost/rules-mass-warfare/catalogue';
import { citiesHeld, limitOf, yieldOf } from '@fieldpost/rules-mass-warfare/table';
import { type Count, counting, type Fact, factsOf, type Throw } from './counting.ts';

const sideOf = (unit: string): Side => unit.split('-')[0] as Side;
/** "s2" -> 2, as `control` of a war names its owners. */
const seatOf = (side: string): number => Number(side.slice(1));
const metalOf = (unit: string): number => UNITS[unit.split('-')[1] as UnitType].metal;
const metalIn = (units: readonly string[]): number => units.reduce((sum, unit) => sum + metalOf(unit), 0);

type Attacked = Extract<Event, { readonly type: 'attacked' }>;

function countsOf({ event }: Fact<State, Event>): readonly Count[] {
  const row = (title: string, side: Side, count = 1): Count => ({ title, side, count });
  const lost = (units: readonly string[], by: Side): readonly Count[] => [
    row('Metal destroyed', by, metalIn(units)),
    ...units.map((unit) => row('Metal lost', sideOf(unit), metalOf(unit))),
  ];
  switch (event.type) {
    case 'moved':
      return [row('Moves', sideOf(event.unit))];
    case 'sortied':
      return [row('Sorties', sideOf(event.unit))];
    case 'attacked':
      return [
        row('Attacks', sideOf(event.by)),
        ...(event.destroyed ? [row('Units destroyed', sideOf(event.by), event.lost.length)] : []),
        ...lost(event.lost, sideOf(event.by)),
      ];
    case 'shelled':
      return [row('Fires set', sideOf(event.by), event.counters), ...lost(event.lost, sideOf(event.by))];
    case 'earned':
      return Object.entries(event.by).map(([side, sum]) =>
        row(event.what === 'metal' ? 'Metal earned' : 'Oil earned', side as Side, sum ?? 0),
      );
    case 'built':
      return [row('Units built', sideOf(event.unit))];
    case 'claimed':
      return [row(event.people > 0 ? 'Cities taken' : 'Hexes taken', event.side)];
    case 'mended':
      return [row('Own fires put out', event.side)];
    default:
      return [];
  }
}

const KINDS = {
  ground: { title: 'Attacks on the ground', told: 'attacks on the ground destroyed their target' },
  air: { title: 'Attacks of planes', told: 'attacks of planes destroyed their target' },
  flak: { title: 'Fire at planes', told: 'shots at planes destroyed their target' },
  sea: { title: 'Attacks at sea', told: 'attacks at sea destroyed their target' },
} as const;

const KIND_OF: Readonly<Record<Attacked['kind'], keyof typeof KINDS>> = {
  scramble: 'air',
  return: 'air',
  strike: 'air',
  flak: 'flak',
  smallArms: 'flak',
  sea: 'sea',
  guns: 'ground',
  assault: 'ground',
};

/** How likely each sum of this number of dice is, by sum. */
function sumsOf(dice: number): readonly number[] {
  let known: readonly number[] = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(known.length + 6).fill(0);
    for (const [sum, share] of known.entries())
      for (let face = 1; face <= 6; face++) next[sum + face] = (next[sum + face] ?? 0) + share / 6;
    known = next;
  }
  return known;
}

/** MW-003 to MW-006: the attacker's sum is strictly higher, counters taken off both, neither below 0. */
function chanceOf({ attack, defence, bonus, fire }: Attacked): number {
  let chance = 0;
  for (const [own, share] of sumsOf(attack.length).entries())
    for (const [other, likely] of sumsOf(defence.length).entries())
      if (Math.max(0, own - fire.by) > Math.max(0, other + bonus.terrain + bonus.fort - fire.target))
        chance += share * likely;
  return chance;
}

const throwOf = ({ event }: Fact<State, Attacked>): Throw => ({
  side: sideOf(event.by),
  kind: KIND_OF[event.kind],
  chance: chanceOf(event),
  hit: event.destroyed,
});

export const massStatistics = counting<State, Event>({
  strength: 'People in own cities',
  lost: 'Units lost',
  kindName: (kind) => UNITS[kind as UnitType].name,
  rows: [
    'Moves',
    'Sorties',
    'Attacks',
    'Units destroyed',
    'Metal destroyed',
    'Metal lost',
    'Fires set',
    'Own fires put out',
    'Metal earned',
    'Oil earned',
    'Units built',
    'Cities taken',
    'Hexes taken',
  ],
  courses: [
    { title: 'Cities', of: ({ war }, side) => citiesHeld(war, side as Side).count },
    { title: 'Hexes held', of: ({ war }, side) => war.control.filter((one) => one === seatOf(side)).length },
    { title: 'Units', of: ({ war }, side) => war.armies[side as Side]?.length ?? 0 },
    { title: 'Unit limit', of: ({ war }, side) => limitOf(yieldOf(war, side as Side)) },
  ],
  counts: (facts) => facts.flatMap(countsOf),
  kinds: KINDS,
  throws: (facts) => factsOf(facts, 'attacked').map(throwOf),
});

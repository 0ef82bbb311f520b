/** WWI Combined Arms: fire and retreats. Nothing is drawn in it. */
import type { Event, Side, State } from '@fieldpost/rules-wwi-combined-arms';
import { UNIT_TYPES, UNITS, type UnitType } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { type Count, counting, type Fact } from './counting.ts';

const sideOf = (unit: string): Side => (unit.startsWith('S-') ? 'south' : 'north');
const otherOf = (side: Side): Side => (side === 'south' ? 'north' : 'south');
const typeOf = (unit: string): UnitType => unit.split('-')[1] as UnitType;

const damageBy = (type: UnitType): string => `Damage dealt by ${UNITS[type].plural}`;

function countsOf({ event, before }: Fact<State, Event>): readonly Count[] {
  const row = (title: string, side: Side, count = 1): Count => ({ title, side, count });
  switch (event.type) {
    case 'moved':
      return [row('Moves', sideOf(event.unit))];
    case 'attacked': {
      const side = sideOf(event.unit);
      return [
        row('Attacks', side),
        row('Damage dealt', side, event.damage),
        row(damageBy(typeOf(event.unit)), side, event.damage),
        ...(typeOf(event.target) === 'hq' ? [row('Attacks on a Headquarters', side)] : []),
      ];
    }
    case 'retreated':
      return [row('Retreats forced', otherOf(sideOf(event.unit)))];
    case 'destroyed':
      return [
        row('Units destroyed', otherOf(sideOf(event.unit))),
        ...(event.why === 'doubleWhammy' ? [row('Destroyed by a double hit', otherOf(sideOf(event.unit)))] : []),
      ];
    case 'turnEnded':
      return before.outcome === null ? [row('Turns', event.side)] : [];
    default:
      return [];
  }
}

export const wwiStatistics = counting<State, Event>({
  strength: 'Defense points on the board',
  lost: 'Units lost',
  kindName: (kind) => UNITS[kind as UnitType].name,
  courses: [],
  rows: [
    'Turns',
    'Moves',
    'Attacks',
    'Attacks on a Headquarters',
    'Damage dealt',
    ...UNIT_TYPES.map(damageBy),
    'Units destroyed',
    'Destroyed by a double hit',
    'Retreats forced',
  ],
  counts: (facts) => facts.flatMap(countsOf),
  kinds: {},
  throws: () => [],
});

/** Layers over the map at a key: income, hunger, ranges, flak, and what can be attacked from where one points. */
import type { Figure, WarMarks } from '@fieldpost/boards/mass-warfare';
import { keyOf } from '@fieldpost/hex';
import { type Side, seatNumber, UNITS } from '@fieldpost/rules-mass-warfare/catalogue';
import { armyOf, fireAt, groundIn, isCarried, type Unit, type War } from '@fieldpost/rules-mass-warfare/table';

export const LAYERS = ['income', 'hunger', 'planes', 'guns', 'flak', 'threat'] as const;
export type LayerName = (typeof LAYERS)[number];

export const LAYER_WORDS: Readonly<Record<LayerName, { readonly title: string; readonly about: string }>> = {
  income: { title: 'Income', about: 'Income of your mines and oil fields. Burning ones bring nothing.' },
  hunger: { title: 'Food and people', about: 'Food and people of each of your farms and cities, less fires.' },
  planes: { title: 'Range of planes', about: 'All hexes your planes can strike.' },
  guns: { title: 'Range of guns', about: 'All hexes in range of your Artillery and Warships.' },
  flak: { title: 'Flak cover', about: 'All hexes your flak defends.' },
  threat: { title: 'Enemy fire', about: 'All hexes that enemy guns, ships and planes can hit.' },
};

type Shown = Pick<WarMarks, 'area' | 'figures'>;
const NOTHING: Shown = { area: [], figures: [] };

/** The marks of a layer for a side. */
export function layerOf(war: War, side: Side, layer: LayerName | null): Shown {
  switch (layer) {
    case null:
      return NOTHING;
    case 'income':
      return { ...NOTHING, figures: figuresOf(war, side, ['metal', 'oil']) };
    case 'hunger':
      return { ...NOTHING, figures: figuresOf(war, side, ['food', 'people']) };
    case 'planes':
      return { ...NOTHING, area: within(war, armyOf(war, side), planeReach) };
    case 'guns':
      return { ...NOTHING, area: within(war, armyOf(war, side), gunReach) };
    case 'flak':
      return { ...NOTHING, area: within(war, armyOf(war, side), flakReach) };
    case 'threat':
      return { ...NOTHING, area: within(war, others(war, side), (unit) => Math.max(planeReach(unit), gunReach(unit))) };
  }
}

const others = (war: War, side: Side): readonly Unit[] =>
  war.sides.filter((one) => one !== side).flatMap((one) => armyOf(war, one));

/** The player's hexes that yield one of these; burning ones in the warning colour. */
function figuresOf(war: War, side: Side, kinds: readonly string[]): readonly Figure[] {
  const { hexes, facts, works } = groundIn(war);
  return works.flatMap((at): readonly Figure[] => {
    const { gives = 'nothing', value = 0 } = facts[at] ?? {};
    if (war.control[at] !== seatNumber(side) || !kinds.includes(gives)) return [];
    const fire = fireAt(war, at);
    const left = gives === 'people' ? Math.max(0, value - fire) : fire > 0 ? 0 : value;
    return [{ at: keyOf(hexes[at] ?? [0, 0]), words: `+${left}`, tone: left < value ? 'bad' : 'good' }];
  });
}

/** MW-060: fighters 4, bombers 8. -1: it is none. */
const planeReach = ({ type }: Unit): number => (UNITS[type].kind === 'air' ? UNITS[type].move : -1);
/** MW-082, MW-092 */
const gunReach = (unit: Unit): number => {
  const fires = (unit.type === 'art' || unit.type === 'war' || unit.type === 'sub') && !isCarried(unit);
  return fires ? UNITS[unit.type].range : -1;
};
/** MW-067: its own hex and those beside it. */
const flakReach = (unit: Unit): number =>
  (unit.type === 'aa' || unit.type === 'war' || unit.type === 'car') && !isCarried(unit) ? UNITS.aa.range : -1;

function within(war: War, units: readonly Unit[], reach: (unit: Unit) => number): readonly string[] {
  const { hexes, distance } = groundIn(war);
  const shooters = units.filter((unit) => reach(unit) >= 0);
  return hexes.flatMap((hex, at) =>
    shooters.some((unit) => distance(unit.at, at) <= reach(unit)) ? [keyOf(hex)] : [],
  );
}

/** Animal World War: attacks with their dice, and what a battle did to soldiers and ground. */
import { EMPIRES, type Empire, type Event, type State } from '@fieldpost/rules-animal-world-war';
import { SOLDIERS, type SoldierType } from '@fieldpost/rules-animal-world-war/catalogue';
import { type Count, counting, type Fact, factsOf, type Throw } from './counting.ts';

/** The owner of a unit, or an Empire itself; null: nobody. */
const empireOf = (unit: string): Empire | null =>
  EMPIRES.find((empire) => unit === empire || unit.startsWith(`${empire.charAt(0)}.`)) ?? null;

const TITLES: Readonly<Record<string, string>> = {
  healed: 'Soldiers healed',
  revived: 'Soldiers revived',
  built: 'Trenches and wire built',
  repaired: 'Repairs',
  tileCollapsed: 'Tiles collapsed',
  featureDestroyed: 'Cover destroyed',
};

type Struck = { readonly unit: string; readonly by: string };
const isOther = ({ unit, by }: Struck): boolean => empireOf(unit) !== null && empireOf(unit) !== empireOf(by);

/** Attacks that another one caused: they are not counted. */
const SEQUELS: readonly Extract<Event, { readonly type: 'attackStarted' }>['kind'][] = [
  'crash',
  'blast',
  'crush',
  'scorch',
  'strafedTile',
];

function countsOf({ event }: Fact<State, Event>): readonly Count[] {
  const row = (title: string, unit: string, count = 1): readonly Count[] => {
    const side = empireOf(unit);
    return side === null ? [] : [{ title, side, count }];
  };
  switch (event.type) {
    case 'moved':
      return row('Steps moved', event.unit);
    case 'acted':
      return row('Actions', event.unit);
    case 'attackStarted':
      if (SEQUELS.includes(event.kind)) return [];
      return [...row('Shots and blows', event.by), ...(event.kind === 'grenade' ? row('Grenades', event.by) : [])];
    case 'packet':
      return row('Damage dealt', event.by, event.amount);
    case 'wounded':
      return isOther(event) ? row('Enemies wounded', event.by) : [];
    case 'died':
      return isOther(event) ? row('Enemies killed', event.by) : [];
    case 'tacticUsed':
      return row('Tactics used', event.empire);
    default: {
      const title = TITLES[event.type];
      return title !== undefined && 'by' in event ? row(title, event.by) : [];
    }
  }
}

const VEHICLES: Readonly<Record<string, string>> = { tank: 'Tank', plane: 'Plane' };

const KINDS = {
  fire: { title: 'Fire', told: 'dice of shots hit' },
  grenade: { title: 'Grenades', told: 'dice of grenades hit' },
  melee: { title: 'Melee', told: 'dice of melees hit' },
  above: { title: 'Artillery and bombs', told: 'dice of artillery and bombs hit' },
} as const;

type DieRolled = Extract<Event, { readonly type: 'dieRolled' }>;

/** The dice of an attacker. Dice for where something comes down, and for crews that leave it, are not counted. */
const KIND_OF: Readonly<Partial<Record<DieRolled['purpose'], keyof typeof KINDS>>> = {
  path: 'fire',
  target: 'fire',
  planeTarget: 'fire',
  strafe: 'fire',
  planeGun: 'fire',
  grenade: 'grenade',
  melee: 'melee',
  artillery: 'above',
  bomb: 'above',
};

/** A die is thrown for the attack that was begun last: its answers may be steps of the other Empire. */
function throwsOf(facts: readonly Fact<State, Event>[]): readonly Throw[] {
  let by: Empire | null = null;
  return factsOf(facts, 'attackStarted', 'dieRolled').flatMap(({ event }): readonly Throw[] => {
    if (event.type === 'attackStarted') {
      by = empireOf(event.by);
      return [];
    }
    const kind = KIND_OF[event.purpose];
    if (kind === undefined || event.need === null || by === null) return [];
    const chance = Math.min(1, Math.max(0, (7 - event.need) / 6));
    return [{ side: by, kind, chance, hit: event.ok }];
  });
}

export const animalStatistics = counting<State, Event>({
  strength: 'Soldiers standing',
  lost: 'Soldiers and vehicles lost',
  kindName: (kind) => (Object.hasOwn(SOLDIERS, kind) ? SOLDIERS[kind as SoldierType].title : VEHICLES[kind]) ?? kind,
  courses: [],
  rows: [
    'Steps moved',
    'Actions',
    'Shots and blows',
    'Grenades',
    'Damage dealt',
    'Enemies wounded',
    'Enemies killed',
    'Tactics used',
    ...Object.values(TITLES),
  ],
  counts: (facts) => facts.flatMap(countsOf),
  kinds: KINDS,
  throws: throwsOf,
});

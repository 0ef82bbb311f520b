/** The boards in words: for screen readers and for the description of a picture. */
import { ABOUT } from '@fieldpost/rules-world-war-awesome/about';
import { plainName, type Region, type Seat, TERRAIN } from '@fieldpost/rules-world-war-awesome/catalogue';
import {
  type Component,
  cellOfHex,
  controlIn,
  factsOf,
  type Hex,
  isDestroyed,
  isJammed,
  isShielded,
  type Layout,
  layoutIn,
  localOf,
  type Own,
  type Pos,
  placeOf,
  projected,
  SEATS,
  tankOf,
  terrainAt,
  type Unit,
  unitAt,
  type War,
} from '@fieldpost/rules-world-war-awesome/table';
import { groundName } from './ground-words.ts';

const seatName = (seat: Seat): string => ABOUT.sideNames[seat];

/** "Rifleman 14": as people say it; no two pieces of a match have the same number. */
export const numbered = (title: string, id: string): string => `${title} ${id.replace(/^[a-z]+/, '')}`;

/** "West Rifleman 14, loaded, has acted" */
export function unitInWords(unit: Unit): string {
  const { hp, armor } = factsOf(unit);
  return [
    `${seatName(unit.owner)} ${numbered(plainName(unit.design), unit.id)}`,
    ...(armor > 0 ? [`armor ${armor - unit.impactLost} of ${armor}`] : []),
    ...(hp > 1 ? [`${hp - unit.hpLost} of ${hp} hits left`] : []),
    ...(unit.loaded ? ['loaded'] : []),
    ...(unit.deployed === null ? [] : ['deployed']),
    ...(unit.connected === null ? [] : ['connected']),
    ...(Object.keys(unit.heat).length === 0 ? [] : ['weapon hot']),
    ...(unit.disabled === null ? [] : ['disabled']),
    ...(unit.token ? ['may act'] : []),
  ].join(', ');
}

function componentInWords(war: War, seat: Seat, one: Component): string {
  const kind = one.shield !== null ? 'emitter' : one.inside ? 'boiler' : 'vent';
  const left = one.rating - (war.tanks[seat]?.damage[one.id] ?? 0);
  return `${kind} ${one.id}, ${isDestroyed(war, seat, one) ? 'destroyed' : `${left} of ${one.rating} left`}`;
}

type At = { readonly id: string; readonly q: number; readonly r: number };

const TURRET = localOf(0, 0);

/** The printed features of one hex of a tank. */
function featuresAt(war: War, seat: Seat, layout: Layout, local: number, inside: boolean): readonly string[] {
  const { model } = layout;
  const here = <One extends At>(all: readonly One[]): readonly One[] =>
    all.filter(({ q, r }) => localOf(q, r) === local);
  const closed = (shield: string | null): string => (isShielded(war, seat, shield) ? ', shielded' : ', open');
  const ways = [
    ...here(model.doors).map(({ id, shield }) => `door ${id}${closed(shield)}`),
    ...here(model.hatches).map(({ id, shield }) => `hatch ${id}${closed(shield)}`),
  ];
  const parts = here(model.components)
    .filter((one) => one.inside === inside)
    .map((one) => componentInWords(war, seat, one));
  if (!inside) return [...ways, ...parts];
  const marked = war.tanks[seat]?.marks ?? [];
  return [
    ...ways,
    ...here(model.cores).map(({ id }) => `core ${id}${marked.includes(id) ? ', marked' : ''}`),
    ...here(model.mounts).map(({ id, engineer }) => `gun mount ${id}${engineer ? ', for engineers' : ''}`),
    ...here(model.ports).map(({ id }) => `weapon port ${id}`),
    ...here(model.uplinks).map(({ id }) => `uplink ${id}`),
    ...(local === TURRET ? ['turret'] : layout.isWall(local) ? ['wall'] : []),
    ...(layout.isBlank(local) ? ['free floor'] : []),
    ...parts,
  ];
}

function groundInWords(war: War, pos: Pos): string {
  const seat = tankOf(pos.layer);
  if (seat === null) {
    const sign = terrainAt(war.ground, cellOfHex(pos));
    const damage = war.damage[cellOfHex(pos)];
    const uplink = war.map.uplinks.find(({ q, r }) => q === pos.q && r === pos.r);
    return [
      sign === null ? 'off the map' : TERRAIN[sign].title,
      ...(damage === undefined ? [] : [`${damage} damage`]),
      ...(uplink === undefined ? [] : [`uplink to ${uplink.region}`]),
    ].join(', ');
  }
  const layout = layoutIn(war, seat);
  const inside = pos.layer.startsWith('in');
  const name = layout?.model.title ?? 'Superpanzer';
  const features = layout === null ? [] : featuresAt(war, seat, layout, localOf(pos.q, pos.r), inside);
  return [`${inside ? 'inside' : 'roof of'} ${seatName(seat)} ${name}`, ...features].join(', ');
}

function chargesInWords(war: War, pos: Pos): readonly string[] {
  return war.charges
    .filter(({ at }) => placeOf(at) === placeOf(pos))
    .map(({ due }) => `charge, goes off at the end of ${due <= war.round ? 'this round' : 'the next round'}`);
}

/** Everything about one place: "9,8: woods; West Rifleman 14, may act". */
export function placeInWords(war: War, pos: Pos): string {
  const { q, r } = projected(war, pos);
  const unit = unitAt(war, placeOf(pos));
  const parts = [
    `${q},${r}: ${groundInWords(war, pos)}`,
    ...(unit === null ? [] : [unitInWords(unit)]),
    ...chargesInWords(war, pos),
  ];
  return parts.join('; ');
}

/** A place in few words: "the woods in the north", "door D2 of East Molot". */
export function placeName(war: War, pos: Pos): string {
  const seat = tankOf(pos.layer);
  if (seat === null) return groundName(war, pos);
  const layout = layoutIn(war, seat);
  const inside = pos.layer.startsWith('in');
  const local = localOf(pos.q, pos.r);
  const [feature] =
    layout === null ? [] : featuresAt(war, seat, layout, local, inside).map((one) => one.replace(/,.*/, ''));
  const tank = `${seatName(seat)} ${layout?.model.title ?? 'tank'}`;
  if (feature === undefined || feature === 'free floor') return `${inside ? 'inside' : 'the roof of'} ${tank}`;
  return `${feature} of ${tank}`;
}

/** One region: "F6: West 4, East 2; West Relay 15, may act; East cup 2; jammed". */
export function regionInWords(war: War, region: Region, own: Own | null): string {
  const sums = SEATS.map((seat) => `${seatName(seat)} ${controlIn(war, region, seat)}`).join(', ');
  const devices = war.devices
    .filter((one) => one.region === region)
    .map(
      ({ owner, design, id, token }) =>
        `${seatName(owner)} ${numbered(plainName(design), id)}${token ? ', may act' : ''}`,
    );
  const cups = war.groups.flatMap(({ owner, cups: all }) =>
    all
      .filter((one) => one.region === region)
      .map(({ cup }) => {
        const under = own?.covered.find((one) => one.cup === cup && one.owner === owner);
        return `${seatName(owner)} cup ${cup}${under === undefined ? '' : `, over ${numbered(plainName(under.design), under.id)}`}`;
      }),
  );
  return [`${region}: control ${sums}`, ...(isJammed(war, region) ? ['jammed'] : []), ...devices, ...cups].join('; ');
}

/** How near a tank is to its end: "Liberty: one core marked, D1 open". */
function tankInWords(war: War, seat: Seat): string {
  const tank = war.tanks[seat];
  const model = layoutIn(war, seat)?.model;
  if (tank === null || model === undefined) return 'no Superpanzer yet';
  if (tank.destroyed) return `${model.title} destroyed`;
  const open = model.doors.filter(({ shield }) => !isShielded(war, seat, shield)).map(({ id }) => id);
  const marks = tank.marks.length === 0 ? 'no core marked' : `${tank.marks.join(' and ')} marked`;
  return `${model.title}, ${marks}, ${open.length === 0 ? 'all doors shielded' : `${open.join(' and ')} open`}`;
}

export function warInWords(war: War): string {
  const sides = SEATS.map((seat) => {
    const units = war.units.filter(({ owner }) => owner === seat).length;
    return `${seatName(seat)}: ${tankInWords(war, seat)}; ${units} ${units === 1 ? 'unit' : 'units'}.`;
  });
  return [`Round ${war.round}.`, ...sides].join(' ');
}

/** The key of a hex of the battlefield. */
export const keyOfHex = ({ q, r }: Hex): string => `${q},${r}`;

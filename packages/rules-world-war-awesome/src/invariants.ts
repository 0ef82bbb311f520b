/** What is true of every state (law 8): nothing appears or vanishes. */
import { SEATS } from './catalogue/sides.ts';
import { cellOf, placeOf, terrainAt } from './geometry/grid.ts';
import { wholeDeck } from './scenarios/hands.ts';
import { entityOf, factsOf, footprintIn, hasSymbol, isStandable, isVehicle, tankIn } from './state/board.ts';
import type { Seat, State, War } from './state.ts';
import { stopAt } from './tank/rolling.ts';

/** Sentences of what is broken; none where all is well. */
export function broken({ war, secret }: State, before: State | null): readonly string[] {
  // once a tank is destroyed, those in it are removed one by one
  const live = war.outcome === null && SEATS.every((seat) => war.tanks[seat]?.destroyed !== true);
  return [
    ...(live ? standing(war) : []),
    ...(live ? tanks(war) : []),
    ...units(war),
    ...SEATS.flatMap((seat) => [...tokens(war, secret[seat], seat), ...cups(war, secret[seat], seat)]),
    ...links(war),
    ...ids(war, secret),
    ...(before === null ? [] : lost(war, before.war)),
  ];
}

/** WWA-031; while a Superpanzer rolls over soldiers they are removed one by one. */
function standing(war: War): readonly string[] {
  const seen = new Set<number>();
  return war.units.flatMap((unit) => {
    const place = placeOf(unit.at);
    if (seen.has(place)) return [`two units stand at ${JSON.stringify(unit.at)}`];
    seen.add(place);
    const isRolledOver = unit.at.layer === 'ground' && !isVehicle(unit);
    return isRolledOver || isStandable(war, place, isVehicle(unit)) ? [] : [`${unit.id} stands where nobody can`];
  });
}

function tanks(war: War): readonly string[] {
  return SEATS.flatMap((seat) => {
    const print = tankIn(war, seat) === null ? null : footprintIn(war, seat);
    return print === null || stopAt(war, seat, print) === null ? [] : [`the tank of ${seat} stands where none can`];
  });
}

function units(war: War): readonly string[] {
  return war.units.flatMap((unit) => {
    const { hp, armor } = factsOf(unit);
    const faults: string[] = [];
    if (unit.hpLost >= hp) faults.push(`${unit.id} should be gone`);
    if (armor === 0 && unit.impactLost > 0) faults.push(`${unit.id} has lost armor that it never had`);
    if (unit.deployed !== null && !hasSymbol(unit, 'dep')) faults.push(`${unit.id} cannot be deployed`);
    return faults;
  });
}

type Secret = State['secret'][Seat];

const sum = (hand: Secret['hand']): number => Object.values(hand).reduce((all, one) => all + one, 0);

/** WWA-005, WWA-012: every token is in the deck, in the hand, or played. */
function tokens({ players, map: _ }: War, { hand, deck }: Secret, seat: Seat): readonly string[] {
  const { army, played, ...counts } = players[seat];
  const faults: string[] = [];
  if (counts.hand !== sum(hand) || counts.deck !== sum(deck)) faults.push(`the tokens of ${seat} are miscounted`);
  for (const [token, copies] of Object.entries(wholeDeck(army))) {
    const found = (hand[token] ?? 0) + (deck[token] ?? 0) + played.filter((one) => one.token === token).length;
    if (found > copies) faults.push(`${found} of ${copies} ${token}`);
  }
  return faults;
}

/** WWA-130: each cup has its device, where it stands. */
function cups({ groups }: War, { covered }: Secret, seat: Seat): readonly string[] {
  const stood = groups.filter(({ owner }) => owner === seat).flatMap((group) => group.cups);
  const key = ({ cup, region }: { readonly cup: number; readonly region: string }) => `${cup} ${region}`;
  const same = stood.map(key).sort().join() === covered.map(key).sort().join();
  return same ? [] : [`the cups of ${seat} do not stand over its devices`];
}

/** WWA-099 */
function links({ units: all, devices }: War): readonly string[] {
  const linked = all.flatMap(({ connected }) => connected ?? []);
  const presences = devices.filter(({ design }) => design === 'PRESENCE').map(({ id }) => id);
  return linked.toSorted().join() === presences.toSorted().join() ? [] : ['presences and hackers do not go together'];
}

function ids({ units: all, devices, jams, charges, entities }: War, secret: State['secret']): readonly string[] {
  const covered = SEATS.flatMap((seat) => secret[seat].covered);
  const named = [...all, ...devices, ...covered, ...jams, ...charges].map(({ id }) => id);
  const faults = new Set(named).size === named.length ? [] : ['an id was given twice'];
  return named.every((id) => entityOf(id) <= entities) ? faults : [...faults, 'an entity was never counted'];
}

/** Rounds and numbers only grow; hexes stay on the map. */
function lost(war: War, before: War): readonly string[] {
  const faults: string[] = [];
  if (war.round < before.round || war.entities < before.entities) faults.push('the match runs backwards');
  if (war.ground.length !== before.ground.length || terrainAt(war.ground, cellOf(0, 0)) === null)
    faults.push('the map has changed its form');
  return faults;
}

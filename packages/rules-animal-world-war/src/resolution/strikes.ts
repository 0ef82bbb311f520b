/** Artillery (AWW-138) and the effect of a strike, which a crash has too (AWW-139, AWW-167). */
import { type Direction, type Hex, neighbour, same } from '@fieldpost/hex';
import { stoneAt, vipStrike } from '../objectives/index.ts';
import { coverAt, tileAt, unitsOn } from '../rules/ground.ts';
import type { Author, Battle, Empire, Plane, Task, Tile, Unit } from '../state.ts';
import { type Attack, land, openAttack, type Packet } from './attack.ts';
import { check, emit, type Play } from './play.ts';
import { clearWire, damageTile } from './tile-damage.ts';

/** AWW-138: scatter 1 is "the neighbour towards the observer's own side (HERB: S, CARN: N), 2..6 clockwise". */
const HOMEWARD: Readonly<Record<Empire, Direction>> = { HERB: 3, CARN: 0 };

/**
 * AWW-138: "Check(effective cover): success -> strike there. Failure -> one more die 1..6 picks one of the six hexes around the
 * chosen tile [...] The strike needs no further roll, lands on that hex even beyond distance 4".
 */
export function artillery(
  play: Play,
  by: Author,
  empire: Empire,
  from: Hex | null,
  at: Hex,
  shift: -1 | 0 | 1 = 0,
): readonly Task[] {
  const attack = openAttack(play, 'artillery', by, from, at);
  const hit = check(play, 'artillery', at, coverAt(play.state.battle, at));
  return strike(play, attack, hit ? at : scattered(play, empire, at, shift));
}

/** U13: "may shift the scatter die by 1 (6 and 1 adjacent)". */
function scattered(play: Play, empire: Empire, at: Hex, shift: -1 | 0 | 1): Hex {
  const value = play.chance.draw(6, 'scatter');
  emit(play, { type: 'dieRolled', purpose: 'scatter', at, need: null, value, ok: true });
  return neighbour(at, ((HOMEWARD[empire] + value - 1 + shift + 6) % 6) as Direction);
}

/** AWW-139. On an off-board hex "every plane in that hex crashes at once; otherwise nothing". */
export function strike(play: Play, attack: Attack, at: Hex): readonly Task[] {
  const { battle } = play.state;
  const tile = tileAt(battle, at);
  const struck = tile === null ? planesIn(battle, at) : unitsOn(battle, at);
  const packets = struck.map((unit) => strikePacket(battle, unit));
  if (tile !== null && stoneAt(battle, at) !== null) strikeStone(play, attack, tile);
  else emit(play, { type: 'strike', at, by: attack.by });
  return land(play, attack, packets, null);
}

function planesIn(battle: Battle, at: Hex): readonly Plane[] {
  const planes = Object.values(battle.units).filter((unit) => unit.kind === 'plane');
  return planes.filter((plane) => plane.at !== null && same(plane.at, at));
}

/**
 * AWW-139: "standing soldiers and civilians become wounded (a Recruit dies), already wounded ones die; no extra collapse damage (a
 * soldier wounded this way has damage = health + 1); tanks become wrecks"; O12: "a packet of 4 instead of wounding it outright".
 */
function strikePacket(battle: Battle, unit: Unit): Packet {
  return { unit: unit.id, amount: amountOf(battle, unit) };
}

function amountOf(battle: Battle, unit: Unit): number {
  if (unit.kind === 'civilian') return 1;
  if (unit.kind !== 'soldier') return unit.cap - unit.damage;
  if (unit.status === 'wounded') return 1;
  return vipStrike(battle, unit.id) ?? unit.health + 1 - unit.damage;
}

/** O01: "an artillery strike, crash or T11 deals 3 damage to it instead of turning it (units there are treated as usual)" */
function strikeStone(play: Play, { by }: Attack, { at, feature }: Tile): void {
  clearWire(play, at, by);
  if (feature !== null) emit(play, { type: 'featureDestroyed', at, what: feature.kind, by });
  damageTile(play, at, stoneAt(play.state.battle, at)?.strike ?? 0, by);
}

/** AWW-153, AWW-167: a wreck lies there; D-67: "not placed" beside a tank. */
export function placeWreck(play: Play, at: Hex, by: Author): void {
  if (!unitsOn(play.state.battle, at).some(({ kind }) => kind === 'tank')) emit(play, { type: 'wreckPlaced', at, by });
}

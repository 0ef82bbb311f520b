/** Medals for what attacks did: M03 to M10, M13. */
import type { MedalId } from '../catalogue/medals.ts';
import type { AttackKind } from '../events.ts';
import type { Told } from '../report.ts';
import type { UnitId } from '../state.ts';
import { type Attack, empireOf, type Hurt, isEnemy, isFar, isFriend, type Log, type Place } from './log.ts';

export type Awards = readonly (readonly [medal: MedalId, soldierId: UnitId, evidence: readonly Place[]])[];

/** LC-062: what each needs: shots of 5 tiles or more, three of a kind, two at once. */
const LONG_SHOT = 5;
const SHARPSHOOTER = 3;
const WRECKING_BALL = 3;
const TWO_AT_ONCE = 2;
const IRON_HIDE = 3;

export function byFighting(log: Log, told: Told): Awards {
  const soldiers = Object.keys(told.units);
  return soldiers.flatMap((id): Awards => {
    const own = [...log.attacks.values()].filter(({ by }) => by === id);
    const found: readonly (readonly [MedalId, readonly Place[]])[] = [
      ['M03', sharpshooting(own)],
      ['M04', longShots(own)],
      ['M05', inTheTrench(own)],
      ['M06', oneOf(own, 'grenade', isSoldier)],
      ['M07', collapses(own)],
      ['M08', hide(log, told, id)],
      ['M09', broughtDown(log, id, 'tankWrecked')],
      ['M10', broughtDown(log, id, 'planeCrashed')],
      ['M13', oneOf(own, 'artillery', () => true)],
    ];
    return found.flatMap(([medal, evidence]): Awards => (evidence.length > 0 ? [[medal, id, evidence]] : []));
  });
}

function isSoldier(id: UnitId): boolean {
  return empireOf(id) !== null && !id.endsWith('.tank') && !id.endsWith('.plane');
}

/** One place for each of them, the first. */
function firstOfEach(hurt: readonly Hurt[]): readonly Place[] {
  return [...new Map(hurt.toReversed().map(({ unit, place }) => [unit, place])).values()].reverse();
}

function inOrder(places: readonly Place[]): readonly Place[] {
  return [...places].sort(([one, index], [other, mth]) => one - other || index - mth);
}

/** M03: "3 different enemy soldiers wounded or killed by bullets that hit them; who was hurt by a collapse does not count". */
function sharpshooting(own: readonly Attack[]): readonly Place[] {
  const bullets = own.filter(({ kind, hit }) => kind === 'bullet' && hit);
  const down = bullets.flatMap(({ by, hurt }) => hurt.filter(({ unit, down: fell }) => fell && isEnemy(by, unit)));
  const places = firstOfEach(down.filter(({ unit }) => isSoldier(unit)));
  return places.length >= SHARPSHOOTER ? inOrder(places) : [];
}

/** M04: "a packet to an enemy unit from their bullet or rocket (not shell) whose tile was 5 or more from the tile they fired from". */
function longShots(own: readonly Attack[]): readonly Place[] {
  const shots = own.filter(({ kind }) => kind === 'bullet' || kind === 'rocket');
  return shots.flatMap(({ by, from, hurt }) =>
    hurt.flatMap(({ unit, at, down, place }) =>
      !down && isEnemy(by, unit) && isFar(from, at, LONG_SHOT) ? [place] : [],
    ),
  );
}

/** M05: "an enemy wounded or killed by their melee hit": a miss goes to the tile. */
function inTheTrench(own: readonly Attack[]): readonly Place[] {
  const hits = own.filter(({ kind, collapses: fell }) => kind === 'melee' && fell.length === 0);
  return hits.flatMap(({ by, hurt }) =>
    hurt.flatMap(({ unit, down, place }) => (down && isEnemy(by, unit) ? [place] : [])),
  );
}

/** M06: "one of their grenades: packets to 2 or more enemy soldiers and to no friend"; M13: one order, 2 or more enemy units. */
function oneOf(own: readonly Attack[], kind: AttackKind, counts: (unit: UnitId) => boolean): readonly Place[] {
  for (const attack of own.filter((one) => one.kind === kind)) {
    const packets = attack.hurt.filter(({ down }) => !down);
    const enemies = packets.filter(({ unit }) => isEnemy(attack.by, unit) && counts(unit));
    if (packets.some(({ unit }) => isFriend(attack.by, unit)) || enemies.length < TWO_AT_ONCE) continue;
    return enemies.map(({ place }) => place);
  }
  return [];
}

/** M07: "3 collapses caused by their attacks; what their tank flattens by moving, and strikes, are no collapses". */
function collapses(own: readonly Attack[]): readonly Place[] {
  const places = own.flatMap(({ kind, collapses: fell }) => (kind === 'crush' ? [] : fell));
  return places.length >= WRECKING_BALL ? inOrder(places) : [];
}

/** M08: "damage taken in sum 3 or more, and `standing` at the end". */
function hide({ attacks }: Log, { units }: Told, id: UnitId): readonly Place[] {
  const unit = units[id];
  if (unit?.end !== 'standing' || unit.damageTaken < IRON_HIDE) return [];
  const all = [...attacks.values()].flatMap(({ hurt }) => hurt);
  return inOrder(all.flatMap(({ unit: who, down, place }) => (who === id && !down ? [place] : [])));
}

/** M09, M10: "the tank wrecked, the plane brought down, were the enemy's and the attack theirs". */
function broughtDown({ deeds }: Log, id: UnitId, type: 'tankWrecked' | 'planeCrashed'): readonly Place[] {
  const done = deeds.filter((deed) => deed.type === type && deed.by === id && isEnemy(id, deed.unit ?? ''));
  return done.map(({ place }) => place);
}

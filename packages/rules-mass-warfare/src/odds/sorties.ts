/** Odds of a sortie (I): flak that is certain, fighters that may rise, from none to all in reach, then the strike. */
import { flakAgainst } from '../air/flak.ts';
import { fightersAgainst } from '../air/scrambles.ts';
import { UNITS } from '../catalogue/units.ts';
import { attackHex, attackUnit } from '../combat/attacks.ts';
import { type Play, startPlay, warOf } from '../combat/play.ts';
import type { SortieOrder } from '../commands.ts';
import { evolve } from '../evolving.ts';
import { carryOut } from '../judging/orders.ts';
import { actor, numberOfHex } from '../judging/subjects.ts';
import { unitOf } from '../state/board.ts';
import type { Side, UnitId, War } from '../state.ts';
import { type Fate, fateNow, firesAfter, followedBy, withFire } from './fates.ts';
import { everyThrow } from './throws.ts';

/** `arrives`: how likely the plane still flies when it strikes. `target`: the fate of what it flies against. */
export type SortieOutlook = { readonly arrives: number; readonly target: Fate };
export type SortieOdds = {
  readonly flak: readonly UnitId[];
  /** Fighters of the defender that may be sent up. */
  readonly fighters: readonly UnitId[];
  /** Nobody rises. */
  readonly most: SortieOutlook;
  /** All of them rise against it. */
  readonly least: SortieOutlook;
};

export function sortieOdds(war: War, side: Side, order: SortieOrder): SortieOdds {
  const flown = declared(war, side, order);
  const flak = flakAgainst(flown, order.unit);
  const fighters = fightersAgainst(flown, order.unit);
  const fly = (shooters: readonly UnitId[]) => outlook(flown, order, shooters);
  return { flak, fighters, most: fly(flak), least: fly([...fighters, ...flak]) };
}

/** The war once the plane is in the air: no die is thrown for that. */
function declared(war: War, side: Side, order: SortieOrder): War {
  const [only] = everyThrow((chance) => {
    const play = startPlay({ war, ready: [] }, chance, evolve);
    carryOut(play, side, order, 2);
    return warOf(play);
  });
  return only?.value ?? war;
}

function outlook(war: War, { unit: plane, target }: SortieOrder, shooters: readonly UnitId[]): SortieOutlook {
  const flight = shooters.reduce(
    (fate, by) => followedBy(fate, (fire) => firesAfter(withFire(war, plane, fire), plane, shotBy(by, plane))),
    fateNow(war, plane),
  );
  const now = fateNow(war, target);
  const [fires] = now.standing.flatMap((likelihood, fire) => (likelihood > 0 ? [fire] : []));
  const missed: Fate = { destroyed: 0, standing: now.standing.map((one) => one * flight.destroyed) };
  const hit = flight.standing.reduce((sum, likelihood, fire) => {
    if (likelihood === 0) return sum;
    const burning = withFire(war, plane, fire);
    const struck = followedBy(now, () =>
      firesAfter(withFire(burning, target, fires ?? 0), target, strikeBy(plane, target)),
    );
    return added(sum, struck, likelihood);
  }, missed);
  return { arrives: 1 - flight.destroyed, target: hit };
}

const added = (sum: Fate, more: Fate, weight: number): Fate => ({
  destroyed: sum.destroyed + weight * more.destroyed,
  standing: sum.standing.map((one, fire) => one + weight * (more.standing[fire] ?? 0)),
});

const shotBy = (by: UnitId, plane: UnitId) => (play: Play) => {
  const war = warOf(play);
  const shooter = actor(war, by);
  attackUnit(play, shooter.type === 'ftr' ? 'scramble' : 'flak', shooter, actor(war, plane), UNITS.ftr.attack);
};

const strikeBy = (id: UnitId, target: SortieOrder['target']) => (play: Play) => {
  const war = warOf(play);
  const plane = unitOf(war, id);
  if (plane === null) return;
  if (typeof target === 'string') attackUnit(play, 'strike', plane, actor(war, target), UNITS[plane.type].attack);
  else attackHex(play, 'strike', plane, numberOfHex(war, target));
};

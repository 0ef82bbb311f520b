/** How a match ends (WWA-022 to WWA-024, WWA-103, WWA-105, WWA-145). */
import type { Outcome } from '@fieldpost/engine';
import type { End } from '../about.ts';
import { SEATS } from '../catalogue/sides.ts';
import type { TankEvent } from '../events.ts';
import { tankOf } from '../geometry/grid.ts';
import { remove } from '../shooting/harm.ts';
import { componentOf, isDestroyed, layoutIn, tankIn } from '../state/board.ts';
import type { Seat, War } from '../state.ts';
import { happen, type Play, warOf } from './play.ts';

type Why = Extract<TankEvent, { readonly type: 'tankDestroyed' }>['why'];

/** WWA-103: "When all cores that the layout lists together are marked in the same round"; WWA-105: a fatal component. */
function doomOf(war: War, seat: Seat): Why | null {
  const tank = tankIn(war, seat);
  const model = layoutIn(war, seat)?.model;
  if (tank === null || model === undefined) return null;
  if (model.cores.every(({ id }) => tank.marks.includes(id))) return 'cores';
  const fatal = model.fatal === null ? null : componentOf(war, seat, model.fatal);
  return fatal !== null && isDestroyed(war, seat, fatal) ? 'component' : null;
}

/** WWA-023: after each atomic step. "If both Superpanzers are destroyed in the same atomic step the game is a draw." */
export function checkEnd(play: Play): void {
  if (warOf(play).outcome !== null) return;
  const dooms = SEATS.flatMap((side) => {
    const why = doomOf(warOf(play), side);
    return why === null ? [] : [{ side, why }];
  });
  for (const { side, why } of dooms) destroyTank(play, side, why);
  if (dooms.length === 0) return;
  const lost = dooms.map(({ side }) => side);
  const reason = dooms.length === 2 ? 'both-destroyed' : (dooms[0]?.why ?? 'cores');
  happen(play, {
    type: 'matchEnded',
    outcome: outcomeOf(reason, (side) => !lost.includes(side) || dooms.length === 2),
  });
}

/** WWA-024: "kills every unit inside it and on its roof". */
function destroyTank(play: Play, side: Seat, why: Why): void {
  happen(play, { type: 'tankDestroyed', side, why });
  for (const { id, at } of warOf(play).units) if (tankOf(at.layer) === side) remove(play, id, 'tank');
}

export function outcomeOf(reason: End, isFirst: (side: Seat) => boolean): Outcome<Seat> {
  return { reason, places: SEATS.map((side) => ({ side, place: isFirst(side) ? 1 : 2, score: null })) };
}

/** WWA-145: "If END of round roundLimit leaves both Superpanzers standing, the game is a draw." */
export function endAtLimit(play: Play): void {
  const { options, round, outcome } = warOf(play);
  if (outcome === null && options.roundLimit > 0 && round >= options.roundLimit)
    happen(play, { type: 'matchEnded', outcome: outcomeOf('round-limit', () => true) });
}

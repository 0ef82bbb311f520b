/** Step 19: build bases (MW-140, MW-141). */
import type { Refusal } from '@fieldpost/engine';
import { BASE_TYPES, BASES } from '../catalogue/units.ts';
import { placeOf } from '../combat/attacks.ts';
import { happen, warOf } from '../combat/play.ts';
import type { BaseOrder } from '../commands.ts';
import type { UnitChapter } from '../judging/chapter.ts';
import { actor, refusesSubject } from '../judging/subjects.ts';
import { refuse } from '../refusal.ts';
import { groundIn, isCarried, isGround, standingAt } from '../state/board.ts';
import type { HexNo, Side, Unit, War } from '../state.ts';

/** MW-140: "Enemy planes at an adjacent airfield do not hinder." */
function hasEnemyBeside(war: War, side: Side, at: HexNo): boolean {
  return (groundIn(war).neighbours[at] ?? []).some((one) => (standingAt(war, one)?.owner ?? side) !== side);
}

/** "Port (only if an adjacent hex is Water or Bridge)" */
function isCoastal(war: War, at: HexNo): boolean {
  const { neighbours, terrain } = groundIn(war);
  return (neighbours[at] ?? []).some((one) => terrain[one] === 'WA' || terrain[one] === 'BR');
}

function refusesPlot(war: War, { owner, at }: Unit, what: BaseOrder['what']): Refusal | null {
  if (groundIn(war).terrain[at] !== 'BA') return refuse('NOT_BARREN', 'MW-140');
  if (war.bases[at] !== undefined) return refuse('BASE_EXISTS', 'MW-141');
  if (hasEnemyBeside(war, owner, at)) return refuse('ENEMY_ADJACENT', 'MW-140');
  if (what === 'port' && !isCoastal(war, at)) return refuse('NOT_COASTAL', 'MW-140');
  return (war.players[owner]?.metal ?? 0) < BASES[what].metal ? refuse('NO_METAL', 'MW-140') : null;
}

export const bases: UnitChapter<BaseOrder> = {
  refuses(war, side, { unit: id, what }) {
    const fault = refusesSubject(war, side, id, [], () => true, 'MW-140');
    if (fault !== null) return fault;
    const unit = actor(war, id);
    if (isGround(unit) && isCarried(unit)) return refuse('CARRIED', 'MW-023');
    return unit.type === 'inf' ? refusesPlot(war, unit, what) : refuse('NOT_INFANTRY', 'MW-140');
  },
  resolve(play, side, { unit, what }) {
    const war = warOf(play);
    const { at } = actor(war, unit);
    happen(play, { type: 'based', side, unit, what, at, place: placeOf(war, at) });
  },
  list(war, _side, unit) {
    if (unit.type !== 'inf' || isCarried(unit)) return [];
    return BASE_TYPES.flatMap((what): BaseOrder[] =>
      refusesPlot(war, unit, what) === null ? [{ type: 'base', unit: unit.id, what }] : [],
    );
  },
  able: (war, _side, unit) => unit.type === 'inf' && !isCarried(unit) && refusesPlot(war, unit, 'fort') === null,
};

/** How a war ends, and how players leave it (THE-RULES "End of the game"). */
import type { End } from '../about.ts';
import { CONSTANTS } from '../catalogue/constants.ts';
import { happen, type Play, warOf } from '../combat/play.ts';
import { activeSides, armyOf } from '../state/board.ts';
import type { Side, War } from '../state.ts';
import { citiesHeld, conqueror, leaders, wonBy } from './ranking.ts';

export const isOver = (play: Play): boolean => warOf(play).outcome !== null;

function end(play: Play, reason: End, first: readonly Side[]): void {
  happen(play, { type: 'warEnded', outcome: wonBy(warOf(play), reason, first) });
}

/** After step 18. MW-167: "MW-160 is tested before MW-161." */
export function testConquest(play: Play): void {
  const winner = conqueror(warOf(play));
  if (winner !== null) end(play, 'cities', [winner]);
  else eliminateAll(play);
}

/** MW-161: no city, and "no Infantry or Mechanized Inf. (carried ones count as having)". */
function isFinished(war: War, side: Side): boolean {
  const hopes = armyOf(war, side).some(({ type }) => type === 'inf' || type === 'mech');
  return !hopes && citiesHeld(war, side).count === 0;
}

function eliminateAll(play: Play): void {
  const war = warOf(play);
  const gone = activeSides(war).filter((side) => isFinished(war, side));
  for (const side of gone)
    happen(play, { type: 'left', side, why: 'eliminated', turn: war.turn, step: 18, cleared: true });
  const last = activeSides(warOf(play));
  // MW-167: "If the last active players are eliminated in the same step, the game is a draw between them"
  if (gone.length > 0 && last.length < 2) end(play, 'last-standing', last.length === 1 ? last : gone);
}

/** MW-162: "Where one active player is left he wins, and the game is over (reason `resignation`)." */
export function testResigned(play: Play): void {
  const last = activeSides(warOf(play));
  if (last.length < 2) end(play, 'resignation', last);
}

/** The end of step 20: MW-150, then the turn limit (MW-163) and stagnation (MW-164). */
export function endTurn(play: Play): void {
  happen(play, { type: 'cooled' });
  const { turn, quiet, options } = warOf(play);
  if (turn >= options.turnLimit) end(play, 'turn-limit', leaders(warOf(play)));
  else if (quiet >= CONSTANTS.stagnation) end(play, 'stagnation', leaders(warOf(play)));
  else happen(play, { type: 'turnBegan', turn: turn + 1 });
}

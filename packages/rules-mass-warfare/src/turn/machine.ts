/** The turn as it runs: from where it stands to the next place where somebody must choose (THE-RULES "The twenty steps", "Windows"). */

import { nextFlak } from '../air/flak.ts';
import { landAll, nextStray } from '../air/landing.ts';
import { endAnswers } from '../air/scrambles.ts';
import { returnFire, strikeAll } from '../air/strikes.ts';
import { happen, type Play, warOf } from '../combat/play.ts';
import { claimAll } from '../economy/claims.ts';
import { earnAll, supplyAll } from '../economy/supply.ts';
import { advanceAll } from '../ground/assaults.ts';
import { inOrder } from '../state/board.ts';
import type { Cursor } from '../state.ts';
import { endTurn, isOver, testConquest } from './ending.ts';
import { throwInitiative } from './initiative.ts';
import { partAt, planners, sideAt, stageAt, stopAt, visitedIn } from './places.ts';
import { type AutoStep, stagesOf } from './stages.ts';

const START: Cursor = { stage: 0, seat: 0, part: 0 };

/** Continues from a place, that place included, until a side must move or the war is over. */
export function runFrom(play: Play, from: Cursor): void {
  let at = from;
  while (!waitsAt(play, at)) {
    leave(play, at);
    if (isOver(play)) return;
    at = following(play, at);
  }
  open(play, at);
}

/** The player awaited has passed: on from the next place. */
export function runOn(play: Play): void {
  const at = warOf(play).cursor;
  leave(play, at, true);
  runFrom(play, following(play, at));
}

function open(play: Play, cursor: Cursor): void {
  const war = warOf(play);
  const { cursor: before, turn } = war;
  const fresh = before.stage !== cursor.stage || before.seat !== cursor.seat || war.step === 0;
  const same = !fresh && before.part === cursor.part;
  const step = stepAt(play, cursor);
  const { kind } = stageAt(war, cursor);
  const asks = (kind !== 'visits' && kind !== 'answers') || stopAt(war, cursor) === 'asks';
  if (!same || step !== war.step || turn === 0) happen(play, { type: 'opened', cursor, step, fresh, asks });
}

function stepAt(play: Play, cursor: Cursor): number {
  const war = warOf(play);
  const stage = stageAt(war, cursor);
  if (stage.kind === 'flak') return 4;
  if (stage.kind === 'landing') return 6;
  if (stage.kind === 'secret') return stage.steps[0] ?? 0;
  return partAt(war, cursor)?.step ?? 0;
}

/** Whether somebody must choose here. Landing planes land on the way. */
function waitsAt(play: Play, at: Cursor): boolean {
  const stage = stageAt(warOf(play), at);
  switch (stage.kind) {
    case 'visits':
    case 'answers':
      return stopAt(warOf(play), at) !== null;
    case 'secret':
      return planners(warOf(play), stage).some((side) => !play.state.ready.includes(side));
    case 'flak':
      return nextFlak(warOf(play)) !== null;
    case 'landing':
      landAll(play);
      return nextStray(warOf(play)) !== null;
    default:
      return false;
  }
}

/** Resolves the end of a place: a step without choices, the return shots of step 3. */
function leave(play: Play, at: Cursor, passed = false): void {
  const stage = stageAt(warOf(play), at);
  if (stage.kind === 'auto') resolve(play, stage.step);
  else if (stage.kind === 'secret') clearLeavers(play);
  else if (partAt(warOf(play), at)?.step === 3) leaveAnswers(play, at, passed);
}

function leaveAnswers(play: Play, at: Cursor, passed: boolean): void {
  const war = warOf(play);
  const side = sideAt(war, at);
  if (side === null || war.sorties.length === 0) return;
  // The last player has seen all declarations; the others may have to answer more of them.
  const settled = stageAt(war, at).kind === 'answers' || side === inOrder(war).at(-1);
  if (settled || passed) endAnswers(play, side, settled);
}

const AUTO: Readonly<Record<AutoStep, (play: Play) => void>> = {
  1: throwInitiative,
  5: strikeAll,
  6: returnFire,
  13: advanceAll,
  14: supplyAll,
  15: (play) => earnAll(play, 'metal'),
  16: (play) => earnAll(play, 'oil'),
  18: (play) => {
    claimAll(play);
    testConquest(play);
  },
  21: endTurn,
};

function resolve(play: Play, step: AutoStep): void {
  AUTO[step](play);
}

/** The place after another: the next part, the next player, the next stage, the next turn. */
function following(play: Play, { stage, seat, part }: Cursor): Cursor {
  const war = warOf(play);
  const here = stageAt(war, { stage, seat, part });
  if (here.kind === 'visits' && part + 1 < here.parts.length) return { stage, seat, part: part + 1 };
  const visiting = here.kind === 'visits' || here.kind === 'answers';
  if (visiting && seat + 1 < visitedIn(war, here).length) return { stage, seat: seat + 1, part: 0 };
  return stage + 1 < stagesOf(war.options.pace).length ? { stage: stage + 1, seat: 0, part: 0 } : START;
}

/** MW-162 in a secret window: what the others planned was planned on the board as it stood, so it is cleared when the window closes. */
function clearLeavers(play: Play): void {
  const { sides, players, armies, control } = warOf(play);
  for (const side of sides) {
    const owns = (armies[side] ?? []).length > 0 || control.includes(Number(side.slice(1)));
    if (players[side]?.left !== null && owns) happen(play, { type: 'cleared', side });
  }
}

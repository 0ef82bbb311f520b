/** LC-091: whom a campaign waits for, and what becomes of each wait at its end. */
import type { Wait as AnyWait } from '@fieldpost/engine';
import type { LegacyCampaign } from '../campaign.ts';
import { type Course, stateOf } from '../ledger/course.ts';
import { enemyOf } from '../map.ts';
import { EMPIRES, type Empire } from '../state.ts';

type Wait = AnyWait<LegacyCampaign>;

/** Nobody is waited for in a battle, which has clocks of its own, nor while the campaign is paused. */
export function waitsOf(course: Course): readonly Wait[] {
  if (course.paused || stateOf(course).phase === 'ended') return [];
  return [...ofThePhase(course), ...ofTheExchange(course)];
}

function ofThePhase(course: Course): readonly Wait[] {
  const { phase, initiative } = stateOf(course);
  if (phase === 'startTactics') return EMPIRES.map((side) => startWait(course, side));
  if (phase === 'declare') return [{ ...wait(course, initiative, 'declare'), late: { type: 'timeUp' } }];
  const asked = course.table.terms?.declared.empire;
  return phase === 'terms' && asked !== undefined
    ? [{ ...wait(course, enemyOf(asked), 'terms'), late: { type: 'timeUp' } }]
    : [];
}

/** LC-030: whether an Empire has chosen is as secret as what. */
function startWait(course: Course, side: Empire): Wait {
  return { ...wait(course, side, 'start'), done: course.table.tactics[side] !== null, late: { type: 'timeUp' } };
}

function ofTheExchange(course: Course): readonly Wait[] {
  const by = course.table.exchange?.by;
  return by === undefined ? [] : [{ ...wait(course, enemyOf(by), 'exchange'), late: { type: 'exchangeFalls' } }];
}

function wait({ line, state }: Course, side: Empire, what: Wait['what']): Omit<Wait, 'late'> {
  return { side, what, key: `${what}:${side}:${line}:${state.turn}`, done: false };
}

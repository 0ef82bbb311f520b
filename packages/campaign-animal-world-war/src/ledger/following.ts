/** What follows from an input on its own: MUSTER, a walkover, AFTERMATH. */
import { aftermath, type Turn, withReady } from '../aftermath/aftermath.ts';
import { cannotField, enemyOf } from '../map.ts';
import { carryHash, carryOf } from '../muster/carry.ts';
import type { Report } from '../report.ts';
import type { Declaration, Exchange, State } from '../state.ts';
import type { Course, Owed, Past } from './course.ts';
import type { Bodies, Draft } from './entry.ts';

/** LC-034, AWW-327: "all named are `ready` at once". */
export function withExchange(state: State, { give, take }: Pick<Exchange, 'give' | 'take'>): State {
  return withReady(state, [...give, ...take]);
}

/** LC-032: "Where the other Empire has fewer, nothing is fought". */
export function comesTo({ kind, empire }: Declaration, state: State): 'standDown' | 'walkover' | 'battle' {
  if (kind === 'standDown') return 'standDown';
  return cannotField(state, enemyOf(empire)) ? 'walkover' : 'battle';
}

/** AFTERMATH follows on its own. */
export function aftermathOwed({ opening }: Pick<Course, 'opening'>, before: State, turn: Turn): Owed {
  const { state, body } = aftermath(opening.options, before, turn);
  return { draft: { kind: 'aftermath', by: 'system', body }, state };
}

/** A declared battle waits for its MUSTER. `course.state`: the one in which it was declared. */
export function toMuster(course: Course, body: Declaration, battle: number): Course {
  const carry = carryOf({ campaign: course.campaign, battle }, course.state, body);
  const match = matchName(course, battle);
  const state: State = {
    ...course.state,
    phase: 'battle',
    battle: { battle, match: null, declared: body, carry: null },
  };
  const draft: Draft = { kind: 'mustered', by: 'system', body: { battle, match, carry: carryHash(carry) } };
  return { ...course, state, owed: [{ draft, state: inBattle(state, draft.body) }] };
}

/** LC-121: "MUSTER follows a declaration on its own; its match is called `try-<battle>`"; another attempt has its number, too. */
function matchName({ campaign, musters }: Course, battle: number): string {
  return musters === battle - 1 ? `${campaign}-${battle}` : `${campaign}-${battle}.${musters + 1}`;
}

/** The state of a battle under way. */
export function inBattle(state: State, { match, carry }: Bodies['mustered']): State {
  return state.battle === null ? state : { ...state, battle: { ...state.battle, match, carry } };
}

/** A turn of the past as AFTERMATH reads it. */
export function turnOf({ declared: body, how, battle }: Extract<Past, { kind: 'turn' }>, report: Report | null): Turn {
  if (how !== 'battle') return { kind: how, declared: body };
  if (battle === null || report === null) throw new Error('a battle without a report has no AFTERMATH');
  return { kind: 'battle', battle: battle.battle, declared: body, carry: battle.carry, report };
}

/** A correction opens a new line: the past is kept, and everything after it is recomputed (LC-085 to LC-089). */
import { stateHash } from '../aftermath/aftermath.ts';
import type { Battle, Course, Owed, Past } from '../ledger/course.ts';
import type { Draft, Entry } from '../ledger/entry.ts';
import { aftermathOwed, toMuster, turnOf, withExchange } from '../ledger/following.ts';
import { carryHash } from '../muster/carry.ts';
import type { Report } from '../report.ts';
import type { State } from '../state.ts';
import { breaks, type Class, classOf } from './classes.ts';

type TurnPast = Extract<Past, { kind: 'turn' }>;
type FoughtTurn = TurnPast & { readonly battle: Battle };

/** LC-089: the turn whose report this entry of the current line holds, and its place in the past; null where it holds none. */
export function turnOfEntry(
  past: readonly Past[],
  seq: number,
): { readonly place: number; readonly turn: FoughtTurn } | null {
  const place = past.findIndex((one) => one.kind === 'turn' && one.battle?.result?.seq === seq);
  const one = past[place];
  return one?.kind === 'turn' && one.battle !== null ? { place, turn: { ...one, battle: one.battle } } : null;
}

/**
 * LC-088: the campaign after an entry `corrected`: owed are an AFTERMATH for each input that stands, then `voided` for each battle
 * from `from` on, and MUSTER where the battle itself is fought again. An exchange and a battle under way that stand are said again.
 */
export function corrected(course: Course, { seq, body }: Entry & { readonly kind: 'corrected' }): Course {
  const found = turnOfEntry(course.past, body.of);
  if (found === null) return course;
  const { place, turn } = found;
  if (body.report === null) return foughtAgain(course, place, turn);
  const result = { seq, report: body.report };
  const again: TurnPast = { ...turn, battle: { ...turn.battle, result } };
  const later = course.past.slice(place + 1);
  const kept = later.slice(0, placeOfBattle(later, body.from));
  const line = lineOf(course, course.past.slice(0, place), again, kept);
  const dropped = later.slice(line.past.length - place - 1);
  return {
    ...course,
    past: line.past,
    owed: [...line.owed, ...voided(dropped, line.state)],
    state: duringBattle(turn),
  };
}

/** A recomputed line: its inputs with the states before them, the entries to write, and its state. */
type Line = { readonly past: readonly Past[]; readonly owed: readonly Owed[]; readonly state: State };

/** The corrected turn, and after it the inputs that are kept, up to the first that can no longer be. */
function lineOf(course: Course, before: readonly Past[], turn: TurnPast, kept: readonly Past[]): Line {
  let line = withInput(course, { past: before, owed: [], state: turn.before }, turn);
  for (const input of kept) {
    if (breaks(course, line.state, input) !== null) break;
    line = withInput(course, line, input);
  }
  return line;
}

/** LC-086: the classes of all later battles, and of what else is broken, if this report takes the place of the old one. */
export function classesAfter(course: Course, of: number, report: Report): readonly Class[] {
  const found = turnOfEntry(course.past, of);
  if (found === null) return [];
  const { place, turn } = found;
  const again: TurnPast = { ...turn, battle: { ...turn.battle, result: { seq: course.seq + 1, report } } };
  let line = withInput(course, { past: [], owed: [], state: turn.before }, again);
  const classes: Class[] = [];
  for (const input of course.past.slice(place + 1)) {
    const found = classOf(course, line.state, input);
    if (found !== null) classes.push(found);
    // what follows a broken input is judged as though that had not been
    if (found?.class !== 'broken') line = withInput(course, line, input);
  }
  return classes;
}

function withInput(course: Course, line: Line, input: Past): Line {
  if (input.kind === 'exchanged') return withExchangeAgain(line, input);
  const turn: TurnPast = { ...input, before: line.state };
  const past = [...line.past, turn];
  if (turn.how === 'battle' && turn.battle?.result == null) return { ...underWay(line, turn), past };
  const next = aftermathOwed(course, line.state, turnOf(turn, turn.battle?.result?.report ?? null));
  return { past, owed: [...line.owed, next], state: next.state };
}

function withExchangeAgain({ past, owed, state }: Line, input: Extract<Past, { kind: 'exchanged' }>): Line {
  const after = withExchange(state, input.exchange);
  const draft: Draft = { kind: 'exchanged', by: 'system', body: { ...input.exchange, state: stateHash(after) } };
  return { past: [...past, input], owed: [...owed, { draft, state: after }], state: after };
}

/** A battle that is being fought continues. */
function underWay({ past, owed }: Line, turn: TurnPast): Line {
  const state = duringBattle(turn);
  if (state.battle?.match == null || state.battle.carry === null) return { past, owed, state };
  const { battle, match, carry } = state.battle;
  const draft: Draft = { kind: 'mustered', by: 'system', body: { battle, match, carry } };
  return { past, owed: [...owed, { draft, state }], state };
}

/** The state while the battle of a turn is fought. */
function duringBattle({ before, declared, battle }: TurnPast): State {
  if (battle === null) return before;
  const { carry, match } = battle;
  return { ...before, phase: 'battle', battle: { battle: battle.battle, match, declared, carry: carryHash(carry) } };
}

/** The index of battle `from` among these inputs; if it is null, all of them count. */
function placeOfBattle(inputs: readonly Past[], from: number | null): number {
  const place = inputs.findIndex((one) => from !== null && one.kind === 'turn' && (one.battle?.battle ?? 0) >= from);
  return place < 0 ? inputs.length : place;
}

/** LC-088: one `voided` for each battle that does not stand. */
function voided(dropped: readonly Past[], state: State): readonly Owed[] {
  const battles = dropped.flatMap((one) => (one.kind === 'turn' && one.battle !== null ? [one.battle] : []));
  return battles.map(({ battle, match }) => {
    const draft: Draft = { kind: 'voided', by: 'system', body: { battle, match, reason: 'corrected' } };
    return { draft, state };
  });
}

/** LC-088: "where battle k itself is to be fought again, at its MUSTER". */
function foughtAgain(course: Course, place: number, turn: FoughtTurn): Course {
  const past = [...course.past.slice(0, place), { ...turn, battle: null }];
  const again = toMuster({ ...course, past, state: turn.before }, turn.declared, turn.battle.battle);
  return { ...again, owed: [...voided(course.past.slice(place), again.state), ...again.owed] };
}

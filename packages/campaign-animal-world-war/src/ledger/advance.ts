/** Applies entries to a campaign. Other files check whether an entry is allowed. */
import { seatOf } from '../acts/writer.ts';
import { ended } from '../aftermath/aftermath.ts';
import { corrected } from '../corrections/correcting.ts';
import { carryOf } from '../muster/carry.ts';
import { freshState, type State } from '../state.ts';
import { BARE_TABLE, type Battle, type Course, lastTurn, nextBattle, type Owed, type Past } from './course.ts';
import type { Bodies, Entry } from './entry.ts';
import { aftermathOwed, comesTo, inBattle, toMuster, turnOf, withExchange } from './following.ts';

/** The campaign after its first entry. */
export function opened(entry: Entry & { readonly kind: 'opened' }): Course {
  return {
    campaign: entry.campaign,
    opening: entry.body,
    head: entry.hash,
    seq: entry.seq,
    line: entry.line,
    at: entry.at,
    state: freshState(),
    past: [],
    owed: [],
    musters: 0,
    paused: false,
    idle: { HERB: 0, CARN: 0 },
    table: BARE_TABLE,
  };
}

/** The campaign after one more entry. A change of phase drops open offers (LC-034). */
export function advanced(course: Course, entry: Entry): Course {
  const { hash: head, seq, line, at } = entry;
  const after: Course = { ...carriedOut(course, entry), head, seq, line, at, ...markOf(entry) };
  const stays = after.state.phase === course.state.phase && entry.kind !== 'aftermath' && entry.kind !== 'corrected';
  const table = stays ? after.table : { ...BARE_TABLE, draw: after.table.draw };
  return entry.kind === 'exchanged' ? { ...after, table: { ...table, exchange: null } } : { ...after, table };
}

/** LC-012: what a player has corrected alone is marked for good. */
const markOf = ({ kind, by }: Entry): Pick<Course, 'correctedByPlayer'> =>
  (kind === 'corrected' || kind === 'voided') && seatOf(by) !== null ? { correctedByPlayer: true } : {};

function carriedOut(course: Course, entry: Entry): Course {
  switch (entry.kind) {
    case 'opened':
      return course;
    case 'tactics':
      return { ...course, state: withTactics(course.state, entry.body) };
    case 'exchanged':
      return course.owed.length > 0 ? settled(course) : exchanged(course, entry.seq, entry.body);
    case 'declared':
      return declared(course, entry);
    case 'mustered':
      return mustered(course, entry.body);
    case 'fought': {
      const { report } = entry.body;
      return withResult(course, { seq: entry.seq, report });
    }
    case 'walkover':
    case 'aftermath':
      return settled(course);
    case 'voided':
      return course.owed.length > 0 ? settled(course) : musteredAgain(course);
    case 'corrected':
      return corrected(course, entry);
    case 'paused':
    case 'resumed':
      return { ...course, paused: entry.kind === 'paused' };
    case 'seat':
      return course;
    case 'closed':
      return { ...course, state: ended(course.state, entry.body.outcome), owed: [] };
  }
}

/** LC-030, AWW-301: both choices are revealed together. */
export function withTactics(state: State, { HERB, CARN }: Pick<Bodies['tactics'], 'HERB' | 'CARN'>): State {
  const tactics = { HERB: [HERB], CARN: [CARN] } as unknown as State['tactics'];
  return { ...state, tactics, phase: 'declare' };
}

function exchanged(course: Course, seq: number, { by, give, take }: Bodies['exchanged']): Course {
  const exchange = { by, give, take };
  const past: Past = { kind: 'exchanged', seq, exchange };
  return { ...course, state: withExchange(course.state, exchange), past: [...course.past, past] };
}

function declared(course: Course, entry: Entry & { readonly kind: 'declared' }): Course {
  const { body, seq, by } = entry;
  const how = comesTo(body, course.state);
  const past: Past = { kind: 'turn', seq, declared: body, before: course.state, how, battle: null };
  const byClock = how === 'standDown' && by === 'system';
  const idle = { ...course.idle, [body.empire]: byClock ? course.idle[body.empire] + 1 : 0 };
  const owing: Course = { ...course, past: [...course.past, past], idle };
  if (how === 'battle') return toMuster(owing, body, nextBattle(course.past));
  return { ...owing, owed: owedWithout(course, body, how) };
}

/** The entries after a declaration without a battle. */
function owedWithout(course: Course, body: Bodies['declared'], how: 'standDown' | 'walkover'): readonly Owed[] {
  const after = aftermathOwed(course, course.state, { kind: how, declared: body });
  if (how === 'standDown') return [after];
  const { turn, empire, kind, city } = body;
  return [
    { draft: { kind: 'walkover', by: 'system', body: { turn, empire, kind, city } }, state: course.state },
    after,
  ];
}

function mustered(course: Course, body: Bodies['mustered']): Course {
  const turn = lastTurn(course.past);
  if (turn === null) return course;
  if (turn.battle?.match === body.match) return settled(course); // it continues under a corrected line
  const { battle, match } = body;
  const carry = carryOf({ campaign: course.campaign, battle }, turn.before, turn.declared);
  const fought: Battle = { battle, match, carry, result: null };
  const state = inBattle(course.state, body);
  return { ...course, state, owed: [], musters: course.musters + 1, past: withBattle(course.past, fought) };
}

/** The past with this battle in its last turn. */
function withBattle(past: readonly Past[], battle: Battle): readonly Past[] {
  const turn = lastTurn(past);
  return past.map((one) => (one === turn ? { ...turn, battle } : one));
}

/** A battle has ended: its AFTERMATH is owed. */
function withResult(course: Course, result: NonNullable<Battle['result']>): Course {
  const turn = lastTurn(course.past);
  if (turn === null || turn.battle === null) return course;
  const past = withBattle(course.past, { ...turn.battle, result });
  return { ...course, past, owed: [aftermathOwed(course, turn.before, turnOf(turn, result.report))] };
}

/** The next owed entry has been written. */
function settled(course: Course): Course {
  const [first, ...owed] = course.owed;
  return first === undefined ? course : { ...course, state: first.state, owed };
}

/** LC-061: a voided battle is "mustered again under the same number, with the same carry-over and a fresh seed". */
function musteredAgain(course: Course): Course {
  const turn = lastTurn(course.past);
  if (turn === null || turn.battle === null) return course;
  return toMuster({ ...course, state: turn.before }, turn.declared, turn.battle.battle);
}

/** The acts that are open to an Empire, as data (LC-097 chooses from them, pages and `GET .../legal` show them). */
import { TACTIC_IDS } from '@fieldpost/rules-animal-world-war/catalogue';
import { CITY_IDS } from '../catalogue/cities.ts';
import type { SoldierId } from '../catalogue/soldiers.ts';
import { type Course, stateOf } from '../ledger/course.ts';
import { attackable, enemyOf, heldIn, withStatus } from '../map.ts';
import type { Empire, State } from '../state.ts';
import type { MemberAct } from './act.ts';
import { refusesAct } from './judging.ts';

/** Everything that this Empire's commander may do now. Terms are documents: a declaration with others may be legal unlisted. */
export function legalActs(course: Course, empire: Empire): readonly MemberAct[] {
  const state = stateOf(course);
  const possible = [...choices(), ...declarations(state, empire), ...answers(), ...exchanges(state, empire), ...ends()];
  return possible.filter((act) => refusesAct(course, `${empire}/0`, act) === null);
}

function choices(): readonly MemberAct[] {
  return TACTIC_IDS.map((tactic) => ({ type: 'startTactic', tactic }));
}

type Declare = Extract<MemberAct, { type: 'declare' }>;
const BARE: Declare = { type: 'declare', kind: 'standDown', city: null, soldier: null, pows: [], terms: null };

function declarations(state: State, empire: Empire): readonly Declare[] {
  return [
    ...attackable(state, empire).map((city): Declare => ({ ...BARE, kind: 'attack', city })),
    ...CITY_IDS.flatMap((city) =>
      oneOrTwo(heldIn(state, empire, city)).map((pows): Declare => ({ ...BARE, kind: 'rescue', city, pows })),
    ),
    ...withStatus(state, empire, 'mia').map((soldier): Declare => ({ ...BARE, kind: 'recover', soldier })),
    BARE,
  ];
}

/** Every one and every two of these. */
function oneOrTwo(ids: readonly SoldierId[]): readonly (readonly SoldierId[])[] {
  const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other]));
  return [...ids.map((id) => [id]), ...pairs];
}

function answers(): readonly MemberAct[] {
  const types = ['answerTerms', 'answerExchange', 'answerDraw'] as const;
  return types.flatMap((type) => [true, false].map((accept): MemberAct => ({ type, accept })));
}

/** One for one; longer lists are put together from them. */
function exchanges(state: State, empire: Empire): readonly MemberAct[] {
  const [theirs, ours] = [withStatus(state, enemyOf(empire), 'pow'), withStatus(state, empire, 'pow')];
  return theirs.flatMap((give) =>
    ours.map((take): MemberAct => ({ type: 'offerExchange', give: [give], take: [take] })),
  );
}

function ends(): readonly MemberAct[] {
  return [{ type: 'offerDraw' }, { type: 'resign' }, { type: 'claim' }];
}

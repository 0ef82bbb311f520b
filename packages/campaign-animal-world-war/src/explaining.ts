/** The consequences of an act, shown in advance (LC-132), and a summary of a state (LC-135). */
import type { Explained, Glance } from '@fieldpost/engine';
import {
  EMPIRE_NAMES,
  EMPIRES,
  LAYOUTS,
  OBJECTIVES,
  TACTIC_WORDS,
  TACTICS,
} from '@fieldpost/rules-animal-world-war/catalogue';
import type { Act } from './acts/act.ts';
import { declarationOf } from './acts/judging.ts';
import { CITIES } from './catalogue/cities.ts';
import { SOLDIER_IDS } from './catalogue/soldiers.ts';
import { type Course, nextBattle, stateOf } from './ledger/course.ts';
import { cannotField, citiesOf, enemyOf, keyCitiesOf, readyOf, withStatus } from './map.ts';
import { carryOf } from './muster/carry.ts';
import { dossierOf, type Empire, type State } from './state.ts';

type Declared = Extract<Act, { type: 'declare' }>;
const NOWHERE = { place: null, person: null, says: [] } as const;

/** The place and the consequences of an act. They contain no secret from the asking side. */
export function explain(course: Course, side: Empire, act: Act): Explained {
  if (act.type === 'startTactic') return { ...NOWHERE, says: [TACTIC_WORDS[act.tactic]] };
  if (act.type !== 'declare') return NOWHERE;
  const { kind, city, soldier } = act;
  const says =
    kind === 'standDown' ? ['The turn passes to the other side; nothing is fought.'] : battleSays(course, side, act);
  return { place: kind === 'standDown' ? null : (city ?? placeOf(stateOf(course), soldier)), person: soldier, says };
}

function placeOf(state: State, soldier: string | null): string | null {
  return soldier === null ? null : (dossierOf(state, soldier).lostAt?.city ?? null);
}

function battleSays(course: Course, side: Empire, act: Declared): readonly string[] {
  const state = stateOf(course);
  const enemy = enemyOf(side);
  if (cannotField(state, enemy)) return ['The other side cannot field a squad: it is had without a battle.'];
  const declared = declarationOf(course, side, act);
  const carry = carryOf({ campaign: course.campaign, battle: nextBattle(course.past) }, state, declared);
  const field = `${OBJECTIVES[carry.objective].title} on a ${LAYOUTS[carry.layout].title.toLowerCase()}: `;
  const squads = `${carry.empires[side].squadSize} of yours against ${carry.empires[enemy].squadSize}.`;
  const ready = `${readyOf(state, side).length} of your twelve may fight; ${readyOf(state, enemy).length} of theirs.`;
  return [field + squads, ready, ...vehicleSays(carry.empires[side].vehicles), ...gainSays(state, side, act)];
}

function vehicleSays({ tank, plane }: { readonly tank: boolean; readonly plane: boolean }): readonly string[] {
  const names = [...(tank ? ['a tank'] : []), ...(plane ? ['a plane'] : [])];
  return names.length === 0 ? [] : [`You may bring ${names.join(' and ')}.`];
}

/** LC-131: "what it would change". */
function gainSays(state: State, side: Empire, { kind, city }: Declared): readonly string[] {
  if (kind !== 'attack' || city === null) return ['Soldiers lost in it stay lost.'];
  const { key, reward } = CITIES[city];
  const keys = keyCitiesOf(state, side).length + 1;
  const learned = state.tactics[side].includes(reward) ? [] : [`Won, it teaches you ${TACTICS[reward].title}.`];
  const crown = key ? [`Won, it is your key city number ${keys}.`] : [];
  return [...crown, ...learned, 'Lost, the city stays as it is, and your wounded may be taken prisoner.'];
}

export function glance(state: State): Glance {
  const people = Object.fromEntries(SOLDIER_IDS.map((id) => [id, dossierOf(state, id).status]));
  const counts = Object.fromEntries(EMPIRES.map((empire) => [empire, countsOf(state, empire)]));
  return { turn: state.turn, places: state.cities, people, counts, winner: state.outcome?.winner ?? null };
}

/** LC-101: "ended first; winners by fewest turns, then most ready soldiers of the winner". Draws come after wins. */
export function placing(state: State): readonly number[] | null {
  const { outcome, turn } = state;
  if (outcome === null) return null;
  return outcome.winner === 'draw' ? [1, 0, 0] : [0, turn, -readyOf(state, outcome.winner).length];
}

function countsOf(state: State, empire: Empire): Readonly<Record<string, number>> {
  return {
    'key cities': keyCitiesOf(state, empire).length,
    cities: citiesOf(state, empire).length,
    ready: readyOf(state, empire).length,
    fallen: SOLDIER_IDS.filter((id) => id.startsWith(empire[0] ?? '') && dossierOf(state, id).status === 'dead').length,
    prisoners: withStatus(state, empire, 'pow').length,
    missing: withStatus(state, empire, 'mia').length,
    upgrades: upgradesOf(state, empire),
  };
}

function upgradesOf(state: State, empire: Empire): number {
  const own = SOLDIER_IDS.filter((id) => id.startsWith(empire[0] ?? ''));
  return own.reduce((sum, id) => sum + dossierOf(state, id).upgrades.length, 0);
}

/** "Attack on Frostfen". */
export function titleOfTurn({
  kind,
  empire,
  city,
  soldier,
}: Pick<Declared, 'kind' | 'city' | 'soldier'> & { readonly empire: Empire }): string {
  const where = city === null ? '' : CITIES[city].name;
  if (kind === 'attack') return `${EMPIRE_NAMES[empire]} attacks ${where}`;
  if (kind === 'rescue') return `${EMPIRE_NAMES[empire]} goes to free prisoners out of ${where}`;
  return soldier === null
    ? `${EMPIRE_NAMES[empire]} stands down`
    : `${EMPIRE_NAMES[empire]} goes out to recover a soldier`;
}

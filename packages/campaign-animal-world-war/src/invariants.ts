/** LC-023: what holds in every state of a campaign. */
import { HIGHEST_RANK, MAX_UPGRADES, TACTIC_IDS } from '@fieldpost/rules-animal-world-war/catalogue';
import { CITY_IDS } from './catalogue/cities.ts';
import { cardOf, isRecruit, SOLDIER_IDS, type SoldierId } from './catalogue/soldiers.ts';
import { enemyOf, keyCitiesOf } from './map.ts';
import { type Dossier, dossierOf, EMPIRES, STATUSES, type State } from './state.ts';

/** The broken invariants of LC-023, in words; empty if all hold. `before`: an earlier state, or null. */
export function broken(state: State, before: State | null): readonly string[] {
  return [
    ...mapFaults(state),
    ...SOLDIER_IDS.flatMap((id) => soldierFaults(state, id).map((fault) => `${id}: ${fault}`)),
    ...(before === null ? [] : tacticFaults(state, before)),
  ];
}

function mapFaults(state: State): readonly string[] {
  const owners = Object.values(state.cities);
  const keys = EMPIRES.reduce((sum, empire) => sum + keyCitiesOf(state, empire).length, 0);
  return [
    ...told(CITY_IDS.every((id) => id in state.cities) && owners.length === CITY_IDS.length, 'there are not 16 cities'),
    ...told(
      owners.every((owner) => owner === null || EMPIRES.includes(owner)),
      'a city of no Empire',
    ),
    ...told(keys <= 5, 'more than five key cities'),
    ...told(Object.keys(state.soldiers).length === SOLDIER_IDS.length, 'there are not 24 soldiers'),
    ...told(
      EMPIRES.every((empire) => isAscending(state.tactics[empire], TACTIC_IDS)),
      'tactics are not ascending',
    ),
  ];
}

/** "`pow` has `heldIn`, a city which the enemy controls, `mia` has `lostAt`, `dead` has `diedIn` and `diedTurn`, and nobody else has any of them". */
function soldierFaults(state: State, id: SoldierId): readonly string[] {
  const dossier = dossierOf(state, id);
  const { status, heldIn, lostAt, diedIn, diedTurn, rank, upgrades, medals } = dossier;
  const empire = cardOf(id)?.empire ?? 'HERB';
  const ranked = upgrades.includes('U02');
  return [
    ...told(STATUSES.includes(status), 'no status'),
    ...told((heldIn !== null) === (status === 'pow'), 'held without being a prisoner, or a prisoner held nowhere'),
    ...told(heldIn === null || state.cities[heldIn] === enemyOf(empire), 'held where the enemy does not rule'),
    ...told((lostAt !== null) === (status === 'mia'), 'lost without being missing, or missing nowhere'),
    ...told((diedIn !== null) === (status === 'dead') && (diedTurn !== null) === (status === 'dead'), 'dead and alive'),
    ...told(!isRecruit(id) || status === 'ready', 'a Recruit who is not ready'),
    ...told(new Set(medals).size === medals.length && new Set(upgrades).size === upgrades.length, 'twice decorated'),
    ...told(upgrades.length <= MAX_UPGRADES, 'more than three upgrades'),
    ...told(ranked ? rank >= 1 && rank <= HIGHEST_RANK : rank === 0, 'a rank without U02, or U02 without a rank'),
    ...told(countsHold(dossier), 'counts that cannot be'),
  ];
}

function countsHold({ battles, wins, readyEnds, generation }: Dossier): boolean {
  return wins <= battles && readyEnds <= battles && generation >= 1;
}

/** "a tactic once gained stays". */
function tacticFaults(state: State, before: State): readonly string[] {
  const kept = EMPIRES.every((empire) =>
    before.tactics[empire].every((tactic) => state.tactics[empire].includes(tactic)),
  );
  return told(kept, 'a tactic was lost');
}

function told(holds: boolean, fault: string): readonly string[] {
  return holds ? [] : [fault];
}

/** Whether these are of the words and stand in their order, none twice. */
export function isAscending(words: readonly string[], order: readonly string[]): boolean {
  return words.every((word, at) => order.includes(word) && (at === 0 || word > (words[at - 1] ?? '')));
}

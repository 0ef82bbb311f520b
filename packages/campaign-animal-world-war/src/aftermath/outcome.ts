/** LC-063 (7), LC-066: how a campaign ends (AWW-316). */
import { cannotField, citiesOf, countBy, enemyOf, keyCitiesOf } from '../map.ts';
import type { Options } from '../options.ts';
import { EMPIRES, type Empire, type Outcome, type State } from '../state.ts';

/** AWW-316: "cannot field 2 non-Recruit soldiers in two consecutive AFTERMATHs". */
const SHORT_FOR = 2;

/** LC-063 (6): AFTERMATHs running with fewer than 2 ready soldiers that are no Recruits. */
export function withShort(state: State): State {
  const short = countBy((empire) => (cannotField(state, empire) ? state.short[empire] + 1 : 0));
  return { ...state, short };
}

/** LC-066: the first that applies; null while the war continues. */
export function outcomeOf({ keys, cap }: Options, state: State): Outcome | null {
  const leader = EMPIRES.find((empire) => keyCitiesOf(state, empire).length >= keys);
  if (leader !== undefined) return { winner: leader, reason: 'keyCities' };
  const homeless = EMPIRES.find((empire) => citiesOf(state, empire).length === 0);
  if (homeless !== undefined) return { winner: enemyOf(homeless), reason: 'noCity' };
  const spent = EMPIRES.filter((empire) => state.short[empire] >= SHORT_FOR);
  if (spent.length === 2) return { winner: byCount(state), reason: 'noSoldiers' };
  if (spent[0] !== undefined) return { winner: enemyOf(spent[0]), reason: 'noSoldiers' };
  return state.turn >= cap ? { winner: byCount(state), reason: 'cap' } : null;
}

/** AWW-316: "most key cities, then most cities, then draw". */
function byCount(state: State): Empire | 'draw' {
  const counts = [
    countBy((empire) => keyCitiesOf(state, empire).length),
    countBy((empire) => citiesOf(state, empire).length),
  ];
  const telling = counts.find(({ HERB, CARN }) => HERB !== CARN);
  if (telling === undefined) return 'draw';
  return telling.HERB > telling.CARN ? 'HERB' : 'CARN';
}

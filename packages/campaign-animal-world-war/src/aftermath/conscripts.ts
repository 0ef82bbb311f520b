/** LC-063 (6), LC-068: who follows the fallen. */
import { SOLDIER_IDS, type SoldierId } from '../catalogue/soldiers.ts';
import type { Options } from '../options.ts';
import { dossierOf, newDossier, type State } from '../state.ts';

/** LC-068: "a soldier whose death is n or more turns old is followed by a conscript of the same type and unit id". */
export function withConscripts(
  { conscripts: after }: Options,
  state: State,
): { readonly state: State; readonly conscripts: readonly SoldierId[] } {
  const isDue = (id: SoldierId) => {
    const { diedTurn } = dossierOf(state, id);
    return after > 0 && diedTurn !== null && state.turn - diedTurn >= after;
  };
  const due = SOLDIER_IDS.filter(isDue);
  const followers = due.map((id) => [id, newDossier(dossierOf(state, id).generation + 1)] as const);
  return { state: { ...state, soldiers: { ...state.soldiers, ...Object.fromEntries(followers) } }, conscripts: due };
}

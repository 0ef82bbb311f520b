/** The possible declarations and exchanges in a state (LC-031 to LC-034): menus, acts and corrections share these rules. */
import type { Refusal } from '@fieldpost/engine';
import { refusals } from '@fieldpost/engine';
import type { RefusalCode } from '../catalogue/refusals.ts';
import { cardOf, type SoldierId } from '../catalogue/soldiers.ts';
import { attackable, cannotField, heldIn } from '../map.ts';
import { type Declaration, dossierOf, type Exchange, type State } from '../state.ts';

export const refusal = refusals<RefusalCode>();

/** LC-031, LC-032. The state is one in which it has the initiative. */
export function refusesDeclaration(state: State, declared: Declaration): Refusal | null {
  const { kind, empire } = declared;
  if (kind === 'standDown') return null;
  if (cannotField(state, empire)) return refusal('MUST_STAND_DOWN', 'AWW-315');
  if (kind === 'attack') return refusesAttack(state, declared);
  return kind === 'rescue' ? refusesRescue(state, declared) : refusesRecovery(state, declared);
}

/** AWW-310: "not controlled by e and joined by a line to a city that e controls". */
function refusesAttack(state: State, { empire, city }: Declaration): Refusal | null {
  if (city === null) return refusal('NO_SUCH_CITY', 'AWW-303');
  if (state.cities[city] === empire) return refusal('OWN_CITY', 'AWW-310');
  return attackable(state, empire).includes(city) ? null : refusal('NOT_ADJACENT', 'AWW-310');
}

/** AWW-325: "the holding city do not need to be adjacent"; one or two of those who are held there. */
function refusesRescue(state: State, { empire, city, pows }: Declaration): Refusal | null {
  const held = city === null ? [] : heldIn(state, empire, city);
  const all = pows.length > 0 && pows.every((id) => held.includes(id));
  return all ? null : refusal('NO_PRISONERS', 'AWW-325');
}

/** AWW-326. */
function refusesRecovery(state: State, { empire, soldier }: Declaration): Refusal | null {
  const missing = soldier !== null && cardOf(soldier)?.empire === empire && dossierOf(state, soldier).status === 'mia';
  return missing ? null : refusal('NOT_MIA', 'AWW-326');
}

/** LC-034, AWW-327: prisoners that the offerer holds for own soldiers that the enemy holds. */
export function refusesExchange(state: State, { by, give, take }: Exchange): Refusal | null {
  const held = (id: SoldierId, own: boolean) => isPrisoner(state, id) && (cardOf(id)?.empire === by) === own;
  const all = give.every((id) => held(id, false)) && take.every((id) => held(id, true));
  return all ? null : refusal('EXCHANGE_INVALID', 'AWW-327');
}

function isPrisoner(state: State, id: SoldierId): boolean {
  return dossierOf(state, id).status === 'pow';
}

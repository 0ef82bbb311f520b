/** Looks at a drawing with the game's own check list and set-up: what they say is what the service will say. */
import { fastChance, sentenceOf, setupOf } from '@fieldpost/engine';
import { fromKey, keyOf } from '@fieldpost/hex';
import { massWarfare } from '@fieldpost/rules-mass-warfare';
import { SIDE_NAMES, sideOf } from '@fieldpost/rules-mass-warfare/catalogue';
import { checkedMap, isError, MAP_FAULTS, type MapFault, writeMap } from '@fieldpost/rules-mass-warfare/drawing';
import type { Verdict } from '../../../features/fields/verdict.tsx';
import { documentOf, placeOf } from './document.ts';
import { type Drawing, mapOf } from './drawing.ts';

/** One line of the list. `at`: the key of its hex; `grade`: an error is refused, an advice may stay. */
export type Finding = {
  readonly grade: 'error' | 'advice';
  readonly says: string;
  readonly rule: string | null;
  readonly at: string | null;
};
export type Checked = Verdict & { readonly findings: readonly Finding[] };

/** Everything that is wrong with a drawing, errors first; whether it could be played. */
export function checked(drawing: Drawing): Checked {
  const { faults } = checkedMap(writeMap(mapOf(drawing)));
  const findings = gathered(faults).map((fault) => findingOf(drawing, fault));
  const [error] = findings.filter(({ grade }) => grade === 'error');
  if (error !== undefined) return { ok: false, sentence: sentence(error), rule: error.rule, findings };
  const odd = contradictionIn(drawing);
  return odd === null
    ? { ok: true, findings }
    : { ok: false, sentence: sentence(odd), rule: odd.rule, findings: [odd, ...findings] };
}

const sentence = ({ says, at }: Finding): string => (at === null ? says : `${says} (${at})`);

/** Errors first; of a map that is not symmetric the first hex, with the number of the others. */
function gathered(faults: readonly MapFault[]): readonly MapFault[] {
  const odd = faults.filter(({ code }) => code === 'SYMMETRY');
  const others = faults.filter(({ code }) => code !== 'SYMMETRY');
  return [...others.filter(isError), ...others.filter((fault) => !isError(fault)), ...odd.slice(0, 1)];
}

function findingOf({ seats }: Drawing, { code, at, seat }: MapFault): Finding {
  const { grade, says, rule } = MAP_FAULTS[code];
  const side = sideOf(seat ?? 0);
  const home = side === null ? undefined : seats[(seat ?? 1) - 1]?.home;
  const place = at ?? home ?? null;
  const whose = side === null ? '' : `${SIDE_NAMES[side]}: `;
  return { grade, says: `${whose}${says}`, rule, at: place === null ? null : keyOf(place) };
}

/** The set-up's refusal of a position on a valid map. */
function contradictionIn(drawing: Drawing): Finding | null {
  const setup = setupOf(massWarfare, { scenario: documentOf(drawing), options: {} });
  const state = setup.ok ? massWarfare.setUp(setup.value, fastChance(1)) : setup;
  if (state.ok) return null;
  const { fault } = state;
  const says = sentenceOf(massWarfare.texts, fault) ?? fault.code;
  const place = fromKey(placeOf(drawing, fault.at) ?? '');
  return { grade: 'error', says, rule: fault.rule, at: place === null ? null : keyOf(place) };
}

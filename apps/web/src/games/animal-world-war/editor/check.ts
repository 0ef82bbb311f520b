/** Checks a drawing by the game's own parser and set-up: what they say is what the service will say. */
import { type DocumentFault, fastChance, type Json, sentenceOf, setupOf } from '@fieldpost/engine';
import { animalWorldWar, type Battle } from '@fieldpost/rules-animal-world-war';
import { documentOf } from './document.ts';
import type { Drawing } from './drawing.ts';

export type Checked =
  | { readonly ok: true; readonly battle: Battle }
  | { readonly ok: false; readonly sentence: string; readonly rule: string | null };

/** The start of a match on this drawing, with one possible deal of its random parts; or why it cannot start. */
export function checked(drawing: Drawing): Checked {
  const setup = setupOf(animalWorldWar, { scenario: documentOf(drawing) as Json, options: {} });
  if (!setup.ok) return refused(setup.fault);
  const state = animalWorldWar.setUp(setup.value, fastChance(1));
  if (!state.ok) return refused(state.fault);
  return { ok: true, battle: state.value.battle };
}

function refused(fault: DocumentFault): Checked {
  return { ok: false, sentence: sentenceOf(animalWorldWar.texts, fault) ?? fault.code, rule: fault.rule };
}

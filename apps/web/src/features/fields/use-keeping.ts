import type { Json } from '@fieldpost/client';
import { useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { usualClock } from '../create/draft.ts';
import { bringSalt } from '../dice/bringing.ts';
import { useSending } from '../forms/use-sending.ts';
import { enter } from '../sign-in/enter.ts';
import { type CustomScenario, PLAY_SCENARIO, SAVE_SCENARIO } from './operations.ts';

/** A drawing as it is kept: a scenario document of its game. */
export type Drawn = {
  /** The id of the game. */
  readonly ruleSet: string;
  readonly title: string;
  readonly document: Json;
  /** The side of the player who opens a match on it. */
  readonly side: string;
};

/** Keeps a drawing and begins matches on it. Somebody else's is kept as a copy. */
export function useKeeping({ ruleSet, title, document, side }: Drawn, first: CustomScenario | null) {
  const [kept, setKept] = useState(first?.mine ? first : null);
  const { busy, fault, run } = useSending();
  // As the service keeps it, a document names all that is left out here: what was sent is compared.
  const written = JSON.stringify([title, document]);
  const [sent, setSent] = useState(kept === null ? '' : written);
  const unchanged = kept !== null && sent === written;
  const save = async (): Promise<CustomScenario | null> => {
    if (unchanged) return kept;
    const input = { id: kept?.id ?? null, ruleSet, title, document, revision: kept?.revision ?? null };
    const saved = await run(() => ask(SAVE_SCENARIO, { input }));
    if (saved === null) return null;
    setKept(saved.saveScenario);
    setSent(written);
    window.history.replaceState(null, '', `/fields/${saved.saveScenario.id}`);
    return saved.saveScenario;
  };
  const play = async (): Promise<void> => {
    const saved = await save();
    if (saved === null) return;
    const plain = { ruleSet, scenario: 'custom', side, listed: true, options: {}, clock: usualClock() };
    const input = { ...plain, title: saved.title, customScenario: saved.id };
    const made = await run(() => bringSalt((brought) => ask(PLAY_SCENARIO, { input: { ...input, ...brought } })));
    if (made !== null) enter(`/matches/${made.createMatch.id}`);
  };
  return { kept, busy, fault, unchanged, save, play };
}

'use client';
import type { Best } from '@fieldpost/rules-world-war-awesome/advice';
import { samePos, unitOf } from '@fieldpost/rules-world-war-awesome/table';
import { useEffect, useMemo, useState } from 'react';
import { actionOf, choicesOf, suggestionWords } from './menu.ts';
import type { Situation } from './situation.ts';
import type { Picked, Suggestion } from './turn.ts';
import { waysOf } from './ways.ts';

type Known = { readonly of: Situation['view'] | null; readonly all: readonly Suggestion[] };

/** One line for each who can act, the best first by the weights of the computer player (W-9). Until they are known, in their order. */
export function useSuggestions(situation: Situation, subjects: readonly string[]): readonly Suggestion[] {
  const { view, chair, war } = situation;
  const [known, setKnown] = useState<Known>({ of: null, all: [] });
  const wanted = war.phase === 'main' && subjects.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the situation, the view and the seat decide what can be done
  useEffect(() => {
    if (!wanted || chair === null) return;
    let isWanted = true;
    void ranked(situation, subjects, () => isWanted).then((all) => {
      if (isWanted) setKnown({ of: view, all });
    });
    return () => {
      isWanted = false;
    };
  }, [view, chair, wanted, subjects]);
  return useMemo(() => (known.of === view ? known.all : subjects.map(unadvised)), [known, view, subjects]);
}

type Advice = typeof import('@fieldpost/rules-world-war-awesome/advice');
type Reckoning = typeof import('@fieldpost/rules-world-war-awesome/odds');

/** One after another, with the page free for touches in between. */
async function ranked(
  situation: Situation,
  subjects: readonly string[],
  goesOn: () => boolean,
): Promise<readonly Suggestion[]> {
  const [advice, reckoning] = await Promise.all([
    import('@fieldpost/rules-world-war-awesome/advice') as Promise<Advice>,
    import('@fieldpost/rules-world-war-awesome/odds') as Promise<Reckoning>,
  ]);
  const { view, chair } = situation;
  const found: { readonly worth: number; readonly line: Suggestion }[] = [];
  for (const subject of subjects) {
    if (!goesOn() || chair === null) return [];
    await new Promise((free) => setTimeout(free));
    const best = advice.bestOf(view, chair, subject);
    if (best === null) found.push({ worth: Number.NEGATIVE_INFINITY, line: unadvised(subject) });
    else found.push({ worth: best.worth, line: advised(situation, best, reckoning) });
  }
  return found.toSorted((one, other) => other.worth - one.worth).map(({ line }) => line);
}

const unadvised = (subject: string): Suggestion => ({ subject, words: '', picked: null });

function advised(situation: Situation, best: Best, reckoning: Reckoning): Suggestion {
  const words = `can ${suggestionWords(situation.view, best.command)}${chanceOf(situation, best, reckoning)}`;
  return { subject: best.subject, words, picked: pickedBy(situation, best) };
}

/** What a tap on the line chooses: who, where they end, and what they do there. */
export function pickedBy(situation: Situation, { subject, command }: Pick<Best, 'subject' | 'command'>): Picked {
  const [choice = null] = choicesOf(situation.view, [command]);
  const move = command.type === 'main.activate' ? command.move : null;
  if (move === null) return { subject, end: null, choice };
  const way = waysOf(situation, subject).find(
    ({ pos, flies }) => flies === (move.mode === 'jet') && samePos(pos, move.to),
  );
  return { subject, end: way?.subject ?? null, choice };
}

/** ": 50%" that the target falls; empty where no dice are thrown at one. */
function chanceOf({ war }: Situation, { subject, command }: Best, { oddsOf }: Reckoning): string {
  const unit = unitOf(war, subject);
  const action = actionOf(command);
  if (unit === null || command.type !== 'main.activate' || action === null) return '';
  if (action.type !== 'attack' && action.type !== 'mount') return '';
  const { target } = action;
  if (!('unit' in target)) return '';
  const fate = oddsOf(war, unit.id, command.move?.to ?? unit.at, action).fates.find((one) => one.unit === target.unit);
  return fate === undefined ? '' : `: ${Math.round(fate.removed * 100)}%`;
}

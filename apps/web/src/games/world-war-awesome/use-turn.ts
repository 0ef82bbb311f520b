'use client';
import { type Command, isInside, menuOf, subjectsOf, tankOf, unitOf } from '@fieldpost/rules-world-war-awesome/table';
import { useMemo } from 'react';
import { nextIn } from '../../map-kit/two-step/picking.ts';
import { usePicked } from '../../map-kit/two-step/use-picked.ts';
import { choicesOf, isProposed } from './menu.ts';
import { type Places, placeOfSubject } from './places.ts';
import type { RoundDraft } from './round-orders.ts';
import type { Situation } from './situation.ts';
import { type TankDraft, useTankDraft } from './tank-order.ts';
import { tapHex, tapRegion } from './tapping.ts';
import { NOBODY, type Picked, type Turn, type Way } from './turn.ts';
import { NO_ODDS, useOdds } from './use-odds.ts';
import { useSuggestions } from './use-suggestions.ts';
import { menuFor, walkOf, waysOf } from './ways.ts';

const NO_SUBJECTS: readonly string[] = [];

/** Windows in which nobody has to be picked first. */
const PLAIN: ReadonlySet<string> = new Set(['setupTank', 'setupSupport', 'awaitAction', 'decision', 'tankops']);

export function useTurn(situation: Situation, places: Places): Turn {
  const subjects = useSubjects(situation);
  const { picked, pick: choose, asked, ask } = usePicked(NOBODY, (one) => kept(situation, subjects, one));
  const { ways, choices } = useOffers(situation, picked);
  const suggestions = useSuggestions(situation, subjects);
  const odds = useOdds(situation, picked);
  const tankDraft = useTankDraft(situation.war, situation.chair);
  const draft = seenFirst(situation, tankDraft);
  const { pick, pickAt, pickSubject } = picksOf(situation, places, choose);
  const orders = ordersOf(situation, picked, draft, pick);
  const turn = {
    situation,
    places,
    picked,
    pick,
    pickSubject,
    pickAt,
    subjects,
    suggestions,
    ways,
    choices,
    odds: picked.choice === null ? NO_ODDS : odds,
    draft,
    endAt: (way: Way) => pick({ subject: picked.subject, end: way.subject, choice: walkOf(situation, way) }),
    ...orders,
    next: () => {
      const after = nextIn(subjects, picked.subject);
      if (after !== null) pickSubject(after);
    },
    asked,
    ask,
  };
  return { ...turn, tap: (key) => tapHex(turn, key), tapRegion: (region) => tapRegion(turn, region) };
}

/** Picks somebody, and looks at the board where they stand. */
function picksOf(situation: Situation, places: Places, choose: (next: Picked) => void) {
  const pick = (next: Picked) => {
    endMotion(situation);
    choose(next);
  };
  const pickAt = (next: Picked) => {
    pick(next);
    if (next.subject !== null) goToSubject(situation, places, next.subject);
  };
  return { pick, pickAt, pickSubject: (one: string) => pickAt({ subject: one, end: null, choice: null }) };
}

function useSubjects({ view, chair, choosing }: Situation): readonly string[] {
  return useMemo(
    () => (choosing && chair !== null ? subjectsOf(view, chair, null).filter((one) => one !== '') : NO_SUBJECTS),
    [view, chair, choosing],
  );
}

/** The places where the picked unit can end, and its actions from there. */
function useOffers(situation: Situation, { subject, end }: Picked): Pick<Turn, 'ways' | 'choices'> {
  const { view, chair, choosing } = situation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be done depends on the view and the seat alone
  const ways = useMemo(() => waysOf(situation, subject), [view, chair, choosing, subject]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const choices = useMemo(() => menuFor(situation, subject, end), [view, chair, choosing, subject, end]);
  return { ways, choices };
}

/** A tap ends the animation. */
function endMotion({ props: { motion, onMotionEnd } }: Situation): void {
  if (motion !== null) onMotionEnd(motion.key);
}

function seenFirst(situation: Situation, draft: TankDraft): TankDraft {
  return {
    ...draft,
    change: (part) => {
      endMotion(situation);
      draft.change(part);
    },
    take: (attack) => {
      endMotion(situation);
      draft.take(attack);
    },
    aimAt: (key) => {
      endMotion(situation);
      draft.aimAt(key);
    },
  };
}

type Orders = Pick<Turn, 'give' | 'carryOut'>;

function ordersOf(situation: Situation, picked: Picked, draft: TankDraft, pick: Turn['pick']): Orders {
  const give = (command: Command) => {
    if (!situation.ready) return;
    pick(NOBODY);
    void situation.send(command);
  };
  const carryOut = () => {
    const { round, war } = situation;
    if (picked.choice !== null && !isProposed(picked.choice)) return;
    const command = picked.choice?.command;
    if (war.phase === 'plan') {
      if (draft.fault === null) give(round === null ? draft.order : roundOrders(draft, round));
    } else if (round !== null && (command?.type === 'deploy.unit' || command?.type === 'deploy.device')) {
      round.add(command);
      pick(NOBODY);
    } else if (command !== undefined) give(command);
  };
  return { give, carryOut };
}

function roundOrders({ order: { type: _, ...order } }: TankDraft, { tokens }: RoundDraft): Command {
  return { type: 'round.orders', order, tokens };
}

/** Shows where the picked one stands, or where they may come in. */
function goToSubject(situation: Situation, places: Places, subject: string): void {
  const { war, chair, view } = situation;
  if (war.phase === 'main') show(situation, places, subject);
  if (war.phase !== 'deploy' || chair === null) return;
  const first = choicesOf(view, menuOf(view, chair, subject))[0]?.command;
  if (first?.type === 'deploy.device') places.go('wireless');
  else if (first?.type === 'deploy.unit') places.go(first.via === 'tank' ? chair.side : 'field');
}

function show(situation: Situation, places: Places, subject: string): void {
  const place = placeOfSubject(situation, subject);
  if (place === 'A' || place === 'B') places.lift(place, true);
  const at = unitOf(situation.war, subject)?.at;
  const roof = at === undefined || isInside(at.layer) ? null : tankOf(at.layer);
  if (roof !== null) places.lift(roof, false);
  const isElsewhere = places.at !== 'field' && places.at !== place;
  if (isElsewhere || place === 'wireless') places.go(place);
}

/** Unpicks a unit that can do nothing any more; some windows need no picking. */
function kept({ choosing, war }: Situation, subjects: readonly string[], picked: Picked): Picked {
  if (!choosing) return NOBODY;
  if (PLAIN.has(war.phase)) return picked.subject === '' ? picked : { subject: '', end: null, choice: null };
  return picked.subject !== null && subjects.includes(picked.subject) ? picked : NOBODY;
}

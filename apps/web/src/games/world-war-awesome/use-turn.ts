'use client';
import { hexOfKey, isShown, keyOfHex, placeShown } from '@fieldpost/boards/world-war-awesome';
import {
  type Command,
  isInside,
  menuOf,
  type Pos,
  projected,
  samePos,
  subjectsOf,
  tankOf,
  unitOf,
  writePos,
} from '@fieldpost/rules-world-war-awesome/table';
import { startTransition, useMemo } from 'react';
import { nextIn } from '../../map-kit/two-step/picking.ts';
import { usePicked } from '../../map-kit/two-step/use-picked.ts';
import { type Choice, choicesOf } from './menu.ts';
import { type Places, placeOfSubject } from './places.ts';
import type { Situation } from './situation.ts';
import { type TankDraft, useTankDraft } from './tank-order.ts';
import { NO_ODDS, type OddsWords, useOdds } from './use-odds.ts';

/** Who is picked, where they are to end, and what they are to do from there. */
export type Picked = {
  /** A unit, a device, a token's side; '' = what needs nobody; null: nobody is picked. */
  readonly subject: string | null;
  /** Where a unit ends: a finer subject of the rules ("u14>9,8"); null: where it stands. */
  readonly end: string | null;
  readonly choice: Choice | null;
};
export const NOBODY: Picked = { subject: null, end: null, choice: null };

/** Where a unit can end. */
export type Way = { readonly subject: string; readonly pos: Pos; readonly flies: boolean };

export type Turn = {
  readonly situation: Situation;
  readonly places: Places;
  readonly picked: Picked;
  readonly pick: (picked: Picked) => void;
  readonly pickSubject: (subject: string) => void;
  /** Who may still be ordered something. */
  readonly subjects: readonly string[];
  readonly ways: readonly Way[];
  /** What can be done from where the picked one ends. */
  readonly choices: readonly Choice[];
  readonly odds: OddsWords;
  readonly draft: TankDraft;
  /** Picks where a unit ends. */
  readonly endAt: (way: Way) => void;
  readonly give: (command: Command) => void;
  readonly carryOut: () => void;
  readonly next: () => void;
  readonly tap: (key: string) => void;
  readonly tapRegion: (region: string) => void;
  readonly asked: boolean;
  readonly ask: (asked: boolean) => void;
};

const NO_CHOICES: readonly Choice[] = [];
const NO_WAYS: readonly Way[] = [];
const NO_SUBJECTS: readonly string[] = [];

/** Windows in which nobody has to be picked first. */
const PLAIN: ReadonlySet<string> = new Set(['setupTank', 'setupSupport', 'awaitAction', 'decision', 'tankops']);

export function useTurn(situation: Situation, places: Places): Turn {
  const { view, war, chair, choosing, ready } = situation;
  const tankDraft = useTankDraft(war, chair);
  const subjects = useMemo(
    () => (choosing && chair !== null ? subjectsOf(view, chair, null).filter((one) => one !== '') : NO_SUBJECTS),
    [view, chair, choosing],
  );
  const { picked, pick: choose, asked, ask } = usePicked(NOBODY, (one) => kept(situation, subjects, one));
  const { subject, end } = picked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be done depends on the view and the seat alone
  const ways = useMemo(() => waysOf(situation, subject), [view, chair, choosing, subject]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const choices = useMemo(() => menuFor(situation, subject, end), [view, chair, choosing, subject, end]);
  const odds = useOdds(situation, picked);

  // who touches something has seen enough of what moves
  const seen = () => {
    const { motion, onMotionEnd } = situation.props;
    if (motion !== null) onMotionEnd(motion.key);
  };
  const pick = (next: Picked) => {
    seen();
    choose(next);
  };
  const show = (one: string) => {
    const place = placeOfSubject(situation, one);
    if (place === 'A' || place === 'B') places.lift(place, true);
    const at = unitOf(war, one)?.at;
    const roof = at === undefined || isInside(at.layer) ? null : tankOf(at.layer);
    if (roof !== null) places.lift(roof, false);
    const isElsewhere = places.at !== 'field' && places.at !== place;
    if (isElsewhere || place === 'wireless') places.go(place);
  };
  const pickSubject = (one: string) => {
    pick({ subject: one, end: null, choice: null });
    if (war.phase === 'main') show(one);
    if (war.phase === 'deploy' && chair !== null) {
      const first = choicesOf(view, menuOf(view, chair, one))[0]?.command;
      if (first?.type === 'deploy.device') places.go('wireless');
      else if (first?.type === 'deploy.unit') places.go(first.via === 'tank' ? chair.side : 'field');
    }
  };
  const endAt = (way: Way) => pick({ subject, end: way.subject, choice: walkOf(situation, way) });
  const draft: TankDraft = {
    ...tankDraft,
    change: (part) => {
      seen();
      tankDraft.change(part);
    },
    aimAt: (key) => {
      seen();
      tankDraft.aimAt(key);
    },
  };
  const give = (command: Command) => {
    if (!ready) return;
    pick(NOBODY);
    void situation.send(command);
  };
  const carryOut = () => {
    if (war.phase === 'plan') {
      if (draft.fault === null) give(draft.order);
    } else if (picked.choice !== null) give(picked.choice.command);
  };
  const next = () => {
    const after = nextIn(subjects, subject);
    if (after !== null) pickSubject(after);
  };
  const tap = (key: string) => {
    if (!choosing) return say(situation, key);
    if (war.phase === 'plan') return draft.aimAt(key);
    const meant = meaningOf({ situation, places, picked, ways, choices, subjects }, key);
    if (meant === null) {
      pick(NOBODY);
      say(situation, key);
    } else if (typeof meant === 'string') pickSubject(meant);
    else if ('lift' in meant) places.lift(meant.lift, true);
    // the touch is painted first, what follows from it after that
    else startTransition(() => pick(meant));
  };
  const tapRegion = (region: string) => {
    if (!choosing) return;
    const here = choices.filter(({ spot }) => spot === region);
    if (here.length > 0) return pick({ ...picked, choice: after(here, picked.choice) });
    const own = subjects.filter((one) => regionOf(situation, one) === region);
    const one = own[(own.indexOf(subject ?? '') + 1) % Math.max(1, own.length)];
    if (one === undefined) pick(NOBODY);
    else pickSubject(one);
  };
  return {
    situation,
    places,
    picked,
    pick,
    pickSubject,
    subjects,
    ways,
    choices,
    odds: picked.choice === null ? NO_ODDS : odds,
    draft,
    endAt,
    give,
    carryOut,
    next,
    tap,
    tapRegion,
    asked,
    ask,
  };
}

const after = (all: readonly Choice[], now: Choice | null): Choice | null =>
  all[(all.findIndex(({ label }) => label === now?.label) + 1) % all.length] ?? null;

function say({ props }: Situation, key: string): void {
  props.say(key);
}

function regionOf({ view }: Situation, id: string): string | null {
  const all = [...view.war.devices, ...(view.own?.covered ?? [])];
  return all.find((one) => one.id === id)?.region ?? null;
}

/** Whoever can do nothing any more is no longer picked; some windows need no picking. */
function kept({ choosing, war }: Situation, subjects: readonly string[], picked: Picked): Picked {
  if (!choosing) return NOBODY;
  if (PLAIN.has(war.phase)) return picked.subject === '' ? picked : { subject: '', end: null, choice: null };
  return picked.subject !== null && subjects.includes(picked.subject) ? picked : NOBODY;
}

function waysOf({ view, war, chair, choosing }: Situation, subject: string | null): readonly Way[] {
  if (!choosing || chair === null || subject === null || war.phase !== 'main' || !subject.startsWith('u'))
    return NO_WAYS;
  return subjectsOf(view, chair, subject).flatMap((one): readonly Way[] => {
    const pos = posOf(one);
    return pos === null ? [] : [{ subject: one, pos, flies: one.includes('^') }];
  });
}

/** The place of a finer subject: "u14>in:A(1,0)", "u14^12,8". */
function posOf(subject: string): Pos | null {
  const [, layer, q, r] = /[>^](?:((?:in|roof):[AB])\()?(-?\d+),(-?\d+)\)?$/.exec(subject) ?? [];
  return q === undefined || r === undefined
    ? null
    : { layer: (layer ?? 'ground') as Pos['layer'], q: Number(q), r: Number(r) };
}

function menuFor(
  { view, war, chair, choosing }: Situation,
  subject: string | null,
  end: string | null,
): readonly Choice[] {
  if (!choosing || chair === null || subject === null) return NO_CHOICES;
  const unit = subject.startsWith('u') ? unitOf(war, subject) : null;
  const at = end ?? (unit === null ? subject : `${unit.id}>${writePos(unit.at)}`);
  return choicesOf(view, menuOf(view, chair, at));
}

type Tapping = Pick<Turn, 'situation' | 'places' | 'picked' | 'ways' | 'choices' | 'subjects'>;

/** What a touch of a hex means: somebody is picked, an end or a deed is, a roof is lifted; null: nothing at all. */
function meaningOf(
  { situation, places, picked, ways, choices, subjects }: Tapping,
  key: string,
): Picked | string | { readonly lift: 'A' | 'B' } | null {
  const { war } = situation;
  const hex = hexOfKey(key);
  if (hex === null) return null;
  const shown = placeShown(war, hex, places.lifted);
  const here = choices.filter(({ spot, command }) => spot === key && !isPlainMove(command));
  const way = ways.find(({ pos, subject }) => samePos(pos, shown) && !isStay(war, subject));
  const hidden = ways.find(({ pos }) => keyOfHex(projected(war, pos)) === key && !isShown(pos, places.lifted));
  const free = picked.end === null && way !== undefined;
  if (here.length > 0 && !free) return { ...picked, choice: after(here, picked.choice) };
  if (way !== undefined) return { subject: picked.subject, end: way.subject, choice: walkOf(situation, way) };
  if (hidden !== undefined) {
    const seat = tankOf(hidden.pos.layer);
    if (seat !== null && isInside(hidden.pos.layer)) return { lift: seat };
  }
  const own = subjects.find((one) => {
    const unit = unitOf(war, one);
    return unit !== null && keyOfHex(projected(war, unit.at)) === key && isShown(unit.at, places.lifted);
  });
  return own === picked.subject ? null : (own ?? null);
}

const isPlainMove = (command: Command): boolean => command.type === 'main.activate' && command.action === null;
const isStay = (war: Situation['war'], subject: string): boolean => {
  const [id = ''] = subject.split('>');
  const unit = unitOf(war, id);
  return unit !== null && subject === `${id}>${writePos(unit.at)}`;
};

/** The move alone to an end: the shortest way of it. */
function walkOf({ view, chair }: Situation, { subject }: Way): Choice | null {
  if (chair === null) return null;
  const moves = menuOf(view, chair, subject).filter(isPlainMove).slice(0, 1);
  return choicesOf(view, moves)[0] ?? null;
}

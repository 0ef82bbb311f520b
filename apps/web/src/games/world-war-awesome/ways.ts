/** Where a picked unit can end, and what can be done from there. */
import { type Command, menuOf, type Pos, subjectsOf, unitOf, writePos } from '@fieldpost/rules-world-war-awesome/table';
import { type Choice, choicesOf } from './menu.ts';
import type { Situation } from './situation.ts';
import type { Way } from './turn.ts';

const NO_CHOICES: readonly Choice[] = [];
const NO_WAYS: readonly Way[] = [];

export function waysOf({ view, war, chair, choosing }: Situation, subject: string | null): readonly Way[] {
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

export function menuFor(
  { view, war, chair, choosing }: Situation,
  subject: string | null,
  end: string | null,
): readonly Choice[] {
  if (!choosing || chair === null || subject === null) return NO_CHOICES;
  const unit = subject.startsWith('u') ? unitOf(war, subject) : null;
  const at = end ?? (unit === null ? subject : `${unit.id}>${writePos(unit.at)}`);
  return choicesOf(view, menuOf(view, chair, at));
}

export const isPlainMove = (command: Command): boolean => command.type === 'main.activate' && command.action === null;
export const isStay = (war: Situation['war'], subject: string): boolean => {
  const [id = ''] = subject.split('>');
  const unit = unitOf(war, id);
  return unit !== null && subject === `${id}>${writePos(unit.at)}`;
};

/** The move alone to an end: the shortest way of it. */
export function walkOf({ view, chair }: Situation, { subject }: Way): Choice | null {
  if (chair === null) return null;
  const moves = menuOf(view, chair, subject).filter(isPlainMove).slice(0, 1);
  return choicesOf(view, moves)[0] ?? null;
}

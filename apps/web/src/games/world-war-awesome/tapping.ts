/** What a touch of the three boards means. */
import { hexOfKey, isShown, keyOfHex, placeShown } from '@fieldpost/boards/world-war-awesome';
import { isInside, projected, samePos, tankOf, unitOf } from '@fieldpost/rules-world-war-awesome/table';
import { startTransition } from 'react';
import { type Choice, isProposed } from './menu.ts';
import { bestAt, isFoeAt, walkAndAttack } from './place-actions.ts';
import type { Situation } from './situation.ts';
import { NOBODY, type Picked, type Turn } from './turn.ts';
import { isPlainMove, isStay } from './ways.ts';

type Tapping = Omit<Turn, 'tap' | 'tapRegion'>;

/** A touch of a hex. */
export function tapHex(turn: Tapping, key: string): void {
  const { situation, draft } = turn;
  if (!situation.choosing) say(situation, key);
  else if (situation.war.phase === 'plan') draft.aimAt(key);
  else carryOut(turn, key, meaningOf(turn, key));
}

function carryOut({ situation, places, pick, pickSubject }: Tapping, key: string, meant: Meaning): void {
  if (meant === null) say(situation, key);
  // the touch is painted first, what follows from it after that
  startTransition(() => {
    if (meant === null) pick(NOBODY);
    else if (typeof meant === 'string') pickSubject(meant);
    else if ('lift' in meant) places.lift(meant.lift, true);
    else pick(meant);
  });
}

/** A touch of a region of the frequencies. */
export function tapRegion(turn: Tapping, region: string): void {
  const { situation, choices, picked, pick, pickSubject, subjects } = turn;
  if (!situation.choosing) return;
  const here = choices.filter((choice) => choice.spot === region && isProposed(choice));
  if (here.length > 0) {
    pick({ ...picked, choice: after(here, picked.choice) });
    return;
  }
  const own = subjects.filter((one) => regionOf(situation, one) === region);
  const one = own[(own.indexOf(picked.subject ?? '') + 1) % Math.max(1, own.length)];
  if (one === undefined) pick(NOBODY);
  else pickSubject(one);
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

/** Somebody is picked, an end or an action is, a roof is lifted; null: nothing at all. */
type Meaning = Picked | string | { readonly lift: 'A' | 'B' } | null;

/** What a touch of a hex means. */
function meaningOf({ situation, places, picked, ways, choices, subjects }: Tapping, key: string): Meaning {
  const { war } = situation;
  const hex = hexOfKey(key);
  if (hex === null) return null;
  const shown = placeShown(war, hex, places.lifted);
  const here = choices.filter((choice) => choice.spot === key && isProposed(choice) && !isPlainMove(choice.command));
  const way = ways.find(({ pos, subject }) => samePos(pos, shown) && !isStay(war, subject));
  const hidden = ways.find(({ pos }) => keyOfHex(projected(war, pos)) === key && !isShown(pos, places.lifted));
  const free = picked.end === null && way !== undefined;
  if (here.length > 0 && !free) return { ...picked, choice: after(here, picked.choice) };
  if (way !== undefined) return { subject: picked.subject, end: way.subject, choice: bestAt(situation, way) };
  if (hidden !== undefined) {
    const seat = tankOf(hidden.pos.layer);
    if (seat !== null && isInside(hidden.pos.layer)) return { lift: seat };
  }
  if (picked.subject !== null && isFoeAt(situation, key)) {
    const attack = walkAndAttack(situation, picked.subject, ways, key);
    if (attack !== null) return attack;
  }
  const own = subjects.find((one) => {
    const unit = unitOf(war, one);
    return unit !== null && keyOfHex(projected(war, unit.at)) === key && isShown(unit.at, places.lifted);
  });
  return own === picked.subject ? null : (own ?? null);
}

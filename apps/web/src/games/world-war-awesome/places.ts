/** The three places of the table: the battlefield, the open tank, the frequencies. */
import { ALL_CLOSED, type Lifted } from '@fieldpost/boards/world-war-awesome';
import { ABOUT } from '@fieldpost/rules-world-war-awesome/about';
import type { Seat } from '@fieldpost/rules-world-war-awesome/catalogue';
import {
  isInside,
  ownDevices,
  type Pos,
  SEATS,
  subjectsOf,
  tankOf,
  unitOf,
} from '@fieldpost/rules-world-war-awesome/table';
import { startTransition, useState } from 'react';
import type { Situation } from './situation.ts';

export type Place = 'field' | 'wireless' | Seat;

export type Places = {
  readonly at: Place;
  readonly go: (place: Place) => void;
  readonly lifted: Lifted;
  readonly lift: (seat: Seat, up: boolean) => void;
};

/** "Your tank", "Enemy tank"; for those who look on by its side. */
export function tankName(side: Seat | null, seat: Seat): string {
  if (side === null) return `${ABOUT.sideNames[seat]} tank`;
  return side === seat ? 'Your tank' : 'Enemy tank';
}

/** The board in sight, and the lifted roofs. */
export function usePlaces(): Places {
  const [at, setAt] = useState<Place>('field');
  const [lifted, setLifted] = useState<Lifted>(ALL_CLOSED);
  const lift = (seat: Seat, up: boolean) => setLifted((now) => (now[seat] === up ? now : { ...now, [seat]: up }));
  const show = (place: Place) => {
    setAt(place);
    if (place === 'A' || place === 'B') lift(place, true);
  };
  // the touch is painted first, the other board after that
  const go = (place: Place) => startTransition(() => show(place));
  return { at, go, lifted, lift };
}

/** Where somebody who may act is to be found. */
export function placeOfSubject({ view, war, chair }: Situation, subject: string): Place {
  if (chair !== null && ownDevices(view, chair.side).some(({ device }) => device.id === subject)) return 'wireless';
  const at: Pos | null = unitOf(war, subject)?.at ?? null;
  const seat = at === null ? null : tankOf(at.layer);
  return at !== null && seat !== null && isInside(at.layer) ? seat : 'field';
}

/** How many may still act in each place. */
export function countsOf(situation: Situation): Readonly<Record<Place, number>> {
  const counts: Record<Place, number> = { field: 0, wireless: 0, A: 0, B: 0 };
  const { view, chair, choosing, war } = situation;
  if (!choosing || chair === null) return counts;
  if (war.phase === 'main')
    for (const subject of subjectsOf(view, chair, null))
      if (subject !== '') counts[placeOfSubject(situation, subject)]++;
  return counts;
}

export const TANKS: readonly Seat[] = SEATS;

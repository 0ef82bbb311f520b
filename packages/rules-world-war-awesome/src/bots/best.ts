/** What each unit or device would best do now, by the weights of the computer player: a table lists it in words. */
import type { Json, Seat as SeatOf } from '@fieldpost/engine';
import type { Command } from '../commands.ts';
import { harmsOwn } from '../judging/own-harm.ts';
import { menuOf, subjectsOf } from '../menu.ts';
import type { Seat } from '../state.ts';
import type { View } from '../view.ts';
import { worthOf } from './appraisal.ts';
import { shortlistOf } from './shortlist.ts';

export type Best = { readonly subject: string; readonly command: Command; readonly worth: number };

/** The best legal order of one subject (a unit or a device) in the main phase; null: it has none but what hurts its own side. */
export function bestOf(view: View, seat: SeatOf<Seat>, subject: string): Best | null {
  const places = subjectsOf(view, seat, subject);
  const looked = places.length === 0 ? [subject] : shortlistOf(view as unknown as Json, seat, places, subject);
  const ranked = looked
    .flatMap((place) => menuOf(view, seat, place))
    .filter((command) => !harmsOwn(view, seat.side, command))
    .map((command): Best => ({ subject, command, worth: worthOf(view, seat, command) }));
  return ranked.reduce<Best | null>((best, one) => (best === null || one.worth > best.worth ? one : best), null);
}

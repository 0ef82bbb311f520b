import type { Json, Pending } from '@fieldpost/engine';
import type { TimeOutPolicy } from '../clock/clock-spec.ts';
import type { NotificationKind, NotificationReason } from './rules.ts';

/** All that the words of one notification are made of: what its reader may know, at the hour of posting. */
export type NotificationContext = {
  readonly notificationId: string;
  readonly kind: NotificationKind;
  readonly why: NotificationReason;
  readonly now: Date;
  /** The reason that a person gave, in their own words; null if none. */
  readonly reason: string | null;
  readonly reader: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly timeZone: string;
    readonly side: string;
  };
  readonly match: { readonly id: string; readonly title: string; readonly ruleSet: string };
  /** Names of the other players, in the order of their seats. */
  readonly others: readonly string[];
  /** Those of them on the reader's side. */
  readonly allies: readonly string[];
  /** Names of those that the letter tells of; all others where it is plain who that is, or nobody's business. */
  readonly by: readonly string[];
  /** The reader's side is out of a match that continues. */
  readonly out: boolean;
  readonly view: Json;
  /** What the match waits for, as the reader knows it; null before it starts. */
  readonly pending: Pending<string> | null;
  /** What the window asks, in a sentence of the rule set; null where it waits for nobody. */
  readonly asked: string | null;
  readonly awaited: boolean;
  /** When the reader's time ends; null while their clock is paused. */
  readonly deadline: Date | null;
  /** What happens when that time runs out. */
  readonly atEnd: TimeOutPolicy | 'vacation';
  /** The vacation of the notification, of the reader or of another side; null if none. */
  readonly vacation: {
    readonly names: readonly string[];
    readonly from: Date;
    readonly until: Date;
    readonly byItself: boolean;
  } | null;
  /** Steps that the reader knew when they acted last; the page opens there. */
  readonly since: number;
  /** What happened since, in at most five lines for people: the first matters most. */
  readonly story: readonly string[];
  /** What others have written in the match and the reader has not read: oldest first, on one line each. */
  readonly messages: readonly WrittenMessage[];
  /** Where an answer to these messages goes; null: they are not what the letter is about, or nobody can answer by mail. */
  readonly talkTo: { readonly address: string; readonly whom: string } | null;
  /** The match has moved on since: nothing of it is asked any more. */
  readonly past: boolean;
  readonly ending: { readonly by: string; readonly outcome: EndingOutcome } | null;
  /** The reader is a user of this address of the site. */
  readonly publicUrl: string;
  readonly unsubscribeUrl: string;
  /** What may be decided from the letter itself: label and address of a page that asks once more. Letters alone have them. */
  readonly buttons: readonly { readonly label: string; readonly url: string }[];
  /** Standing answers that may be left from the letter, likewise. */
  readonly standingOffers: readonly { readonly label: string; readonly url: string }[];
  /** Where orders in answer to the letter go; null: nobody can answer by mail, or nothing is asked. */
  readonly ordersTo: string | null;
};

/** A message as a letter tells of it. */
export type WrittenMessage = {
  readonly id: string;
  readonly from: string;
  readonly text: string;
};

export type EndingOutcome = {
  readonly reason: string;
  readonly places: readonly { readonly side: string; readonly place: number; readonly score: number | null }[];
};

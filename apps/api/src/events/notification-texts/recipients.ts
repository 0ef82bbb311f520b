/** The notification of an act: its recipients, and its id. */
import { type LegName, type LogEvent, legNamed, playersOf } from '@fieldpost/league';
import type { NoticeKind } from '../../notification-rules/notice.ts';
import { isolated } from '../../platform/names.ts';
import type { OpenedEvent } from '../opened-event.ts';
import { entryName } from '../teams/people.ts';

export type NotificationText = {
  readonly kind: NoticeKind;
  readonly entries: readonly string[];
  readonly form: string;
  readonly lines: readonly string[];
  readonly facts?: readonly (readonly [string, string | { readonly at: string }])[];
  /** The words of the button; not there: it opens the event. */
  readonly button?: string;
  /** Also notifies the people who acted. */
  readonly always?: boolean;
};

/** The event after an act, its tables before and after all acts that joined the log with it, and when the windows of a round end. */
export type TextContext = {
  readonly opened: OpenedEvent;
  readonly before: unknown;
  readonly after: unknown;
  readonly windowEnds: Date;
};
/** An act of one kind. */
export type Of<Kind extends LogEvent['kind']> = Extract<LogEvent, { readonly kind: Kind }>;

export const nameIn = ({ event }: OpenedEvent, id: string): string => {
  const entry = event.entries.find((one) => one.id === id);
  return entry ? isolated(entryName(entry)) : 'somebody';
};
/** All participants of the event: of teams also their members who have accepted. */
export const everybody = ({ event }: OpenedEvent): readonly string[] =>
  event.entries.filter(({ teamId, state }) => teamId === null || state === 'confirmed').map(({ id }) => id);
/** Those who act for entries: of teams their captains. */
export const holders = ({ event }: OpenedEvent): readonly string[] =>
  event.entries.filter(({ teamId }) => teamId === null).map(({ id }) => id);

/** Who plays the match that an act names, for its `a` and its `b`: at a missing board of a team the team itself, which is its captain. */
export function playersNamed({ ledger }: OpenedEvent, name: LegName): readonly [string, string] {
  const found = legNamed(ledger, name);
  const [a, b] = found === null ? [null, null] : playersOf(found.leg);
  return [a ?? name.a, b ?? name.b];
}

/** The notifications of each kind of act; kinds without an entry send none. */
export type TextsByKind = {
  readonly [Kind in LogEvent['kind']]?: (
    telling: TextContext,
    act: Of<Kind>,
    seq: number,
  ) => readonly NotificationText[];
};
